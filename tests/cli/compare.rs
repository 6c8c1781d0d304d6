//! `fanorona compare`, and `compare` at the text board.

use crate::run::{file, run, typed};

/// White's chain may stop after its first step, or must go on.
const STOP: &str = "9/9/3B5/9/2W1B4 w 0 9";

#[test]
fn turns_and_the_rule_that_makes_the_difference_are_printed() {
    let run = run(&["compare", "--variants", "tsivy,parker", STOP]);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let lines = run.lines();
    assert_eq!(lines[1], "tsivy    2      1          not known");
    assert_eq!(lines[2], "parker   1      0          not known");
    assert_eq!(lines[4], "1 turn is legal under every variant.");
    assert_eq!(
        lines[7],
        "c1-d1A  1      yes    no      continuation  \
         parker: The chain must go on while its stone can capture."
    );
    assert_eq!(lines[10], "continuation — Going on with a chain");
    assert!(
        lines[11].starts_with("  tsivy   Optional    After a capture the stone may "),
        "{lines:?}"
    );
    assert!(
        lines[12].ends_with("[German rule booklet of the Parker box, with tactics by Harry Mills]")
    );
    assert_eq!(lines.len(), 13);
}

#[test]
fn all_turns_can_be_listed_in_french() {
    let run = run(&["--lang", "fr", "compare", "--variants", "tsivy,parker", STOP, "--all"]);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    assert!(run.out.contains("1 tour est permis dans toutes les variantes."), "{}", run.out);
    assert!(run.out.contains("c1-d1A-d2A  2      oui    oui"), "{}", run.out);
    assert!(run.out.contains("Après une prise, le pion doit prendre encore"), "{}", run.out);
}

#[test]
fn the_start_is_compared_without_a_position() {
    let run = run(&["compare", "--variants", "tsivy,parker,vela", "--depth", "3", "--most", "2"]);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let lines = run.lines();
    let cells = |line: &str| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(cells(lines[1])[..5], ["tsivy", "5", "0", "39", "724"]);
    assert!(lines[1].ends_with("a draw [Schadd and others, 2008]"), "{}", lines[1]);
    assert_eq!(cells(lines[2])[..5], ["parker", "5", "0", "17", "162"]);
    assert_eq!(cells(lines[3])[..5], ["vela", "5", "3", "24", "94"]);
    assert!(
        run.out.contains("d2-e3A  1      no     no      yes   handicap + handicap.eater.extent")
    );
    assert!(lines.contains(&"4 more turns are not listed."), "{}", run.out);
}

#[test]
fn a_position_may_name_the_handicapped_side() {
    // Without it Black has few stones enough; the first variant has no handicap.
    let text = "B8/9/9/9/W8 w 0 30 b";
    let run_of = |text: &str| run(&["compare", "--variants", "tsivy,vela", text]);
    let named = run_of(text);
    assert_eq!(named.status, 0, "{}", named.err);
    assert!(named.out.contains("vela: the game is over. White wins:"), "{}", named.out);
    assert!(run_of("B8/9/9/9/W8 w 0 30").out.contains("The same turns are legal"));
    let many = "BBBBBBBBB/9/9/9/W8 w 0 30";
    assert!(run_of(many).out.contains("vela: the game is over."));
    assert!(run_of(&format!("{many} -")).out.contains("The same turns are legal"));
    let none = run(&["compare", "--variants", "tsivy,parker", text]);
    assert_eq!((none.status, none.out.as_str()), (2, ""));
    assert_eq!(none.err, "POSITION:1:20: This variant has no handicap.\n");
}

