//! A campaign, as far as both rulebooks mean the same by it: what lies on the table while it is fought,
//! the forces and dice (`battle`), the use of battle plans (`plans`), and what cards can do to it
//! (`verbs`). Its course from step to step is each rulebook's own.

mod battle;
mod plans;
mod targets;
mod verbs;

pub use battle::plain_shields;
pub(crate) use battle::{Places, field_forces, lose, roll, sacrifice, take_rule, targeted_places, total};
pub(crate) use plans::{Settled, end_plans, plans_of, resolve_plans, takes_choice, use_battle_plans};
pub(crate) use targets::{change_declared, join_force, may_target, note_targets, target_prices};

use crate::kernel::{Flow, Game, Offered, Shares};
use crate::powers::Me;
use crate::powers::book::{Hook, HookKind, Kind};
use crate::table::query::Position;
use arrayvec::ArrayVec;
use oath_model::*;

/// Warbands set aside by a battle plan instead of being killed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rescue {
    /// Who used the plan.
    pub user: Player,
    /// Whose colour the warbands have.
    pub owner: Player,
    /// The card to whose site they go.
    pub card: Card,
    /// How many.
    pub saved: u8,
}

/// A roll that has just been made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Roll {
    /// Who rolled; bandits roll through nobody.
    pub player: Option<Player>,
    /// Which dice.
    pub die: Die,
    /// How many.
    pub dice: u8,
    /// Counts of faces.
    pub faces: [u8; 4],
    /// The side that fights with this roll; none if a power rolls for itself.
    pub side: Option<Side>,
}

/// Things that are targets, or could be (5.5.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Targets {
    /// Sites.
    pub sites: SiteSet,
    /// Relics of the defender.
    pub relics: RelicSet,
    /// Banners of the defender.
    pub banners: BannerSet,
    /// The defender's pawn with the favor.
    pub pawn: bool,
}

impl Targets {
    /// Each of them.
    pub fn each(self) -> impl Iterator<Item = Target> {
        let prizes = self.relics.map(Target::Relic).chain(self.banners.map(Target::Banner));
        self.sites.map(Target::Site).chain(prizes).chain(self.pawn.then_some(Target::Pawn))
    }
}

impl FromIterator<Target> for Targets {
    fn from_iter<I: IntoIterator<Item = Target>>(targets: I) -> Targets {
        let mut all = Targets::default();
        for target in targets {
            match target {
                Target::Site(site) => all.sites.insert(site),
                Target::Relic(relic) => all.relics.insert(relic),
                Target::Banner(banner) => all.banners.insert(banner),
                Target::Pawn => all.pawn = true,
            }
        }
        all
    }
}

/// A force as it went into the battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Fielded {
    /// Warbands on boards.
    pub boards: ByPlayer<u8>,
    /// Warbands at sites.
    pub sites: BySite<u8>,
    /// Bandits among them.
    pub bandits: u8,
    /// Warbands this side had lost before: killed, or set aside.
    pub gone: u8,
}

impl Fielded {
    /// Its warbands, without bandits.
    #[must_use]
    pub fn warbands(&self) -> u8 {
        self.boards.0.iter().chain(&self.sites.0).sum()
    }

    /// The size of the force.
    #[must_use]
    pub fn size(&self) -> u8 {
        self.warbands() + self.bandits
    }
}

