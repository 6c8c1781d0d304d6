//! `fanorona-lab book`, and players that use a book.

use crate::run::{file, folder, run};

fn made(test: &str, positions: &str) -> String {
    let path = folder(test).join("dimy.txt").to_str().unwrap().to_owned();
    let args = ["--variant", "dimy", "--positions", positions, "--nodes", "100", "--out", &path];
    let run = run(&[&["book", "make"], &args[..]].concat());
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    path
}

#[test]
fn a_book_is_made_extended_checked_and_listed() {
    let path = made("book-made", "60");
    let small = std::fs::read_to_string(&path).unwrap();
    let extended = run(&["book", "extend", &path, "--positions", "200", "--threads", "2"]);
    assert_eq!((extended.status, extended.err.as_str()), (0, ""));
    let at_once = std::fs::read_to_string(made("book-at-once", "200")).unwrap();
    assert_eq!(std::fs::read_to_string(&path).unwrap(), at_once);
    assert!(at_once.len() > small.len());
    let checked = run(&["book", "check", &path]);
    assert_eq!((checked.status, checked.out.as_str()), (0, extended.out.as_str()));
    let cells: Vec<_> = checked.out.trim_end().split('\t').collect();
    assert_eq!((cells.len(), cells[0], cells[5], cells[6]), (8, "dimy", "100", "20"));
    assert!(cells[1].parse::<usize>().unwrap() >= 200);
    assert_eq!(cells[4], at_once.len().to_string());
    // Nothing changes if the same searches are repeated; more nodes change something.
    let again = run(&["book", "extend", &path, "--reevaluate"]);
    assert_eq!(again.status, 0, "{}", again.err);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), at_once);
    // Part of the positions, and then all of them.
    let part = ["book", "extend", &path, "--reevaluate", "--nodes", "400", "--from", "150"];
    let part = run(&part);
    assert_eq!(part.status, 0, "{}", part.err);
    let partly = std::fs::read_to_string(&path).unwrap();
    let deeper = run(&["book", "extend", &path, "--reevaluate", "--nodes", "400"]);
    let wholly = std::fs::read_to_string(&path).unwrap();
    assert!(partly != at_once && partly != wholly);
    let rest = run(&["book", "extend", &path, "--reevaluate", "--nodes", "400", "--from", "30"]);
    assert_eq!((rest.status, std::fs::read_to_string(&path).unwrap()), (0, wholly));
    assert_eq!(run(&["book", "extend", &path, "--from", "30"]).status, 2);
    assert_eq!(deeper.status, 0, "{}", deeper.err);
    assert!(std::fs::read_to_string(&path).unwrap().contains(" 400 20\n"));
    assert_eq!(run(&["book", "check", &path]).status, 0);

    let start = run(&["book", "list", "--variant", "dimy", "--file", &path]);
    assert_eq!((start.status, start.err.as_str()), (0, ""));
    let lines = start.lines();
    assert!(lines.len() >= 3 && lines[0].starts_with("cp "), "{}", start.out);
    let turn = lines[1].split('\t').next().unwrap();
    let next = run(&["book", "list", "--variant", "dimy", "--file", &path, turn]);
    assert_eq!(next.status, 0, "{}", next.err);
    let value = |line: &str| line.split_whitespace().last().unwrap().parse::<i32>().unwrap();
    let score = lines[1].split('\t').nth(1).unwrap();
    assert_eq!(value(next.lines()[0]), -value(score), "{} {}", start.out, next.out);
    let other = run(&["book", "list", "--variant", "telo", "--file", &path]);
    assert_eq!((other.status, other.out.as_str()), (1, ""));
    let illegal = run(&["book", "list", "--variant", "dimy", "--file", &path, "a1-a5"]);
    assert!(illegal.status == 2 && illegal.err.starts_with("TURN:1:1: "), "{}", illegal.err);
}

#[test]
fn a_file_that_is_no_book_is_refused_with_its_place() {
    let text = std::fs::read_to_string(made("book-damaged", "60")).unwrap();
    for (name, text, place) in [
        ("other", "something else\n".to_owned(), "1:1: This is not a book"),
        ("version", text.replacen("book 1", "book 7", 1), "1:1: Unknown version of books"),
        ("variant", text.replacen("dimy", "nobody", 1), "1:1: "),
        ("cut", text[..text.len() - 9].to_owned(), "1:1: The checksum is wrong"),
    ] {
        let path = file("book-damaged", name, text);
        for command in ["check", "extend"] {
            let run = run(&["book", command, &path]);
            assert_eq!((run.status, run.out.as_str()), (2, ""), "{name}");
            assert!(run.err.starts_with(&format!("{path}:{place}")), "{name}: {}", run.err);
        }
    }
    let missing = run(&["book", "extend", "/nowhere/book.txt"]);
    assert!(missing.status == 2 && missing.err.starts_with("/nowhere/book.txt:1:1: "));
}

#[test]
fn players_use_the_book_if_they_know_it() {
    let best = |args: &[&str]| {
        let run = run(&[&["best", "--character", "tompo", "--seed", "3"], args].concat());
        assert_eq!(run.status, 0, "{}", run.err);
        let nodes = run.lines().into_iter().find_map(|line| line.strip_prefix("nodes\t"));
        nodes.unwrap().parse::<u64>().unwrap()
    };
    assert_eq!(best(&[]), 0);
    assert!(best(&["--no-book"]) > 0);
    let path = made("book-match", "60");
    let played = |first: &str, second: &str| {
        let args = ["--variant", "dimy", "--openings", "0", "--games", "2", "--book", &path];
        let run = run(&[&["match", first, second, "--nodes", "50"], &args[..]].concat());
        assert_eq!(run.status, 0, "{}", run.err);
    };
    played("search:book,name=with", "search");
    played("zatovo", "zatovo:no-book");
    let refused = run(&["match", "search:no-book", "random", "--nodes", "50", "--games", "2"]);
    assert!(refused.status == 2 && refused.err.starts_with("A:1:8: "), "{}", refused.err);
}

#[test]
fn a_book_that_no_player_would_use_is_refused() {
    let path = made("book-unused", "60");
    let played = |variant: &str, first: &str, second: &str| {
        let args = ["--variant", variant, "--games", "2", "--nodes", "9", "--book", &path];
        let run = run(&[&["match", first, second], &args[..]].concat());
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{first} {second}");
        run.err
    };
    let other = played("telo", "search:book", "random");
    let told = "1:1: This book is of the variant “dimy”, and the match is played with “telo”.\n";
    assert_eq!(other, format!("{path}:{told}"));
    for players in [["search", "random"], ["fara", "zatovo:no-book"]] {
        let unused = played("dimy", players[0], players[1]);
        assert!(unused.starts_with("--book:1:1: No player of this match knows"), "{unused}");
    }
}
