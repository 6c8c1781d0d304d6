//! Variant files with faults: each fault with its line and column, and all of them at once.

use fanorona::rules::Variant;
use fanorona::rules::notation::PositionTextFault;
use fanorona::rules::variant::{Fault, FaultReason};

/// A sound file, one field a line.
pub const SOUND: &str = r#"(
    key: "try",
    names: {"en": "Try"},
    columns: 3,
    rows: 3,
    start: ["BBB", "B1W", "WWW"],
)"#;

/// The sound file with the line of one field replaced.
fn with(field: &str, line: &str) -> String {
    let lines = SOUND.lines().map(|old| {
        if old.trim().starts_with(&format!("{field}:")) {
            format!("    {line}")
        } else {
            old.into()
        }
    });
    lines.collect::<Vec<String>>().join("\n")
}

fn faults(text: &str) -> Vec<Fault> {
    match Variant::read(text) {
        Ok(variant) => panic!("{text}: {variant:?}"),
        Err(faults) => faults,
    }
}

#[test]
fn every_fault_of_a_variant_file_has_its_place() {
    Variant::read(SOUND).unwrap();
    let start = |fault| FaultReason::Start(fault);
    for (field, line, place, reason) in [
        ("key", "key: \"Try It\",", (2, 10), FaultReason::Key("Try It".into())),
        ("key", "key: \"\",", (2, 10), FaultReason::Key(String::new())),
        ("key", "", (7, 2), FaultReason::Missing("key")),
        ("names", "", (7, 2), FaultReason::Missing("names")),
        ("names", "names: {\"fr\": \"Essai\"},", (3, 12), FaultReason::NoEnglishName),
        ("names", "names: {\"en\": \" \"},", (3, 12), FaultReason::NoEnglishName),
        ("columns", "columns: 1,", (4, 14), FaultReason::Size { field: "columns", found: 1 }),
        ("columns", "columns: 10,", (4, 14), FaultReason::Size { field: "columns", found: 10 }),
        ("columns", "", (7, 2), FaultReason::Missing("columns")),
        ("rows", "rows:   12,", (5, 13), FaultReason::Size { field: "rows", found: 12 }),
        ("rows", "rows: 3, rows: 4,", (5, 20), FaultReason::Twice("rows".into())),
        ("rows", "rows: 3, colour: Red,", (5, 14), FaultReason::UnknownField("colour".into())),
        ("rows", "rows: 3, quiet_limit: 0,", (5, 27), FaultReason::Zero("quiet_limit")),
        ("start", "", (7, 2), FaultReason::Missing("start")),
        ("start", "start: [\"BBB\", \"111\", \"BBB\"],", (6, 12), FaultReason::NoStones),
        (
            "start",
            "start: [\"BBB\", \"B1W\"],",
            (6, 12),
            start(PositionTextFault::Rows { expected: 3, found: 2 }),
        ),
        (
            "start",
            "start: [\"BBB\", \"B1WW\", \"WWW\"],",
            (6, 12),
            start(PositionTextFault::Columns { row: 2, expected: 3, found: 4 }),
        ),
        (
            "start",
            "start: [\"BBB\", \"B1X\", \"WWW\"],",
            (6, 12),
            start(PositionTextFault::Letter { column: 7, letter: 'X' }),
        ),
    ] {
        let (line_number, column) = place;
        let expected = [Fault { line: line_number, column, reason }];
        assert_eq!(faults(&with(field, line)), expected, "{line}");
    }
}

#[test]
fn too_large_a_board_is_named_with_its_points() {
    let text = with("columns", "columns: 9,").replace("rows: 3", "rows: 8");
    let expected = Fault { line: 5, column: 11, reason: FaultReason::TooManyPoints(72) };
    assert_eq!(faults(&text), [expected]);
}

