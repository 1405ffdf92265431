//! The players' boards: everything in front of a player that everybody, or this seat, may know.

use super::pieces::{back, card_class, coins, eye, lookers, power_line, shields, tokens, warbands};
use super::rail::rail;
use crate::parts::{card_href, drawing, icon, icon_for, shape, symbol, t};
use crate::scene::IMPERIAL;
use crate::{Folk, Hands, Scene, SeatCard, card, say};
use maud::{Markup, html};
use oath_model::{Banner, Card, SiteCard};
use oath_play::library::printed::{CAGE, FULL_SUPPLY};
use oath_play::view::{BoardView, CardView, LineageView, PrinceView};
use oath_play::words;

/// The tabs of the players, shown on a phone.
#[derive(Hash)]
pub struct Players<'a> {
    folk: Folk<'a>,
    you: Option<u8>,
    seats: u8,
}

impl<'a> Players<'a> {
    /// The tabs of a scene.
    #[must_use]
    pub fn of(scene: &Scene<'a>) -> Players<'a> {
        Players { folk: scene.folk.clone(), you: scene.view.seat, seats: scene.view.boards.len() as u8 }
    }

    pub(super) fn draw(&self) -> Markup {
        let folk = &self.folk;
        html! {
            nav #players .seg .ptabs aria-label=(t("table-players")) {
                @for seat in 0..self.seats {
                    @let class = if self.you == Some(seat) { "you" } else { "" };
                    a class=(class) href={ "#board-" (seat) } data-board=(seat) { (shape(folk.colour(seat))) span { (folk.name(seat)) } }
                }
            }
        }
    }
}

/// One player's board.
#[derive(Hash)]
pub struct BoardCut<'a> {
    folk: Folk<'a>,
    seat: u8,
    board: &'a BoardView,
    hands: Option<&'a SeatCard>,
    /// Whoever looks sits here.
    you: bool,
    /// It is this player's turn.
    turn: bool,
    asked: bool,
    winner: Option<u8>,
    oathkeeper: bool,
    usurper: bool,
    successor: bool,
    /// Where the pawn stands: the slot and the site, if whoever looks may know it.
    stands: Option<(u8, Option<u8>)>,
    banners: Vec<Flag>,
    /// Who shares the revealed Vision: player and colour.
    sharer: Option<(u8, u8)>,
    /// Warbands kept on a relic here, by seat.
    caged: [u8; 6],
    /// What only New Foundations has on a board.
    line: Option<Line>,
    /// The tracks of the Clockwork Prince, if it is his.
    prince: Option<&'a PrinceView>,
}

/// What only New Foundations has on a board.
#[derive(Hash)]
struct Line {
    /// Points of the lineage in this era, those of this game included.
    points: u16,
    /// The first player, where no Chancellor is.
    first: bool,
    /// The victory of this player will be greater.
    marked: bool,
    /// Visions that stay revealed besides the last one.
    visions: Vec<u16>,
    /// The role that the lineage keeps, as soon as the Chronicle is written and the pieces are back in the box.
    kept: Option<&'static str>,
}

impl Line {
    fn of(scene: &Scene<'_>, seat: u8) -> Option<Line> {
        let frontier = scene.view.frontier.as_ref()?;
        let own = |(of, vision): &(u8, u16)| (*of == seat).then_some(*vision);
        let colour = scene.view.boards.get(usize::from(seat)).map(|board| board.colour);
        let before = scene.era.iter().find(|(of, _)| Some(*of) == colour).map_or(0, |(_, points)| *points);
        let now = frontier.points.get(usize::from(seat)).copied().unwrap_or_default();
        Some(Line {
            points: before + u16::from(now),
            first: frontier.chancellor.is_none() && seat == 0,
            marked: frontier.marked.contains(&seat),
            visions: frontier.visions.iter().filter_map(own).collect(),
            kept: frontier.lineages.iter().find(|lineage| Some(lineage.colour) == colour).map(|lineage| {
                match lineage {
                    LineageView { chancellor: true, .. } => "table-chancellor",
                    LineageView { citizen: true, .. } => "table-citizen",
                    _ => "table-exile",
                }
            }),
        })
    }
}

