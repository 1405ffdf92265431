//! Digests and their digits: the checksum of files and fingerprints, and bytes as text.

/// FNV-1a of 64 bits: the same on every machine and for ever. Stored games rest on it; it keeps nobody
/// from making another text with the same sum.
#[derive(Clone, Copy, Debug)]
pub struct Fnv(u64);

impl Fnv {
    /// Of no bytes yet.
    #[must_use]
    pub const fn new() -> Fnv {
        Fnv(0xcbf2_9ce4_8422_2325)
    }

    /// The sum of these bytes alone.
    #[must_use]
    pub fn of(bytes: &[u8]) -> u64 {
        let mut sum = Fnv::new();
        sum.bytes(bytes);
        sum.sum()
    }

    /// One more byte.
    pub const fn byte(&mut self, byte: u8) {
        self.0 = (self.0 ^ byte as u64).wrapping_mul(0x0100_0000_01b3);
    }

    /// More bytes.
    pub fn bytes(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.byte(*byte));
    }

    /// The sum so far.
    #[must_use]
    pub const fn sum(self) -> u64 {
        self.0
    }
}

impl Default for Fnv {
    fn default() -> Fnv {
        Fnv::new()
    }
}

/// Bytes in hexadecimal digits, two small ones each.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    bytes
        .iter()
        .flat_map(|byte| [byte >> 4, byte & 15])
        .filter_map(|n| char::from_digit(n.into(), 16))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sums_are_those_of_everybody() {
        assert_eq!(Fnv::of(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(Fnv::of(b"a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(Fnv::of(b"foobar"), 0x8594_4171_f739_67e8);
    }

    #[test]
    fn digits_are_small_and_two_a_byte() {
        assert_eq!(hex(&[0, 9, 10, 255]), "00090aff");
    }
}
