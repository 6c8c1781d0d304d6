//! Invalid look files: all errors are reported with line and column, and none stops the program.

use fanorona::catalogue::custom::{CustomFileKind, CustomFiles, CustomFolder};
use fanorona::catalogue::looks::LookError;
use fanorona::catalogue::looks::{BoardLook, Looks, StoneSet, shipped};
use fanorona::catalogue::{CustomFileError, CustomFileProblem, KeyOwner};
use fanorona::formats::FieldErrorKind;
use fanorona::texts::{Language, Texts, say};
use std::path::PathBuf;

const SET: &str = r##"(
    key: "mine",
    names: {"en": "Mine"},
    outline: Ball(width: 0.6),
    white: (body: Plain(colour: "#ffffff"), mark: Ring, ink: "#000000", rough: 0.5),
    black: (body: Plain(colour: "#000000"), mark: Dot, ink: "#ffffff", rough: 0.5),
)"##;

fn with(field: &str, line: &str) -> String {
    let lines = SET.lines().map(|old| {
        let this = old.trim().starts_with(&format!("{field}:"));
        if this { format!("    {line}") } else { old.into() }
    });
    lines.collect::<Vec<String>>().join("\n")
}

fn errors(text: &str) -> Vec<LookError> {
    StoneSet::read(text).expect_err("a faulty text")
}

#[test]
fn every_error_has_its_location() {
    StoneSet::read(SET).unwrap();
    let value = |reason: &FieldErrorKind, name: &str| matches!(reason, FieldErrorKind::Value { field, .. } if field == name);
    let cases: [(&str, &str, (usize, usize), Box<dyn Fn(&FieldErrorKind) -> bool>); 7] = [
        (
            "key",
            "key: \"Mine!\",",
            (2, 10),
            Box::new(|reason| matches!(reason, FieldErrorKind::Key(_))),
        ),
        (
            "names",
            "names: {\"fr\": \"À moi\"},",
            (3, 12),
            Box::new(|reason| *reason == FieldErrorKind::NoEnglishName),
        ),
        (
            "outline",
            "outline: Ball(width: 9.0),",
            (4, 26),
            Box::new(move |reason| value(reason, "outline")),
        ),
        (
            "outline",
            "outline: Cube(width: 0.6),",
            (4, 14),
            Box::new(move |reason| value(reason, "outline")),
        ),
        (
            "white",
            "white: (body: Plain(colour: \"red\"), mark: Ring, ink: \"#000000\", rough: 0.5),",
            (5, 38),
            Box::new(move |reason| value(reason, "white")),
        ),
        (
            "black",
            "black: (body: Plain(colour: \"#000000\"), mark: Ring, ink: \"#ffffff\", rough: 0.5),",
            (6, 12),
            Box::new(move |reason| value(reason, "black")),
        ),
        (
            "black",
            "black: (body: Plain(colour: \"#000000\"), mark: Dot, ink: \"#ffffff\", rough: 0.5, shiny: 3),",
            (6, 84),
            Box::new(move |reason| value(reason, "black")),
        ),
    ];
    for (field, line, place, fits) in cases {
        let found = errors(&with(field, line));
        assert_eq!(found.len(), 1, "{line}: {found:?}");
        assert!(fits(&found[0].reason), "{line}: {found:?}");
        assert_eq!(found[0].line, place.0, "{line}: {found:?}");
        assert!(found[0].column.abs_diff(place.1) <= 4, "{line}: {found:?}");
    }
}

#[test]
fn all_errors_are_reported_at_once_and_unknown_fields_are_errors() {
    let text = with("key", "key: \"\",\n    shine: 4,\n    outline: Ball(width: -1),");
    let found = errors(&text);
    assert!(found.len() >= 3, "{found:?}");
    assert!(found.iter().any(|error| error.reason == FieldErrorKind::UnknownField("shine".into())));
    let board = BoardLook::read("(key: \"x\")").expect_err("nearly everything is missing");
    assert_eq!(board.len(), 6, "{board:?}");
}

