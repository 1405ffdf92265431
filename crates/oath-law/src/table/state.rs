//! The state: flat, of fixed size, without pointers. Everybody may read it; only the verbs of this
//! crate change it in a running game, because [`Game`](crate::Game) never hands out a `&mut State`.

use crate::acts::campaign::Campaign;
use crate::table::query::SiteCards;
use oath_model::*;

/// Cards with the back of the world deck (denizens and Visions); no pile can hold more.
pub const WORLD_CARDS: usize = 203;
/// A pile of cards; the top card is the last one.
pub type Pile = Row<WORLD_CARDS>;
/// Longest row of advisers (Family Wagon allows all Nomads).
pub const MAX_ADVISERS: usize = 40;
/// Most cards a player can have just drawn.
pub const MAX_HAND: usize = 24;
/// Most cards that can lie at one site.
pub const MAX_SITE_CARDS: usize = 6;
/// Most facedown relics at one site.
pub const MAX_SITE_RELICS: usize = 6;
/// Most relics in their deck.
pub const MAX_RELICS: usize = 47;
/// Most legacies that one player can have.
pub const MAX_LEGACIES: usize = 10;
/// Most cards stored with the sites of the Atlas.
pub const MAX_STORED: usize = 66;
/// Most cards that lineages keep between two games.
pub const MAX_KEPT: usize = 48;
/// Bandits of New Foundations (2.1).
pub const BANDIT_WARBANDS: u8 = 24;
/// Sites of New Foundations (2.1).
pub const ATLAS_SITES: usize = 24;
/// Supply track (Law 4.2): the leftmost space.
pub const FULL_SUPPLY: u8 = 7;
/// Favor tokens in the box (Law 1.4).
pub const FAVOR: u8 = 36;
/// Purple warbands (Law 1.8).
pub const PURPLE_WARBANDS: u8 = 24;
/// Warbands of every other colour (Law 1.9).
pub const EXILE_WARBANDS: u8 = 14;

/// Where the game stands: the spine that the Law itself prints.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Step {
    /// 1.9: the player of this turn chooses a colour.
    Colours,
    /// 1.10 to 1.22.
    Deal,
    /// New Foundations, 5.7: the world deck is stacked.
    Stacking,
    /// 1.23: the player of this turn places the pawn and keeps a card.
    Opening,
    /// 4.1.
    Wake,
    /// 4.2: one action at a time.
    Act,
    /// 4.3.
    Rest,
    /// 4, 3.3, 3.4.
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
    /// New Foundations, 17.1: what is shown.
    Sun,
    /// New Foundations, 17.1: what is judged.
    Judgement,
    /// New Foundations, 17.2a and b.
    Throne,
    /// New Foundations, 17.2c to g.
    Building,
    /// New Foundations, 17.3.
    World,
    /// New Foundations, 17.4.
    Beacon,
    /// New Foundations, 17.5.
    Stars,
    /// Somebody has won, and the Chronicle is written if one is kept.
    Over,
}

/// Favor and secrets on a card or site.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tokens {
    /// Favor.
    pub favor: u8,
    /// Secrets.
    pub secrets: u8,
}

impl Tokens {
    /// Neither favor nor secrets.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.favor == 0 && self.secrets == 0
    }
}

/// A player's board and what lies around it (Law 2.2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// The colour of the pieces.
    pub colour: Colour,
    /// Exile, Citizen or Chancellor.
    pub role: Role,
    /// Favor on the board.
    pub favor: u8,
    /// Faceup secrets on the board.
    pub secrets: u8,
    /// Facedown secrets on the board.
    pub dark_secrets: u8,
    /// Warbands on the board: purple for Imperial players, else of the own colour.
    pub warbands: u8,
    /// Warbands of this seat's colour in its personal bank (purple ones: the Chancellor's).
    pub bank: u8,
    /// Supply left.
    pub supply: u8,
    /// Where the pawn stands.
    pub pawn: Option<Site>,
    /// The row of advisers, faceup and facedown.
    pub advisers: Row<MAX_ADVISERS>,
    /// The Revealed Vision space.
    pub revealed: Option<Card>,
    /// Relics in the personal bank.
    pub relics: RelicSet,
    /// Those relics that lie facedown, in the order of their coming; they are named by their places here.
    pub dark_relics: Row<MAX_RELICS>,
    /// Legacies, dormant ones facedown.
    pub legacies: Row<MAX_LEGACIES>,
    /// Cards just drawn.
    pub hand: Row<MAX_HAND>,
}

