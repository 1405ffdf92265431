//! Questions in words: the sentence, the labels, what a button says, which clause it is about.

use super::outcome::goal;
use super::{attribute, clause, shelf_key, short_refusal, source, string, text};
use super::{banner, capital, card, count, hidden_card, major_key, own_choice, plain, player, refusal};
use crate::codec::showing_word;
use crate::session::{Asked, AskedDomain};
use crate::view::{AnswerKind, BundleView, DealView, OptionView, QuestionView, RefusedView};
use oath_law::{Position, Step};
use oath_model::*;

/// The sentence of a question, with whom it is answered for.
fn sentence(position: &Position, asked: &Asked) -> String {
    let question = ask(position, asked.player, asked.ask);
    match asked.behalf {
        Some(_) => text("ask-for-prince", &[("question", string(question))]),
        None => question,
    }
}

/// The sentence of a question.
#[must_use]
pub fn ask(position: &Position, asked: Player, what: Ask) -> String {
    let who = |p: Player| ("player", string(player(position, p)));
    match what {
        Ask::Colour => plain("ask-colour"),
        Ask::ScarceFavor => plain("ask-scarce-favor"),
        Ask::StartSite => plain("ask-start-site"),
        Ask::StartAdviser => plain("ask-start-adviser"),
        Ask::DiscardOrder => plain("ask-discard-order"),
        Ask::BuryOrder => plain("ask-bury-order"),
        Ask::WakeFavor => plain("ask-wake-favor"),
        Ask::PoorestBank => plain("ask-poorest-bank"),
        Ask::SiteToken => plain("ask-site-token"),
        Ask::Act => plain("ask-act"),
        Ask::Target(Major::Search) => plain("ask-target-search"),
        Ask::Target(Major::Muster) => plain("ask-target-muster"),
        Ask::Target(Major::Trade) => plain("ask-target-trade"),
        Ask::Target(Major::Recover) => plain("ask-target-recover"),
        Ask::Target(Major::Campaign) => plain("ask-target-campaign"),
        Ask::Target(Major::Forge) => plain("ask-target-forge"),
        Ask::Target(Major::Challenge) => plain("ask-target-challenge"),
        Ask::Target(Major::Travel) if asked == position.state.turn => plain("ask-travel"),
        Ask::Target(Major::Travel) => text("ask-target-travel", &[who(position.state.turn)]),
        Ask::TradeFor => plain("ask-trade-for"),
        Ask::Modifier(_) => plain("ask-modifier"),
        Ask::NeededModifier(m) => text("ask-needed-modifier", &[("action", string(plain(major_key(m))))]),
        Ask::FreeAction(m) => text("ask-free-action", &[("action", string(plain(major_key(m))))]),
        Ask::Toll(s) => text("ask-toll", &[("card", string(source(s)))]),
        Ask::Keep => plain("ask-keep"),
        Ask::KeepSecond => plain("ask-keep-second"),
        Ask::PlayFirst => plain("ask-play-first"),
        Ask::DiscardPile => plain("ask-discard-pile"),
        Ask::OnTop => plain("ask-on-top"),
        Ask::Play(c) => text("ask-play", &[("card", string(own_choice(position, asked, c)))]),
        Ask::OnlyDiscard(c) => text("ask-only-discard", &[("card", string(own_choice(position, asked, c)))]),
        Ask::SoleDiscard(c) => text("ask-sole-discard", &[("card", string(own_choice(position, asked, c)))]),
        Ask::SoleBury(c) => text("ask-sole-bury", &[("card", string(own_choice(position, asked, c)))]),
        Ask::FirstDiscard(s) => text("ask-first-discard", &[("card", string(source(s)))]),
        Ask::FirstBury(s) => text("ask-first-bury", &[("card", string(source(s)))]),
        Ask::MakeRoom => plain("ask-make-room"),
        Ask::Conspire => plain("ask-conspire"),
        Ask::BannerPrice(b) => text("ask-banner-price", &[("banner", string(banner(b)))]),
        Ask::FirstBank => plain("ask-first-bank"),
        Ask::Targets => plain("ask-targets"),
        Ask::AttackDice => plain("ask-attack-dice"),
        Ask::JoinAsAlly => plain("ask-join-as-ally"),
        Ask::LetJoin(p) => text("ask-let-join", &[who(p)]),
        Ask::LendPlan(p, s) => text("ask-lend-plan", &[who(p), ("card", string(source(s)))]),
        Ask::PlanPayer(s) => text("ask-plan-payer", &[("card", string(source(s)))]),
        Ask::PayPlan(p, s) => text("ask-pay-plan", &[who(p), ("card", string(source(s)))]),
        Ask::BattlePlan => plain("ask-battle-plan"),
        Ask::Sacrifice(n) => text("ask-sacrifice", &[("n", count(n))]),
        Ask::Losses(n) => text("ask-losses", &[("n", count(n))]),
        Ask::TakeRule => plain("ask-take-rule"),
        Ask::Banish => plain("ask-banish"),
        Ask::BurnHalf => plain("ask-burn-half"),
        Ask::PlanOrder => plain("ask-plan-order"),
        Ask::RollDefense => plain("ask-roll-defense"),
        Ask::RollAttack => plain("ask-roll-attack"),
        Ask::RollEnd => plain("ask-roll-end"),
        Ask::RandomSite => plain("ask-random-site"),
        Ask::Vow => plain("ask-vow"),
        Ask::Invite => plain("ask-invite"),
        Ask::BecomeCitizen(p) => text("ask-become-citizen", &[who(p)]),
        Ask::Build => match position.book.rules.edition {
            Edition::Base => plain("ask-build"),
            Edition::Foundations => plain("ask-build-new"),
        },
        Ask::CommonSuit => plain("ask-common-suit"),
        Ask::RandomCard => plain("ask-random-card"),
        Ask::WhichAdviser(minor) => text("ask-which-adviser", &[("minor", string(minor_word(minor)))]),
        Ask::WhichRelic => plain("ask-which-relic"),
        Ask::HowManyWarbands(minor) => text("ask-how-many-warbands", &[("minor", string(minor_word(minor)))]),
        Ask::WarbandsWith(_) => plain("ask-warbands-with"),
        Ask::Permit(p, minor, n) => {
            let key = match minor {
                Minor::GiveWarbands => "ask-permit-give",
                Minor::AskWarbands => "ask-permit-ask",
                _ => "ask-permit-take",
            };
            text(key, &[who(p), ("n", count(n))])
        }
        Ask::Whom(minor) => text("ask-whom", &[("minor", string(minor_word(minor)))]),
        Ask::ShowReliquary(p) => text("ask-show-reliquary", &[who(p)]),
        // A deal of the base game is about Citizenship (6.6); elsewhere that is one thing more to give.
        Ask::Offer(p) => match position.book.rules.edition {
            Edition::Base => text("ask-offer", &[who(p)]),
            Edition::Foundations => text("ask-bargain", &[who(p)]),
        },
        Ask::Accept(p) => text("ask-accept", &[who(p)]),
        Ask::TurnPurple => plain("ask-turn-purple"),
        Ask::NextOathkeeper => plain("ask-next-oathkeeper"),
        Ask::For(s, what) => {
            let what = match what {
                What::Whether => "whether",
                What::Player => "player",
                What::Card => "card",
                What::Site => "site",
                What::Bank => "bank",
                What::Relic => "relic",
                What::Number => "number",
                What::Secret => "secret",
                What::Order => "order",
                What::Warbands => "warbands",
                What::Deal => "deal",
                What::Bargain => "bargain",
                What::Region => "region",
                What::Dice => "dice",
                What::Goal => "goal",
                What::Purse => "purse",
                What::Loss => "loss",
            };
            let card = ("card", string(source(s)));
            match in_its_words(s, what) {
                Some(question) => text("ask-for-own", &[card, ("question", string(question))]),
                None => text("ask-for", &[card, ("what", string(what))]),
            }
        }
        Ask::RestPower => plain("ask-rest-power"),
        Ask::WakePower => plain("ask-wake-power"),
        Ask::BuyOff(s, c) => text("ask-buy-off", &[("card", string(source(s))), ("other", string(card(c)))]),
        Ask::SetUpPower => plain("ask-set-up-power"),
        Ask::ChroniclePower => plain("ask-chronicle-power"),
        Ask::Inherit => plain("ask-inherit"),
        Ask::PlaceVision(c) => text("ask-place-vision", &[("card", string(card(c)))]),
        Ask::Scatter(s) => text("ask-scatter", &[("site", string(super::site(position, s)))]),
        Ask::WhichEdifice => plain("ask-which-edifice"),
        Ask::KeepLegacy => plain("ask-keep-legacy"),
        Ask::SacrificeBefore => plain("ask-sacrifice-before"),
        Ask::Displace => plain("ask-displace"),
        Ask::ForgeFavor => plain("ask-forge-favor"),
        Ask::ForgeSecrets => plain("ask-forge-secrets"),
        Ask::RollAgain(faces, need) => {
            let chance = crate::odds::recover(faces, need, 1).iter().sum::<f64>();
            let percent = super::count((100.0 * chance).round() as u8);
            let rolled = super::count(oath_law::plain_shields(faces));
            text("ask-roll-again", &[("rolled", rolled), ("need", super::count(need)), ("percent", percent)])
        }
        Ask::RecoverRelic => plain("ask-recover-relic"),
        Ask::RevealRelics => plain("ask-reveal-relics"),
        Ask::Partner => plain("ask-partner"),
        Ask::Parties => plain("ask-parties"),
        Ask::Between(p, q) => text("ask-between", &[who(p), ("other", string(player(position, q)))]),
        Ask::FavorToBanner => plain("ask-favor-to-banner"),
        Ask::SecretFalls => plain("ask-secret-falls"),
        Ask::FollowFlame => plain("ask-follow-flame"),
        Ask::Festival => plain("ask-festival"),
        Ask::LetPass(p) => text("ask-let-pass", &[who(p)]),
        Ask::Consent(p, s) => text("ask-consent", &[who(p), ("card", string(source(s)))]),
        Ask::ConspireMust => plain("ask-conspire-must"),
        Ask::Lot => plain("ask-lot"),
        Ask::ExileBeaten(p) => text("ask-exile-beaten", &[who(p)]),
        Ask::ReliquaryRelic => plain("ask-reliquary-relic"),
        Ask::AtlasEnd => plain("ask-atlas-end"),
        Ask::Fulfiller(legacy) => {
            text("ask-fulfiller", &[("card", string(card(legacy))), ("goal", string(goal(legacy)))])
        }
        Ask::DropLegacy => plain("ask-drop-legacy"),
        Ask::WorldTask => plain("ask-world-task"),
        Ask::BeaconTask => plain("ask-beacon-task"),
        Ask::GiveUpSites => plain("ask-give-up-sites"),
        Ask::StockReliquary => plain("ask-stock-reliquary"),
        Ask::GivePoints => plain("ask-give-points"),
        Ask::ProtectStack => plain("ask-protect-stack"),
        Ask::KeepAdviser => plain("ask-keep-adviser"),
        Ask::Newcomers => plain("ask-newcomers"),
        Ask::Restore => plain("ask-restore"),
        Ask::LookAtBottomRelic => plain("ask-look-at-bottom-relic"),
        Ask::TakeBottomRelic => plain("ask-take-bottom-relic"),
        Ask::PrincePower => plain("ask-prince-power"),
    }
}

