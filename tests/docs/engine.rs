//! docs/engine.md names every command, option and limit of the protocol, and its commands are read.

use crate::root;
use fanorona::engine::protocol::{ProtocolCommand, options};

fn document() -> String {
    std::fs::read_to_string(root().join("docs/engine.md")).unwrap()
}

/// The words between backticks in the first cell of each row.
fn first_cells(text: &str) -> Vec<&str> {
    let rows = text.lines().filter_map(|line| line.strip_prefix("| `"));
    let cells = rows.filter_map(|row| row.split(" |").next());
    cells.flat_map(|cell| cell.trim_end_matches('`').split("`, `")).collect()
}

#[test]
fn every_option_is_described_with_its_default() {
    let text = document();
    let no_names = std::iter::empty::<&str>;
    for line in options(no_names(), no_names()) {
        let name = line.split_whitespace().nth(2).unwrap();
        let default = line.split(" default ").nth(1).unwrap().split(' ').next().unwrap();
        let row = text.lines().find(|row| row.starts_with(&format!("| `{name}` |")));
        let row = row.unwrap_or_else(|| panic!("{name}"));
        let values = row.split(" | ").nth(1).unwrap();
        assert_eq!(values.rsplit("; ").next().unwrap().trim_matches('`'), default, "{row}");
    }
}

#[test]
fn every_command_of_the_table_and_of_the_example_is_read() {
    let text = document();
    let mut read = 0;
    let examples = text.lines().filter_map(|line| line.strip_prefix("> "));
    for command in first_cells(&text).into_iter().chain(examples) {
        let command = command
            .replace("NAME value VALUE", "Hash value 1")
            .replace("[moves TURN …]", "moves f2e3A")
            .replace("POSITION", "9/9/9/9/W7B w")
            .replace("LIMIT …", "infinite")
            .replace("DEPTH", "3")
            .replace(" N", " 3");
        let word = command.split(' ').next().unwrap();
        let limits = "depth nodes movetime wtime btime winc binc movestogo infinite";
        let command = if limits.split(' ').any(|limit| limit == word) {
            format!("go infinite {command}").replace("infinite infinite", "infinite")
        } else {
            command
        };
        let known = "uci isready ucinewgame setoption position go stop perft d quit";
        if known.split(' ').any(|known| command.split(' ').next() == Some(known)) {
            let parsed = command.parse::<ProtocolCommand>();
            assert!(parsed.is_ok(), "{command}: {parsed:?}");
            read += 1;
        }
    }
    assert!(read >= 20, "{read}");
}
