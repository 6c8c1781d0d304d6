//! The notices that a session returns.

use fanorona_rules::matches::MatchError;
use fanorona_rules::matches::tags::MatchTagError;
use fanorona_rules::{Outcome, Refusal, Side, Step, Turn};
use serde::{Deserialize, Serialize};

/// Something that happened in a session. Sounds, animations and texts are derived from notices.
///
/// ```
/// use fanorona_game::play::{Intent, Notice, Seat, Session};
/// use fanorona_rules::variant::shipped;
/// use fanorona_rules::Side;
///
/// let mut session = Session::new(shipped::variant("telo").unwrap(), [Seat::Person, Seat::Person]);
/// let notices = session.apply(Intent::Resign(Side::White));
/// let [Notice::Rewound, Notice::Over(outcome)] = notices[..] else { panic!("{notices:?}") };
/// assert_eq!(outcome.winner(), Some(Side::Black));
/// assert!(notices[1].changes_game());
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Notice {
    /// A game has begun or was loaded: the whole board is new.
    Started,
    /// A step was taken.
    Stepped {
        /// The side that took it.
        side: Side,
        /// The step, with the stones it captured.
        step: Step,
    },
    /// This side has ended its turn.
    TurnEnded(Side),
    /// The last step of the open chain was taken back. [`Notice::Rewound`] follows.
    StepTakenBack {
        /// The side that had taken it.
        side: Side,
        /// The step, with the stones it had captured.
        step: Step,
    },
    /// A turn or a whole open chain was taken back. [`Notice::Rewound`] follows the last of them.
    TurnTakenBack {
        /// The side that had played it.
        side: Side,
        /// The turn; for an open chain, its steps so far.
        turn: Turn,
    },
    /// A turn that had been taken back was replayed. [`Notice::Rewound`] follows the last of them.
    TurnRedone {
        /// The side that plays it.
        side: Side,
        /// The turn.
        turn: Turn,
    },
    /// The record changed other than by playing. Notices of the turns taken back or replayed come
    /// before; if there are none, only the new state of the record is to be shown.
    Rewound,
    /// The rules refused the intent.
    Refused(Refusal),
    /// No game can begin now, for this reason.
    NoGame(MatchError),
    /// The game was opened, but the match in its tags cannot be continued.
    MatchLost(MatchTagError),
    /// The clocks are paused.
    Paused,
    /// The clocks were resumed.
    Resumed,
    /// This side offers a draw.
    DrawOffered(Side),
    /// The offer was declined.
    DrawDeclined,
    /// The person to move, on this side, asked for a hint. The game has not changed.
    HintWanted(Side),
    /// A paika was taken back because it omitted a capture.
    Claimed,
    /// The game is over.
    Over(Outcome),
    /// A review has begun (`true`) or ended.
    Reviewing(bool),
    /// A comment or variation of the game under review has changed.
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
    /// Whether the position or the game on the board has changed, so that what a person had selected no longer
    /// applies.
    pub const fn changes_game(&self) -> bool {
        match self {
            Self::Refused(_)
            | Self::NoGame(_)
            | Self::Paused
            | Self::Resumed
            | Self::DrawOffered(_)
            | Self::DrawDeclined
            | Self::HintWanted(_)
            // If the place under review changes too, `Stepped` or `Rewound` comes with it.
            | Self::Annotated => false,
            Self::Started
            | Self::Stepped { .. }
            | Self::TurnEnded(_)
            | Self::StepTakenBack { .. }
            | Self::TurnTakenBack { .. }
            | Self::TurnRedone { .. }
            | Self::Rewound
            | Self::MatchLost(_)
            | Self::Claimed
            | Self::Over(_)
            | Self::Reviewing(_) => true,
        }
    }
}