/// A minor action in a word, as sentences about it choose by it.
const fn minor_word(minor: Minor) -> &'static str {
    match minor {
        Minor::PlayAdviser => "play",
        Minor::ShowAdviser => "show",
        Minor::TakeWarbands => "take",
        Minor::LeaveWarbands => "leave",
        Minor::GiveWarbands => "give",
        Minor::AskWarbands => "ask",
        Minor::OfferCitizenship => "offer",
        Minor::ExileCitizen => "exile",
        Minor::PeekRelic
        | Minor::PeekReliquary
        | Minor::SelfExile
        | Minor::Rest
        | Minor::RevealRelics
        | Minor::Negotiate
        | Minor::FavorToBanner
        | Minor::SecretToBanner
        | Minor::SecretToSite
        | Minor::FollowFlame => "other",
    }
}

/// The card that a question is about: the one that is played, or whose power asks.
#[must_use]
pub fn card_asked_about(position: &Position, asked: &Asked) -> Option<Card> {
    match asked.ask {
        Ask::Play(played) => hidden_card(position, asked.player, played),
        Ask::For(Source::Card(card), _) | Ask::Toll(Source::Card(card)) => Some(card),
        Ask::FirstDiscard(Source::Card(card)) | Ask::FirstBury(Source::Card(card)) => Some(card),
        _ => None,
    }
}

