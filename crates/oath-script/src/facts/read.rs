//! A line of a scenario as a fact.

use super::*;
use oath_cards::book_of;

/// A line, word by word, with names of several words.
struct Words<'t> {
    edition: Edition,
    rest: &'t str,
}

impl<'t> Words<'t> {
    fn eat(&mut self, word: &str) -> bool {
        let rest = self.rest.trim_start();
        let fits = rest.len() >= word.len()
            && rest.is_char_boundary(word.len())
            && rest[..word.len()].eq_ignore_ascii_case(word)
            && !rest[word.len()..].starts_with(|c: char| c.is_alphanumeric());
        if fits {
            self.rest = rest[word.len()..].trim_start();
        }
        fits
    }
    fn eat_one(&mut self, words: &[&str]) -> Option<usize> {
        words.iter().position(|w| self.eat(w))
    }
    fn player(&mut self) -> Option<Player> {
        self.eat_one(&seat_names(self.edition)).map(|i| Player(i as u8))
    }
    fn banner(&mut self) -> Option<Banner> {
        self.eat_one(&["people's favor", "darkest secret"]).map(|i| Banner::ALL[i])
    }
    fn longest<T>(&mut self, names: impl Iterator<Item = (&'static str, T)>) -> Option<T> {
        let (edition, rest) = (self.edition, self.rest);
        let fits = |name: &str| Words { edition, rest }.eat(name);
        let (name, found) = names.filter(|(name, _)| fits(name)).max_by_key(|(name, _)| name.len())?;
        self.eat(name);
        Some(found)
    }
    fn card(&mut self) -> Option<Card> {
        self.longest(book_of(self.edition).cards().map(|e| (e.name, e.card)))
    }
    fn site(&mut self) -> Option<SiteName> {
        if self.eat("slot") || self.eat("facedown site") {
            return self.number().ok().filter(|n| (1..=8).contains(n)).map(|n| SiteName::Slot(n - 1));
        }
        self.longest(book_of(self.edition).sites().map(|e| (e.name, SiteName::Card(e.site))))
    }
    /// A site, if no longer card name stands here (Mountain, Mountain Giant).
    fn site_unless_card(&mut self) -> Option<SiteName> {
        let again = || Words { edition: self.edition, rest: self.rest };
        let (mut as_site, mut as_card) = (again(), again());
        let site = as_site.site()?;
        if as_card.card().is_some() && as_card.rest.len() < as_site.rest.len() {
            return None;
        }
        self.rest = as_site.rest;
        Some(site)
    }
    fn number(&mut self) -> Parsed<u8> {
        let digits = self.rest.chars().take_while(char::is_ascii_digit).count();
        let n =
            self.rest[..digits].parse().map_err(|_| format!("a number was expected at '{}'", self.rest))?;
        self.rest = self.rest[digits..].trim_start();
        Ok(n)
    }
    fn cards(&mut self) -> Parsed<Vec<Card>> {
        if self.eat("empty") {
            return Ok(Vec::new());
        }
        let list = std::mem::take(&mut self.rest);
        list.split(',').map(|name| named_card(self.edition, name.trim())).collect()
    }
    fn sites(&mut self) -> Parsed<Vec<SiteCard>> {
        if self.eat("none") {
            return Ok(Vec::new());
        }
        let list = std::mem::take(&mut self.rest);
        let named = |name: &str| named_site(self.edition, name).ok_or(format!("there is no site '{name}'"));
        list.split(',').map(|name| named(name.trim())).collect()
    }
    fn foundations(&mut self) -> Parsed<u8> {
        if self.eat("none") {
            return Ok(0);
        }
        let list = std::mem::take(&mut self.rest);
        let bit = |name: &str| FOUNDATIONS.iter().position(|known| *known == name).map(|at| 1u8 << at);
        let bits = list.split(',').map(|name| bit(name.trim()).ok_or("the foundations are I to VI"));
        Ok(bits.collect::<Result<Vec<u8>, _>>()?.into_iter().fold(0, |all, bit| all | bit))
    }
    fn end(&self, fact: Fact) -> Parsed<Fact> {
        if self.rest.trim().is_empty() {
            Ok(fact)
        } else {
            Err(format!("'{}' was not understood", self.rest))
        }
    }
}

const ROLES: [&str; 3] = ["exile", "citizen", "chancellor"];

impl Fact {
    /// A line as a fact about a position of this game.
    ///
    /// # Errors
    /// What was not understood.
    pub fn parse(edition: Edition, line: &str) -> Parsed<Fact> {
        let mut words = Words { edition, rest: line.trim() };
        let w = &mut words;
        let fact = if w.eat("turn") {
            Fact::Turn(w.player().ok_or("a player was expected after 'turn'")?)
        } else if w.eat("phase") {
            let phases = ["wake", "act", "rest", "round end", "over", "opening", "colours", "vow"];
            let steps = [
                Step::Wake,
                Step::Act,
                Step::Rest,
                Step::RoundEnd,
                Step::Over,
                Step::Opening,
                Step::Colours,
                Step::Vow,
            ];
            Fact::Phase(steps[w.eat_one(&phases).ok_or("a phase is wake, act, rest or round end")?])
        } else if w.eat("round") {
            Fact::Round(w.number()?)
        } else if w.eat("oath") {
            Fact::Oath(Oath::ALL[w.eat_one(&OATH_NAMES).ok_or("this is no Oath")?])
        } else if w.eat("visions drawn") {
            Fact::VisionsDrawn(w.number()?)
        } else if w.eat("title nobody") {
            Fact::Title(None, false)
        } else if w.eat("title") {
            let player = w.player().ok_or("a player was expected after 'title'")?;
            Fact::Title(Some(player), w.eat("usurper"))
        } else if w.eat("winner") {
            Fact::Winner(w.player().ok_or("a player was expected after 'winner'")?)
        } else if w.eat("game over") {
            Fact::Over
        } else if w.eat("chronicle kept") {
            Fact::ChronicleKept
        } else if w.eat("box") {
            Fact::Boxed(w.card().ok_or("a card was expected")?)
        } else if w.eat("prince") {
            Fact::Prince(Self::of_prince(w)?)
        } else if w.eat("offers") {
            Fact::Offers(w.number()?)
        } else if w.eat("unplayed board") {
            let at =
                w.player().map(Player::index).filter(|i| *i > 0).ok_or("an Exile's colour was expected")?;
            let sides = w.eat_one(&["exile", "citizen"]).ok_or("a board's side is exile or citizen")?;
            Fact::UnplayedBoard(seats(edition)[at], sides == 1)
        } else if w.eat("act phase over") {
            Fact::ActOver
        } else if w.eat("asked") {
            Fact::Asked(w.player().ok_or("a player was expected after 'asked'")?)
        } else if w.eat("attack dice") {
            Fact::Number(Quantity::AttackDice, w.number()?)
        } else if w.eat("defense dice") {
            Fact::Number(Quantity::DefenseDice, w.number()?)
        } else if w.eat("shared favor") {
            Fact::Number(Quantity::SharedFavor, w.number()?)
        } else if w.eat("world deck size") {
            Fact::Number(Quantity::DeckSize, w.number()?)
        } else if w.eat("world deck") {
            Fact::Deck(PileName::World, w.cards()?)
        } else if w.eat("relic deck") {
            Fact::Deck(PileName::Relics, w.cards()?)
        } else if w.eat("dispossessed") {
            Fact::Deck(PileName::Dispossessed, w.cards()?)
        } else if w.eat("set aside") {
            Fact::Deck(PileName::Aside, w.cards()?)
        } else if w.eat("edifice deck") {
            Fact::Deck(PileName::Edifices, w.cards()?)
        } else if w.eat("stands") {
            let names = Colour::LINEAGES.map(|colour| (colour, format!("{colour:?}")));
            let found = names.iter().find(|(_, name)| w.eat(name)).map(|(colour, _)| *colour);
            if found.is_none() && !w.eat("nobody") {
                return Err("a lineage's colour was expected, or 'nobody'".into());
            }
            Fact::Stands(found)
        } else if w.eat("foretold by") {
            let by = w.player().ok_or("a player was expected after 'foretold by'")?;
            let round = if w.eat("round") { w.number()? } else { return Err("say 'round N'".into()) };
            let winner = if w.eat("winner") { w.player() } else { None };
            Fact::Foretold(by, round, winner.ok_or("say 'winner PLAYER'")?)
        } else if w.eat("legacy deck") {
            Fact::Deck(PileName::Legacies, w.cards()?)
        } else if w.eat("ambitions") {
            Fact::Deck(PileName::Ambitions, w.cards()?)
        } else if w.eat("altered") {
            Fact::Altered(w.foundations()?)
        } else if w.eat("atlas recent") {
            Fact::Atlas(AtlasEnd::Recent, w.sites()?)
        } else if w.eat("atlas forgotten") {
            Fact::Atlas(AtlasEnd::Forgotten, w.sites()?)
        } else if w.eat("empire") {
            Fact::Empire(w.sites()?)
        } else if w.eat("lineage") {
            Self::of_lineage(w)?
        } else if w.eat("bandits left") {
            Fact::Number(Quantity::BankBandits, w.number()?)
        } else if w.eat("festival at") {
            Fact::FestivalAt(Some(w.site().ok_or("a site was expected")?))
        } else if w.eat("no festival") {
            Fact::FestivalAt(None)
        } else if w.eat("bank") {
            let suit = Suit::ALL[w.eat_one(&SUIT_NAMES).ok_or("a suit was expected after 'bank'")?];
            Fact::Number(Quantity::Bank(suit), w.number()?)
        } else if edition == Edition::Foundations && w.eat("reliquary") {
            Fact::Deck(PileName::Reliquary, w.cards()?)
        } else if w.eat("reliquary") {
            let n = w.number()?;
            if !(1..=4).contains(&n) {
                return Err("the Reliquary has spaces 1 to 4".into());
            }
            let card = if w.eat("empty") { None } else { Some(w.card().ok_or("a relic was expected")?) };
            Fact::Reliquary(n - 1, card)
        } else if w.eat("bandits rule") {
            Fact::Rules(None, w.site().ok_or("a site was expected")?)
        } else if let Some(banner) = w.banner() {
            Self::of_banner(w, banner)?
        } else if let Some(player) = w.player() {
            Self::of_player(w, player)?
        } else if let Some(region) = w.eat_one(&REGION_NAMES) {
            if !w.eat("pile") {
                return Err("'pile' was expected after the region".into());
            }
            Fact::Deck(PileName::Discards(Region::ALL[region]), w.cards()?)
        } else if let Some(site) = w.site_unless_card() {
            Self::of_site(w, site)?
        } else if let Some(card) = w.card() {
            match w.eat_one(&["favor", "secrets"]) {
                Some(0) => Fact::Number(Quantity::CardFavor(card), w.number()?),
                Some(_) => Fact::Number(Quantity::CardSecrets(card), w.number()?),
                None => return Err("'favor' or 'secrets' was expected after the card".into()),
            }
        } else {
            return Err(format!("'{line}' was not understood; see scenarios/README.md"));
        };
        words.end(fact)
    }

