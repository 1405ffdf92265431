//! What a seat may know (Law 9.4). A view is built by copying what may be known, never by deleting
//! what may not. What is typed here is told to programs in the words of the record (`json`).

mod campaign;
mod frontier;
mod json;
mod prince;

pub use campaign::{CampaignView, Changes, FieldedView, PlanView};
pub use frontier::{FrontierView, LineageView, StoredView};
pub use prince::PrinceView;

use crate::session::Asked;
use oath_law::table::state::Frontier;
use oath_law::{Position, Step};
use oath_model::*;
use serde::Serialize;

/// A card as a seat sees it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct CardView {
    /// Which card, if the seat may know it.
    pub card: Option<u16>,
    /// It lies faceup.
    pub faceup: bool,
    /// It has the back of a Vision (always public).
    pub vision: bool,
    /// Favor on it.
    pub favor: u8,
    /// Secrets on it.
    pub secrets: u8,
    /// Seats that know a facedown card: who has looked is public.
    pub known_by: Vec<u8>,
}

/// A site as a seat sees it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct SiteView {
    /// Which site, if the seat may know it.
    pub site: Option<u8>,
    /// Faceup.
    pub faceup: bool,
    /// Who rules: a seat, "bandits", or nobody.
    pub ruler: Option<RulerView>,
    /// Denizens and edifices.
    pub cards: Vec<CardView>,
    /// Facedown relics.
    pub relics: Vec<CardView>,
    /// Warbands.
    pub warbands: u8,
    /// Seat whose colour they have.
    pub owner: Option<u8>,
    /// Bandits, where they are pieces.
    #[serde(skip_serializing_if = "json::none")]
    pub bandits: u8,
    /// How many cards it can hold, if it is faceup.
    pub capacity: u8,
    /// Room for more cards.
    pub room: u8,
    /// Favor and secrets of the site.
    pub favor: u8,
    /// Secrets of the site.
    pub secrets: u8,
    /// Seats that have looked at this facedown site.
    pub seen_by: Vec<u8>,
    /// Suits the active player discarded from here this turn.
    pub discarded: u8,
}

/// A ruler.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum RulerView {
    /// Bandits.
    Bandits,
    /// A seat; 0 stands for the Empire.
    Seat(u8),
}

/// A board as a seat sees it: everything but the fronts of facedown cards.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct BoardView {
    /// Colour, 0 purple.
    pub colour: u8,
    /// Citizen side.
    pub citizen: bool,
    /// Favor.
    pub favor: u8,
    /// Faceup secrets.
    pub secrets: u8,
    /// Facedown secrets.
    pub dark_secrets: u8,
    /// Warbands on the board.
    pub warbands: u8,
    /// Warbands in the bank.
    pub bank: u8,
    /// Supply.
    pub supply: u8,
    /// Supply after Rest.
    pub supply_after_rest: u8,
    /// Slot of the pawn.
    pub pawn: Option<u8>,
    /// Advisers.
    pub advisers: Vec<CardView>,
    /// Revealed Vision.
    pub revealed: Option<u16>,
    /// Faceup relics.
    pub relics: Vec<CardView>,
    /// Facedown relics, in the order of their coming.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dark_relics: Vec<CardView>,
    /// Legacies, dormant ones facedown.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub legacies: Vec<CardView>,
    /// Drawn cards.
    pub hand: Vec<CardView>,
}

/// The Chronicle under way (Law 8); all of it is public.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct ChronicleView {
    /// Sites the winner rules.
    pub ruled: Vec<u8>,
    /// Sites each seat ruled when the game ended.
    pub by_seat: Vec<Vec<u8>>,
    /// The winner is the Chancellor or a Citizen.
    pub imperial: bool,
    /// The next Oath.
    pub oath: Option<u8>,
    /// The edifice that was built or repaired.
    pub built: Option<u16>,
}

