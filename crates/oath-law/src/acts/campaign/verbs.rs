//! What battle plans and other powers do to the campaign under way.

use super::*;

impl Game<'_> {
    /// Add or remove attack dice, as the user of the plan chose (7.5.4).
    pub fn change_attack_dice(&mut self, me: Me, n: u8) {
        if me.detail == Detail::Add {
            self.add_attack_dice(n);
        } else {
            self.remove_attack_dice(n);
        }
    }

    /// Add attack dice.
    pub fn add_attack_dice(&mut self, n: u8) {
        let pool = &mut self.battle_mut().attack_pool;
        *pool = pool.saturating_add(n);
    }

    /// Remove attack dice; each one that is missing may add a defense die.
    pub fn remove_attack_dice(&mut self, n: u8) {
        let missing = n.saturating_sub(self.battle().attack_pool);
        let pool = &mut self.battle_mut().attack_pool;
        *pool = pool.saturating_sub(n);
        self.add_defense_dice(missing * self.book.rules.missing_die_defends);
    }

    /// Add defense dice.
    pub fn add_defense_dice(&mut self, n: u8) {
        let pool = &mut self.battle_mut().defense_pool;
        *pool = pool.saturating_add(n);
    }

    /// Only half of the attack dice are rolled.
    pub fn halve_attack_dice(&mut self) {
        self.battle_mut().halve_attack = true;
    }

    /// Every result of the attack roll counts twice.
    pub fn double_attack_roll(&mut self) {
        self.battle_mut().double_attack = true;
    }

    /// Skulls kill nothing.
    pub fn ignore_skulls(&mut self) {
        self.battle_mut().ignore_skulls = true;
    }

    /// Each skull face counts so many swords.
    pub fn skulls_count(&mut self, swords: u8) {
        self.battle_mut().skull_swords = swords;
    }

    /// The defense is rolled before the attack.
    pub fn roll_defense_first(&mut self) {
        self.battle_mut().defense_first = true;
    }

    /// Each warband of the defending force counts twice.
    pub fn double_defenders(&mut self) {
        self.battle_mut().double_defenders = true;
    }

    /// A lost raid ends with the defender's pawn at the site of this card.
    pub fn take_refuge(&mut self, card: Card) {
        self.battle_mut().refuge = Some(card);
    }

    /// Each rolled skull kills one more.
    pub fn add_skulls(&mut self) {
        self.battle_mut().more_skulls = true;
    }

    /// Hollow swords count nothing.
    pub fn void_hollow_swords(&mut self) {
        self.battle_mut().no_hollow_swords = true;
    }

    /// Hollow swords count as swords.
    pub fn fill_hollow_swords(&mut self) {
        self.battle_mut().full_hollow_swords = true;
    }

    /// So many defense dice of the pool are not rolled but show two shields.
    pub fn set_defense_dice(&mut self, n: u8) {
        let battle = self.battle_mut();
        battle.set_dice = n.min(battle.defense_pool);
    }

    /// Secrets on the defender's board are targets too, each for a defense die.
    pub fn target_secrets(&mut self, up: u8, down: u8) {
        self.battle_mut().secrets = (up, down);
        self.add_defense_dice(up + down);
        let kinds = [(up, BoardSecret::Faceup), (down, BoardSecret::Facedown)];
        for (_, secret) in kinds.into_iter().filter(|(n, _)| *n > 0) {
            self.tell(Event::Target(secret.choice()));
        }
    }

    /// The swords on skull faces count nothing.
    pub fn void_skull_swords(&mut self) {
        self.battle_mut().no_skull_swords = true;
    }

    /// Faces with one shield count nothing.
    pub fn void_single_shields(&mut self) {
        self.battle_mut().no_single_shields = true;
    }

    /// Faces with two shields count nothing.
    pub fn void_double_shields(&mut self) {
        self.battle_mut().no_double_shields = true;
    }

    /// Each sacrificed warband adds so much to the attack.
    pub fn sacrifices_add(&mut self, n: u8) {
        self.battle_mut().sacrifice_value = n;
    }

    /// The side can use no battle plans; where the title is one of the defender, its dice are gone too.
    pub fn end_plans_of(&mut self, side: Side) {
        let battle = self.battle_mut();
        battle.no_plans[side] = true;
        if side == Side::Defender {
            battle.defense_pool = battle.defense_pool.saturating_sub(std::mem::take(&mut battle.title_dice));
        }
    }

    /// If the side is defeated, it loses its whole force.
    pub fn defeat_kills_all(&mut self, side: Side) {
        self.battle_mut().kill_all[side] = true;
    }

    /// If the side is defeated, it loses nothing in step 6.
    pub fn defeat_kills_none(&mut self, side: Side) {
        self.battle_mut().kill_none[side] = true;
    }

    /// The side is victorious at once, without dice. Only while plans are used: what is decided stays.
    pub fn win_without_dice(&mut self, side: Side) {
        let battle = self.battle_mut();
        if battle.fielded.is_none() {
            battle.winner.get_or_insert(side);
        }
    }

    /// Facedown relics at targeted sites are targets too.
    pub fn target_site_relics(&mut self, relics: RelicSet) {
        let battle = self.battle_mut();
        battle.site_relics = battle.site_relics.or(relics);
    }

    /// The plan is done with what was fixed when it was used.
    pub fn finish_detail(&mut self, me: Me) {
        for plan in self.battle_mut().plans.iter_mut().filter(|plan| plan.source == me.source) {
            plan.detail = Detail::None;
        }
    }

    /// The survivors of the beaten force, by the board they lie on. They are dealt with once.
    pub fn take_survivors(&mut self) -> ByPlayer<u8> {
        std::mem::take(&mut self.battle_mut().survivors)
    }

    /// Warbands of this user's side that would be killed are set aside for the card's site.
    pub fn rescue_warbands(&mut self, me: Me) {
        if me.is_bandits() {
            return;
        }
        let side = self.side_of_player(self.battle(), me.player);
        let rescue = Rescue { user: me.player, owner: self.band(me.player), card: me.card(), saved: 0 };
        if let Some(side) = side {
            self.battle_mut().rescue[side] = Some(rescue);
        }
    }
}