    fn of_lineage(w: &mut Words<'_>) -> Parsed<Fact> {
        let names = Colour::LINEAGES.map(|colour| (colour, format!("{colour:?}")));
        let found = names.iter().find(|(_, name)| w.eat(name));
        let colour = found.ok_or("a lineage's colour was expected")?.0;
        if let Some(role) = w.eat_one(&ROLES) {
            return Ok(Fact::LineageRole(colour, [Role::Exile, Role::Citizen, Role::Chancellor][role]));
        }
        let active = w.eat("active legacy");
        if !active && !w.eat("keeps") {
            return Err("of a lineage one can say its role, 'keeps CARD' or 'active legacy CARD'".into());
        }
        Ok(Fact::LineageKeeps(colour, w.card().ok_or("a card was expected")?, active))
    }

    fn of_prince(w: &mut Words<'_>) -> Parsed<PrinceFact> {
        let suit = |w: &mut Words<'_>| {
            let suit = w.eat_one(&SUIT_NAMES).map(|i| Suit::ALL[i]);
            suit.ok_or_else(|| "a suit was expected".to_owned())
        };
        if let Some(i) = w.eat_one(&PrincePowers::ALL.map(PrincePowers::word)) {
            return Ok(PrinceFact::Plays(PrincePowers::ALL[i]));
        }
        if w.eat("threat") {
            let threat = w.eat_one(&Threat::ALL.map(Threat::word)).map(|i| Threat::ALL[i]);
            let threat = threat.ok_or("a threat is none, succession, oath or vision")?;
            return Ok(PrinceFact::Threat(threat, w.player()));
        }
        if w.eat("cares for") {
            let quadrant = w.eat_one(&Quadrant::ALL.map(Quadrant::word)).map(|i| Quadrant::ALL[i]);
            return Ok(PrinceFact::Cares(quadrant.ok_or("he cares for sites, relics, secret or people")?));
        }
        if w.eat("tactics") {
            return Ok(PrinceFact::Tactics(w.number()?));
        }
        if w.eat("caution") {
            let negative = w.rest.starts_with('-');
            w.rest = w.rest.trim_start_matches('-');
            let level = w.number()?.min(100) as i8;
            return Ok(PrinceFact::Caution(if negative { -level } else { level }));
        }
        if w.eat("actions left") {
            return Ok(PrinceFact::ActionsLeft(w.number()?));
        }
        match w.eat_one(&["unaligned", "friend", "conspirator"]) {
            Some(0) => Ok(PrinceFact::Relation(suit(w)?, 0)),
            Some(side) => {
                let suit = suit(w)?;
                let level = w.number()?.min(100) as i8;
                Ok(PrinceFact::Relation(suit, if side == 1 { level } else { -level }))
            }
            None => Err(format!("'{}' cannot be said of the Prince", w.rest)),
        }
    }

