//! Text that people bring: names, dates. One line, nothing invisible, not too long.

/// Longest name of a chronicle or of a player in one.
pub const LONGEST_NAME: usize = 80;

/// Characters that cannot be seen and change how others are shown: directions, empty spaces, marks.
/// The joiner of emoji is none of them.
#[must_use]
pub const fn is_trick(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{61c}' | '\u{200b}' | '\u{200c}' | '\u{200e}' | '\u{200f}' | '\u{feff}')
        || matches!(c, '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{fff9}'..='\u{fffb}')
}

/// The text in one line of at most so many characters. Control characters count as spaces: some of
/// them mark names in our own sentences ([`crate::words::Mark`]).
#[must_use]
pub fn tidy(text: &str, longest: usize) -> String {
    let visible = |c: char| if c.is_control() { ' ' } else { c };
    let shown: String = text.chars().filter(|c| !is_trick(*c)).map(visible).take(8 * longest).collect();
    let line = shown.split_whitespace().collect::<Vec<_>>().join(" ");
    line.chars().take(longest).collect::<String>().trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_visible_line() {
        assert_eq!(tidy(" Ada\u{2}p9\u{1f}x\u{3}\n\u{202e}Bo ", 80), "Ada p9 x Bo");
        assert_eq!(tidy("ab cd", 3), "ab");
        assert_eq!(tidy("\u{0}\u{200b}", 80), "");
        assert_eq!(tidy("李 明", 80), "李 明");
    }
}
