//! The game being played: a session applies intents and returns notices.
//!
//! The terminal, the window and the web page all play through [`Session::apply`], which is the only
//! code that changes the record of a game. This module uses no Bevy and no files and never reads the
//! system's time: the caller passes elapsed time to [`Session::advance`].
//!
//! # Overview
//!
//! - A [`Session`] is a game with its players ([`Seat`]), its clocks and its match. It is the state
//!   that everything else here reads or changes.
//! - An [`Intent`] is a requested change: a step, undo, a draw offer, a new [`GamePlan`], a stored
//!   [`OpenedGame`]. A [`Notice`] is something that happened. [`Session::apply`] turns one intent into
//!   a list of notices; a refused intent changes nothing.
//! - [`Coaching`] is the help of a coach in a game: whether it asks, and what is counted of it.
//! - [`Session::computer_task`] is the decision that a computer opponent must make. The caller runs
//!   the search, on any thread, and applies the result. [`Session::generation`] prevents results
//!   from being applied to a game that has changed in the meantime.
//! - A [`Review`] goes through a game and its variations while the live game is suspended.
//! - [`Guidance`] is the view model of the board, computed from the record and a [`Selection`].
//! - A [`SessionLog`] is a session in text form. Replaying it gives the same session and the same
//!   notices.
//!
//! # Example
//!
//! A person plays White against the computer, takes a turn back and resigns. The log replays to the
//! same session.
//!
//! ```
//! use fanorona_engine::character::{SearchResources, named};
//! use fanorona_game::play::{Intent, LogEntry, Notice, Seat, Session, SessionLog};
//! use fanorona_rules::{Side, variant::shipped};
//!
//! let telo = shipped::variant("telo").ok_or("no such variant")?;
//! let computer = Seat::Computer(named("fara").ok_or("no such character")?);
//! let mut log = SessionLog::new(telo, [Seat::Person, computer]);
//! let mut session = log.start();
//! let mut apply = |session: &mut Session, intent: Intent| {
//!     log.push(LogEntry::Intent(intent.clone()));
//!     session.apply(intent)
//! };
//!
//! // The person captures a stone: a step from c1 to b2, by approach.
//! let board = session.record().rules().board.clone();
//! let point = |name| board.point_named(name).ok_or("no such point");
//! let step = Intent::Step { from: point("c1")?, to: point("b2")?, kind: None };
//! let notices = apply(&mut session, step);
//! assert!(matches!(notices[..], [Notice::Stepped { .. }, Notice::TurnEnded(Side::White)]));
//!
//! // The computer answers.
//! let task = session.computer_task().ok_or("the computer is to move")?;
//! let resources = SearchResources::default();
//! let seed = session.game_seed(7);
//! let report = task.character.think(session.record(), &resources, seed, &mut || false);
//! let turn = report.best.ok_or("the game is over")?;
//! let generation = session.generation();
//! apply(&mut session, Intent::Play { turn, generation });
//! assert_eq!(session.record().turns().len(), 2);
//!
//! // Undo takes back both turns, so that the person is to move again.
//! apply(&mut session, Intent::Undo);
//! assert_eq!(session.record().turns().len(), 0);
//!
//! apply(&mut session, Intent::Resign(Side::White));
//! assert_eq!(session.outcome().and_then(|outcome| outcome.winner()), Some(Side::Black));
//!
//! let read: SessionLog = log.to_string().parse()?;
//! assert_eq!(read.replay().0, session);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod clocks;
mod coaching;
mod computer;
mod guidance;
mod help_tags;
mod hint;
mod intent;
mod log;
mod match_play;
mod notice;
mod opened;
mod plan;
mod refusal;
pub mod review;
mod seat;
mod serial;
mod session;

pub use coaching::{CoachAction, CoachLevel, Coaching, ParseCoachLevelError};
pub use computer::{ComputerTask, Decision};
pub use guidance::{Guidance, Selection, Target, stones};
pub use help_tags::had_help;
pub use hint::{Advice, Hint};
pub use intent::Intent;
pub use log::{LogEntry, SessionLog, SessionLogError};
pub use notice::Notice;
pub use opened::OpenedGame;
pub use plan::GamePlan;
pub use review::{Review, ReviewAction};
pub use seat::Seat;
pub use session::Session;

/// Sessions and their messages can be sent to and shared between threads.
const _: () = {
    const fn send_and_sync<T: Send + Sync>() {}
    send_and_sync::<Session>();
    send_and_sync::<Intent>();
    send_and_sync::<Notice>();
    send_and_sync::<SessionLog>();
};
