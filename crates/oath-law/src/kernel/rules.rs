//! A rulebook, as the kernel, the table and the cards see it. A game is played by the rules of its
//! book; nothing else asks which game it is.

use super::{Flow, Game, Shares, Sifted};
use crate::acts::campaign::{Campaign, Start};
use crate::acts::{ChallengePlan, Clearings, RecoverPlan, SearchPlan};
use crate::powers::Me;
use crate::powers::book::{Book, Hook, HookKind, Kind};
use crate::table::query::{Goals, Position};
use crate::table::state::{State, Step};
use oath_model::*;

/// What a player can do in the Act Phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Take a major action.
    Major(Major),
    /// Take a minor action, or rest.
    Minor(Minor),
    /// Use an Action power.
    Use(Me),
}

impl Handle for Action {
    fn choice(self) -> Choice {
        match self {
            Action::Major(major) => major.choice(),
            Action::Minor(minor) => minor.choice(),
            Action::Use(me) => me.choice(),
        }
    }
}

impl Action {
    /// The action of a player that an answer names.
    pub(crate) fn of(player: Player, choice: Choice) -> Option<Action> {
        match choice {
            Choice::Major(major) => Some(Action::Major(major)),
            Choice::Minor(minor) => Some(Action::Minor(minor)),
            Choice::Use(source, power, detail) => Some(Action::Use(Me { player, source, power, detail })),
            _ => None,
        }
    }
}

/// Whether a player may use somebody's battle plans.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leave {
    /// As their own.
    Free,
    /// If this player agrees.
    Of(Player),
    /// Not at all.
    Never,
}

