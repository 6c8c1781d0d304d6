//! Chains at the text board, typed as a whole, step by step or left open; claims and handicaps.

use crate::run::{file, typed};

/// A position in which White's d2 can but need not continue after its first capture.
fn open_game() -> String {
    let record = "[Variant \"tsivy\"]\n[FEN \"9/4BB3/9/1B1W1B3/6B2 w 0 3\"]\n\n*\n";
    file("chains", "open.fgn", record)
}

fn play(lines: &str) -> String {
    let path = open_game();
    let run = typed(&["text", "--black", "human", "--load", &path], lines);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    run.out
}

#[test]
fn a_turn_without_letters_stays_open() {
    let out = play("d2-e2\nend\n");
    let asked = "The stone on e2 can capture again: e3A takes e4. Type a point, or end.";
    assert!(out.contains(asked), "{out}");
    assert!(out.contains("White plays d2 to e2 and takes 1 stone: f2. Written d2-e2A."), "{out}");
}

#[test]
fn a_turn_with_its_letters_is_played_as_typed() {
    let out = play("d2-e2A\n");
    assert!(!out.contains("can capture again") && out.contains("Written d2-e2A."), "{out}");
    let out = play("d2-e2A-e3A\n");
    assert!(out.contains("White plays d2 to e2, e3 and takes 2 stones"), "{out}");
    let out = play("d2-e2A...\n");
    assert!(out.contains("can capture again"), "{out}");
}

#[test]
fn a_chain_is_typed_point_by_point() {
    for steps in
        ["d2-e2\ne3\nend\n", "D2 E2\ne2-e3\nend\n", "d2e2\ne2e3a\n", "d2-e2\nf3\ne3\nend\n"]
    {
        let out = play(steps);
        assert!(out.contains("Written d2-e2A-e3A."), "{steps}: {out}");
    }
    let out = play("d2-e2\nf3\na1-a2\nback\nback\nundo\n");
    assert!(out.contains("e2-f3: No line joins these two points."), "{out}");
    assert!(out.contains("The step is taken back.") && out.contains("No turn is in progress."));
}

#[test]
fn a_compulsory_chain_continues_as_long_as_possible() {
    let lines = "d2-e3\ng4-g5\nf2-g3\nend\nf4\ng4\ng3\n";
    let run = typed(&["text", "--variant", "parker", "--black", "human"], lines);
    assert!(run.out.contains("The stone on g3 must capture again:"), "{}", run.out);
    assert!(run.out.contains("The chain must go on while its stone can capture."), "{}", run.out);
    assert!(run.out.contains("White plays f2 to g3, f4, g4, g3 and takes 9 stones"), "{}", run.out);
}

#[test]
fn a_handicap_is_announced() {
    let run = typed(
        &["text", "--variant", "tumicarona-rematch", "--black", "human"],
        "d2-e3\nc3-d2A\nc3-d2\n",
    );
    assert!(run.out.contains("Black to move, with the handicap"), "{}", run.out);
    assert!(
        run.out.contains("c3-d2: The side with the handicap captures nothing yet."),
        "{}",
        run.out
    );
    assert!(run.out.contains("Black plays c3 to d2."), "{}", run.out);
}

#[test]
fn a_missed_capture_can_be_claimed() {
    let text = "(key: \"claims\", names: {\"en\": \"Claims\"}, columns: 9, rows: 5, omitted_capture: Claimed,
        start: [\"9\", \"9\", \"2BW1B3\", \"9\", \"9\"])";
    let path = file("chains", "claims.ron", text);
    let run = typed(&["text", "--variant", &path, "--black", "human"], "d3-d2\nclaim\nd3-d2\n");
    assert!(
        run.out.contains("White should capture: 1 stone can, d3. Otherwise Black may claim it."),
        "{}",
        run.out
    );
    assert!(run.out.contains("type claim to have it taken back"), "{}", run.out);
    assert!(run.out.contains("Black claims the missed capture"), "{}", run.out);
    assert!(run.out.contains("White must capture: 1 stone can, d3."), "{}", run.out);
    assert!(run.out.contains("d3-d2: This stone must capture"), "{}", run.out);
}

/// Plays these lines from the start of Tsivy.
fn from_start(lines: &str) -> String {
    typed(&["text", "--black", "human", "--unsaved"], lines).out
}

#[test]
fn the_letter_or_the_point_answers_which_stones_are_taken() {
    for (answer, written) in
        [("A", "d3-e3A"), ("w", "d3-e3W"), ("e3A", "d3-e3A"), ("e3w", "d3-e3W"), ("E3 W", "d3-e3W")]
    {
        for asked in ["d3-e3", "d3\nboard\ne3", "D3 E3\nhelp", "d3"] {
            let out = from_start(&format!("{asked}\n{answer}\n"));
            assert!(out.contains(&format!("Written {written}.")), "{asked} {answer}: {out}");
        }
    }
    for language in ["de", "fr", "nl", "ru", "mg"] {
        let args = ["--lang", language, "text", "--black", "human", "--unsaved"];
        let run = typed(&args, "d3-e3\nW\n");
        assert!(run.out.contains("d3-e3W") && !run.out.contains("“W”"), "{}", run.out);
    }
    // Without a question a letter is no turn, also after the turn was played.
    for lines in ["A\n", "d3-e3A\nA\n"] {
        let out = from_start(lines);
        assert!(out.contains("“A” is neither a turn nor a word"), "{out}");
    }
}

#[test]
fn a_stone_that_was_named_goes_to_the_next_point() {
    let out = from_start("f2\ne3\n");
    assert!(out.contains("The stone on f2 may go: e3A takes c5, d4."), "{out}");
    assert!(out.contains("Written f2-e3A."), "{out}");
    // Another stone, or a whole turn, is what it says.
    let out = from_start("f2\nd2\ne3\n");
    assert!(out.contains("Written d2-e3A."), "{out}");
    let out = from_start("f2\nd3-e3W\n");
    assert!(out.contains("Written d3-e3W."), "{out}");
    // No capture of this kind: what the stone may do is said again.
    let out = from_start("e2\nW\nA\n");
    assert_eq!(out.matches("The stone on e2 may go: e3A").count(), 2, "{out}");
    assert!(out.contains("Written e2-e3A."), "{out}");
}

#[test]
fn an_answered_turn_stays_open_and_a_letter_goes_on() {
    let out = play("d2-e2\nA\n");
    assert!(out.contains("Written d2-e2A-e3A."), "{out}");
    let out = play("d2-e2\nW\nend\n");
    assert_eq!(out.matches("The stone on e2 can capture again: e3A").count(), 2, "{out}");
    assert!(out.contains("Written d2-e2A."), "{out}");
}

#[test]
fn another_stone_waits_until_the_turn_has_ended() {
    let path = file(
        "chains",
        "two.fgn",
        "[Variant \"tsivy\"]\n[FEN \"9/4BB3/9/1B1W1B3/6W2 w 0 3\"]\n\n*\n",
    );
    let args = ["text", "--black", "human", "--unsaved", "--load", &path];
    for other in ["g1-f1", "g1"] {
        let out = typed(&args, &format!("d2-e2\n{other}\n")).out;
        let asked = "Finish this turn first.\nThe stone on e2 can capture again: e3A";
        assert!(out.contains(asked) && !out.contains("No line joins"), "{out}");
    }
}
