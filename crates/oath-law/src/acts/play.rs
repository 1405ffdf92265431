//! Playing a card (Law 5.1.4): from a Search, from a facedown adviser (6.1), or by a power.

use super::search::{Discards, SearchPlan, base};
use super::*;
use crate::powers::book::{Hook, Restriction};
use crate::table::glossary::DiscardTo;
use crate::table::query::Attempt;
use crate::table::state::MAX_ADVISERS;

/// From where a card is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Manner {
    /// From the hand: it may become a facedown adviser.
    FromHand,
    /// A facedown adviser (6.1): it is played faceup.
    FromAdvisers,
}

/// A permission to discard or bury one card before a card is put at a site.
pub struct Clearing {
    /// By which it is given.
    pub source: Source,
    /// Where the card that goes may lie.
    pub sites: SiteSet,
    /// How it goes.
    pub away: Away,
}

/// How a card makes room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Away {
    /// It is discarded, unless something locks it.
    Discarded,
    /// It is buried, locked or not.
    Buried,
}

/// All such permissions for one play.
pub type Clearings = ArrayVec<Clearing, 5>;

impl Clearing {
    /// The cards at these sites that can go by it.
    fn options(&self, position: &Position, player: Player, sites: SiteSet) -> Offered<Card> {
        match self.away {
            Away::Discarded => position.clearable(player, sites),
            Away::Buried => {
                let cards = sites.flat_map(|site| position.cards_at(site).iter().copied());
                cards.filter(|card| !position.state.in_use.contains(*card)).collect()
            }
        }
    }
    /// Could a card of this site go by it?
    fn clears(&self, position: &Position, player: Player, site: Site) -> bool {
        !self.options(position, player, self.sites.and(SiteSet::just(site))).is_empty()
    }
}

/// To where a card may be played at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bounds {
    /// Anywhere.
    None,
    /// Sites only.
    Sites,
    /// The own advisers only.
    Advisers,
}

/// A card, or two, being played, with the plan of the Search around it.
#[derive(Clone, Debug)]
pub(crate) struct Playing {
    pub plan: Declared<SearchPlan>,
    pub manner: Manner,
    /// Where it may go, or be discarded.
    pub bounds: Bounds,
    /// Where discards go, once that is decided.
    discard_to: Option<DiscardTo>,
}

impl Playing {
    pub(crate) fn new(plan: impl Into<Declared<SearchPlan>>) -> Playing {
        Playing { plan: plan.into(), manner: Manner::FromHand, bounds: Bounds::None, discard_to: None }
    }

    /// Discard a card as part of this Search.
    pub(crate) fn discard(&mut self, game: &mut Game, card: Card) -> Flow {
        let player = self.plan.player;
        let to = match (self.discard_to, self.plan.discards) {
            (Some(to), _) => to,
            (None, Discards::AsUsual) => DiscardTo::AsUsual,
            (None, Discards::UnderWorldDeck) => DiscardTo::UnderWorldDeck,
            (None, Discards::OwnPile) => DiscardTo::Top(game.region_of(player)),
            (None, Discards::AnyPile) => choose_pile(game, player)?,
        };
        self.discard_to = Some(to);
        game.discard_to(player, card, to);
        Ok(())
    }
}

/// All discards of the Search to one pile, on top or at the bottom, or as usual.
fn choose_pile(game: &mut Game, player: Player) -> Flow<DiscardTo> {
    let piles = Region::ALL.map(DiscardPile);
    let Some(DiscardPile(region)) = game.choose_or_pass(player, Ask::DiscardPile, piles)? else {
        return Ok(DiscardTo::AsUsual);
    };
    let on_top = game.confirm(player, Ask::OnTop)?;
    Ok(if on_top { DiscardTo::Top(region) } else { DiscardTo::Bottom(region) })
}

/// All places a card could be played to, lawful or not.
fn destinations(position: &Position, playing: &Playing) -> impl Iterator<Item = PlayTo> + use<> {
    let (bounds, from_hand) = (playing.bounds, playing.manner == Manner::FromHand);
    let others = [PlayTo::Faceup, PlayTo::Facedown, PlayTo::Reveal];
    let all = position.all_sites().map(PlayTo::Site).chain(others);
    let all = all.filter(move |to| from_hand || *to != PlayTo::Facedown);
    all.filter(move |to| match bounds {
        Bounds::None => true,
        Bounds::Sites => matches!(to, PlayTo::Site(_)),
        Bounds::Advisers => matches!(to, PlayTo::Faceup | PlayTo::Facedown),
    })
}