#[test]
fn a_chain_is_walked_step_by_step() {
    let walk =
        |chain: &str| run(&["compare", "--variants", "tsivy,parker", STOP, "--chain", chain]);
    let walked = walk("c1-d1A-d2A");
    assert_eq!((walked.status, walked.err.as_str()), (0, ""));
    let lines = walked.lines();
    assert_eq!(lines[0], "Before the first step the variants allow the same.");
    assert_eq!(lines[1], "After c1-d1A:");
    assert_eq!(lines[3], "  d1-d2A  yes    yes");
    assert!(lines[4].starts_with("  end     yes    no      continuation  parker: The chain must"));
    assert_eq!(lines[5], "After c1-d1A-d2A the variants still allow the same.");
    assert!(walk("c1-d1A-e1").out.contains("No variant allows d1-e1 there.\n"));
    let wrong = walk("c1-d1A-z9");
    assert_eq!((wrong.status, wrong.out.as_str()), (2, ""));
    assert!(wrong.err.starts_with("--chain:1:8: "), "{}", wrong.err);
}

#[test]
fn who_wins_is_proved_within_so_many_positions() {
    let run = run(&["compare", "--variants", "tsivy,parker", STOP, "--nodes", "2000"]);
    assert_eq!(run.status, 0, "{}", run.err);
    assert!(run.lines()[1].ends_with("White wins") && run.lines()[2].ends_with("White wins"));
}

#[test]
fn a_game_is_read_under_other_variants() {
    let run_of = |args: &[&str]| run(&[&["compare"], args].concat());
    let sample = run_of(&["--variants", "tsivy,parker", "parker-sample"]);
    assert_eq!((sample.status, sample.err.as_str()), (0, ""));
    let lines = sample.lines();
    assert_eq!(lines[0], "A game of parker, 43 turns, 1-0.");
    for line in [
        "tsivy: turn 2, White, f2-g3A-f4A-g4W-g3W is not legal.",
        "tsivy: This point was already touched this turn.",
        "Rule: revisiting.",
        "parker: the whole game could have been played, with the same end.",
        "revisiting — Coming back to a point",
    ] {
        assert!(lines.contains(&line), "{line}\n{}", sample.out);
    }
    let quiet = file(
        "compare",
        "quiet.fgn",
        "[Variant \"tsivy\"]\n[FEN \"B8/9/9/9/8W w 18 60\"]\n\n60. i1-i2 a5-a4 61. i2-i1 *\n",
    );
    let quiet = run_of(&["--variants", "tumicarona,parker", &quiet]);
    assert_eq!((quiet.status, quiet.err.as_str()), (0, ""));
    let over = "tumicarona: the game is over before turn 61 of White. Draw: too many turns";
    assert!(quiet.out.contains(over), "{}", quiet.out);
    assert!(quiet.out.contains("Rule: quiet_limit."), "{}", quiet.out);
}

#[test]
fn switches_are_a_table() {
    let table = run(&["compare", "--variants", "tsivy,tumicarona", "--switches"]);
    assert_eq!((table.status, table.err.as_str()), (0, ""));
    let lines = table.lines();
    assert_eq!(lines[0], "switch           tsivy            tumicarona");
    assert_eq!(lines[1], "board            9 × 5            9 × 5");
    assert!(lines.contains(&"quiet_limit      100              20"), "{}", table.out);
    assert!(table.out.contains("[settled; the sources leave it open: German Wikipedia"));
    let differing =
        run(&["compare", "--variants", "tsivy,tumicarona", "--switches", "--differing"]);
    assert_eq!(
        differing.lines()[..4],
        [
            "switch       tsivy        tumicarona",
            "quiet_limit  100          20",
            "next_game    ColoursSwap  LoserBegins",
            "",
        ]
    );
    // Boards may differ here.
    let boards = run(&["compare", "--variants", "tsivy,telo", "--switches", "--differing"]);
    assert_eq!(
        boards.lines()[1..],
        ["board   9 × 5  3 × 3", "", "The variants do not differ in any switch.",]
    );
}