/// The open question, for the asked seat alone.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct QuestionView {
    /// The sentence.
    pub text: String,
    /// What kind of answer.
    pub kind: AnswerKind,
    /// What it is about; programs are told its topic.
    #[serde(rename = "topic", serialize_with = "json::topic")]
    pub ask: Ask,
    /// The clause of the Law it comes from.
    pub law: &'static str,
    /// A legal answer to begin with.
    #[serde(serialize_with = "json::answer")]
    pub start: Answer,
    /// What the button says that sends an answer of several parts; `#` stands for the number chosen.
    #[serde(skip)]
    pub go: String,
    /// What it says when nothing is chosen, where that is possible.
    #[serde(skip)]
    pub go_without: Option<String>,
    /// The card that is played, or whose power asks.
    #[serde(skip)]
    pub card: Option<u16>,
    /// What can be chosen.
    pub options: Vec<OptionView>,
    /// Least.
    pub min: u8,
    /// Most.
    pub max: u8,
    /// What can change hands, if an exchange is asked for.
    pub deal: Option<DealView>,
    /// What cannot be chosen, and why not.
    pub refused: Vec<RefusedView>,
}

/// What kind of answer a question wants.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum AnswerKind {
    /// One of the options.
    One,
    /// Some of them.
    Some,
    /// A number.
    Number,
    /// All of them in an order.
    Order,
    /// How many of each.
    Split,
    /// What changes hands.
    Deal,
}

impl AnswerKind {
    /// Its word, with which the line of an answer begins.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            AnswerKind::One => "one",
            AnswerKind::Some => "some",
            AnswerKind::Number => "number",
            AnswerKind::Order => "order",
            AnswerKind::Split => "split",
            AnswerKind::Deal => "deal",
        }
    }
}

/// A choice of the open question.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct OptionView {
    /// What is chosen; programs are told its word for an answer.
    #[serde(rename = "word", serialize_with = "json::choice")]
    pub choice: Choice,
    /// The label.
    pub label: String,
    /// What a button says that gives this answer.
    pub confirm: String,
    /// The most of it (split).
    pub most: u8,
    /// Its price in Supply, if it has one.
    pub price: Option<u8>,
    /// The card it stands for, if the seat knows it.
    pub card: Option<u16>,
    /// No answer is legal without it.
    #[serde(skip)]
    pub must: bool,
}

/// The most that can change hands in an exchange.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct DealView {
    /// Who gives: the one who is asked, or another party to a deal among several.
    pub from: u8,
    /// With this seat.
    pub with: u8,
    /// The most that `from` can give.
    pub give: BundleView,
    /// The most that `with` can give.
    pub take: BundleView,
}

/// Things that can change hands: handles and labels.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct BundleView {
    /// Favor.
    pub favor: u8,
    /// Faceup secrets.
    pub secrets: u8,
    /// Facedown secrets.
    pub dark_secrets: u8,
    /// Relics by card.
    pub relics: Vec<(u16, String)>,
    /// The receiver becomes a Citizen.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub citizenship: bool,
    /// Facedown cards that can be shown, by their words.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shows: Vec<(String, String)>,
    /// Facedown relics by their places among those.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dark_relics: Vec<(u8, String)>,
    /// Banners.
    #[serde(serialize_with = "json::banners")]
    pub banners: Vec<(Banner, String)>,
    /// Advisers by place.
    pub advisers: Vec<(u8, String)>,
    /// Sites by slot.
    pub sites: Vec<(u8, String)>,
    /// Spaces of the Reliquary.
    pub reliquary: Vec<(u8, String)>,
}

/// Something impossible, and why.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct RefusedView {
    /// What cannot be chosen; programs are told its word.
    #[serde(rename = "word", serialize_with = "json::choice")]
    pub choice: Choice,
    /// The label.
    pub label: String,
    /// One sentence.
    pub why: String,
    /// The same in two words.
    #[serde(skip)]
    pub short: String,
    /// The clause.
    pub law: &'static str,
}

