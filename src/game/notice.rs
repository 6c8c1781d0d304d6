//! What has happened in a session.

use crate::rules::matches::MatchError;
use crate::rules::matches::tags::MatchTagError;
use crate::rules::{Outcome, Refusal, Side, Step, Turn};
use serde::{Deserialize, Serialize};

/// What has happened. Presentation reads these and decides nothing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Notice {
    /// A game has begun or was loaded: everything on the board is new.
    Started,
    /// A step was taken.
    Stepped {
        /// Who took it.
        side: Side,
        /// The step, with the stones it took.
        step: Step,
    },
    /// A turn is finished; the other side is to move.
    TurnEnded(Side),
    /// The last step of the open chain was taken back. [`Notice::Rewound`] follows.
    StepTakenBack {
        /// Who had taken it.
        side: Side,
        /// The step, with the stones that it had taken.
        step: Step,
    },
    /// A turn, or all of an open chain, was taken back. [`Notice::Rewound`] follows after the last.
    TookBack {
        /// Who had played it.
        side: Side,
        /// The turn, as far as it had come.
        turn: Turn,
    },
    /// A turn that had been taken back was played again. [`Notice::Rewound`] follows after the
    /// last.
    PlayedAgain {
        /// Who plays it.
        side: Side,
        /// The turn.
        turn: Turn,
    },
    /// The board went back or forth. What was taken back or played again was told before; if
    /// nothing was, the record's present position is all there is to show.
    Rewound,
    /// A wish was refused.
    Refused(Refusal),
    /// The match has no such game to begin now.
    NoGame(MatchError),
    /// The game was opened, but the match in its tags cannot go on.
    MatchLost(MatchTagError),
    /// The clocks are held.
    Paused,
    /// The clocks go on.
    Resumed,
    /// A side offers a draw.
    DrawOffered(Side),
    /// The offer was declined.
    DrawDeclined,
    /// The person to move wants to be shown a good turn. Nothing has changed in the game.
    HintWanted(Side),
    /// A paika was taken back because it omitted a capture.
    Claimed,
    /// The game is over.
    Over(Outcome),
    /// A game is looked at from now on, or no more.
    Reviewing(bool),
    /// A comment was written, or another line of play tried or put away: what is kept of the game
    /// is out of date.
    Annotated,
}

impl From<Refusal> for Notice {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<MatchError> for Notice {
    fn from(error: MatchError) -> Self {
        Self::NoGame(error)
    }
}

impl Notice {
    /// Whether the game has changed, so that what a person had selected no longer applies.
    pub const fn changes_game(&self) -> bool {
        !matches!(self, Self::Refused(_) | Self::NoGame(_) | Self::Paused | Self::HintWanted(_))
    }
}