/// A campaign under way. Cards read it, and change it by the verbs of [`Game`] alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Campaign {
    /// Who attacks.
    pub attacker: Player,
    /// Who defends: a player or the bandits.
    pub defender: Ruler,
    /// The attacker's site.
    pub site: Site,
    /// Allies of the defender (5.5.2).
    pub allies: PlayerSet,
    /// Targeted sites.
    pub sites: SiteSet,
    /// Targeted relics of the defender.
    pub relics: RelicSet,
    /// Targeted banners.
    pub banners: BannerSet,
    /// Pawn and favor targeted.
    pub pawn: bool,
    /// The attacker's warbands at these sites belong to the attacking force.
    pub joined: SiteSet,
    /// The attacker's own site need not be targeted.
    pub own_site_optional: bool,
    /// Warbands on the attacker's board that take no part.
    pub held_back: u8,
    /// Warbands at a site that joined that take no part.
    pub held_there: u8,
    /// Skulls, as often as they count, that found nobody to kill: their swords do not count.
    pub blunt_skulls: u8,
    /// Attack dice.
    pub attack_pool: u8,
    /// Defense dice.
    pub defense_pool: u8,
    /// Those of them that the title brought as a battle plan of the defender.
    pub title_dice: u8,
    /// Battle plans used, in order.
    pub plans: ArrayVec<Me, MAX_PLANS>,
    /// Who has paid for the last of them.
    pub payer: Option<Player>,
    /// What could be a target when the targets were declared.
    pub offered: Targets,
    /// The pools as they were declared, before battle plans; none until then.
    pub declared: Option<BySide<u8>>,
    /// The dice on the table, as counts of faces; none of a side that has not rolled.
    pub rolled: BySide<Option<[u8; 4]>>,
    /// The forces when the dice had been rolled, before anybody was killed by them; none until then.
    pub fielded: Option<BySide<Fielded>>,
    /// Warbands sacrificed for the attack.
    pub sacrificed: u8,
    /// Facedown relics at targeted sites that were targeted too.
    pub site_relics: RelicSet,
    /// Skulls kill nothing.
    pub ignore_skulls: bool,
    /// Each rolled skull kills one more, after all others and without swords.
    pub more_skulls: bool,
    /// Hollow swords count nothing.
    pub no_hollow_swords: bool,
    /// Hollow swords count as swords.
    pub full_hollow_swords: bool,
    /// The swords on skull faces count nothing.
    pub no_skull_swords: bool,
    /// Every result of the attack roll counts twice.
    pub double_attack: bool,
    /// Swords that a skull face counts.
    pub skull_swords: u8,
    /// Only half of the attack dice are rolled.
    pub halve_attack: bool,
    /// The defense is rolled before the attack, whatever the rulebook says.
    pub defense_first: bool,
    /// Each warband of the defending force counts twice.
    pub double_defenders: bool,
    /// Where the defender's pawn goes from a lost raid, which ends there: to the site of this card.
    pub refuge: Option<Card>,
    /// Defense dice that are not rolled and show two shields.
    pub set_dice: u8,
    /// Secrets on the defender's board that are targets, faceup and facedown.
    pub secrets: (u8, u8),
    /// Faces with one shield count nothing.
    pub no_single_shields: bool,
    /// Faces with two shields count nothing.
    pub no_double_shields: bool,
    /// What a sacrificed warband adds to the attack.
    pub sacrifice_value: u8,
    /// The side can use no (more) battle plans, by side.
    pub no_plans: BySide<bool>,
    /// Players who cannot be made to travel, as judged when the campaign was declared.
    pub rooted: PlayerSet,
    /// Warbands of the defeated force that survived, by the board they lie on.
    pub survivors: ByPlayer<u8>,
    /// The defeated side loses its whole force, by side.
    pub kill_all: BySide<bool>,
    /// The defeated side loses nothing in step 6, by side.
    pub kill_none: BySide<bool>,
    /// Warbands set aside, by side.
    pub rescue: BySide<Option<Rescue>>,
    /// Warbands killed so far, by side.
    pub killed: BySide<u8>,
    /// Who won.
    pub winner: Option<Side>,
}

/// Nobody can use more battle plans than this in one campaign.
pub const MAX_PLANS: usize = 24;

/// How a campaign begins.
#[derive(Clone, Copy, Debug)]
pub struct Start {
    /// Who attacks.
    pub attacker: Player,
    /// Supply to spend.
    pub supply: u8,
    /// As if the pawn were here.
    pub at: Option<Site>,
    /// Warbands at these sites join the force.
    pub joined: SiteSet,
    /// Only this player can be the defender.
    pub only: Option<Player>,
    /// The own site need not be a target even if the defender rules it.
    pub own_site_optional: bool,
    /// Defender and targets are settled: nobody is asked for them.
    pub purpose: Option<Purpose>,
}

/// Against whom a campaign goes, and for what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Purpose {
    /// The defender.
    pub defender: Ruler,
    /// The targets.
    pub targets: Targets,
}

