//! Who wins if: the sentences agree with the Law and tell nothing hidden.

use oath_law::{Game, Pause, Position, Step, Table};
use oath_model::*;
use oath_play::determinize::determinize;
use oath_play::{Dice, Session, standing, worlds};

/// Random players; at every question the standings are looked at.
struct Reader {
    dice: Dice,
    visions: [u32; 2],
    successors: [u32; 2],
    usurpers: u32,
}

impl Reader {
    fn look_at_visions(&mut self, position: &Position) {
        let told = standing::standings(position);
        for player in position.in_turn_order() {
            let Some(vision) = position.state[player].revealed else { continue };
            let found = told.iter().find(|s| s.law == "3.2" && s.player == Some(player));
            let ok = found.expect("every revealed Vision is told").ok;
            assert_eq!(ok, position.fulfils(player, vision));
            self.visions[usize::from(ok)] += 1;
        }
    }

    fn look(&mut self, position: &Position) {
        let told = standing::standings(position);
        assert_eq!(
            told,
            standing::standings(&determinize(position, None, &mut self.dice)),
            "a secret is told"
        );
        let own = position.in_turn_order().filter_map(|p| standing::own(position, p));
        for standing in told.iter().cloned().chain(own) {
            assert!(!standing.text.contains("standing-"), "a sentence is missing: {}", standing.text);
            assert!(standing.needs.iter().all(|n| !n.text.contains("standing-")), "{:?}", standing.needs);
        }
        if position.state.winner.is_some() {
            return;
        }
        self.look_at_visions(position);
        // Three Visions are rarely drawn in random games.
        let mut ripe = position.clone();
        ripe.state.visions_drawn = 3;
        self.look_at_visions(&ripe);
        if let Some(heir) = told.iter().find(|s| s.law == "3.3.1") {
            assert_eq!(heir.player, position.successor());
            self.successors[usize::from(heir.ok)] += 1;
        }
        if told.iter().any(|s| s.icon == "usurper" && s.ok) {
            self.usurpers += 1;
            assert!(position.wake_victory(position.state.title.keeper()).is_some());
        }
    }
}

impl Table for Reader {
    fn answer(&mut self, position: &Position, question: &Question<'_>) -> Result<Answer, Pause> {
        self.look(position);
        if let Domain::One(of) = &question.domain {
            let wish = [Choice::Yes, Choice::Reveal].into_iter().find(|c| of.contains(c));
            if let Some(wish) = wish.filter(|_| self.dice.below(3) > 0) {
                return Ok(Answer::One(wish));
            }
        }
        Ok(self.dice.answer(question))
    }
}

#[test]
fn standings_agree_with_the_law_and_tell_nothing_hidden() {
    let mut reader = Reader { dice: Dice::new(11), visions: [0; 2], successors: [0; 2], usurpers: 0 };
    for seed in 0..60 {
        let world = worlds::random_world(seed);
        let position =
            Position::from_world(&world, 2 + (seed % 5) as usize, oath_cards::book()).expect("a world");
        let mut game = Game::new(position, &mut reader);
        while game.state.step != Step::Over {
            game.step().expect("a lawful answer");
        }
        let end = game.into_position();
        reader.look(&end);
    }
    let Reader { visions, successors, usurpers, .. } = reader;
    let seen = visions.iter().chain(&successors).all(|n| *n > 0) && usurpers > 0;
    assert!(seen, "visions {visions:?}, successors {successors:?}, usurpers {usurpers}");
}

#[test]
fn the_first_position_is_told_in_full_sentences() {
    let mut session = Session::new(worlds::first_world(1), 3, 1).expect("a lawful world");
    while let Some(asked) = session.asked().cloned().filter(|a| a.ask != Ask::Act) {
        session.answer(asked.player, asked.default_answer()).expect("a lawful answer");
    }
    let told: Vec<String> = standing::standings(session.position()).into_iter().map(|s| s.text).collect();
    let first =
        ["Purple is Oathkeeper by most sites: Purple 3", "Stable regime: from the end of round 5, on a 6"];
    assert_eq!(told, first);
    let own = |seat: u8| standing::own(session.position(), Player(seat)).expect("nobody has won");
    assert_eq!(own(0).text, "You win if you are Oathkeeper when the die ends the game");
    let needs: Vec<(bool, String)> = own(0).needs.into_iter().map(|n| (n.ok, n.text)).collect();
    assert_eq!(needs, [(true, "3 sites, the others none".into()), (false, "end of round 5, on a 6".into())]);
    assert_eq!(
        own(1).text,
        "Become Oathkeeper and stay it through two Wakes, or reveal a Vision and fulfil it"
    );
    assert!(!own(1).ok && own(1).needs[0].text == "0 sites to 3 of Purple", "{:?}", own(1).needs);
}
