//! The commands under headings, for `fanorona help`.

use super::Cli;
use clap::{Command, CommandFactory as _};
use std::fmt::Write as _;

/// The headings, each with its commands.
const GROUPS: &[(&str, &[&str])] = &[
    ("Play", &["text", "open"]),
    ("Learn", &["learn", "puzzle", "variants", "compare", "tables"]),
    ("Records", &["games", "replay", "analyse", "link", "explore"]),
    ("Ask the engine", &["best", "explain", "solve", "endgame", "turns", "perft", "engine"]),
    ("Your own files", &["check"]),
    ("The system", &["completions", "manual"]),
];
/// What stands where the parser's list of commands would.
const TEMPLATE: &str = "{before-help}{about-with-newline}\n{usage-heading} {usage}\n";
/// The commands of `fanorona-lab`.
const LABORATORY: &[&str] = &[
    "bench", "book", "chances", "datagen", "match", "openings", "proof", "puzzles", "spsa",
    "train", "tune",
];

/// The command line, whose help lists the commands in groups.
pub(in crate::cli) fn grouped() -> Command {
    let command = Cli::command();
    let longest = GROUPS.iter().flat_map(|(_, names)| *names).map(|name| name.len()).max();
    let mut help = TEMPLATE.to_owned();
    for (heading, names) in GROUPS {
        let _ = writeln!(help, "\n{heading}:");
        for name in *names {
            let about = command.find_subcommand(name).and_then(Command::get_about);
            let about = about.map(ToString::to_string).unwrap_or_default();
            let _ = writeln!(help, "  {name:width$}  {about}", width = longest.unwrap_or(0));
        }
    }
    help.push_str("\n`fanorona COMMAND --help` describes a command.\n\nOptions:\n{options}");
    command.help_template(help)
}

/// Whether a command belongs to the laboratory.
pub(in crate::cli) fn is_of_laboratory(name: &str) -> bool {
    LABORATORY.contains(&name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_command_is_in_one_group() {
        let command = Cli::command();
        let commands: BTreeSet<_> = command.get_subcommands().map(Command::get_name).collect();
        let grouped: Vec<_> = GROUPS.iter().flat_map(|(_, names)| *names).copied().collect();
        assert_eq!(grouped.iter().copied().collect::<BTreeSet<_>>(), commands);
        assert_eq!(grouped.len(), commands.len());
        assert!(LABORATORY.iter().all(|name| !commands.contains(name)));
    }
}
