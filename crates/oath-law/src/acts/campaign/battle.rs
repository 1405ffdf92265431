//! Forces, rolls and losses (Law 5.5.4 to 5.5.6).

use super::*;

/// Places with warbands, and how many.
pub(crate) type Places = Shares<Force>;

impl Position {
    /// Is the player's pawn at the attacker's site or at a targeted one?
    pub(crate) fn near_battle(&self, campaign: &Campaign, player: Player) -> bool {
        let pawn = self.site_of_pawn(player);
        pawn == campaign.site || campaign.sites.contains(pawn)
    }

    /// The attacker's force: the board, and sites that joined.
    #[must_use]
    pub fn attacking_places(&self, campaign: &Campaign) -> Shares<Force> {
        let mut places = Places::new();
        let board = self.state[campaign.attacker].warbands.saturating_sub(campaign.held_back);
        places.push((Force::Board(campaign.attacker), board));
        for site in campaign.joined {
            places.push((Force::Site(site), self.state[site].warbands));
        }
        places
    }

    /// The defender's force.
    #[must_use]
    pub fn defending_places(&self, campaign: &Campaign) -> Shares<Force> {
        (self.book.rules.defending_places)(self, campaign)
    }

    /// Bandits that fight for the defender at targeted sites, or for the attacker at joined ones.
    pub(crate) fn bandits_for(&self, campaign: &Campaign, side: Side) -> u8 {
        let sites = match side {
            Side::Attacker => campaign.joined,
            Side::Defender => campaign.sites.without(campaign.joined),
        };
        let serve = match (side, campaign.defender) {
            (Side::Defender, Ruler::Bandits) => true,
            (Side::Defender, Ruler::Player(d)) => self.bandits_serve(d),
            (Side::Attacker, _) => self.bandits_serve(campaign.attacker),
            (Side::Defender, Ruler::Nobody) => false,
        };
        if serve { sites.map(|s| self.bandits_at(s)).sum() } else { 0 }
    }

    /// Are bandits warbands of this player, or of the Empire they belong to (7.6.5)?
    fn bandits_serve(&self, player: Player) -> bool {
        self.bandit_master().is_some_and(|m| m == player || (self.is_imperial(m) && self.is_imperial(player)))
    }

    /// Where the force of a side is.
    pub(crate) fn places_of(&self, campaign: &Campaign, side: Side) -> Shares<Force> {
        match side {
            Side::Attacker => self.attacking_places(campaign),
            Side::Defender => self.defending_places(campaign),
        }
    }

    /// The size of the attacking force; it caps the attack dice (5.5.2).
    #[must_use]
    pub fn attacking_force(&self, campaign: &Campaign) -> u8 {
        total(&self.attacking_places(campaign)) + self.bandits_for(campaign, Side::Attacker)
    }

    /// The size of the defending force.
    #[must_use]
    pub fn defending_force(&self, campaign: &Campaign) -> u8 {
        total(&self.defending_places(campaign)) + self.bandits_for(campaign, Side::Defender)
    }

    /// A side's force as it went into the battle: when the dice were rolled, or as it is before that.
    #[must_use]
    pub fn fielded(&self, campaign: &Campaign, side: Side) -> Fielded {
        if let Some(fielded) = campaign.fielded {
            return fielded[side];
        }
        let places = self.places_of(campaign, side);
        let mut force = Fielded {
            bandits: self.bandits_for(campaign, side),
            gone: campaign.gone(side),
            ..Fielded::default()
        };
        for (place, n) in places {
            match place {
                Force::Board(player) => force.boards[player] = n,
                Force::Site(site) => force.sites[site] = n,
            }
        }
        force
    }

    /// The defense (5.5.4): the force, and the shields that were rolled.
    #[must_use]
    pub fn defense(&self, campaign: &Campaign) -> u16 {
        let shields = campaign.rolled[Side::Defender].map_or(0, |faces| campaign.shields(faces));
        let each = if campaign.double_defenders { 2 } else { 1 };
        shields.saturating_add(each * u16::from(self.fielded(campaign, Side::Defender).size()))
    }
}

/// The defender's warbands at targeted sites.
pub(crate) fn targeted_places(position: &Position, campaign: &Campaign) -> Places {
    let sites = campaign.sites.without(campaign.joined);
    match campaign.defender {
        Ruler::Player(_) => sites.map(|site| (Force::Site(site), position.state[site].warbands)).collect(),
        Ruler::Bandits | Ruler::Nobody => Places::new(),
    }
}

pub(crate) fn total(places: &Places) -> u8 {
    places.iter().map(|(_, n)| *n).sum()
}

