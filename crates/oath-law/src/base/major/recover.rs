//! Recover (Law 5.4): relics at one's site, and banners from anywhere.

use crate::acts::*;
use crate::kernel::{Flow, Game};
use crate::powers::book::{Hook, HookKind, Kind, RelicPrice};
use crate::table::query::Attempt;
use crate::table::query::Position;
use oath_model::*;

/// Is the Recover lawful and payable as it is planned?
pub(in crate::base) fn check(position: &Position, plan: &RecoverPlan) -> Result<(), Refused> {
    let player = plan.player;
    check_supply(position, player, plan.supply)?;
    let cost = plan.using.cost;
    match plan.prize {
        Prize::SiteRelic(site, i) => {
            let relic = position.state[site].relics[i as usize];
            match position.book.site(position.state[site].card).price {
                RelicPrice::None => return Err(refuse(Why::NoPrice, &"5.4.2")),
                RelicPrice::PlaceFavor(n, _) | RelicPrice::BurnFavor(n) => {
                    check_favor(position, player, cost.all_favor() + n, &"5.4.2")?;
                }
                RelicPrice::BurnSecrets(n) => {
                    check_secrets(position, player, cost.all_secrets() + n, &"5.4.2")?
                }
            }
            position.permitted(&Attempt::Take { player, prize: Holding::Relic(relic) })?;
        }
        Prize::Banner(banner @ Banner::PeoplesFavor) => {
            let need = position.state.banners[Banner::PeoplesFavor].tokens + 1;
            check_favor(position, player, cost.all_favor() + need, &"5.4.2")?;
            check_banner(position, player, banner)?;
        }
        Prize::Banner(banner @ Banner::DarkestSecret) => {
            let need =
                (position.state.banners[Banner::DarkestSecret].tokens + 1).saturating_sub(plan.added_secrets);
            check_secrets(position, player, cost.all_secrets() + need, &"5.4.2")?;
            check_darkest_secret(position, player)?;
            check_banner(position, player, banner)?;
        }
    }
    position.permitted(&Attempt::Recover { player, prize: plan.prize })
}

fn check_banner(position: &Position, player: Player, banner: Banner) -> Result<(), Refused> {
    position.permitted(&Attempt::Take { player, prize: Holding::Banner(banner) })
}

/// 5.4.1: from another holder only if a card at their site shows a suit none of their faceup
/// advisers has.
fn check_darkest_secret(position: &Position, player: Player) -> Result<(), Refused> {
    let Some(holder) = position.state.banners[Banner::DarkestSecret].holder.filter(|h| *h != player) else {
        return Ok(());
    };
    let site = position.site_of_pawn(holder);
    let mut suits = position.suits_at(site);
    if suits.is_empty() {
        return Err(refuse(Why::SecretAlone, &"5.4.1"));
    }
    let open = suits.any(|suit| position.advisers_of_suit(holder, suit) == 0);
    if open { Ok(()) } else { Err(refuse(Why::SecretGuarded, &"5.4.1")) }
}

fn base(player: Player, prize: Prize) -> RecoverPlan {
    RecoverPlan::new(player, prize, 1)
}

fn prizes(position: &Position, player: Player) -> impl Iterator<Item = Prize> + use<> {
    let here = position.site_of_pawn(player);
    let relics = (0..position.state[here].relics.len() as u8).map(move |i| Prize::SiteRelic(here, i));
    relics.chain(Banner::ALL.map(Prize::Banner))
}

pub(crate) fn can_recover(position: &Position, player: Player) -> Result<(), Refused> {
    check_supply(position, player, 1)?;
    let mut modifiers = Modifiers::default();
    let possible = |prize| modifiers.possible(position, &base(player, prize));
    nearest_of(prizes(position, player).map(possible)).unwrap_or(Ok(()))
}

pub(crate) fn recover(game: &mut Game, player: Player) -> Flow {
    let options = prizes(game, player);
    let mut modifiers = Modifiers::default();
    let prize = game.choose_lawful(player, Ask::Target(Major::Recover), options, |position, prize| {
        modifiers.possible(position, &base(player, prize))
    })?;
    let Some(prize) = prize else { return Ok(()) };
    carry_out(game, base(player, prize))
}

