//! A browser made of code: it keeps what the live connection has sent, as the page's script does.

use oath_server::room::draw::{DrawnPart, Eye};
use oath_server::room::drawn::Sent;
use oath_server::room::{Inner, Room};
use serde_json::Value;
use std::collections::BTreeMap;

/// A browser with the parts of its page.
#[derive(Default)]
pub struct Browser {
    /// It counts as one who looks on.
    connected: Option<tokio::sync::watch::Receiver<u64>>,
    sent: Sent,
    parts: BTreeMap<String, String>,
}

impl Browser {
    /// Hear what is new. Gives the parts that are shown otherwise than a page that is drawn anew: none.
    pub fn hear(&mut self, room: &Room, inner: &Inner, eye: &Eye) -> Vec<String> {
        self.connected.get_or_insert_with(|| room.watch());
        if let Some(message) = room.news(inner, eye, &mut self.sent) {
            let news: Value = serde_json::from_str(&message).expect("a message is JSON");
            for (id, new) in news["parts"].as_object().expect("it has parts") {
                let before = self.parts.remove(id);
                let now = match new {
                    Value::String(html) => html.clone(),
                    lines => extended(&before.expect("only a list that is there grows"), lines),
                };
                self.parts.insert(id.clone(), now);
            }
        }
        let drawn: Vec<DrawnPart> = room.parts(inner, eye);
        assert_eq!(drawn.len(), self.parts.len(), "every part was sent");
        drawn.into_iter().filter(|(id, html)| self.parts[id] != *html).map(|(id, _)| id).collect()
    }
}

/// A list with new lines before all others and without its oldest ones.
fn extended(list: &str, lines: &Value) -> String {
    let (add, drop) = (lines["add"].as_str().expect("lines"), lines["drop"].as_u64().expect("a number"));
    let begin = list.find("<li").expect("a list has lines");
    let (head, body) = list.split_at(begin);
    let body = body.strip_suffix("</ol>").expect("a list ends");
    let (kept, older) = body.find("<li class=\"older\"").map_or((body, ""), |at| body.split_at(at));
    let mut old: Vec<&str> = kept.split_inclusive("</li>").collect();
    old.truncate(old.len() - drop as usize);
    format!("{head}{add}{}{older}</ol>", old.concat())
}