/// A site slot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SiteState {
    /// Which site lies here.
    pub card: SiteCard,
    /// Faceup.
    pub faceup: bool,
    /// Denizens and edifices, faceup.
    pub cards: Row<MAX_SITE_CARDS>,
    /// Facedown relics.
    pub relics: Row<MAX_SITE_RELICS>,
    /// Number of warbands.
    pub warbands: u8,
    /// Their colour, named by its seat; only meaningful with warbands.
    pub owner: Player,
    /// Bandits, where they are pieces; never beside warbands between two actions.
    pub bandits: u8,
    /// Favor and secrets of the reveal prompt.
    pub tokens: Tokens,
    /// Who has looked at this facedown site by a power.
    pub seen: PlayerSet,
    /// Suits the active player has discarded from here this turn (Homelands).
    pub discarded: SuitSet,
}

/// The Oathkeeper title (Law 2.11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Title {
    /// Its holder; nobody before somebody has met the goal of a world without an Empire.
    pub holder: Option<Player>,
    /// On its Usurper side.
    pub usurper: bool,
}

impl Title {
    /// The Oathkeeper of a game that always has one.
    ///
    /// # Panics
    /// If nobody holds the title.
    #[must_use]
    pub fn keeper(self) -> Player {
        self.holder.expect("the base game always has an Oathkeeper")
    }
}

/// A player who shares another's revealed Vision by a warband on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prophet {
    /// Who.
    pub player: Player,
    /// Whose colour the warband has.
    pub band: Player,
    /// On which Vision.
    pub vision: Card,
    /// By which card.
    pub by: Card,
}

/// A banner (Law 2.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BannerState {
    /// Nobody: the shared bank.
    pub holder: Option<Player>,
    /// Favor or secrets on it.
    pub tokens: u8,
}

/// What the Chronicle remembers between its steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Chronicling {
    /// This game writes a chronicle.
    pub kept: bool,
    /// Sites the winner rules, fixed before anything changes.
    pub ruled: SiteSet,
    /// Sites each seat ruled, fixed at the same moment.
    pub by_seat: ByPlayer<SiteSet>,
    /// The winner is the Chancellor or a Citizen.
    pub imperial: bool,
    /// The Oath of the next game.
    pub oath: Option<Oath>,
    /// The edifice built or repaired.
    pub built: Option<Card>,
    /// Relics of the winner and of the Reliquary, which come on top of the relic deck (8.6).
    pub spared: u8,
}

/// A pawn that a power lets its user follow (New Foundations).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trail {
    /// The card of the power.
    pub card: Card,
    /// Who follows.
    pub by: Player,
    /// Whose pawn.
    pub of: Player,
}

/// What a player has secretly noted of the end of the game (New Foundations, 15.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Foretold {
    /// Who noted it, and alone knows it.
    pub by: Player,
    /// The last round.
    pub round: u8,
    /// The winner.
    pub winner: Player,
}

