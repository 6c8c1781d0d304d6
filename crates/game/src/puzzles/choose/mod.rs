//! Which puzzle comes next.

pub mod again;
mod daily;
mod next;
mod timed;
mod wish;

pub use daily::daily;
pub use next::next;
pub use timed::TimedRun;
pub use wish::{ParseDifficultyError, Wish, parse_difficulty};

/// Mixes numbers: the last step of the splitmix64 generator (Steele, Lea and Flood 2014), for choices
/// that are the same on every machine.
const fn mixed(seed: u64, part: u64) -> u64 {
    let mut z =
        (seed ^ part.wrapping_mul(0xD6E8_FEB8_6659_FD93)).wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ z >> 31
}