/// What becomes of a card (5.1.4).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Play(PlayTo),
    Discard,
}

impl Handle for Fate {
    fn choice(self) -> Choice {
        match self {
            Fate::Play(to) => to.choice(),
            Fate::Discard => Choice::Discard,
        }
    }
}

/// Could the card be played there (5.1.4.I-IV, 7.2)?
fn can_play(position: &Position, plan: &SearchPlan, card: Card, to: PlayTo) -> Result<(), Refused> {
    let player = plan.player;
    let restriction = position.book.card(card).restriction;
    match to {
        PlayTo::Site(site) => can_play_to_site(position, plan, card, site)?,
        PlayTo::Faceup => {
            if card.is_vision() {
                return Err(refuse(Why::NotOffered, &"5.1.4.III"));
            }
            if restriction == Restriction::Site {
                return Err(refuse(Why::SiteOnly, &"7.2.1"));
            }
            if !position.ignores_adviser_limit(card) {
                room_for_adviser(position, player, (card, true))?;
            }
        }
        PlayTo::Facedown => room_for_adviser(position, player, (card, false))?,
        PlayTo::Reveal => {
            if !card.is_vision() {
                return Err(refuse(Why::NotOffered, &"5.1.4.III"));
            }
            if card != Card::CONSPIRACY && !position.is_exile(player) {
                return Err(refuse(Why::NotExile, &"5.1.4.III"));
            }
        }
    }
    own_rule(position, plan.player, card, to)?;
    position.permitted(&Attempt::Play { player, card, to })
}

/// What the card itself says of where it can be played.
fn own_rule(position: &Position, player: Player, card: Card, to: PlayTo) -> Result<(), Refused> {
    for (i, power) in position.book.powers(Source::Card(card)) {
        if let Kind::Persistent(Hook::OwnPlay(check)) = power.kind {
            check(position, Me { player, source: Source::Card(card), power: i, detail: Detail::None }, to)?;
        }
    }
    Ok(())
}

fn can_play_to_site(position: &Position, plan: &SearchPlan, card: Card, site: Site) -> Result<(), Refused> {
    if card.is_vision() {
        return Err(refuse(Why::VisionAtSite, &"5.1.4.III"));
    }
    if position.book.card(card).restriction == Restriction::Adviser {
        return Err(refuse(Why::AdviserOnly, &"7.2.1"));
    }
    if !position.state[site].faceup {
        return Err(refuse(Why::SiteFacedown, &"2.8.1"));
    }
    if !reach(position, plan, card).contains(site) {
        return Err(refuse(Why::NotOffered, &"5.1.4.I"));
    }
    let clears = |c: &Clearing| c.clears(position, plan.player, site);
    let room = position.room_at(site) > 0 || position.ignores_capacity(card);
    if !room && !clearings(position, plan, card, site).iter().any(clears) {
        return Err(refuse(Why::SiteFull, &"5.1.4.I"));
    }
    Ok(())
}

/// Sites the player may play this card to.
fn reach(position: &Position, plan: &SearchPlan, card: Card) -> SiteSet {
    if position.book.suit(card).is_some_and(|suit| plan.anywhere.contains(suit)) {
        return SiteSet(0xff);
    }
    let usual = (position.book.rules.may_play_to)(position, plan.player);
    if plan.realm.is_some() { usual.or(position.sites_ruled(plan.player)) } else { usual }
}

fn clearings(position: &Position, plan: &SearchPlan, card: Card, site: Site) -> Clearings {
    (position.book.rules.clearings)(position, plan, card, site)
}

impl Position {
    /// Denizens at these sites that the player may discard.
    #[must_use]
    pub fn clearable(&self, player: Player, sites: SiteSet) -> Offered<Card> {
        let cards = sites.flat_map(|s| self.cards_at(s).iter().copied());
        let open = |c: &Card| c.is_denizen() || !self.book.card(*c).locked;
        cards.filter(|c| open(c) && self.can_discard(player, *c).is_ok()).collect()
    }

    /// Does the site let whoever puts a card there discard one first?
    #[must_use]
    pub fn makes_room(&self, site: Site) -> bool {
        let here = &self.state[site];
        here.faceup && self.book.voices(Source::Site(here.card)).contain(Voice::Hook(HookKind::MakesRoom))
    }