/// What a question is about, in a word: pages and bots tell questions apart by it.
#[must_use]
pub const fn topic(ask: Ask) -> &'static str {
    match ask {
        Ask::Colour => "colour",
        Ask::ScarceFavor => "scarce-favor",
        Ask::StartSite => "start-site",
        Ask::StartAdviser => "start-adviser",
        Ask::DiscardOrder | Ask::BuryOrder => "discard-order",
        Ask::WakeFavor => "wake-favor",
        Ask::PoorestBank => "poorest-bank",
        Ask::SiteToken => "site-token",
        Ask::Act => "act",
        Ask::Target(Major::Search) => "search",
        Ask::Target(Major::Muster) => "muster",
        Ask::Target(Major::Trade) => "trade",
        Ask::Target(Major::Recover) => "recover",
        Ask::Target(Major::Campaign) => "campaign",
        Ask::Target(Major::Travel) => "travel",
        Ask::Target(Major::Forge) => "forge",
        Ask::Target(Major::Challenge) => "challenge",
        Ask::TradeFor => "trade-for",
        Ask::Modifier(_) => "modifier",
        Ask::NeededModifier(_) => "needed-modifier",
        Ask::FreeAction(_) => "free-action",
        Ask::Toll(_) => "toll",
        Ask::Keep => "keep",
        Ask::KeepSecond => "keep-second",
        Ask::PlayFirst => "play-first",
        Ask::DiscardPile => "discard-pile",
        Ask::OnTop => "on-top",
        Ask::Play(_) => "play",
        Ask::OnlyDiscard(_) => "only-discard",
        Ask::SoleDiscard(_) | Ask::SoleBury(_) => "sole-discard",
        Ask::FirstDiscard(_) | Ask::FirstBury(_) => "first-discard",
        Ask::MakeRoom => "make-room",
        Ask::Conspire => "conspire",
        Ask::BannerPrice(_) => "banner-price",
        Ask::FirstBank => "first-bank",
        Ask::Targets => "targets",
        Ask::AttackDice => "attack-dice",
        Ask::JoinAsAlly => "join-as-ally",
        Ask::LetJoin(_) => "let-join",
        Ask::LendPlan(..) => "lend-plan",
        Ask::PlanPayer(_) => "plan-payer",
        Ask::PayPlan(..) => "pay-plan",
        Ask::BattlePlan => "battle-plan",
        Ask::Sacrifice(_) => "sacrifice",
        Ask::Losses(_) => "losses",
        Ask::TakeRule => "take-rule",
        Ask::Banish => "banish",
        Ask::BurnHalf => "burn-half",
        Ask::PlanOrder => "plan-order",
        Ask::RollDefense | Ask::RollAttack | Ask::RollEnd => "roll",
        Ask::RandomCard | Ask::RandomSite => "random",
        Ask::Vow => "vow",
        Ask::Invite => "invite",
        Ask::BecomeCitizen(_) => "become-citizen",
        Ask::Build => "build",
        Ask::CommonSuit => "common-suit",
        Ask::WhichAdviser(_) => "which-adviser",
        Ask::WhichRelic => "which-relic",
        Ask::HowManyWarbands(_) => "how-many-warbands",
        Ask::WarbandsWith(_) => "warbands-with",
        Ask::Permit(..) => "permit",
        Ask::Whom(_) => "whom",
        Ask::ShowReliquary(_) => "show-reliquary",
        Ask::Offer(_) => "offer",
        Ask::Accept(_) => "accept",
        Ask::TurnPurple => "turn-purple",
        Ask::NextOathkeeper => "next-oathkeeper",
        Ask::For(..) => "power",
        Ask::RestPower => "rest-power",
        Ask::WakePower => "wake-power",
        Ask::BuyOff(..) => "buy-off",
        Ask::SetUpPower => "set-up-power",
        Ask::ChroniclePower => "chronicle-power",
        Ask::Inherit => "inherit",
        Ask::PlaceVision(_) => "place-vision",
        Ask::Scatter(_) => "scatter",
        Ask::WhichEdifice => "which-edifice",
        Ask::KeepLegacy => "keep-legacy",
        Ask::SacrificeBefore => "sacrifice-before",
        Ask::Displace => "displace",
        Ask::ForgeFavor => "forge-favor",
        Ask::ForgeSecrets => "forge-secrets",
        Ask::RollAgain(..) => "roll-again",
        Ask::RecoverRelic => "recover-relic",
        Ask::RevealRelics => "reveal-relics",
        Ask::Partner => "partner",
        Ask::Parties => "parties",
        Ask::Between(..) => "between",
        Ask::FavorToBanner => "favor-to-banner",
        Ask::SecretFalls => "secret-falls",
        Ask::FollowFlame => "follow-flame",
        Ask::Festival => "festival",
        Ask::LetPass(_) => "let-pass",
        Ask::Consent(..) => "consent",
        Ask::ConspireMust => "conspire-must",
        Ask::Lot => "random",
        Ask::ExileBeaten(_) => "exile-beaten",
        Ask::ReliquaryRelic => "reliquary-relic",
        Ask::AtlasEnd => "atlas-end",
        Ask::Fulfiller(_) => "fulfiller",
        Ask::DropLegacy => "drop-legacy",
        Ask::WorldTask => "world-task",
        Ask::BeaconTask => "beacon-task",
        Ask::GiveUpSites => "give-up-sites",
        Ask::StockReliquary => "stock-reliquary",
        Ask::GivePoints => "give-points",
        Ask::ProtectStack => "protect-stack",
        Ask::KeepAdviser => "keep-adviser",
        Ask::Newcomers => "newcomers",
        Ask::Restore => "restore",
        Ask::LookAtBottomRelic => "look-at-bottom-relic",
        Ask::TakeBottomRelic => "take-bottom-relic",
        Ask::PrincePower => "prince-power",
    }
}

