//! Positions in which a turn has very many ways: lists are cut and say so, what is said of a turn stays
//! exact, and the caller can stop. Nothing here measures time.

use crate::explosive::{self, Explosive};
use fanorona_game::compare::{Place, Sheets, Verdict};
use fanorona_rules::perft::Counting;
use fanorona_rules::{Ruleset, Switch};
use std::sync::Arc;

/// The rules of a position, and the same without coming back to a point.
fn sheets(explosive: &Explosive) -> Sheets {
    let mut plain: Ruleset = explosive.rules.as_ref().clone();
    plain.switches.revisiting = fanorona_rules::switches::Revisiting::Forbidden;
    Sheets::new(vec![explosive.rules.clone(), Arc::new(plain)]).unwrap()
}

#[test]
fn lists_are_cut_at_the_limit_and_what_they_say_is_exact() {
    let mut causes_seen = 0;
    for explosive in explosive::all() {
        let sheets = sheets(&explosive);
        let place = Place::in_game(&explosive.rules, explosive.position);
        for counting in [Counting::Sequences, Counting::Results] {
            // Asked every 64 turns.
            let mut asked = 0;
            let mut stop = || {
                asked += 1;
                asked > 8
            };
            let compared = sheets.turns(&place, counting, &mut stop).unwrap();
            assert!(!compared.complete[0], "{}", explosive.name);
            assert!(compared.turns.len() <= 512, "{}", explosive.name);
            if counting == Counting::Results {
                continue;
            }
            let mut causes = sheets.causes(&place, counting);
            for turn in compared.turns.iter().take(100) {
                for (sheet, rules) in sheets.rules().iter().enumerate() {
                    let position = &compared.positions[sheet];
                    let verdict = Verdict::of_turn(rules, position, &turn.turn);
                    assert_eq!(turn.verdicts[sheet], verdict);
                    if let Some(cause) = causes.of_turn(turn, sheet)
                        && cause.ways == [[Switch::Revisiting]]
                    {
                        causes_seen += 1;
                    }
                }
            }
        }
    }
    assert!(causes_seen > 100, "{causes_seen}");
}

#[test]
fn a_long_turn_is_judged_without_a_list() {
    for explosive in explosive::all() {
        let turn = explosive.long_turn();
        let verdict = Verdict::of_turn(&explosive.rules, &explosive.position, &turn);
        assert_eq!(verdict, Verdict::Legal, "{}", explosive.name);
        let sheets = sheets(&explosive);
        let place = Place::in_game(&explosive.rules, explosive.position);
        let written: Vec<_> =
            turn.steps.iter().map(|step| (step.from, step.to, step.kind)).collect();
        let stages = sheets.walk(&place, &written).unwrap();
        assert_eq!(stages.len(), turn.steps.len() + 1, "{}", explosive.name);
    }
}

#[test]
fn the_caller_can_stop_lists_and_counts() {
    for explosive in explosive::all() {
        let sheets = sheets(&explosive);
        let place = Place::in_game(&explosive.rules, explosive.position);
        let counting = Counting::Sequences;
        let compared = sheets.turns(&place, counting, &mut || true).unwrap();
        assert!(
            compared.turns.is_empty() && compared.complete == [false, false],
            "{}",
            explosive.name
        );
        let counts = sheets.count(&place, 2, counting, &mut |_| true).unwrap();
        assert!(!counts[0][1].exact, "{}", explosive.name);
        // Each sheet can be stopped by itself.
        let mut asked = [0; 2];
        let mut ask = |sheet: usize| {
            asked[sheet] += 1;
            sheet == 0 && asked[0] >= 5 || asked[1] >= 3
        };
        let counts = sheets.count(&place, 3, counting, &mut ask).unwrap();
        assert!(!counts[0][2].exact, "{}", explosive.name);
        assert!(asked[0] < 20 && asked[1] > 0, "{}: {asked:?}", explosive.name);
    }
}