/// Where a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum StepView {
    /// Setup: colours are chosen.
    Colours,
    /// Setup: the deal.
    Deal,
    /// Setup: first sites and advisers.
    Opening,
    /// 4.1.
    Wake,
    /// 4.2.
    Act,
    /// 4.3.
    Rest,
    /// 3.3, 3.4.
    RoundEnd,
    /// 8.1.
    Vow,
    /// 8.2.
    Invite,
    /// 8.3.1.
    Build,
    /// 8.3.2 to 8.3.5.
    Map,
    /// 8.4 to 8.8.
    Archive,
    /// New Foundations, 17.1.
    Sun,
    /// New Foundations, 17.2.
    Throne,
    /// New Foundations, 17.3.
    World,
    /// New Foundations, 17.4.
    Beacon,
    /// New Foundations, 17.5.
    Stars,
    /// The end.
    Over,
}

impl From<Step> for StepView {
    fn from(step: Step) -> StepView {
        match step {
            Step::Colours => StepView::Colours,
            Step::Deal | Step::Stacking => StepView::Deal,
            Step::Opening => StepView::Opening,
            Step::Wake => StepView::Wake,
            Step::Act => StepView::Act,
            Step::Rest => StepView::Rest,
            Step::RoundEnd => StepView::RoundEnd,
            Step::Vow => StepView::Vow,
            Step::Invite => StepView::Invite,
            Step::Build => StepView::Build,
            Step::Map => StepView::Map,
            Step::Archive => StepView::Archive,
            Step::Sun | Step::Judgement => StepView::Sun,
            Step::Throne | Step::Building => StepView::Throne,
            Step::World => StepView::World,
            Step::Beacon => StepView::Beacon,
            Step::Stars => StepView::Stars,
            Step::Over => StepView::Over,
        }
    }
}

/// Everything a seat may know.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct View {
    /// The seat; none is a spectator.
    pub seat: Option<u8>,
    /// Seats in the game.
    pub players: u8,
    /// Where the game stands.
    pub step: StepView,
    /// Whose turn.
    pub turn: u8,
    /// Round.
    pub round: u8,
    /// The Act Phase has ended.
    pub act_over: bool,
    /// Winner and way.
    pub winner: Option<(u8, String)>,
    /// The Oath.
    pub oath: u8,
    /// Title holder, if anybody has the title.
    pub oathkeeper: Option<u8>,
    /// Usurper side.
    pub usurper: bool,
    /// The Citizen who meets the Successor goal.
    pub successor: Option<u8>,
    /// Favor banks.
    pub banks: [u8; 6],
    /// Favor in the shared bank.
    pub shared_favor: u8,
    /// Visions drawn.
    pub visions_drawn: u8,
    /// Back of the world deck's top card: is it a Vision? None if the deck is empty.
    pub deck_top_vision: Option<bool>,
    /// Cards of the world deck this seat knows, by depth from the top.
    pub deck_known: Vec<(u8, u16)>,
    /// Cards put under the world deck that this seat knows, by height from the bottom: from the top it
    /// would tell how many cards there are (9.4).
    pub deck_buried: Vec<(u8, u16)>,
    /// Discard piles, top card first.
    pub piles: [Vec<CardView>; 3],
    /// Relic deck, top card first.
    pub relic_deck: Vec<CardView>,
    /// Reliquary; none is an open space.
    pub reliquary: Vec<Option<CardView>>,
    /// Banners: holder, tokens.
    pub banners: [(Option<u8>, u8); 2],
    /// Mob side.
    pub mob: bool,
    /// The map.
    pub sites: Vec<SiteView>,
    /// The boards.
    pub boards: Vec<BoardView>,
    /// Citizen boards of the chronicle.
    pub citizen_boards: u8,
    /// Modifiers in use.
    pub in_use: Vec<u16>,
    /// Citizens outside the Empire in this campaign.
    pub outsiders: Vec<u8>,
    /// Somebody acts as if elsewhere: seat, slot.
    pub acting_at: Option<(u8, u8)>,
    /// Somebody acts with another's advisers: seat, whose.
    pub acting_as: Option<(u8, u8)>,
    /// The Scepter was taken this turn.
    pub scepter_new: bool,
    /// Negotiations opened this turn.
    pub offers: u8,
    /// The offer on the table: from, to, its terms.
    #[serde(serialize_with = "json::offer")]
    pub offer: Option<(u8, u8, Deal)>,
    /// What other pairs exchange in the same offer (New Foundations, 9.7).
    #[serde(serialize_with = "json::offers", skip_serializing_if = "Vec::is_empty")]
    pub besides: Vec<(u8, u8, Deal)>,
    /// A warband on a revealed Vision: seat, colour, Vision.
    pub prophet: Option<(u8, u8, u16)>,
    /// Warbands kept on a relic, by seat.
    pub caged: [u8; 6],
    /// The Chronicle that is being written.
    pub chronicle: Option<ChronicleView>,
    /// The campaign.
    pub campaign: Option<CampaignView>,
    /// How many cards the world deck has, where everybody knows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck_size: Option<u8>,
    /// What only New Foundations has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub frontier: Option<FrontierView>,
    /// The Clockwork Prince's board, if he is the Chancellor.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prince: Option<PrinceView>,
    /// Everybody knows which denizens take part.
    pub open_list: bool,
    /// Who is asked.
    pub asked: Option<u8>,
    /// The question, for the asked seat.
    pub question: Option<QuestionView>,
}

