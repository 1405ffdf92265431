//! The Clockwork Prince: the Chancellor who plays by himself against one or two people. What can be said of
//! him; what he does is in the rules.

/// Which powers he uses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PrincePowers {
    /// Those that are free and take no choice.
    Limited,
    /// The others too; a player chooses for him.
    Expanded,
}

impl PrincePowers {
    /// Both, the usual one first.
    pub const ALL: [PrincePowers; 2] = [PrincePowers::Limited, PrincePowers::Expanded];

    /// The word of records, addresses and commands.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            PrincePowers::Limited => "limited",
            PrincePowers::Expanded => "expanded",
        }
    }

    /// The powers that a word names.
    #[must_use]
    pub fn named(word: &str) -> Option<PrincePowers> {
        PrincePowers::ALL.into_iter().find(|powers| powers.word() == word)
    }
}

/// What he fears most: the space of his Threat track.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Threat {
    /// Nothing.
    None,
    /// A Citizen meets the Successor goal.
    Succession,
    /// An Exile holds the title.
    Oath,
    /// An Exile has a revealed Vision.
    Vision,
}

impl Threat {
    /// The spaces of the track.
    pub const ALL: [Threat; 4] = [Threat::None, Threat::Succession, Threat::Oath, Threat::Vision];

    /// Its word in views and scenarios.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Threat::None => "none",
            Threat::Succession => "succession",
            Threat::Oath => "oath",
            Threat::Vision => "vision",
        }
    }
}

/// What he cares for: the part of his Mind by which he acts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Quadrant {
    /// Most sites.
    Sites,
    /// Most relics and banners, or the Grand Scepter.
    Relics,
    /// The Darkest Secret.
    Secret,
    /// The People's Favor.
    People,
}

impl Quadrant {
    /// All of them.
    pub const ALL: [Quadrant; 4] = [Quadrant::Sites, Quadrant::Relics, Quadrant::Secret, Quadrant::People];

    /// Its word in views and scenarios.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Quadrant::Sites => "sites",
            Quadrant::Relics => "relics",
            Quadrant::Secret => "secret",
            Quadrant::People => "people",
        }
    }
}

/// A line of his Mind: what he wants by an action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Deed {
    /// Take sites.
    Conquer,
    /// Take relics and banners of the rival.
    Plunder,
    /// Recover a relic at his site.
    RecoverRelic,
    /// Go where a relic can be recovered.
    SeekRelic,
    /// Go to a facedown site.
    Explore,
    /// Put a token on the banner he holds.
    FeedBanner,
    /// Recover the banner.
    RecoverBanner,
    /// Take the banner from its holder by force.
    SeizeBanner,
    /// Muster, trade, or go where that is possible.
    Gather,
    /// Nothing else is possible: a warband joins him.
    Wait,
}

impl Deed {
    /// All of them.
    pub const ALL: [Deed; 10] = [
        Deed::Conquer,
        Deed::Plunder,
        Deed::RecoverRelic,
        Deed::SeekRelic,
        Deed::Explore,
        Deed::FeedBanner,
        Deed::RecoverBanner,
        Deed::SeizeBanner,
        Deed::Gather,
        Deed::Wait,
    ];

    /// Its word in the catalogue.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Deed::Conquer => "conquer",
            Deed::Plunder => "plunder",
            Deed::RecoverRelic => "recover-relic",
            Deed::SeekRelic => "seek-relic",
            Deed::Explore => "explore",
            Deed::FeedBanner => "feed-banner",
            Deed::RecoverBanner => "recover-banner",
            Deed::SeizeBanner => "seize-banner",
            Deed::Gather => "gather",
            Deed::Wait => "wait",
        }
    }
}