#[test]
fn a_value_of_another_kind_is_named_with_its_field() {
    for (line, column) in [
        ("rows: \"three\",", 11),
        ("rows: -3,", 12),
        ("rows: 3, agreement: maybe,", 25),
        ("rows: 3, repeating: Sometimes,", 25),
        ("rows: 3, quiet_limit: 70000,", 27),
        ("rows: 3, handicap: (side: Green, until: 5),", 31),
        ("rows: 3, handicap: (side: White),", 36),
        ("rows: 3, handicap: (side: White, until: 5, more: 1),", 48),
        ("rows: 3, handicap: (side: White, until: 5, eater: (chains: 1)),", 63),
        ("rows: 3, rules: {\"en\": \"no list\"},", 27),
    ] {
        let field = line.split(", ").nth(1).unwrap_or(line).split(':').next().unwrap();
        let found = faults(&with("rows", line));
        let [Fault { line: 5, column: at, reason: FaultReason::Value { field: name, detail } }] =
            found.as_slice()
        else {
            panic!("{line}: {found:?}")
        };
        assert_eq!(name, field, "{line}: {detail}");
        assert_eq!(*at, column, "{line}: {detail}");
        assert!(!detail.is_empty());
    }
}

#[test]
fn all_faults_of_a_file_are_told_at_once_in_the_order_of_the_text() {
    let text = r#"(
    key: "No Spaces",
    colour: Red,
    names: {"fr": "Essai"},
    columns: 30,
    rows: "three",
    quiet_limit: 0,
    agreement: maybe,
    agreement: true,
    repetition: Twice,
)"#;
    let found = faults(text);
    let places: Vec<(usize, &str)> = found
        .iter()
        .map(|fault| {
            let name = match &fault.reason {
                FaultReason::Key(_) => "key",
                FaultReason::UnknownField(_) => "unknown",
                FaultReason::NoEnglishName => "names",
                FaultReason::Size { .. } => "size",
                FaultReason::Value { .. } => "value",
                FaultReason::Zero(_) => "zero",
                FaultReason::Twice(_) => "twice",
                FaultReason::Missing(_) => "missing",
                other => panic!("{other:?}"),
            };
            (fault.line, name)
        })
        .collect();
    let expected = [
        (2, "key"),
        (3, "unknown"),
        (4, "names"),
        (5, "size"),
        (6, "value"),
        (7, "zero"),
        (8, "value"),
        (9, "twice"),
        (10, "value"),
        (11, "missing"),
    ];
    assert_eq!(places, expected, "{found:?}");
}

#[test]
fn a_text_that_is_no_variant_has_one_fault_of_syntax() {
    let deep = format!("(key: {}", "[".repeat(100_000));
    for text in [
        "",
        "  \n",
        "(",
        "()()",
        "key: 1",
        "(key \"x\")",
        "(key: \"x)",
        "{}",
        "[1]",
        "\u{0}\u{1}",
        &deep,
    ] {
        let found = faults(text);
        assert!(
            matches!(found.as_slice(), [Fault { reason: FaultReason::Syntax(_), .. }]),
            "{:.20}: {found:?}",
            text
        );
    }
}

#[test]
fn a_fault_of_syntax_has_its_place() {
    let found = faults(&with("columns", "columns 3,"));
    assert!(matches!(found.as_slice(), [Fault { line: 4, .. }]), "{found:?}");
}

#[test]
fn an_empty_struct_lacks_every_required_field() {
    let missing: Vec<FaultReason> = faults("()").into_iter().map(|fault| fault.reason).collect();
    let required = ["key", "names", "columns", "rows", "start"];
    assert_eq!(missing, required.map(FaultReason::Missing));
}

#[test]
fn a_text_is_read_the_same_with_windows_line_ends() {
    let text = SOUND.replace('\n', "\r\n");
    assert_eq!(Variant::read(&text).unwrap().rules, Variant::read(SOUND).unwrap().rules);
    let found = faults(&with("rows", "rows: 12,").replace('\n', "\r\n"));
    assert_eq!((found[0].line, found[0].column), (5, 11));
}
