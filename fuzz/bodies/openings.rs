//! Openings of engine games: any text may be refused; what is read is written and read again unchanged, and
//! the position at the start can be asked for.

use fanorona_game::explore::{Filter, Openings};
use fanorona_rules::Position;
use fanorona_rules::variant::shipped;

/// Runs the target on one input: a text with openings, as it is, and then with the right checksum, which
/// mutations never have.
pub fn check(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if let Some(variant) = Openings::key(text).and_then(shipped::variant) {
        let _ = Openings::read(text, &variant);
        let body = text.split_once('\n').map_or("", |(_, body)| body);
        let sum = checksum(body.as_bytes());
        let sealed = format!("fanorona openings 1 {} {sum:08x}\n{body}", variant.key);
        let Ok(openings) = Openings::read(&sealed, &variant) else { return };
        let written = openings.to_string();
        let Ok(again) = Openings::read(&written, &variant) else {
            panic!("openings that were written are read")
        };
        assert_eq!(again.to_string(), written);
        let start = Position::start(&variant.rules);
        for (effect, _) in openings.played(&start, &Filter::default()) {
            let after = start.moved(&variant.rules, effect.from, effect.to, effect.captured);
            assert_eq!(again.value(&after), openings.value(&after));
        }
    }
}

/// CRC-32, bit by bit.
fn checksum(bytes: &[u8]) -> u32 {
    let bit = |sum: u32, _| if sum & 1 == 1 { sum >> 1 ^ 0xEDB8_8320 } else { sum >> 1 };
    !bytes.iter().fold(!0, |sum, &byte| (0..8).fold(sum ^ u32::from(byte), bit))
}
