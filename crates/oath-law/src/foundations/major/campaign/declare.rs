//! What is settled before the dice: kind, defender, targets, force and pools (8.3.1 to 8.3.4, 8.3.7).

use super::*;
use crate::foundations::banners;
use crate::powers::book::{FREE, Hook, HookKind, Kind};
use crate::table::query::Due;

/// Dice of the pawn (8.3.4).
const PAWN_DICE: u8 = 2;
/// The Oathkeeper's and the Usurper's dice (8.3.7).
const TITLE_DICE: u8 = 1;
const USURPER_DICE: u8 = 2;

/// Whom such a campaign would be against; nobody if it cannot be (8.3.1, 8.3.2, H27).
fn defender(position: &Position, start: &Start, aim: Aim) -> Result<Ruler, Refused> {
    let site = start.at.unwrap_or_else(|| position.site_of_pawn(start.attacker));
    let nobody = refuse(Why::NoDefender, &"8.3");
    let open = |player| start.only.is_none_or(|only| only == player);
    match aim {
        Aim::Raid(victim) => {
            let here = victim != start.attacker && open(victim) && position.pawn_is_at(victim, site);
            if here { Ok(Ruler::Player(victim)) } else { Err(nobody) }
        }
        Aim::Conquest => match position.ruler(site) {
            Ruler::Player(ruler) if !open(ruler) => Err(nobody),
            // A Citizen may turn against the Empire, whose sites they rule (H8).
            ruler if position.is_citizen(start.attacker) && ruler == position.imperial_rule() => Ok(ruler),
            _ if position.rules_site(start.attacker, site) => Err(nobody),
            Ruler::Player(ruler) => Ok(Ruler::Player(ruler)),
            Ruler::Bandits if start.only.is_none() => Ok(Ruler::Bandits),
            Ruler::Bandits | Ruler::Nobody => Err(nobody),
        },
    }
}

/// The campaign as it would be, with its mandatory target and no other yet.
fn against(position: &Position, start: &Start, aim: Aim) -> Result<Campaign, Refused> {
    let site = start.at.unwrap_or_else(|| position.site_of_pawn(start.attacker));
    let defender = defender(position, start, aim)?;
    let mut campaign = Campaign::new(start.attacker, defender, site);
    campaign.joined = start.joined;
    campaign.pawn = aim != Aim::Conquest;
    campaign.offered.pawn = campaign.pawn;
    let own = mandatory(&campaign);
    may_target(position, &campaign, own)?;
    Ok(campaign)
}

/// Who stands outside the Empire in this campaign: a Citizen who attacks Imperials (H8, H19).
fn outsiders(position: &Position, campaign: &Campaign) -> PlayerSet {
    let imperial = campaign.defending_player().is_some_and(|defender| !position.is_exile(defender));
    let citizen = position.is_citizen(campaign.attacker);
    if imperial && citizen { PlayerSet::just(campaign.attacker) } else { PlayerSet::EMPTY }
}

/// 8.3.1, 8.3.2: the own site in a conquest, the pawn in a raid.
fn mandatory(campaign: &Campaign) -> Target {
    if campaign.pawn { Target::Pawn } else { Target::Site(campaign.site) }
}

/// All kinds of campaigns that one could think of.
fn aims(position: &Position) -> impl Iterator<Item = Aim> + use<> {
    std::iter::once(Aim::Conquest).chain(position.in_turn_order().map(Aim::Raid))
}

/// Could this campaign be made?
///
/// # Errors
/// Why not.
pub(crate) fn can_start(position: &Position, start: &Start) -> Result<(), Refused> {
    check_supply(position, start.attacker, start.supply)?;
    position.permitted(&Attempt::Campaign { player: start.attacker })?;
    let mut why = Err(refuse(Why::NoDefender, &"8.3"));
    for aim in aims(position) {
        match against(position, start, aim) {
            Ok(_) => return Ok(()),
            Err(refused) if refused.why != Why::NoDefender => why = Err(refused),
            Err(_) => {}
        }
    }
    why
}

/// Kind, targets, force and pools. `false` if there is nothing to attack.
pub(super) fn declare(game: &mut Game, start: &Start) -> Flow<bool> {
    if can_start(game, start).is_err() {
        return Ok(false);
    }
    let attacker = start.attacker;
    let ask = Ask::Target(Major::Campaign);
    let chosen = game.choose_lawful(attacker, ask, aims(game), |position, aim| {
        against(position, start, aim).map(|_| ())
    })?;
    let Some(aim) = chosen else { return Ok(false) };
    let campaign = against(game, start, aim).expect("only what is possible was offered");
    game.state_mut().outsiders = outsiders(game, &campaign);
    game.tell(Event::CampaignStart(attacker, campaign.defender));
    game.spend_supply(attacker, start.supply);
    game.state_mut().campaign = Some(campaign);
    begin(game)?;
    declare_targets(game)?;
    commit(game)?;
    collect_dice(game)?;
    let (attack, defense) = (game.battle().attack_pool, game.battle().defense_pool);
    game.battle_mut().declared = Some(BySide([attack, defense]));
    game.tell(Event::Pools { attack, defense });
    Ok(true)
}

/// H46: powers that answer the beginning of any campaign.
fn begin(game: &mut Game) -> Flow {
    if !game.any_with(HookKind::CampaignBegins) {
        return Ok(());
    }
    for me in game.answering(HookKind::CampaignBegins) {
        if let Kind::Persistent(Hook::CampaignBegins(run)) = game.book.power(me.source, me.power).kind {
            game.run_noting(me, |game| run(game, me))?;
        }
    }
    Ok(())
}

