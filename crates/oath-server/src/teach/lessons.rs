//! Lessons by HTTP.

use super::exercise::{Exercise, LastFight, Thought};
use crate::room::deeds::Trouble;
use crate::web::games::html;
use crate::web::request::{Answered, Posted, language, speak};
use crate::web::trouble::{problem, refused, wrong};
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use maud::Markup;
use oath_model::Edition;
use oath_page::lesson::{Bubble, Chapter, Course, LessonStrip, Task, bubble, chapter_done, list, strip};
use oath_play::codec;
use oath_play::words::{self, Language};
use oath_script::lesson::{Lesson, lesson, lessons_of};
use oath_script::spot::Spot;
use oath_script::walk::{Lost, Place, Walk};
use serde_json::{Value, json};

/// The list of chapters.
pub(crate) async fn lessons_page(headers: HeaderMap) -> Response {
    let page = speak(&headers, || {
        let chapter = |lesson: &'static Lesson| Chapter {
            id: &lesson.id,
            title: lesson.title.plain(),
            about: lesson.about.plain(),
            steps: lesson.scenes.iter().map(|scene| scene.steps.len()).sum(),
        };
        let course = |edition: Edition| Course {
            game: words::text(&format!("lesson-game-{}", edition.word()), &[]),
            about: words::text(&format!("lesson-about-{}", edition.word()), &[]),
            chapters: lessons_of(edition).map(chapter).collect(),
        };
        list(&Edition::ALL.map(course))
    });
    html(page)
}

#[expect(clippy::result_large_err, reason = "a problem that is ready to be sent")]
fn find(headers: &HeaderMap, id: &str) -> Result<&'static Lesson, Response> {
    lesson(id).ok_or_else(|| wrong(headers, StatusCode::NOT_FOUND, "lesson-none"))
}

#[expect(clippy::result_large_err, reason = "a problem that is ready to be sent")]
fn walk<'l>(headers: &HeaderMap, lesson: &'l Lesson, place: &Place) -> Result<Walk<'l>, Response> {
    Walk::to(lesson, place).map_err(|lost| match lost {
        Lost::Malformed(what) => refused(headers, &Trouble::Malformed(what)),
        Lost::Refused(why) => refused(headers, &Trouble::Refused(why)),
        Lost::Text(why) => {
            let sentence =
                speak(headers, || words::text("lesson-text", &[("why", words::value(why.to_string()))]));
            problem(headers, StatusCode::INTERNAL_SERVER_ERROR, &sentence)
        }
    })
}

/// The page of a lesson, at its beginning.
pub(crate) async fn lesson_page(Path(id): Path<String>, headers: HeaderMap) -> Answered {
    let lesson = find(&headers, &id)?;
    let walk = walk(&headers, lesson, &Place::default())?;
    let shown = Shown { walk: &walk, language: language(&headers) };
    let exercise = shown.exercise();
    let (strip, bubble) = exercise.speak(|| (shown.strip(), shown.bubble(&exercise)));
    let over = maud::html! {
        div #veil .veil aria-hidden="true" {}
        (bubble)
        div #teach hidden data-address={ "/learn/" (lesson.id) } data-lesson=(lesson.id) data-first=(shown.state(&exercise)) {}
    };
    Ok(html(exercise.page(&strip, &over)))
}

/// The lesson at a place, after an answer or a step.
pub(crate) async fn lesson_answer(
    Path(id): Path<String>,
    headers: HeaderMap,
    Posted(place): Posted<Place>,
) -> Answered {
    let lesson = find(&headers, &id)?;
    let walk = walk(&headers, lesson, &place)?;
    let shown = Shown { walk: &walk, language: language(&headers) };
    let exercise = shown.exercise();
    let (strip, bubble) = exercise.speak(|| (shown.strip(), shown.bubble(&exercise)));
    Ok(exercise.reply(shown.state(&exercise), [("lesson", strip), ("bubble", bubble)]))
}

/// What an answer would lead to, drawn.
pub(crate) async fn lesson_preview(
    Path(id): Path<String>,
    headers: HeaderMap,
    Posted(thought): Posted<Thought<Place>>,
) -> Answered {
    let lesson = find(&headers, &id)?;
    let walk = walk(&headers, lesson, &thought.place)?;
    let answer = thought.answer().map_err(|trouble| refused(&headers, &trouble))?;
    let shown = Shown { walk: &walk, language: language(&headers) };
    let exercise = shown.exercise();
    Ok(exercise.preview(&answer))
}

/// A place in a lesson as it is shown.
struct Shown<'w> {
    walk: &'w Walk<'static>,
    language: Language,
}

impl Shown<'_> {
    fn exercise(&self) -> Exercise<'_> {
        let tongue = std::rc::Rc::new(words::Tongue { language: self.language, ..words::Tongue::default() });
        let campaign = Spot::parse(self.walk.lesson.edition, "campaign").ok();
        let looks = self.walk.step().is_some_and(|step| step.look.iter().any(|spot| Some(*spot) == campaign));
        Exercise {
            id: format!("lesson-{}", self.walk.lesson.id),
            title: words::speak(&tongue, || self.walk.lesson.title.plain().to_owned()),
            session: &self.walk.session,
            seat: self.walk.lesson.you,
            fight: if looks { LastFight::Shown } else { LastFight::Hidden },
            language: self.language,
        }
    }

    /// What the page's script must know: where it is, and where it can go from there.
    fn state(&self, exercise: &Exercise<'_>) -> Value {
        let walk = self.walk;
        let position = walk.session.position();
        let look = walk.step().filter(|_| walk.aside.is_none()).map_or(&[][..], |step| &step.look);
        let selectors: Vec<String> =
            exercise.speak(|| look.iter().filter_map(|spot| spot.selector(position)).collect());
        json!({
            "place": walk.place,
            "back": walk.back(),
            "next": walk.next(),
            "wish": walk.wish.as_ref().map(codec::answer_line),
            "look": selectors,
            "done": walk.is_done(),
        })
    }

    fn strip(&self) -> Markup {
        let lesson = self.walk.lesson;
        let course = || lessons_of(lesson.edition);
        let number = course().position(|l| l.id == lesson.id).map_or(1, |i| i + 1);
        let (done, steps) = self.walk.progress();
        strip(&LessonStrip { number, chapters: course().count(), title: lesson.title.plain(), done, steps })
    }

    fn bubble(&self, exercise: &Exercise<'_>) -> Markup {
        let (walk, position) = (self.walk, self.walk.session.position());
        let Some(step) = walk.step() else {
            let mut after = lessons_of(walk.lesson.edition).skip_while(|l| l.id != walk.lesson.id).skip(1);
            let next = after.next().map(|lesson| (lesson.id.as_str(), lesson.title.plain()));
            return chapter_done(walk.lesson.title.plain(), next);
        };
        let (done, steps) = walk.progress();
        let task = step.task.as_ref().map(|task| task.told(position));
        let aside = walk.aside.map(|(_, tale)| match tale {
            Some(tale) => tale.told(position),
            None => {
                let wish = task.clone().unwrap_or_default();
                words::text("lesson-aside", &[("wish", words::value(wish.trim_end_matches('.')))])
            }
        });
        bubble(&Bubble {
            step: (done + 1, steps),
            title: &step.title.told(position),
            say: &step.say.told(position),
            task: task.map(|whole| match &walk.wish {
                Some(wish) if walk.begun => Task::Rest(format!("{}.", words::answer(&walk.session, wish))),
                _ => Task::Whole(whole),
            }),
            aside,
            back: walk.back().is_some(),
            next: walk.next().is_some(),
            colours: &exercise.colours(),
        })
    }
}