impl<'a> BoardCut<'a> {
    /// The board of a seat.
    ///
    /// # Panics
    /// If there is no such seat.
    #[must_use]
    pub fn of(scene: &Scene<'a>, seat: u8) -> BoardCut<'a> {
        let view = scene.view;
        let board = &view.boards[usize::from(seat)];
        let cards = board.advisers.iter().chain(&board.hand);
        let own = scene.folk.seeing(cards.map(|c| &c.known_by), Some(seat));
        let others = scene.folk.seeing(board.relics.iter().map(|c| &c.known_by), None);
        let held = Banner::ALL.into_iter().filter(|b| view.banners[b.index()].0 == Some(seat));
        let cage = board.relics.iter().filter_map(|c| c.card).any(|c| words::card_key(Card(c)) == CAGE);
        BoardCut {
            folk: if own == others { own } else { scene.folk.clone() },
            seat,
            board,
            hands: scene.seats.get(usize::from(seat)),
            you: view.seat == Some(seat),
            turn: view.turn == seat,
            asked: view.asked == Some(seat),
            winner: view.winner.as_ref().map(|(winner, _)| *winner),
            oathkeeper: view.oathkeeper == Some(seat),
            usurper: view.usurper,
            successor: view.successor == Some(seat),
            stands: board.pawn.and_then(|slot| Some((slot, view.sites.get(usize::from(slot))?.site))),
            banners: held.map(|banner| Flag::of(scene, banner)).collect(),
            sharer: view
                .prophet
                .filter(|(_, _, vision)| board.revealed == Some(*vision))
                .map(|(player, band, _)| (player, band)),
            caged: if cage { view.caged } else { [0; 6] },
            line: Line::of(scene, seat),
            prince: view.prince.as_ref().filter(|_| view.chancellor() == Some(seat)),
        }
    }

    pub(super) fn draw(&self) -> Markup {
        let (folk, seat, board) = (&self.folk, self.seat, self.board);
        let mut class = format!("board p-{}", folk.colour(seat));
        for (holds, word) in
            [(self.turn && self.winner.is_none(), " turn"), (self.asked, " asked"), (self.you, " you")]
        {
            class += if holds { word } else { "" };
        }
        let name = format!("board-{seat}-name");
        html! {
            article id={ "board-" (seat) } class=(class) data-key={ "seat:" (seat) } aria-labelledby=(name) {
                header {
                    (shape(folk.colour(seat)))
                    h3 id=(name) { (folk.name(seat)) }
                    span.role title=[self.hands.map(hands_title)] { (self.role()) }
                    @if let Some(line) = &self.line { (line.head()) }
                    (self.tags())
                }
                div.bb {
                    (rail(seat, &board.legacies, self.you))
                    @match self.prince {
                        Some(prince) => (super::prince::tracks(prince, folk)),
                        None => (supply(board)),
                    }
                    (self.purse())
                    (self.whereabouts())
                    div.holds {
                        (advisers(folk, seat, board))
                        (self.holdings())
                    }
                }
            }
        }
    }

    /// Role, and who answers: "Exile, you".
    fn role(&self) -> String {
        let now = match self.seat {
            s if self.folk.is_chancellor(s) => "table-chancellor",
            _ if self.board.citizen => "table-citizen",
            _ => "table-exile",
        };
        let mut words = vec![t(self.line.as_ref().and_then(|line| line.kept).unwrap_or(now))];
        if self.you {
            words.push(t("table-you"));
        } else if let Some(card) = self.hands {
            match card.hands {
                Hands::Bot { .. } => words.push(t("table-bot")),
                Hands::Prince => {}
                Hands::Away => words.push(t("table-away")),
                Hands::Person if !card.here => words.push(t("table-offline")),
                Hands::Person => {}
            }
        }
        words.join(", ")
    }

    /// Title, succession, and whose turn it is.
    fn tags(&self) -> Markup {
        let mut tags: Vec<(&str, &str, &str)> = Vec::new();
        if self.oathkeeper && self.usurper {
            tags.push(("tag gilt", "usurper", "table-usurper"));
        } else if self.oathkeeper {
            tags.push(("tag gilt", "oathkeeper", "table-oathkeeper"));
        }
        if self.successor {
            tags.push(("tag gilt", "successor", "table-successor"));
        }
        match (self.winner, self.asked) {
            (Some(winner), _) if winner == self.seat => tags.push(("tag", "u-check", "table-victory")),
            (Some(_), _) => {}
            (None, true) if self.turn && self.you => tags.push(("tag", "u-play", "table-your-turn")),
            (None, true) if self.you => tags.push(("tag", "u-chat", "table-you-asked")),
            (None, true) if self.turn => tags.push(("tag", "u-play", "table-turn")),
            (None, true) => tags.push(("tag", "u-chat", "table-asked")),
            (None, false) if self.turn => tags.push(("tag plain", "u-play", "table-turn")),
            (None, false) => {}
        }
        html! {
            span.tags {
                @for (class, symbol, key) in tags {
                    span class=(class) title=(t(key)) {
                        @match symbol {
                            "oathkeeper" => (drawing("pieces", "md", "medal")),
                            "usurper" => (drawing("pieces", "md", "medal-usurper")),
                            _ => (icon(symbol)),
                        }
                        span { (t(key)) }
                    }
                }
            }
        }
    }

    /// Favor, secrets, and warbands with those left in the bank.
    fn purse(&self) -> Markup {
        let (seat, board) = (self.seat, self.board);
        let purse = |word: &str, n: u8, key: &str, sign: Markup| {
            let label = say!(key, n = n);
            html! {
                li data-flip={ (word) "-board-" (seat) } title=(label) {
                    (sign) span.sr { (label) } b aria-hidden="true" { (n) }
                }
            }
        };
        let label = if board.citizen {
            say!("table-warbands-citizen", n = board.warbands)
        } else {
            say!("table-warbands", n = board.warbands, bank = board.bank)
        };
        // A Citizen's warbands are the Empire's.
        let colour = if board.citizen { IMPERIAL } else { self.folk.band_colour(seat) };
        html! {
            ul.purse.n {
                (purse("favor", board.favor, "table-favor", coins(board.favor)))
                (purse("secrets", board.secrets, "table-secrets", symbol("i dr", "secret")))
                (purse("dark", board.dark_secrets, "table-dark-secrets", symbol("i dr down", "secret-down")))
                li.bk data-key={ "board:" (seat) } data-flip={ "warbands-board-" (seat) } title=(label) {
                    span class={ "wbs p-" (colour) } role="img" aria-label=(label) { (shields(colour, board.warbands)) }
                    small aria-hidden="true" {
                        @if board.citizen { (t("table-imperial")) } @else { (say!("table-bank-short", n = board.bank)) }
                    }
                }
            }
        }
    }

    /// Where the pawn stands: read aloud everywhere, shown on a phone.
    fn whereabouts(&self) -> Markup {
        html! {
            @if let Some((slot, site)) = self.stands {
                p.onmap {
                    a href={ "#slot-" (slot) } {
                        @match site {
                            Some(site) => (say!("table-pawn-at", site = card::site_name(SiteCard(site)))),
                            None => (say!("table-pawn-at", site = t("table-facedown-site"))),
                        }
                    }
                }
            }
        }
    }

    /// Drawn cards, the revealed Vision, banners and relics.
    fn holdings(&self) -> Markup {
        let board = self.board;
        let nothing = board.revealed.is_none()
            && board.relics.is_empty()
            && board.dark_relics.is_empty()
            && board.hand.is_empty()
            && self.banners.is_empty();
        html! {
            div.held {
                h4 { (t("table-holdings")) }
                ul {
                    (self.hand())
                    @if let Some(vision) = board.revealed.map(Card) { (self.revealed(vision)) }
                    @for vision in self.line.iter().flat_map(|line| &line.visions) { (self.revealed(Card(*vision))) }
                    @for flag in &self.banners { li { (flag.draw()) } }
                    @for shown in &board.relics { (self.relic(shown)) }
                    @for (place, shown) in board.dark_relics.iter().enumerate() { (self.dark_relic(place, shown)) }
                    @if nothing { li.none { (t("table-no-holdings")) } }
                }
            }
        }
    }

    /// Cards in hand: by name for their owner, by their backs for everybody else.
    fn hand(&self) -> Markup {
        let (folk, seat, own) = (&self.folk, self.seat, self.you);
        html! {
            @for (place, shown) in self.board.hand.iter().enumerate() {
                li.drawn data-key=[own.then(|| format!("drawn:{place}"))] data-flip={ "drawn-" (seat) "-" (place) } title=(t("table-drawn")) {
                    (facedown(folk, shown, shown.card.map(Card), Some(seat)))
                }
            }
        }
    }

    fn revealed(&self, vision: Card) -> Markup {
        let folk = &self.folk;
        let shown = CardView {
            card: Some(vision.0),
            faceup: true,
            vision: true,
            favor: 0,
            secrets: 0,
            known_by: Vec::new(),
        };
        let beside = html! {
            @if let Some((player, band)) = self.sharer {
                span title=(say!("table-prophet", who = folk.name(player))) { (warbands(folk, band, 1, "vision")) }
            }
        };
        faceup(&shown, vision, &beside)
    }

    /// A relic that is held facedown: by name for whoever knows it.
    fn dark_relic(&self, place: usize, shown: &CardView) -> Markup {
        let (folk, seat) = (&self.folk, self.seat);
        html! {
            li data-key={ "held:" (seat) "." (place) } data-flip={ "held-" (seat) "-" (place) } {
                @match shown.card.map(Card) {
                    Some(_) => (facedown(folk, shown, shown.card.map(Card), Some(seat))),
                    None => span.chip.down.g-relic {
                        (card::plain_band("relic-down")) span.nm { (t("table-facedown-relic")) }
                        span.kd { (lookers(folk, &shown.known_by, Some(seat))) }
                    },
                }
            }
        }
    }

    fn relic(&self, shown: &CardView) -> Markup {
        let folk = &self.folk;
        let Some(which) = shown.card.map(Card) else {
            return html! { li { (facedown(folk, shown, None, None)) } };
        };
        let cage = words::card_key(which) == CAGE;
        let caged = (0u8..).zip(self.caged).filter(|(_, n)| cage && *n > 0);
        let beside = html! { @for (owner, n) in caged { (warbands(folk, owner, n, "cage")) } };
        faceup(shown, which, &beside)
    }
}

impl Line {
    /// Beside the name: who begins each round, points of this game.
    fn head(&self) -> Markup {
        let sign = |label: &str, name: &str| {
            let href = format!("/a/foundations.svg#{name}");
            html! { svg.i role="img" aria-label=(label) { title { (label) } use href=(href) {} } }
        };
        html! {
            @if self.first { span.first title=(t("table-first-player")) { (icon_for("u-play", &t("table-first-player"))) "1" } }
            @if self.points > 0 || self.marked {
                span.pts title=(say!("table-points", n = self.points)) {
                    (sign(&say!("table-points", n = self.points), "n-point")) span aria-hidden="true" { (self.points) }
                    @if self.marked { span title=(t("table-greater")) { "+" span.sr { (t("table-greater")) } } }
                }
            }
        }
    }
}

fn hands_title(card: &SeatCard) -> String {
    match &card.hands {
        Hands::Bot { level, character: None } => say!("table-bot-level", level = level.as_str()),
        Hands::Bot { level, character: Some(character) } => {
            let liking = t(&format!("bot-character-{character}"));
            format!("{} · {liking}", say!("table-bot-level", level = level.as_str()))
        }
        Hands::Prince => t("table-prince-title"),
        Hands::Away => t("table-away-title"),
        Hands::Person if card.here => t("table-here-title"),
        Hands::Person => t("table-offline-title"),
    }
}

fn supply(board: &BoardView) -> Markup {
    let label = say!("table-supply", n = board.supply, rest = board.supply_after_rest);
    html! {
        div.sup title=(label) {
            (icon("supply"))
            span.sr { (label) }
            ol.n aria-hidden="true" {
                @for n in (0..=FULL_SUPPLY).rev() {
                    li class=(if n <= board.supply { "on" } else { "" }) aria-current=[(n == board.supply).then_some("true")] { (n) }
                }
            }
            span.rest.n aria-hidden="true" { (icon("k-rest")) (board.supply_after_rest) }
        }
    }
}

fn advisers(folk: &Folk<'_>, seat: u8, board: &BoardView) -> Markup {
    html! {
        div.held {
            h4 { (t("table-advisers")) }
            ul {
                @for (place, shown) in board.advisers.iter().enumerate() { (adviser(folk, seat, place, shown)) }
                @if board.advisers.is_empty() { li.none { (t("table-no-advisers")) } }
            }
        }
    }
}

fn adviser(folk: &Folk<'_>, seat: u8, place: usize, shown: &CardView) -> Markup {
    match shown.card.map(Card) {
        Some(c) if shown.faceup => faceup(shown, c, &html! {}),
        known => {
            let key = format!("adviser:{seat}.{place}");
            html! {
                li data-key=(key) data-flip={ "adviser-" (seat) "-" (place) } {
                    (facedown(folk, shown, known, Some(seat)))
                }
            }
        }
    }
}

/// A faceup card as a chip that opens it.
fn faceup(shown: &CardView, which: Card, beside: &Markup) -> Markup {
    let place = format!("card-{}", which.0);
    html! {
        li data-key=(card::handle(which)) data-flip=(place) {
            a class={ "chip " (card_class(which)) } href=(card_href(which)) data-card=(card::handle(which)) aria-haspopup="dialog" {
                (card::band(which))
                span.nm { (card::name(which)) }
                span.kd { (beside) (tokens(shown.favor, shown.secrets, &place)) (card::power_icons(which)) }
                (power_line(card::line(which)))
            }
        }
    }
}

/// A facedown card: by name with the eye if the seat knows it, else by its back.
fn facedown(folk: &Folk<'_>, shown: &CardView, known: Option<Card>, owner: Option<u8>) -> Markup {
    let unknown = if shown.vision { "table-facedown-vision" } else { "table-facedown" };
    html! {
        @match known {
            Some(c) => a class={ "chip mine " (card_class(c)) } href=(card_href(c)) data-card=(card::handle(c)) aria-haspopup="dialog" {
                (card::band(c)) span.nm { (card::name(c)) } (eye())
                span.kd { (lookers(folk, &shown.known_by, owner)) }
                (power_line(card::line(c)))
            },
            None => span.chip.down.g-back {
                (back(shown)) span.nm { (t(unknown)) } span.kd { (lookers(folk, &shown.known_by, owner)) }
            },
        }
    }
}

/// A banner with what lies on it, on a board or among the stores.
#[derive(Hash)]
pub(super) struct Flag {
    banner: Banner,
    tokens: u8,
    mob: bool,
    /// Its face in New Foundations.
    face: Option<&'static str>,
}

impl Flag {
    pub(super) fn of(scene: &Scene<'_>, banner: Banner) -> Flag {
        let mob = scene.view.mob && banner == Banner::PeoplesFavor;
        let face = scene.view.frontier.as_ref().map(|frontier| match banner {
            Banner::PeoplesFavor if frontier.council => "grand-council",
            Banner::PeoplesFavor => "mob",
            Banner::DarkestSecret if frontier.festival => "festival",
            Banner::DarkestSecret => "wandering-flame",
        });
        Flag { banner, tokens: scene.view.banners[banner.index()].1, mob: mob && face.is_none(), face }
    }

