//! What is said about chosen turns, among which are all kinds of reasons: in which order, and how far the claims look.
//! That they are true is verified elsewhere; here nothing may be left out or change its place unnoticed.

use crate::recorded;
use fanorona::engine::Limits;
use fanorona::engine::explain::{ExplainResources, Part, Reason, explain};
use fanorona::rules::notation::{read_position, read_turn};
use fanorona::rules::variant::shipped;
use fanorona::rules::{Record, Turn};

/// A turn: the variant, the position, the turn, and the one named as the best (empty if none is).
type Chosen = (&'static str, &'static str, &'static str, &'static str);

const CHOSEN: [Chosen; 29] = [
    ("tumicarona-rematch", "4W2B1/1WW6/3W4B/WW2WW1W1/WWWW1W1W1 b 1 13", "i3-h3", ""),
    ("telo", "B2/B1W/WWW b 0 2", "a2-b2A", "a2-b2A-c3W-c2A"),
    (
        "tumicarona",
        "1BB1BB1BB/B1B1B1BBB/BW1W2WBW/WWW1W1WWW/WWW2WWWW b 0 2",
        "e4-e3A-d2A-d1W-e1A-f2A",
        "",
    ),
    ("tumicarona-rematch", "2B4B1/1W2W2B1/W1WW5/1WWWWWWW1/W1WW1WWW1 w 0 11", "f2-g3A", ""),
    ("dimy", "1B1BB/2B1B/W3W/3BW/5 b 0 4", "d2-c1W", "d2-c1W-b2A"),
    ("telo", "3/3/W2 w 6 21", "a1-b1", ""),
    ("dimy", "2BBB/1W1BB/WB1B1/1W1BW/WW2W w 0 4", "b4-b5W", ""),
    ("tumicarona-claimed", "7BB/B1B2W3/1W7/W2W2WWW/3W1W3 b 2 14", "h5-g5", "a4-a3A"),
    ("telo", "B2/BWW/1W1 w 1 3", "b2-c1W", ""),
    ("tsivy", "3W5/B7B/B3WWB2/2BB2B2/1B2BBW2 b 8 29", "e1-e2A", ""),
    ("tumicarona-rematch", "4W2B1/1WW6/3W4B/WW2WW1W1/WWWW1W1W1 b 1 13", "i3-i4", ""),
    ("tsivy", "1W6B/4B1BB1/2WW1B1B1/1WW3W2/1W1WWWWW1 w 0 6", "f1-f2A-g3A", ""),
    ("tsivy", "9/1B7/B3B1B2/7W1/9 w 2 20", "h2-i1W", "h2-i1W"),
    ("tumicarona-rematch", "5B3/2B3WW1/2B6/9/7W1 b 19 25", "c3-b2", ""),
    (
        "tumicarona-rematch-claimed",
        "WWBB3WB/WWWWWBB1W/W5W1W/W1B1WBBB1/1WWBB1WW1 b 16 3",
        "c2-b2A-b3W-c3W-d2W-e3W-f3A",
        "",
    ),
    ("telo", "1WW/WWB/WWW w 0 2", "b2-a3", ""),
    ("dimy", "4B/5/5/5/1W3 b 10 17", "e5-d5", ""),
    ("dimy", "B3B/4B/3W1/1B2W/W1WWW b 0 3", "b2-c3W-c2A", ""),
    ("dimy", "2B2/1W3/1B1W1/B3B/WW3 w 98 21", "b4-b5W", ""),
    ("tsivy", "B2W3BB/BB4BBB/B4BWBW/W3WWWWW/W2W1WWWW w 0 4", "g3-f4", ""),
    ("tsivy", "BB1BBBBBB/1BBBBBBBB/BW1WWBWBW/1WWWW1WWW/1W1WWWWWW w 0 3", "c2-c3A", ""),
    ("tumicarona-claimed", "BB1B1BBBB/BBBBBBBBB/BWBWWBWBW/WWWWWWWWW/WWWW1WWWW b 2 2", "b4-c5", ""),
    ("dimy", "1B3/5/B4/5/3WW b 0 6", "b5-a5", ""),
    ("vela-eater-loses", "2B4B1/9/6W2/3W3W1/2W4W1 w 8 23", "h2-i1", ""),
    ("tumicarona-rematch-claimed", "4W2B1/6WWB/5WW2/WB2WWW2/W2W2W2 b 9 44", "b2-b3", ""),
    ("dimy", "1B1B1/B1B2/2W2/W1W2/2WWW b 0 3", "a4-a3A-b2A", ""),
    ("vela-eater-loses", "B1BB1B1BB/BWBBBBB1B/B1BWWWW1W/WWWWWWW1W/WWWWW1WWW b 0 7 b", "i5-h4", ""),
    ("tumicarona-rematch", "BBBB1B1B1/B1BW1W2B/BWBW4W/WWWWWWWWW/WWW1WWWWW w 1 9 b", "d4-e4W", ""),
    (
        "tumicarona-rematch-claimed",
        "BB2BBBBB/BBBBBBBBB/BW1WWBWBW/WWWBWWWWW/WWWWWWWWW w 5 4 b",
        "c2-c3A",
        "",
    ),
];

/// The kind of a reason with its words, numbers and horizon.
fn named(reason: &Reason) -> String {
    let parts = reason.parts();
    let parts = parts.iter().filter_map(|(name, part)| match part {
        Part::Number(number) => Some(format!(" {name}={number}")),
        Part::Horizon(horizon) => Some(format!(" {horizon}")),
        Part::Word(word) => Some(format!(" {word}")),
        _ => None,
    });
    [reason.kind().to_owned()].into_iter().chain(parts).collect()
}

fn said(variant: &str, position: &str, turn: &str, right: &str) -> Vec<Reason> {
    let rules = shipped::variant(variant).unwrap().rules.clone();
    let position = read_position(&rules, position).unwrap();
    let read = |text: &str| read_turn(&rules, &position, text).unwrap();
    let right: Option<Turn> = (!right.is_empty()).then(|| read(right));
    let record = Record::from_position(rules.clone(), position);
    let resources =
        ExplainResources { right: right.as_ref(), ..ExplainResources::new(Limits::nodes(2_000)) };
    explain(&record, &read(turn), &resources, &mut || false).unwrap().reasons
}

#[test]
fn chosen_turns_have_the_recorded_reasons_in_their_order() {
    let mut found = Vec::new();
    for (variant, position, turn, right) in CHOSEN {
        found.push(format!("{variant}: {position}, {turn}"));
        let reasons = said(variant, position, turn, right);
        found.extend(reasons.iter().map(|reason| format!("  {}", named(reason))));
    }
    recorded::check("explained-turns", &found);
}

/// The right turn has the effect of a chain that goes on, but takes another way.
#[test]
fn a_chain_that_goes_on_begins_with_the_turn() {
    let position = "BBW1W/1WW2/WBB2/W1W1W/BBWBW b 7 6";
    let rules = &shipped::variant("dimy").unwrap().rules;
    let at = read_position(rules, position).unwrap();
    for (turn, right) in [("c3-d2A", "c3-d2W-e3W-e4W-d4A"), ("c3-d2W-e3W", "c3-d2A-e3W-e4W-d4A")] {
        let steps = read_turn(rules, &at, turn).unwrap().steps;
        for reason in said("dimy", position, turn, right) {
            match reason {
                Reason::StoppedEarly { line, .. } => assert!(line[0].steps.starts_with(&steps)),
                Reason::Misses { line, .. } => assert!(!line[0].steps.starts_with(&steps)),
                _ => {}
            }
        }
    }
}
