//! Every lesson of `lessons/` can be gone through as it is written: each wished answer and each one that
//! does as well is legal, every name in a sentence and every place to look at is on the table.

use oath_model::Edition;
use oath_play::codec;
use oath_script::answers::{legal_lines, parse_answer};
use oath_script::lesson::{Lesson, Move, Mover, lessons, lessons_of};
use oath_script::walk::{Lost, Place, Walk};
use std::path::Path;

/// Steps and answers of a lesson, at most.
const LONGEST: usize = 200;
/// Words that one step says, at most: more is no bubble.
const MOST_WORDS: usize = 70;

fn told(lesson: &Lesson, place: &Place, lost: &Lost) -> String {
    let mut before = place.clone();
    if before.answers.pop().is_none() {
        before.step = before.step.saturating_sub(1);
    }
    // What would have been possible is told by the place before.
    let legal = Walk::to(lesson, &before).map_or(String::new(), |walk| legal_lines(&walk.session));
    match lost {
        Lost::Text(why) => format!("{}: {why}", lesson.id),
        Lost::Malformed(why) => format!("{}: {why}", lesson.id),
        Lost::Refused(why) => format!("{}: {}; {legal}", lesson.id, oath_play::words::refusal(why)),
    }
}

/// Go through a lesson, with `choose` in the place of the wished answer where it gives one.
fn go_through(lesson: &Lesson, mut choose: impl FnMut(&Walk<'_>) -> Option<String>) -> Result<(), String> {
    let mut place = Place::default();
    for _ in 0..LONGEST {
        let walk = Walk::to(lesson, &place).map_err(|why| told(lesson, &place, &why))?;
        if walk.is_done() {
            return Ok(());
        }
        if walk.aside.is_some() {
            return Err(format!("{}: an answer that should do as well leads aside", lesson.id));
        }
        place = match (walk.next(), &walk.wish) {
            (Some(next), _) => next,
            (None, Some(wish)) => {
                let line = choose(&walk).unwrap_or_else(|| codec::answer_line(wish));
                with(&walk.place, line)
            }
            (None, None) => {
                let step = walk.step().map_or("", |step| step.title.plain());
                return Err(format!("{}: '{step}' goes nowhere; {}", lesson.id, legal_lines(&walk.session)));
            }
        };
    }
    Err(format!("{} has no end", lesson.id))
}

fn with(place: &Place, line: String) -> Place {
    let mut next = place.clone();
    next.answers.push(line);
    next
}

/// An answer of a lesson's text at the open question, as a line of the record.
fn line_of(walk: &Walk<'_>, text: &str) -> Result<String, String> {
    let asked = walk.session.asked().ok_or("nobody is asked")?;
    let (_, what) = text.split_once(':').ok_or("an answer is 'PLAYER: ANSWER'")?;
    let answer = parse_answer(walk.session.position(), asked, what.trim());
    let answer = answer.map_err(|why| format!("{text}: {why}; {}", legal_lines(&walk.session)))?;
    Ok(codec::answer_line(&answer))
}

/// The move of the text that is wished now.
fn wished<'l>(walk: &Walk<'l>) -> Option<&'l Move> {
    let scene = &walk.lesson.scenes[walk.place.scene];
    let mut moves = scene.steps.iter().flat_map(|step| &step.moves);
    walk.wish.as_ref()?;
    moves.by_ref().filter(|one| one.by == Mover::Learner).nth(walk.place.answers.len())
}

fn learner_moves(lesson: &Lesson) -> impl Iterator<Item = &Move> {
    lesson.scenes.iter().flat_map(|scene| &scene.steps).flat_map(|step| &step.moves)
}

#[test]
fn every_lesson_can_be_gone_through() {
    let troubles: Vec<String> =
        lessons().iter().filter_map(|lesson| go_through(lesson, |_| None).err()).collect();
    assert!(troubles.is_empty(), "{}", troubles.join("\n"));
}

#[test]
fn answers_that_do_as_well_lead_to_the_end_too() {
    for lesson in lessons() {
        for one in learner_moves(lesson) {
            for other in &one.or {
                let end = go_through(lesson, |walk| {
                    let meant = wished(walk).is_some_and(|now| now.line.number == one.line.number);
                    meant.then(|| {
                        line_of(walk, &other.text).unwrap_or_else(|why| panic!("{}: {why}", lesson.id))
                    })
                });
                assert_eq!(end.err(), None, "{}: {}", lesson.id, other.text);
            }
        }
    }
}

#[test]
fn other_answers_are_met_with_their_sentence_and_a_way_back() {
    for lesson in lessons() {
        let mut met = 0;
        let end = go_through(lesson, |walk| {
            for (line, _) in wished(walk).map_or(&[][..], |one| &one.but) {
                let line = line_of(walk, &line.text).unwrap_or_else(|why| panic!("{}: {why}", lesson.id));
                let aside = Walk::to(lesson, &with(&walk.place, line));
                let aside = aside.unwrap_or_else(|why| panic!("{}: {why:?}", lesson.id));
                assert!(aside.aside.is_some_and(|(_, tale)| tale.is_some()), "{}", lesson.id);
                assert_eq!(aside.back().as_ref(), Some(&walk.place), "{}", lesson.id);
                met += 1;
            }
            None
        });
        assert_eq!(end.err(), None);
        assert_eq!(met, learner_moves(lesson).map(|one| one.but.len()).sum::<usize>(), "{}", lesson.id);
    }
}

#[test]
fn every_legal_answer_to_a_question_of_a_lesson_is_understood() {
    for lesson in lessons() {
        let end = go_through(lesson, |walk| {
            let asked = walk.session.asked()?;
            for choice in asked.choices() {
                let answer = oath_model::Answer::One(choice);
                match Walk::to(lesson, &with(&walk.place, codec::answer_line(&answer))) {
                    Ok(there) if there.aside.is_some() => {
                        assert_eq!(there.back().as_ref(), Some(&walk.place));
                    }
                    Ok(_) => {}
                    Err(why) => assert!(!asked.offers(&answer), "{}: {choice:?}: {why:?}", lesson.id),
                }
            }
            None
        });
        assert_eq!(end.err(), None);
    }
}

#[test]
fn every_place_and_name_is_on_the_table_and_every_step_is_short() {
    for lesson in lessons() {
        for (number, scene) in lesson.scenes.iter().enumerate() {
            let walk = Walk::to(lesson, &Place { scene: number, step: 0, answers: Vec::new() });
            let walk = walk.unwrap_or_else(|why| panic!("{}: {why:?}", lesson.id));
            let position = walk.session.position();
            for (n, step) in scene.steps.iter().enumerate() {
                let here = format!("{}, position {}, step {}", lesson.id, number + 1, n + 1);
                assert!(!step.look.is_empty(), "{here} looks nowhere");
                for tale in [&step.title, &step.say].into_iter().chain(&step.task) {
                    assert_eq!(tale.stranger(position), None, "{here}");
                    let words = tale.told(position).split_whitespace().count();
                    assert!(words <= MOST_WORDS, "{here} says {words} words");
                }
            }
        }
    }
}

#[test]
fn every_file_is_a_lesson_of_the_program() {
    for edition in Edition::ALL {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons").join(edition.word());
        let files = std::fs::read_dir(folder).expect("the folder of lessons").flatten();
        let files = files.filter(|file| file.path().extension().is_some_and(|e| e == "oath")).count();
        assert_eq!(files, lessons_of(edition).count());
    }
}