    fn of_banner(w: &mut Words<'_>, banner: Banner) -> Parsed<Fact> {
        if w.eat("tokens") {
            return Ok(Fact::Number(Quantity::BannerTokens(banner), w.number()?));
        }
        if w.eat("mob") {
            return Ok(Fact::Mob(true));
        }
        if w.eat("plain") || w.eat("council") {
            return Ok(Fact::Mob(false));
        }
        if let Some(face) = w.eat_one(&["flame", "festival"]) {
            return Ok(Fact::Festival(face == 1));
        }
        if w.eat("unheld") {
            return Ok(Fact::Banner(None, banner));
        }
        Err("'tokens', 'unheld' or a face was expected after the banner".into())
    }

    fn of_player(w: &mut Words<'_>, player: Player) -> Parsed<Fact> {
        let counted = ["favor", "secrets", "facedown secrets", "warbands", "bank", "supply", "advisers"];
        if w.eat("facedown adviser") {
            return Ok(Fact::FacedownAdviser(player, w.card().ok_or("a card was expected")?));
        }
        if w.eat("adviser") {
            return Ok(Fact::Adviser(player, w.card().ok_or("a card was expected")?));
        }
        if let Some(i) = w.eat_one(&counted) {
            let quantity = [
                Quantity::Favor(player),
                Quantity::Secrets(player),
                Quantity::FacedownSecrets(player),
                Quantity::BoardWarbands(player),
                Quantity::BankWarbands(player),
                Quantity::Supply(player),
                Quantity::Advisers(player),
            ][i];
            return Ok(Fact::Number(quantity, w.number()?));
        }
        let roles = [Role::Exile, Role::Citizen, Role::Chancellor];
        if let Some(role) = w.eat_one(&ROLES) {
            return Ok(Fact::Role(player, roles[role]));
        }
        if w.eat("facedown relic") {
            return Ok(Fact::FacedownRelic(player, w.card().ok_or("a relic was expected")?));
        }
        if w.eat("active legacy") {
            return Ok(Fact::Legacy(player, w.card().ok_or("a legacy was expected")?, true));
        }
        if w.eat("legacy") {
            return Ok(Fact::Legacy(player, w.card().ok_or("a legacy was expected")?, false));
        }
        if w.eat("marked") {
            return Ok(Fact::Marked(player));
        }
        if w.eat("points") {
            return Ok(Fact::Number(Quantity::Points(player), w.number()?));
        }
        if w.eat("legacies") {
            return Ok(Fact::Number(Quantity::Legacies(player), w.number()?));
        }
        if w.eat("off the map") {
            return Ok(Fact::OffMap(player));
        }
        if w.eat("pawn") {
            return Ok(Fact::Pawn(player, w.site().ok_or("a site was expected")?));
        }
        if w.eat("rules") {
            return Ok(Fact::Rules(Some(player), w.site().ok_or("a site was expected")?));
        }
        if w.eat("does not rest by itself") {
            return Ok(Fact::StillActs(player));
        }
        if w.eat("knows") {
            return Ok(Fact::Knows(player, w.card().ok_or("a card was expected")?));
        }
        if w.eat("relic") {
            return Ok(Fact::Relic(player, w.card().ok_or("a relic was expected")?));
        }
        if w.eat("hand") {
            return Ok(Fact::Hand(player, w.cards()?));
        }
        if w.eat("no vision") {
            return Ok(Fact::Vision(player, None));
        }
        if w.eat("revealed") {
            return Ok(Fact::Vision(player, Some(w.card().ok_or("a Vision was expected")?)));
        }
        if w.eat("banner") {
            return Ok(Fact::Banner(Some(player), w.banner().ok_or("a banner was expected")?));
        }
        Err(format!("'{}' cannot be said of a player", w.rest))
    }

