//! The coach has a sentence for each kind of question that it explains, in every language.

use oath_page::coach::{NEW_TOPICS, TOPICS};
use oath_play::words::{Language, Tongue, speak, text};
use std::rc::Rc;

#[test]
fn every_kind_of_question_that_the_coach_explains_has_its_sentence() {
    for language in Language::ALL {
        speak(&Rc::new(Tongue { language, ..Tongue::default() }), || {
            let new = NEW_TOPICS.map(|topic| format!("coach-new-{topic}"));
            for key in TOPICS.map(|topic| format!("coach-{topic}")).into_iter().chain(new) {
                let sentence = text(&key, &[]);
                assert!(sentence.len() > 30 && sentence != key, "{key} in {language:?}");
            }
        });
    }
}
