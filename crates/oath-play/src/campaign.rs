//! A campaign as an open book: what was declared, used and rolled so far, and how the odds changed.
//! All of it is public (Law 5.5), and lies on the table; how the odds were before is what the session
//! has noted while the step ran.

use crate::deals::Written;
use crate::library::PowerKind;
use crate::odds::{Odds, Weighed};
use crate::session::Session;
use oath_law::acts::campaign::Fielded;
use oath_law::powers::BANDITS;
use oath_law::powers::book::{BattlePlan, DiceChange};
use oath_law::{Book, Campaign, Kind, Me, Position};
use oath_model::*;

/// By which rules a campaign is fought.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Course {
    /// The base game's: the defense rolls first, and a sacrifice is exactly what is missing (5.5).
    Campaign,
    /// New Foundations: for sites (8.3.1). The attack rolls first, and sacrifices are made before the defense.
    Conquest,
    /// New Foundations: on a player (8.3.2).
    Raid,
}

impl Course {
    /// Which one it is.
    pub(crate) fn of(position: &Position, campaign: &Campaign) -> Course {
        match position.book.rules.defends_first {
            true => Course::Campaign,
            false if campaign.pawn => Course::Raid,
            false => Course::Conquest,
        }
    }
}

/// The steps of the book.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chapter {
    /// 5.5.2: targets, dice and Allies are being declared.
    Targets,
    /// 5.5.3: battle plans.
    Plans,
    /// 5.5.4: the defense roll.
    Defense,
    /// 5.5.5: the attack roll and the sacrifice.
    Attack,
    /// 5.5.6 to 5.5.8: losses and spoils.
    Spoils,
}

/// What could be a target, and whether it is one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TargetTold {
    /// The site, relic, banner, or the pawn with the favor.
    pub target: Choice,
    /// It was chosen.
    pub chosen: bool,
    /// Defense dice it adds.
    pub dice: u8,
}

/// A battle plan that was used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlanTold {
    /// Who used it; none are bandits.
    pub player: Option<Player>,
    /// Where it is written.
    pub source: Source,
    /// Which of the powers there.
    pub power: u8,
    /// For which side it can be used.
    pub kind: PowerKind,
    /// What was fixed when it was used.
    pub detail: Detail,
}

impl PlanTold {
    fn of(book: &Book, me: &Me) -> PlanTold {
        let power = book.power(me.source, me.power);
        // Bandits say "remove" of every plan, also of those that change no dice.
        let signed = matches!(
            power.kind,
            Kind::BattlePlan(BattlePlan { dice: DiceChange::PlusMinus(_) | DiceChange::PlusMinusBy(_), .. })
        );
        PlanTold {
            player: (me.player != BANDITS).then_some(me.player),
            source: me.source,
            power: me.power,
            kind: PowerKind::of_power(power),
            detail: if signed { me.detail } else { Detail::None },
        }
    }
}

/// One page of the book.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PageTold {
    /// Where the force stood before dice killed anybody: boards and sites.
    pub places: Parts,
    /// Bandits in the force.
    pub bandits: u8,
    /// Warbands lost since then: killed or set aside.
    pub lost: u8,
    /// Dice in the pool when the campaign was declared.
    pub declared: u8,
    /// Dice to roll, or rolled.
    pub dice: u8,
    /// What the dice show.
    pub faces: Option<[u8; 4]>,
    /// Swords or shields on the dice.
    pub shown: Option<u16>,
    /// Warbands that skulls on the dice kill.
    pub skulls: u8,
    /// The attack or the defense so far.
    pub total: Option<u16>,
    /// Battle plans this side has used, in order.
    pub plans: Vec<PlanTold>,
}

impl PageTold {
    /// The size of the force before dice killed anybody.
    #[must_use]
    pub fn force(&self) -> u8 {
        self.places.iter().map(|(_, n)| *n).sum::<u8>() + self.bandits
    }
}

/// The odds at a moment.
#[derive(Clone, PartialEq, Hash, Debug)]
pub struct Moment {
    /// Plans used since the moment before; none as the campaign was declared.
    pub plans: Vec<PlanTold>,
    /// Dice that lay on the table, as counts of faces.
    pub rolled: BySide<Option<[u8; 4]>>,
    /// The odds.
    pub odds: Odds,
}