/// A seat that decides by the rules alone: nobody sits there.
#[derive(Clone, Copy)]
pub struct Mind {
    /// Which.
    pub seat: Player,
    /// How it answers; the judge of answers judges it too. What it leaves open another player decides.
    pub decides: fn(&Position, &Question<'_>) -> Option<Answer>,
    /// That player.
    pub discretion: fn(&Position) -> Player,
}

/// Actions in one turn; the rulebooks have no limit, a server needs one. Nobody comes near it who plays.
pub const MAX_ACTIONS: u16 = 200;

/// What both games have under one name and do differently. This list is the difference between them,
/// as far as cards and tables can see it.
pub struct Rules {
    /// The game.
    pub edition: Edition,
    /// The clause of its rulebook that says the same as one of the base Law: what both games share cites that.
    pub clause: fn(Law) -> Law,
    /// What its Oaths, Visions and Successors are about.
    pub goals: Goals,
    /// Who wins if the last round ended now, as far as it is not drawn by lot.
    pub exhausted: fn(&Position) -> Option<(Player, Victory)>,
    /// Pieces of favor; a game that never runs out has more than anybody can use.
    pub favor: u8,
    /// Lay out a world for so many players; the first steps ask for the rest of the setup.
    pub lay: fn(&World, usize, &Book) -> Result<State, Refused>,
    /// The spine: one step.
    pub step: fn(&mut Game) -> Flow,
    /// After every action and power: the title, the limits.
    pub settle: fn(&mut Game) -> Flow,
    /// Everything a player could do in the Act Phase, with the reason for what is impossible.
    pub actions: fn(&Position, Player, &mut Sifted<Action>),
    /// Could such a campaign be begun?
    pub can_campaign: fn(&Position, &Start) -> Result<(), Refused>,
    /// A campaign.
    pub campaign: fn(&mut Game, Start) -> Flow,
    /// Is a Recover lawful and payable as it is planned?
    pub check_recover: fn(&Position, &RecoverPlan) -> Result<(), Refused>,
    /// The same of a Challenge.
    pub check_challenge: fn(&Position, &ChallengePlan) -> Result<(), Refused>,
    /// Attack dice are added by the attacker's plans and removed by the defender's; else the user picks.
    pub sides_sign_dice: bool,
    /// Defense dice that a declared target adds.
    pub target_dice: fn(&Position, &Campaign, Target) -> u8,
    /// Where the defender's force is.
    pub defending_places: fn(&Position, &Campaign) -> Shares<Force>,
    /// Facedown advisers can be turned up to use their battle plans.
    pub reveals_plans: bool,
    /// The defense is rolled before the attack.
    pub defends_first: bool,
    /// Who robs a player of secrets gets faceup ones first.
    pub faceup_secrets_first: bool,
    /// Sites that a player can be made to travel to.
    pub forced_destinations: fn(&Position, Player, SiteSet) -> SiteSet,
    /// Make a player travel, if they are able to: by whom, whom, where to, what is asked.
    pub make_travel: fn(&mut Game, Player, Player, SiteSet, Ask) -> Flow<Option<Site>>,
    /// A player moves the own pawn and makes another one travel along.
    pub travel_along: fn(&mut Game, Player, Player, Ask) -> Flow,
    /// A free Travel that the player may decline.
    pub may_travel_free: fn(&mut Game, Player) -> Flow,
    /// Play or discard a card as if it had just been searched for.
    pub play_as_searched: fn(&mut Game, Player, Card) -> Flow,
    /// The same, without tolls and modifiers.
    pub play_plainly: fn(&mut Game, Player, Card) -> Flow,
    /// An Exile becomes a Citizen.
    pub become_citizen: fn(&mut Game, Player) -> Flow,
    /// How many bandits there are at a site.
    pub bandits_at: fn(&Position, Site) -> u8,
    /// Supply to search the world deck.
    pub deck_cost: fn(&Position, Player) -> u8,
    /// Sites to which a player may play a card.
    pub may_play_to: fn(&Position, Player) -> SiteSet,
    /// Permissions to discard a card before one is put at a site.
    pub clearings: fn(&Position, &SearchPlan, Card, Site) -> Clearings,
    /// What the site gives to whoever has played a card there.
    pub played_to_site: fn(&mut Game, Player, Card, Site) -> Flow,
    /// What the Conspiracy does.
    pub conspire: fn(&mut Game, Player) -> Flow,
    /// Warbands that a Muster on a card brings.
    pub muster_gain: fn(&Position, Player, Card) -> u8,
    /// More favor for who trades for favor with this card, cards aside.
    pub trade_gain: fn(&Position, Card) -> u8,
    /// A player has mustered on a card, or traded for favor with it; it counted as this suit.
    pub exchanged: fn(&mut Game, Player, Card, Option<Suit>),
    /// Favor to trade for secrets: placed on the card, and burned.
    pub secrets_price: (u8, u8),
    /// Defense dice for each attack die that should be removed and is not there.
    pub missing_die_defends: u8,
    /// A banner is taken in any way but by the action for it.
    pub seize_banner: fn(&mut Game, Player, Banner) -> Flow,
    /// What lies on a relic goes home before its holder loses it out of play.
    pub relic_leaves: fn(&mut Game, Card, Player),
    /// So many tokens cannot be burned off a banner.
    pub banner_keeps: u8,
    /// How many cards the world deck has is known to everybody.
    pub shows_deck_size: bool,
    /// Relics come facedown to whoever takes them from a site or a deck.
    pub hides_relics: bool,
    /// How many advisers a player may have, cards aside.
    pub adviser_limit: fn(&Position, Player) -> u8,
    /// The first step of the Chronicle.
    pub after_win: Step,
    /// The world that a finished Chronicle leaves to the next game.
    pub next_world: fn(&State) -> Option<World>,
    /// Could a pawn travel to this slot at all?
    pub can_enter: fn(&Position, Site) -> bool,
    /// A pawn comes to a slot where no site lies faceup.
    pub reveal_site: fn(&mut Game, Site),
    /// Before a pawn comes to a slot without a site: one may be found for it.
    pub find_site: fn(&mut Game, Site) -> Flow,
    /// A player has travelled to such a slot: what the site has for them.
    pub explored: fn(&mut Game, Player, Site) -> Flow,
    /// Are two players of the Empire each other's enemies for cards?
    pub imperials_are_enemies: bool,
    /// With whose leave a player may use the battle plans of a card.
    pub plan_leave: fn(&Position, Player, Card) -> Leave,
    /// Players who may pay for a battle plan of this one and meet its condition, this one included.
    pub plan_fellows: fn(&Position, Player) -> PlayerSet,
    /// Does this Imperial player rule the Empire's sites, whose seat is given?
    pub shares_rule: fn(&Position, Player, Player) -> bool,
    /// Supply to which a Citizen refreshes, by the Chancellor's seat.
    pub imperial_supply: fn(&Position, Player) -> u8,
    /// The pools of a campaign are declared and its sides are known: what the rulebook itself does to them.
    pub pools: fn(&mut Game),
    /// A seat that decides by the rules.
    pub mind: Option<Mind>,
}

impl Position {
    /// A game at its very beginning.
    ///
    /// # Errors
    /// The reason, if the setup cannot be.
    pub fn from_world(world: &World, players: usize, book: &'static Book) -> Result<Position, Refused> {
        Ok(Position::new((book.rules.lay)(world, players, book)?, book))
    }

    /// The world that a finished Chronicle leaves to the next game; nothing if none was written.
    #[must_use]
    pub fn next_world(&self) -> Option<World> {
        (self.book.rules.next_world)(&self.state)
    }

