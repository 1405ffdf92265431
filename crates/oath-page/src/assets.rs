//! Everything the pages need, built into the program: no other host is ever asked.

/// A file that is served.
pub struct Asset {
    /// Its path below `/a/`.
    pub path: &'static str,
    /// Its media type.
    pub kind: &'static str,
    /// What is in it.
    pub bytes: &'static [u8],
}

macro_rules! asset {
    ($path:literal, $kind:literal) => {
        Asset { path: $path, kind: $kind, bytes: include_bytes!(concat!("../assets/", $path)) }
    };
}

const SCRIPT: &str = "text/javascript; charset=utf-8";

/// The morphing library, as it is published, and as a module.
const IDIOMORPH: &str =
    concat!(include_str!("../assets/vendor/idiomorph.min.js"), "\nexport { Idiomorph };\n");

/// The stylesheet: one file a page, served as one. A table of the base game needs no other.
pub const STYLE: &str = concat!(
    include_str!("../assets/css/base.css"),
    include_str!("../assets/css/pieces.css"),
    include_str!("../assets/css/cards.css"),
    include_str!("../assets/css/table.css"),
    include_str!("../assets/css/campaign.css"),
    include_str!("../assets/css/library.css"),
    include_str!("../assets/css/home.css"),
    include_str!("../assets/css/chronicle.css"),
    include_str!("../assets/css/over.css"),
    include_str!("../assets/css/question.css"),
    include_str!("../assets/css/lesson.css"),
    include_str!("../assets/css/phone.css"),
);

/// What New Foundations needs besides, and what only pages beside the table show, which all have it: the first table
/// of the base game stays light.
pub const FOUNDATIONS_STYLE: &str = concat!(
    include_str!("../assets/css/foundations.css"),
    include_str!("../assets/css/tasks.css"),
    include_str!("../assets/css/ended.css"),
);

/// The colours, sizes and families of type as custom properties, for pages that stand alone.
#[must_use]
pub fn colours() -> &'static str {
    let base = include_str!("../assets/css/base.css");
    let from = base.find(":root{").unwrap_or(0);
    let rest = &base[from..];
    &rest[..rest.find("\n}\n").map_or(rest.len(), |end| end + 3)]
}

/// All files.
pub const ASSETS: &[Asset] = &[
    Asset { path: "style.css", kind: "text/css; charset=utf-8", bytes: STYLE.as_bytes() },
    Asset { path: "foundations.css", kind: "text/css; charset=utf-8", bytes: FOUNDATIONS_STYLE.as_bytes() },
    asset!("icons.svg", "image/svg+xml"),
    asset!("mark.svg", "image/svg+xml"),
    asset!("sites.svg", "image/svg+xml"),
    asset!("foundations-sites.svg", "image/svg+xml"),
    asset!("relics.svg", "image/svg+xml"),
    asset!("foundations-relics.svg", "image/svg+xml"),
    asset!("edifices.svg", "image/svg+xml"),
    asset!("legacies.svg", "image/svg+xml"),
    asset!("foundations.svg", "image/svg+xml"),
    asset!("pieces.svg", "image/svg+xml"),
    asset!("theme.js", "text/javascript; charset=utf-8"),
    Asset { path: "vendor/idiomorph.js", kind: SCRIPT, bytes: IDIOMORPH.as_bytes() },
    asset!("js/page.js", "text/javascript; charset=utf-8"),
    asset!("js/beside.js", "text/javascript; charset=utf-8"),
    asset!("js/fair.js", "text/javascript; charset=utf-8"),
    asset!("js/recent.js", "text/javascript; charset=utf-8"),
    asset!("js/review.js", "text/javascript; charset=utf-8"),
    asset!("js/motive.js", "text/javascript; charset=utf-8"),
    asset!("js/stars.js", "text/javascript; charset=utf-8"),
    asset!("js/table.js", "text/javascript; charset=utf-8"),
    asset!("js/live.js", "text/javascript; charset=utf-8"),
    asset!("js/ask.js", "text/javascript; charset=utf-8"),
    asset!("js/dialogs.js", "text/javascript; charset=utf-8"),
    asset!("js/keys.js", "text/javascript; charset=utf-8"),
    asset!("js/tabs.js", "text/javascript; charset=utf-8"),
    asset!("js/lesson.js", "text/javascript; charset=utf-8"),
    asset!("js/learned.js", "text/javascript; charset=utf-8"),
    asset!("js/coach.js", "text/javascript; charset=utf-8"),
    asset!("js/replay.js", "text/javascript; charset=utf-8"),
    asset!("js/notice.js", "text/javascript; charset=utf-8"),
    asset!("fonts/alegreya-latin-400-italic.woff2", "font/woff2"),
    asset!("fonts/alegreya-latin-400-normal.woff2", "font/woff2"),
    asset!("fonts/alegreya-latin-500-normal.woff2", "font/woff2"),
    asset!("fonts/alegreya-latin-700-normal.woff2", "font/woff2"),
    asset!("fonts/alegreya-sans-latin-400-italic.woff2", "font/woff2"),
    asset!("fonts/alegreya-sans-latin-400-normal.woff2", "font/woff2"),
    asset!("fonts/alegreya-sans-latin-500-normal.woff2", "font/woff2"),
    asset!("fonts/alegreya-sans-latin-700-normal.woff2", "font/woff2"),
    asset!("fonts/alegreya-sc-latin-500-normal.woff2", "font/woff2"),
];