    /// Does the card itself have a power of this kind, in play or not?
    pub(crate) fn has_own_hook(&self, card: Card, hook: HookKind) -> bool {
        self.book.card_has(card, hook)
    }

    /// Does the card fit at a site that is full?
    #[must_use]
    pub fn ignores_capacity(&self, card: Card) -> bool {
        self.has_own_hook(card, HookKind::IgnoresCapacity)
    }

    /// Does the card ignore the adviser limit when it is put faceup among advisers?
    #[must_use]
    pub fn ignores_adviser_limit(&self, card: Card) -> bool {
        self.has_own_hook(card, HookKind::IgnoresAdviserLimit)
    }
}

/// Can room be made among the advisers for this card, which comes faceup or not?
///
/// # Errors
/// Why not.
pub fn room_for_adviser(position: &Position, player: Player, incoming: (Card, bool)) -> Result<(), Refused> {
    let over = position.too_many_advisers(player, Some(incoming));
    if over == 0 {
        return Ok(());
    }
    if usize::from(over) > spare_for(position, player, incoming).len() {
        Err(refuse(Why::NoRoom, &"5.1.4.II"))
    } else {
        Ok(())
    }
}

/// How often somebody may decline to discard what must make room, and choose again where to play. After
/// that only what needs no such discard is offered: every play ends.
const MAX_DECLINED: u8 = 6;

/// 5.1.4: play the card in a lawful way, or discard it. Returns where it was played to.
pub(crate) fn play_or_discard(game: &mut Game, playing: &mut Playing, card: Card) -> Flow<Option<PlayTo>> {
    let player = playing.plan.player;
    let mut declined = 0;
    loop {
        let open = |to: &PlayTo| declined < MAX_DECLINED || sole_discard(game, playing, card, *to).is_none();
        let ways = destinations(game, playing).filter(open).map(Fate::Play);
        let fates: ArrayVec<Fate, { SITES + 4 }> = ways.chain([Fate::Discard]).collect();
        let plan = &playing.plan;
        let ask = Ask::Play(game.handle(card).choice());
        let fate = game.choose_lawful(player, ask, fates, |position, fate| match fate {
            Fate::Discard => Ok(()),
            Fate::Play(to) => can_play(position, plan, card, to),
        })?;
        let Some(Fate::Play(to)) = fate else {
            playing.discard(game, card)?;
            return Ok(None);
        };
        // What must go first is never discarded unasked; who does not want that chooses again.
        let gone = sole_discard(game, playing, card, to);
        let ask = |(gone, away): (CardHandle, Away)| match away {
            Away::Discarded => Ask::SoleDiscard(gone.choice()),
            Away::Buried => Ask::SoleBury(gone.choice()),
        };
        if let Some(gone) = gone
            && !game.confirm(player, ask(gone))?
        {
            declined += 1;
            continue;
        }
        match to {
            PlayTo::Site(site) => play_to_site(game, playing, card, site)?,
            PlayTo::Faceup => play_to_advisers(game, playing, card)?,
            PlayTo::Facedown => keep_facedown(game, playing, card)?,
            PlayTo::Reveal if card == Card::CONSPIRACY => play_conspiracy(game, player)?,
            PlayTo::Reveal => reveal_vision(game, playing, card)?,
        }
        return Ok(Some(to));
    }
}

/// The one card that would have to make room for a play there, if there is no choice which.
fn sole_discard(
    position: &Position,
    playing: &Playing,
    card: Card,
    to: PlayTo,
) -> Option<(CardHandle, Away)> {
    let player = playing.plan.player;
    let only = match to {
        PlayTo::Site(site) if !position.state[site].faceup => None,
        PlayTo::Site(site) if position.room_at(site) == 0 && !position.ignores_capacity(card) => {
            let mut all = clearings(position, &playing.plan, card, site);
            all.retain(|c| c.clears(position, player, site));
            match all[..] {
                [ref clearing] => match clearing.options(position, player, SiteSet::just(site))[..] {
                    [only] => Some((only, clearing.away)),
                    _ => None,
                },
                _ => None,
            }
        }
        PlayTo::Faceup if position.ignores_adviser_limit(card) => None,
        PlayTo::Faceup | PlayTo::Facedown => {
            let incoming = (card, to == PlayTo::Faceup);
            let full = position.too_many_advisers(player, Some(incoming)) > 0;
            match spare_for(position, player, incoming)[..] {
                [only] if full => Some((only, Away::Discarded)),
                _ => None,
            }
        }
        PlayTo::Site(_) | PlayTo::Reveal => None,
    };
    only.map(|(card, away)| (position.handle(card), away))
}

