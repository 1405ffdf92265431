//! Relics whose powers are actions, or are used in Wake.

use super::*;

/// These relics.
pub(super) static CARDS: [Entry; 21] = [
    // Reveal the top card of the discard pile here; the pawn goes to another site with its suit, or else to any.
    new(3, "Brass Horse", 2, 76).power(action(secret(1), |game, me| {
        let top = game.state.piles[game.region_of(me.player)].last().copied();
        if let Some(top) = top {
            game.reveal(top);
        }
        let suit = top.and_then(|top| game.book.suit(top));
        let here = game.site_of_pawn(me.player);
        let others: SiteSet = game.faceup_sites().filter(|site| *site != here).collect();
        let matches = |site: &Site| suit.is_some_and(|suit| game.suits_at(*site).contains(suit));
        let matching: SiteSet = others.filter(matches).collect();
        let sites = if matching.is_empty() { others } else { matching };
        match choose_any(game, me, What::Site, sites)? {
            Some(site) => game.put_pawn(me.player, site),
            None => Ok(()),
        }
    })),
    // Take a denizen of the site as a facedown adviser.
    new(6, "Horned Mask", 2, 48).power(
        wake(|game, me| {
            let denizens: Offered<Card> = joinable(game, me).collect();
            match choose_card(game, me, denizens)? {
                Some(denizen) => game.take_as_facedown_adviser(me.player, denizen),
                None => Ok(()),
            }
        })
        .only_if(|position, me| match joinable(position, me).next() {
            Some(_) => Ok(()),
            None => Err(refuse(Why::NotOffered, &"10.3")),
        }),
    ),
    // Put another player's pawn here; they get the secret that was placed.
    new(8, "Whistle", 1, 6).power(action(secret(1), |game, me| {
        let here = game.site_of_pawn(me.player);
        let elsewhere: PlayerSet = players_elsewhere(game, me.player, here).collect();
        let Some(called) = choose_player(game, me, elsewhere)? else { return Ok(()) };
        game.put_pawn(called, here)?;
        if game.permitted(&Attempt::GiveSecrets { player: me.player }).is_ok() {
            game.secrets_from_card(me.card(), called);
        }
        Ok(())
    })),
    // Take the top relic of the deck.
    new(9, "Dowsing Sticks", 1, 9).power(action(secret(1).burn_secret(2), |game, me| {
        let top: RelicSet = game.state.relic_deck.last().copied().into_iter().collect();
        game.take_relics(me.player, top)
    })),
    // In the Hinterland take a relic of the site.
    new(13, "Skeleton Key", 2, 18).power(action(secret(1).burn_secret(1), |game, me| {
        match game.region_of(me.player) {
            Region::Hinterland => take_relic_here(game, me),
            Region::Cradle | Region::Provinces => Ok(()),
        }
    })),
    // Look at the top 3 cards of the world deck; they stay where they are.
    new(14, "Oracular Pig", 2, 93).power(action(FREE, |game, me| {
        game.peek_deck(me.player, 3);
        Ok(())
    })),
    // Look at a facedown adviser.
    new(16, "Ivory Eye", 2, 79).power(action(secret(1), |game, me| {
        let facedown: Offered<CardHandle> = game.in_turn_order().flat_map(|p| game.facedown(p)).collect();
        if let Some(adviser) = choose_any(game, me, What::Card, facedown)? {
            game.peek(me.player, adviser.card);
        }
        Ok(())
    })),
    // Gain 1 Supply.
    new(17, "Shifting Map", 1, 15).power(action(secret(1), |game, me| {
        game.gain_supply(me.player, 1);
        Ok(())
    })),
    // Take up to 2 tokens off a banner held here.
    new(19, "Book of Records", 1, 50).power(action(secret(1).burn_secret(2), |game, me| {
        let Some(banner) = banner_held_here(game, me)? else { return Ok(()) };
        let most = game.state.banners[banner].tokens.min(2);
        let n = game.number(me.player, Ask::For(me.source, What::Number), 0, most)?;
        game.take_from_banner(me.player, banner, n);
        Ok(())
    })),
    // Bury one of the user's advisers or a card at the site.
    new(21, "Crystal Vial", 1, 71).power(action(secret(1).burn_secret(1), |game, me| {
        let here = game.site_of_pawn(me.player);
        let advisers = game.state[me.player].advisers;
        let cards = advisers.iter().chain(game.cards_at(here));
        let cards: Offered<CardHandle> = cards.map(|card| game.handle(*card)).collect();
        if let Some(buried) = choose_any(game, me, What::Card, cards)? {
            game.bury_card(me.player, buried.card);
        }
        Ok(())
    })),
    // Roll 2 attack dice: Supply for each sword; a skull buries this.
    new(24, "Bone Dice", 1, 1).power(action(secret(1), |game, me| {
        let [hollow, swords, skulls, _] = game.roll_dice(me.player, Die::Attack, 2)?;
        game.gain_supply(me.player, hollow / 2 + swords + 2 * skulls);
        if skulls > 0 {
            game.bury_card(me.player, me.card());
        }
        Ok(())
    })),
    // Send Imperial warbands away from the site, if no Imperial is there.
    new(26, "Imperial Seal", 2, 35).power(action(secret(1), send_away)),
    // Move up to 2 favor between the bank of a card here and the People's Favor.
    new(28, "Singing Mask", 1, 54).power(action(secret(1), |game, me| {
        let here = game.site_of_pawn(me.player);
        let cards = game.state[here].cards;
        let Some(card) = choose_card(game, me, cards.iter().copied())? else { return Ok(()) };
        let Some(bank) = game.suit_of(card) else { return Ok(()) };
        let (in_bank, on_banner) = (game.state.banks[bank], game.state.banners[Banner::PeoplesFavor].tokens);
        let from_bank = (in_bank > 0).then_some(Hoard::Bank(bank));
        let from_banner = (on_banner > 0).then_some(Hoard::Banner);
        let hoards = from_bank.into_iter().chain(from_banner);
        let Some(from) = choose_any(game, me, What::Purse, hoards)? else { return Ok(()) };
        let lies = if from == Hoard::Banner { on_banner } else { in_bank };
        let n = game.number(me.player, Ask::For(me.source, What::Number), 0, lies.min(2))?;
        match from {
            Hoard::Bank(bank) => game.favor_from_bank_to_banner(bank, n),
            Hoard::Banner => game.favor_from_banner_to_bank(bank, n),
        }
        Ok(())
    })),
    // Burn a token of a banner held here.
    new(32, "Amber Flame", 2, 26).power(action(secret(1), |game, me| {
        if let Some(banner) = banner_held_here(game, me)? {
            game.burn_off_banner(me.player, banner, 1);
        }
        Ok(())
    })),
    // Take a relic of the site.
    new(36, "Barbed Net", 1, 33).power(action(FREE.burn_secret(3), take_relic_here)),
    // Put the pawn on any site; then discard this, or give it to somebody elsewhere.
    new(39, "Magic Carpet", 1, 51).power(action(FREE, |game, me| {
        let sites: SiteSet = game.faceup_sites().collect();
        let Some(site) = choose_any(game, me, What::Site, sites)? else { return Ok(()) };
        game.put_pawn(me.player, site)?;
        let elsewhere = players_elsewhere(game, me.player, site).map(Parting::Give);
        let partings: Offered<Parting> = elsewhere.chain([Parting::Discard]).collect();
        match game.choose(me.player, Ask::For(me.source, What::Player), partings)? {
            Parting::Give(player) => game.give_relic(player, me.card()),
            Parting::Discard => game.set_relics_aside(me.player, RelicSet::just(me.card())),
        }
        Ok(())
    })),
    // Bury this: draw 3 legacies and keep one.
    new(22, "Ancient Writ", 1, 81).power(action(FREE, |game, me| {
        game.bury_card(me.player, me.card());
        game.draw_and_keep_legacy(me.player, 3)
    })),
    // Negotiate with anybody, in private.
    new(34, "Whispering Stone", 2, 13).power(
        action(secret(1), |game, me| {
            let others = game.others(me.player);
            match choose_player(game, me, others)? {
                Some(other) => game.whisper(me.player, other),
                None => Ok(()),
            }
        })
        .only_if(can_negotiate),
    ),
    // Shuffle the world deck or a discard pile.
    new(47, "Clay Rattle", 2, 45).power(action(secret(2), |game, me| {
        let filled = |from: &DrawFrom| match from {
            DrawFrom::WorldDeck => !game.state.world_deck.is_empty(),
            DrawFrom::Pile(region) => !game.state.piles[*region].is_empty(),
        };
        let stacks = [DrawFrom::WorldDeck].into_iter().chain(Region::ALL.map(DrawFrom::Pile));
        let stacks: Offered<DrawFrom> = stacks.filter(filled).collect();
        match choose_any(game, me, What::Region, stacks)? {
            Some(stack) => game.shuffle(stack),
            None => Ok(()),
        }
    })),
    // Bury this to gain 4 Supply.
    new(45, "Magic Waterskin", 1, 24).power(action(FREE, |game, me| {
        game.bury_card(me.player, me.card());
        game.gain_supply(me.player, 4);
        Ok(())
    })),
    // Gain 2 Supply.
    new(46, "Demon Tail", 1, 69).power(action(FREE.burn_secret(3), |game, me| {
        game.gain_supply(me.player, 2);
        Ok(())
    })),
];

