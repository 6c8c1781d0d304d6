//! A game under way: a session applies intents and answers with notices.
//!
//! The terminal, the window and the web page all play through [`Session::apply`], which is the only
//! code that changes the record of a game. The room knows nothing of Bevy, files or the time of day:
//! the caller hands elapsed time in with [`Session::advance`].

mod clocks;
mod computer;
mod explain;
mod guidance;
mod hint;
mod intent;
mod log;
mod match_play;
mod notice;
mod opened;
mod plan;
pub mod review;
mod script;
mod seat;
mod serial;
mod session;

pub use computer::{ComputerTask, Decision};
pub use guidance::{Guidance, Selection, Target, stones};
pub use hint::{Advice, Hint};
pub use intent::Intent;
pub use log::{LogEntry, SessionLog, SessionLogError};
pub use notice::Notice;
pub use opened::OpenedGame;
pub use plan::GamePlan;
pub use review::{Review, ReviewAction};
pub use script::Script;
pub use seat::Seat;
pub use session::Session;
