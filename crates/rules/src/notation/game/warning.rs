//! What a reader should know about a game that was read: its text was odd, but could be understood.

use crate::{Outcome, Side};

/// What is odd about the text of a game, and where. Lines and columns count from 1.
///
/// ```
/// use fanorona_rules::notation::Game;
/// use fanorona_rules::notation::game::GameWarningKind;
///
/// let game: Game = "1. f2–e3A *".parse()?;
/// let warning = &game.warnings[0];
/// assert_eq!((warning.line, warning.column), (1, 6));
/// let kind = GameWarningKind::ReadAs { found: "–".to_owned(), read: "-".to_owned() };
/// assert_eq!(warning.kind, kind);
/// assert!(game.to_string().ends_with("1. f2-e3A *\n"));
/// # Ok::<(), fanorona_rules::notation::ParseGameError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameWarning {
    /// The line.
    pub line: usize,
    /// The character in the line.
    pub column: usize,
    /// What is odd.
    pub kind: GameWarningKind,
}

/// What is odd about the text of a game. The first two stay when the game is written and read again.
///
/// ```
/// use fanorona_rules::notation::Game;
/// use fanorona_rules::notation::game::GameWarningKind;
///
/// let game: Game = "[Result \"1-0\"]\n\n1. f2-e3A".parse()?;
/// assert!(matches!(game.warnings[0].kind, GameWarningKind::CutOff { result } if result.code() == "1-0"));
/// # Ok::<(), fanorona_rules::notation::ParseGameError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameWarningKind {
    /// The text looks cut off: its tag names a result, but the turns end without it, do not bring it about, and
    /// neither the tag `Termination` nor the last comment says why the game ended. The game is then written without
    /// a result after its turns, too.
    CutOff {
        /// The result of the tag.
        result: Outcome,
    },
    /// The draw limits of the rules would have ended the game before this turn: they are lifted, and it was read to
    /// its end.
    BeyondDraw {
        /// The turn's number.
        number: u32,
        /// The side to move.
        side: Side,
        /// The draw by the rules.
        drawn: Outcome,
    },
    /// A sign was read as the one that FGN has for it.
    ReadAs {
        /// The sign as written.
        found: String,
        /// The sign of FGN.
        read: String,
    },
}
