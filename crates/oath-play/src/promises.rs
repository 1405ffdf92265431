//! Promises that players write down: talk that binds nobody. The rules know nothing of them; whoever keeps a table
//! keeps its ledger.
//!
//! One kind is understood by programs too: a *promise of peace* ([`PeacePromise`]) until a round is over. What became
//! of it can be seen on the table ([`what_became`]), so nobody has to say it.

use crate::library::printed::LAST_ROUND;
use oath_model::{ByPlayer, Event, MAX_PLAYERS, Player, PlayerSet, Ruler};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// Longest promise.
pub const LONGEST_PROMISE: usize = 200;
/// Peace is promised for this round and at most so many more: who could promise it for a whole game?
const ROUNDS_AHEAD: u8 = 2;

/// The rounds until whose end peace may be promised in this one.
#[must_use]
pub fn peace_rounds(now: u8) -> RangeInclusive<u8> {
    now..=now.saturating_add(ROUNDS_AHEAD).min(LAST_ROUND)
}

/// What became of a promise, as those say to whom it was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// Nobody has said yet.
    Open,
    /// It was kept.
    Kept,
    /// It was broken.
    Broken,
    /// It binds nobody any more: the deal came to nothing, or they let it go.
    Released,
}

impl Mark {
    /// All of them; their places are their numbers in a database.
    pub const ALL: [Mark; 4] = [Mark::Open, Mark::Kept, Mark::Broken, Mark::Released];

    /// Its word, as in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Mark::Open => "open",
            Mark::Kept => "kept",
            Mark::Broken => "broken",
            Mark::Released => "released",
        }
    }
}

/// A promise of peace: its maker declares no campaign against any of these players until a round is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PeacePromise {
    /// Who made it.
    pub maker: Player,
    /// To whom it was made, without those who have let it go.
    pub to: PlayerSet,
    /// How many answers had been given.
    pub moment: u32,
    /// The last round for which it was made.
    pub until: u8,
}

/// What became of a promise of peace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fate {
    /// Open as long as it holds.
    pub mark: Mark,
    /// With whom it still holds.
    pub with: PlayerSet,
    /// How many answers had been given when the table saw what became of it.
    pub moment: Option<u32>,
}

impl Fate {
    const fn over(mark: Mark, moment: Option<u32>) -> Fate {
        Fate { mark, with: PlayerSet::EMPTY, moment }
    }
}

/// What became of a promise of peace, from what everybody was told and after how many answers. It is broken by a
/// campaign of its maker against somebody with whom it holds, and kept when its round or the game is over. It does
/// not hold any more with those who have attacked its maker since, and is released when it holds with nobody.
pub fn what_became(told: impl IntoIterator<Item = (u32, Event)>, promise: &PeacePromise) -> Fate {
    let mut with = promise.to;
    if with.is_empty() {
        return Fate::over(Mark::Released, None);
    }
    for (moment, event) in told {
        match event {
            // A campaign that was under way is not what was promised.
            Event::CampaignStart(attacker, Ruler::Player(foe)) if moment > promise.moment => {
                if attacker == promise.maker && with.contains(foe) {
                    return Fate::over(Mark::Broken, Some(moment));
                }
                if foe == promise.maker && with.contains(attacker) {
                    with.remove(attacker);
                    if with.is_empty() {
                        return Fate::over(Mark::Released, Some(moment));
                    }
                }
            }
            Event::RoundEnd(round) if round >= promise.until => return Fate::over(Mark::Kept, Some(moment)),
            Event::Won(..) => return Fate::over(Mark::Kept, Some(moment)),
            _ => {}
        }
    }
    Fate { mark: Mark::Open, with, moment: None }
}

/// Who keeps peace with whom now, as far as the others can believe it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Peace(ByPlayer<PlayerSet>);

impl Peace {
    /// Nobody has promised any.
    #[must_use]
    pub const fn none() -> Peace {
        Peace(ByPlayer([PlayerSet::EMPTY; MAX_PLAYERS]))
    }

