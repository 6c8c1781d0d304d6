//! The help, and where the player's program sends those who look for a command of the laboratory.

use crate::run::{program, run};
use std::process::Command;

#[test]
fn the_help_names_the_documents_that_describe_the_commands() {
    let laboratory = program(&["match"]).get_program().to_owned();
    let help = Command::new(laboratory).arg("--help").output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    for document in ["strength", "puzzles", "explorer", "book"] {
        assert!(help.contains(&format!("docs/{document}.md")), "{help}");
    }
}

#[test]
fn the_program_of_players_names_the_laboratory() {
    for command in ["match", "bench", "tune", "spsa", "datagen", "train", "chances"] {
        let mut players = Command::new(program(&["help"]).get_program());
        let refused = players.args([command, "a"]).output().unwrap();
        let line =
            format!("error: `{command}` is a command of the laboratory: fanorona-lab {command}\n");
        assert_eq!(String::from_utf8(refused.stderr).unwrap(), line);
        assert_eq!(refused.status.code(), Some(2));
    }
}

#[test]
fn commands_that_replace_a_file_say_so() {
    for command in [
        &["book", "make"][..],
        &["openings", "make"],
        &["puzzles", "balance"],
        &["proof", "make"],
        &["train"],
    ] {
        let help = run(&[command, &["--help"]].concat()).out;
        let words = help.split_whitespace().collect::<Vec<_>>().join(" ");
        let said = words.contains("existing one is replaced")
            || words.contains("existing file is replaced");
        assert!(said, "{command:?}: {help}");
    }
    let help = run(&["match", "--help"]).out;
    assert!(help.contains("must not exist"), "{help}");
}
