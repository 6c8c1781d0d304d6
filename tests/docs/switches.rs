//! The table of switches in `docs/rules.md`: complete, with valid values, the default first.

use crate::root;
use fanorona::rules::Variant;
use fanorona::rules::switches::Switches;
use std::collections::BTreeSet;

/// The names of all fields of `Switches`. A new switch does not compile until it is added here.
macro_rules! all_switches {
    ($($name:ident),*) => {{
        let Switches { $($name: _),* } = Switches::default();
        [$(stringify!($name)),*]
    }};
}

/// The rows of the table: the switch and its values as they are written in variant files. "any number"
/// stands for a number of turns.
fn rows() -> Vec<(String, Vec<String>)> {
    let text = std::fs::read_to_string(root().join("docs/rules.md")).unwrap();
    let table = text.split("| switch | values |").nth(1).expect("the table of switches");
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    rows.map(|row| {
        let mut cells = row.split('|').skip(1);
        let name = cells.next().unwrap().trim().trim_matches('`').to_owned();
        let values = cells.next().unwrap();
        let mut values: Vec<_> = values.split('`').skip(1).step_by(2).map(str::to_owned).collect();
        if row.contains("any number") {
            values.push("17".to_owned());
        }
        (name, values)
    })
    .collect()
}

/// The switches of a small variant in which one switch has this value.
fn read(name: &str, value: &str) -> Switches {
    let text = format!(
        r#"(key: "example", names: {{ "en": "Example" }}, columns: 3, rows: 3,
            start: ["BBB", "B1W", "WWW"], {name}: {value})"#
    );
    let variant =
        Variant::read(&text).unwrap_or_else(|errors| panic!("{name}: {value}: {errors:?}"));
    variant.rules.switches
}

#[test]
fn the_table_of_switches_is_complete_and_its_values_are_valid() {
    let rows = rows();
    for (name, values) in &rows {
        assert!(values.len() >= 2, "{name}: {values:?}");
        let all: Vec<_> = values.iter().map(|value| read(name, value)).collect();
        assert_eq!(all[0], Switches::default(), "{name}: the first value is the default");
        for (number, one) in all.iter().enumerate() {
            assert!(!all[..number].contains(one), "{name}: {} is there twice", values[number]);
        }
    }
    let expected: BTreeSet<&str> = all_switches!(
        continuation,
        revisiting,
        repeating,
        first_turn,
        omitted_capture,
        methods,
        choice,
        extent,
        no_move,
        quiet_limit,
        repetition,
        agreement,
        next_game,
        handicap
    )
    .into();
    let documented: BTreeSet<&str> = rows.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(documented, expected);
}

/// The cells of the table's columns of sheets, by switch.
fn columns() -> Vec<(String, Vec<String>)> {
    let text = std::fs::read_to_string(root().join("docs/rules.md")).unwrap();
    let table = text.split("| switch | values |").nth(1).expect("the table of switches");
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    rows.map(|row| {
        let mut cells = row.trim_matches('|').split('|').map(|cell| cell.trim().to_owned());
        (cells.next().unwrap().trim_matches('`').to_owned(), cells.skip(1).collect())
    })
    .collect()
}

#[test]
fn what_the_table_calls_settled_is_settled_in_the_files() {
    let mut settled = 0;
    for (column, keys) in
        [&["tsivy", "dimy", "telo"][..], &["parker"], &["tumicarona"]].into_iter().enumerate()
    {
        for key in keys {
            let variant = fanorona::rules::variant::shipped::variant(key).unwrap();
            for (name, cells) in columns() {
                let switch = name.parse().unwrap();
                let named = cells[column].contains("*settled*");
                assert_eq!(variant.settled.contains(&switch), named, "{key}: {name}");
                settled += usize::from(named);
            }
        }
    }
    assert_eq!(settled, 3 * 4 + 5 + 1);
}

#[test]
fn velas_row_is_what_ships() {
    let rows = rows();
    let (_, values) = rows.iter().find(|(name, _)| name == "handicap").unwrap();
    let vela = &fanorona::rules::variant::shipped::variant("vela").unwrap().rules.switches;
    assert_eq!(read("handicap", values.last().unwrap()).handicap, vela.handicap);
}

/// The text of a small variant with one more field.
fn with(field: &str) -> String {
    format!(
        r#"(key: "example", names: {{ "en": "Example" }}, columns: 3, rows: 3,
            start: ["BBB", "B1W", "WWW"], {field})"#
    )
}

/// Whether a field, written as `name: value`, is a switch or belongs to the handicap.
fn is_read(field: &str) -> bool {
    let handicap = format!("handicap: (side: Black, until: 5, {field})");
    // The eater's fields have no defaults.
    let eater = [("extent", "Nearest"), ("chains", "false"), ("no_capture", "Wins")];
    let fields: Vec<String> = eater
        .into_iter()
        .filter(|(name, _)| !field.starts_with(&format!("{name}:")))
        .map(|(name, value)| format!("{name}: {value}"))
        .chain([field.to_owned()])
        .collect();
    let eater = format!("handicap: (side: Black, until: 5, eater: ({}))", fields.join(", "));
    [field, &handicap, &eater].into_iter().any(|field| Variant::read(&with(field)).is_ok())
}

/// The words between backticks outside blocks of code.
fn inline_code(text: &str) -> Vec<&str> {
    let prose = text.split("```").step_by(2);
    prose.flat_map(|part| part.split('`').skip(1).step_by(2)).collect()
}

#[test]
fn every_field_in_the_prose_can_be_read() {
    assert!(is_read("chains: false") && !is_read("chains: Forbidden"));
    assert!(is_read("extent: Nearest") && !is_read("extent: Near"));
    let mut found = 0;
    for (path, text) in crate::documents() {
        for code in inline_code(&text) {
            let name = code.split_once(": ").map_or("", |(name, _)| name);
            let is_field = !name.is_empty()
                && name.chars().all(|c| c.is_ascii_lowercase() || c == '_')
                && !code.contains('\n');
            if is_field {
                assert!(is_read(code), "{}: {code}", path.display());
                found += 1;
            } else if code.starts_with('(') && code.contains(": ") {
                let field = format!("handicap: {code}");
                assert!(Variant::read(&with(&field)).is_ok(), "{}: {code}", path.display());
                found += 1;
            }
        }
    }
    assert!(found >= 4, "{found}");
}

#[test]
fn every_value_in_the_rules_is_one_of_a_switch() {
    let text = std::fs::read_to_string(root().join("docs/rules.md")).unwrap();
    let names: Vec<String> = rows().into_iter().map(|(name, _)| name).collect();
    let names: Vec<&str> =
        names.iter().map(String::as_str).chain(["side", "extent", "no_capture"]).collect();
    let mut found = 0;
    for code in inline_code(&text) {
        let is_value = code.starts_with(|c: char| c.is_ascii_uppercase())
            && code.len() > 3
            && code.chars().all(|c| c.is_ascii_alphabetic())
            && code.chars().any(|c| c.is_ascii_lowercase());
        if is_value {
            let known = names.iter().any(|name| is_read(&format!("{name}: {code}")));
            assert!(known, "{code}");
            found += 1;
        }
    }
    assert!(found >= 25, "{found}");
}