/// What a card asks for, where the general words would not say what it is about.
fn in_its_words(source: Source, what: &str) -> Option<&'static str> {
    let Source::Card(card) = source else { return None };
    attribute(shelf_key(card), &format!("ask-{what}"))
}

/// What a button says that gives this answer: "Travel to the River".
pub(super) fn confirm(position: &Position, asked: &Asked, label: &str, choice: Choice) -> String {
    let key = match (asked.ask, choice) {
        (_, Choice::Yes) => format!("yes-{}", topic(asked.ask)),
        (_, Choice::No) => format!("no-{}", topic(asked.ask)),
        (_, Choice::Done) => format!("done-{}", topic(asked.ask)),
        // How one attacks is said in its own words, unlike whom.
        (_, Choice::Conquest | Choice::Raid(_)) => "do-it".into(),
        (Ask::Build, Choice::Card(ruin)) if repairs(position, ruin) => "do-repair".into(),
        (Ask::Play(_), way) => format!("do-play-{}", way_word(way)),
        (Ask::For(_, What::Bank), _) => "do-power-bank".into(),
        (ask, _) => format!("do-{}", topic(ask)),
    };
    let general = match choice {
        Choice::Yes => "yes-it",
        Choice::No => "no-it",
        Choice::Done => "done-it",
        _ => "do-it",
    };
    let minor = match asked.ask {
        Ask::WhichAdviser(minor) => minor_word(minor),
        _ => "other",
    };
    let about = [("choice", string(label)), ("card", string(about(asked.ask))), ("minor", string(minor))];
    let said = text(&key, &about);
    capital(&if said == key { text(general, &about) } else { said })
}