impl Start {
    /// A campaign for no Supply, by the usual rules.
    #[must_use]
    pub const fn free(attacker: Player) -> Start {
        let joined = SiteSet::EMPTY;
        Start { attacker, supply: 0, at: None, joined, only: None, own_site_optional: false, purpose: None }
    }
}

impl Position {
    /// The campaign under way.
    ///
    /// # Panics
    /// Outside a campaign.
    #[must_use]
    pub fn battle(&self) -> &Campaign {
        self.state.campaign.as_ref().expect("a campaign is under way")
    }

    /// Who pays for this power: of a battle plan whoever paid its cost, else its user.
    #[must_use]
    pub fn payer(&self, me: Me) -> Player {
        self.state.campaign.as_ref().and_then(|campaign| campaign.payer).unwrap_or(me.player)
    }

    /// The players on the other side than this user of a battle plan; bandits are none.
    #[must_use]
    pub fn foes(&self, me: Me) -> PlayerSet {
        self.battle().players_of(self.battle().side_of_user(me.player).other())
    }

    /// Defense dice a declared target adds, as powers change them (5.5.2).
    #[must_use]
    pub fn target_dice(&self, campaign: &Campaign, target: Target) -> u8 {
        (self.book.rules.target_dice)(self, campaign, target)
    }

    /// The side that warbands at this place fight for, if any.
    #[must_use]
    pub fn side_of(&self, campaign: &Campaign, place: Force) -> Option<Side> {
        let defends = |p: Player| campaign.defender == Ruler::Player(p) || campaign.allies.contains(p);
        match place {
            Force::Board(p) if p == campaign.attacker => Some(Side::Attacker),
            Force::Board(p) if defends(p) => Some(Side::Defender),
            Force::Board(_) => None,
            Force::Site(site) => {
                let owner = self.state[site].owner;
                let attackers =
                    self.band(campaign.attacker) == owner && self.rules_site(campaign.attacker, site);
                if campaign.joined.contains(site) || attackers {
                    Some(Side::Attacker)
                } else if matches!(campaign.defender, Ruler::Player(p) if self.band(p) == owner) {
                    Some(Side::Defender)
                } else {
                    None
                }
            }
        }
    }

    /// The side a player fights on.
    #[must_use]
    pub fn side_of_player(&self, campaign: &Campaign, player: Player) -> Option<Side> {
        self.side_of(campaign, Force::Board(player))
    }
}

/// Powers that answer a finished campaign, players in turn order from the active one.
pub(crate) fn after_campaign(game: &mut Game, ended: &Campaign) -> Flow {
    if !game.any_with(HookKind::AfterCampaign) {
        return Ok(());
    }
    for me in game.answering(HookKind::AfterCampaign) {
        if let Kind::Persistent(Hook::AfterCampaign(run)) = game.book.power(me.source, me.power).kind {
            game.run_noting(me, |game| run(game, me, ended))?;
            game.settle()?;
        }
    }
    Ok(())
}

/// What plans of the victorious side do when all is over.
pub(crate) fn after_victory(game: &mut Game, ended: &Campaign) -> Flow {
    for me in &ended.plans {
        if let Kind::BattlePlan(plan) = game.book.power(me.source, me.power).kind
            && ended.winner == Some(ended.side_of_user(me.player))
            && let Some(run) = plan.after_victory
        {
            game.nested(|game| run(game, *me))?;
            game.settle()?;
        }
    }
    Ok(())
}

impl Game<'_> {
    /// The player may make a Campaign at once, for no Supply; not if their Act Phase has ended. What
    /// came before it is complete, so the title goes where it belongs first (2.11).
    ///
    /// # Errors
    /// The pause of a question.
    pub fn may_campaign(&mut self, player: Player) -> Flow {
        self.settle()?;
        let start = Start::free(player);
        let over = self.state.act_over && self.state.turn == player;
        if !over
            && self.can_campaign(&start).is_ok()
            && self.confirm(player, Ask::FreeAction(Major::Campaign))?
        {
            self.nested(|game| game.campaign(start))?;
        }
        Ok(())
    }

    pub(crate) fn battle_mut(&mut self) -> &mut Campaign {
        self.state_mut().campaign.as_mut().expect("a campaign is under way")
    }

    /// Remember how many warbands of the defeated force survived, by board.
    pub(crate) fn note_survivors(&mut self, side: Side, home: Player) {
        let campaign = self.battle().clone();
        let places = self.places_of(&campaign, side);
        for (place, n) in places {
            let board = if let Force::Board(player) = place { player } else { home };
            self.battle_mut().survivors[board] += n;
        }
    }
}

