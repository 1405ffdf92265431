//! Where the two rulebooks say the same. What both games share cites the base Law.

use oath_model::Law;

/// The clauses of the base Law that shared code cites, and the same ones in New Foundations.
const SAME: [(&str, Law); 22] = [
    ("2.8.1", &"3.2"),
    ("2.9", &"1.15"),
    ("4.2", &"7.5"),
    ("5.1.2", &"8.1.1"),
    ("5.1.4.I", &"8.1.5"),
    ("5.1.4.II", &"8.1.6"),
    ("5.1.4.III", &"8.1.7"),
    ("5.2.1", &"8.4"),
    ("5.3.2", &"8.5"),
    ("5.5.2", &"8.3"),
    ("5.5.3", &"8.3.5"),
    ("5.6.1", &"8.2.1"),
    ("7.1.2", &"10.2"),
    ("7.1.3", &"10.3"),
    ("7.1.4", &"10.5"),
    ("7.2.1", &"10.8"),
    ("7.2.2", &"10.8"),
    ("7.4.1", &"10.4"),
    ("7.4.3", &"10.4"),
    ("7.6.3", &"9.7"),
    ("9.2", &"1.16"),
    ("10.Rule", &"1.8"),
];

/// The clause of New Foundations for one of the base Law. Its own code cites others, which stay as they are.
pub(crate) fn in_foundations(law: Law) -> Law {
    SAME.iter().find(|(base, _)| base == law).map_or(law, |(_, new)| new)
}
