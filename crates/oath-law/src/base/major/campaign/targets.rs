//! Steps 1 and 2: defender, targets, dice pools, Allies (Law 5.5.1, 5.5.2).

use super::*;
use crate::powers::book::Voice;
use crate::table::query::AttemptKind;

/// Dice of the pawn-and-favor shield (5.5.2).
const PAWN_DICE: u8 = 2;
/// The Oathkeeper's and the Usurper's dice (2.11).
const TITLE_DICE: u8 = 1;
const USURPER_DICE: u8 = 2;

/// The campaign as it would be against this defender, with no target yet.
fn against(position: &Position, start: &Start, defender: Ruler) -> Campaign {
    let site = start.at.unwrap_or_else(|| position.site_of_pawn(start.attacker));
    Campaign {
        joined: start.joined,
        own_site_optional: start.own_site_optional,
        ..Campaign::new(start.attacker, defender, site)
    }
}

/// 5.5.1: who is no Imperial player in such a campaign.
fn outsiders(position: &Position, attacker: Player, defender: Ruler) -> PlayerSet {
    match defender {
        Ruler::Player(d) if position.is_citizen(attacker) && !position.is_exile(d) => {
            PlayerSet::just(attacker)
        }
        Ruler::Player(d) if attacker == CHANCELLOR && position.is_citizen(d) => PlayerSet::just(d),
        _ => PlayerSet::EMPTY,
    }
}

/// Run a test in the position in which this campaign would be fought.
fn inside<T>(position: &Position, start: &Start, defender: Ruler, test: impl Fn(&Position) -> T) -> T {
    let outside = outsiders(position, start.attacker, defender);
    if outside.is_empty() && start.at.is_none() {
        return test(position);
    }
    let mut inside = position.clone();
    inside.state.outsiders = outside;
    inside.state.acting_at = start.at.map(|site| (start.attacker, site)).or(inside.state.acting_at);
    test(&inside)
}

/// 5.5.1: is this defender at the attacker's site, as ruler or with the pawn?
fn is_at_site(position: &Position, start: &Start, site: Site, defender: Ruler) -> bool {
    match defender {
        Ruler::Player(d) => {
            let open = d != start.attacker && start.only.is_none_or(|only| only == d);
            open && (position.pawn_is_at(d, site) || position.rules_site(d, site))
        }
        Ruler::Bandits => start.only.is_none() && position.ruler(site) == Ruler::Bandits,
        Ruler::Nobody => false,
    }
}

/// The same before it is settled who is an Imperial player in the campaign: a quick look.
fn could_be_at_site(position: &Position, start: &Start, site: Site, defender: Ruler) -> bool {
    match defender {
        Ruler::Player(d) => {
            // A Citizen whom the Chancellor attacks rules for the Empire no longer, only through bandits.
            let alone = outsiders(position, start.attacker, defender).contains(d);
            let rules = match position.ruler(site) {
                Ruler::Player(_) if alone => position.bandit_master() == Some(d),
                ruler => ruler == defender || ruler == position.imperial_rule(),
            };
            position.pawn_is_at(d, site) || rules
        }
        Ruler::Bandits | Ruler::Nobody => true,
    }
}

/// Could a power change who rules the site in the campaign, or what can be a target?
fn meddled(position: &Position) -> bool {
    let voices = [
        Voice::Forbid(AttemptKind::Target),
        Voice::Toll(AttemptKind::Target),
        Voice::Hook(HookKind::TargetSet),
        Voice::Hook(HookKind::BanditsServe),
    ];
    voices.into_iter().any(|voice| position.listens_for(voice))
}

/// 5.5.1: the test whether somebody can be chosen as defender.
fn defender_test(position: &Position, start: &Start) -> impl Fn(Ruler) -> Result<(), Refused> {
    let site = start.at.unwrap_or_else(|| position.site_of_pawn(start.attacker));
    let meddled = meddled(position);
    move |defender| {
        if meddled {
            check_meddled(position, start, site, defender)
        } else {
            check_unmeddled(position, start, site, defender)
        }
    }
}