/// Roll, and let powers answer the roll.
pub(crate) fn roll(
    game: &mut Game,
    player: Option<Player>,
    side: Option<Side>,
    die: Die,
    dice: u8,
) -> Flow<[u8; 4]> {
    let mut roll = Roll { player, die, dice, faces: [0; 4], side };
    game.reroll(&mut roll)?;
    game.after_roll(&mut roll)?;
    Ok(roll.faces)
}

/// The shields of a roll outside a campaign: each doubling face doubles their sum.
#[must_use]
pub fn plain_shields(faces: [u8; 4]) -> u8 {
    let sum = u16::from(faces[1]) + 2 * u16::from(faces[2]);
    sum.saturating_mul(1 << u16::from(faces[3]).min(7)).min(255) as u8
}

impl Game<'_> {
    /// Powers that answer a roll of attack or defense dice.
    pub(crate) fn after_roll(&mut self, roll: &mut Roll) -> Flow {
        if roll.dice == 0 {
            return Ok(());
        }
        self.plans_after_roll(roll)?;
        if !self.any_with(HookKind::AfterRoll) {
            return Ok(());
        }
        for me in self.answering(HookKind::AfterRoll) {
            if let Kind::Persistent(Hook::AfterRoll(run)) = self.book.power(me.source, me.power).kind {
                run(self, me, roll)?;
                self.lay_dice(roll);
            }
        }
        Ok(())
    }

    /// What battle plans of the side that has rolled do with its roll.
    fn plans_after_roll(&mut self, roll: &mut Roll) -> Flow {
        let Some(side) = roll.side.filter(|_| !self.battle().plans.is_empty()) else { return Ok(()) };
        for me in self.battle().plans.clone() {
            if let Kind::BattlePlan(plan) = self.book.power(me.source, me.power).kind
                && self.battle().side_of_user(me.player) == side
                && let Some(run) = plan.after_roll
            {
                run(self, me, roll)?;
                self.lay_dice(roll);
            }
        }
        Ok(())
    }

    /// Roll so many of the dice that show this face again; the new result stands.
    ///
    /// # Errors
    /// The pause of the roll.
    pub fn reroll_face(&mut self, roll: &mut Roll, face: usize, n: u8) -> Flow {
        let n = n.min(roll.faces[face]);
        let ask = if roll.die == Die::Attack { Ask::RollAttack } else { Ask::RollDefense };
        let again = self.roll(ask, roll.die, n)?;
        roll.faces[face] -= n;
        roll.faces.iter_mut().zip(again).for_each(|(all, n)| *all += n);
        let (player, die, faces) = (roll.player, roll.die, roll.faces);
        if n > 0 {
            self.tell(Event::Rolled { player, die, faces });
        }
        Ok(())
    }

    /// A player rolls dice for a power, and powers may answer the roll.
    ///
    /// # Errors
    /// The pause of a question.
    pub fn roll_dice(&mut self, player: Player, die: Die, dice: u8) -> Flow<[u8; 4]> {
        roll(self, Some(player), None, die, dice)
    }

    /// Roll the dice, or the same dice again; the new result stands, and lies on the table.
    ///
    /// # Errors
    /// The pause of the roll.
    pub fn reroll(&mut self, roll: &mut Roll) -> Flow {
        let ask = if roll.die == Die::Attack { Ask::RollAttack } else { Ask::RollDefense };
        roll.faces = self.roll(ask, roll.die, roll.dice)?;
        let (player, die, faces) = (roll.player, roll.die, roll.faces);
        self.lay_dice(roll);
        self.tell(Event::Rolled { player, die, faces });
        Ok(())
    }

    /// The dice of a battle lie on the table.
    fn lay_dice(&mut self, roll: &Roll) {
        if let Some(side) = roll.side {
            self.battle_mut().rolled[side] = Some(roll.faces);
        }
    }
}

impl Campaign {
    /// Attack dice that are rolled (5.5.5), as powers halve them.
    #[must_use]
    pub const fn attack_dice(&self) -> u8 {
        if self.halve_attack { self.attack_pool / 2 } else { self.attack_pool }
    }

    /// Defense dice that are rolled (5.5.4): those that powers have not set.
    #[must_use]
    pub const fn defense_dice(&self) -> u8 {
        self.defense_pool.saturating_sub(self.set_dice)
    }

    /// The attack (5.5.5): the swords that were rolled, and what a sacrifice has added.
    #[must_use]
    pub fn attack(&self) -> u16 {
        let swords = self.rolled[Side::Attacker].map_or(0, |faces| self.swords(faces));
        swords + u16::from(self.sacrificed) * u16::from(self.sacrifice_value)
    }

