//! The computer player: evaluates and searches positions, turn by turn. Uses no windows, clocks or
//! files.
//!
//! - [`Engine`] searches the current position of a [`Record`](fanorona_rules::Record) within
//!   [`Limits`] and returns a [`Report`]; [`search`] does so without keeping a transposition table.
//! - [`Character`] is a computer opponent: a search with limits, a style and errors of its own.
//! - [`book`] reads and asks books of openings.
//! - [`endgame`] builds and probes endgame tables; [`solve`] proves the value of a position.
//! - [`explain`](mod@explain) finds the reasons why a turn is good or bad.
//! - [`protocol`] parses and formats the text protocol.
//! - [`rating`] estimates the strength of a player from games against characters.
//! - [`evaluate`] is the static evaluation.
//!
//! The engine plays a short game against a character:
//!
//! ```
//! use fanorona_engine::character::{SearchResources, named};
//! use fanorona_engine::{Engine, Limits, Options};
//! use fanorona_rules::{Record, Side, variant::shipped};
//!
//! let rules = shipped::variant("telo").unwrap().rules.clone();
//! let mut game = Record::new(rules);
//! let mut engine = Engine::new(Options { table_mib: 1, ..Options::default() });
//! let opponent = named("fara").unwrap();
//!
//! while game.outcome().is_none() {
//!     // The callback could stop the search, for example when time is up.
//!     let report = match game.position().side() {
//!         Side::White => engine.search(&game, Limits::nodes(20_000), &mut || false),
//!         Side::Black => opponent.think(&game, &SearchResources::default(), 1, &mut || false),
//!     };
//!     game.play(&report.best.unwrap()).unwrap();
//! }
//! // White has a forced win from the start.
//! assert_eq!(game.outcome().unwrap().winner(), Some(Side::White));
//! ```

pub mod book;
pub mod character;
mod constants;
mod draw;
pub mod endgame;
pub mod evaluate;
pub mod explain;
mod forced;
mod limits;
mod options;
pub mod position_key;
pub mod protocol;
pub mod rating;
mod score;
mod search;
pub mod solve;
pub mod symmetry;
mod transposition;

pub use character::Character;
#[cfg(feature = "tuning")]
pub use constants::SearchConstant;
pub use constants::SearchConstants;
pub use draw::accepts_draw;
pub use forced::{considers_all_turns, is_forced};
pub use limits::{Limits, ParseLimitsError};
pub use options::{Options, SearchTechniques, has_memory};
#[cfg(feature = "tuning")]
pub use score::{PROVEN, Value};
pub use score::{ParseScoreError, Score};
pub use search::{Engine, Report, Variation, search};

/// Fails to compile if one of these types cannot be shared between threads.
const _: () = {
    const fn send_and_sync<T: Send + Sync>() {}
    send_and_sync::<Engine>();
    send_and_sync::<Options>();
    send_and_sync::<Limits>();
    send_and_sync::<Report>();
    send_and_sync::<Variation>();
    send_and_sync::<Score>();
    send_and_sync::<Character>();
    send_and_sync::<book::Book>();
    send_and_sync::<character::SearchResources>();
    send_and_sync::<evaluate::Evaluator>();
    send_and_sync::<endgame::EndgameTables>();
    send_and_sync::<endgame::build::Builder>();
    send_and_sync::<explain::Explanation>();
    send_and_sync::<explain::Threat>();
    send_and_sync::<protocol::ProtocolCommand>();
    send_and_sync::<protocol::ProtocolError>();
    send_and_sync::<solve::Solution>();
};