/// Where no power meddles, the own site or else the pawn is a lawful target. A Citizen whom the Chancellor
/// attacks does not rule for the Empire (5.5.1).
fn check_unmeddled(position: &Position, start: &Start, site: Site, defender: Ruler) -> Result<(), Refused> {
    let here = match defender {
        Ruler::Player(d) if start.attacker == CHANCELLOR && position.is_citizen(d) => {
            start.only.is_none_or(|only| only == d) && position.pawn_is_at(d, site)
        }
        _ => is_at_site(position, start, site, defender),
    };
    if here { Ok(()) } else { Err(refuse(Why::NoDefender, &"5.5.1")) }
}

fn check_meddled(position: &Position, start: &Start, site: Site, defender: Ruler) -> Result<(), Refused> {
    let nobody = Err(refuse(Why::NoDefender, &"5.5.1"));
    if !could_be_at_site(position, start, site, defender) {
        return nobody;
    }
    inside(position, start, defender, |position| {
        if !is_at_site(position, start, site, defender) {
            return nobody;
        }
        example(position, &against(position, start, defender)).map(|_| ())
    })
}

fn candidates(position: &Position) -> impl Iterator<Item = Ruler> + use<> {
    position.in_turn_order().map(Ruler::Player).chain(std::iter::once(Ruler::Bandits))
}

fn can_afford(position: &Position, start: &Start) -> Result<(), Refused> {
    check_supply(position, start.attacker, start.supply)?;
    position.permitted(&Attempt::Campaign { player: start.attacker })
}

pub(super) fn can_start(position: &Position, start: &Start) -> Result<(), Refused> {
    can_afford(position, start)?;
    let mut why = Err(refuse(Why::NoDefender, &"5.5.1"));
    let test = defender_test(position, start);
    for defender in candidates(position) {
        match test(defender) {
            Ok(()) => return Ok(()),
            Err(refused) if refused.why != Why::NoDefender => why = Err(refused),
            Err(_) => {}
        }
    }
    why
}

/// Steps 1 and 2. `false` if there is nobody to attack.
pub(super) fn declare(game: &mut Game, start: &Start) -> Flow<bool> {
    let attacker = start.attacker;
    if can_afford(game, start).is_err() {
        return Ok(false);
    }
    let ask = Ask::Target(Major::Campaign);
    let chosen = match start.purpose {
        Some(purpose) => defender_test(game, start)(purpose.defender).is_ok().then_some(purpose.defender),
        None => game.choose_lawful(attacker, ask, candidates(game), |position, defender| {
            defender_test(position, start)(defender)
        })?,
    };
    let Some(defender) = chosen else {
        return Ok(false);
    };
    game.tell(Event::CampaignStart(attacker, defender));
    game.spend_supply(attacker, start.supply);
    let campaign = against(game, start, defender);
    let outside = outsiders(game, attacker, defender);
    let state = game.state_mut();
    state.outsiders = outside;
    state.campaign = Some(campaign);
    apply_force(game);
    declare_targets(game, start.purpose)?;
    collect_dice(game)?;
    allies(game)?;
    (game.book.rules.pools)(game);
    let (attack, defense) = (game.battle().attack_pool, game.battle().defense_pool);
    game.battle_mut().declared = Some(BySide([attack, defense]));
    game.tell(Event::Pools { attack, defense });
    Ok(true)
}

/// Powers that change the force, and who cannot be made to travel as things stand now.
fn apply_force(game: &mut Game) {
    join_force(game);
    if let Some(defender) = game.battle().defending_player()
        && crate::acts::forced_destinations(game, defender, SiteSet(0xff)).is_empty()
    {
        game.battle_mut().rooted.insert(defender);
    }
}

/// 5.5.2: everything of the defender that could be a target.
fn possible_targets(position: &Position, campaign: &Campaign) -> Offered<Target> {
    let mut targets = Offered::new();
    match campaign.defender {
        Ruler::Player(d) => {
            targets.extend(position.sites_ruled(d).map(Target::Site));
            if position.pawn_is_at(d, campaign.site) {
                targets.extend(position.state[d].relics.map(Target::Relic));
                let held = Banner::ALL.into_iter().filter(|b| position.holds_banner(d, *b));
                targets.extend(held.map(Target::Banner));
                targets.push(Target::Pawn);
            }
        }
        Ruler::Bandits => {
            let sites = position.faceup_sites().filter(|s| position.ruler(*s) == Ruler::Bandits);
            targets.extend(sites.map(Target::Site));
        }
        Ruler::Nobody => {}
    }
    targets.retain(|target| may_target(position, campaign, *target).is_ok());
    targets
}