    /// Where it leads, what the script knows it by, and its line of power.
    fn told(&self) -> (String, String, Option<&'static str>) {
        let which = self.banner.card();
        match self.face {
            Some(face) => {
                let key = format!("foundations-banner-{face}");
                let line = words::attribute(&key, "line");
                (format!("/cards/{key}"), format!("face:{key}"), line)
            }
            None => (card_href(which), card::handle(which), card::line(which)),
        }
    }

    pub(super) fn draw(&self) -> Markup {
        let (which, n) = (self.banner.card(), self.tokens);
        let (word, token, key) = match self.banner {
            Banner::PeoplesFavor => ("peoples-favor", "favor", "table-favor-here"),
            Banner::DarkestSecret => ("darkest-secret", "secret", "table-secrets-here"),
        };
        let (href, handle, line) = self.told();
        html! {
            a class={ "chip " (card::ground(which)) } data-key={ "banner:" (word) } data-flip={ "banner-" (word) } href=(href)
                data-card=(handle) aria-haspopup="dialog" {
                (card::band(which))
                span.nm {
                    (card::banner_name(self.banner))
                    @if self.mob { " " i { (t("table-mob")) } }
                    @if let Some(face) = self.face { " " i { (t(&format!("table-face-{face}"))) } }
                }
                span.coin .sec[self.banner == Banner::DarkestSecret] title=(say!(key, n = n)) { (icon_for(token, &say!(key, n = n))) span aria-hidden="true" { (n) } }
                (power_line(line))
            }
        }
    }
}
