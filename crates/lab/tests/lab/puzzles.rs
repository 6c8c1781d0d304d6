//! `fanorona-lab puzzles`: packs are made, continued, checked, listed and balanced; errors in them.

use crate::run::{folder, run};
use fanorona::game::puzzles::{PuzzlePack, Theme};
use fanorona::rules::variant::shipped;
use std::path::{Path, PathBuf};

fn empty(name: &str) -> PathBuf {
    let folder = folder(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn make(out: &Path, more: &[&str]) {
    let out = out.to_str().unwrap();
    let first = ["puzzles", "make", "--variant", "telo", "--count", "100", "--out", out];
    let made = run(&[&first[..], &["--nodes", "500", "--tries", "1"], more].concat());
    assert_eq!(made.status, 0, "{}", made.err);
    assert!(made.out.starts_with("puzzles\t"), "{}", made.out);
}

#[test]
fn a_pack_does_not_depend_on_interruptions_or_threads() {
    let folder = empty("puzzles-make");
    let [whole, parts] = ["whole", "parts"].map(|name| folder.join(name));
    make(&whole, &["--games", "32"]);
    make(&parts, &["--games", "16", "--threads", "3"]);
    make(&parts, &["--games", "16"]);
    let text = std::fs::read_to_string(&whole).unwrap();
    assert_eq!(std::fs::read_to_string(&parts).unwrap(), text);
    assert!(text.starts_with("fanorona puzzles 1 telo f338c76f\nmade 1 500 32\n"), "{text}");
    let count = text.lines().count() - 2;
    assert!(count > 3, "{text}");

    let name = whole.to_str().unwrap();
    let checked = run(&["puzzles", "check", name]);
    assert_eq!((checked.status, checked.out), (0, format!("telo\t{count}\t{count}\n")));
    let sample = run(&["puzzles", "check", name, "--sample", "2", "--threads", "2"]);
    assert_eq!(sample.out, "telo\t2\t2\n");

    let listed = run(&["puzzles", "list", name]);
    let mut lines = listed.out.lines();
    assert_eq!(lines.next().unwrap(), format!("telo\t{count}\t{}", text.len()));
    let numbers = lines.map(|line| line.split('\t').nth(1).unwrap().parse::<usize>().unwrap());
    assert_eq!(numbers.sum::<usize>(), count);

    let balanced = folder.join("balanced");
    let made =
        run(&["puzzles", "balance", name, "--count", "5", "--out", balanced.to_str().unwrap()]);
    assert_eq!(made.status, 0, "{}", made.err);
    let left = std::fs::read_to_string(&balanced).unwrap().lines().count() - 2;
    assert_eq!(made.out, format!("telo\t{count}\t{left}\n"));

    let rated = run(&["puzzles", "rate", name, "--sample", "3", "--tries", "1"]);
    assert_eq!(rated.status, 0, "{}", rated.err);
    assert!(rated.out.starts_with("telo\t3\nfara\t"), "{}", rated.out);
    assert_eq!(rated.out.lines().count(), 14, "{}", rated.out);
}

#[test]
fn damaged_packs_are_reported_with_their_lines_and_the_rest_is_used() {
    let folder = empty("puzzles-damaged");
    let whole = folder.join("whole");
    make(&whole, &["--games", "32"]);
    let text = std::fs::read_to_string(&whole).unwrap();
    let count = text.lines().count() - 2;
    let damaged = folder.join("damaged");
    let name = damaged.to_str().unwrap();
    let last = text.lines().last().unwrap();
    let (start, end) = last.split_at(3);
    let changed = if end.starts_with('A') { "B" } else { "A" };
    let line = format!("{start}{changed}{}", &end[1..]);
    std::fs::write(&damaged, text.replace(last, &line)).unwrap();
    let listed = run(&["--lang", "en", "puzzles", "list", name]);
    assert!(listed.out.starts_with(&format!("telo\t{}\t", count - 1)), "{}", listed.out);
    let number = count + 2;
    let expected = format!("{name}:{number}:1: The puzzle is damaged: its checksum is wrong.\n");
    assert_eq!((listed.status, listed.err), (0, expected));
    // A pack with a damaged line does not hold.
    assert_eq!(run(&["puzzles", "check", name]).status, 1);

    for (text, reason) in [
        ("nothing\n", "1:1: This is not a pack of puzzles."),
        ("fanorona puzzles 7 telo\n", "1:1: Unknown version of packs: “7”."),
    ] {
        std::fs::write(&damaged, text).unwrap();
        let listed = run(&["--lang", "en", "puzzles", "list", name]);
        assert_eq!((listed.status, listed.err), (2, format!("{name}:{reason}\n")));
    }
    let missing = folder.join("missing");
    let listed = run(&["--lang", "en", "puzzles", "check", missing.to_str().unwrap()]);
    assert_eq!(listed.status, 2);
    let out = whole.to_str().unwrap();
    let other = ["puzzles", "make", "--variant", "dimy", "--count", "5", "--out", out];
    let refused = run(&[&["--lang", "en"], &other[..]].concat());
    assert_eq!(refused.status, 2);
    let reason = format!("{out}:1:1: These are puzzles of the variant “telo”.\n");
    assert_eq!(refused.err, reason);
}

#[test]
fn a_pack_that_goes_on_keeps_all_its_puzzles_and_comments() {
    let folder = empty("puzzles-kept");
    let out = folder.join("pack");
    make(&out, &["--games", "32"]);
    let telo = shipped::variant("telo").unwrap();
    let text = std::fs::read_to_string(&out).unwrap();
    let text = text.replacen("made", "# From our club.\nmade", 1);
    let count = text.lines().count() - 3;
    let name = out.to_str().unwrap();
    let go_on = |count: usize, text: &str| {
        std::fs::write(&out, text).unwrap();
        let count = count.to_string();
        let args = ["--lang", "en", "puzzles", "make", "--variant", "telo", "--out", name];
        let more = ["--count", &count, "--tries", "1", "--games", "1"];
        let made = run(&[&args[..], &more].concat());
        (made, std::fs::read_to_string(&out).unwrap())
    };
    // Fewer than there are: nothing is to be made.
    let (made, after) = go_on(count - 1, &text);
    assert!(made.out.starts_with(&format!("puzzles\t{count}\n")), "{}", made.out);
    assert_eq!((made.status, after.as_str()), (0, text.as_str()));
    // More than there are, but fewer than the shares of their themes need.
    let (made, after) = go_on(count + 1, &text);
    assert_eq!(made.status, 0, "{}", made.err);
    assert!(after.contains("\n# From our club.\n") && after.contains("\nmade 1 500 33\n"));
    let after = PuzzlePack::read(&after, &telo).unwrap();
    let before = PuzzlePack::read(&text, &telo).unwrap();
    assert!(before.entries().iter().all(|entry| after.find(&entry.id).is_some()));
    // A puzzle that cannot be read would be lost.
    let damaged = format!("{text}AAAA\n");
    let (made, after) = go_on(count + 1, &damaged);
    let reason = "The puzzle is damaged: its checksum is wrong.";
    let error = format!("{name}:{}:1: {reason}\n", count + 4);
    assert_eq!((made.status, made.err, after), (2, error, damaged));
}

#[test]
fn puzzles_that_do_not_hold_are_removed_on_request() {
    let folder = empty("puzzles-remove");
    let (whole, spoiled) = (folder.join("whole"), folder.join("spoiled"));
    make(&whole, &["--games", "32"]);
    let telo = shipped::variant("telo").unwrap();
    let mut pack = PuzzlePack::read(&std::fs::read_to_string(&whole).unwrap(), &telo).unwrap();
    let count = pack.entries().len();
    let mut puzzle = pack.puzzle(1).unwrap();
    assert!(!puzzle.themes.contains(Theme::LongChain));
    puzzle.themes = puzzle.themes.with(Theme::LongChain);
    pack.retain(|entry| entry.id != puzzle.id);
    let held = pack.to_string();
    assert!(pack.push(&puzzle));
    std::fs::write(&spoiled, pack.to_string()).unwrap();
    let name = spoiled.to_str().unwrap();
    let expected = format!("telo\t{}\t{count}\n{}\tthe themes are wrong\n", count - 1, puzzle.id);
    let checked = run(&["puzzles", "check", name]);
    assert_eq!((checked.status, checked.out), (1, expected.clone()));
    assert_eq!(
        std::fs::read_to_string(&spoiled).unwrap(),
        pack.to_string(),
        "not without a request"
    );
    let removed = run(&["puzzles", "check", name, "--remove"]);
    assert_eq!((removed.status, removed.out), (1, expected));
    assert_eq!(std::fs::read_to_string(&spoiled).unwrap(), held);
    assert_eq!(run(&["puzzles", "check", "--remove"]).status, 2, "shipped packs are no files");
}

const OWN: &str = "(key: \"own\", names: {\"en\": \"Own\"}, columns: 3, rows: 3, \
     start: [\"BBB\", \"B1W\", \"WWW\"])";

/// A variant of a file is in no catalogue, but what was made with it can be read with it.
#[test]
fn files_of_a_variant_from_a_path_are_read_with_its_path() {
    let folder = empty("own-variant");
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let (variant, pack, book, openings) =
        (path("own.ron"), path("p.txt"), path("b.txt"), path("o.txt"));
    std::fs::write(&variant, OWN).unwrap();
    let with = |command: &str| {
        let words: Vec<&str> = command.split(' ').collect();
        run(&[&words[..], &["--variant", &variant]].concat())
    };
    let make = format!("puzzles make --count 100 --games 16 --nodes 500 --tries 1 --out {pack}");
    assert_eq!(with(&make).status, 0);
    // It goes on.
    assert_eq!(with(&make).status, 0);
    assert_eq!(with(&format!("book make --positions 20 --nodes 100 --out {book}")).status, 0);
    let games = format!("openings make --games 5 --nodes 100 --out {openings}");
    assert_eq!(with(&games).status, 0);
    // As some editors save.
    let text = std::fs::read_to_string(&book).unwrap();
    std::fs::write(&book, format!("\u{feff}{}", text.replace('\n', "\r\n"))).unwrap();
    let text = std::fs::read_to_string(&pack).unwrap();
    std::fs::write(&pack, format!("\u{feff}{}", text.replace('\n', "\r\n"))).unwrap();
    for command in [
        format!("puzzles list {pack}"),
        format!("puzzles check {pack}"),
        format!("puzzles rate {pack} --sample 2 --tries 1"),
        format!("puzzles balance {pack} --count 5 --out {pack}"),
        format!("book check {book}"),
        format!("book extend {book} --positions 25"),
        format!("openings list {openings}"),
    ] {
        let known = with(&command);
        assert!(known.status == 0 && !known.out.is_empty(), "{command}: {}", known.err);
        let words: Vec<&str> = command.split(' ').collect();
        let unknown = run(&words);
        assert!(unknown.status == 2 && unknown.err.contains("own"), "{command}: {}", unknown.err);
    }
    assert_eq!(with(&format!("book list --file {book}")).status, 0);
}

/// The first reply of the puzzle is one that does not exist; its checksum is right.
#[test]
fn a_puzzle_with_an_illegal_turn_does_not_hold() {
    let folder = empty("puzzles-illegal");
    let pack = folder.join("pack");
    make(&pack, &["--games", "32"]);
    let name = pack.to_str().unwrap();
    let text = std::fs::read_to_string(&pack).unwrap();
    let telo = shipped::variant("telo").unwrap();
    let last = text.lines().last().unwrap();
    let digits: Vec<char> =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".chars().collect();
    let cut = &last[..last.len() - 3];
    let sums = (0..4096).map(|sum| format!("{cut}_{}{}", digits[sum / 64], digits[sum % 64]));
    let illegal = sums
        .map(|line| text.replace(last, &line))
        .find(|text| {
            let pack = PuzzlePack::read(text, &telo).unwrap();
            pack.errors().is_empty() && pack.puzzles().any(|puzzle| puzzle.is_err())
        })
        .unwrap();
    std::fs::write(&pack, &illegal).unwrap();
    let count = text.lines().count() - 2;
    let checked = run(&["puzzles", "check", name]);
    assert_eq!(checked.status, 1, "{}", checked.err);
    assert!(checked.out.starts_with(&format!("telo\t{}\t{count}\n", count - 1)), "{}", checked.out);
    let rated = run(&["puzzles", "rate", name, "--tries", "1"]);
    assert!(rated.status == 0 && rated.err.starts_with(&format!("{name}:")), "{}", rated.err);
    assert_eq!(run(&["puzzles", "check", name, "--remove"]).status, 1);
    assert_eq!(run(&["puzzles", "check", name]).out, format!("telo\t{0}\t{0}\n", count - 1));
}

/// Stones that never meet make no puzzles.
#[test]
fn making_ends_if_there_are_no_puzzles() {
    let folder = empty("puzzles-none");
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let variant = path("none.ron");
    let text = OWN.replace("\"BBB\", \"B1W\", \"WWW\"", "\"B2\", \"3\", \"2W\"");
    std::fs::write(&variant, text.replace("])", "], quiet_limit: 2)")).unwrap();
    let out = path("pack");
    let args = ["puzzles", "make", "--nodes", "100", "--tries", "1", "--count", "5"];
    let made =
        run(&[&args[..], &["--threads", "2", "--variant", &variant, "--out", &out]].concat());
    assert_eq!(made.status, 2);
    assert!(made.err.ends_with("games gave no new puzzle. The pack has 0.\n"), "{}", made.err);
}