    /// The peace on which a player counts, from every promise of it in this game (its maker, and what became of it).
    /// Whoever has broken one is not believed by others any more; own promises are one's own to keep.
    #[must_use]
    pub fn believed_by(player: Player, promises: &[(Player, Fate)]) -> Peace {
        let broken = promises.iter().filter(|(_, fate)| fate.mark == Mark::Broken);
        let faithless: PlayerSet = broken.map(|(maker, _)| *maker).collect();
        let mut peace = Peace::none();
        for (maker, fate) in promises {
            if *maker == player || !faithless.contains(*maker) {
                peace.promise(*maker, fate.with);
            }
        }
        peace
    }

    /// A player has promised it to these.
    pub fn promise(&mut self, maker: Player, to: PlayerSet) {
        self.0[maker] = self.0[maker].or(to);
    }

    /// It is over between these two, on the side of the first one.
    pub fn end(&mut self, maker: Player, to: Player) {
        self.0[maker].remove(to);
    }

    /// Does this player keep peace with the other one?
    #[must_use]
    pub fn keeps(self, maker: Player, to: Player) -> bool {
        self.0[maker].contains(to)
    }
}

/// How somebody has kept their word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Keeping {
    /// Promises that were kept.
    pub kept: u16,
    /// Promises that were broken.
    pub broken: u16,
    /// Promises of which nobody has said anything.
    pub open: u16,
}

impl Keeping {
    /// Count one more; a promise that was released is neither kept nor broken.
    pub const fn count(&mut self, mark: Mark) {
        match mark {
            Mark::Open => self.open += 1,
            Mark::Kept => self.kept += 1,
            Mark::Broken => self.broken += 1,
            Mark::Released => {}
        }
    }

