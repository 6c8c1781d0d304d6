//! `fanorona explain`, and hints at the text board.

use crate::run::{run, typed};

/// A position in which taking one stone leads to an exchange that is better than taking more.
const POSITION: &str = "1B1B1BBBB/1W3B3/BW4WBW/W3W1WWW/1W1WW1WWW b 0 4";

fn explain(turn: &str, more: &[&str]) -> crate::run::Run {
    let all = ["explain", turn, "--variant", "tsivy", "--position", POSITION, "--nodes", "20000"];
    run(&[&all, more].concat())
}

#[test]
fn reasons_are_printed_with_their_data_and_a_sentence() {
    let run = explain("a3-a4W", &[]);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let lines: Vec<Vec<&str>> =
        run.lines().into_iter().map(|line| line.split('\t').collect()).collect();
    let names: Vec<_> = lines.iter().map(|line| line[0]).collect();
    assert_eq!(names[..4], ["turn", "best", "depth", "nodes"]);
    assert_eq!(lines[0][1..], lines[1][1..], "it is the best turn");
    assert!(lines[0][2].starts_with("a3-a4W "));
    let reason = lines.iter().find(|line| line[..2] == ["reason", "exchange"]).unwrap();
    let declined = lines.iter().find(|line| line[..2] == ["reason", "declines-larger"]).unwrap();
    assert!(declined[3].starts_with("Taking more would come out at least 2 stones worse. "));
    assert_eq!(
        reason[2..],
        [
            "horizon=exchange; takes=8; gives=4; worse=6; of=6; line=a3-a4W g3-f3W-f2W \
             g5-h4A-g3A-g4W b4-c4W b5-b4A-a4W",
            "It takes 1 stone. With all captures that follow, Black takes 8 and loses 4. Every \
             other turn comes out worse in stones.",
        ]
    );
    let threats: Vec<_> = lines.iter().filter(|line| line[0] == "threat").collect();
    assert!(!threats.is_empty());
    for threat in threats {
        assert!(threat[2].parse::<u32>().unwrap() > 0 && threat[3].parse::<i32>().is_ok());
    }
}

#[test]
fn an_error_is_compared_with_the_best_turn_in_the_language_of_the_player() {
    let run = explain("i5-i4A", &["--lang", "fr"]);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let best = run.lines()[1].split('\t').nth(2).unwrap();
    assert!(best.starts_with("a3-a4W "), "{best}");
    assert!(run.out.contains("Il coûte 2 pions de plus que a3-a4W. "), "{}", run.out);
}

#[test]
fn without_a_turn_the_best_one_is_explained() {
    let run = run(&["explain", "--variant", "telo", "--nodes", "2000"]);
    assert_eq!(run.status, 0);
    let lines = run.lines();
    let after = |line: &str| line.split_once('\t').unwrap().1.to_owned();
    assert_eq!(after(lines[0]), after(lines[1]));
}

#[test]
fn errors_name_the_place() {
    let unreadable = explain("a3-a4W?", &[]);
    assert_eq!((unreadable.status, unreadable.out.as_str()), (2, ""));
    assert!(unreadable.err.starts_with("TURN:1:7: "), "{}", unreadable.err);
    let illegal = explain("b5-c5", &[]);
    assert_eq!(illegal.status, 2);
    assert!(illegal.err.starts_with("TURN:1:"), "{}", illegal.err);
    let over = run(&["explain", "--position", "9/9/9/9/B8 w 0 20"]);
    assert_eq!((over.status, over.out.as_str()), (1, ""));
    assert_eq!(over.err, "Black wins: every white stone is taken.\n");
}

#[test]
fn the_text_board_gives_hints_with_reasons() {
    let game = ["text", "--unsaved", "--variant", "telo", "--black", "human"];
    let run = typed(&game, "hint\nc1-b2A\nwhy\nquit\n");
    assert_eq!(run.status, 0);
    let lines = run.lines();
    let hints: Vec<usize> =
        (0..lines.len()).filter(|&i| lines[i].starts_with("A good turn is ")).collect();
    assert_eq!(hints.len(), 2, "{}", run.out);
    // White wins from the start.
    assert!(
        lines[hints[0] + 1].starts_with("It wins by force, in at most 11 turns"),
        "{}",
        run.out
    );
    assert_eq!(lines[hints[1] + 1], "It is the only turn.", "{}", run.out);
    assert!(
        lines[hints[1] + 2].starts_with("White then wins by force, in at most "),
        "{}",
        run.out
    );
}

#[test]
fn a_hint_may_be_to_end_the_turn_and_is_refused_after_the_end() {
    let game = ["text", "--unsaved", "--variant", "telo", "--black", "human"];
    let run = typed(&game, "resign\nhint\nquit\n");
    assert!(run.out.contains("The game is over."), "{}", run.out);
}
