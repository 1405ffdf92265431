//! The clauses that questions come from.

use oath_model::*;

/// The clause that a question comes from, in the rulebook of the game that is played.
#[must_use]
pub const fn clause(edition: Edition, ask: Ask) -> &'static str {
    match edition {
        Edition::Base => law_clause(ask),
        Edition::Foundations => new_clause(ask),
    }
}

/// The same for New Foundations; what only it asks is cited by its own clauses anyway.
const fn new_clause(ask: Ask) -> &'static str {
    match ask {
        Ask::Colour => "4.12",
        Ask::StartSite | Ask::StartAdviser => "4.14",
        Ask::SiteToken | Ask::WakePower => "7.4",
        Ask::Act => "7.5",
        Ask::RestPower => "7.7",
        Ask::Target(major) | Ask::FreeAction(major) => match major {
            Major::Search => "8.1.1",
            Major::Travel => "8.2.1",
            Major::Campaign => "8.3",
            Major::Muster => "8.4",
            Major::Trade => "8.5",
            Major::Forge => "8.6",
            Major::Recover => "8.7.1",
            Major::Challenge => "8.8.1",
        },
        Ask::TradeFor => "8.5",
        Ask::Modifier(_) | Ask::NeededModifier(_) => "10.4",
        Ask::Toll(_) => "10.5",
        Ask::Keep | Ask::KeepSecond | Ask::PlayFirst => "8.1.3",
        Ask::DiscardOrder | Ask::BuryOrder | Ask::DiscardPile | Ask::OnTop => "8.1.3",
        Ask::Play(_) => "8.1.4",
        Ask::SoleDiscard(_) | Ask::SoleBury(_) | Ask::FirstDiscard(_) | Ask::FirstBury(_) => "8.1.5",
        Ask::MakeRoom => "8.1.6",
        Ask::OnlyDiscard(_) => "9.1",
        Ask::BannerPrice(_) => "8.8.4",
        Ask::Targets => "8.3.1",
        Ask::AttackDice => "8.3.3",
        Ask::BattlePlan => "8.3.5",
        Ask::RollAttack => "8.3.9",
        Ask::RollDefense => "8.3.11",
        Ask::Losses(_) => "8.3.13",
        Ask::TakeRule => "8.3.14",
        Ask::PlanOrder => "8.3.16",
        Ask::RollEnd => "15.2",
        Ask::Invite | Ask::BecomeCitizen(_) => "17.2.a",
        Ask::Build => "17.2.c",
        Ask::Vow => "17.2.g",
        Ask::WhichAdviser(minor) | Ask::Whom(minor) => new_minor_clause(minor),
        Ask::HowManyWarbands(_) => "9.5",
        Ask::WarbandsWith(_) | Ask::Permit(..) => "9.6",
        Ask::Offer(_) | Ask::Accept(_) | Ask::Parties | Ask::Between(..) => "9.7",
        Ask::NextOathkeeper => "13.2",
        Ask::For(..) | Ask::RandomCard | Ask::RandomSite => "10.1",
        _ => law_clause(ask),
    }
}

const fn new_minor_clause(minor: Minor) -> &'static str {
    match minor {
        Minor::PlayAdviser => "9.1",
        Minor::PeekRelic => "9.3",
        Minor::TakeWarbands | Minor::LeaveWarbands => "9.5",
        Minor::GiveWarbands | Minor::AskWarbands => "9.6",
        Minor::OfferCitizenship => "9.8",
        Minor::SelfExile => "9.10",
        Minor::ShowAdviser => "21.2",
        Minor::Rest => "7.7",
        _ => minor_clause(minor),
    }
}