    fn of_site(w: &mut Words<'_>, site: SiteName) -> Parsed<Fact> {
        if w.eat("card") {
            return Ok(Fact::CardAt(site, w.card().ok_or("a card was expected")?));
        }
        if w.eat("relic") {
            return Ok(Fact::RelicAt(site, w.card().ok_or("a relic was expected")?));
        }
        if w.eat("no warbands") {
            return Ok(Fact::Warbands(site, None, 0));
        }
        if w.eat("warbands") {
            let player = w.player().ok_or("a colour was expected")?;
            return Ok(Fact::Warbands(site, Some(player), w.number()?));
        }
        if w.eat("favor") {
            return Ok(Fact::Number(Quantity::SiteFavor(site), w.number()?));
        }
        if w.eat("secrets") {
            return Ok(Fact::Number(Quantity::SiteSecrets(site), w.number()?));
        }
        if w.eat("bandits") {
            return Ok(Fact::Number(Quantity::SiteBandits(site), w.number()?));
        }
        if w.eat("is") {
            let SiteName::Slot(slot) = site else {
                return Err("say 'slot 3 is River'".into());
            };
            if w.eat("empty") {
                return Ok(Fact::NoSite(slot));
            }
            let facedown = w.eat("facedown");
            let Some(SiteName::Card(card)) = w.site() else {
                return Err("a site was expected".into());
            };
            return Ok(Fact::SiteAt(slot, card, !facedown));
        }
        Err(format!("'{}' cannot be said of a site", w.rest))
    }
}
