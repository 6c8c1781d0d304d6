//! The arguments of `fanorona-lab proof`.

use clap::{Args, Subcommand};
use fanorona::cli::args::SolveLimits;
use fanorona::cli::args::numbers::board;
use std::path::PathBuf;

/// `fanorona-lab proof`.
#[derive(Debug, Args)]
pub struct ProofArgs {
    #[command(subcommand)]
    pub command: ProofCommand,
}

/// The subcommands of `fanorona-lab proof`.
#[derive(Debug, Subcommand)]
pub enum ProofCommand {
    /// Proves the value of a position, and writes the proof after checking it.
    Make(MakeProofArgs),
    /// Checks a proof by the rules alone; the solver is not used.
    Check(CheckProofArgs),
}

/// `fanorona-lab proof make`.
#[derive(Debug, Args)]
pub struct MakeProofArgs {
    #[command(flatten)]
    pub limits: SolveLimits,
    /// The file to write; an existing one is replaced.
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
}

/// `fanorona-lab proof check`.
#[derive(Debug, Args)]
pub struct CheckProofArgs {
    /// The file with the proof.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// The variant: a key or a RON file [default: that of the proof].
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
    /// The board, columns and rows [default: that of the proof].
    #[arg(long, value_name = "COLUMNSxROWS", value_parser = board)]
    pub board: Option<(usize, usize)>,
}
