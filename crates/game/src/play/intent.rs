//! The intents that a session accepts.

use super::{CoachAction, GamePlan, OpenedGame, ReviewAction, Seat, serial};
use fanorona_rules::notation::PositionText;
use fanorona_rules::{CaptureKind, Point, Side, Turn, Variant};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A change of a session that a person or a computer requests; see [`Session::apply`].
///
/// ```
/// use fanorona_game::play::{Intent, Notice, Seat, Session};
/// use fanorona_rules::notation::read_turn;
/// use fanorona_rules::variant::shipped;
/// use fanorona_rules::Refusal;
///
/// let mut session = Session::new(shipped::variant("telo").unwrap(), [Seat::Person, Seat::Person]);
/// let turn = read_turn(session.record().rules(), session.record().position(), "c1-b2A")?;
/// let intent = Intent::Play { turn, generation: session.generation() };
/// assert_eq!(session.apply(intent.clone()).len(), 2);
///
/// // The turn was computed for an older generation, so it is ignored now.
/// assert_eq!(session.apply(intent), []);
/// // An intent that the rules refuse changes nothing.
/// assert_eq!(session.apply(Intent::EndTurn), [Notice::Refused(Refusal::NoOpenChain)]);
/// # Ok::<(), fanorona_rules::notation::ParseTurnError>(())
/// ```
///
/// [`Session::apply`]: super::Session::apply
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Intent {
    /// Begin a single game, without names and clocks.
    NewGame {
        /// The rules to play by.
        #[serde(with = "serial::variant")]
        variant: Arc<Variant>,
        /// Who plays White and Black.
        seats: [Seat; 2],
    },
    /// Begin the planned game or match.
    Begin(Box<GamePlan>),
    /// Begin the next game of the match.
    NextGame,
    /// Begin a new game or match like the one that is over.
    Again,
    /// Pause the clocks (`true`) or resume them.
    Pause(bool),
    /// Continue a stored game, an imported one or one from a link.
    Open(Box<OpenedGame>),
    /// Change who plays a side.
    Reseat {
        /// The side.
        side: Side,
        /// Who plays it.
        seat: Seat,
    },
    /// Ask why a point cannot be picked. Changes nothing; the answer is [`Notice::Refused`].
    ///
    /// [`Notice::Refused`]: super::Notice::Refused
    Pick {
        /// The point.
        point: Point,
        /// The stone chosen to move, if one is.
        chosen: Option<Point>,
    },
    /// Take one step of the current turn.
    Step {
        /// Where the stone stands.
        from: Point,
        /// Where it goes.
        to: Point,
        /// How it captures; may be `None` if the step can capture in only one way.
        kind: Option<CaptureKind>,
    },
    /// Play a whole turn. Silently ignored if the game has changed since `generation`.
    Play {
        /// The turn.
        turn: Turn,
        /// The [`Session::generation`](super::Session::generation) the turn was computed for.
        generation: u64,
    },
    /// End the open chain.
    EndTurn,
    /// Take back the last step of the open chain.
    UndoStep,
    /// Take back the open chain, or turns until a person is to move.
    Undo,
    /// Replay turns that were taken back, until a person is to move.
    Redo,
    /// Replace the game by one that begins in this position, with the same variant, seats, clocks and
    /// match. Silently ignored if the text is not a position of the variant.
    SetUp(#[serde(with = "serial::position")] PositionText),
    /// A side resigns.
    Resign(Side),
    /// A side offers a draw.
    OfferDraw(Side),
    /// The other side accepts (`true`) or declines the draw offer.
    AnswerDraw(bool),
    /// Claim the capture that the opponent has just omitted.
    Claim,
    /// The person to move asks for a hint.
    Hint,
    /// The coach acts or is answered. Changes nothing on the board; ignored during a review and in
    /// exercises.
    Coach(CoachAction),
    /// Review another game from its start. The live game is suspended.
    OpenReview(Box<OpenedGame>),
    /// Begin or continue a review.
    Review(ReviewAction),
}

impl Intent {
    /// Whether the intent plays a step or turn. Such intents are rejected while the clocks are paused.
    pub(super) const fn plays(&self) -> bool {
        matches!(self, Self::Step { .. } | Self::Play { .. } | Self::EndTurn)
    }
}