impl Campaign {
    /// A campaign in which nothing but attacker, defender and place is settled.
    #[must_use]
    pub fn new(attacker: Player, defender: Ruler, site: Site) -> Campaign {
        Campaign {
            attacker,
            defender,
            site,
            allies: PlayerSet::EMPTY,
            sites: SiteSet::EMPTY,
            relics: RelicSet::EMPTY,
            banners: BannerSet::EMPTY,
            pawn: false,
            joined: SiteSet::EMPTY,
            own_site_optional: false,
            held_back: 0,
            held_there: 0,
            blunt_skulls: 0,
            attack_pool: 0,
            defense_pool: 0,
            title_dice: 0,
            plans: ArrayVec::new(),
            payer: None,
            offered: Targets::default(),
            declared: None,
            rolled: BySide([None; 2]),
            fielded: None,
            sacrificed: 0,
            site_relics: RelicSet::EMPTY,
            ignore_skulls: false,
            more_skulls: false,
            no_hollow_swords: false,
            full_hollow_swords: false,
            no_skull_swords: false,
            double_attack: false,
            skull_swords: 2,
            halve_attack: false,
            defense_first: false,
            double_defenders: false,
            refuge: None,
            set_dice: 0,
            secrets: (0, 0),
            no_single_shields: false,
            no_double_shields: false,
            sacrifice_value: 1,
            no_plans: BySide([false; 2]),
            rooted: PlayerSet::EMPTY,
            survivors: ByPlayer([0; MAX_PLAYERS]),
            kill_all: BySide([false; 2]),
            kill_none: BySide([false; 2]),
            rescue: BySide([None; 2]),
            killed: BySide([0; 2]),
            winner: None,
        }
    }

    /// The declared targets.
    #[must_use]
    pub const fn targets(&self) -> Targets {
        Targets { sites: self.sites, relics: self.relics, banners: self.banners, pawn: self.pawn }
    }
    /// Warbands that a side has lost: killed, or set aside.
    #[must_use]
    pub fn gone(&self, side: Side) -> u8 {
        self.killed[side] + self.rescue[side].map_or(0, |rescue| rescue.saved)
    }
    /// The defending player, if it is not the bandits.
    #[must_use]
    pub fn defending_player(&self) -> Option<Player> {
        match self.defender {
            Ruler::Player(player) => Some(player),
            Ruler::Bandits | Ruler::Nobody => None,
        }
    }
    /// The users of battle plans of a side: the defender before the Allies, bandits as themselves.
    #[must_use]
    pub fn users(&self, side: Side) -> ArrayVec<Player, 8> {
        let mut users = ArrayVec::new();
        match (side, self.defending_player()) {
            (Side::Attacker, _) => users.push(self.attacker),
            (Side::Defender, Some(defender)) => {
                users.push(defender);
                users.extend(self.allies.filter(|p| *p != defender));
            }
            (Side::Defender, None) => users.push(crate::powers::BANDITS),
        }
        users
    }
    /// The side of a plan's user.
    #[must_use]
    pub fn side_of_user(&self, user: Player) -> Side {
        if user == self.attacker { Side::Attacker } else { Side::Defender }
    }
    /// How many battle plans a side has used.
    #[must_use]
    pub fn plans_used(&self, side: Side) -> usize {
        self.plans.iter().filter(|me| self.side_of_user(me.player) == side).count()
    }
    /// Everybody on a side.
    #[must_use]
    pub fn players_of(&self, side: Side) -> PlayerSet {
        match side {
            Side::Attacker => PlayerSet::just(self.attacker),
            Side::Defender => {
                self.defending_player().map_or(self.allies, |p| self.allies.or(PlayerSet::just(p)))
            }
        }
    }
}
