//! The open question, read from the page as the page's script reads it.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

/// The open question of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageQuestion {
    /// Who is asked.
    pub seat: u8,
    /// How many answers had been given.
    pub at: usize,
    /// What can be taken back freely.
    pub undo: bool,
    /// Answers that can be sent as they are; never empty.
    pub answers: Vec<String>,
}

/// The attributes of every element, in order.
fn elements(html: &str) -> impl Iterator<Item = Vec<(&str, &str)>> {
    html.split('<').skip(1).map(|tag| {
        let mut found = Vec::new();
        let mut rest = tag;
        while let Some(equals) = rest.find(['=', '>']) {
            let name = rest[..equals].rsplit(char::is_whitespace).next().unwrap_or("");
            let Some(quoted) = rest[equals..].strip_prefix("=\"") else { break };
            let Some((value, tail)) = quoted.split_once('"') else { break };
            found.push((name, value));
            rest = tail;
        }
        found
    })
}

fn value<'h>(element: &[(&str, &'h str)], name: &str) -> Option<&'h str> {
    element.iter().find(|(n, _)| *n == name).map(|(_, value)| *value)
}

impl PageQuestion {
    /// The question in a drawn panel, or in a page with one; none if this seat is not asked.
    #[must_use]
    pub fn read(html: &str) -> Option<PageQuestion> {
        let (_, panel) = html.split_once("id=\"ask\"")?;
        let panel = panel.split_once("</section>").map_or(panel, |(panel, _)| panel);
        let head = format!("<section {panel}");
        let all: Vec<_> = elements(&head).collect();
        let ask = all.first()?;
        let number = |name| value(ask, name).and_then(|n| n.parse::<usize>().ok());
        // A question that can be answered ahead is not asked yet.
        if value(ask, "data-ahead").is_some() {
            return None;
        }
        let (start, kind) = (value(ask, "data-start")?, value(ask, "data-kind")?);
        let mut answers = match kind {
            "one" => all.iter().filter_map(|e| single(e)).collect(),
            "number" => (number("data-min")?..=number("data-max")?).map(|n| format!("number {n}")).collect(),
            _ => Vec::new(),
        };
        if answers.is_empty() {
            answers.push(start.to_owned());
        }
        let undo = all.iter().any(|e| value(e, "data-undo").is_some());
        Some(PageQuestion { seat: number("data-seat")? as u8, at: number("data-at")?, undo, answers })
    }

    /// The seat that must take the screen before the question is shown.
    #[must_use]
    pub fn curtain(html: &str) -> Option<u8> {
        elements(html).find_map(|e| value(&e, "data-curtain")?.parse().ok())
    }

    /// Any of the answers.
    #[must_use]
    pub fn any(&self, dice: &mut ChaCha8Rng) -> &str {
        &self.answers[dice.random_range(0..self.answers.len())]
    }
}

/// The answer that a button of a question "one of these" gives, unless it takes something back first.
fn single(element: &[(&str, &str)]) -> Option<String> {
    if value(element, "data-back").is_some_and(|back| back != "0") {
        return None;
    }
    let word = value(element, "data-word").map(|word| format!("one {word}"));
    value(element, "data-send").map(str::to_owned).or(word)
}

#[cfg(test)]
mod tests {
    use super::PageQuestion;

    #[test]
    fn a_question_is_read_from_its_panel() {
        let html = r##"<p data-word="no"></p><section class="ask" id="ask" data-at="7" data-seat="1" data-kind="one"
            data-start="one act:rest"><button data-send="one act:search" data-back="0"></button><button
            data-send="one act:muster" data-back="2"></button><button class="ans" data-word="use:3.0">x</button>
            <button data-undo="1"></button></section><p data-word="no"></p>"##;
        let question = PageQuestion::read(html).expect("it asks");
        assert_eq!(question.answers, ["one act:search", "one use:3.0"]);
        assert_eq!((question.seat, question.at, question.undo), (1, 7, true));
        assert_eq!(PageQuestion::read(r#"<section id="ask" data-at="7"></section>"#), None);
    }
}
