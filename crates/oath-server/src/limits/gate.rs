//! A gate: so many may be inside at a time, and so many of one address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

/// How many may be inside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Capacity {
    /// Of one address.
    pub each: usize,
    /// In all.
    pub all: usize,
}

#[derive(Default)]
struct Inside {
    all: usize,
    each: HashMap<IpAddr, usize>,
}

/// Lets in as many as there is room for.
pub struct Gate {
    room: Capacity,
    inside: Mutex<Inside>,
}

/// Somebody is inside as long as this lives.
pub struct Pass {
    gate: Arc<Gate>,
    ip: Option<IpAddr>,
}

impl Gate {
    /// A gate with nobody inside.
    #[must_use]
    pub fn new(room: Capacity) -> Arc<Gate> {
        Arc::new(Gate { room, inside: Mutex::default() })
    }

    /// Let somebody in, if there is room. Without an address they count for all only.
    #[must_use]
    pub fn enter(self: &Arc<Gate>, ip: Option<IpAddr>) -> Option<Pass> {
        let mut inside = self.inside();
        let of_this = ip.map_or(0, |ip| inside.each.get(&ip).copied().unwrap_or(0));
        if inside.all >= self.room.all || of_this >= self.room.each {
            return None;
        }
        inside.all += 1;
        if let Some(ip) = ip {
            inside.each.insert(ip, of_this + 1);
        }
        Some(Pass { gate: Arc::clone(self), ip })
    }

    /// How many are inside.
    #[must_use]
    pub fn count(&self) -> usize {
        self.inside().all
    }

    fn inside(&self) -> std::sync::MutexGuard<'_, Inside> {
        self.inside.lock().expect("nothing panics under this lock")
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut inside = self.gate.inside();
        inside.all -= 1;
        let Some(ip) = self.ip else { return };
        if let Some(count) = inside.each.get_mut(&ip) {
            *count -= 1;
            if *count == 0 {
                inside.each.remove(&ip);
            }
        }
        // A crowd that has left leaves no empty chairs.
        if inside.each.capacity() > 64 && inside.each.len() * 4 < inside.each.capacity() {
            inside.each.shrink_to_fit();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_address_cannot_take_all_the_room() {
        let gate = Gate::new(Capacity { each: 2, all: 3 });
        let ip = |n: u8| Some(IpAddr::from([192, 0, 2, n]));
        let (first, second) = (gate.enter(ip(1)), gate.enter(ip(1)));
        assert!(first.is_some() && second.is_some());
        assert!(gate.enter(ip(1)).is_none(), "it has its share");
        let other = gate.enter(ip(2));
        assert!(other.is_some(), "there is room for another");
        assert!(gate.enter(ip(3)).is_none() && gate.enter(None).is_none(), "now it is full");
        drop(first);
        assert!(gate.enter(ip(1)).is_some(), "who leaves makes room");
        drop((second, other));
        assert_eq!(gate.count(), 0);
        assert!(gate.inside().each.is_empty(), "nothing is left of who has left");
    }
}
