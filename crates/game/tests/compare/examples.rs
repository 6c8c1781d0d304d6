//! Differences that the rule sheets themselves name; docs/rules.md has the sources.

use crate::common::tsivy_with;
use crate::plain::rules;
use fanorona_game::compare::{Cause, Place, Sheets, Verdict, known};
use fanorona_rules::notation::{read_position, write_turn};
use fanorona_rules::perft::Counting;
use fanorona_rules::variant::shipped;
use fanorona_rules::{Outcome, Position, Refusal, Ruleset, Side, Switch, WinReason};
use std::sync::Arc;

/// The turns that only one of two sheets allows: text, captured stones, the sheet that allows it, why
/// the other does not, and the sets of switches that suffice.
fn differences(
    sheets: [&Arc<Ruleset>; 2],
    text: &str,
) -> Vec<(String, usize, usize, Verdict, Vec<Vec<Switch>>)> {
    // The second sheet may have a handicap that the position names.
    let place = Place::new(read_position(sheets[1], text).unwrap());
    let board = &sheets[0].board;
    let sheets = Sheets::new(sheets.map(Arc::clone).into()).unwrap();
    let counting = Counting::Sequences;
    let all = sheets.turns(&place, counting, &mut || false).unwrap();
    let mut causes = sheets.causes(&place, counting);
    all.turns
        .iter()
        .filter(|turn| !turn.is_common())
        .map(|turn| {
            let refuses = usize::from(turn.verdicts[0].is_legal());
            let Cause { allows, ways, .. } = causes.of_turn(turn, refuses).unwrap();
            let name = write_turn(board, &turn.turn);
            (name, turn.turn.captured.len(), allows, turn.verdicts[refuses], ways)
        })
        .collect()
}

// Parker: the chain must continue while its stone can capture.
#[test]
fn parkers_chain_must_continue() {
    let found = differences([&rules("tsivy"), &rules("parker")], "9/9/3B5/9/2W1B4 w 0 9");
    let must = Verdict::Refused(Refusal::MustContinue);
    assert_eq!(found, [("c1-d1A".into(), 1, 0, must, vec![vec![Switch::Continuation]])]);
}

// Parker: the first turn of each player is a single capturing step.
#[test]
fn parkers_first_turn_is_a_single_step() {
    let [tsivy, parker] = ["tsivy", "parker"].map(rules);
    let start = Position::start(&tsivy);
    let mut chains = 0;
    for first in ["d2-e3A", "d3-e3A", "d3-e3W", "e2-e3A", "f2-e3A"] {
        let turn = fanorona_rules::notation::read_turn(&tsivy, &start, first).unwrap();
        let after = start.play_unchecked(&tsivy, &turn);
        let text = fanorona_rules::notation::write_position(&tsivy, &after);
        for (name, _, allows, verdict, ways) in differences([&tsivy, &parker], &text) {
            assert_eq!(allows, 0, "{name}");
            assert_eq!(verdict, Verdict::Refused(Refusal::FirstTurnIsOneStep), "{name}");
            assert!(ways.iter().all(|way| way.contains(&Switch::FirstTurn)), "{name} {ways:?}");
            chains += 1;
        }
    }
    // docs/rules.md: 39 sequences of two turns under Tsivy, 17 under Parker.
    assert_eq!(chains, 39 - 17);
}

// Tumicarona: 20 turns without a capture draw the game.
#[test]
fn tumicaronas_twenty_quiet_turns_end_the_game() {
    let sheets = [&rules("tsivy"), &rules("tumicarona")];
    assert_eq!(differences(sheets, "B8/9/9/9/8W w 19 60"), []);
    let found = differences(sheets, "B8/9/9/9/8W w 20 60");
    assert_eq!(found.len(), 3);
    for (_, _, allows, verdict, ways) in found {
        assert_eq!((allows, verdict), (0, Verdict::Refused(Refusal::GameOver)));
        assert_eq!(ways, [[Switch::QuietLimit]]);
    }
}

// Tumicarona: the opponent may point the omission out and claim the capture.
#[test]
fn only_a_sheet_with_claims_allows_an_omitted_capture() {
    let sheets = [&rules("tumicarona"), &rules("tumicarona-claimed")];
    let found = differences(sheets, "9/9/2BW5/9/W8 w 0 9");
    assert!(!found.is_empty());
    for (name, takes, allows, verdict, ways) in found {
        assert_eq!((takes, allows), (0, 1), "{name}");
        let Verdict::Refused(Refusal::MustCapture | Refusal::AnotherMustCapture(_)) = verdict
        else {
            panic!("{name}: {verdict:?}")
        };
        assert_eq!(ways, [[Switch::OmittedCapture]], "{name}");
    }
}

