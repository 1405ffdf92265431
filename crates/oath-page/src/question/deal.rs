//! Exchanges: two leaves side by side. Both players see the same form and who must answer. A deal among several
//! (New Foundations, 9.7) is written pair by pair; a counter-offer begins with what was offered before.

use crate::Scene;
use crate::parts::{icon, icon_for, named, shape, t, told, with_icons};
use crate::say;
use maud::{Markup, html};
use oath_model::{Answer, Ask, Banner, Bundle, Card, Choice, Deal, Player, Showing};
use oath_play::codec::{answer_line, choice_word};
use oath_play::deals::Written;
use oath_play::view::{BundleView, QuestionView};
use oath_play::words;
use std::collections::BTreeSet;

/// The form for an offer.
pub(super) fn form(scene: &Scene<'_>, question: &QuestionView, written: &[Written]) -> Markup {
    let Some(deal) = &question.deal else {
        return html! {};
    };
    let (from, with) = (Player(deal.from), Player(deal.with));
    let before = written.iter().rev().find_map(|text| text.between(from, with)).unwrap_or_default();
    let drafter = scene.view.seat;
    // What this seat has written just now for other pairs of the same deal.
    let own: Vec<&Written> = written.iter().rev().take_while(|text| Some(text.by.0) == drafter).collect();
    let several = matches!(question.ask, Ask::Between(..)) || !own.is_empty();
    html! {
        div.deal {
            (leaf(scene, "give", deal.from, &deal.give, &before.give))
            (leaf(scene, "take", deal.with, &deal.take, &before.take))
        }
        (crate::table::promises::in_deal(drafter, [deal.from, deal.with]))
        button.btn.quiet type="button" data-send="no-deal" { (t(if several { "question-no-part" } else { "question-no-deal" })) }
        @if !own.is_empty() {
            h3.caps { (t("deal-so-far")) }
            @for text in own.iter().rev() { (shown(scene, text.from.0, text.with.0, &text.deal)) }
        }
    }
}

fn leaf(scene: &Scene<'_>, side: &str, seat: u8, most: &BundleView, before: &Bundle) -> Markup {
    let counts = [
        ("favor", "favor", most.favor, before.favor, "deal-favor"),
        ("secrets", "secret", most.secrets, before.secrets, "deal-secrets"),
        ("dark", "secret-down", most.dark_secrets, before.dark_secrets, "deal-dark"),
    ];
    let relics = most.relics.iter().map(|(c, label)| (format!("relic={c}"), "relic", label));
    let dark = most.dark_relics.iter().map(|(i, label)| (format!("held={i}"), "relic-down", label));
    let banners = most
        .banners
        .iter()
        .map(|(b, label)| (choice_word(Choice::Banner(*b)).replace(':', "="), banner_symbol(*b), label));
    let advisers = most.advisers.iter().map(|(i, label)| (format!("adviser={i}"), "r-adviser", label));
    let sites = most.sites.iter().map(|(s, label)| (format!("site={s}"), "r-site", label));
    let reliquary = most.reliquary.iter().map(|(i, label)| (format!("reliquary={i}"), "relic-down", label));
    let citizenship = most.citizenship.then(|| t("deal-citizenship"));
    let citizenship = citizenship.iter().map(|label| ("citizenship=1".to_owned(), "oathkeeper", label));
    let shows: Vec<(String, String)> = most
        .shows
        .iter()
        .map(|(word, label)| (word.clone(), say!("deal-show", card = label.as_str())))
        .collect();
    let shows = shows.iter().map(|(word, label)| (word.clone(), "u-eye", label));
    let things = relics.chain(dark).chain(banners).chain(advisers).chain(sites).chain(reliquary);
    let things = things.chain(citizenship).chain(shows);
    let begun = thing_words(before);
    html! {
        div data-side=(side) {
            h3 { (shape(scene.colour(seat))) " " (say!("deal-gives", name = scene.name(seat))) }
            ul {
                @for (word, symbol, n, begun, key) in counts {
                    @if n > 0 {
                        li data-count=(word) { (icon(symbol)) span { (t(key)) } (super::widgets::stepper(begun.min(n), n)) }
                    }
                }
                @for (word, symbol, label) in things {
                    @let begun = begun.contains(&word);
                    li {
                        (icon(symbol))
                        button type="button" role="checkbox" aria-checked=(begun.to_string()) data-thing=(word) { (named(scene, label)) }
                        span.tick { (icon("u-check")) }
                    }
                }
            }
        }
    }
}

