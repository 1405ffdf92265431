//! A campaign as an open book: what was declared, used and rolled so far, and how the odds changed.
//! All of it is public (Law 5.5). The state keeps no rolled faces, so the step is run again from its
//! beginning with the answers given so far, and watched.

use crate::library::PowerKind;
use crate::odds::{self, Odds, Rolls};
use crate::session::Session;
use crate::tape::Given;
use oath_law::powers::BANDITS;
use oath_law::{Campaign, Game, Me, Pause, Position, Table};
use oath_model::*;

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
    fn of(me: &Me) -> PlanTold {
        PlanTold {
            player: (me.player != BANDITS).then_some(me.player),
            source: me.source,
            power: me.power,
            kind: PowerKind::of_power(oath_cards::book().power(me.source, me.power)),
            detail: me.detail,
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
    /// Dice that lay on the table.
    pub rolls: Rolls,
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
        session.state().campaign.as_ref()?;
        let watch = Watch::so_far(session)?;
        watch.told(session.position())
    }

    /// The odds before the dice: what the chart shows.
    #[must_use]
    pub fn before_dice(&self) -> Option<&Odds> {
        let open = |m: &&Moment| m.rolls == Rolls::default();
        self.moments.iter().rev().find(open).or(self.moments.first()).map(|m| &m.odds)
    }
}

/// The attacker's answer to the question of 5.5.5.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Offering {
    Open,
    Made,
    Withheld,
}

/// An answer that is tried on a step.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Trial<'s> {
    /// There is none: this is a report.
    None,
    /// It comes after all that was given.
    Waiting(&'s Answer),
    /// It was used.
    Used,
}

/// A table that runs a step again from answers and watches its last campaign. It never rolls.
pub(crate) struct Watch<'s> {
    given: std::vec::IntoIter<Given>,
    trial: Trial<'s>,
    /// Something new has become known after the trial.
    revealed: bool,
    seen: Seen,
}

/// What was seen of a campaign.
struct Seen {
    /// Pools as declared: attack, defense.
    declared: Option<[u8; 2]>,
    /// What could be a target.
    possible: Vec<Choice>,
    rolls: Rolls,
    /// The position before skulls have killed anybody.
    before: Option<Position>,
    /// Pools or dice have changed since the last moment.
    changed: bool,
    moments: Vec<Moment>,
    offering: Offering,
    sacrificed: u8,
    outcome: Option<Outcome>,
}

impl Seen {
    const fn nothing() -> Seen {
        Seen {
            declared: None,
            possible: Vec::new(),
            rolls: Rolls { defense: None, attack: None },
            before: None,
            changed: false,
            moments: Vec::new(),
            offering: Offering::Open,
            sacrificed: 0,
            outcome: None,
        }
    }

    /// Look at the position of a question.
    fn look(&mut self, position: &Position, question: &Question<'_>) {
        let Some(campaign) = &position.state.campaign else {
            return;
        };
        if let (Ask::Targets, Domain::Some { of, .. }) = (question.ask, &question.domain) {
            self.possible = of.to_vec();
        }
        // Without attack dice there are no skulls, and perhaps no question before this one.
        let unhurt = self.rolls.attack.is_none_or(|faces| faces == [0; 4]);
        if self.outcome.is_none() && unhurt {
            self.before = Some(position.clone());
        }
        if std::mem::take(&mut self.changed) {
            self.note_moment(campaign);
        }
    }

    fn note_moment(&mut self, campaign: &Campaign) {
        let told: usize = self.moments.iter().map(|m| m.plans.len()).sum();
        let plans: Vec<PlanTold> = campaign.plans.iter().skip(told).map(PlanTold::of).collect();
        let Some(odds) = self.odds() else {
            return;
        };
        let dice = |rolls: Rolls| (rolls.defense.is_some(), rolls.attack.is_some());
        let rolls = self.rolls;
        match self.moments.last_mut() {
            // The same dice were rolled again.
            Some(last) if plans.is_empty() && dice(last.rolls) == dice(rolls) => {
                last.rolls = rolls;
                last.odds = odds;
            }
            _ => self.moments.push(Moment { plans, rolls, odds }),
        }
    }

    fn odds(&self) -> Option<Odds> {
        odds::with_rolls(self.before.as_ref()?, self.rolls)
    }

    /// A side's page. `before` is the position before skulls killed, `campaign` as it is now.
    fn page(&self, side: Side, before: &Position, campaign: &Campaign) -> PageTold {
        let early = before.state.campaign.as_ref().unwrap_or(campaign);
        let (places, force, dice, faces) = match side {
            Side::Attacker => (
                before.attacking_places(early),
                before.attacking_force(early),
                campaign.attack_dice(),
                self.rolls.attack,
            ),
            Side::Defender => (
                before.defending_places(early),
                before.defending_force(early),
                campaign.defense_pool,
                self.rolls.defense,
            ),
        };
        let (shown, total) = match side {
            Side::Attacker => {
                let swords = faces.map(|faces| campaign.swords(faces));
                (swords, self.outcome.map(|o| o.attack).or(swords))
            }
            Side::Defender => {
                let shields = faces.map(|faces| campaign.shields(faces));
                let sum = u16::from(force).saturating_add(shields.unwrap_or(0));
                (shields, Some(self.outcome.map_or(sum, |o| o.defense)))
            }
        };
        let gone =
            |c: &Campaign| c.killed[side as usize] + c.rescue[side as usize].map_or(0, |rescue| rescue.saved);
        let plans = campaign.plans.iter().filter(|me| campaign.side_of_user(me.player) == side);
        PageTold {
            bandits: force - places.iter().map(|(_, n)| *n).sum::<u8>(),
            places,
            lost: gone(campaign).saturating_sub(gone(early)),
            declared: self.declared.map_or(dice, |pools| pools[side as usize]),
            dice,
            faces,
            shown,
            skulls: match side {
                Side::Attacker => faces.map_or(0, |faces| campaign.skulls(faces)),
                Side::Defender => 0,
            },
            total,
            plans: plans.map(PlanTold::of).collect(),
        }
    }

