//! What happened, as sentences of the log, and where things come from and go to.

use super::*;

fn place(position: &Position, place: Place) -> String {
    let who = |p: Player| ("player", string(player(position, p)));
    match place {
        Place::Box => plain("place-box"),
        Place::Dispossessed => plain("place-dispossessed"),
        Place::WorldDeck => plain("place-deck"),
        Place::Pile(r) => text("place-pile", &[("region", string(region(r)))]),
        Place::Site(s) => site(position, s),
        Place::Advisers(p) => text("place-advisers", &[who(p)]),
        Place::Revealed(p) => text("place-revealed", &[who(p)]),
        Place::Hand(p) => text("place-hand", &[who(p)]),
        Place::RelicDeck => plain("place-relic-deck"),
        Place::RelicAt(s) => text("place-relic-at", &[("site", string(site(position, s)))]),
        Place::Reliquary(i) => text("place-reliquary", &[("n", count(i + 1))]),
        Place::Held(p) => text("place-held", &[who(p)]),
        Place::Aside => plain("place-aside"),
        Place::Lineage(c) => text("place-lineage", &[("colour", string(colour(c)))]),
        Place::Ambitions => plain("place-ambitions"),
        Place::ReliquaryPile => plain("place-reliquary-pile"),
        Place::EdificeDeck => plain("place-edifice-deck"),
        Place::LegacyDeck => plain("place-legacy-deck"),
        Place::Legacies(p) => text("place-legacies", &[who(p)]),
        Place::Stored(s) => text("place-stored", &[("site", string(site_card(s)))]),
    }
}

fn purse(position: &Position, purse: Purse) -> String {
    match purse {
        Purse::Player(p) => player(position, p),
        Purse::Bank(s) => text("choice-bank", &[("suit", string(suit(s)))]),
        Purse::Card(c) => card(c),
        Purse::Site(s) => site(position, s),
        Purse::Banner(b) => banner(b),
        Purse::Shared => plain("purse-shared"),
    }
}

/// The faces of a roll in words.
#[must_use]
pub fn faces(die: Die, faces: [u8; 4]) -> String {
    if die == Die::End {
        return faces[0].to_string();
    }
    let keys = match die {
        Die::Attack => ["face-hollow", "face-sword", "face-skull", ""],
        Die::Defense | Die::End => ["face-blank", "face-shield", "face-double", "face-x2"],
    };
    let shown: Vec<String> = keys
        .iter()
        .zip(faces)
        .filter(|(_, n)| *n > 0)
        .map(|(key, n)| text(key, &[("n", count(n))]))
        .collect();
    if shown.is_empty() { plain("face-none") } else { shown.join(", ") }
}

/// The faces of a roll as icon tokens, one for each die: a page draws them.
fn dice(die: Die, shown: [u8; 4]) -> String {
    let names = match die {
        Die::Attack => ["die-a-hollow", "die-a-sword", "die-a-skull", ""],
        Die::Defense => ["die-d-blank", "die-d-shield", "die-d-two", "die-d-x2"],
        Die::End => return format!("[die-end] {}", shown[0]),
    };
    let dice: Vec<String> =
        names.iter().zip(shown).flat_map(|(name, n)| vec![format!("[{name}]"); usize::from(n)]).collect();
    if dice.is_empty() { plain("face-none") } else { dice.join(" ") }
}

/// A sacrifice with its losses, in one sentence.
#[must_use]
pub fn sacrifice(position: &Position, who: Player, n: u8) -> String {
    text("campaign-sacrifice-told", &[("player", string(player(position, who))), ("n", count(n))])
}