/// Advisers that could make room for this one.
fn spare_for(position: &Position, player: Player, incoming: (Card, bool)) -> Row<MAX_ADVISERS> {
    let limit = position.adviser_limit(player, incoming.1.then_some(incoming.0));
    position.spare_advisers(player, limit).filter(|c| *c != incoming.0).collect()
}

/// 6.1: play or discard a facedown adviser as if searched, with modifiers and tolls.
pub(crate) fn play_adviser(game: &mut Game, player: Player, card: Card) -> Flow {
    let plan = base(game, player, None);
    let Some(plan) = declare(game, plan)? else { return Ok(()) };
    let mut playing = Playing { manner: Manner::FromAdvisers, ..Playing::new(plan) };
    let playable = destinations(game, &playing).any(|to| can_play(game, &playing.plan, card, to).is_ok());
    if !playable && !game.confirm(player, Ask::OnlyDiscard(game.handle(card).choice()))? {
        return Ok(());
    }
    use_modifiers(game, &playing.plan);
    let prices = game.prices(&Attempt::Search { player });
    game.pay_prices(player, &prices);
    play_or_discard(game, &mut playing, card).map(|_| ())
}

/// A power lets the player play or discard a card in hand as the last step of a Search. What powers
/// demand for searching is due; who does not pay can only discard.
///
/// # Errors
/// The pause of a question.
pub fn play_as_searched(game: &mut Game, player: Player, card: Card) -> Flow {
    play_within(game, player, card, Bounds::None)
}

/// The same, to the own advisers only.
///
/// # Errors
/// The pause of a question.
pub fn play_as_adviser(game: &mut Game, player: Player, card: Card) -> Flow {
    play_within(game, player, card, Bounds::Advisers)
}

fn play_within(game: &mut Game, player: Player, card: Card, bounds: Bounds) -> Flow {
    let prices = game.prices(&Attempt::Search { player });
    let barred = game.permitted(&Attempt::Search { player }).is_err();
    let able = !barred && game.can_pay_prices(player, &prices, 0, 0).is_ok();
    let pays = able && game.agrees_to_pay(player, &prices)?;
    let plan = base(game, player, None);
    if !pays {
        // Not paid: the tolls of the plan are not asked again, and nothing but discarding is left.
        return Playing::new(plan).discard(game, card);
    }
    let plan = declare(game, plan)?.expect("what can be paid needs no help");
    use_modifiers(game, &plan);
    game.pay_prices(player, &prices);
    let mut playing = Playing { bounds, ..Playing::new(plan) };
    play_or_discard(game, &mut playing, card).map(|_| ())
}

/// A power lets the player play or discard a card in hand, without its being like a Search.
///
/// # Errors
/// The pause of a question.
pub fn play_plainly(game: &mut Game, player: Player, card: Card) -> Flow {
    let plan = base(game, player, None);
    play_or_discard(game, &mut Playing::new(plan), card).map(|_| ())
}

/// Discards that make room for a card at a site: each permission once, the last chance is no choice.
fn clear_first(game: &mut Game, playing: &mut Playing, card: Card, site: Site) -> Flow {
    let player = playing.plan.player;
    let free = game.ignores_capacity(card);
    let all = clearings(game, &playing.plan, card, site);
    for (i, clearing) in all.iter().enumerate() {
        let full = game.room_at(site) == 0 && !free;
        let here = SiteSet::just(site);
        let later = all[i + 1..].iter().any(|c| c.clears(game, player, site));
        let must = full && !later;
        let sites = if must { here } else { clearing.sites };
        let options = clearing.options(game, player, sites);
        let ask = match clearing.away {
            Away::Discarded => Ask::FirstDiscard(clearing.source),
            Away::Buried => Ask::FirstBury(clearing.source),
        };
        let gone = if must && !options.is_empty() {
            Some(game.choose(player, ask, options)?)
        } else {
            game.choose_or_pass(player, ask, options)?
        };
        if let Some(gone) = gone {
            game.mark_used(clearing.source, 0);
            game.tell(Event::Uses(player, clearing.source));
            match clearing.away {
                Away::Discarded => playing.discard(game, gone)?,
                Away::Buried => game.bury_card(player, gone),
            }
        }
    }
    Ok(())
}