/// A Recover of this prize for no Supply.
pub(in crate::base) fn free(player: Player, prize: Prize) -> RecoverPlan {
    RecoverPlan::new(player, prize, 0)
}

/// Recover as planned, with modifiers.
pub(in crate::base) fn carry_out(game: &mut Game, plan: RecoverPlan) -> Flow {
    let (player, prize) = (plan.player, plan.prize);
    let Some(plan) = begin(game, plan)? else { return Ok(()) };
    game.spend_supply(player, plan.supply);
    match prize {
        Prize::SiteRelic(site, i) => {
            let relic = game.state[site].relics[i as usize];
            pay_relic(game, player, site);
            game.recover_relic(player, relic)?;
            if plan.gain_supply > 0 {
                game.gain_supply(player, plan.gain_supply);
            }
            Ok(())
        }
        Prize::Banner(Banner::PeoplesFavor) => recover_peoples_favor(game, player),
        Prize::Banner(Banner::DarkestSecret) => recover_darkest_secret(game, player, plan.added_secrets),
    }
}

fn pay_relic(game: &mut Game, player: Player, site: Site) {
    match game.book.site(game.state[site].card).price {
        RelicPrice::None => {}
        RelicPrice::PlaceFavor(n, bank) => {
            game.favor_to_bank(player, bank, n);
        }
        RelicPrice::BurnFavor(n) => {
            game.burn_favor(player, n);
        }
        RelicPrice::BurnSecrets(n) => {
            game.burn_secrets(player, n);
        }
    }
}

/// 5.4.4: the old favor goes to the banks one by one, the paid favor is the new stack.
fn recover_peoples_favor(game: &mut Game, player: Player) -> Flow {
    let old = game.state.banners[Banner::PeoplesFavor].tokens;
    let price =
        game.number(player, Ask::BannerPrice(Banner::PeoplesFavor), old + 1, game.favor_of(player))?;
    let mut bank = game.choose(player, Ask::FirstBank, Suit::ALL)?;
    game.state_mut().banners[Banner::PeoplesFavor].tokens = 0;
    game.favor_to_banner(player, price);
    let state = game.state_mut();
    for _ in 0..old {
        state.banks[bank] += 1;
        bank = bank.next();
    }
    game.move_banner(player, Banner::PeoplesFavor);
    let mob = game.any_with(HookKind::RecoveredAsMob);
    game.turn_mob(mob);
    game.after_recover(player, Holding::Banner(Banner::PeoplesFavor), price)
}

/// 5.4.4: one old secret to the taker, the rest to the previous holder, or to the shared bank.
fn recover_darkest_secret(game: &mut Game, player: Player, added: u8) -> Flow {
    let banner = Banner::DarkestSecret;
    let old = game.state.banners[banner].tokens;
    let least = (old + 1).saturating_sub(added);
    let own = game.number(player, Ask::BannerPrice(banner), least, game.state[player].secrets)?;
    let holder = game.state.banners[banner].holder;
    let state = game.state_mut();
    state[player].secrets -= own;
    state.banners[banner].tokens = own + added;
    state[player].secrets += 1.min(old);
    if let Some(holder) = holder {
        state[holder].secrets += old.saturating_sub(1);
    }
    game.tell(Event::Secrets { from: Purse::Player(player), to: Purse::Banner(banner), n: own + added });
    game.move_banner(player, banner);
    game.after_recover(player, Holding::Banner(banner), own + added)
}

impl Game<'_> {
    /// Take a relic as recovering it: by the action, or as the reward of a Homeland.
    ///
    /// # Errors
    /// The pause of a question.
    pub fn recover_relic(&mut self, player: Player, relic: Card) -> Flow {
        self.take_relics(player, RelicSet::just(relic))?;
        self.after_recover(player, Holding::Relic(relic), 0)
    }

    /// Powers that answer a Recover.
    fn after_recover(&mut self, player: Player, prize: Holding, paid: u8) -> Flow {
        if !self.any_with(HookKind::AfterRecover) {
            return Ok(());
        }
        for me in self.answering(HookKind::AfterRecover) {
            if let Kind::Persistent(Hook::AfterRecover(run)) = self.book.power(me.source, me.power).kind {
                self.run_noting(me, |game| run(game, me, player, prize, paid))?;
            }
        }
        Ok(())
    }
}