struct Eye<'p> {
    position: &'p Position,
    seat: Player,
}

impl Eye<'_> {
    fn knows(&self, card: Card) -> bool {
        self.position.is_faceup(card) || self.position.state.known[card.index()].contains(self.seat)
    }

    fn card(&self, card: Card) -> CardView {
        let state = &self.position.state;
        let tokens = state.tokens[card.index()];
        let faceup = state.faceup.contains(card);
        let known = state.known[card.index()];
        CardView {
            card: self.knows(card).then_some(card.0),
            faceup,
            vision: card.is_vision(),
            favor: tokens.favor,
            secrets: tokens.secrets,
            known_by: if faceup { Vec::new() } else { known.map(|p| p.0).collect() },
        }
    }

    fn site(&self, site: Site) -> SiteView {
        let here = &self.position.state[site];
        let seen = here.faceup || here.seen.contains(self.seat);
        SiteView {
            site: seen.then_some(here.card.0),
            faceup: here.faceup,
            ruler: match self.position.ruler(site) {
                Ruler::Nobody => None,
                Ruler::Bandits => Some(RulerView::Bandits),
                Ruler::Player(p) => Some(RulerView::Seat(p.0)),
            },
            cards: here.cards.iter().map(|c| self.card(*c)).collect(),
            relics: here.relics.iter().map(|c| self.card(*c)).collect(),
            warbands: here.warbands,
            owner: (here.warbands > 0).then_some(here.owner.0),
            bandits: here.bandits,
            capacity: if here.faceup { self.position.capacity(site) } else { 0 },
            room: self.position.room_at(site),
            favor: here.tokens.favor,
            secrets: here.tokens.secrets,
            seen_by: here.seen.map(|p| p.0).collect(),
            discarded: here.discarded.0,
        }
    }

    fn board(&self, player: Player) -> BoardView {
        let board = &self.position.state[player];
        BoardView {
            colour: board.colour as u8,
            citizen: board.role == Role::Citizen,
            favor: board.favor,
            secrets: board.secrets,
            dark_secrets: board.dark_secrets,
            warbands: board.warbands,
            bank: board.bank,
            supply: board.supply,
            supply_after_rest: self.position.supply_after_rest(player),
            pawn: board.pawn.map(|s| s.0),
            advisers: board.advisers.iter().map(|c| self.card(*c)).collect(),
            revealed: board.revealed.map(|c| c.0),
            relics: board.relics.filter(|c| !board.dark_relics.contains(c)).map(|c| self.card(c)).collect(),
            dark_relics: board.dark_relics.iter().map(|c| self.card(*c)).collect(),
            legacies: board.legacies.iter().map(|c| self.card(*c)).collect(),
            hand: board.hand.iter().map(|c| self.card(*c)).collect(),
        }
    }
}

/// Is there nothing to tell: has it the value with which everything begins?
fn is_first<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

