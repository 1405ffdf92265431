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

/// Sprites of large drawings, of which a table shows few: each drawing is served as a file of its own.
pub const SHEETS: [(&str, &str); 3] = [
    ("sites", include_str!("../assets/sites.svg")),
    ("foundations-sites", include_str!("../assets/foundations-sites.svg")),
    ("edifices", include_str!("../assets/edifices.svg")),
];

/// Where a drawing of a sprite is found.
#[must_use]
pub fn address(sprite: &str, name: &str) -> String {
    if SHEETS.iter().any(|(sheet, _)| *sheet == sprite) {
        format!("/a/{sprite}/{name}.svg#{name}")
    } else {
        format!("/a/{sprite}.svg#{name}")
    }
}

/// A drawing of one of the [`SHEETS`] as a file, by its path below `/a/`.
#[must_use]
pub fn sheet_drawing(path: &str) -> Option<String> {
    let (sheet, file) = path.split_once('/')?;
    let (_, sprite) = SHEETS.iter().find(|(name, _)| *name == sheet)?;
    let drawing = symbol(sprite, file.strip_suffix(".svg")?)?;
    Some(format!("<svg xmlns=\"http://www.w3.org/2000/svg\">{drawing}</svg>"))
}

/// One symbol of a sprite.
pub(crate) fn symbol<'s>(sprite: &'s str, name: &str) -> Option<&'s str> {
    const END: &str = "</symbol>";
    let from = sprite.find(&format!("<symbol id=\"{name}\""))?;
    let to = sprite[from..].find(END)? + from + END.len();
    Some(&sprite[from..to])
}

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
    asset!("relics.svg", "image/svg+xml"),
    asset!("foundations-relics.svg", "image/svg+xml"),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_large_drawing_is_a_file_of_its_own_and_nothing_else_is() {
        let site = sheet_drawing("sites/site-mine.svg").expect("it is drawn");
        assert!(site.contains("id=\"site-mine\"") && site.matches("<symbol").count() == 1);
        assert_eq!(address("sites", "site-mine"), "/a/sites/site-mine.svg#site-mine");
        assert_eq!(address("icons", "favor"), "/a/icons.svg#favor");
        for path in ["sites/site-min.svg", "sites/", "icons/favor.svg", "sites/site-mine", "/"] {
            assert_eq!(sheet_drawing(path), None, "{path}");
        }
    }
}
