//! `fanorona check`: the form of files of every kind, keys that are taken, files in the wrong folder.

use crate::run::{Run, file, finish, program_within, run};
use std::path::{Path, PathBuf};

/// A variant with this key.
fn variant(key: &str) -> String {
    include_str!("../../assets/variants/telo.ron").replace("\"telo\"", &format!("\"{key}\""))
}

/// A lesson with this key, of this variant.
fn lesson(key: &str, variant: &str) -> String {
    let text = include_str!("../learn/lessons/goals.ron");
    let text = text.replacen("\"goals\"", &format!("\"{key}\""), 1);
    text.replacen("\"telo\"", &format!("\"{variant}\""), 1)
}

/// An empty data folder with the folders of variants and lessons.
fn data(name: &str) -> PathBuf {
    let data = crate::run::data(name);
    for kind in ["variants", "lessons"] {
        std::fs::create_dir_all(data.join(kind)).unwrap();
    }
    data
}

fn within(data: &Path, files: &[&str]) -> Run {
    crate::run::within(data, &[&["check"], files].concat(), "")
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn a_line_is_printed_for_each_valid_file() {
    let look = |text: &str, key| text.replace(&format!("\"{key}\""), "\"mine\"");
    let board = look(include_str!("../../assets/looks/boards/slab.ron"), "slab");
    let stones = look(include_str!("../../assets/looks/stones/wood.ron"), "wood");
    let asset = |name: &str| std::fs::read(name).unwrap();
    let record = "[White \"Rasoa\"]\n[Variant \"dimy\"]\n\n1. b2-c3A *\n";
    // The names tell nothing: the texts do.
    let files = [
        ("variant\tsmall", file("check-kinds", "1", variant("small"))),
        ("board\tmine", file("check-kinds", "2", board)),
        ("stones\tmine", file("check-kinds", "3", stones)),
        ("lesson\town", file("check-kinds", "4", lesson("own", "telo"))),
        ("puzzles\ttelo", file("check-kinds", "5", asset("assets/puzzles/telo.txt"))),
        (
            "record\tTen steps",
            file("check-kinds", "9", asset("assets/records/rematch-ten-steps.fgn")),
        ),
        ("record\tdimy", file("check-kinds", "10", record)),
    ];
    let paths: Vec<&str> = files.iter().map(|(_, path)| path.as_str()).collect();
    let checked = run(&[&["check"], &paths[..]].concat());
    assert_eq!((checked.status, checked.err.as_str()), (0, ""));
    let expected: Vec<_> = files.iter().map(|(found, path)| format!("{found}\t{path}")).collect();
    assert_eq!(checked.lines(), expected);
}

#[test]
fn every_error_is_reported_and_the_next_file_is_checked() {
    let bad = variant("small").replace("rows: 3", "rows: 12").replace("columns:", "colums:");
    let records = "1. f2-e3A *\n\n1. a1-b2A *\n\n[Variant \"none\"]\n\n1. f2-e3A *\n";
    let asset = |name: &str| std::fs::read_to_string(name).unwrap();
    let pack = asset("assets/puzzles/telo.txt");
    let pack: String = pack.lines().take(4).flat_map(|line| [line, "\n"]).collect();
    let pack = pack.replace("\nA", "\n!");
    let paths = [
        file("check-errors", "variant.ron", bad),
        file("check-errors", "games.fgn", records),
        file("check-errors", "pack.txt", pack),
        file("check-errors", "notes.txt", "Some notes.\n"),
        file("check-errors", "positions", b"fanorona positions 2\n\xff"),
        file("check-errors", "binary", b"\xff"),
        file("check-errors", "empty.ron", ""),
        file("check-errors", "large.ron", "(".repeat(256 * 1024 + 1)),
        "no such file".to_owned(),
        file("check-errors", "small.ron", variant("small")),
    ];
    let paths: Vec<&str> = paths.iter().map(String::as_str).collect();
    let checked = run(&[&["--lang", "en", "check"], &paths[..]].concat());
    assert_eq!((checked.status, checked.out), (2, format!("variant\tsmall\t{}\n", paths[9])));
    let mut told = checked.err.lines();
    for (path, places, said) in [
        (0, &["7:5", "8:11", "24:1"][..], "“colums”"),
        (1, &["3:7", "5:11"], "“a1-b2A”"),
        (2, &["3:1", "4:1"], "“!”"),
        (3, &["1:1"], "This is none of the files that can be checked"),
        (4, &["1:1"], "This is none of the files that can be checked"),
        (5, &["1:1"], "This is not a text file in UTF-8"),
        (6, &["1:1"], "The file is empty."),
        (7, &["1:1"], "The file is larger than 256 KB."),
        (8, &["1:1"], "There is no such file."),
    ] {
        for (number, place) in places.iter().enumerate() {
            let line = told.next().unwrap();
            let expected = format!("{}:{place}: ", paths[path]);
            assert!(line.starts_with(&expected), "{expected}\n{line}");
            assert!(number > 0 || line.contains(said), "{line}");
        }
    }
    assert_eq!(told.next(), None);
    assert_eq!(run(&["check"]).status, 2);
    assert_eq!(run(&["--variant", "telo", "check", paths[9]]).status, 2);
}

#[test]
fn the_files_may_name_variants_among_them() {
    let own = file("check-together", "own.ron", variant("own"));
    let lesson = file("check-together", "lesson.ron", lesson("mine", "own"));
    let record = file("check-together", "game.fgn", "[Variant \"own\"]\n\n1. c1-b2A *\n");
    assert_eq!(run(&["check", &lesson, &record]).status, 2);
    let checked = run(&["check", &lesson, &record, &own, &own]);
    assert_eq!((checked.status, checked.err.as_str()), (0, ""));
    assert_eq!(checked.lines().len(), 4);
}

#[test]
fn a_key_that_is_taken_is_reported_with_its_owner() {
    let data = data("check-taken");
    let [a, b] = ["a.ron", "b.ron"].map(|name| data.join("variants").join(name));
    let mine = data.join("lessons/mine.ron");
    for path in [&a, &b] {
        std::fs::write(path, variant("small")).unwrap();
    }
    std::fs::write(&mine, lesson("mine", "small")).unwrap();
    let alone = within(&data, &[text(&a), text(&mine)]);
    assert_eq!((alone.status, alone.err.as_str()), (0, ""), "they have their keys themselves");
    let shipped = file("check-taken", "shipped.ron", variant("parker"));
    // An alternative reading of a shipped variant.
    let reading = file("check-taken", "reading.ron", variant("vela-eater-loses"));
    let [one, two] = ["one", "two"].map(|name| file("check-taken", name, lesson("new", "telo")));
    let checked = within(&data, &[text(&b), &shipped, &one, &two, &reading]);
    assert_eq!((checked.status, checked.lines().len()), (1, 5), "{}", checked.err);
    let by = "by what comes with the program";
    let expected = [
        format!("{}:1:1: The key “small” is taken already, by the file {}.", text(&b), text(&a)),
        format!("{shipped}:1:1: The key “parker” is taken already, {by}."),
        format!("{two}:1:1: The key “new” is taken already, by the file {one}."),
        format!("{reading}:1:1: The key “vela-eater-loses” is taken already, {by}."),
    ];
    assert_eq!(checked.err.lines().collect::<Vec<_>>(), expected);
}

#[test]
fn a_file_in_the_wrong_folder_is_reported() {
    let data = data("check-folder");
    let write = |name: &str, text: &str| {
        let path = data.join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let lost = write("variants/lesson.ron", &lesson("mine", "telo"));
    let named = write("variants/small.ron.removed", &variant("small"));
    let good = write("variants/other.RON", &variant("other"));
    let checked = within(&data, &[&lost, &named, &good]);
    assert_eq!((checked.status, checked.lines().len()), (1, 3));
    let from = |path: &str, folder: &str| {
        format!(
            "{path}:1:1: The program does not load this file from here: it loads such files from {}, \
             with names that end in .ron.",
            data.join(folder).display()
        )
    };
    assert_eq!(
        checked.err.lines().collect::<Vec<_>>(),
        [from(&lost, "lessons"), from(&named, "variants")]
    );
    // Where no field tells the kind, the folder does.
    let torn = write("lessons/torn.ron", "(\n    key: \"torn\",\n)\n");
    let checked = within(&data, &[&torn]);
    assert_eq!((checked.status, checked.out.as_str()), (2, ""));
    assert!(checked.err.contains("The field “exercises” is missing."), "{}", checked.err);
}

/// The first errors are told, and the others counted, whatever the file is.
#[test]
fn a_file_of_nothing_but_errors_takes_neither_memory_nor_the_whole_screen() {
    let pack = format!("fanorona puzzles 1 telo\n{}", "x\n".repeat(4_000_000));
    let comments = format!("fanorona puzzles 1 telo\n{}", "#\n".repeat(4_000_000));
    let records = "[Round \"1\"]\n\n1. z9 *\n\n".repeat(100_000);
    let fields: String = (0..20_000).map(|number| format!("f{number}: 1, ")).collect();
    let variant = format!("(key: \"a\", {fields})");
    let lesson = format!("(key: \"a\", exercises: [], {fields})");
    let within = |args: &[&str]| finish(program_within("400000", args), "");
    for (command, name, text, told) in [
        ("check", "pack.txt", &pack, 51),
        ("puzzles list", "pack.txt", &pack, 51),
        ("check", "comments.txt", &comments, 0),
        ("check", "games.fgn", &records, 51),
        ("replay", "games.fgn", &records, 51),
        ("analyse", "games.fgn", &records, 51),
        ("games import", "games.fgn", &records, 51),
        ("check", "variant.ron", &variant, 51),
        ("check", "lesson.ron", &lesson, 51),
        ("turns --variant", "variant.ron", &variant, 51),
    ] {
        let path = file("check-many", name, text);
        let args: Vec<&str> = command.split(' ').chain([path.as_str()]).collect();
        let run = within(&args);
        assert_eq!(run.err.lines().count(), told, "{command} {name}: {}", run.err);
        let last = run.err.lines().last().unwrap_or_default();
        let counted = last.starts_with(&format!("{path}:1:1: "));
        let counted = counted && last.ends_with(" more things went wrong.");
        assert!(told == 0 || counted, "{command} {name}: {last}");
    }
}
