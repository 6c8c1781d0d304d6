//! The arguments of `fanorona check`.

use clap::Args;
use std::path::PathBuf;

/// `fanorona check`.
#[derive(Debug, Args)]
pub(in crate::cli) struct CheckFilesArgs {
    /// The files, of any kind.
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
}
