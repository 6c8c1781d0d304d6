//! `solve`, `match`, `endgame`, `perft`, `best`, `turns`, `replay` and `text` on odd boards of the player.

use crate::run::{file, folder, run, within};

/// A variant file of this size and start.
fn variant(columns: usize, rows: usize, start: &str, switches: &str) -> String {
    let start: Vec<String> = start.split('/').map(|row| format!("\"{row}\"")).collect();
    let text = format!(
        r#"(key: "odd", names: {{"en": "Odd"}}, columns: {columns}, rows: {rows}, start: [{}], {switches})"#,
        start.join(", ")
    );
    file("odd-boards", "odd.ron", text)
}

/// Every command that takes a variant.
const COMMANDS: [&[&str]; 8] = [
    &["turns"],
    &["perft", "--depth", "3"],
    &["best", "--nodes", "500"],
    &["best", "--character", "fara"],
    &["solve", "--nodes", "2000", "--memory", "1"],
    &["endgame", "--stones", "3", "--check", "all"],
    &["match", "random", "search:nodes=30", "--games", "2"],
    &["text", "--white", "fara", "--black", "rakoto", "--unsaved"],
];

fn with<'a>(command: &[&'a str], variant: &'a str) -> Vec<&'a str> {
    command.iter().copied().chain(["--variant", variant]).collect()
}

#[test]
fn boards_of_other_sizes_are_refused_by_every_command() {
    for (columns, rows, start, told) in [
        (1, 9, "B/B/B/B/1/W/W/W/W", "The field “columns” must be from 2 to 9, not 1."),
        (9, 1, "BBBB1WWWW", "The field “rows” must be from 2 to 9, not 1."),
        (
            9,
            9,
            "BBBBBBBBB/BBBBBBBBB/BBBBBBBBB/BBBBBBBBB/BBBB1WWWW/WWWWWWWWW/WWWWWWWWW/WWWWWWWWW/WWWWWWWWW",
            "The board would have 81 points; 64 are the most.",
        ),
        (9, 9_007_199_254_740_993, "W", "must be from 2 to 9, not 9007199254740993."),
    ] {
        let path = variant(columns, rows, start, "");
        for command in COMMANDS {
            let run = run(&with(command, &path));
            assert_eq!((run.status, run.out.as_str()), (2, ""), "{command:?}");
            assert!(run.err.starts_with(&format!("{path}:1:")), "{}", run.err);
            assert!(run.err.trim_end().ends_with(told), "{}", run.err);
        }
    }
}

#[test]
fn every_command_ends_well_on_odd_boards() {
    for (columns, rows, start, switches) in [
        (2, 2, "B1/1W", ""),
        (2, 2, "B1/WW", "quiet_limit: None, repetition: Never"),
        (2, 9, "BB/BB/BB/BB/B1/WW/WW/WW/WW", ""),
        (9, 2, "BBBBBBBBB/WWWW1WWWW", "continuation: Compulsory"),
        (8, 8, "B7/8/8/8/8/8/8/7W", "no_move: Draws"),
        (3, 3, "B2/3/2W", "omitted_capture: Claimed, quiet_limit: 1"),
        (3, 3, "BBB/B1W/WWW", "methods: WithdrawalOnly, choice: Larger, agreement: false"),
        (3, 3, "BBB/B1W/WWW", "handicap: (side: White, until: 0)"),
        (
            4,
            3,
            "BBBB/B11W/WWWW",
            "handicap: (side: Black, until: 1, eater: (extent: WholeLine, chains: true, no_capture: Plays))",
        ),
    ] {
        let path = variant(columns, rows, start, switches);
        let data = folder(&format!("odd-{columns}-{rows}-{}", switches.len()));
        for command in COMMANDS {
            let run = within(&data, &with(command, &path), "");
            let unknown = command[0] == "solve" && run.of("value") == Some("unknown");
            assert_eq!(run.status, i32::from(unknown), "{command:?} {switches}: {}", run.err);
            assert!(!run.out.is_empty() && !run.out.contains("NaN"), "{command:?}: {}", run.out);
        }
    }
}

