//! What happened, as the table is told. Events are made by the Glossary verbs; each says who may
//! know it. The sentence is in the message catalogue.

use crate::*;

/// Who may know an event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Audience {
    /// Everybody, spectators too.
    All,
    /// These players alone.
    Only(PlayerSet),
}

/// Where favor comes from or goes to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Purse {
    /// A player's board.
    Player(Player),
    /// A favor bank.
    Bank(Suit),
    /// A card.
    Card(Card),
    /// A site.
    Site(Site),
    /// A banner.
    Banner(Banner),
    /// The shared bank (burned, or taken from it).
    Shared,
}

/// Where a card lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// Not in this game: the Archive or the box.
    Box,
    /// Dispossessed.
    Dispossessed,
    /// World deck.
    WorldDeck,
    /// A discard pile.
    Pile(Region),
    /// At a site (denizens, edifices).
    Site(Site),
    /// Among a player's advisers.
    Advisers(Player),
    /// A player's Revealed Vision space.
    Revealed(Player),
    /// Just drawn by a player.
    Hand(Player),
    /// Relic deck.
    RelicDeck,
    /// A facedown relic at a site.
    RelicAt(Site),
    /// A space of the Reliquary.
    Reliquary(u8),
    /// A player's personal bank.
    Held(Player),
    /// Relics set aside until the Chronicle (New Foundations, 1.11).
    Aside,
    /// The Reliquary as a pile (New Foundations, 14.6).
    ReliquaryPile,
    /// The edifices of the box, a deck for each suit (New Foundations, H18).
    EdificeDeck,
    /// The legacies nobody has (New Foundations, 16).
    LegacyDeck,
    /// A player's legacies.
    Legacies(Player),
    /// Stored with a site of the Atlas (New Foundations, 19.1).
    Stored(SiteCard),
    /// Kept by a lineage that does not play.
    Lineage(Colour),
    /// The faceup row of Public Ambitions (New Foundations, 6.3).
    Ambitions,
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// A turn begins, in this round.
    Turn(Player, u8),
    /// The player rests.
    Rests(Player),
    /// A round ended.
    RoundEnd(u8),
    /// Favor moved.
    Favor {
        /// From.
        from: Purse,
        /// To.
        to: Purse,
        /// How many.
        n: u8,
    },
    /// Secrets moved.
    Secrets {
        /// From.
        from: Purse,
        /// To.
        to: Purse,
        /// How many.
        n: u8,
    },
    /// Secrets of a player flipped facedown.
    SecretsFlipped(Player, u8),
    /// Supply spent.
    SupplySpent(Player, u8),
    /// Supply now.
    Supply(Player, u8),
    /// Warbands gained on the board.
    WarbandsGained(Player, u8),
    /// Warbands of a colour killed at a site or on a board.
    Killed {
        /// Owner of the colour.
        owner: Player,
        /// On a board.
        board: Option<Player>,
        /// At a site.
        site: Option<Site>,
        /// How many.
        n: u8,
    },
    /// Warbands moved between a board and a site.
    WarbandsMoved {
        /// Whose board.
        player: Player,
        /// Site.
        site: Site,
        /// Board to site if true.
        to_site: bool,
        /// How many.
        n: u8,
    },
    /// A player has taken up the trail of another one's pawn.
    TrailTaken(Player, Player),
    /// All warbands at a site were replaced by so many of this player.
    WarbandsReplaced {
        /// Who.
        player: Player,
        /// Where.
        site: Site,
        /// How many stand there now.
        n: u8,
    },
    /// Warbands given to another board.
    WarbandsGiven(Player, Player, u8),
    /// A player takes an action.
    Action(Player, Major),
    /// A player uses a power.
    Uses(Player, Source),
    /// A power works by itself.
    Works(Source),
    /// Bandits use a battle plan.
    BanditsUse(Source),
    /// Cards drawn: how many of them Visions.
    Drew {
        /// Who.
        player: Player,
        /// From.
        from: Place,
        /// How many.
        n: u8,
        /// With a Vision back.
        visions: u8,
    },
    /// What was seen (private).
    Saw(Player, Card, Place),
    /// A look at something (public: who and where).
    Peeked(Player, Place),
    /// A facedown card was shown by one player to another.
    Showed(Player, Player),
    /// Shown to all.
    Revealed(Card),
    /// A card played faceup.
    Played(Player, Card, Place),
    /// A card played facedown.
    PlayedFacedown(Player),
    /// A card discarded: faceup ones are known to all.
    Discarded {
        /// Who.
        player: Player,
        /// Known to the audience.
        card: Option<Card>,
        /// Vision back.
        vision: bool,
        /// Where to.
        to: Place,
    },
    /// A card moved.
    Moved(Card, Place),
    /// A facedown adviser came to a player.
    MovedFacedown(Player),
    /// A facedown relic went under the relic deck.
    RelicBuried(Player),
    /// An edifice flipped.
    Flipped(Card),
    /// The Visions Drawn marker.
    VisionsDrawn(u8),
    /// A site turned faceup.
    SiteRevealed(Site, SiteCard),
    /// A pawn moved.
    Pawn(Player, Site),
    /// A relic changed hands.
    RelicTaken {
        /// Which.
        relic: Card,
        /// New holder.
        player: Player,
        /// From whom.
        from: Place,
    },
    /// A banner changed hands.
    BannerTaken {
        /// Which.
        banner: Banner,
        /// New holder.
        player: Player,
        /// Old holder.
        from: Option<Player>,
    },
    /// The People's Favor turned to its Mob side.
    Mob(bool),
    /// A campaign begins.
    CampaignStart(Player, Ruler),
    /// A target was declared.
    Target(Choice),
    /// An Ally joined.
    Ally(Player),
    /// Dice pools.
    Pools {
        /// Attack dice.
        attack: u8,
        /// Defense dice.
        defense: u8,
    },
    /// A roll.
    Rolled {
        /// Who; bandits roll through nobody.
        player: Option<Player>,
        /// Which dice.
        die: Die,
        /// Faces.
        faces: [u8; 4],
    },
    /// Warbands sacrificed.
    Sacrificed(Player, u8),
    /// The outcome.
    Outcome {
        /// Attack.
        attack: u16,
        /// Defense.
        defense: u16,
        /// Who won.
        winner: Side,
    },
    /// The title moved.
    Title(Player),
    /// The title turned to its Usurper side.
    Usurper(Player),
    /// Became a Citizen.
    Citizen(Player),
    /// Became an Exile.
    Exiled(Player),
    /// An offer was made (public).
    Offered(Player, Player),
    /// Two players negotiate in private.
    Whispers(Player, Player),
    /// An offer was accepted or declined.
    OfferAnswered(Player, bool),
    /// A request was refused.
    Denied(Player),
    /// The Reliquary space is open now.
    Uncovered(u8),
    /// The game is over.
    Won(Player, Victory),
    /// The Oath of the next game.
    Vowed(Player, Oath),
    /// An edifice was built or repaired.
    Built(Card, Site),
    /// A site left the map.
    SiteLost(SiteCard),
    /// So many cards of this suit joined the world deck from the Archive.
    Added(Suit, u8),
    /// The Archive was healed by this suit.
    ArchiveHealed(Suit),
    /// The Chronicle is written.
    Written(Player, Victory),
    /// Bandits came to an empty site (New Foundations, 3.3).
    BanditsCame(Site, u8),
    /// Bandits left a site: killed, or removed.
    BanditsGone(Site, u8),
    /// A facedown relic came to a player.
    RelicHidden {
        /// New holder.
        player: Player,
        /// From where.
        from: Place,
    },
    /// A player turned a relic faceup.
    RelicShown(Player, Card),
    /// Relics of a player were set aside, so many of them facedown.
    RelicsAside(Player, u8),
    /// The world deck or a discard pile was shuffled.
    Shuffled(DrawFrom),
    /// A player keeps a legacy.
    LegacyKept(Player),
    /// A legacy of a player is active now.
    LegacyWoke(Player, Card),
    /// A legacy of a player is dormant now.
    LegacySlept(Player, Card),
    /// A player lost a legacy; its name is known if it was active.
    LegacyLost(Player, Option<Card>),
    /// A player is the new Chancellor.
    Crowned(Player),
    /// A player writes the World.
    WorldTask(Player),
    /// A player writes the Beacon.
    BeaconTask(Player),
    /// Points for a lineage.
    Points(Player, u8),
    /// A foundation lies on this face now.
    Altered(Foundation, Face),
    /// A site was archived.
    Archived(SiteCard),
    /// So many cards became Dispossessed.
    DispossessedCards(u8),
    /// A player changed the goal of the Oathkeeper.
    GoalChanged(Player, Oath),
    /// A player's victory will be greater.
    Marked(Player),
    /// A player drew so many dormant legacies.
    LegaciesDrawn(Player, u8),
    /// So many random cards of the Dispossessed came onto this discard pile.
    DispossessedReturn(Region, u8),
    /// This discard pile of so many cards went under the world deck.
    PileBuried(Region, u8),
    /// So many relics of a site were set aside.
    SiteRelicsAside(Site, u8),
    /// The round marker moved on to this round.
    RoundMarker(u8),
    /// A player shuffled all discard piles together.
    PilesMixed(Player),
    /// A relic came facedown to a site.
    RelicLaid(Site),
    /// The Festival is held here.
    FestivalAt(Site),
    /// A banner lies on its other face now (New Foundations, 11.2).
    BannerTurned(Banner),
    /// A banner went back to the shared bank.
    BannerReturned(Banner),
    /// A player adds so much to the end die before it is rolled.
    EndDieChanged(Player, i8),
    /// A player keeps a relic in secret for the next game.
    RelicKept(Player),
    /// Warbands of a colour went back to their bank from a board or a site, without being killed.
    WarbandsRemoved {
        /// Owner of the colour.
        owner: Player,
        /// From where.
        from: Force,
        /// How many.
        n: u8,
    },
    /// Warbands of a board were put on a card that keeps warbands.
    Caged {
        /// On which card.
        card: Card,
        /// From whose board.
        board: Player,
        /// How many.
        n: u8,
    },
    /// Warbands of a colour left that card: for a board, or for their bank.
    Uncaged {
        /// The card.
        card: Card,
        /// Owner of the colour.
        owner: Player,
        /// To whose board.
        board: Option<Player>,
        /// How many.
        n: u8,
    },
    /// The Clockwork Prince has assessed the threat: by whom, and what he cares for now.
    PrinceThreat(Threat, Option<Player>, Quadrant),
    /// The Clockwork Prince plays or spends this card for its suit.
    PrinceCard(Card, Suit),
    /// His relationship to a suit: friend above 0, conspirator below.
    PrinceRelation(Suit, i8),
    /// His Tactics marker is on this step, worth so many dice.
    PrinceTactics(u8, u8),
    /// His Caution.
    PrinceCaution(i8),
    /// His Tactics change the attack dice of this campaign, on this side.
    PrinceDice(Side, u8),
    /// He has so many actions in this turn.
    PrinceActions(u8),
    /// What he wants by his next action.
    PrinceActs(Deed),
}

/// An event with its audience.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Told {
    /// Who may know.
    pub to: Audience,
    /// What.
    pub event: Event,
}