/// What only a game of New Foundations has on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frontier {
    /// Bandits that are at no site.
    pub bandits: u8,
    /// Foundations on their altered faces, a bit for each from I (6).
    pub altered: u8,
    /// The People's Favor lies on its Grand Council face (11.5).
    pub council: bool,
    /// The Darkest Secret lies on its Festival face (11.7).
    pub festival: bool,
    /// Where the Festival is held.
    pub festival_at: Option<Site>,
    /// The Festival was laid in this turn.
    pub festival_laid: bool,
    /// In this turn the cards of a Muster or Trade may count as Discord.
    pub mirrored: bool,
    /// The parties of a private negotiation under way; nobody outside one.
    pub whispering: PlayerSet,
    /// Sites out of play; the last one is the Recent end, the first one the Forgotten (19).
    pub atlas: [SiteCard; ATLAS_SITES],
    /// How many there are.
    pub atlas_sites: u8,
    /// What is stored with them; each card knows with which.
    pub stored: Row<MAX_STORED>,
    /// Edifices of the box by their intact sides; the top of each suit's deck is the last of its suit.
    pub edifices: Row<30>,
    /// The legacy deck; the top card is the last.
    pub legacies: Row<{ Card::LEGACY_COUNT }>,
    /// Relics set aside until the Chronicle (1.11).
    pub aside: Row<MAX_RELICS>,
    /// The Reliquary (14.6).
    pub reliquary: Row<MAX_RELICS>,
    /// Legacies and starting advisers of lineages that do not play.
    pub kept: Row<MAX_KEPT>,
    /// Which of those legacies are active, a bit for each.
    pub awake: u64,
    /// What each lineage is that does not play, by the place of its colour in [`Colour::ALL`].
    pub roles: [Option<Role>; Colour::ALL.len()],
    /// The faceup row of legacies (6.3).
    pub ambitions: Row<4>,
    /// So many sites at the Recent end of the Atlas are the Empire's.
    pub empire: u8,
    /// Who writes the World and the Beacon (17.1).
    pub tasks: [Option<Player>; 2],
    /// Cards that have become Dispossessed in this Chronicle (17.3).
    pub fresh: Row<9>,
    /// Visions that stay revealed besides the one of each board.
    pub visions: Row<3>,
    /// Players whose victory is greater, by a power of set-up (18.5).
    pub marked: PlayerSet,
    /// Points of this game (18).
    pub points: ByPlayer<u8>,
    /// The pawn that a card lets its user follow in the next Wake.
    pub trail: Option<Trail>,
    /// What somebody has foretold in secret (15.5).
    pub foretold: Option<Foretold>,
    /// The number of the first round, if the marker has moved on in it.
    pub begun: u8,
    /// Legacies of set-up of which each player has still to keep one (6.3).
    pub dealt: ByPlayer<u8>,
    /// Legacies that have scored in this game (18.1), a bit for each.
    pub scored: u64,
    /// The lineage whose sites are stored in the Empire's place (17.5).
    pub stands: Option<Colour>,
    /// It is not the first game of its world: chapter 5 set it up. Nothing depends on it.
    pub later: bool,
}

impl Frontier {
    /// The site at the Recent end of the Atlas (19.3).
    #[must_use]
    pub fn recent(&self) -> Option<SiteCard> {
        self.atlas[..usize::from(self.atlas_sites)].last().copied()
    }

    /// Nothing of it.
    pub const NONE: Frontier = Frontier {
        bandits: 0,
        altered: 0,
        council: false,
        festival: false,
        festival_at: None,
        festival_laid: false,
        mirrored: false,
        whispering: PlayerSet::EMPTY,
        atlas: [SiteCard::NONE; ATLAS_SITES],
        atlas_sites: 0,
        stored: Row::new(),
        edifices: Row::new(),
        legacies: Row::new(),
        aside: Row::new(),
        reliquary: Row::new(),
        kept: Row::new(),
        awake: 0,
        roles: [None; Colour::ALL.len()],
        ambitions: Row::new(),
        empire: 0,
        tasks: [None; 2],
        fresh: Row::new(),
        visions: Row::new(),
        marked: PlayerSet::EMPTY,
        points: ByPlayer([0; MAX_PLAYERS]),
        trail: None,
        foretold: None,
        begun: 0,
        dealt: ByPlayer([0; MAX_PLAYERS]),
        scored: 0,
        stands: None,
        later: false,
    };
}

/// How far the Clockwork Prince is in his turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Stage {
    /// He assesses the threat next.
    Threat,
    /// He plays a card next.
    Card,
    /// He acts.
    Acts,
}

/// The board of the Clockwork Prince.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prince {
    /// Which powers he uses.
    pub powers: PrincePowers,
    /// Where his turn stands.
    pub stage: Stage,
    /// Actions that are left in it.
    pub left: u8,
    /// The Threat track.
    pub threat: Threat,
    /// Who threatens him.
    pub rival: Option<Player>,
    /// What he cares for.
    pub quadrant: Quadrant,
    /// The step of the Tactics track.
    pub tactics: u8,
    /// The Caution track.
    pub caution: i8,
    /// His relationships: levels as friend above 0, as conspirator below, 0 is unaligned.
    pub relations: BySuit<i8>,
}