#[test]
fn truncated_and_garbled_files_are_harmless() {
    for (_, text) in shipped::BOARDS.iter().chain(&shipped::STONES) {
        for end in (0..text.trim_end().len()).filter(|&end| text.is_char_boundary(end)) {
            assert!(BoardLook::read(&text[..end]).is_err());
            assert!(StoneSet::read(&text[..end]).is_err());
        }
    }
}

#[test]
fn custom_looks_are_loaded_and_invalid_ones_are_reported() {
    let folder = std::env::temp_dir().join(format!("fanorona-looks-{}", std::process::id()));
    let stones = folder.join("looks/stones");
    std::fs::create_dir_all(&stones).unwrap();
    std::fs::write(stones.join("mine.ron"), SET).unwrap();
    std::fs::write(stones.join("same.ron"), SET).unwrap();
    std::fs::write(stones.join("bad.ron"), with("key", "key: 4,")).unwrap();
    std::fs::write(stones.join("notes.txt"), "not asked").unwrap();
    let looks = Looks::load(&CustomFolder(folder.clone()));
    std::fs::remove_dir_all(&folder).unwrap();
    assert_eq!(looks.stones.usable().len(), shipped::STONES.len() + 1);
    assert_eq!(looks.boards.usable().len(), shipped::BOARDS.len());
    assert!(looks.stones.find("mine").is_some());
    let owner = KeyOwner::File(stones.join("mine.ron"));
    let taken = CustomFileProblem::KeyTaken { key: "mine".into(), owner };
    let told: Vec<(PathBuf, bool)> = looks
        .unusable()
        .map(|CustomFileError { path, problem }| {
            (path.file_name().unwrap().into(), *problem == taken)
        })
        .collect();
    assert_eq!(told, [("bad.ron".into(), false), ("same.ron".into(), true)]);
    let texts = Texts::new(Language::ENGLISH);
    let lines = say::custom_file_error(&texts, looks.unusable().next().unwrap());
    assert!(lines[0].contains("bad.ron:2:10: "), "{lines:?}");
}

#[test]
fn the_kind_of_a_text_is_recognised_by_its_fields() {
    for (_, text) in shipped::BOARDS {
        assert_eq!(CustomFileKind::of(text), CustomFileKind::Board);
    }
    for (_, text) in shipped::STONES {
        assert_eq!(CustomFileKind::of(text), CustomFileKind::Stones);
    }
    for variant in ["telo", "tsivy", "parker", "tumicarona"] {
        let text = std::fs::read_to_string(format!("assets/variants/{variant}.ron")).unwrap();
        assert_eq!(CustomFileKind::of(&text), CustomFileKind::Variant);
    }
    // Errors do not change the kind.
    assert_eq!(CustomFileKind::of("(outline: 5, shine: 3)"), CustomFileKind::Stones);
    assert_eq!(CustomFileKind::of("(key: 5, grooves: 3, groove: 7)"), CustomFileKind::Board);
    assert_eq!(CustomFileKind::of("good morning"), CustomFileKind::Variant);
    assert_eq!(CustomFileKind::of(&format!("\u{feff}{SET}")), CustomFileKind::Stones);
}

#[test]
fn removed_files_are_renamed_not_deleted() {
    let data = std::env::temp_dir().join(format!("fanorona-away-{}", std::process::id()));
    let folder = CustomFolder(data.clone());
    let mut away = Vec::new();
    for text in [SET.to_owned(), with("names", "names: {\"en\": \"Another\"},")] {
        folder.put(CustomFileKind::Stones, "mine.ron", &text).unwrap();
        let found = folder.all(CustomFileKind::Stones);
        assert_eq!(found.len(), 1);
        let path = folder.remove(CustomFileKind::Stones, &found[0].0).unwrap().unwrap();
        assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
        assert!(
            !folder.has(CustomFileKind::Stones, "mine.ron")
                && folder.all(CustomFileKind::Stones).is_empty()
        );
        away.push(path);
    }
    assert!(away.iter().all(|path| path.exists()) && away[0] != away[1], "{away:?}");
    assert!(folder.remove(CustomFileKind::Stones, &data.join("looks/stones/none.ron")).is_err());
    let _ = std::fs::remove_dir_all(&data);
}