/// Does the target lie at the attacker's site? Relics, banners and pawn are with the defender, whose
/// pawn is there.
fn is_here(campaign: &Campaign, target: Target) -> bool {
    match target {
        Target::Site(site) => site == campaign.site,
        Target::Relic(_) | Target::Banner(_) | Target::Pawn => true,
    }
}

/// Is this a lawful set of targets?
fn check_targets(position: &Position, campaign: &Campaign, targets: &[Target]) -> Result<(), Refused> {
    let own = Target::Site(campaign.site);
    let must_own = !campaign.own_site_optional
        && matches!(campaign.defender, Ruler::Player(d) if position.rules_site(d, campaign.site));
    if must_own && !targets.contains(&own) {
        return Err(refuse(Why::MustTargetOwnSite, &"5.5.2"));
    }
    if !targets.iter().any(|t| is_here(campaign, *t)) {
        return Err(refuse(Why::NoTargetHere, &"5.5.2"));
    }
    let mut verdict = Ok(());
    position.each_power(HookKind::TargetSet, |me, power| {
        if let Kind::Persistent(Hook::TargetSet(test)) = power.kind
            && verdict.is_ok()
        {
            verdict = test(position, me, campaign, targets);
        }
    });
    verdict?;
    check_prices(position, campaign, targets)
}

/// Can the attacker pay for declaring these targets? More of them are never cheaper.
fn check_prices(position: &Position, campaign: &Campaign, targets: &[Target]) -> Result<(), Refused> {
    if !position.listens_for(Voice::Toll(AttemptKind::Target)) {
        return Ok(());
    }
    position.can_pay_prices(campaign.attacker, &target_prices(position, campaign, targets), 0, 0)
}

/// Some lawful set of targets: the required ones, with one or two more if that is what it takes.
fn example(position: &Position, campaign: &Campaign) -> Result<Many<Target>, Refused> {
    let own = Target::Site(campaign.site);
    let rules = match campaign.defender {
        Ruler::Player(d) => position.rules_site(d, campaign.site),
        ruler => position.ruler(campaign.site) == ruler,
    };
    let must_own = rules && !campaign.own_site_optional && may_target(position, campaign, own).is_ok();
    let base: Many<Target> = must_own.then_some(own).into_iter().collect();
    let mut why = check_targets(position, campaign, &base);
    if why.is_ok() {
        return Ok(base);
    }
    let targets = possible_targets(position, campaign);
    let others: Offered<Target> = targets.iter().copied().filter(|t| !base.contains(t)).collect();
    for extra in 1..=MAX_EXTRA {
        if let Some(list) = extend(position, campaign, &base, &others, extra, &mut why) {
            return Ok(list);
        }
    }
    Err(why.err().unwrap_or(refuse(Why::NoTarget, &"5.5.2")))
}

/// How many targets beyond the required ones are tried to find a lawful set.
const MAX_EXTRA: usize = 3;

/// A lawful set with exactly so many of the others added.
fn extend(
    position: &Position,
    campaign: &Campaign,
    base: &Many<Target>,
    others: &[Target],
    extra: usize,
    why: &mut Result<(), Refused>,
) -> Option<Many<Target>> {
    if extra == 0 {
        *why = check_targets(position, campaign, base);
        return why.is_ok().then(|| base.clone());
    }
    for (i, target) in others.iter().enumerate() {
        let mut list = base.clone();
        list.push(*target);
        if let Err(unpaid) = check_prices(position, campaign, &list) {
            *why = Err(unpaid);
            continue;
        }
        if let Some(found) = extend(position, campaign, &list, &others[i + 1..], extra - 1, why) {
            return Some(found);
        }
    }
    None
}

