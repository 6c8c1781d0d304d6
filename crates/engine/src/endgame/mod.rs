//! Endgame tables: the game-theoretic value of every position with few stones, and the number of
//! turns to the next capture or the end.
//!
//! The value depends only on the stones and the side to move, not on colours. A capture leads to
//! fewer stones, so tables are built from few stones to many (see [`build`]). Within one table the
//! analysis goes backwards from positions with captures and finished games. Mirrored positions
//! share one index.
//!
//! ```
//! use fanorona_engine::endgame::{EndgameTables, TableValue, build};
//! use fanorona_rules::{notation::read_position, variant::shipped};
//!
//! let telo = shipped::variant("telo").unwrap();
//! let mut tables = EndgameTables::empty(&telo.rules);
//! assert!(build::extend(&mut tables, &telo.rules, 3, 1, &|_| true)?);
//! let position = read_position(&telo.rules, "3/1B1/W1W w 0 9").unwrap();
//! assert!(tables.probe(&telo.rules, &position).is_some());
//! # Ok::<(), fanorona_engine::endgame::TableError>(())
//! ```

pub mod build;
mod cache;
pub mod check;
mod layer_statistics;
mod position_index;
mod sets;
mod signature;
mod steps;
mod table;
mod tables;
mod value;

pub use cache::TableCache;
pub use layer_statistics::LayerStatistics;
pub use signature::Signature;
pub use table::{ByteSource, EndgameTable};
pub use tables::{EndgameTables, TableError};
pub use value::TableValue;
