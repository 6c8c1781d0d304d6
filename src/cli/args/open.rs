//! The arguments of `fanorona open`, `fanorona completions` and `fanorona manual`.

use clap::Args;
use clap_complete::Shell;
use std::ffi::OsString;
use std::path::PathBuf;

/// `fanorona open`.
#[derive(Debug, Args)]
pub(in crate::cli) struct OpenArgs {
    /// Game records (FGN), their addresses (file://…), or links to games.
    #[arg(value_name = "FILE")]
    pub files: Vec<OsString>,
}

/// `fanorona completions`.
#[derive(Debug, Args)]
pub(in crate::cli) struct CompletionsArgs {
    /// The shell.
    #[arg(value_name = "SHELL")]
    pub shell: Shell,
}

/// `fanorona manual`.
#[derive(Debug, Args)]
pub(in crate::cli) struct ManualArgs {
    /// The folder, which must exist. Pages that are there are replaced.
    #[arg(value_name = "FOLDER")]
    pub folder: PathBuf,
}