/// 5.1.4.I. The order is: favor, Homeland, modifiers, When Played (7.3.3).
fn play_to_site(game: &mut Game, playing: &mut Playing, card: Card, site: Site) -> Flow {
    clear_first(game, playing, card, site)?;
    lie_down(game, &playing.plan, card, site)?;
    played_faceup(game, playing, card, PlayTo::Site(site))
}

/// A player puts a card at a site that has room: as playing it there, but without its When Played power.
pub(crate) fn lay_at_site(game: &mut Game, player: Player, card: Card, site: Site) -> Flow {
    let plan = base(game, player, None);
    lie_down(game, &plan, card, site)?;
    others_answer(game, player, card)
}

/// Could the player put the card there so?
pub(crate) fn can_lay_at(position: &Position, player: Player, card: Card, site: Site) -> bool {
    let to = PlayTo::Site(site);
    position.book.card(card).restriction != Restriction::Adviser
        && position.state[site].faceup
        && (position.room_at(site) > 0 || position.ignores_capacity(card))
        && own_rule(position, player, card, to).is_ok()
        && position.permitted(&Attempt::Play { player, card, to }).is_ok()
}

/// The card comes to the site: favor, then the Homeland.
fn lie_down(game: &mut Game, plan: &SearchPlan, card: Card, site: Site) -> Flow {
    let player = plan.player;
    game.put_card(card, Place::Site(site));
    game.tell(Event::Played(player, card, Place::Site(site)));
    game.shows(player);
    let suit = game.book.suit(card).expect("only denizens are played to sites");
    let holds = |card: Card| game.holder_of(card) == Some(player);
    let by_power = game.cards_with(HookKind::PlaysForSecrets).iter().any(holds);
    if plan.secret_for_favor || by_power {
        game.gain_secrets(player, 1);
    } else {
        game.gain_favor(player, suit, 1);
    }
    (game.book.rules.played_to_site)(game, player, card, site)
}

/// Modifiers of the play, powers of others that answer it, then the card's own When Played power.
fn played_faceup(game: &mut Game, playing: &Playing, card: Card, to: PlayTo) -> Flow {
    for me in playing.plan.modifiers() {
        if let Some(run) = game.book.power(me.source, me.power).on_play {
            run(game, me, card, to)?;
        }
    }
    others_answer(game, playing.plan.player, card)?;
    game.use_when_played(playing.plan.player, card)
}

/// Powers that answer a card played faceup.
fn others_answer(game: &mut Game, player: Player, card: Card) -> Flow {
    if game.any_with(HookKind::AfterPlay) {
        for me in game.answering(HookKind::AfterPlay) {
            if let Kind::Persistent(Hook::AfterPlay(run)) = game.book.power(me.source, me.power).kind {
                game.run_noting(me, |game| run(game, me, player, card))?;
            }
        }
    }
    Ok(())
}

/// 5.1.4.II, faceup.
fn play_to_advisers(game: &mut Game, playing: &mut Playing, card: Card) -> Flow {
    let player = playing.plan.player;
    if !game.ignores_adviser_limit(card) {
        make_room(game, playing, (card, true))?;
    }
    game.put_card(card, Place::Advisers(player));
    game.turn_faceup(card);
    game.tell(Event::Played(player, card, Place::Advisers(player)));
    game.shows(player);
    if !game.admit_adviser(player, card)? {
        // It does nothing, but it was played.
        return others_answer(game, player, card);
    }
    played_faceup(game, playing, card, PlayTo::Faceup)
}

/// 5.1.4.II, facedown.
fn keep_facedown(game: &mut Game, playing: &mut Playing, card: Card) -> Flow {
    let player = playing.plan.player;
    make_room(game, playing, (card, false))?;
    let knowers = game.state.known[card.index()];
    game.put_card(card, Place::Advisers(player));
    game.known_only_to(card, knowers);
    game.tell(Event::PlayedFacedown(player));
    game.admit_adviser(player, card)?;
    for me in game.answering(HookKind::AfterFacedown) {
        if let Kind::Persistent(Hook::AfterFacedown(run)) = game.book.power(me.source, me.power).kind {
            game.run_noting(me, |game| run(game, me, player))?;
        }
    }
    Ok(())
}

