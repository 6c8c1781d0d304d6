//! The arguments of `fanorona text`: players, clock and match.

use clap::Args;
use std::path::PathBuf;

/// `fanorona text`.
#[derive(Debug, Default, Args)]
pub(in crate::cli) struct TextArgs {
    /// The variant to play: a key or a RON file.
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
    /// White's player: human, or the key of a computer opponent [default: human]. sahala adjusts its
    /// strength to the player; sahala:elo=850 plays at this strength.
    #[arg(long, value_name = "PLAYER")]
    pub white: Option<String>,
    /// Black's player: human, or the key of a computer opponent [default: noro].
    #[arg(long, value_name = "PLAYER")]
    pub black: Option<String>,
    /// Continues a game, and the match that it belongs to: a record (FGN), the key of a shipped record, or a
    /// link. Its tags say who plays, unless --white or --black do.
    #[arg(long, value_name = "FILE")]
    pub load: Option<PathBuf>,
    /// Resumes the saved game with this id, or the game that was interrupted last. A game that is over is
    /// resumed if the next game of its match has not begun.
    #[arg(long, value_name = "ID", num_args = 0..=1, default_missing_value = "",
        conflicts_with_all = ["load", "variant"])]
    pub resume: Option<String>,
    /// Does not save the game.
    #[arg(long)]
    pub unsaved: bool,
    /// The time for each side in seconds: 600, or 300+5 to add five seconds after each turn;
    /// 300+5:600 for White and Black, - for no clock.
    #[arg(long, value_name = "TIME", allow_hyphen_values = true)]
    pub clock: Option<String>,
    /// Plays a match: single, best-of-N (colours alternate, or the loser begins, as the rules say),
    /// tumicarona (a game, a rematch with a handicap, a decider) or vela (the same with the
    /// Malagasy vela).
    #[arg(long = "match", value_name = "FORM", conflicts_with_all = ["load", "resume"])]
    pub form: Option<String>,
    /// With --match: the variant of the rematch, instead of the default one of the match: a key or a RON file.
    #[arg(long, value_name = "KEY")]
    pub rematch: Option<String>,
    /// With --match: the names of the players who have White and Black in the first game.
    #[arg(long, num_args = 2, value_names = ["WHITE", "BLACK"])]
    pub names: Vec<String>,
    /// Plays with a coach, who asks once before a turn stands that loses much, and says what is
    /// threatened: 1 for losses of three stones and more, 2 for two, 3 for one; off for none. A better place of
    /// the stones counts as well, so that a turn may lose as much without losing as many stones.
    #[arg(long, value_name = "LEVEL")]
    pub coach: Option<String>,
    /// Describes the board in words instead of drawing it.
    #[arg(long)]
    pub words: bool,
    /// The seed of the computer's random choices, for repeatable games.
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<u64>,
}