/// How a card is played, in a word.
const fn way_word(way: Choice) -> &'static str {
    match way {
        Choice::ToSite(_) => "site",
        Choice::Faceup => "faceup",
        Choice::FacedownPlay => "facedown",
        Choice::Reveal => "reveal",
        _ => "discard",
    }
}

/// What the button says of a major action that has one target alone: "Recover the Darkest Secret".
#[must_use]
pub fn sole_target(position: &Position, player: Player, major: Major, target: Choice) -> String {
    let label = own_choice(position, player, target);
    let asked = Asked {
        player,
        behalf: None,
        ask: Ask::Target(major),
        domain: AskedDomain::One(vec![target]),
        refused: Vec::new(),
    };
    confirm(position, &asked, &label, target)
}

/// The card or site whose power asks.
fn about(ask: Ask) -> String {
    match ask {
        Ask::For(s, _) | Ask::Toll(s) | Ask::FirstDiscard(s) | Ask::FirstBury(s) => source(s),
        _ => String::new(),
    }
}

/// What the button says that sends an answer of several parts; `#` stands for the number chosen.
pub(super) fn go(asked: &Asked) -> String {
    let kind = match &asked.domain {
        AskedDomain::One(_) => return plain("question-choose"),
        AskedDomain::Some { .. } => "some",
        AskedDomain::Number { .. } => "number",
        AskedDomain::Order(_) => "order",
        AskedDomain::Split { .. } => "split",
        AskedDomain::Deal { .. } => return plain("question-go-deal"),
    };
    let minor = match asked.ask {
        Ask::HowManyWarbands(minor) => minor_word(minor),
        _ => "other",
    };
    let about = [("card", string(about(asked.ask))), ("minor", string(minor)), ("kind", string(kind))];
    let what = if asked.ask == Ask::BuryOrder { "bury-order" } else { topic(asked.ask) };
    let key = format!("go-{what}");
    let said = text(&key, &about);
    capital(&if said == key { text("go-it", &about) } else { said })
}