/// 5.1.4.II, 7.6.4: discard advisers, never a locked one, until the limit is met.
fn make_room(game: &mut Game, playing: &mut Playing, incoming: (Card, bool)) -> Flow {
    let player = playing.plan.player;
    while game.too_many_advisers(player, Some(incoming)) > 0 {
        let spare = spare_for(game, player, incoming);
        if spare.is_empty() {
            break;
        }
        let options: Offered<CardHandle> = spare.iter().map(|c| game.handle(*c)).collect();
        let gone = game.choose(player, Ask::MakeRoom, options)?;
        playing.discard(game, gone.card)?;
    }
    Ok(())
}

/// 5.1.4.III.
fn reveal_vision(game: &mut Game, playing: &mut Playing, card: Card) -> Flow {
    let player = playing.plan.player;
    while let Some(old) = game.state[player].revealed
        && !game.keeps_visions(player)
    {
        // Another player may have a share in the old Vision.
        if game.share_in(old).is_some() {
            game.discard_vision(player, old)?;
        } else {
            playing.discard(game, old)?;
        }
    }
    game.put_card(card, Place::Revealed(player));
    game.tell(Event::Played(player, card, Place::Revealed(player)));
    game.shows(player);
    played_faceup(game, playing, card, PlayTo::Reveal)
}

impl Position {
    /// Does a power at the player's site let earlier Visions stay revealed?
    fn keeps_visions(&self, player: Player) -> bool {
        let here = |card: Card| self.site_of(card).is_some_and(|site| self.pawn_is_at(player, site));
        self.cards_with(HookKind::KeepsVisions).iter().any(here)
    }
}

/// The Conspiracy is played faceup: it goes back to the box, powers may answer, and then it works.
fn play_conspiracy(game: &mut Game, player: Player) -> Flow {
    game.tell(Event::Played(player, Card::CONSPIRACY, Place::Box));
    game.return_to_box(Card::CONSPIRACY);
    game.barrier();
    others_answer(game, player, Card::CONSPIRACY)?;
    (game.book.rules.conspire)(game, player)
}

impl Game<'_> {
    /// Advisers are discarded, never a locked one, until there is room for this card.
    pub(crate) fn make_room_for(&mut self, player: Player, incoming: (Card, bool)) -> Flow {
        let mut playing = Playing::new(base(self, player, None));
        make_room(self, &mut playing, incoming)
    }

    /// Take a relic, or seize a banner.
    ///
    /// # Errors
    /// The pause of a question.
    pub fn take_prize(&mut self, player: Player, prize: Holding) -> Flow {
        match prize {
            Holding::Relic(relic) => self.take_relics(player, RelicSet::just(relic)),
            Holding::Banner(banner) => {
                self.seize_banner(player, banner)?;
                Ok(())
            }
        }
    }

    /// A revealed Vision is discarded. Whoever shares it by a power plays or discards it instead.
    pub(crate) fn discard_vision(&mut self, player: Player, vision: Card) -> Flow {
        let Some(prophet) = self.share_in(vision) else {
            self.discard(player, vision);
            return Ok(());
        };
        self.end_share();
        self.put_card(vision, Place::Hand(prophet));
        play_as_searched(self, prophet, vision)
    }

    /// Put a faceup adviser or a card at a site elsewhere: to this site, which may have to make room.
    ///
    /// # Errors
    /// The pause of a question.
    pub fn move_card_to_site(&mut self, player: Player, card: Card, site: Site) -> Flow {
        if self.makes_room(site) {
            let full = self.room_at(site) == 0;
            let options = self.clearable(player, SiteSet::just(site));
            let ask = Ask::FirstDiscard(Source::Site(self.state[site].card));
            let gone = if full && !options.is_empty() {
                Some(self.choose(player, ask, options)?)
            } else {
                self.choose_or_pass(player, ask, options)?
            };
            if let Some(gone) = gone {
                self.discard(player, gone);
            }
        }
        self.move_to_site(card, site);
        Ok(())
    }
}

impl Position {
    /// Can a faceup card be moved to this site (glossary: Move): room, or room that can be made?
    #[must_use]
    pub fn has_room_for(&self, player: Player, site: Site) -> bool {
        let clears = self.makes_room(site) && !self.clearable(player, SiteSet::just(site)).is_empty();
        self.room_at(site) > 0 || clears
    }
}