#[test]
fn what_cannot_be_compared_is_reported_with_its_place() {
    for (args, start) in [
        (&["--variants", "tsivy"][..], "--variants:1:1: Two or three variants are compared"),
        (&["--variants", "tsivy,parker,vela,tumicarona"], "--variants:1:1: Two or three variants"),
        (&["--variants", "tsivy,tsivy"], "--variants:1:7: The variant “tsivy” is named twice."),
        (&["--variants", "tsivy,chess"], "--variants:1:7: No variant is called “chess”."),
        (&["--variants", "tsivy,"], "--variants:1:7: No variant is called “”."),
        (&["--variants", "tsivy,telo"], "--variants:1:1: “telo” has a board of 3 × 3 points"),
        (&["--variants", "telo,dimy", "parker-sample"], "--variants:1:1: “telo” has a board of 3"),
        (&["--variants", "tsivy,parker", "9/9/9 w"], "POSITION:1:1: The position has 3 rows"),
        (&["--variants", "tsivy,parker", "9/9/9/9/W8 x"], "POSITION:1:12: The side to move"),
        (&["--variants", "tsivy,parker", "no.fgn"], "no.fgn:1:1: There is no such file."),
        (&[], "error:"),
        (&["--variants", "tsivy,parker", "--switches", "--depth", "2"], "error:"),
        (&["--variants", "tsivy,parker", "--differing"], "error:"),
        (&["--variants", "tsivy,parker", "--chain", "d2-e3", "--all"], "error:"),
        (
            &["--variants", "tsivy,parker", "parker-sample", "--chain", "a1-b2"],
            "--chain:1:1: This option is for positions, and a game is compared.",
        ),
        (&["--variants", "tsivy,parker", "parker-sample", "--nodes", "9"], "--nodes:1:1: This"),
        (
            &["--variants", "tsivy,parker", "--variant", "vela"],
            "--variant:1:1: This option is for a game, and none is given.",
        ),
    ] {
        let run = run(&[&["compare"], args].concat());
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{args:?}");
        assert!(run.err.starts_with(start), "{args:?}: {}", run.err);
    }
}

#[test]
fn the_text_board_compares_the_position_at_hand() {
    let game = ["text", "--unsaved", "--black", "human", "--variant"];
    let play = |variant: &str, input: &str| {
        let run = typed(&[&game[..], &[variant]].concat(), input);
        assert_eq!(run.status, 0, "{}", run.err);
        run.out
    };
    let all = play("tsivy", "compare\nd2-e3\ncompare parker\ncompare telo\ncompare chess\nquit\n");
    for line in [
        "parker: the same turns are legal.",
        "vela: 6 turns differ.",
        "Type compare and a variant for the turns: parker, tumicarona, tumicarona-rematch, vela.",
        "first_turn — The first turn of each player",
        "parker: other turns are legal for the first time at turn 1 of Black, such as ",
        "parker: the whole game could have been played, with the same end.",
        "“telo” has a board of 3 × 3 points, “tsivy” one of 9 × 5: no position fits both.",
    ] {
        assert!(all.contains(line), "{line}\n{all}");
    }
    assert!(all.contains("compare:1:1: No variant is called “chess”."), "{all}");
    assert!(play("telo", "compare\nquit\n").contains("No other variant has a board of this size."));
    let french = typed(
        &["--lang", "fr", "text", "--unsaved", "--black", "human"],
        "comparer parker\nquitter\n",
    );
    assert!(
        french.out.contains("Les mêmes tours sont permis selon tsivy, parker."),
        "{}",
        french.out
    );
}

#[test]
fn the_text_board_compares_an_open_chain() {
    let record =
        file("compare-chain", "chain.fgn", format!("[Variant \"tsivy\"]\n[FEN \"{STOP}\"]\n\n*\n"));
    let args = ["text", "--unsaved", "--white", "human", "--black", "human", "--load", &record];
    let run = typed(&args, "c1-d1\ncompare parker\nquit\n");
    assert_eq!(run.status, 0, "{}", run.err);
    assert!(run.out.contains("After c1-d1A:"), "{}", run.out);
    assert!(run.out.contains("continuation — Going on with a chain"), "{}", run.out);
}
