//! Variant files with errors: all are reported, each with its line and column.

use fanorona_rules::Variant;
use fanorona_rules::notation::ParsePositionError;
use fanorona_rules::variant::{FieldErrorKind, VariantError, VariantErrorKind};

/// A valid file, one field per line.
pub const SOUND: &str = r#"(
    key: "try",
    names: {"en": "Try"},
    columns: 3,
    rows: 3,
    start: ["BBB", "B1W", "WWW"],
)"#;

/// The valid file with the line of one field replaced.
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

fn errors(text: &str) -> Vec<VariantError> {
    match Variant::read(text) {
        Ok(variant) => panic!("{text}: {variant:?}"),
        Err(errors) => errors,
    }
}

#[test]
fn variant_errors_have_line_and_column() {
    Variant::read(SOUND).unwrap();
    let start = |error| VariantErrorKind::Start(error);
    for (field, line, place, reason) in [
        (
            "key",
            "key: \"Try It\",",
            (2, 10),
            VariantErrorKind::Field(FieldErrorKind::Key("Try It".into())),
        ),
        ("key", "key: \"\",", (2, 10), VariantErrorKind::Field(FieldErrorKind::Key(String::new()))),
        ("key", "", (7, 2), VariantErrorKind::Field(FieldErrorKind::Missing("key"))),
        ("names", "", (7, 2), VariantErrorKind::Field(FieldErrorKind::Missing("names"))),
        (
            "names",
            "names: {\"fr\": \"Essai\"},",
            (3, 12),
            VariantErrorKind::Field(FieldErrorKind::NoEnglishName),
        ),
        (
            "names",
            "names: {\"en\": \" \"},",
            (3, 12),
            VariantErrorKind::Field(FieldErrorKind::NoEnglishName),
        ),
        ("columns", "columns: 1,", (4, 14), VariantErrorKind::Size { field: "columns", found: 1 }),
        (
            "columns",
            "columns: 10,",
            (4, 14),
            VariantErrorKind::Size { field: "columns", found: 10 },
        ),
        ("columns", "", (7, 2), VariantErrorKind::Field(FieldErrorKind::Missing("columns"))),
        ("rows", "rows:   12,", (5, 13), VariantErrorKind::Size { field: "rows", found: 12 }),
        (
            "rows",
            "rows: 3, rows: 4,",
            (5, 20),
            VariantErrorKind::Field(FieldErrorKind::Twice("rows".into())),
        ),
        (
            "rows",
            "rows: 3, colour: Red,",
            (5, 14),
            VariantErrorKind::Field(FieldErrorKind::UnknownField("colour".into())),
        ),
        (
            "rows",
            "rows: 3, quiet_limit: 0,",
            (5, 27),
            VariantErrorKind::Field(FieldErrorKind::Zero("quiet_limit")),
        ),
        ("start", "", (7, 2), VariantErrorKind::Field(FieldErrorKind::Missing("start"))),
        ("start", "start: [\"BBB\", \"111\", \"BBB\"],", (6, 12), VariantErrorKind::NoStones),
        (
            "start",
            "start: [\"BBB\", \"B1W\"],",
            (6, 12),
            start(ParsePositionError::Rows { expected: 3, found: 2 }),
        ),
        (
            "start",
            "start: [\"BBB\", \"B1WW\", \"WWW\"],",
            (6, 20),
            start(ParsePositionError::Columns { row: 2, expected: 3, found: 4 }),
        ),
        (
            "start",
            "start: [\"BBB\", \"B1X\", \"WWW\"],",
            (6, 23),
            start(ParsePositionError::Letter { column: 3, letter: 'X' }),
        ),
    ] {
        let (line_number, column) = place;
        let expected = [VariantError { line: line_number, column, reason }];
        assert_eq!(errors(&with(field, line)), expected, "{line}");
    }
}

#[test]
fn a_board_that_is_too_large_is_reported_with_its_points() {
    let text = with("columns", "columns: 9,").replace("rows: 3", "rows: 8");
    let expected =
        VariantError { line: 5, column: 11, reason: VariantErrorKind::TooManyPoints(72) };
    assert_eq!(errors(&text), [expected]);
}

#[test]
fn a_value_of_the_wrong_type_is_reported_with_its_field() {
    for (line, column) in [
        ("rows: \"three\",", 11),
        ("rows: 3, agreement: maybe,", 25),
        ("rows: 3, repeating: Sometimes,", 25),
        ("rows: 3, handicap: (side: Green, until: 5),", 31),
        ("rows: 3, handicap: (side: White),", 36),
        ("rows: 3, handicap: (side: White, until: 5, more: 1),", 48),
        ("rows: 3, handicap: (side: White, until: 5, eater: (chains: 1)),", 64),
        ("rows: 3, rules: {\"en\": \"no list\"},", 28),
    ] {
        let field = line.split(", ").nth(1).unwrap_or(line).split(':').next().unwrap();
        let found = errors(&with("rows", line));
        let [
            VariantError {
                line: 5,
                column: at,
                reason: VariantErrorKind::Field(FieldErrorKind::Value { field: name, detail }),
            },
        ] = found.as_slice()
        else {
            panic!("{line}: {found:?}")
        };
        assert_eq!(name, field, "{line}: {detail}");
        assert_eq!(*at, column, "{line}: {detail}");
        assert!(!detail.is_empty());
    }
}