/// What that button says when nothing is chosen; none if something must be.
pub(super) fn go_without(asked: &Asked) -> Option<String> {
    let kind = match &asked.domain {
        AskedDomain::Some { min: 0, .. } => "some",
        AskedDomain::Number { min: 0, .. } => "number",
        AskedDomain::Split { min: 0, .. } => "split",
        _ => return None,
    };
    let about = [("card", string(about(asked.ask))), ("kind", string(kind))];
    let key = format!("none-{}", topic(asked.ask));
    let said = text(&key, &about);
    Some(capital(&if said == key { text("none-it", &about) } else { said }))
}

/// The answer with which the page begins: what most people would mean. It is always legal.
fn start(asked: &Asked) -> Answer {
    match (asked.ask, &asked.domain) {
        // Dice cost nothing to take, and who picks warbands up leaves as many as must stay.
        (Ask::AttackDice | Ask::HowManyWarbands(Minor::TakeWarbands), AskedDomain::Number { max, .. }) => {
            Answer::Number(*max)
        }
        // One warband is enough to rule.
        (Ask::TakeRule, AskedDomain::Split { of, min: 0, max }) => {
            let each = of.iter().zip(0..).map(|((choice, most), n)| (*choice, u8::from(n < *max).min(*most)));
            Answer::Split(each.collect())
        }
        (Ask::TakeRule, AskedDomain::Number { min, max }) => Answer::Number((*min).max(1).min(*max)),
        (Ask::Losses(_), AskedDomain::Split { of, min, .. }) => Answer::Split(levelled(of, *min)),
        _ => asked.default_answer(),
    }
}

/// So many in all, always from where most are left: nothing is given up as long as that is possible.
fn levelled(of: &[(Choice, u8)], n: u8) -> Parts {
    let mut taken = vec![0; of.len()];
    for _ in 0..n {
        let left = |i: &usize| of[*i].1 - taken[*i];
        // The first of several that have the most.
        if let Some(most) = (0..of.len()).rev().max_by_key(left).filter(|i| left(i) > 0) {
            taken[most] += 1;
        }
    }
    of.iter().zip(taken).map(|((choice, _), n)| (*choice, n)).collect()
}

/// What a button says of so many: `#` is the number, and of `‹one/more›` stays what fits. Without a number `#` goes.
#[must_use]
pub fn counted(button: &str, n: Option<u8>) -> String {
    let button = match n {
        Some(n) => button.replace('#', &n.to_string()),
        None => button.replace(" (#)", "").replace("# ", "").replace(" #", ""),
    };
    let mut parts = button.split(['‹', '›']);
    let first = parts.next().unwrap_or_default().to_owned();
    let fits = |part: &str| match part.split_once('/') {
        Some((one, more)) => if n == Some(1) { one } else { more }.to_owned(),
        None => part.to_owned(),
    };
    first + &parts.map(fits).collect::<String>()
}