/// The whole game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// Number of seats.
    pub players: u8,
    /// Where the game stands.
    pub step: Step,
    /// Boards that lie on their Citizen side in the chronicle, a bit for each Exile colour (1.9).
    pub citizen_boards: u8,
    /// Whose turn it is.
    pub turn: Player,
    /// Round, from 1.
    pub round: u8,
    /// The Act Phase has ended by force (6.6.2, 6.8).
    pub act_over: bool,
    /// Winner and way.
    pub winner: Option<(Player, Victory)>,
    /// The Oath in force.
    pub oath: Oath,
    /// The title.
    pub title: Title,
    /// Favor banks.
    pub banks: BySuit<u8>,
    /// Favor in the shared bank.
    pub shared_favor: u8,
    /// Visions drawn from the world deck.
    pub visions_drawn: u8,
    /// The seats.
    pub boards: [Board; MAX_PLAYERS],
    /// The map.
    pub sites: BySite<SiteState>,
    /// World deck; the top card is the last.
    pub world_deck: Pile,
    /// So many of its lowest cards were put under it; they are known by their place from the bottom.
    pub buried: u8,
    /// Discard piles; the top card is the last.
    pub piles: ByRegion<Pile>,
    /// Dispossessed.
    pub dispossessed: Pile,
    /// Relic deck; the top card is the last.
    pub relic_deck: Row<MAX_RELICS>,
    /// The Imperial Reliquary.
    pub reliquary: [Option<Card>; 4],
    /// The banners.
    pub banners: ByBanner<BannerState>,
    /// The People's Favor is on its Mob side.
    pub mob: bool,
    /// Where every card lies.
    pub place: [Place; Card::COUNT],
    /// Favor and secrets on cards.
    pub tokens: [Tokens; Card::COUNT],
    /// Cards with tokens on them.
    pub with_tokens: CardSet,
    /// Faceup cards that are in play, so that they have powers.
    pub faceup: CardSet,
    /// Faceup sites by identity, so that powers of sites are found at once.
    pub faceup_sites: SiteCards,
    /// Who knows which card lies at this place, although it is facedown.
    pub known: [PlayerSet; Card::COUNT],
    /// Everybody knows which denizens are in this game.
    pub open_list: bool,
    /// Modifiers in use, which cannot be discarded (7.4.3).
    pub in_use: CardSet,
    /// Citizens who are no Imperial players in the running campaign (5.5.1).
    pub outsiders: PlayerSet,
    /// A player acting as if the pawn were elsewhere.
    pub acting_at: Option<(Player, Site)>,
    /// A player acting as if having another's advisers.
    pub acting_as: Option<(Player, Player)>,
    /// The Scepter was taken by its holder in this turn.
    pub scepter_new: bool,
    /// Offers and deals proposed in this turn.
    pub offers: u8,
    /// Actions of this turn; no part of the fingerprint, since records are older.
    pub actions: u16,
    /// A warband on a revealed Vision: who shares that Vision.
    pub prophet: Option<Prophet>,
    /// Warbands kept on a relic, by the seat of their colour.
    pub caged: ByPlayer<u8>,
    /// What the Chronicle remembers (8).
    pub chronicle: Chronicling,
    /// The offer on the table: what each pair exchanges.
    pub offer: Pacts,
    /// The campaign under way.
    pub campaign: Option<Campaign>,
    /// What only New Foundations has.
    pub frontier: Frontier,
    /// The Clockwork Prince's board, if he is the Chancellor.
    pub prince: Option<Prince>,
}

const _: () = assert!(size_of::<State>() <= 9216, "the state must stay small");