// Vela: one stone a turn, the nearest, no chain; the rematch of Tumicarona has no such restrictions.
#[test]
fn velas_eater_takes_the_nearest_stone_and_goes_no_further() {
    let sheets = [&rules("tumicarona-rematch"), &rules("vela")];
    let text = "BBBBBB3/9/3B5/9/2W1B4 w 0 9 b";
    let found = differences(sheets, text);
    let find = |name: &str, takes: usize| {
        let same = |one: &&(String, usize, usize, Verdict, Vec<Vec<Switch>>)| {
            one.0 == name && one.1 == takes
        };
        let found = found.iter().find(same).unwrap_or_else(|| panic!("{name} {found:?}"));
        (found.2, found.4.clone())
    };
    assert_eq!(find("c1-d1A-d2A", 2), (0, vec![vec![Switch::EaterChains]]));
    let text = "BBBBBB3/9/2BB5/9/W1BBW4 w 0 9 b";
    let found = differences(sheets, text);
    let (_, _, allows, verdict, ways) =
        found.iter().find(|one| one.0 == "a1-b1A" && one.1 == 2).unwrap();
    assert_eq!(*allows, 0);
    assert!(matches!(verdict, Verdict::Takes(stones) if stones.len() == 1));
    assert_eq!(*ways, [[Switch::EaterExtent]]);
}

// Vela: the tellers differ about an eater that finds nothing to take.
#[test]
fn an_eater_without_a_capture_wins_or_loses_or_plays() {
    let text = "BBBBBB3/9/9/9/W8 w 0 9 b";
    let found = differences([&rules("tumicarona-rematch"), &rules("vela")], text);
    assert_eq!(found.len(), 3);
    assert!(found.iter().all(|one| one.2 == 0 && one.4 == [[Switch::EaterNoCapture]]));
    let [wins, loses] = ["vela", "vela-eater-loses"].map(rules);
    let place = Place::new(read_position(&wins, text).unwrap());
    let sheets = Sheets::new(vec![wins, loses]).unwrap();
    let counting = Counting::Sequences;
    let compared = sheets.turns(&place, counting, &mut || false).unwrap();
    assert!(compared.turns.is_empty());
    let win = |winner, reason| Some(Outcome::Win { winner, reason });
    assert_eq!(
        compared.outcomes,
        [win(Side::White, WinReason::NothingGiven), win(Side::Black, WinReason::NothingToEat)]
    );
}

// Tumicarona's rematch: the winner of the first game captures nothing.
#[test]
fn the_handicapped_side_plays_plain_steps() {
    let [tsivy, rematch] = ["tsivy", "tumicarona-rematch"].map(rules);
    let found = differences([&tsivy, &rematch], "BBBBBB3/9/2W6/9/9 b 0 9 b");
    assert!(found.iter().any(|one| one.2 == 1), "{found:?}");
    assert!(found.iter().all(|one| one.4 == [[Switch::Handicap]]), "{found:?}");
}

// The Dutch sheet, taken literally: no direction twice in a chain.
#[test]
fn the_literal_dutch_sheet_forbids_a_direction_for_the_whole_chain() {
    let dutch = tsivy_with("repeating: NotTwiceInChain");
    // c1-d1, up to d2, and right again.
    let found = differences([&rules("tsivy"), &dutch], "9/9/3B5/5B3/2W1B4 w 0 9");
    let longest = found.iter().find(|one| one.0 == "c1-d1A-d2A-e2A").unwrap();
    assert_eq!((longest.2, longest.3), (0, Verdict::Refused(Refusal::DirectionUsed)));
    assert_eq!(longest.4, [[Switch::Repeating]]);
}

// Parker's chains may come back and keep their direction; a chain that does both needs both switches.
#[test]
fn a_chain_that_comes_back_and_goes_straight_on_needs_two_switches() {
    let [tsivy, parker] = ["tsivy", "parker"].map(rules);
    let mut pairs = 0;
    for text in ["1B1BBB3/9/1W3BB2/3B5/BB1B1BB2 w 0 9", "2B1B4/1B1B1B3/2W1B1B2/1B1B1B3/2B1B4 w 0 9"]
    {
        for (name, _, allows, _, ways) in differences([&tsivy, &parker], text) {
            if allows == 1 && ways.iter().all(|way| way.len() == 2) {
                assert_eq!(ways, [[Switch::Revisiting, Switch::Repeating]], "{name}");
                pairs += 1;
            }
        }
    }
    assert!(pairs > 0);
}

#[test]
fn values_are_known_for_the_starts_of_the_usual_rules_only() {
    for variant in shipped::all() {
        let start = Position::start(&variant.rules);
        let expected = match variant.key.as_str() {
            "telo" => Some(Some(Side::White)),
            "dimy" | "tsivy" => Some(None),
            _ => None,
        };
        assert_eq!(known(&variant.rules, &start).map(|known| known.winner), expected);
    }
    let tsivy = rules("tsivy");
    let later = read_position(&tsivy, "9/9/9/9/W7B w 0 1").unwrap();
    assert_eq!(known(&tsivy, &later), None);
    let black = read_position(&tsivy, "BBBBBBBBB/BBBBBBBBB/BWBW1BWBW/WWWWWWWWW/WWWWWWWWW b 0 1");
    assert_eq!(known(&tsivy, &black.unwrap()), None);
}