/// How it ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The attack, with what a sacrifice added.
    pub attack: u16,
    /// The defense.
    pub defense: u16,
    /// Who won.
    pub winner: Side,
}

/// A campaign under way, as everybody may read it.
#[derive(Clone, PartialEq, Hash, Debug)]
pub struct CampaignTold {
    /// By which rules it is fought.
    pub course: Course,
    /// How far it has come.
    pub chapter: Chapter,
    /// Who attacks.
    pub attacker: Player,
    /// Who defends; none are bandits.
    pub defender: Option<Player>,
    /// Allies of the defender.
    pub allies: PlayerSet,
    /// The attacker's site.
    pub site: Site,
    /// What could be a target.
    pub targets: Vec<TargetTold>,
    /// The attacker's page.
    pub attack: PageTold,
    /// The defender's page.
    pub defense: PageTold,
    /// Who has won, if that is decided.
    pub winner: Option<Side>,
    /// The odds as they changed.
    pub moments: Vec<Moment>,
    /// Warbands sacrificed.
    pub sacrificed: u8,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

impl CampaignTold {
    /// The campaign of a game, if one is under way.
    #[must_use]
    pub fn of(session: &Session) -> Option<CampaignTold> {
        let position = session.position();
        let campaign = position.state.campaign.as_ref()?;
        let [attack, defense] = Side::BOTH.map(|side| page(position, campaign, side));
        let fought = campaign.rolled[Side::Attacker].is_some();
        let outcome = campaign.winner.filter(|_| fought).map(|winner| Outcome {
            attack: campaign.attack(),
            defense: position.defense(campaign),
            winner,
        });
        // What a target adds is judged before the dice: afterwards it has perhaps another ruler.
        let fighting = campaign.fielded.is_some();
        let unfought = |noted: &&Noted| noted.weighed.campaign.fielded.is_none();
        let declared = session.noted().iter().rev().find(unfought).filter(|_| fighting);
        Some(CampaignTold {
            course: Course::of(position, campaign),
            chapter: chapter(campaign),
            attacker: campaign.attacker,
            defender: campaign.defending_player(),
            allies: campaign.allies,
            site: campaign.site,
            targets: declared.map_or_else(|| targets(position, campaign), |noted| noted.targets.clone()),
            attack,
            defense,
            winner: campaign.winner,
            moments: moments(position.book, session.noted()),
            sacrificed: campaign.sacrificed,
            outcome,
        })
    }

    /// The odds before the dice.
    #[must_use]
    pub fn before_dice(&self) -> Option<&Odds> {
        let open = |m: &&Moment| m.rolled == BySide([None; 2]);
        self.moments.iter().rev().find(open).or(self.moments.first()).map(|m| &m.odds)
    }

