//! A benchmark of fixed positions searched to a fixed depth. The number of visited nodes is a
//! checksum of the search.
//!
//! ```
//! use fanorona::engine::{Options, bench};
//!
//! let mut positions = 0;
//! let nodes = bench::run(1, &Options::default(), &mut |_, _| positions += 1);
//! assert_eq!(positions, bench::POSITIONS.len());
//! assert!(nodes > 0);
//! ```

use super::{Engine, Limits, Options, Report};
use crate::rules::notation::read_position;
use crate::rules::variant::shipped;
use crate::rules::{Position, Record};

/// Openings, middlegames and endgames of every shipped variant: the variant's key and a position,
/// or `start`. Most are from games of the engine against itself.
pub const POSITIONS: [(&str, &str); 24] = [
    ("tsivy", "start"),
    ("tsivy", "BBBB1B1B1/BBBBB1B1B/BWBWWB1B1/WWW1W2WW/WWWWWW1WW w 0 3"),
    ("tsivy", "2BB1B1B1/1BBBB1B1B/3W3B1/W8/1WW1W4 w 0 6"),
    ("tsivy", "7B1/3B1BB1B/W8/2W4B1/W1W1W4 w 5 9"),
    ("tsivy", "4B4/1W2B2B1/6B2/3W4B/W8 w 28 36"),
    ("tsivy", "9/5B1B1/1WW6/1W3B3/5B3 w 27 71"),
    ("tsivy", "2W6/1W5B1/6B2/1W5B1/4B4 w 97 106"),
    ("dimy", "start"),
    ("dimy", "1BBBB/2BBB/1BW1W/1WWBW/1WW1W w 0 3"),
    ("dimy", "1BBBB/3B1/B4/5/4W w 2 7"),
    ("telo", "start"),
    ("telo", "1B1/2W/1WW b 0 3"),
    ("parker", "start"),
    ("parker", "BB1BBBBBB/BBBW1BBBB/BWBB1B1BW/WWW2WWWW/WWW2WWWW w 0 3"),
    ("parker", "BB1B1B3/B1B3W2/8W/5W2W/1W7 w 0 6"),
    ("parker", "B1B6/5WW2/1BB6/1B3W1W1/3W5 w 13 15"),
    ("parker", "B1B6/5W1W1/BBB3W2/9/3W1W3 w 71 44"),
    ("tumicarona", "7B1/5B1BB/W2B5/2W2B3/W1W1W4 w 13 13"),
    ("tumicarona", "7B1/W4B1B1/3B4B/1W3B3/W1W6 b 5 16"),
    ("tumicarona", "6B2/1W3B1B1/2W6/5B1B1/W1W6 b 4 24"),
    ("tumicarona-rematch", "start"),
    ("tumicarona-rematch", "BBBBBB2B/BBB1BWBB1/BWBB1WBWW/WWWWWWW1W/WWWWWWWWW b 0 4 b"),
    ("tumicarona-rematch", "BB2B1B1B/B1BWBW1B1/BWBW2BWW/WWW1WWW1W/WWWWWWWWW w 1 8 b"),
    ("tumicarona-rematch", "BB2WW3/B1B5W/BW1W1W1W1/WWW2WW1W/WWWWWWWWW b 0 11"),
];

/// The game that begins in one of [`POSITIONS`]; `None` if the text is not a position of a shipped
/// variant.
fn record((key, position): (&str, &str)) -> Option<Record> {
    let rules = shipped::variant(key)?.rules.clone();
    let position = match position {
        "start" => Position::start(&rules),
        text => read_position(&rules, text).ok()?,
    };
    Some(Record::from_position(rules, position))
}

/// Searches every position to a depth, each with an empty transposition table. Passes each report
/// to `on_report` and returns the total number of visited nodes. With one thread the total is the
/// same on every machine, as long as the search does not change.
pub fn run(
    depth: u32,
    options: &Options,
    on_report: &mut dyn FnMut((&'static str, &'static str), &Report),
) -> u64 {
    let mut sum = 0;
    let mut engine = Engine::new(options.clone());
    for entry in POSITIONS {
        let Some(record) = record(entry) else { continue };
        engine.clear();
        let report = engine.search(&record, Limits::depth(depth), &mut || false);
        sum += report.nodes;
        on_report(entry, &report);
    }
    sum
}
