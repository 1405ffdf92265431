//! Sets that are chosen one thing after the other: what can come next so that a lawful set can still be
//! reached.

use oath_model::*;

/// Sets that are tried before a thing counts as one that leads nowhere.
const MOST_TRIES: u32 = 4_000;

/// A question for a set.
pub(crate) struct Sets<'q> {
    pub of: &'q [Choice],
    pub min: u8,
    pub max: u8,
    pub lawful: Lawful<'q, List>,
    pub example: &'q List,
}

impl Sets<'_> {
    /// Is this set an answer?
    pub(crate) fn is_answer(&self, list: &List) -> bool {
        let n = list.len();
        n >= usize::from(self.min) && n <= usize::from(self.max) && (self.lawful)(list).is_ok()
    }

    /// The things that can be added.
    pub(crate) fn next(&self, chosen: &List) -> Vec<Choice> {
        if chosen.len() >= usize::from(self.max) || chosen.is_full() {
            return Vec::new();
        }
        let open = self.of.iter().copied().filter(|choice| !chosen.contains(choice));
        open.filter(|choice| {
            let mut list = chosen.clone();
            list.push(*choice);
            self.leads_somewhere(&list)
        })
        .collect()
    }

    /// Is there an answer with all of these in it?
    fn leads_somewhere(&self, list: &List) -> bool {
        if self.is_answer(list) {
            return true;
        }
        // Most sets only want what the example has, or more of anything.
        let with = |more: &[Choice], most: usize| {
            let mut list = list.clone();
            for choice in more {
                if list.len() < most && !list.is_full() && !list.contains(choice) {
                    list.push(*choice);
                }
            }
            self.is_answer(&list)
        };
        let mut tries = MOST_TRIES;
        with(self.example, usize::from(self.max))
            || with(self.of, usize::from(self.min))
            || self.search(list.clone(), 0, &mut tries)
    }

    fn search(&self, list: List, from: usize, tries: &mut u32) -> bool {
        if list.len() >= usize::from(self.max) || list.is_full() {
            return false;
        }
        for (i, choice) in self.of.iter().enumerate().skip(from) {
            if list.contains(choice) || *tries == 0 {
                continue;
            }
            *tries -= 1;
            let mut longer = list.clone();
            longer.push(*choice);
            if self.is_answer(&longer) || self.search(longer, i + 1, tries) {
                return true;
            }
        }
        false
    }
}
