//! Positions with one right or one wrong turn: sacrifices, chains that must stop early, few stones
//! that are worth more than many, draws by quiet turns and by repetition.
//!
//! Each was found in play and verified several turns deeper than here.

use super::common::record;
use fanorona_engine::{Engine, Limits, Options, Report};
use fanorona_rules::notation::{read_turn, write_turn};
use std::collections::BTreeSet;

/// How many turns beyond the depth of a row the right turn must remain right.
const FURTHER: u32 = 2;

/// Columns: variant | position, and turns played from it | depth, in turns | best turns, one of
/// which is required; `-` where only some are forbidden | forbidden turns | reason.
const TABLE: &str = "
tsivy | 2W4BB/4B2BB/6WBW/8W/3W2WW1 w 0 6 | 4 | g3-f3W | h1-h2A | one stone wins where three lose
tsivy | 1B3B1BB/7B1/3W4W/6W1W/W2B4W b 0 6 | 6 | d1-d2A | - | one stone wins at once, three take long
tsivy | 6BBB/6BBB/2B2W2W/5WWWW/7WW b 0 6 | 6 | g4-g3A-h3W | h4-h3A-g3A-h2A-g1W | two stones rather than five
tsivy | 1W5BB/6BBB/2B2W2W/6WWW/5W1WW b 0 5 | 5 | g4-g3A-h3W | h4-h3A-g3A-h2A-g1W-h1W | two stones rather than six
tsivy | BB1B3B1/BB7/1WW3B2/W7W/WWW6 b 0 7 | 5 | a4-a3A | a4-a3A-b2A-a1W, a4-a3A-b2A | the chain must stop after its first step
tsivy | BB1B5/BB7/1WW6/W8/WWWW3B1 b 0 7 | 5 | a4-a3A | a4-a3A-b2A-a1W, a4-a3A-b2A | the chain must stop after its first step
tsivy | BB1B5/BBB1B2W1/1W7/W1WB5/WWWW1W3 b 0 5 | 5 | c4-c3A-b2A | c4-c3A-b2A-c2W | the chain must stop after its second step
tsivy | 1W4BBB/8B/2B4B1/5W1WW/7WW w 0 7 | 4 | i2-i3A-h4A | i2-i3A | the chain must run on
tsivy | 8B/5W3/2W5B/9/6W2 b 10 19 | 4 | i3-h2A-g3A | i3-h2A | the chain must run on
tsivy | BB7/3B3B1/5W3/WW7/1W2W4 b 4 10 | 5 | d4-c3A-d2A | d4-c3A | the chain must run on
tsivy | 7B1/7W1/1B7/4W2B1/9 w 1 16 | 6 | h4-h3W | h4-h3A | the same step saves by withdrawal and loses by approach
tsivy | 2BB3B1/1BB2W2W/9/1B2B3W/5W1W1 w 0 7 | 8 | i4-i5 | - | a stone is given, and seven come back
tsivy | 3W2W2/1B2B4/9/2B4W1/1W4WW1 b 0 7 | 6 | b4-c5 | - | a stone is given for the win
tsivy | 9/6B2/2W6/1W3W3/9 w 16 31 | 6 | c3-d4, c3-d2, c3-c4 | f2-g1, f2-g3 | three surround one
tsivy | 9/5B3/9/4W4/9 w 19 35 | 4 | - | e2-d2 | one against one: keep away
tsivy | 9/9/5B3/6W2/9 w 9 53 | 6 | - | g2-g1 | one against one: not to the edge
tsivy | 9/8B/W6W1/3W1W3/9 w 98 23 | 5 | h3-i3 | h3-h4, a3-b2 | a stone is given so that the quiet turns begin again
tsivy | 9/3W3W1/9/5W3/1B7 w 94 31 | 4 | d4-c3 | - | the quick win, before the quiet turns are over
tsivy | W8/9/9/5B3/4B2W1 b 0 9 ; e1-e2 h1-i1 e2-e1 i1-h1 e1-e2 h1-i1 e2-e1 | 6 | i1-h1 | - | only the third repetition saves
tsivy | 9/9/W8/W8/BWW6 w 0 20 | 1 | a3-b2, c1-b2 | b1-b2, a2-b2 | a stone that cannot move has lost
dimy | BB1B1/B1BW1/BBWBW/W1W2/W1W1W b 0 3 | 6 | a5-b4A | - | one stone rather than three
dimy | B1B1B/B3B/1B2W/W3W/W4 w 0 4 | 5 | e3-d4A | e3-d4A-c3W, e3-d4A-c3W-b4A-b5W | the chain must stop after its first step
dimy | W2B1/2B2/3B1/2WW1/2WW1 b 0 3 | 6 | c4-c3A | c4-c3A-b4A, c4-c3A-b4W | the chain must stop after its first step
dimy | 1B2W/5/5/5/5 b 0 8 | 6 | b5-b4 | b5-a5 | approaching at the wrong time loses the stone
dimy | BB3/B4/B3W/WW1WW/WWWWW b 0 4 | 5 | a3-b3 | a3-b4 | a stone is given to live
dimy | BB1BB/BB1W1/BW1B1/WW1WW/WWWWW b 0 2 | 6 | - | d3-c3A, b4-c3A-c2A-d2W | five stones that are poison
dimy | 1W3/5/1BWB1/3W1/3W1 b 0 4 | 5 | b3-a3W | b3-b4A-a5W, d3-d4W-e5W | who takes more is taken by withdrawal
dimy | 5/5/BB3/4W/5 b 96 10 | 4 | b3-c3 | - | the quick win, before the quiet turns are over
dimy | 3B1/1B1B1/5/5/4W b 98 8 | 4 | d4-e3 | - | a stone is given so that the quiet turns begin again
dimy | 5/2W2/1B3/5/3W1 b 96 11 | 6 | b3-a3 | b3-b2 | away until the quiet turns are over
dimy | B4/5/1B3/W4/3W1 b 0 9 ; b3-b4 d1-e1 b4-b3 e1-d1 b3-b4 d1-e1 b4-b3 | 5 | e1-d1 | - | only the third repetition saves
telo | BBB/B1W/WWW w 0 1 | 11 | c1-b2A, c2-b2A | b1-b2A, a1-b2A | two of the four openings win
telo | B2/1WB/3 b 98 3 | 4 | a3-b3 | c2-c1, c2-c3 | a stone is given so that the quiet turns begin again
parker | 4BBBBB/4B1BBB/3WWB1BW/4WWW1W/3WWWWW1 w 0 5 | 5 | h1-h2A | g2-g3A-f4A-g4W-f4W, f2-g3A-f4A | chains that must run on run too far
parker | 4B2BB/BBB6/B8/W1W1WW3/W1WW3W1 w 0 6 | 5 | c2-c3A-b3A-b2W | c2-c3A-d4A-c4A | of two ways to run on one is safe
parker | 5BB2/2B6/1BW2W3/9/9 w 0 19 | 4 | c3-d3W | f3-f4A-e3W | the stone would be safe if its chain could stop
parker | 9/4W1B2/2B4B1/W8/6B1W w 0 19 | 4 | e4-f4A | i1-h1A-h2A | the stone would be safe if its chain could stop
parker | 4B2B1/5W1B1/5W1W1/3W5/1W7 w 0 19 | 5 | h3-h2W | f4-g3W-f2W | the chain would win if it could stop
parker | 6B2/8B/2B4B1/9/6W1W b 96 18 | 6 | h3-h2 | - | before the quiet turns are over
tumicarona | 9/8B/2W6/1W3W3/9 w 16 36 | 4 | f2-g3 | - | the quick win: only twenty quiet turns here
tumicarona | 1B2B4/5B1B1/8W/1B7/5W1W1 w 18 8 | 4 | i3-i2 | f1-e1 | quiet until the twentieth turn
tumicarona | 9/5B1B1/9/1B7/8W b 18 10 | 4 | h4-i3 | b2-c3 | a stone is given so that the quiet turns begin again
tumicarona-rematch | B6B1/BW2W3B/1BB1WWW1W/WWWWWW1WW/WWWWW1WWW b 0 9 b | 7 | c3-d3 | c3-c4 | the handicap lasts, and yet this wins
tumicarona-rematch | 7BB/B3W4/2WWW2B1/WW1WWWWW1/WWWWWWWW1 b 0 9 | 5 | a4-a3A-b3A-b4W-c3A-c2A | a4-a3A-b3A-b4W-c3A-c2A-d2A-d3W | ten stones rather than fifteen
tumicarona-rematch | 1BW6/B8/BW5W1/WW1WB4/WWWW2WW1 w 0 12 | 5 | d2-c2W | - | the last free stone is shut out
";

