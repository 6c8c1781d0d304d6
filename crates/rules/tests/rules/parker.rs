//! The Parker booklet: its sample game with every printed count, its first turns, and the eight
//! lines of its opening study.

use super::common::{play, point, rules};
use fanorona_rules::notation::game::ParseGameErrorKind;
use fanorona_rules::notation::turn::ParseTurnError;
use fanorona_rules::notation::{Game, ParseGameError, read_game, write_turn};
use fanorona_rules::{Outcome, Record, Refusal, Side, WinReason, generate};

const SAMPLE: &str = include_str!("../../../../assets/records/parker-sample.fgn");

fn read(text: &str) -> Result<Game, ParseGameError> {
    read_game(text, |key| Some(rules(key)))
}

#[test]
fn the_sample_game_replays_with_every_printed_count() {
    let game = read(SAMPLE).unwrap();
    assert_eq!(game.variant, "parker");
    assert_eq!(game.record.turns().len(), 43, "22 of White, 21 of Black");
    let won = Outcome::Win { winner: Side::White, reason: WinReason::TookAll };
    assert_eq!(game.record.outcome(), Some(won));
    let capturing = game.record.turns().iter().flat_map(|turn| &turn.steps);
    let counts = capturing.filter(|step| !step.captured.is_empty()).count();
    assert_eq!(SAMPLE.matches('=').count(), counts, "every capture has a printed count");
}

#[test]
fn the_sample_game_needs_coming_back_and_keeping_the_direction() {
    let game = read(SAMPLE).unwrap();
    let board = &game.record.rules().board;
    let turn = |i: usize| write_turn(board, &game.record.turns()[i]);
    assert_eq!(turn(2).replace(['A', 'W'], ""), "f2-g3-f4-g4-g3");
    assert_eq!(turn(3).replace(['A', 'W'], ""), "f3-f2-g2-f2-g1-f1-g1-h2-i1");
}

#[test]
fn a_wrong_count_in_the_sample_game_is_reported_with_its_place() {
    for (right, wrong, line, column, printed, actual) in [
        ("1. d2-e3=2", "1. d2-e3=3", 11, 10, 3, 2),
        ("f4-g4=5", "f4-g4=4", 13, 26, 4, 5),
        ("g1-f1(A)=5", "g1-f1(A)=6", 15, 51, 6, 5),
        ("h5-h4=1 1-0", "h5-h4=12 1-0", 43, 27, 12, 1),
    ] {
        assert!(SAMPLE.contains(right));
        let error = read(&SAMPLE.replacen(right, wrong, 1)).unwrap_err();
        assert_eq!((error.line, error.column), (line, column), "{wrong}");
        let ParseGameErrorKind::Turn {
            error: ParseTurnError::WrongCount { printed: p, actual: a, .. },
            ..
        } = error.reason
        else {
            panic!("{wrong}: {error:?}")
        };
        assert_eq!((p, a), (printed, actual), "{wrong}");
    }
}

#[test]
fn the_standard_rules_refuse_the_sample_game_at_its_first_revisited_point() {
    let error = read(&SAMPLE.replacen("\"parker\"", "\"tsivy\"", 1)).unwrap_err();
    // White's second turn f2-g3-f4-g4-g3 returns to g3.
    let board = &rules("tsivy").board;
    let ParseGameErrorKind::Turn { number: 2, side: Side::White, error: turn, .. } = &error.reason
    else {
        panic!("{error:?}")
    };
    let ParseTurnError::Refused { from, to, .. } = *turn else { panic!("{error:?}") };
    assert_eq!((from, to), (point(board, "g4"), point(board, "g3")));
    assert_eq!(error.reason.refusal(), Some(Refusal::PointTouched));
    assert_eq!((error.line, error.column), (13, 31));
}

#[test]
fn the_eight_lines_of_case_d_are_legal_with_the_printed_sums() {
    // The booklet prints letters only to distinguish lines I and II. Its line IV ends at h3, a
    // misprint: only with h4 as its last point is the line legal, and then it takes the printed 10.
    let lines = [
        ("e3-e4-f4W-e3-d4-e5", 8),
        ("e3-e4-f4A-e3", 5),
        ("e3-e4-f4-e4", 8),
        ("e3-f4-e4-f4-g3-h4", 10),
        ("e3-f4-g3", 2),
        ("f2-g3-f4-e4-f4", 8),
        ("g2-g3-f4-e4", 7),
        ("h1-h2", 3),
    ];
    let parker = rules("parker");
    let mut record = Record::new(parker.clone());
    play(&mut record, "e2-e3A f4-e5");
    let turns = generate::turns(&parker, record.position());
    for (printed, sum) in lines {
        let near: Vec<String> = turns
            .iter()
            .filter(|turn| turn.captured.len() == sum)
            .map(|turn| write_turn(&parker.board, turn))
            .collect();
        let fits = near.iter().any(|text| is_reading(printed, text));
        assert!(fits, "{printed} takes {sum}: {near:?}");
    }
    let h3 = point(&parker.board, "h3");
    assert!(turns.iter().all(|turn| turn.to() != h3), "line IV is misprinted");
}

/// Whether this turn is the printed one, with the letters that the booklet omits.
fn is_reading(printed: &str, text: &str) -> bool {
    let mut steps = text.split('-');
    let mut printed = printed.split('-');
    steps
        .by_ref()
        .zip(printed.by_ref())
        .all(|(step, printed)| step == printed || (printed.len() == 2 && step.starts_with(printed)))
        && steps.next().is_none()
        && printed.next().is_none()
}
