//! What `fanorona text` is told: who plays, by what clock, in what match.

use crate::rules::matches::MatchFormat;
use clap::Args;
use std::path::PathBuf;

/// `fanorona text`.
#[derive(Debug, Default, Args)]
pub(in crate::cli) struct TextArgs {
    /// The variant to play: a key or a RON file.
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
    /// Who plays White: human, or a computer opponent by its name [default: human].
    #[arg(long, value_name = "PLAYER")]
    pub white: Option<String>,
    /// Who plays Black: human, or a computer opponent by its name [default: easy].
    #[arg(long, value_name = "PLAYER")]
    pub black: Option<String>,
    /// A game record (FGN) or a link to go on with; a match that it belongs to goes on as well.
    #[arg(long, value_name = "FILE")]
    pub load: Option<PathBuf>,
    /// Goes on with the game that was broken off last, or with the one of this name.
    #[arg(long, value_name = "ID", num_args = 0..=1, default_missing_value = "",
        conflicts_with_all = ["load", "variant"])]
    pub resume: Option<String>,
    /// Does not keep the game among those that `fanorona games` lists.
    #[arg(long)]
    pub unsaved: bool,
    /// Time for each side in seconds: 600, or 300+5 with five more after each turn; 300+5:600 where
    /// White and Black differ, - for none.
    #[arg(long, value_name = "TIME", allow_hyphen_values = true)]
    pub clock: Option<String>,
    /// A match: single, best-of-N (colours swap), tumicarona (a game, a rematch with a handicap,
    /// a decider) or vela (the same with the Malagasy vela).
    #[arg(long = "match", value_name = "FORM", value_parser = form, conflicts_with_all = ["load", "resume"])]
    pub form: Option<MatchForm>,
    /// The variant of the match's rematch, in place of the form's own: a key or a RON file.
    #[arg(long, value_name = "KEY", requires = "form")]
    pub rematch: Option<String>,
    /// The names of those who have White and Black in the first game.
    #[arg(long, num_args = 2, value_names = ["WHITE", "BLACK"], requires = "form")]
    pub names: Vec<String>,
    /// Says the board in words instead of drawing it.
    #[arg(long)]
    pub words: bool,
    /// Makes the computer's choices repeatable.
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<u64>,
}

/// The form of a match, and the variant that belongs to it if one does.
#[derive(Clone, Debug)]
pub(in crate::cli) struct MatchForm(pub MatchFormat, pub Option<&'static str>);

fn form(text: &str) -> Result<MatchForm, String> {
    let (form, variant) =
        MatchFormat::named(text).ok_or_else(|| format!("known are: {}", MatchFormat::NAMES))?;
    Ok(MatchForm(form, variant))
}