#[test]
fn right_turns_are_found_and_wrong_ones_avoided() {
    let mut engine = Engine::new(Options { table_mib: 2, ..Options::default() });
    let mut errors = Vec::new();
    let mut rows = BTreeSet::new();
    for row in TABLE.lines().filter(|line| !line.is_empty()) {
        let columns: Vec<&str> = row.split(" | ").collect();
        let [variant, place, depth, best, forbidden, _] = columns[..] else { panic!("{row}") };
        let (position, played) = place.split_once(" ; ").unwrap_or((place, ""));
        let mut record = record(variant, position);
        for turn in played.split(' ').filter(|turn| !turn.is_empty()) {
            let turn = read_turn(record.rules(), record.position(), turn)
                .unwrap_or_else(|error| panic!("{turn}: {error:?}"));
            record.play(&turn).unwrap();
        }
        assert!(rows.insert(place), "twice: {place}");
        // Turns are compared by their effects, not by the paths of their chains.
        let after = |turn: &str| {
            let turn = read_turn(record.rules(), record.position(), turn)
                .unwrap_or_else(|error| panic!("{turn}: {error:?}"));
            record.position().play_unchecked(record.rules(), &turn).hash()
        };
        let list = |turns: &str| -> Vec<u64> {
            turns.split(", ").filter(|turn| *turn != "-").map(after).collect()
        };
        let (best, forbidden) = (list(best), list(forbidden));
        assert!(!best.is_empty() || !forbidden.is_empty(), "{row}");
        let depth: u32 = depth.parse().unwrap();
        engine.clear();
        let mut found = |report: &Report| {
            let turn = write_turn(&record.rules().board, report.best.as_ref().unwrap());
            let played = after(&turn);
            if forbidden.contains(&played) || !best.is_empty() && !best.contains(&played) {
                errors.push(format!("{row}\n  depth {}: {turn} {:?}", report.depth, report.score));
            }
        };
        let limits = Limits::depth(depth + FURTHER);
        let mut on_depth = |report: &Report| {
            if report.depth >= depth {
                found(report);
            }
        };
        let last = engine.search_lines(&record, limits, 1, &mut on_depth, &mut || false);
        // The search ends early if it finds a forced end.
        if last.depth < depth {
            found(&last);
        }
    }
    assert!(errors.is_empty(), "{}", errors.join("\n"));
}
