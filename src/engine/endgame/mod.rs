//! Endgame tables: what every position of few stones is worth if nobody errs, and how many turns
//! it takes.
//!
//! The worth depends on the stones and the side to move alone, never on colours. A capture leads
//! to fewer stones, so tables are built from few stones to many (`build`); within one table
//! positions are worked out backwards from those where stones are taken or the game ends. Mirrored
//! positions share a place (`places`).

pub mod build;
mod census;
pub mod check;
mod lines;
mod places;
mod sets;
mod signature;
mod table;
mod tables;
mod value;

pub use census::Census;
pub use signature::Signature;
pub use table::{Bytes, EndgameTable};
pub use tables::{EndgameTables, TableError};
pub use value::TableValue;
