//! Everything that a program can ask for.

use super::{chronicles, events, games, library, openapi, page, seats};
use crate::App;
use crate::web::{chronicles as shelf, deeds, games as tables, gather};
use axum::extract::DefaultBodyLimit;
use axum::routing::{MethodRouter, get, post};
use std::sync::Arc;

/// The largest deed.
const LARGEST_DEED: usize = 16 * 1024;

/// How it is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Method {
    /// To read.
    Get,
    /// To change something.
    Post,
}

impl Method {
    /// Its word in the document.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Method::Get => "get",
            Method::Post => "post",
        }
    }
}

/// What it is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Group {
    /// Games.
    Games,
    /// Chronicles.
    Chronicles,
    /// What can be looked up.
    Library,
    /// The API itself.
    About,
}

impl Group {
    /// All of them, in the order in which they are listed.
    pub(super) const ALL: [Group; 4] = [Group::Games, Group::Chronicles, Group::Library, Group::About];

    /// Its answers are the same for everybody.
    pub(super) const fn is_same_for_all(self) -> bool {
        matches!(self, Group::Library | Group::About)
    }

    /// The message of its name.
    pub(super) fn key(self) -> String {
        format!("api-group-{}", self.word())
    }

    /// Its word in the document.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Group::Games => "games",
            Group::Chronicles => "chronicles",
            Group::Library => "library",
            Group::About => "about",
        }
    }
}

/// Who may ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Access {
    /// Everybody.
    Open,
    /// Whoever has a token of the game.
    Token,
}