#[test]
fn all_errors_are_reported_in_the_order_of_the_text() {
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
    let found = errors(text);
    let places: Vec<(usize, &str)> = found
        .iter()
        .map(|error| {
            let name = match &error.reason {
                VariantErrorKind::Field(FieldErrorKind::Key(_)) => "key",
                VariantErrorKind::Field(FieldErrorKind::UnknownField(_)) => "unknown",
                VariantErrorKind::Field(FieldErrorKind::NoEnglishName) => "names",
                VariantErrorKind::Size { .. } => "size",
                VariantErrorKind::Field(FieldErrorKind::Value { .. }) => "value",
                VariantErrorKind::Field(FieldErrorKind::Zero(_)) => "zero",
                VariantErrorKind::Field(FieldErrorKind::Twice(_)) => "twice",
                VariantErrorKind::Field(FieldErrorKind::Missing(_)) => "missing",
                other => panic!("{other:?}"),
            };
            (error.line, name)
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
fn invalid_ron_has_one_syntax_error() {
    for text in
        ["", "  \n", "(", "()()", "key: 1", "(key \"x\")", "(key: \"x)", "{}", "[1]", "\u{0}\u{1}"]
    {
        let found = errors(text);
        assert!(
            matches!(
                found.as_slice(),
                [VariantError {
                    reason: VariantErrorKind::Field(
                        FieldErrorKind::Syntax(_) | FieldErrorKind::NoParentheses
                    ),
                    ..
                }]
            ),
            "{:.20}: {found:?}",
            text
        );
    }
}

#[test]
fn a_syntax_error_has_line_and_column() {
    let found = errors(&with("columns", "columns 3,"));
    assert!(matches!(found.as_slice(), [VariantError { line: 4, .. }]), "{found:?}");
}

#[test]
fn an_empty_struct_reports_all_missing_fields() {
    let missing: Vec<VariantErrorKind> =
        errors("()").into_iter().map(|error| error.reason).collect();
    let required = ["key", "names", "columns", "rows", "start"];
    assert_eq!(
        missing,
        required.map(|field| VariantErrorKind::Field(FieldErrorKind::Missing(field)))
    );
}

#[test]
fn windows_line_endings_are_accepted() {
    let text = SOUND.replace('\n', "\r\n");
    assert_eq!(Variant::read(&text).unwrap().rules, Variant::read(SOUND).unwrap().rules);
    let found = errors(&with("rows", "rows: 12,").replace('\n', "\r\n"));
    assert_eq!((found[0].line, found[0].column), (5, 11));
}

#[test]
fn text_that_is_nested_too_deeply_is_refused_with_its_place() {
    for (text, line) in [
        (SOUND.replace("\"try\"", &"(".repeat(500)), 2),
        (SOUND.replace("\"try\"", &format!("{}1{}", "(".repeat(500), ")".repeat(500))), 2),
        (
            SOUND.replace("{\"en\": \"Try\"}", &format!("{}1{}", "[".repeat(500), "]".repeat(500))),
            3,
        ),
        (
            SOUND.replace("rows: 3", &format!("rows: {}3{}", "Some(".repeat(500), ")".repeat(500))),
            5,
        ),
        (format!("(key: {}", "[".repeat(100_000)), 1),
        (format!("(a: {}1{})", "{1: ".repeat(500), "}".repeat(500)), 1),
    ] {
        let found = errors(&text);
        let deep = found
            .iter()
            .find(|error| error.reason == VariantErrorKind::Field(FieldErrorKind::TooDeep));
        let deep = deep.unwrap_or_else(|| panic!("{found:?}"));
        assert_eq!(deep.line, line, "{found:?}");
        for error in &found {
            let told = error.to_string();
            assert!(!told.contains("recursion") && !told.contains("ron::"), "{told}");
        }
    }
}

#[test]
fn languages_are_letters_digits_and_hyphens() {
    for (field, line) in [("names", 3), ("rules", 4)] {
        for code in ["", "e n", "f\\u{1b}r", "fr\\n", "français"] {
            let text = SOUND.replace(
                "    columns: 3,",
                if field == "rules" {
                    "    rules: {\"CODE\": [\"x\"]},\n    columns: 3,"
                } else {
                    "    columns: 3,"
                },
            );
            let text = text.replace(
                "\"en\": \"Try\"",
                if field == "names" {
                    "\"en\": \"Try\", \"CODE\": \"x\""
                } else {
                    "\"en\": \"Try\""
                },
            );
            let found = errors(&text.replace("CODE", code));
            assert_eq!(found.len(), 1, "{code}: {found:?}");
            assert_eq!(found[0].line, line, "{code}: {found:?}");
            assert!(
                matches!(found[0].reason, VariantErrorKind::Field(FieldErrorKind::Language(_))),
                "{code}: {found:?}"
            );
        }
    }
    let text =
        SOUND.replace("\"en\": \"Try\"", "\"en\": \"Try\", \"pt-BR\": \"x\", \"fr_CA\": \"x\"");
    assert_eq!(Variant::read(&text).unwrap().name("pt-BR"), "x");
}

/// The places and reasons of the errors if the line of a field is replaced.
fn found(field: &str, line: &str) -> Vec<((usize, usize), VariantErrorKind)> {
    let found = errors(&with(field, line)).into_iter();
    found.map(|error| ((error.line, error.column), error.reason)).collect()
}

#[test]
fn a_number_out_of_bounds_is_reported_with_its_bounds() {
    for (line, field, least, most) in [
        ("rows: -3,", "rows", 2, 9),
        ("rows: 3, quiet_limit: 70000,", "quiet_limit", 1, 65_535),
        ("rows: 3, handicap: (side: White, until: -1),", "handicap", 1, 64),
    ] {
        let found = found("rows", line);
        let field = field.to_owned();
        assert_eq!(found.len(), 1, "{found:?}");
        assert_eq!(
            found[0].1,
            VariantErrorKind::Field(FieldErrorKind::OutOfBounds { field, least, most })
        );
        assert_eq!(found[0].0.0, 5);
    }
}

#[test]
fn every_wrong_row_of_the_start_is_reported_where_it_stands() {
    let columns = |row| ParsePositionError::Columns { row, expected: 3, found: 2 };
    let slash = ParsePositionError::Letter { column: 2, letter: '/' };
    assert_eq!(
        found("start", "start: [\"BB\", \"B1W\", \"WW\"],"),
        [
            ((6, 13), VariantErrorKind::Start(columns(3))),
            ((6, 26), VariantErrorKind::Start(columns(1)))
        ]
    );
    assert_eq!(
        found("start", "start: [\"B/B\", \"B1W\", \"WWW\"],"),
        [((6, 15), VariantErrorKind::Start(slash))]
    );
}

#[test]
fn a_start_at_which_the_game_is_over_is_refused() {
    let text = with("rows", "rows: 2,").replace("columns: 3", "columns: 2");
    let text = text.replace("\"BBB\", \"B1W\", \"WWW\"", "\"BB\", \"WW\"");
    let expected = VariantError { line: 6, column: 12, reason: VariantErrorKind::StartOver };
    assert_eq!(errors(&text), [expected]);
}

#[test]
fn languages_that_come_twice_and_empty_names_are_refused_where_they_stand() {
    let twice = |code: &str| VariantErrorKind::Field(FieldErrorKind::LanguageTwice(code.into()));
    for (line, place, reason) in [
        ("names: {\"en\": \"Try\", \"en\": \"Other\"},", (3, 26), twice("en")),
        (
            "names: {\"en\": \"Try\", \"fr\": \" \"},",
            (3, 32),
            VariantErrorKind::Field(FieldErrorKind::EmptyText("fr".into())),
        ),
        (
            "names: {\"en\": \"Try\", \"fr!\": \"x\"},",
            (3, 26),
            VariantErrorKind::Field(FieldErrorKind::Language("fr!".into())),
        ),
        (
            "names: {\"en\": \"Try\\nit\"},",
            (3, 19),
            VariantErrorKind::Field(FieldErrorKind::NameLines),
        ),
    ] {
        assert_eq!(found("names", line), [(place, reason)], "{line}");
    }
    let rules = "rows: 3, rules: {\"en\": [\"a\"], /* again */ \"en\": [\"b\"]},";
    assert_eq!(found("rows", rules), [((5, 47), twice("en"))]);
}

#[test]
fn an_unknown_setting_is_reported_at_its_name_with_those_there_are() {
    let line = "rows: 3, settled: [\"no_move\", // é\n \"colour\"],";
    let found = found("rows", line);
    let reason = VariantErrorKind::UnknownSwitch("colour".into());
    assert_eq!(found, [((6, 2), reason.clone())]);
    assert!(reason.to_string().contains("`no_move`"), "{reason}");
}

#[test]
fn a_key_has_at_most_64_characters() {
    let key = |length: usize| format!("key: \"{}\",", "a".repeat(length));
    assert!(Variant::read(&with("key", &key(64))).is_ok());
    assert_eq!(
        found("key", &key(65)),
        [((2, 10), VariantErrorKind::Field(FieldErrorKind::KeyTooLong(65)))]
    );
}

#[test]
fn fields_in_braces_are_refused_in_plain_words() {
    let found = errors("{ \"key\": \"a\" }");
    let expected = VariantError {
        line: 1,
        column: 1,
        reason: VariantErrorKind::Field(FieldErrorKind::NoParentheses),
    };
    assert_eq!(found, [expected]);
    let text = format!("/* a /* nested */ comment */ // and é\n{SOUND}");
    assert!(Variant::read(&text).is_ok());
}