fn bundle(position: &Position, seat: Player, owner: Option<Player>, most: &Bundle) -> BundleView {
    let adviser = |place: u8| {
        let choice = owner.map(|p| Choice::Facedown(p, place));
        let held = owner.and_then(|p| position.state[p].advisers.get(usize::from(place)).copied());
        let known = held.filter(|c| position.is_faceup(*c) || position.state.known[c.index()].contains(seat));
        (place, known.map(card).or_else(|| choice.map(|c| super::choice(position, c))).unwrap_or_default())
    };
    let held = |place: u8| {
        let label = owner.map(|p| own_choice(position, seat, Choice::HeldRelic(p, place)));
        (place, label.unwrap_or_default())
    };
    // Facedown cards go by name for who knows them.
    let shown = |card: Showing| {
        let handle = owner.map(|p| match card {
            Showing::Adviser(i) => Choice::Facedown(p, i),
            Showing::Relic(i) => Choice::HeldRelic(p, i),
            Showing::Legacy(i) => Choice::Legacy(i),
        });
        let own = owner == Some(seat) || !matches!(card, Showing::Legacy(_));
        match handle.filter(|_| own) {
            Some(handle) => own_choice(position, seat, handle),
            None => text("deal-legacy", &[("n", super::count(card.place() + 1))]),
        }
    };
    BundleView {
        favor: most.favor,
        secrets: most.secrets,
        dark_secrets: most.dark_secrets,
        relics: most.relics.map(|c| (c.0, card(c))).collect(),
        citizenship: most.citizenship,
        shows: Showing::of(most.shows).map(|card| (showing_word(card), shown(card))).collect(),
        dark_relics: (0..64).filter(|i| most.dark_relics >> i & 1 == 1).map(held).collect(),
        banners: most.banners.map(|b| (b, banner(b))).collect(),
        advisers: (0..40).filter(|i| most.advisers >> i & 1 == 1).map(adviser).collect(),
        sites: most.sites.map(|s| (s.0, super::site(position, s))).collect(),
        reliquary: (0..4)
            .filter(|i| most.reliquary >> i & 1 == 1)
            .map(|i| (i, own_choice(position, seat, Choice::Reliquary(i))))
            .collect(),
    }
}

/// What a choice is called where the question makes it something else than it is elsewhere.
fn asked_choice(position: &Position, asked: &Asked, choice: Choice) -> String {
    match (asked.ask, choice) {
        (Ask::CommonSuit | Ask::Newcomers, Choice::Suit(suit)) => super::suit(suit),
        (Ask::Targets, Choice::Pawn) => pawn_at_stake(position),
        (Ask::Play(_), Choice::Faceup) => plain("choice-adviser-faceup"),
        (Ask::Play(_), Choice::FacedownPlay) => plain("choice-adviser-facedown"),
        (Ask::WakeFavor, Choice::Favor) => plain("choice-wake-favor"),
        (Ask::WakeFavor, Choice::Discard) => plain("choice-wake-return"),
        (Ask::Build, Choice::Card(ruin)) if repairs(position, ruin) => {
            text("choice-repair", &[("edifice", super::string(card(ruin.flipped())))])
        }
        (Ask::Build, Choice::Card(old)) => match built(position, old) {
            Some(edifice) => {
                let built = ("edifice", super::string(card(edifice)));
                text("choice-build", &[built, ("card", super::string(card(old)))])
            }
            None => text("choice-build-some", &[("card", super::string(card(old)))]),
        },
        _ => own_choice(position, asked.player, choice),
    }
}

fn is_raid(position: &Position) -> bool {
    let raid = |campaign| crate::campaign::Course::of(position, campaign) == crate::campaign::Course::Raid;
    position.state.campaign.as_ref().is_some_and(raid)
}

/// What is at stake with a pawn: whose it is, and what befalls it.
fn pawn_at_stake(position: &Position) -> String {
    let foe = position.state.campaign.as_ref().and_then(oath_law::Campaign::defending_player);
    let Some(foe) = foe else { return super::choice(position, Choice::Pawn) };
    let key = if is_raid(position) { "choice-raided-pawn-of" } else { "choice-pawn-of" };
    text(key, &[("player", string(player(position, foe)))])
}

/// The card that a choice is about, as far as the one asked knows it: what is built, not what makes room for it.
fn card_chosen(position: &Position, asked: &Asked, choice: Choice) -> Option<Card> {
    match (asked.ask, choice) {
        (Ask::Build, Choice::Card(old)) => built(position, old).or(Some(old)),
        _ => hidden_card(position, asked.player, choice),
    }
}

/// 8.3.1: what is built for this card: the edifice of its suit, or what the ruin was. Where edifices are a deck, the
/// one that is offered for it (17.2c); none if several are.
fn built(position: &Position, old: Card) -> Option<Card> {
    if position.book.rules.edition == Edition::Foundations {
        let offered = position.edifices_for(old);
        return offered.first().copied().filter(|_| offered.len() == 1);
    }
    if old.is_ruin() {
        return Some(old.flipped());
    }
    let suit = position.book.suit(old)?;
    let mut sides = (Card::EDIFICES..Card::VISIONS).map(Card).filter(|c| !c.is_ruin());
    sides.find(|c| position.book.suit(*c) == Some(suit))
}

/// Is an edifice only repaired (8.3.1)? Where edifices are a deck, a ruin makes room like any card.
fn repairs(position: &Position, old: Card) -> bool {
    old.is_ruin() && position.book.rules.edition == Edition::Base
}

