//! Relics that modify major actions.

use super::*;
use oath_law::acts::{ChallengePlan, Discards, MusterPlan, TradePlan};

/// These relics.
pub(super) static CARDS: [Entry; 11] = [
    // Draw 2 more cards; what is drawn and what is kept is shown to all.
    new(4, "Truthful Harp", 0, 39).power(search_modifier(FREE, |_, _, plan| {
        plan.more_cards += 2;
        plan.shown = true;
        plan.draws()
    })),
    // Trading with a card that matches no faceup adviser costs no Supply.
    new(7, "Cup of Plenty", 1, 96).power(trade_modifier(FREE, |_, _, plan| {
        let cheaper = plan.matching() == 0 && plan.supply > 0;
        if cheaper {
            plan.supply = 0;
        }
        cheaper
    })),
    // All cards discarded in this Search go under the world deck.
    new(10, "Cracked Horn", 1, 21)
        .power(search_modifier(FREE, |_, _, plan| discard_to(plan, Discards::UnderWorldDeck))),
    // All cards discarded in this Search go to the pile of the own region.
    new(12, "Ring of Devotion", 1, 90)
        .power(search_modifier(FREE, |_, _, plan| discard_to(plan, Discards::OwnPile))),
    // After traveling, gain a warband.
    new(20, "Dragonskin Drum", 2, 59).power(WARBAND_AFTER_TRAVEL),
    // Instead of one pile draw the top card of each.
    new(23, "Painted Trumpet", 1, 46).power(search_modifier(FREE, |_, _, plan| {
        let pile = matches!(plan.source, Some(DrawFrom::Pile(_)));
        plan.each_pile |= pile;
        pile
    })),
    // With each further roll of a Recover any earlier dice may be rolled again.
    new(31, "Silver Charm", 1, 37).power(recover_modifier(FREE, |_, me, plan| {
        plan.rerolls = Some(me.source);
        true
    })),
    // Draw from the bottom of the world deck.
    new(33, "Wine of Welcome", 1, 7).power(search_modifier(FREE, |_, _, plan| {
        let deck = plan.source == Some(DrawFrom::WorldDeck);
        plan.from_bottom |= deck;
        deck
    })),
    // The card of a Muster or Trade counts as Discord; when that is paid for, in all others of the turn too.
    new(41, "Spiteful Mirror", 1, 27)
        .power(muster_modifier(secret(1), muster_as_discord).first().only_if(is_unpaid).then(hold_up))
        .power(trade_modifier(secret(1), trade_as_discord).first().only_if(is_unpaid).then(hold_up))
        .power(muster_modifier(FREE, muster_as_discord).first().only_if(is_paid))
        .power(trade_modifier(FREE, trade_as_discord).first().only_if(is_paid)),
    // The Darkest Secret can be challenged from any site.
    new(43, "Sigil of the Eye", 1, 66).power(challenge_modifier(FREE, |position, _, plan| {
        plan.banner == Banner::DarkestSecret && reach_far(position, plan)
    })),
    // The People's Favor can be challenged from any site.
    new(44, "Sigil of the Heart", 1, 53).power(challenge_modifier(FREE, |position, _, plan| {
        plan.banner == Banner::PeoplesFavor && reach_far(position, plan)
    })),
];

/// Discards go there, if nothing else is said of them.
fn discard_to(plan: &mut SearchPlan, to: Discards) -> bool {
    let usual = plan.discards == Discards::AsUsual;
    if usual {
        plan.discards = to;
    }
    usual
}

/// Spiteful Mirror was paid for in this turn, whatever has become of the secret.
fn is_paid(position: &Position, _: Me) -> Result<(), Refused> {
    if position.state.frontier.mirrored { Ok(()) } else { Err(refuse(Why::NotOffered, &"10.2")) }
}

fn is_unpaid(position: &Position, me: Me) -> Result<(), Refused> {
    if is_paid(position, me).is_err() { Ok(()) } else { Err(refuse(Why::NotOffered, &"10.2")) }
}

fn hold_up(game: &mut Game, _: Me) -> Flow {
    game.hold_up_mirror();
    Ok(())
}

fn muster_as_discord(position: &Position, _: Me, plan: &mut MusterPlan) -> bool {
    let Some(suit) = plan.suit.replace(Suit::Discord).filter(|suit| *suit != Suit::Discord) else {
        return false;
    };
    let matching = |suit| position.advisers_of_suit(plan.player, suit);
    plan.gain = plan.gain.saturating_sub(matching(suit)) + matching(Suit::Discord);
    true
}

fn trade_as_discord(_: &Position, _: Me, plan: &mut TradePlan) -> bool {
    plan.suit.replace(Suit::Discord).is_some_and(|suit| suit != Suit::Discord)
}

/// The holder is elsewhere, and can be challenged all the same.
fn reach_far(position: &Position, plan: &mut ChallengePlan) -> bool {
    let here = position.site_of_pawn(plan.player);
    let holder = position.state.banners[plan.banner].holder;
    let helps = !plan.from_anywhere && holder.is_some_and(|holder| !position.pawn_is_at(holder, here));
    plan.from_anywhere |= helps;
    helps
}