    fn hear(&mut self, event: Event) {
        match event {
            Event::CampaignStart(..) => *self = Seen::nothing(),
            Event::Pools { attack, defense } => {
                self.declared.get_or_insert([attack, defense]);
                self.changed = true;
            }
            Event::Rolled { die, faces, .. } if self.outcome.is_none() => {
                match die {
                    Die::Defense => self.rolls.defense = Some(faces),
                    Die::Attack => self.rolls.attack = Some(faces),
                    Die::End => {}
                }
                self.changed = true;
            }
            Event::Sacrificed(_, n) => self.sacrificed = n,
            Event::Outcome { attack, defense, winner } => {
                self.outcome = Some(Outcome { attack, defense, winner });
            }
            _ => {}
        }
    }
}

impl<'s> Watch<'s> {
    /// Watch the step up to the open question.
    fn so_far(session: &'s Session) -> Option<Watch<'s>> {
        let (start, given) = session.step_so_far();
        Watch { given: given.into_iter(), trial: Trial::None, revealed: false, seen: Seen::nothing() }
            .run(start)
    }

    /// Watch what would follow from an answer, up to the next question or roll. None if the answer is
    /// refused or reveals something.
    pub(crate) fn after(session: &'s Session, answer: &'s Answer) -> Option<Watch<'s>> {
        let (start, given) = session.step_so_far();
        let trial = Trial::Waiting(answer);
        let watch =
            Watch { given: given.into_iter(), trial, revealed: false, seen: Seen::nothing() }.run(start)?;
        (watch.trial == Trial::Used && !watch.revealed).then_some(watch)
    }

    /// None if an answer was refused.
    fn run(mut self, start: &Position) -> Option<Watch<'s>> {
        let result = Game::new(start.clone(), &mut self).step();
        let refused = result.is_err_and(|pause| pause.refused().is_some());
        (!refused).then_some(self)
    }

    /// The odds at the end of what was watched.
    pub(crate) fn odds(&self) -> Option<Odds> {
        let odds = self.seen.odds()?;
        Some(match self.seen.offering {
            Offering::Withheld => odds.without_sacrifice(),
            Offering::Open | Offering::Made => odds,
        })
    }

    /// The answer to a question, if it is there.
    fn next(&mut self, question: &Question<'_>) -> Option<Answer> {
        if let Some(given) = self.given.next() {
            return Some(given.answer);
        }
        match (std::mem::replace(&mut self.trial, Trial::Used), question.ask, &question.domain) {
            (Trial::None, ..) => {
                self.trial = Trial::None;
                None
            }
            (Trial::Waiting(answer), ..) => Some(answer.clone()),
            // A set of targets is weighed with all the dice there are.
            (Trial::Used, Ask::AttackDice, Domain::Number { max, .. }) => Some(Answer::Number(*max)),
            (Trial::Used, ..) => None,
        }
    }

    fn told(self, position: &Position) -> Option<CampaignTold> {
        let seen = self.seen;
        let campaign = position.state.campaign.as_ref()?;
        let before = seen.before.as_ref().unwrap_or(position);
        let [attack, defense] =
            [Side::Attacker, Side::Defender].map(|side| seen.page(side, before, campaign));
        let chapter = match seen.rolls {
            _ if campaign.winner.is_some() => Chapter::Spoils,
            Rolls { attack: Some(_), .. } => Chapter::Attack,
            Rolls { defense: Some(_), .. } => Chapter::Defense,
            _ if seen.declared.is_some() => Chapter::Plans,
            _ => Chapter::Targets,
        };
        Some(CampaignTold {
            chapter,
            attacker: campaign.attacker,
            defender: campaign.defending_player(),
            allies: campaign.allies,
            site: campaign.site,
            targets: targets(before, campaign, &seen.possible),
            attack,
            defense,
            winner: seen.outcome.map(|o| o.winner).or(campaign.winner),
            moments: seen.moments,
            sacrificed: seen.sacrificed,
            outcome: seen.outcome,
        })
    }
}

/// The chosen targets and those that could have been chosen.
fn targets(position: &Position, campaign: &Campaign, possible: &[Choice]) -> Vec<TargetTold> {
    let chosen = campaign.sites.map(Choice::Site).chain(campaign.relics.map(Choice::Card));
    let chosen = chosen.chain(campaign.banners.map(Choice::Banner));
    let chosen: Vec<Choice> = chosen.chain(campaign.pawn.then_some(Choice::Pawn)).collect();
    let others = possible.iter().copied().filter(|c| !chosen.contains(c));
    let all = chosen.iter().map(|c| (*c, true)).chain(others.map(|c| (c, false)));
    all.map(|(target, chosen)| TargetTold { target, chosen, dice: position.target_dice(campaign, target) })
        .collect()
}

impl Table for Watch<'_> {
    fn answer(&mut self, position: &Position, question: &Question<'_>) -> Result<Answer, Pause> {
        self.seen.look(position, question);
        let answer = self.next(question).ok_or_else(Pause::waiting)?;
        if matches!(question.ask, Ask::Sacrifice(_)) {
            let made = answer == Answer::One(Choice::Yes);
            self.seen.offering = if made { Offering::Made } else { Offering::Withheld };
        }
        Ok(answer)
    }

    fn tell(&mut self, told: Told) {
        self.seen.hear(told.event);
    }

    fn barrier(&mut self) {
        self.revealed |= self.trial == Trial::Used;
    }
}