/// Other players whose pawns stand at another site than this one; nobody whose pawn is off the map.
fn players_elsewhere(position: &Position, player: Player, here: Site) -> impl Iterator<Item = Player> {
    position.others(player).filter(move |p| position.state[*p].pawn.is_some_and(|site| site != here))
}

/// Denizens at the user's site that can become facedown advisers.
fn joinable(position: &Position, me: Me) -> impl Iterator<Item = Card> {
    let cards = position.cards_at(position.site_of_pawn(me.player)).iter().copied();
    let room = move |card: Card| room_for_adviser(position, me.player, (card, false)).is_ok();
    let free = move |card: Card| position.can_move(me.player, card).is_ok();
    cards.filter(move |card| card.is_denizen() && free(*card) && room(*card))
}

/// Each Imperial warband at the user's site goes to an Imperial site, to an Imperial's board, or stays.
fn send_away(game: &mut Game, me: Me) -> Flow {
    let here = game.site_of_pawn(me.player);
    let Some(empire) = game.chancellor().filter(|c| game.ruler(here) == Ruler::Player(*c)) else {
        return Ok(());
    };
    let imperials: PlayerSet = game.in_turn_order().filter(|p| game.is_imperial(*p)).collect();
    if imperials.into_iter().any(|p| game.pawn_is_at(p, here)) {
        return Ok(());
    }
    let n = game.state[here].warbands;
    let open = |site: &Site| {
        let attempt = Attempt::PlaceWarbands { player: empire, site: *site };
        *site != here && game.ruler(*site) == Ruler::Player(empire) && game.permitted(&attempt).is_ok()
    };
    let sites = game.faceup_sites().filter(open).map(|site| (Force::Site(site), n));
    let boards = imperials.map(|p| (Force::Board(p), n));
    let places: Shares<Force> = sites.chain(boards).collect();
    for (place, n) in game.split(me.player, Ask::For(me.source, What::Warbands), places, 0, n)? {
        match place {
            Force::Board(player) => {
                game.retrieve_warbands(player, here, n);
            }
            Force::Site(site) => {
                game.retrieve_warbands(empire, here, n);
                game.place_warbands(empire, site, n);
            }
        }
    }
    Ok(())
}

/// Where favor lies.
#[derive(Clone, Copy, PartialEq)]
enum Hoard {
    Bank(Suit),
    Banner,
}

impl Handle for Hoard {
    fn choice(self) -> Choice {
        match self {
            Hoard::Bank(bank) => Choice::Suit(bank),
            Hoard::Banner => Choice::Banner(Banner::PeoplesFavor),
        }
    }
}

/// How one parts with a relic.
#[derive(Clone, Copy, PartialEq)]
enum Parting {
    Give(Player),
    Discard,
}

impl Handle for Parting {
    fn choice(self) -> Choice {
        match self {
            Parting::Give(player) => Choice::Player(player),
            Parting::Discard => Choice::Discard,
        }
    }
}