impl State {
    /// An empty table: every card in the box, no pieces placed.
    #[must_use]
    pub fn empty(players: u8) -> State {
        let board = Board {
            colour: Colour::Purple,
            role: Role::Exile,
            favor: 0,
            secrets: 0,
            dark_secrets: 0,
            warbands: 0,
            bank: 0,
            supply: FULL_SUPPLY,
            pawn: None,
            advisers: Row::new(),
            revealed: None,
            relics: RelicSet::EMPTY,
            dark_relics: Row::new(),
            legacies: Row::new(),
            hand: Row::new(),
        };
        let mut boards = [(); MAX_PLAYERS].map(|()| board.clone());
        for (seat, board) in boards.iter_mut().enumerate().skip(1) {
            board.colour = Colour::EXILES[seat - 1];
            board.bank = if seat < players as usize { EXILE_WARBANDS } else { 0 };
        }
        let site = SiteState {
            card: SiteCard(0),
            faceup: false,
            cards: Row::new(),
            relics: Row::new(),
            warbands: 0,
            owner: CHANCELLOR,
            bandits: 0,
            tokens: Tokens::default(),
            seen: PlayerSet::EMPTY,
            discarded: SuitSet::EMPTY,
        };
        State {
            players,
            step: Step::Colours,
            citizen_boards: 0,
            turn: Player(1),
            round: 1,
            act_over: false,
            winner: None,
            oath: Oath::Supremacy,
            title: Title { holder: Some(CHANCELLOR), usurper: false },
            banks: BySuit([0; 6]),
            shared_favor: FAVOR,
            visions_drawn: 0,
            boards,
            sites: BySite([(); SITES].map(|()| site.clone())),
            world_deck: Pile::new(),
            buried: 0,
            piles: ByRegion([Pile::new(), Pile::new(), Pile::new()]),
            dispossessed: Pile::new(),
            relic_deck: Row::new(),
            reliquary: [None; 4],
            banners: ByBanner([BannerState { holder: None, tokens: 0 }; 2]),
            mob: false,
            place: [Place::Box; Card::COUNT],
            tokens: [Tokens::default(); Card::COUNT],
            with_tokens: CardSet::EMPTY,
            faceup: CardSet::EMPTY,
            faceup_sites: SiteCards::NONE,
            known: [PlayerSet::EMPTY; Card::COUNT],
            open_list: false,
            in_use: CardSet::EMPTY,
            outsiders: PlayerSet::EMPTY,
            acting_at: None,
            acting_as: None,
            scepter_new: false,
            offers: 0,
            actions: 0,
            prophet: None,
            caged: ByPlayer([0; MAX_PLAYERS]),
            chronicle: Chronicling::default(),
            offer: Pacts::new(),
            campaign: None,
            frontier: Frontier::NONE,
            prince: None,
        }
    }

    /// Seat the Chancellor, with all purple warbands.
    pub fn seat_chancellor(&mut self, player: Player) {
        self[player].role = Role::Chancellor;
        self[player].bank = PURPLE_WARBANDS;
    }

    /// The Chancellor, if there is one.
    #[must_use]
    pub fn chancellor(&self) -> Option<Player> {
        self.everyone().find(|p| self[*p].role == Role::Chancellor)
    }

    /// Visions of a player that stay revealed besides the last one.
    pub fn earlier_visions(&self, player: Player) -> impl Iterator<Item = Card> {
        let theirs = move |card: &Card| self.place[card.index()] == Place::Revealed(player);
        self.frontier.visions.iter().copied().filter(theirs)
    }

    /// All seats.
    #[must_use]
    pub fn seats(&self) -> PlayerSet {
        PlayerSet((1 << self.players) - 1)
    }

    /// The seats in turn order, from the Chancellor.
    pub fn everyone(&self) -> impl Iterator<Item = Player> + use<> {
        (0..self.players).map(Player)
    }

    /// The seats in turn order, beginning with `first`.
    pub fn everyone_from(&self, first: Player) -> impl Iterator<Item = Player> + use<> {
        let n = self.players;
        (0..n).map(move |i| Player((first.0 + i) % n))
    }

    /// Recompute what is only an index of other fields, after a state was put together by hand.
    pub fn reindex(&mut self) {
        self.faceup_sites = self.sites.0.iter().filter(|s| s.faceup).map(|s| s.card).collect();
    }
}

impl std::ops::Index<Player> for State {
    type Output = Board;
    fn index(&self, player: Player) -> &Board {
        &self.boards[player.index()]
    }
}
impl std::ops::IndexMut<Player> for State {
    fn index_mut(&mut self, player: Player) -> &mut Board {
        &mut self.boards[player.index()]
    }
}
impl std::ops::Index<Site> for State {
    type Output = SiteState;
    fn index(&self, site: Site) -> &SiteState {
        &self.sites.0[site.index()]
    }
}
impl std::ops::IndexMut<Site> for State {
    fn index_mut(&mut self, site: Site) -> &mut SiteState {
        &mut self.sites.0[site.index()]
    }
}
