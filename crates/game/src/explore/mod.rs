//! The opening explorer: what was played from a position, and how the games ended.
//!
//! A [`GameIndex`] holds the first turns of the player's games and of the shipped ones, with their
//! players. [`Openings`] are the first turns of many games between computer opponents, condensed
//! to numbers and a value for each turn. An [`Explorer`] combines both. Positions that are reached by
//! different turns are joined, and so are mirror images; [`name`] has the names of openings in the
//! Parker booklet.
//!
//! ```
//! use fanorona_game::explore::{Explorer, Filter, GameFacts, Source};
//! use fanorona_rules::Position;
//! use fanorona_rules::notation::Game;
//! use fanorona_rules::variant::shipped;
//!
//! let variant = shipped::variant("telo").ok_or("no such variant")?;
//! let game: Game = "[Variant \"telo\"]\n\n1. c1-b2A 0-1".parse()?;
//! let mut explorer = Explorer::new(variant.clone());
//! explorer.add(&game.record, &GameFacts::of(&game, Source::Own));
//! let explored = explorer.explore(&Position::start(&variant.rules), &Filter::default());
//! assert_eq!((explored.turns.len(), explored.total.black), (1, 1));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod explorer;
mod facts;
mod filter;
mod games;
mod names;
mod openings;
pub mod shipped;
mod tally;

pub use explorer::{Explored, ExploredTurn, Explorer};
pub use facts::GameFacts;
pub use fanorona_engine::position_key::{PositionKey, position_key};
pub use filter::{Filter, Source, Sources};
pub use games::{GameId, GameIndex, MOST_TURNS};
pub use names::{OpeningName, name, name_along};
pub use openings::{Openings, OpeningsError, OpeningsHeader, OpeningsReader};
pub use tally::{GameResult, Tally};
