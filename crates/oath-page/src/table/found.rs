//! The six foundations in force (New Foundations, 6): those on their altered faces are gilt and carry the
//! shield of the legacy that alters them.

use crate::parts::t;
use crate::{Scene, card, say};
use maud::{Markup, html};
use oath_model::Card;
use oath_play::library::Library;
use oath_play::library::foundations::{Component, ComponentKind};

/// The strip.
#[derive(Hash)]
pub struct Foundations {
    /// Which ones are altered, by their numbers from 1.
    altered: Vec<u8>,
    /// Legacies that are awake anywhere.
    awake: Vec<u16>,
}

impl Foundations {
    /// The strip of a scene; none in a game without foundations.
    #[must_use]
    pub fn of(scene: &Scene<'_>) -> Option<Foundations> {
        let frontier = scene.view.frontier.as_ref()?;
        let boards = scene.view.boards.iter().flat_map(|board| &board.legacies);
        let played = boards.filter(|legacy| legacy.faceup).filter_map(|legacy| legacy.card);
        let others = frontier.lineages.iter().flat_map(|lineage| lineage.active.iter().copied());
        Some(Foundations { altered: frontier.altered.clone(), awake: played.chain(others).collect() })
    }

    pub(super) fn draw(&self) -> Markup {
        let faces = Library::here().components.iter().filter(|c| c.kind == ComponentKind::FoundationFace);
        // Each foundation has its usual face and then the altered one.
        let faces: Vec<&Component> = faces.collect();
        html! {
            section #found .found aria-labelledby="found-title" {
                h2 #found-title { (t("table-foundations")) }
                ol {
                    @for (number, pair) in (1u8..).zip(faces.chunks(2)) {
                        @let altered = self.altered.contains(&number);
                        @if let Some(face) = pair.get(usize::from(altered)) { (self.face(number, face, altered)) }
                    }
                }
            }
        }
    }

    fn face(&self, number: u8, face: &Component, altered: bool) -> Markup {
        let numeral = face.word("number").unwrap_or_default();
        let by = face.word("altered_by").filter(|_| altered).and_then(|id| self.legacy(id));
        let name = face.name.as_str();
        let state = match (altered, by) {
            (false, _) => t("table-foundation-usual"),
            (true, None) => t("table-foundation-altered"),
            (true, Some(by)) => say!("table-foundation-altered-by", legacy = card::name(by)),
        };
        let label = say!("table-foundation", number = numeral, name = name, state = state.as_str());
        let sign = format!("/a/foundations.svg#{}", card::face_sign(face));
        html! {
            li .alt[altered] data-key={ "foundation:" (number) } {
                a href={ "/cards/" (face.key) } data-card={ "face:" (face.key) } aria-haspopup="dialog" title=(label) {
                    b { (numeral) }
                    svg.i aria-hidden="true" { use href=(sign) {} }
                    span { (name) }
                    span.sr { ", " (state) }
                    @if let Some(by) = by { span class={ "by " (card::ground(by)) } { (card::shield(by, "shd")) } }
                }
            }
        }
    }

    /// The legacy of this id, if it is awake.
    fn legacy(&self, id: &str) -> Option<Card> {
        let key = format!("foundations-legacy-{id}");
        self.awake.iter().map(|c| Card(*c)).find(|c| oath_play::words::card_key(*c) == key)
    }
}