fn chronicle_view(state: &oath_law::State) -> Option<ChronicleView> {
    let chronicle = &state.chronicle;
    let list = |sites: SiteSet| sites.map(|s| s.0).collect();
    chronicle.kept.then(|| ChronicleView {
        ruled: list(chronicle.ruled),
        by_seat: chronicle.by_seat.0.iter().map(|s| list(*s)).collect(),
        imperial: chronicle.imperial,
        oath: chronicle.oath.map(|o| o as u8),
        built: chronicle.built.map(|c| c.0),
    })
}

impl View {
    /// The Chancellor, if one plays.
    #[must_use]
    pub fn chancellor(&self) -> Option<u8> {
        self.frontier.as_ref().map_or(Some(CHANCELLOR.0), |frontier| frontier.chancellor)
    }

    /// What a seat (or a spectator) sees of a position with this open question.
    #[must_use]
    pub fn new(position: &Position, seat: Option<Player>, asked: Option<&Asked>) -> View {
        let eye = Eye { position, seat: seat.unwrap_or(Player(MAX_PLAYERS as u8)) };
        let state = &position.state;
        let (buried, deck) = state.world_deck.split_at(usize::from(state.buried));
        let known = |(i, card): (usize, &Card)| eye.knows(*card).then_some((i as u8, card.0));
        let banner = |b: Banner| (state.banners[b].holder.map(|p| p.0), state.banners[b].tokens);
        let whispering = state.frontier.whispering;
        let hears = whispering.is_empty() || seat.is_some_and(|seat| whispering.contains(seat));
        let pacts = state.offer.iter().filter(|_| hears);
        let mut pacts = pacts.map(|pact| (pact.from.0, pact.to.0, pact.deal));
        View {
            seat: seat.map(|p| p.0),
            players: state.players,
            step: state.step.into(),
            turn: state.turn.0,
            round: state.round,
            act_over: state.act_over,
            winner: state.winner.map(|(p, v)| (p.0, crate::words::victory_at(position, p, v))),
            oath: state.oath as u8,
            oathkeeper: state.title.holder.map(|p| p.0),
            usurper: state.title.usurper,
            successor: position.successor().map(|p| p.0),
            banks: state.banks.0,
            shared_favor: state.shared_favor,
            visions_drawn: state.visions_drawn,
            deck_top_vision: state.world_deck.last().map(|c| c.is_vision()),
            deck_known: deck.iter().rev().enumerate().filter_map(known).collect(),
            deck_buried: buried.iter().enumerate().filter_map(known).collect(),
            piles: Region::ALL.map(|r| state.piles[r].iter().rev().map(|c| eye.card(*c)).collect()),
            relic_deck: state.relic_deck.iter().rev().map(|c| eye.card(*c)).collect(),
            reliquary: state.reliquary.iter().map(|r| r.map(|c| eye.card(c))).collect(),
            banners: Banner::ALL.map(banner),
            mob: state.mob,
            sites: position.all_sites().map(|s| eye.site(s)).collect(),
            boards: state.everyone().map(|p| eye.board(p)).collect(),
            citizen_boards: state.citizen_boards,
            in_use: state.in_use.iter().map(|c| c.0).collect(),
            outsiders: state.outsiders.map(|p| p.0).collect(),
            acting_at: state.acting_at.map(|(p, s)| (p.0, s.0)),
            acting_as: state.acting_as.map(|(p, q)| (p.0, q.0)),
            scepter_new: state.scepter_new,
            offers: state.offers,
            offer: pacts.next(),
            besides: pacts.collect(),
            prophet: state.prophet.map(|p| (p.player.0, p.band.0, p.vision.0)),
            caged: state.caged.0,
            chronicle: chronicle_view(state),
            campaign: state.campaign.as_ref().map(|c| eye.campaign(c)),
            deck_size: position.book.rules.shows_deck_size.then_some(state.world_deck.len() as u8),
            frontier: (state.frontier != Frontier::NONE).then(|| eye.frontier()),
            prince: state.prince.as_ref().map(PrinceView::new),
            open_list: state.open_list,
            asked: asked.map(|a| a.player.0),
            question: asked.filter(|a| Some(a.player) == seat).map(|a| crate::words::question(position, a)),
        }
    }
}