/// What is answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ReplyKind {
    /// JSON of this schema.
    Json(&'static str),
    /// Something was made: JSON of this schema.
    Made(&'static str),
    /// Any JSON.
    Document,
    /// Plain text.
    Text,
    /// A page.
    Page,
    /// A stream of events; the data of each has this schema.
    Events(&'static str),
}

/// One thing that a program can ask for.
pub(super) struct Operation {
    /// How.
    pub method: Method,
    /// Where; parts in braces are filled in.
    pub path: &'static str,
    /// Its name in the document; with `api-do-` before it the message that tells what it does.
    pub id: &'static str,
    /// What it is about.
    pub group: Group,
    /// Who may ask.
    pub access: Access,
    /// What can stand behind the question mark: names of `parameters` in the schemas.
    pub query: &'static [&'static str],
    /// The schema of the body.
    pub body: Option<&'static str>,
    /// What is answered.
    pub reply: ReplyKind,
    /// What can go wrong besides: see [`openapi`].
    pub problems: &'static [u16],
    /// The function behind it.
    pub handler: fn() -> MethodRouter<Arc<App>>,
}

impl Operation {
    /// The message that tells what it does.
    pub(super) fn key(&self) -> String {
        format!("api-do-{}", self.id)
    }

    /// Can a whole chronicle be in its body?
    pub(super) fn is_import(&self) -> bool {
        matches!(self.body, Some("NewGame" | "Pasted"))
    }
}

const fn read(
    path: &'static str,
    id: &'static str,
    group: Group,
    reply: ReplyKind,
    handler: fn() -> MethodRouter<Arc<App>>,
) -> Operation {
    let (method, access) = (Method::Get, Access::Open);
    Operation { method, path, id, group, access, query: &[], body: None, reply, problems: &[], handler }
}

const fn write(
    path: &'static str,
    id: &'static str,
    group: Group,
    (body, reply): (&'static str, ReplyKind),
    handler: fn() -> MethodRouter<Arc<App>>,
) -> Operation {
    Operation {
        method: Method::Post,
        body: Some(body),
        problems: &[400, 413],
        ..read(path, id, group, reply, handler)
    }
}

impl Operation {
    const fn with_token(self) -> Operation {
        Operation { access: Access::Token, ..self }
    }
    const fn query(self, query: &'static [&'static str]) -> Operation {
        Operation { query, ..self }
    }
    const fn problems(self, problems: &'static [u16]) -> Operation {
        Operation { problems, ..self }
    }
}

/// All of them.
pub(super) const ALL: &[Operation] = &[
    write("/api/games", "open-game", Group::Games, ("NewGame", ReplyKind::Made("OpenedGame")), || {
        post(games::open)
    })
    .problems(&[400, 413, 422]),
    Operation {
        method: Method::Post,
        ..read("/api/promises", "promise", Group::Games, ReplyKind::Made("PromisedSecret"), || {
            post(gather::promise)
        })
    },
    write(
        "/api/games/{game}/number",
        "add-number",
        Group::Games,
        ("Number", ReplyKind::Json("Begun")),
        || post(gather::add).layer(DefaultBodyLimit::max(LARGEST_DEED)),
    )
    .with_token()
    .problems(&[400, 403, 404, 409, 413]),
    Operation {
        method: Method::Post,
        ..read("/api/games/{game}/begin", "begin", Group::Games, ReplyKind::Json("Begun"), || {
            post(gather::begin_and_tell)
        })
    }
    .with_token()
    .problems(&[403, 404]),
    write("/api/claim", "claim", Group::Games, ("Invitation", ReplyKind::Made("Claimed")), || {
        post(seats::claim)
    })
    .problems(&[400, 404, 410, 413]),
    read("/api/games/{game}/seats", "see-seats", Group::Games, ReplyKind::Json("Seats"), || get(seats::list))
        .with_token()
        .problems(&[403, 404]),
    write("/api/games/{game}/free", "free", Group::Games, ("Which", ReplyKind::Json("Invited")), || {
        post(seats::free)
    })
    .with_token()
    .problems(&[400, 403, 404, 409, 413]),
    write("/api/games/{game}/device", "device", Group::Games, ("Which", ReplyKind::Json("Invited")), || {
        post(seats::device)
    })
    .with_token()
    .problems(&[400, 403, 404, 409, 413]),
    Operation {
        method: Method::Post,
        ..read("/api/games/{game}/go-on", "go-on", Group::Games, ReplyKind::Made("GoneOn"), || {
            post(seats::onward)
        })
    }
    .with_token()
    .problems(&[403, 404, 409]),
    read("/api/me", "who-am-i", Group::Games, ReplyKind::Json("Me"), || get(games::me))
        .with_token()
        .problems(&[401, 403, 404]),
    read("/api/games/{game}", "see-game", Group::Games, ReplyKind::Json("Game"), || get(games::see))
        .with_token()
        .query(&["as", "since"])
        .problems(&[400, 403, 404]),
    read("/api/games/{game}/at/{moment}", "see-moment", Group::Games, ReplyKind::Json("Moment"), || {
        get(games::moment)
    })
    .with_token()
    .query(&["as"])
    .problems(&[400, 403, 404]),
    read("/api/games/{game}/motive/{moment}", "motive", Group::Games, ReplyKind::Json("Motive"), || {
        get(games::motive)
    })
    .with_token()
    .problems(&[400, 403, 404]),
    read("/api/games/{game}/talk", "hear-talk", Group::Games, ReplyKind::Json("TalkPage"), || {
        get(games::talk)
    })
    .with_token()
    .query(&["before"])
    .problems(&[400, 404]),
    read("/api/games/{game}/events", "hear-game", Group::Games, ReplyKind::Events("Change"), || {
        get(events::hear)
    })
    .with_token()
    .query(&["as", "since"])
    .problems(&[400, 403, 404]),
    write("/api/games/{game}/do", "do", Group::Games, ("Deed", ReplyKind::Json("Done")), || {
        post(deeds::perform).layer(DefaultBodyLimit::max(LARGEST_DEED))
    })
    .with_token()
    .problems(&[400, 403, 404, 409, 413, 422, 503]),
    write(
        "/api/games/{game}/preview",
        "preview",
        Group::Games,
        ("Thought", ReplyKind::Json("Preview")),
        || post(games::preview).layer(DefaultBodyLimit::max(LARGEST_DEED)),
    )
    .with_token()
    .problems(&[400, 403, 404, 409, 413]),
    read("/api/games/{game}/record", "record", Group::Games, ReplyKind::Text, || get(tables::record))
        .with_token()
        .problems(&[403, 404]),
    write(
        "/api/chronicles",
        "keep-chronicle",
        Group::Chronicles,
        ("Pasted", ReplyKind::Made("Chronicle")),
        || post(chronicles::keep),
    )
    .problems(&[400, 413, 422]),
    read("/api/chronicles/{id}", "see-chronicle", Group::Chronicles, ReplyKind::Json("Chronicle"), || {
        get(chronicles::see)
    })
    .problems(&[404]),
    read("/api/chronicles/{id}/file", "chronicle-file", Group::Chronicles, ReplyKind::Text, || {
        get(shelf::file)
    })
    .problems(&[404, 409]),
    read("/api/chronicles/{id}/string", "chronicle-string", Group::Chronicles, ReplyKind::Text, || {
        get(shelf::string)
    })
    .problems(&[404, 409]),
    read("/api/cards", "cards", Group::Library, ReplyKind::Json("Cards"), || get(library::cards)),
    read("/api/cards/{key}", "card", Group::Library, ReplyKind::Json("CardFacts"), || get(library::card))
        .problems(&[404]),
    read("/api/law", "law", Group::Library, ReplyKind::Json("Law"), || get(library::law)),
    read("/api/law/{clause}", "clause", Group::Library, ReplyKind::Json("Clause"), || get(library::clause))
        .problems(&[404]),
    read("/api/bots", "bots", Group::Library, ReplyKind::Json("Bots"), || get(library::bots)),
    read("/api/openapi.json", "openapi", Group::About, ReplyKind::Document, || get(openapi::serve)),
    read("/api", "about", Group::About, ReplyKind::Page, || get(page::about)),
];