    /// What the winner was when the game was won; a Chronicle that was written has changed that.
    #[must_use]
    pub fn winner_role(&self) -> Option<Role> {
        let (player, victory) = self.state.winner?;
        let chronicle = &self.state.chronicle;
        Some(match victory {
            _ if !chronicle.kept || chronicle.oath.is_none() => self.state[player].role,
            _ if !chronicle.imperial => Role::Exile,
            Victory::Successor => Role::Citizen,
            _ => Role::Chancellor,
        })
    }

    /// Everything the player could do in the Act Phase, with the reason for what is impossible.
    pub(crate) fn actions(&self, player: Player, sifted: &mut Sifted<Action>) {
        (self.book.rules.actions)(self, player, sifted);
    }

    /// Could such a campaign be begun?
    ///
    /// # Errors
    /// Why not.
    pub fn can_campaign(&self, start: &Start) -> Result<(), Refused> {
        (self.book.rules.can_campaign)(self, start)
    }

    /// How many bandits there are at a site.
    #[must_use]
    pub fn bandits_at(&self, site: Site) -> u8 {
        (self.book.rules.bandits_at)(self, site)
    }

    /// Sites a player can be made to travel to, if need be with modifiers of their own.
    #[must_use]
    pub fn forced_destinations(&self, player: Player, wanted: SiteSet) -> SiteSet {
        (self.book.rules.forced_destinations)(self, player, wanted)
    }
}

/// Procedures of the rulebook in force.
impl Game<'_> {
    /// After every action and power: the title, the limits.
    ///
    /// # Errors
    /// The pause of a question.
    pub fn settle(&mut self) -> Flow {
        (self.book.rules.settle)(self)
    }

    /// A campaign.
    ///
    /// # Errors
    /// The pause of a question.
    pub fn campaign(&mut self, start: Start) -> Flow {
        (self.book.rules.campaign)(self, start)
    }

    /// Somebody has won: the game is over, but for the Chronicle if one is kept.
    pub(crate) fn win(&mut self, player: Player, victory: Victory) {
        let instead = self.foretold(player);
        let (player, victory) = instead.map_or((player, victory), |me| (me.player, Victory::Foretold));
        if let Some(me) = instead {
            self.mark_used(me.source, me.power);
        }
        let next = self.book.rules.after_win;
        let state = self.state_mut();
        state.winner = Some((player, victory));
        state.step = if state.chronicle.kept { next } else { Step::Over };
        self.tell(Event::Won(player, victory));
    }

    /// The one who wins instead of this player, by a power (New Foundations, 15.5).
    fn foretold(&self, winner: Player) -> Option<Me> {
        let mut instead = None;
        self.each_power(HookKind::WinsInstead, |me, power| {
            if let Kind::Persistent(Hook::WinsInstead(wins)) = power.kind
                && me.player != winner
                && wins(self, me, winner)
            {
                instead = Some(me);
            }
        });
        instead
    }

    /// Take a banner in any way but by the action for it (glossary: Seize).
    ///
    /// # Errors
    /// The pause of a question.
    pub fn seize_banner(&mut self, player: Player, banner: Banner) -> Flow {
        (self.book.rules.seize_banner)(self, player, banner)
    }

    /// Make a player travel, if they are able to. Returns where the pawn went.
    ///
    /// # Errors
    /// The pause of a question.
    pub fn make_travel(
        &mut self,
        by: Player,
        player: Player,
        wanted: SiteSet,
        ask: Ask,
    ) -> Flow<Option<Site>> {
        (self.book.rules.make_travel)(self, by, player, wanted, ask)
    }

    /// A player puts the own pawn somewhere and makes another player travel there too.
    ///
    /// # Errors
    /// The pause of a question.
    pub fn travel_along(&mut self, by: Player, player: Player, ask: Ask) -> Flow {
        (self.book.rules.travel_along)(self, by, player, ask)
    }

    /// A free Travel that a power offers; the player may decline.
    ///
    /// # Errors
    /// The pause of a question.
    pub fn may_travel_free(&mut self, player: Player) -> Flow {
        (self.book.rules.may_travel_free)(self, player)
    }

    /// Play or discard a card as if it had just been searched for, tolls and bans included.
    ///
    /// # Errors
    /// The pause of a question.
    pub fn play_as_searched(&mut self, player: Player, card: Card) -> Flow {
        (self.book.rules.play_as_searched)(self, player, card)
    }

    /// The same, without tolls and modifiers.
    ///
    /// # Errors
    /// The pause of a question.
    pub fn play_plainly(&mut self, player: Player, card: Card) -> Flow {
        (self.book.rules.play_plainly)(self, player, card)
    }

    /// An Exile becomes a Citizen.
    ///
    /// # Errors
    /// The pause of a question.
    pub fn become_citizen(&mut self, player: Player) -> Flow {
        (self.book.rules.become_citizen)(self, player)
    }
}