/// 5.5.2: the site of the attacker must be a target, if the defender rules it; in a raid the pawn.
fn must_target(position: &Position, choice: Choice) -> bool {
    if is_raid(position) {
        return choice == Choice::Pawn;
    }
    let own = |c: &oath_law::Campaign| !c.own_site_optional && choice == Choice::Site(c.site);
    position.state.campaign.as_ref().is_some_and(own)
}

/// The clause that a question comes from: the targets of a raid are not those of a conquest, and World and Beacon each
/// keep an adviser.
fn law_of(position: &Position, ask: Ask) -> &'static str {
    match ask {
        Ask::Targets if is_raid(position) => "8.3.2",
        Ask::KeepAdviser if position.state.step == Step::Beacon => "17.4",
        // Chapter 4 is about the first game of a world alone.
        Ask::StartSite | Ask::StartAdviser | Ask::SetUpPower if position.state.frontier.later => "5.8",
        Ask::KeepLegacy if position.state.frontier.later => "6.3",
        _ => clause(position.book.rules.edition, ask),
    }
}

/// A question for the seat that is asked.
#[must_use]
pub fn question(position: &Position, asked: &Asked) -> QuestionView {
    let seat = asked.player;
    let option = |c: Choice, most: u8| {
        let label = asked_choice(position, asked, c);
        let confirm = confirm(position, asked, &label, c);
        // "Yes" and "no" alone would say too little.
        let bare = matches!(c, Choice::Yes | Choice::No | Choice::Done);
        OptionView {
            choice: c,
            label: if bare { confirm.clone() } else { capital(&label) },
            confirm,
            most,
            price: match asked.ask {
                Ask::Target(major) => position.supply_price(seat, major, c),
                _ => None,
            },
            card: card_chosen(position, asked, c).map(|c| c.0),
            must: asked.ask == Ask::Targets && must_target(position, c),
        }
    };
    let options = |of: &[Choice]| of.iter().map(|c| option(*c, 1)).collect();
    let (kind, options, min, max) = match &asked.domain {
        AskedDomain::One(of) => (AnswerKind::One, options(of), 1, 1),
        AskedDomain::Some { of, min, max, .. } => (AnswerKind::Some, options(of), *min, *max),
        AskedDomain::Number { min, max } => (AnswerKind::Number, Vec::new(), *min, *max),
        AskedDomain::Order(of) => (AnswerKind::Order, options(of), of.len() as u8, of.len() as u8),
        AskedDomain::Split { of, min, max } => {
            (AnswerKind::Split, of.iter().map(|(c, most)| option(*c, *most)).collect(), *min, *max)
        }
        AskedDomain::Deal { .. } => (AnswerKind::Deal, Vec::new(), 0, 1),
    };
    let deal = match &asked.domain {
        AskedDomain::Deal { from, with, most } => Some(DealView {
            from: from.0,
            with: with.0,
            give: bundle(position, seat, Some(*from), &most.give),
            take: bundle(position, seat, Some(*with), &most.take),
        }),
        _ => None,
    };
    let refused = asked.refused.iter().map(|(c, r)| RefusedView {
        choice: *c,
        label: capital(&own_choice(position, seat, *c)),
        why: refusal(r),
        short: short_refusal(r),
        law: r.law.0,
    });
    QuestionView {
        text: sentence(position, asked),
        kind,
        ask: asked.ask,
        law: law_of(position, asked.ask),
        start: start(asked),
        go: go(asked),
        go_without: go_without(asked),
        card: card_asked_about(position, asked).map(|card| card.0),
        options,
        min,
        max,
        deal,
        refused: refused.collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::counted;

    #[test]
    fn a_button_reads_well_with_its_number_and_without() {
        assert_eq!(counted("Leave # ‹warband/warbands›", None), "Leave warbands");
        assert_eq!(counted("Um # ‹Schar/Scharen› bitten", None), "Um Scharen bitten");
        assert_eq!(counted("Declare these targets (#)", None), "Declare these targets");
        assert_eq!(counted("Choose an answer", None), "Choose an answer");
        assert_eq!(counted("Take # attack ‹die/dice›", Some(1)), "Take 1 attack die");
        assert_eq!(counted("Take # attack ‹die/dice›", Some(7)), "Take 7 attack dice");
    }
}
