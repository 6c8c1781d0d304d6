//! `fanorona explore`, and `explore` at the text board.

use crate::run::{data, file, run, typed, within};

const GAME: &str = "[White \"Rasoa\"]\n[Black \"Hery\"]\n[BlackType \"program\"]\n[Variant \"tsivy\"]\n[Result \"1-0\"]\n\n1. e2-e3A f4-e5W 1-0\n";
const OTHER: &str = "[White \"Noro\"]\n[Black \"Rasoa\"]\n[Variant \"tsivy\"]\n\n1. d2-e3A *\n";

#[test]
fn own_games_are_shown_with_their_numbers_and_the_name_of_the_opening() {
    let data = data("explore-own");
    let path = file("explore-own-games", "two.fgn", format!("{GAME}\n{OTHER}"));
    assert_eq!(within(&data, &["games", "import", &path], "").status, 0);
    let found = within(&data, &["explore", "--own"], "");
    assert_eq!((found.status, found.err.as_str()), (0, ""));
    let lines = found.lines();
    assert_eq!(lines[0], "games\t2\t1\t0\t0\t1");
    assert_eq!(lines.len(), 3);
    assert!(lines.contains(&"e2-e3A\t1\t1\t0\t0\t0\t-\t1\t0\t0"), "{}", found.out);
    assert!(lines.contains(&"d2-e3A\t1\t0\t0\t0\t1\t-\t1\t0\t0"), "{}", found.out);
    for (args, turn) in [
        (&["--side", "b"][..], "d2-e3A"),
        (&["--opponent", "HERY"], "e2-e3A"),
        (&["--side", "w", "--opponent", "hery"], "e2-e3A"),
        (&["--result", "1-0"], "e2-e3A"),
        (&["--result", "*"], "d2-e3A"),
    ] {
        let found = within(&data, &[&["explore", "--source", "own"], args].concat(), "");
        assert_eq!(found.status, 0, "{args:?}: {}", found.err);
        assert_eq!(found.lines().len(), 2, "{args:?}: {}", found.out);
        assert!(found.lines()[1].starts_with(turn), "{args:?}: {}", found.out);
    }
    let after = "BBBB1BBBB/BBBB1BBBB/BWBWWBWBW/WWWW1WWWW/WWWWWWWWW b 0 1";
    let found = within(&data, &["explore", "--own", after], "");
    assert_eq!(found.status, 0, "{}", found.err);
    assert_eq!(found.lines()[0], "opening\tParker booklet, opening D");
    let french = within(&data, &["--lang", "fr", "explore", "--own", after], "");
    assert_eq!(french.lines()[0], "opening\tLivret Parker, ouverture D");
    // Depth 1 is White's first turn only.
    assert_eq!(within(&data, &["explore", "--own", "--depth", "1", after], "").status, 1);
}

#[test]
fn engine_games_and_shipped_ones_are_shown() {
    let all = run(&["explore", "--variant", "parker"]);
    assert_eq!((all.status, all.err.as_str()), (0, ""));
    assert_eq!(all.lines().len(), 6, "five turns: {}", all.out);
    let numbers = |line: &str| -> Vec<String> { line.split('\t').map(str::to_owned).collect() };
    for line in &all.lines()[1..] {
        let cells = numbers(line);
        let number = |at: usize| cells[at].parse::<u32>().unwrap();
        assert_eq!(cells.len(), 10, "{line}");
        assert_eq!(number(1), (2..6).map(number).sum::<u32>(), "{line}");
        assert_eq!(number(1), (7..10).map(number).sum::<u32>(), "{line}");
        assert!(cells[6].starts_with(['+', '-']) || cells[6].contains('1'), "{line}");
    }
    let shipped = run(&["explore", "--variant", "parker", "--source", "shipped"]);
    assert!(shipped.lines().len() >= 2, "{}", shipped.out);
    assert!(shipped.lines()[1..].iter().all(|line| line.ends_with("\t0")), "{}", shipped.out);
    assert_eq!(run(&["explore", "--variant", "parker", "--most", "2"]).lines().len(), 3);
    let none = run(&["explore", "9/9/9/9/W7B w 0 9"]);
    assert_eq!((none.status, none.out.as_str()), (1, "games\t0\t0\t0\t0\t0\n"));
}

#[test]
fn what_cannot_be_explored_is_reported_with_its_place() {
    for (args, start) in [
        (&["9/9/9 w"][..], "POSITION:1:1: The position has 3 rows"),
        (&["--variant", "chess"], "--variant:1:1: No variant is called “chess”."),
        (&["--source", "books"], "error:"),
        (&["--own", "--source", "engine"], "error:"),
        (&["--result", "3-0"], "error:"),
        (&["--depth", "0"], "error:"),
    ] {
        let run = run(&[&["explore"], args].concat());
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{args:?}");
        assert!(run.err.starts_with(start), "{args:?}: {}", run.err);
    }
}

#[test]
fn the_text_board_explores_the_position_at_hand() {
    let people = ["text", "--unsaved", "--white", "human", "--black", "human"];
    let run = typed(&people, "explore\ne2-e3\nexplore\nquit\n");
    assert_eq!(run.status, 0, "{}", run.err);
    assert!(run.out.contains("turn    games  White  draws  Black  value"), "{}", run.out);
    assert!(run.out.contains("Parker booklet, opening D"), "{}", run.out);
    assert!(run.out.contains("f4-e5W"), "{}", run.out);
    let against = typed(&["text", "--unsaved", "--black", "fara"], "explore\nquit\n");
    let later = "The explorer can be used when the game is over.";
    assert!(against.out.contains(later), "{}", against.out);
    let clock = typed(&[&people[..], &["--clock", "5+3"]].concat(), "explore\nquit\n");
    assert!(clock.out.contains(later), "{}", clock.out);
    let french = typed(&[&["--lang", "fr"], &people[..]].concat(), "explorer\nquitter\n");
    assert!(french.out.contains("parties  Blancs  nulles  Noirs  valeur"), "{}", french.out);
}
