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

#[test]
fn velas_row_is_what_ships() {
    let rows = rows();
    let (_, values) = rows.iter().find(|(name, _)| name == "handicap").unwrap();
    let vela = &fanorona::rules::variant::shipped::variant("vela").unwrap().rules.switches;
    assert_eq!(read("handicap", values.last().unwrap()).handicap, vela.handicap);
}
