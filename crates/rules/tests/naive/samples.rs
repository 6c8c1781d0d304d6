//! Random positions and switches for the comparison.

use super::sheet::Sheet;
use crate::common::position;
use fanorona_rules::{Position, Ruleset};
use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;

/// A position with random stones.
pub fn scattered(rules: &Ruleset, sheet: &Sheet, random: &mut Xoshiro256PlusPlus) -> Position {
    let (empty, white) = (random.random_range(1..10), random.random_range(1..10));
    loop {
        let row = |random: &mut Xoshiro256PlusPlus| -> String {
            let letter = |_| match random.random_range(0..10) {
                n if n < empty => '1',
                _ if random.random_range(0..10) < white => 'W',
                _ => 'B',
            };
            (0..sheet.columns).map(letter).collect()
        };
        let rows: Vec<String> = (0..sheet.rows).map(|_| row(random)).collect();
        let side = ['w', 'b'][random.random_range(0..2)];
        let quiet = match random.random_range(0..4) {
            0 => sheet.quiet_limit.unwrap_or(50) - random.random_range(0..3),
            _ => 0,
        };
        let number = random.random_range(1..4);
        let handicapped = match random.random_range(0..3) {
            _ if sheet.handicap_until.is_none() => "",
            0 => "w",
            1 => "b",
            _ => "",
        };
        if rows.iter().any(|row| row.contains(['W', 'B'])) {
            let text = format!("{} {side} {quiet} {number} {handicapped}", rows.join("/"));
            return position(rules, &text);
        }
    }
}

/// Random switches in the form of a variant file.
pub fn switches(random: &mut Xoshiro256PlusPlus) -> String {
    let mut text = String::new();
    for (name, values) in [
        ("continuation", &["Optional", "Optional", "Compulsory", "Forbidden"][..]),
        ("revisiting", &["Forbidden", "Forbidden", "Allowed"]),
        ("repeating", &["NotTwiceRunning", "NotTwiceInChain", "Allowed"]),
        ("first_turn", &["Ordinary", "SingleStep"]),
        ("omitted_capture", &["Enforced", "Enforced", "Claimed"]),
        ("methods", &["Both", "Both", "ApproachOnly", "WithdrawalOnly"]),
        ("choice", &["Free", "Larger"]),
        ("extent", &["WholeLine", "WholeLine", "Nearest"]),
        ("no_move", &["Loses", "Draws"]),
        ("quiet_limit", &["None", "6", "30"]),
        ("repetition", &["Third", "Fourth", "Never"]),
        (
            "handicap",
            &[
                "None",
                "None",
                "(side: Black, until: 3)",
                "(side: White, until: 2)",
                "(side: Black, until: 2, eater: (extent: Nearest))",
                "(side: Black, until: 4, eater: (chains: false, no_capture: Loses))",
                "(side: White, until: 3, eater: (extent: Nearest, no_capture: Wins))",
            ],
        ),
    ] {
        let value = values[random.random_range(0..values.len())];
        text.push_str(&format!("{name}: {value}, "));
    }
    text
}