/// An event as a sentence of the log.
#[must_use]
pub fn event(position: &Position, event: &Event) -> String {
    let who = |p: Player| ("player", string(player(position, p)));
    let other = |p: Player| ("other", string(player(position, p)));
    let which = |c: Card| ("card", string(card(c)));
    let at = |s: Site| ("site", string(site(position, s)));
    let n = |n: u8| ("n", count(n));
    let to = |p: Place| ("place", string(place(position, p)));
    match *event {
        Event::Turn(p, round) => text("log-turn", &[who(p), ("round", count(round))]),
        Event::Rests(p) => text("log-rests", &[who(p)]),
        Event::RoundEnd(round) => text("log-round-end", &[("round", count(round))]),
        Event::Favor { from, to, n: k } | Event::Secrets { from, to, n: k } => {
            let key = if matches!(event, Event::Favor { .. }) { "log-favor" } else { "log-secrets" };
            let (from, to) = (purse(position, from), purse(position, to));
            text(key, &[n(k), ("from", string(from)), ("to", string(to))])
        }
        Event::SecretsFlipped(p, k) => text("log-secrets-flipped", &[who(p), n(k)]),
        Event::SupplySpent(p, k) => text("log-supply-spent", &[who(p), n(k)]),
        Event::Supply(p, k) => text("log-supply", &[who(p), n(k)]),
        Event::WarbandsGained(p, k) => text("log-warbands-gained", &[who(p), n(k)]),
        Event::Killed { owner, board, site: s, n: k } => {
            let spot = match (board, s) {
                (Some(p), _) => choice(position, Choice::Board(p)),
                (None, Some(s)) => site(position, s),
                (None, None) => String::new(),
            };
            text("log-killed", &[n(k), ("owner", string(player(position, owner))), ("place", string(spot))])
        }
        Event::WarbandsMoved { player: p, site: s, to_site, n: k } => {
            let key = if to_site { "log-warbands-to-site" } else { "log-warbands-to-board" };
            text(key, &[who(p), at(s), n(k)])
        }
        Event::TrailTaken(p, q) => text("log-trail", &[who(p), other(q)]),
        Event::WarbandsReplaced { player: p, site: s, n: k } => {
            text("log-warbands-replaced", &[who(p), at(s), n(k)])
        }
        Event::WarbandsGiven(p, q, k) => text("log-warbands-given", &[who(p), other(q), n(k)]),
        Event::Action(p, major) => {
            text("log-action", &[who(p), ("action", string(&major_key(major)["choice-".len()..]))])
        }
        Event::Uses(p, s) => text("log-uses", &[who(p), ("card", string(source(s)))]),
        Event::Works(s) => text("log-works", &[("card", string(source(s)))]),
        Event::BanditsUse(s) => text("log-bandits-use", &[("card", string(source(s)))]),
        Event::Drew { player: p, from, n: k, visions } => {
            let from = ("from", string(place(position, from)));
            text("log-drew", &[who(p), from, n(k), ("visions", count(visions))])
        }
        Event::Saw(_, c, from) => text("log-saw", &[which(c), ("from", string(place(position, from)))]),
        Event::Peeked(p, spot) => text("log-peeked", &[who(p), to(spot)]),
        Event::Showed(p, q) => text("log-showed", &[who(p), other(q)]),
        Event::Revealed(c) => text("log-revealed", &[which(c)]),
        Event::Played(p, c, spot) => text("log-played", &[who(p), which(c), to(spot)]),
        Event::PlayedFacedown(p) => text("log-played-facedown", &[who(p)]),
        Event::Discarded { player: p, card: Some(c), to: spot, .. } => {
            text("log-discarded", &[who(p), which(c), to(spot)])
        }
        Event::Discarded { player: p, card: None, vision, to: spot } => {
            let vision = ("vision", string(if vision { "yes" } else { "no" }));
            text("log-discarded-hidden", &[who(p), vision, to(spot)])
        }
        Event::Moved(c, spot) => text("log-moved", &[which(c), to(spot)]),
        Event::MovedFacedown(p) => text("log-moved-facedown", &[who(p)]),
        Event::RelicBuried(p) => text("log-relic-buried", &[who(p)]),
        Event::Flipped(c) => text("log-flipped", &[which(c)]),
        Event::VisionsDrawn(k) => text("log-visions-drawn", &[n(k)]),
        Event::SiteRevealed(_, card) => text("log-site-revealed", &[("site", string(site_card(card)))]),
        Event::Pawn(p, s) => text("log-pawn", &[who(p), at(s)]),
        Event::RelicTaken { relic, player: p, .. } => text("log-relic-taken", &[who(p), which(relic)]),
        Event::BannerTaken { banner: b, player: p, .. } => {
            text("log-banner-taken", &[who(p), ("banner", string(banner(b)))])
        }
        Event::Mob(true) => plain("log-mob"),
        Event::Mob(false) => plain("log-mob-over"),
        Event::CampaignStart(p, ruler) => {
            let foe = match ruler {
                Ruler::Player(d) => player(position, d),
                Ruler::Bandits | Ruler::Nobody => plain("bandits"),
            };
            text("log-campaign-start", &[who(p), ("other", string(foe))])
        }
        Event::Target(c) => text("log-target", &[("target", string(choice(position, c)))]),
        Event::Ally(p) => text("log-ally", &[who(p)]),
        Event::Pools { attack, defense } => {
            text("log-pools", &[("attack", count(attack)), ("defense", count(defense))])
        }
        Event::Rolled { player: p, die, faces: f } => {
            let shown = ("faces", string(if tongue().marked { dice(die, f) } else { faces(die, f) }));
            match p {
                Some(p) => text("log-rolled", &[who(p), shown]),
                None => text("log-rolled-bandits", &[shown]),
            }
        }
        Event::Sacrificed(p, k) => text("log-sacrificed", &[who(p), n(k)]),
        Event::Outcome { attack, defense, winner } => {
            let winner = if winner == Side::Attacker { "attacker" } else { "defender" };
            text(
                "log-outcome",
                &[("attack", big(attack)), ("defense", big(defense)), ("winner", string(winner))],
            )
        }
        Event::Title(p) => text("log-title", &[who(p)]),
        Event::Usurper(p) => text("log-usurper", &[who(p)]),
        Event::Citizen(p) => text("log-citizen", &[who(p)]),
        Event::Exiled(p) => text("log-exiled", &[who(p)]),
        Event::Whispers(p, q) => text("log-whispers", &[who(p), other(q)]),
        Event::Offered(p, q) => text("log-offered", &[who(p), other(q)]),
        Event::OfferAnswered(p, true) => text("log-accepted", &[who(p)]),
        Event::OfferAnswered(p, false) => text("log-declined", &[who(p)]),
        Event::Denied(p) => text("log-denied", &[who(p)]),
        Event::Uncovered(i) => text("log-uncovered", &[n(i + 1), which(Card::reliquary(usize::from(i)))]),
        Event::Vowed(p, o) => text("log-vowed", &[who(p), ("oath", string(oath(o)))]),
        Event::Built(c, s) => text("log-built", &[which(c), at(s)]),
        Event::SiteLost(s) => text("log-site-lost", &[("site", string(site_card(s)))]),
        Event::Added(s, k) => text("log-added", &[n(k), ("suit", string(suit(s)))]),
        Event::ArchiveHealed(s) => text("log-archive-healed", &[("suit", string(suit(s)))]),
        Event::Written(p, v) => text("log-written", &[who(p), ("victory", string(victory(v)))]),
        Event::BanditsCame(s, k) => text("log-bandits-came", &[n(k), at(s)]),
        Event::BanditsGone(s, k) => text("log-bandits-gone", &[n(k), at(s)]),
        Event::RelicHidden { player: p, from } => {
            text("log-relic-hidden", &[who(p), ("from", string(place(position, from)))])
        }
        Event::RelicShown(p, c) => text("log-relic-shown", &[who(p), which(c)]),
        Event::Shuffled(from) => text("log-shuffled", &[("what", string(choice(position, from.choice())))]),
        Event::RelicsAside(p, k) => text("log-relics-aside", &[who(p), n(k)]),
        Event::LegacyKept(p) => text("log-legacy-kept", &[who(p)]),
        Event::LegacyWoke(p, c) => text("log-legacy-woke", &[who(p), which(c)]),
        Event::LegacySlept(p, c) => text("log-legacy-slept", &[who(p), which(c)]),
        Event::LegacyLost(p, Some(c)) => text("log-legacy-given-up", &[who(p), which(c)]),
        Event::LegacyLost(p, None) => text("log-legacy-lost", &[who(p)]),
        Event::Crowned(p) => text("log-crowned", &[who(p)]),
        Event::WorldTask(p) => text("log-world-task", &[who(p)]),
        Event::BeaconTask(p) => text("log-beacon-task", &[who(p)]),
        Event::Points(p, k) => text("log-points", &[who(p), n(k)]),
        Event::Altered(f, Face::Altered) => text("log-altered", &[("foundation", string(foundation(f)))]),
        Event::Altered(f, Face::Normal) => text("log-restored", &[("foundation", string(foundation(f)))]),
        Event::Archived(s) => text("log-archived", &[("site", string(site_card(s)))]),
        Event::DispossessedCards(k) => text("log-dispossessed-cards", &[n(k)]),
        Event::GoalChanged(p, o) => text("log-goal-changed", &[who(p), ("oath", string(oath(o)))]),
        Event::Marked(p) => text("log-marked", &[who(p)]),
        Event::LegaciesDrawn(p, k) => text("log-legacies-drawn", &[who(p), n(k)]),
        Event::DispossessedReturn(r, k) => text("log-dispossessed-return", &[n(k), to(Place::Pile(r))]),
        Event::PileBuried(r, k) => text("log-pile-buried", &[n(k), to(Place::Pile(r))]),
        Event::SiteRelicsAside(s, k) => text("log-site-relics-aside", &[n(k), at(s)]),
        Event::RoundMarker(k) => text("log-round-marker", &[("round", count(k))]),
        Event::PilesMixed(p) => text("log-piles-mixed", &[who(p)]),
        Event::RelicLaid(s) => text("log-relic-laid", &[at(s)]),
        Event::FestivalAt(s) => text("log-festival-at", &[at(s)]),
        Event::BannerTurned(b) => text("log-banner-turned", &[("banner", string(banner(b)))]),
        Event::EndDieChanged(p, change) => {
            text("log-end-die-changed", &[who(p), ("change", string(format!("{change:+}")))])
        }
        Event::RelicKept(p) => text("log-relic-kept", &[who(p)]),
        Event::BannerReturned(b) => text("log-banner-returned", &[("banner", string(banner(b)))]),
        Event::WarbandsRemoved { owner, from, n: k } => {
            let from = match from {
                Force::Board(p) => text("choice-board", &[who(p)]),
                Force::Site(s) => site(position, s),
            };
            text(
                "log-warbands-removed",
                &[n(k), ("owner", string(player(position, owner))), ("place", string(from))],
            )
        }
        Event::Caged { card: c, board, n: k } => text("log-caged", &[n(k), which(c), who(board)]),
        Event::Uncaged { card: c, owner, board, n: k } => {
            let key = if board.is_some() { "log-uncaged" } else { "log-uncaged-bank" };
            let to = board.unwrap_or(owner);
            text(key, &[n(k), which(c), who(to), ("owner", string(player(position, owner)))])
        }
        Event::PrinceThreat(threat, rival, quadrant) => {
            let rival = rival.map_or_else(String::new, |p| player(position, p));
            let about = [
                ("player", string(rival)),
                ("threat", string(threat.word())),
                ("quadrant", string(quadrant.word())),
            ];
            text("log-prince-threat", &about)
        }
        Event::PrinceCard(c, s) => text("log-prince-card", &[which(c), ("suit", string(suit(s)))]),
        Event::PrinceRelation(s, level) => {
            let side = match level {
                1.. => "friend",
                0 => "unaligned",
                _ => "conspirator",
            };
            let about = [("suit", string(suit(s))), ("side", string(side)), n(level.unsigned_abs())];
            text("log-prince-relation", &about)
        }
        Event::PrinceTactics(step, dice) => text("log-prince-tactics", &[n(step), ("dice", count(dice))]),
        Event::PrinceCaution(level) => text("log-prince-caution", &[("n", string(level.to_string()))]),
        Event::PrinceDice(Side::Attacker, k) => text("log-prince-dice-attacker", &[n(k)]),
        Event::PrinceDice(Side::Defender, k) => text("log-prince-dice-defender", &[n(k)]),
        Event::PrinceActions(k) => text("log-prince-actions", &[n(k)]),
        Event::PrinceActs(deed) => text("log-prince-acts", &[("deed", string(deed.word()))]),
        Event::Won(p, v) => text("log-won", &[who(p), ("victory", string(victory_at(position, p, v)))]),
    }
}