const fn law_clause(ask: Ask) -> &'static str {
    match ask {
        Ask::Colour => "1.9",
        Ask::ScarceFavor => "1.16",
        Ask::StartSite | Ask::StartAdviser => "1.23",
        Ask::WakeFavor | Ask::PoorestBank => "4.1.1",
        Ask::SiteToken => "4.1.4",
        Ask::Act => "4.2",
        Ask::Target(major) | Ask::FreeAction(major) => match major {
            Major::Search => "5.1",
            Major::Muster => "5.2",
            Major::Trade => "5.3",
            Major::Recover => "5.4",
            Major::Campaign => "5.5",
            Major::Travel => "5.6",
            Major::Forge => "8.6",
            Major::Challenge => "8.8",
        },
        Ask::TradeFor => "5.3.2",
        Ask::Modifier(_) | Ask::NeededModifier(_) => "7.4",
        Ask::Toll(_) => "7.1.4",
        Ask::Keep | Ask::KeepSecond | Ask::PlayFirst => "5.1.3",
        Ask::DiscardOrder | Ask::BuryOrder | Ask::DiscardPile | Ask::OnTop => "5.1.3",
        Ask::Play(_)
        | Ask::SoleDiscard(_)
        | Ask::SoleBury(_)
        | Ask::FirstDiscard(_)
        | Ask::FirstBury(_)
        | Ask::MakeRoom
        | Ask::Conspire => "5.1.4",
        Ask::OnlyDiscard(_) => "6.1",
        Ask::BannerPrice(_) => "5.4.2",
        Ask::FirstBank => "5.4.4",
        Ask::LendPlan(..) | Ask::PlanPayer(_) | Ask::PayPlan(..) => "14.3",
        Ask::Targets | Ask::AttackDice | Ask::JoinAsAlly | Ask::LetJoin(_) => "5.5.2",
        Ask::BattlePlan => "5.5.3",
        Ask::RollDefense => "5.5.4",
        Ask::Sacrifice(_) | Ask::RollAttack => "5.5.5",
        Ask::Losses(_) => "5.5.6",
        Ask::TakeRule | Ask::Banish | Ask::BurnHalf => "5.5.7",
        Ask::PlanOrder => "5.5.8",
        Ask::RollEnd => "3.3",
        Ask::Vow => "8.1",
        Ask::Invite | Ask::BecomeCitizen(_) => "8.2",
        Ask::Build => "8.3.1",
        Ask::CommonSuit => "8.4",
        Ask::WhichAdviser(minor) | Ask::Whom(minor) => minor_clause(minor),
        Ask::WhichRelic => "6.3",
        Ask::HowManyWarbands(_) | Ask::WarbandsWith(_) | Ask::Permit(..) => "6.5",
        Ask::ShowReliquary(_) | Ask::Offer(_) | Ask::TurnPurple => "6.6",
        Ask::Accept(_) => "7.6.3",
        Ask::NextOathkeeper => "2.11",
        Ask::For(..) | Ask::RandomCard | Ask::RandomSite => "7.1",
        Ask::RestPower => "7.3.4",
        Ask::WakePower => "7.4",
        Ask::BuyOff(..) => "26.52",
        Ask::SetUpPower => "4.15",
        Ask::ChroniclePower => "10.10",
        Ask::Inherit => "26.63",
        Ask::PlaceVision(_) => "5.7",
        Ask::Scatter(_) => "17.2.e",
        Ask::WhichEdifice => "17.2.c",
        Ask::KeepLegacy => "4.13",
        Ask::SacrificeBefore => "8.3.10",
        Ask::Displace => "8.3.15",
        Ask::ForgeFavor | Ask::ForgeSecrets => "8.6",
        Ask::RollAgain(..) => "8.7.1",
        Ask::RecoverRelic => "8.7.2",
        Ask::RevealRelics => "9.4",
        Ask::Partner | Ask::Parties | Ask::Between(..) => "9.7",
        Ask::FavorToBanner => "9.9",
        Ask::SecretFalls | Ask::FollowFlame => "11.6",
        Ask::Festival => "11.7",
        Ask::LetPass(_) => "3.7",
        Ask::Consent(..) => "26.9",
        Ask::ConspireMust => "13.5",
        Ask::Lot => "20.4",
        Ask::ExileBeaten(_) => "14.7",
        Ask::ReliquaryRelic => "5.3",
        Ask::AtlasEnd => "6.1",
        Ask::Fulfiller(_) => "17.1",
        Ask::DropLegacy => "17.1",
        Ask::WorldTask => "17.1",
        Ask::BeaconTask => "17.1",
        Ask::GiveUpSites => "17.2",
        Ask::StockReliquary => "17.2",
        Ask::GivePoints => "18.2",
        Ask::ProtectStack => "17.3",
        Ask::KeepAdviser => "17.3",
        Ask::Newcomers => "17.4",
        Ask::Restore => "17.4",
        Ask::LookAtBottomRelic => "6.4",
        Ask::TakeBottomRelic => "6.6.2",
        Ask::PrincePower => "6.2",
    }
}

const fn minor_clause(minor: Minor) -> &'static str {
    match minor {
        Minor::PlayAdviser => "6.1",
        Minor::PeekRelic => "6.3",
        Minor::PeekReliquary => "6.4",
        Minor::TakeWarbands | Minor::LeaveWarbands | Minor::GiveWarbands | Minor::AskWarbands => "6.5",
        Minor::OfferCitizenship => "6.6",
        Minor::ExileCitizen => "6.7",
        Minor::SelfExile => "6.8",
        Minor::ShowAdviser => "9.4",
        Minor::Rest => "4.3",
        Minor::RevealRelics => "9.4",
        Minor::Negotiate => "9.7",
        Minor::FavorToBanner | Minor::SecretToBanner => "9.9",
        Minor::SecretToSite | Minor::FollowFlame => "11.6",
    }
}