/// The words for the things in a bundle, as the form knows them.
fn thing_words(bundle: &Bundle) -> Vec<String> {
    let line = answer_line(&Answer::Deal(Some(Deal { give: *bundle, take: Bundle::default() })));
    line.split(' ').filter(|word| word.contains('=')).map(str::to_owned).collect()
}

/// Who has agreed to the deal on the table: its writer, and whoever was asked before.
pub(super) fn agreed(scene: &Scene<'_>, drafter: u8) -> Markup {
    let offers = scene.view.offer.iter().chain(&scene.view.besides);
    let parties: BTreeSet<u8> = offers.flat_map(|(from, to, _)| [*from, *to]).chain([drafter]).collect();
    let asked = scene.view.asked.unwrap_or_default();
    html! {
        @if parties.len() > 2 {
            ul.votes aria-label=(t("deal-parties")) {
                @for seat in parties {
                    li {
                        (shape(scene.colour(seat))) " " (scene.name(seat)) " "
                        @if seat == drafter || seat < asked { (icon_for("u-check", &t("deal-agrees"))) } @else { "…" }
                    }
                }
            }
        }
    }
}

/// The symbol of a banner.
const fn banner_symbol(banner: Banner) -> &'static str {
    match banner {
        Banner::PeoplesFavor => "banner-people",
        Banner::DarkestSecret => "banner-secret",
    }
}

/// The things in a bundle, in words.
fn things(scene: &Scene<'_>, owner: u8, bundle: &Bundle) -> Vec<String> {
    let mut all = Vec::new();
    let counts = [
        (bundle.favor, "deal-n-favor"),
        (bundle.secrets, "deal-n-secrets"),
        (bundle.dark_secrets, "deal-n-dark"),
    ];
    all.extend(counts.iter().filter(|(n, _)| *n > 0).map(|(n, key)| say!(key, n = *n)));
    all.extend(bundle.relics.map(words::card));
    let dark = (0..64_u8).filter(|i| bundle.dark_relics >> i & 1 == 1);
    all.extend(dark.map(|place| say!("deal-held", n = place + 1)));
    all.extend(bundle.banners.map(crate::card::banner_name));
    let advisers = (0..40_u8).filter(|i| bundle.advisers >> i & 1 == 1);
    all.extend(advisers.map(|place| {
        let board = scene.view.boards.get(usize::from(owner));
        let known = board.and_then(|b| b.advisers.get(usize::from(place))).and_then(|c| c.card);
        known.map_or_else(|| say!("deal-adviser", n = place + 1), |c| words::card(Card(c)))
    }));
    all.extend(bundle.sites.map(|site| {
        let card = scene.view.sites.get(usize::from(site.0)).and_then(|s| s.site);
        card.map_or_else(|| t("deal-site"), |c| words::site_card(oath_model::SiteCard(c)))
    }));
    let spaces = (0..4_u8).filter(|i| bundle.reliquary >> i & 1 == 1);
    all.extend(spaces.map(|i| say!("deal-reliquary", name = words::card(Card::reliquary(usize::from(i))))));
    if bundle.citizenship {
        all.push(t("deal-citizenship"));
    }
    all.extend(Showing::of(bundle.shows).map(|card| match card {
        Showing::Adviser(i) => say!("deal-show-adviser", n = i + 1),
        Showing::Relic(i) => say!("deal-show-relic", n = i + 1),
        Showing::Legacy(i) => say!("deal-show-legacy", n = i + 1),
    }));
    all
}

/// An offer that lies on the table, the same for both sides.
pub(super) fn shown(scene: &Scene<'_>, from: u8, to: u8, deal: &Deal) -> Markup {
    let sides = [(Player(from), &deal.give), (Player(to), &deal.take)];
    html! {
        div.deal.offer {
            @for (owner, bundle) in sides {
                @let all = things(scene, owner.0, bundle);
                div {
                    h3 { (shape(scene.colour(owner.0))) " " (say!("deal-gives", name = scene.name(owner.0))) }
                    ul {
                        @for thing in &all { li { span {} span { (told(scene, thing)) } span {} } }
                        @if all.is_empty() { li { span {} span { (with_icons(&t("deal-nothing"))) } span {} } }
                    }
                }
            }
        }
    }
}