/// Everything of the defender that could be a target: sites of the same ruler, or faceup relics and banners.
fn possible_targets(position: &Position, campaign: &Campaign) -> Offered<Target> {
    let mut targets = Offered::new();
    match campaign.defender {
        Ruler::Player(victim) if campaign.pawn => {
            targets.push(Target::Pawn);
            let faceup = position.state[victim].relics.filter(|relic| position.is_faceup(*relic));
            targets.extend(faceup.map(Target::Relic));
            let held = Banner::ALL.into_iter().filter(|b| position.holds_banner(victim, *b));
            targets.extend(held.map(Target::Banner));
        }
        ruler => {
            let sites = position.faceup_sites().filter(|s| position.ruler(*s) == ruler);
            targets.extend(sites.map(Target::Site));
        }
    }
    // What was open when the campaign was declared stays so.
    let own = mandatory(campaign);
    targets.retain(|target| *target == own || may_target(position, campaign, *target).is_ok());
    targets
}

fn declare_targets(game: &mut Game) -> Flow {
    let campaign = game.battle().clone();
    let attacker = campaign.attacker;
    let own = mandatory(&campaign);
    let targets = possible_targets(game, &campaign);
    let most = targets.len().min(MAX_LIST) as u8;
    game.battle_mut().offered = targets.iter().copied().collect();
    let lawful = |position: &Position, list: &Many<Target>| {
        if !list.contains(&own) {
            return Err(refuse(Why::MustTargetOwnSite, if campaign.pawn { &"8.3.2" } else { &"8.3.1" }));
        }
        let prices = target_prices(position, &campaign, list);
        position.can_pay_prices(attacker, &prices, 0, 0)
    };
    let chosen = game.choose_some(attacker, Ask::Targets, &targets, (1, most), &[own], lawful)?;
    let chosen = with_consent(game, &campaign, chosen)?;
    let prices = target_prices(game, &campaign, &chosen);
    game.pay_prices(attacker, &prices);
    note_targets(game, &chosen);
    Ok(())
}

/// 3.7: targets behind a Pass stay targets only if its ruler agrees.
fn with_consent(game: &mut Game, campaign: &Campaign, chosen: Many<Target>) -> Flow<Many<Target>> {
    let prices = target_prices(game, campaign, &chosen);
    let mut allowed = chosen.clone();
    for price in prices.iter().filter(|price| matches!(price.due, Due::Consent(_))) {
        if !game.consented(campaign.attacker, &std::iter::once(*price).collect())? {
            allowed.retain(|target| !target_prices(game, campaign, &[*target]).contains(price));
        }
    }
    Ok(allowed)
}

/// 8.3.3: any number of the warbands on the board are committed, then of those at a site that joined; the others take
/// no part (H25, H40).
fn commit(game: &mut Game) -> Flow {
    join_force(game);
    let campaign = game.battle().clone();
    let force = game.attacking_force(&campaign);
    let n = game.number(campaign.attacker, Ask::AttackDice, 0, force)?;
    let on_board = game.state[campaign.attacker].warbands;
    let battle = game.battle_mut();
    battle.held_back = on_board.saturating_sub(n);
    battle.held_there = force - n - battle.held_back;
    battle.attack_pool = n;
    Ok(())
}

/// 8.3.4, 8.3.7: the sum of the targets and the title's dice; powers may change the pools.
fn collect_dice(game: &mut Game) -> Flow {
    let campaign = game.battle().clone();
    let targets = campaign.targets().each();
    let dice: u8 = targets.map(|t| game.target_dice(&campaign, t)).fold(0, u8::saturating_add);
    let title = match (title_dice(game, &campaign), campaign.defending_player()) {
        (0, _) | (_, None) => 0,
        (title, Some(defender)) => title * u8::from(pays_for_title(game, defender)?),
    };
    game.battle_mut().title_dice = title;
    game.battle_mut().defense_pool = dice.saturating_add(title);
    change_declared(game);
    Ok(())
}

/// The title is a battle plan: powers that raise the cost of plans raise its cost too. Who does not pay does
/// without its dice.
fn pays_for_title(game: &mut Game, defender: Player) -> Flow<bool> {
    let cost = game.raised_cost(defender, FREE);
    if cost.is_free() {
        return Ok(true);
    }
    let source = Source::Card(Card::TITLE);
    let able =
        cost.all_favor() <= game.favor_of(defender) && cost.all_secrets() <= game.state[defender].secrets;
    let barred = cost.all_secrets() > 0 && game.permitted(&Attempt::PaySecrets { player: defender }).is_err();
    let pays = able && !barred && game.confirm(defender, Ask::For(source, What::Whether))?;
    if pays {
        game.tell(Event::Uses(defender, source));
        game.pay_cost(defender, source, cost);
    }
    Ok(pays)
}

/// Defense dice a target adds, as powers change them (8.3.4).
pub(crate) fn target_dice(position: &Position, campaign: &Campaign, target: Target) -> u8 {
    let dice = match target {
        Target::Site(site) => position.book.site(position.state[site].card).defense,
        Target::Relic(relic) => position.book.card(relic).dice,
        Target::Banner(_) => banners::DICE,
        Target::Pawn => PAWN_DICE,
    };
    position.changed_dice(campaign, target, dice)
}

/// 8.3.7, H7: the title's dice. Under Supremacy the Chancellor's title helps every Imperial defender, but nobody against
/// the Chancellor.
fn title_dice(position: &Position, campaign: &Campaign) -> u8 {
    let title = position.state.title;
    let (Ruler::Player(defender), Some(holder)) = (campaign.defender, title.holder) else {
        return 0;
    };
    let empire = position.state.oath == Oath::Supremacy
        && position.chancellor() == Some(holder)
        && campaign.attacker != holder
        && position.is_imperial(defender);
    match defender == holder || empire {
        true if title.usurper => USURPER_DICE,
        true => TITLE_DICE,
        false => 0,
    }
}