#[test]
fn a_start_without_a_turn_is_refused() {
    for (columns, rows, start, switches) in
        [(2, 2, "BB/WW", ""), (3, 3, "BBB/BWW/WWW", ""), (2, 2, "BB/WW", "no_move: Draws")]
    {
        let path = variant(columns, rows, start, switches);
        let turns = run(&["turns", "--variant", &path]);
        assert_eq!((turns.status, turns.out.as_str()), (2, ""));
        assert!(turns.err.ends_with(": The game is over at the start already.\n"), "{}", turns.err);
        assert!(turns.err.starts_with(&path), "{}", turns.err);
    }
}

#[test]
fn tables_of_a_full_board_can_be_used() {
    for (columns, rows, start, most) in [(2, 2, "B1/WW", 4), (3, 2, "BB1/1WW", 6)] {
        let path = variant(columns, rows, start, "");
        let stones = most.to_string();
        let solved = run(&["solve", "--variant", &path, "--stones", &stones]);
        assert_eq!(solved.status, 0, "{}", solved.err);
        assert_eq!(solved.of("tables"), Some(&format!("{most} stones")[..]));
        let too_many = (most + 1).to_string();
        for position in [&[][..], &["--position", "1B/1B/1B b"]] {
            let args = [&["solve", "--variant", &path, "--stones", &too_many][..], position];
            let refused = run(&args.concat());
            assert_eq!((refused.status, refused.out.as_str()), (2, ""), "{position:?}");
        }
    }
}

#[test]
fn solve_uses_tables_of_at_most_the_stones_it_is_told() {
    let data = folder("odd-fewer");
    assert_eq!(within(&data, &["endgame", "--variant", "telo", "--stones", "5"], "").status, 0);
    for (stones, used) in [("3", "3 stones"), ("5", "5 stones"), ("0", "0 stones")] {
        let run = within(&data, &["solve", "--variant", "telo", "--stones", stones], "");
        assert_eq!((run.of("value"), run.of("tables")), (Some("win"), Some(used)));
    }
}

/// An omitted capture can be claimed, so it never gains anything: the values are those of the same rules
/// with captures enforced.
#[test]
fn omitted_captures_that_can_be_claimed_change_no_value() {
    for (columns, rows, start, value, turn) in [
        (5, 2, "1WW1B/1WB1B", "win", "c2-d2A"),
        (3, 4, "11W/1BB/W1B/1WB", "win", ""),
        (4, 3, "11BW/1W1B/B1BW", "", ""),
        (2, 4, "B1/BW/11/B1", "", ""),
    ] {
        let mut values = Vec::new();
        for omitted in ["Enforced", "Claimed"] {
            let path = variant(columns, rows, start, &format!("omitted_capture: {omitted}"));
            let data = folder(&format!("odd-claims-{columns}-{rows}-{omitted}"));
            let stones = (columns * rows).min(6).to_string();
            let built = ["endgame", "--stones", &stones, "--check", "all", "--variant", &path];
            let built = within(&data, &built, "");
            assert_eq!(built.status, 0, "{}", built.err);
            for stones in ["0", "3", &stones] {
                let args = ["solve", "--variant", &path, "--stones", stones];
                let solved = within(&data, &args, "");
                values.push(solved.of("value").unwrap().to_owned());
            }
            let best = run(&["best", "--nodes", "200000", "--variant", &path]);
            let score = best.of("score").unwrap().split(' ').next().unwrap();
            // A search proves wins and losses, not draws.
            if ["win", "loss"].contains(&score) {
                values.push(score.to_owned());
            }
            assert!(best.of("best").unwrap().starts_with(turn), "{omitted}: {}", best.out);
        }
        assert!(values.iter().all(|other| *other == values[0]), "{start}: {values:?}");
        assert!(values[0].starts_with(value), "{start}: {values:?}");
    }
}

/// Nothing ends these games but a limit of the program.
#[test]
fn two_computers_do_not_play_for_ever() {
    for (agreement, told) in [("true", "Draw by agreement."), ("false", "without an end")] {
        let switches = format!("quiet_limit: None, repetition: Never, agreement: {agreement}");
        let path = variant(2, 2, "B1/1W", &switches);
        for seats in [["fara", "rakoto"], ["noro", "noro"]] {
            let [white, black] = seats;
            let args =
                ["text", "--white", white, "--black", black, "--unsaved", "--variant", &path];
            let run = run(&args);
            assert_eq!((run.status, run.err.as_str()), (0, ""), "{seats:?}");
            assert!(run.out.contains(told), "{seats:?}: {}", &run.out[run.out.len() - 300..]);
        }
    }
}
