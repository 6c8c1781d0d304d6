//! What somebody wants to happen in a session.

use super::{GamePlan, OpenedGame, ReviewAction, Seat, serial};
use crate::rules::{CaptureKind, Point, Side, Turn, Variant};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What somebody wants to happen: a person, the computer, a test.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Intent {
    /// Start a single game, without names and clocks.
    NewGame {
        /// The rules to play by.
        #[serde(with = "serial::variant")]
        variant: Arc<Variant>,
        /// Who plays White and Black.
        seats: [Seat; 2],
    },
    /// Start what was planned: a game, or a whole match.
    Begin(Box<GamePlan>),
    /// Begin the next game of the match.
    NextGame,
    /// Begin anew what is over: a single game, or the whole match.
    Again,
    /// Hold the clocks, or let them go on.
    Pause(bool),
    /// Go on with a game from elsewhere: a kept one, an imported one, one from a link.
    Open(Box<OpenedGame>),
    /// Let somebody else play a side from now on.
    Reseat {
        /// The side.
        side: Side,
        /// Who plays it.
        seat: Seat,
    },
    /// Point at something that cannot be picked, to hear why.
    Pick {
        /// The point.
        point: Point,
        /// The stone chosen to move, if one is.
        chosen: Option<Point>,
    },
    /// Take one step of the present turn.
    Step {
        /// Where the stone stands.
        from: Point,
        /// Where it goes.
        to: Point,
        /// How it captures, where the step could capture both ways.
        kind: Option<CaptureKind>,
    },
    /// Play a whole turn, if the game is still where the sender saw it.
    Play {
        /// The turn.
        turn: Turn,
        /// The [`Session::generation`] it was meant for.
        generation: u64,
    },
    /// End the open chain.
    EndTurn,
    /// Take back the last step of the open chain.
    UndoStep,
    /// Take back the open chain, or turns until a person is to move again.
    Undo,
    /// Play again what was taken back, until a person is to move again.
    Redo,
    /// A side gives up.
    Resign(Side),
    /// A side offers a draw.
    OfferDraw(Side),
    /// The other side answers the offer.
    AnswerDraw(bool),
    /// Claim the capture the opponent has just omitted.
    Claim,
    /// The person to move asks for a good turn.
    Hint,
    /// Look at another game turn by turn, from its start; the one at the table waits.
    OpenReview(Box<OpenedGame>),
    /// Look back at the game at the table, or go on looking.
    Review(ReviewAction),
}

impl Intent {
    /// Does it play on, so that the clocks heed it? While they are held, it must wait.
    pub(super) const fn plays(&self) -> bool {
        matches!(self, Self::Step { .. } | Self::Play { .. } | Self::EndTurn)
    }
}
