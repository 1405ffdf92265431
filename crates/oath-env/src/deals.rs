//! Offers from a menu. The terms of an exchange have far too many forms for a table of actions: each side
//! is one of a few goods, and of several relics or banners it is the first.

use crate::actions::{GOODS, of_deal};
use oath_model::*;

/// What a side gives, by its place among the goods; none if there is not so much of it.
fn goods(kind: usize, most: &Bundle) -> Option<Bundle> {
    let none = Bundle::default();
    let favor = |n: u8| (n > 0 && n <= most.favor).then_some(Bundle { favor: n, ..none });
    match kind {
        0 => Some(none),
        1 => favor(1),
        2 => favor(2),
        // Only where it is not one of the sums above.
        3 => favor(most.favor).filter(|_| most.favor > 2),
        4 => (most.secrets > 0).then_some(Bundle { secrets: 1, ..none }),
        5 => {
            let mut relics = most.relics;
            let dark = most.dark_relics & most.dark_relics.wrapping_neg();
            match relics.next() {
                Some(relic) => Some(Bundle { relics: RelicSet::just(relic), ..none }),
                None => (dark != 0).then_some(Bundle { dark_relics: dark, ..none }),
            }
        }
        6 => {
            let mut banners = most.banners;
            banners.next().map(|banner| Bundle { banners: BannerSet::just(banner), ..none })
        }
        _ => {
            let reliquary = most.reliquary & most.reliquary.wrapping_neg();
            let offered = reliquary != 0 || most.citizenship;
            offered.then_some(Bundle { reliquary, citizenship: most.citizenship, ..none })
        }
    }
}

/// The offer of these goods for those; none is no offer.
pub(crate) fn deal(most: &Deal, give: usize, take: usize) -> Option<Deal> {
    if give == 0 && take == 0 {
        return None;
    }
    Some(Deal { give: goods(give, &most.give)?, take: goods(take, &most.take)? })
}

/// All offers of the menu that are lawful, with their actions; no offer is the first.
pub(crate) fn menu(most: &Deal, lawful: Lawful<'_, Deal>) -> Vec<(u16, Option<Deal>)> {
    let mut all = vec![(of_deal(0, 0), None)];
    for give in 0..GOODS.len() {
        for take in 0..GOODS.len() {
            if let Some(deal) = deal(most, give, take).filter(|deal| lawful(deal).is_ok()) {
                all.push((of_deal(give, take), Some(deal)));
            }
        }
    }
    all
}
