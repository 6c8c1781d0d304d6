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
        let run = run(&["--lang", "en", command, "a", "b"]);
        let named = format!("fanorona-lab {command}");
        assert!(run.status == 2 && run.err.contains(&named), "{}", run.err);
    }
}