    /// Was nothing promised that counts?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.kept + self.broken + self.open == 0
    }

    /// The record in words: "kept 3 of 4 promises".
    #[must_use]
    pub fn told(self) -> String {
        let number = |n: u16| crate::words::value(i64::from(n));
        let args = [
            ("kept", number(self.kept)),
            ("all", number(self.kept + self.broken)),
            ("open", number(self.open)),
        ];
        let key = match (self.kept + self.broken, self.open) {
            (0, _) => "promises-unjudged",
            (_, 0) => "promises-kept-of",
            _ => "promises-kept-of-open",
        };
        crate::words::text(key, &args)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use oath_model::Victory;

    const ADA: Player = Player(0);
    const KIT: Player = Player(1);
    const BRAM: Player = Player(2);
    /// Ada's promise to Kit until round 3 is over.
    const TO_KIT: PeacePromise = PeacePromise { maker: ADA, to: PlayerSet(0b010), moment: 10, until: 3 };
    const TO_BOTH: PeacePromise = PeacePromise { to: PlayerSet(0b110), ..TO_KIT };

    const fn attack(moment: u32, attacker: Player, foe: Player) -> (u32, Event) {
        (moment, Event::CampaignStart(attacker, Ruler::Player(foe)))
    }

    fn mark(told: &[(u32, Event)], promise: &PeacePromise) -> Mark {
        what_became(told.iter().copied(), promise).mark
    }

    #[test]
    fn peace_holds_until_its_round_is_over_and_is_kept_then() {
        let mut told = vec![(9, Event::Turn(ADA, 2)), (20, Event::RoundEnd(2)), (20, Event::Turn(ADA, 3))];
        let fate = what_became(told.iter().copied(), &TO_KIT);
        assert_eq!((fate.mark, fate.with, fate.moment), (Mark::Open, PlayerSet::just(KIT), None));
        told.push((30, Event::RoundEnd(3)));
        assert_eq!(what_became(told.iter().copied(), &TO_KIT), Fate::over(Mark::Kept, Some(30)));
        told.extend([(30, Event::Turn(ADA, 4)), attack(31, ADA, KIT)]);
        assert_eq!(mark(&told, &TO_KIT), Mark::Kept, "an attack after its round breaks nothing");
    }

    #[test]
    fn the_end_of_the_game_is_the_end_of_every_promise() {
        let won = (15, Event::Won(BRAM, Victory::Usurper));
        assert_eq!(mark(&[won], &TO_KIT), Mark::Kept);
    }

    #[test]
    fn who_attacks_the_one_to_whom_it_was_made_breaks_it() {
        assert_eq!(mark(&[attack(12, ADA, KIT)], &TO_KIT), Mark::Broken);
        assert_eq!(mark(&[attack(12, ADA, KIT), (30, Event::RoundEnd(3))], &TO_KIT), Mark::Broken);
        assert_eq!(mark(&[attack(10, ADA, KIT)], &TO_KIT), Mark::Open, "that campaign was under way");
        assert_eq!(mark(&[attack(12, ADA, BRAM)], &TO_KIT), Mark::Open, "that is somebody else");
        assert_eq!(mark(&[(12, Event::CampaignStart(ADA, Ruler::Bandits))], &TO_KIT), Mark::Open);
        assert_eq!(mark(&[attack(12, BRAM, KIT)], &TO_KIT), Mark::Open, "that is not the maker");
    }

    #[test]
    fn who_attacks_first_ends_the_peace_for_themself_alone() {
        let first = attack(12, KIT, ADA);
        assert_eq!(mark(&[first, attack(14, ADA, KIT)], &TO_KIT), Mark::Released);
        assert_eq!(what_became([first], &TO_BOTH).with, PlayerSet::just(BRAM));
        assert_eq!(mark(&[first, attack(14, ADA, KIT)], &TO_BOTH), Mark::Open);
        assert_eq!(mark(&[first, attack(14, ADA, BRAM)], &TO_BOTH), Mark::Broken);
        assert_eq!(mark(&[attack(14, ADA, KIT), attack(15, KIT, ADA)], &TO_KIT), Mark::Broken);
        assert_eq!(
            mark(&[attack(10, KIT, ADA), attack(14, ADA, KIT)], &TO_KIT),
            Mark::Broken,
            "that was before"
        );
    }

    #[test]
    fn what_all_have_let_go_binds_nobody() {
        let freed = PeacePromise { to: PlayerSet::EMPTY, ..TO_KIT };
        assert_eq!(mark(&[attack(12, ADA, KIT)], &freed), Mark::Released);
    }

    #[test]
    fn peace_is_kept_by_its_maker_alone() {
        let mut peace = Peace::none();
        assert!(!peace.keeps(ADA, KIT));
        peace.promise(ADA, PlayerSet::just(KIT));
        peace.promise(ADA, PlayerSet::just(BRAM));
        assert!(peace.keeps(ADA, KIT) && peace.keeps(ADA, BRAM));
        assert!(!peace.keeps(KIT, ADA));
    }

    #[test]
    fn whoever_has_broken_a_promise_is_believed_by_nobody_else() {
        let holds = |with| Fate { mark: Mark::Open, with, moment: None };
        let word = (ADA, holds(PlayerSet::just(KIT)));
        let peace = Peace::believed_by(KIT, &[word, (BRAM, holds(TO_KIT.to))]);
        assert!(peace.keeps(ADA, KIT) && peace.keeps(BRAM, KIT) && !peace.keeps(KIT, ADA));
        for fate in [Fate::over(Mark::Kept, Some(30)), Fate::over(Mark::Released, None)] {
            assert!(!Peace::believed_by(KIT, &[(ADA, fate)]).keeps(ADA, KIT), "it does not hold any more");
            assert!(Peace::believed_by(KIT, &[(ADA, fate), word]).keeps(ADA, KIT), "another one does");
        }
        let broken = (ADA, Fate::over(Mark::Broken, Some(20)));
        for promises in [[broken, word], [word, broken]] {
            assert_eq!(Peace::believed_by(KIT, &promises), Peace::none());
            assert_eq!(Peace::believed_by(BRAM, &promises), Peace::none());
            assert!(Peace::believed_by(ADA, &promises).keeps(ADA, KIT), "it is still Ada's to keep");
        }
    }

    #[test]
    fn peace_is_promised_for_rounds_that_the_game_has() {
        assert_eq!(peace_rounds(3), 3..=5);
        assert_eq!(peace_rounds(LAST_ROUND), LAST_ROUND..=LAST_ROUND);
    }
}
