//! The game under way. Intents come in, the referee asks the rules, notices go out.
//!
//! This room is the only one that changes the record.

mod clocks;
mod explain;
mod guidance;
mod hint;
mod match_play;
mod opened;
mod plan;
mod referee;
pub mod review;
mod seat;

pub use clocks::ClockHold;
pub use guidance::{Guidance, Selection, Target, stones};
pub use hint::{Advice, Hint};
pub use opened::OpenedGame;
pub use plan::GamePlan;
pub use referee::Session;
pub use review::{Review, ReviewAction};
pub use seat::Seat;

use super::sound::SoundRequest;
use super::{AnimationState, AppSet};
use crate::rules::matches::MatchError;
use crate::rules::matches::tags::MatchTagError;
use crate::rules::{CaptureKind, Outcome, Point, Refusal, Side, Step, Turn, Variant};
use bevy::prelude::*;
use std::sync::Arc;

/// What somebody wants to happen: a person, the computer, a test.
#[derive(Message, Clone, Debug)]
pub enum Intent {
    /// Start a single game, without names and clocks.
    NewGame {
        /// The rules to play by.
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
    const fn plays(&self) -> bool {
        matches!(self, Self::Step { .. } | Self::Play { .. } | Self::EndTurn)
    }
}

/// What has happened. Presentation reads these and decides nothing.
#[derive(Message, Clone, Debug, PartialEq)]
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

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Intent>()
        .add_message::<Notice>()
        .add_message::<SoundRequest>()
        .init_resource::<Session>()
        .init_resource::<Selection>()
        .init_resource::<Guidance>()
        .init_resource::<ClockHold>()
        .init_resource::<review::autoplay::Waited>()
        .add_systems(Update, review::autoplay::run.in_set(AppSet::Input))
        .add_systems(Update, (clocks::wind, judge, clocks::warn).chain().in_set(AppSet::Session))
        .add_systems(Update, guide.in_set(AppSet::Guide));
}

/// Hands every intent to the referee and announces what came of it.
fn judge(
    mut intents: MessageReader<Intent>,
    mut session: ResMut<Session>,
    mut selection: ResMut<Selection>,
    mut notices: MessageWriter<Notice>,
) {
    for intent in intents.read() {
        let heard = session.apply(intent.clone());
        let changed = |notice: &Notice| {
            !matches!(
                notice,
                Notice::Refused(_) | Notice::NoGame(_) | Notice::Paused | Notice::HintWanted(_)
            )
        };
        if heard.iter().any(changed) {
            selection.follow(&session.record);
        }
        notices.write_batch(heard);
    }
}

/// Keeps the view model of "what may be done now" true.
fn guide(
    session: Res<Session>,
    selection: Res<Selection>,
    stage: Res<AnimationState>,
    mut guidance: ResMut<Guidance>,
) {
    let acting = session.person_to_move() && !stage.busy && !session.is_paused();
    let now = Guidance::of(&session.record, acting, &selection);
    guidance.set_if_neq(now);
}