    /// Shields: singles and doubles, doubled by each doubling face (5.5.4).
    #[must_use]
    pub fn shields(&self, faces: [u8; 4]) -> u16 {
        let singles = if self.no_single_shields { 0 } else { u16::from(faces[1]) };
        let doubles = 2 * (u16::from(faces[2]) + u16::from(self.set_dice));
        let doubles = if self.no_double_shields { 0 } else { doubles };
        (singles + doubles).saturating_mul(1 << u16::from(faces[3]).min(15))
    }

    /// Swords: two hollow ones count one (5.5.5).
    #[must_use]
    pub fn swords(&self, faces: [u8; 4]) -> u16 {
        let times = if self.double_attack { 2 } else { 1 };
        let hollow = times * u16::from(faces[0]);
        let hollow = match (self.no_hollow_swords, self.full_hollow_swords) {
            (true, _) => 0,
            (false, true) => hollow,
            (false, false) => hollow / 2,
        };
        let skulls = (times * u16::from(faces[2])).saturating_sub(u16::from(self.blunt_skulls));
        let skulls = if self.no_skull_swords { 0 } else { u16::from(self.skull_swords) * skulls };
        hollow + times * u16::from(faces[1]) + skulls
    }

    /// Warbands of the attacker that skulls kill (5.5.5).
    #[must_use]
    pub const fn skulls(&self, faces: [u8; 4]) -> u8 {
        match (self.ignore_skulls, self.double_attack) {
            (true, _) => 0,
            (false, true) => faces[2].saturating_mul(2),
            (false, false) => faces[2],
        }
    }

    /// Warbands that skulls kill beyond those, without swords.
    #[must_use]
    pub const fn added_skulls(&self, faces: [u8; 4]) -> u8 {
        if self.more_skulls && !self.ignore_skulls { faces[2] } else { 0 }
    }

    /// Warbands a defeated force of this size loses (5.5.6).
    #[must_use]
    pub fn defeat_losses(&self, side: Side, force: u8) -> u8 {
        match (self.kill_none[side], self.kill_all[side]) {
            (true, _) => 0,
            (false, true) => force,
            (false, false) => force / 2,
        }
    }
}

/// Kill `n` warbands of these places; `chooser` says which.
pub(crate) fn lose(game: &mut Game, chooser: Player, places: &Places, n: u8) -> Flow {
    let n = n.min(total(places));
    let parts = game.split(chooser, Ask::Losses(n), places.iter().copied(), n, n)?;
    for (place, n) in parts {
        game.kill_at(place, n);
    }
    Ok(())
}

/// The attacker kills so many of the own force for a stronger attack.
pub(crate) fn sacrifice(game: &mut Game, places: &Places, n: u8) -> Flow {
    let attacker = game.battle().attacker;
    lose(game, attacker, places, n)?;
    game.battle_mut().sacrificed = n;
    game.tell(Event::Sacrificed(attacker, n));
    Ok(())
}

/// What stands on both sides now is what fights.
pub(crate) fn field_forces(game: &mut Game) {
    let forces = Side::BOTH.map(|side| game.fielded(game.battle(), side));
    game.battle_mut().fielded = Some(BySide(forces));
}

/// Warbands of the victorious force onto targeted sites, any number, even none.
pub(crate) fn take_rule(game: &mut Game) -> Flow {
    let campaign = game.battle().clone();
    let attacker = campaign.attacker;
    let targets = campaign.sites.without(campaign.joined);
    let on_board = game.state[attacker].warbands.saturating_sub(campaign.held_back);
    let joined: u8 = campaign.joined.map(|s| game.state[s].warbands).sum();
    let force = on_board + joined;
    let may = |site: Site| {
        let attempt = crate::table::query::Attempt::PlaceWarbands { player: attacker, site };
        game.permitted(&attempt).is_ok()
    };
    let of: Shares<Site> = targets.filter(|s| may(*s)).map(|s| (s, force)).collect();
    let placed = game.split(attacker, Ask::TakeRule, of, 0, force)?;
    let n: u8 = placed.iter().map(|(_, n)| *n).sum();
    if joined > 0 && n > 0 {
        for (source, n) in game.split(attacker, Ask::TakeRule, game.attacking_places(&campaign), n, n)? {
            if let Force::Site(site) = source {
                game.retrieve_warbands(attacker, site, n);
            }
        }
    }
    for (site, n) in placed {
        game.place_warbands(attacker, site, n);
    }
    Ok(())
}