/// What a campaign with this purpose would be fought against: the defending force, and the defense dice its targets
/// add. `None` if it could not be declared.
pub(in crate::base) fn reckon(position: &Position, start: &Start, purpose: Purpose) -> Option<u8> {
    let near = could_be_at_site(position, start, start.at?, purpose.defender);
    if !near || can_afford(position, start).is_err() {
        return None;
    }
    inside(position, start, purpose.defender, |position| {
        let mut campaign = against(position, start, purpose.defender);
        let targets: Many<Target> = purpose.targets.each().collect();
        let open = possible_targets(position, &campaign);
        if !is_at_site(position, start, campaign.site, purpose.defender)
            || !targets.iter().all(|target| open.contains(target))
            || check_targets(position, &campaign, &targets).is_err()
        {
            return None;
        }
        let Targets { sites, relics, banners, pawn } = purpose.targets;
        (campaign.sites, campaign.relics, campaign.banners, campaign.pawn) = (sites, relics, banners, pawn);
        let dice = targets.iter().map(|target| target_dice(position, &campaign, *target));
        Some(dice.fold(position.defending_force(&campaign), u8::saturating_add))
    })
}

fn declare_targets(game: &mut Game, purpose: Option<Purpose>) -> Flow {
    let campaign = game.battle().clone();
    let attacker = campaign.attacker;
    let targets = possible_targets(game, &campaign);
    let example = example(game, &campaign).expect("a defender without lawful targets is not offered");
    let most = targets.len().min(MAX_LIST) as u8;
    game.battle_mut().offered = targets.iter().copied().collect();
    let chosen = match purpose {
        Some(purpose) => {
            let aimed: Many<Target> =
                purpose.targets.each().filter(|target| targets.contains(target)).collect();
            if check_targets(game, &campaign, &aimed).is_ok() { aimed } else { example }
        }
        None => {
            game.choose_some(attacker, Ask::Targets, &targets, (1, most), &example, |position, list| {
                check_targets(position, &campaign, list)
            })?
        }
    };
    let prices = target_prices(game, &campaign, &chosen);
    game.pay_prices(attacker, &prices);
    note_targets(game, &chosen);
    Ok(())
}

/// Defense dice a target adds (5.5.2), as powers change them.
pub(crate) fn target_dice(position: &Position, campaign: &Campaign, target: Target) -> u8 {
    let dice = match target {
        Target::Site(_) => 1,
        Target::Relic(relic) => position.book.card(relic).dice,
        Target::Banner(banner) => position.state.banners[banner].tokens,
        Target::Pawn => PAWN_DICE,
    };
    position.changed_dice(campaign, target, dice)
}

/// 2.11: the title's dice. Under Supremacy the Chancellor's title helps every Imperial defender.
fn title_dice(position: &Position, campaign: &Campaign) -> u8 {
    let title = position.state.title;
    let Ruler::Player(defender) = campaign.defender else {
        return 0;
    };
    let empire = position.state.oath == Oath::Supremacy
        && title.keeper() == CHANCELLOR
        && position.is_imperial(defender);
    if defender == title.keeper() || empire {
        if title.usurper { USURPER_DICE } else { TITLE_DICE }
    } else {
        0
    }
}

fn collect_dice(game: &mut Game) -> Flow {
    let campaign = game.battle().clone();
    let targets = campaign.targets().each();
    let dice: u8 = targets.map(|t| target_dice(game, &campaign, t)).fold(0, u8::saturating_add);
    let dice = dice.saturating_add(title_dice(game, &campaign));
    let force = game.attacking_force(&campaign);
    let attack = game.number(campaign.attacker, Ask::AttackDice, 0, force)?;
    let battle = game.battle_mut();
    (battle.attack_pool, battle.defense_pool) = (attack, dice);
    change_declared(game);
    Ok(())
}

/// 5.5.2: the Chancellor joins an Imperial defender; Citizens near may, if the defender lets them.
fn allies(game: &mut Game) -> Flow {
    let campaign = game.battle().clone();
    let Ruler::Player(defender) = campaign.defender else {
        return Ok(());
    };
    if !game.is_imperial(defender) {
        return Ok(());
    }
    for player in game.in_turn_order() {
        if player == defender || player == campaign.attacker || !game.is_imperial(player) {
            continue;
        }
        let near = game.near_battle(&campaign, player);
        let joins = player == CHANCELLOR
            || (near
                && game.confirm(player, Ask::JoinAsAlly)?
                && game.confirm(defender, Ask::LetJoin(player))?);
        if joins {
            game.battle_mut().allies.insert(player);
            game.tell(Event::Ally(player));
        }
    }
    Ok(())
}
