//! The coach has a sentence for each kind of question that it explains, in every language.

use oath_page::coach::TOPICS;
use oath_play::words::{Language, Tongue, speak, text};
use std::rc::Rc;

#[test]
fn every_kind_of_question_that_the_coach_explains_has_its_sentence() {
    for language in Language::ALL {
        speak(&Rc::new(Tongue { language, ..Tongue::default() }), || {
            for topic in TOPICS {
                let key = format!("coach-{topic}");
                let sentence = text(&key, &[]);
                assert!(sentence.len() > 30 && sentence != key, "{key} in {language:?}");
            }
        });
    }
}
