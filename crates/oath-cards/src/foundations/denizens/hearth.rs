//! Hearth: denizens that New Foundations changes or adds.

use super::new;
use crate::shared::*;
use oath_law::powers::book::Hook::{DealsIn, OnRest};
use oath_law::powers::book::Sides::Defender;
use oath_law::powers::book::*;
use oath_law::table::query::{Attempt, AttemptKind};
use oath_law::{Flow, Game, Me, Offered, Position, Shares};
use oath_model::Suit::Hearth;
use oath_model::*;

/// The cards.
pub const CARDS: [Entry; 16] = [
    // Draw a relic.
    new(3, "Tinker's Fair", Hearth)
        .site_only()
        .power(action(favor(3), |game, me| game.draw_relic(me.player))),
    // All favor of another bank moves to the Hearth bank.
    new(9, "Memory of Home", Hearth).power(action(secret(1).burn_secret(1), |game, me| {
        let others = Suit::ALL.into_iter().filter(|s| *s != Hearth);
        if let Some(bank) = choose_bank(game, me, others)? {
            game.favor_between_banks(bank, Hearth, u8::MAX);
        }
        Ok(())
    })),
    // All tokens on cards go home as in the Rest Phase, and its player's facedown secrets turn up.
    new(22, "A Round of Ale", Hearth).site_only().power(when_played(|game, me| {
        game.return_all_tokens(me.player, None);
        Ok(())
    })),
    // Bury a relic you hold to gain 1 secret.
    new(23, "Relic Breaker", Hearth).power(action(FREE, |game, me| {
        let held = game.held_relics(me.player).filter(|relic| relic.card != Card::SCEPTER).collect();
        if let Some(relic) = choose_relic(game, me, held)? {
            game.bury_card(me.player, relic);
            game.gain_secrets(me.player, 1);
        }
        Ok(())
    })),
    // With a faceup adviser that matches a card at its site: all warbands there become yours.
    new(24, "Ballot Box", Hearth).site_only().power(action(favor(2), |game, me| {
        let Some(site) = game.site_of(me.card()) else {
            return Ok(());
        };
        let advisers: SuitSet = game.faceup_advisers(me.player).filter_map(|c| game.suit_of(c)).collect();
        let matches = game.suits_at(site).any(|suit| advisers.contains(suit));
        if matches && may_man(game, me.player, site) {
            game.replace_warbands(me.player, site);
        }
        Ok(())
    })),
    // Sites may change hands in deals of whoever has access to it.
    new(25, "Deed Writer", Hearth).power(persistent(DealsIn(|position, me, from, to, kinds| {
        kinds.sites |= [from, to].into_iter().any(|party| may_use(position, me, party));
    }))),
    // Trade with a card that carries one secret and nothing else.
    new(63, "Old Songs", Hearth).power(trade_modifier(FREE, |position, _, plan| {
        let needed = !plan.with_one_secret && !position.state.tokens[plan.card.index()].is_empty();
        plan.with_one_secret = true;
        needed
    })),
    // Who rules no Hearth card cannot campaign against the holder.
    new(64, "Diplomat", Hearth).adviser_only().power(forbids(
        &[AttemptKind::Target],
        |position, me, attempt, verdict| {
            if let Attempt::Target { player, defender, .. } = attempt
                && *defender == Ruler::Player(me.player)
                && !cards_of(position, Hearth).any(|c| rules_against(position, *player, me.player, c))
            {
                verdict.forbid(me);
            }
        },
    )),
    // Who musters on this card gains 1 favor of the Hearth bank.
    new(65, "Village Idiot", Hearth)
        .site_only()
        .power(muster_modifier(FREE, |_, me, plan| plan.card == me.card()).then(gain_hearth_favor)),
    // Name a suit and draw discards here until it appears: that card is kept. No other modifier.
    new(66, "Spinning Bee", Hearth).power(
        search_modifier(FREE, |position, me, plan| {
            let here = DrawFrom::Pile(position.region_of(plan.player));
            let alone = plan.source == Some(here) && plan.using.powers.is_empty();
            if let (Detail::Suit(suit), true) = (me.detail, alone) {
                (plan.until, plan.using.alone) = (Some(suit), true);
            }
            alone
        })
        .with(|_, _| Suit::ALL.into_iter().map(Detail::Suit).collect()),
    ),
    // Move 1 favor of a bank onto the People's Favor, or burn 1 favor of it.
    new(67, "Firebrand", Hearth).power(action(secret(1), |game, me| {
        let banner = Banner::PeoplesFavor;
        let burn = (game.state.banners[banner].tokens > 0).then_some(Brand::Burn);
        let deeds: Offered<Brand> = banks_with_favor(game).map(Brand::Feed).chain(burn).collect();
        match choose_any(game, me, What::Bank, deeds)? {
            Some(Brand::Feed(bank)) => game.favor_from_bank_to_banner(bank, 1),
            Some(Brand::Burn) => {
                game.burn_off_banner(me.player, banner, 1);
            }
            None => {}
        }
        Ok(())
    })),
    // One more defense die if a target is in the Cradle.
    new(68, "Watchdog", Hearth).power(battle_plan(Defender, FREE).defense_dice(|position, _| {
        let campaign = position.battle();
        let raided = campaign.defending_player().filter(|_| campaign.pawn);
        let cradle = !campaign.sites.and(Region::Cradle.sites()).is_empty()
            || raided.is_some_and(|player| position.region_of(player) == Region::Cradle);
        u8::from(cradle)
    })),
    // Take the People's Favor by its challenge ribbon.
    new(69, "Favored Son", Hearth).adviser_only().locked().power(when_played(|game, me| {
        let (player, banner) = (me.player, Banner::PeoplesFavor);
        let open = game.permitted(&Attempt::Take { player, prize: Holding::Banner(banner) }).is_ok();
        if open && !game.holds_banner(player, banner) {
            game.take_as_challenged(player, banner)?;
        }
        Ok(())
    })),
    // Gain 1 favor for each Hearth card you rule, from any banks.
    new(70, "Town Meeting", Hearth).power(when_played(|game, me| {
        let guests = cards_of(game, Hearth).filter(|c| game.rules_card(me.player, *c)).count() as u8;
        let banks: Shares<Suit> = banks_with_favor(game).map(|s| (s, game.state.banks[s])).collect();
        let n = guests.min(banks.iter().map(|(_, n)| *n).sum());
        for (bank, n) in game.split(me.player, Ask::For(me.source, What::Bank), banks, n, n)? {
            game.gain_favor(me.player, bank, n);
        }
        Ok(())
    })),
    // In each Rest its ruler may move favor from cards at sites of its region to one bank.
    new(71, "League Treaty", Hearth).site_only().power(persistent(OnRest(|game, me, _| {
        let region = region_here(game, me).sites();
        let cards = region.flat_map(|s| game.cards_at(s).iter().copied());
        let favor = |card: Card| game.state.tokens[card.index()].favor;
        let rich: Shares<Card> = cards.map(|c| (c, favor(c))).filter(|(_, n)| *n > 0).collect();
        if me.is_bandits() || rich.is_empty() {
            return Ok(());
        }
        let ask = Ask::For(me.source, What::Bank);
        if let Some(bank) = game.choose_or_pass(me.player, ask, Suit::ALL)? {
            let most = rich.iter().map(|(_, n)| *n).sum();
            for (card, n) in game.split(me.player, Ask::For(me.source, What::Card), rich, 1, most)? {
                game.favor_from_card_to_bank(card, bank, n);
            }
        }
        Ok(())
    }))),
    // Trade with any card of the region.
    new(72, "Skilled Merchants", Hearth).adviser_only().power(
        trade_modifier(FREE, |position, _, plan| {
            let here = plan.at.unwrap_or_else(|| position.site_of_pawn(plan.player));
            let region = here.region().sites();
            let there = position.site_of(plan.card).filter(|s| region.contains(*s));
            let needed = there.is_some_and(|s| !plan.reach.contains(s));
            plan.reach = plan.reach.or(region);
            needed
        })
        .far(),
    ),
];

/// What Firebrand does to the People's Favor.
#[derive(Clone, Copy, PartialEq)]
enum Brand {
    Feed(Suit),
    Burn,
}

impl Handle for Brand {
    fn choice(self) -> Choice {
        match self {
            Brand::Feed(bank) => bank.choice(),
            Brand::Burn => Banner::PeoplesFavor.choice(),
        }
    }
}

/// Village Idiot's favor.
fn gain_hearth_favor(game: &mut Game, me: Me) -> Flow {
    game.gain_favor(me.player, Hearth, 1);
    Ok(())
}

/// Does the player rule the card in a campaign against this defender? A Citizen who attacks an Imperial does not count
/// as a ruler of the Empire's sites (26.8).
fn rules_against(position: &Position, player: Player, defender: Player, card: Card) -> bool {
    let feud = position.is_citizen(player) && !position.is_exile(defender);
    position.rules_card(player, card) && (!feud || position.holder_of(card) == Some(player))
}