    /// What the chart shows: what dice that are not rolled yet can still bring; when all lie, what they could have brought.
    #[must_use]
    pub fn charted(&self) -> Option<&Odds> {
        let rolling = |m: &&Moment| m.rolled.0.contains(&None);
        self.moments.last().filter(rolling).map(|m| &m.odds).or_else(|| self.before_dice())
    }
}

fn chapter(campaign: &Campaign) -> Chapter {
    match campaign.rolled {
        _ if campaign.winner.is_some() => Chapter::Spoils,
        BySide([Some(_), _]) => Chapter::Attack,
        BySide([_, Some(_)]) => Chapter::Defense,
        _ if campaign.declared.is_some() => Chapter::Plans,
        _ => Chapter::Targets,
    }
}

/// A side's page.
fn page(position: &Position, campaign: &Campaign, side: Side) -> PageTold {
    let force = position.fielded(campaign, side);
    let faces = campaign.rolled[side];
    let (dice, shown, skulls, total) = match side {
        Side::Attacker => {
            let swords = faces.map(|faces| campaign.swords(faces));
            let skulls = faces.map_or(0, |faces| campaign.skulls(faces) + campaign.added_skulls(faces));
            (campaign.attack_dice(), swords, skulls, faces.map(|_| campaign.attack()))
        }
        Side::Defender => {
            let shields = faces.map(|faces| campaign.shields(faces));
            (campaign.defense_pool, shields, 0, Some(position.defense(campaign)))
        }
    };
    let plans = campaign.plans.iter().filter(|me| campaign.side_of_user(me.player) == side);
    PageTold {
        places: places(&force, side),
        bandits: force.bandits,
        lost: campaign.gone(side).saturating_sub(force.gone),
        declared: campaign.declared.map_or(dice, |pools| pools[side]),
        dice,
        faces,
        shown,
        skulls,
        total,
        plans: plans.map(|me| PlanTold::of(position.book, me)).collect(),
    }
}

/// Where a force stood: attackers on their board first, defenders at the sites.
fn places(force: &Fielded, side: Side) -> Parts {
    let boards = (0..MAX_PLAYERS as u8).map(Player).map(|p| (Choice::Board(p), force.boards[p]));
    let sites = (0..SITES as u8).map(Site).map(|s| (Choice::Site(s), force.sites[s]));
    let mut places: Parts = sites.chain(boards).filter(|(_, n)| *n > 0).collect();
    if side == Side::Attacker {
        places.sort_by_key(|(place, _)| matches!(place, Choice::Site(_)));
    }
    places
}

/// The chosen targets and those that could have been chosen.
fn targets(position: &Position, campaign: &Campaign) -> Vec<TargetTold> {
    let chosen: Vec<Target> = campaign.targets().each().collect();
    let others = campaign.offered.each().filter(|c| !chosen.contains(c));
    let all = chosen.iter().map(|c| (*c, true)).chain(others.map(|c| (c, false)));
    let told = |(target, chosen): (Target, bool)| TargetTold {
        target: target.choice(),
        chosen,
        dice: position.target_dice(campaign, target),
    };
    all.map(told).collect()
}

/// How the odds changed. Dice that were rolled again count as rolled once.
fn moments(book: &Book, noted: &[Noted]) -> Vec<Moment> {
    let mut moments: Vec<Moment> = Vec::new();
    let mut told = 0;
    for Noted { weighed, .. } in noted {
        let Some(odds) = weighed.odds() else { continue };
        let plans = weighed.campaign.plans.iter().skip(told);
        let plans: Vec<PlanTold> = plans.map(|me| PlanTold::of(book, me)).collect();
        told = weighed.campaign.plans.len();
        let rolled = weighed.campaign.rolled;
        let dice = |rolled: BySide<Option<[u8; 4]>>| rolled.0.map(|faces| faces.is_some());
        match moments.last_mut() {
            Some(last) if plans.is_empty() && dice(last.rolled) == dice(rolled) => {
                (last.rolled, last.odds) = (rolled, odds);
            }
            _ => moments.push(Moment { plans, rolled, odds }),
        }
    }
    moments
}

/// A campaign as it was at a moment.
#[derive(Clone)]
pub(crate) struct Noted {
    weighed: Weighed,
    targets: Vec<TargetTold>,
}

/// Watches a step while it runs: notes a campaign whenever its odds have changed, and what is written into deals.
#[derive(Default)]
pub(crate) struct Watch {
    /// Pools or dice have changed since the last look.
    changed: bool,
    noted: Vec<Noted>,
    written: Vec<Written>,
}

impl Watch {
    pub(crate) fn hear(&mut self, event: Event) {
        match event {
            Event::CampaignStart(..) => (self.changed, self.noted) = (false, Vec::new()),
            Event::Pools { .. } | Event::Rolled { .. } => self.changed = true,
            _ => {}
        }
    }

    /// Look at the position of a question.
    pub(crate) fn look(&mut self, position: &Position) {
        if std::mem::take(&mut self.changed)
            && let Some(weighed) = Weighed::of(position)
        {
            let targets = targets(position, &weighed.campaign);
            self.noted.push(Noted { weighed, targets });
        }
    }

    /// Look at an answer that was given.
    pub(crate) fn given(&mut self, question: &Question<'_>, answer: &Answer) {
        if let (Domain::Deal { from, with, .. }, Answer::Deal(Some(deal)), Seat::Player(by)) =
            (&question.domain, answer, question.seat)
        {
            self.written.push(Written { by, from: *from, with: *with, deal: *deal });
        }
    }

    /// What was noted of a campaign, and what was written into deals.
    pub(crate) fn noted(self) -> (Vec<Noted>, Vec<Written>) {
        (self.noted, self.written)
    }
}
