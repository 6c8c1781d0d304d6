//! Variants, looks, lessons, saved games, settings and endgame tables: everything that is shipped
//! with the program or stored in the player's data folder.
//!
//! An invalid file never stops the program. [`Registry::unusable`] returns it with all its errors,
//! so that they can be shown to the player.

pub mod content;
pub mod custom;
pub mod endgame;
pub mod explore;
pub mod file;
mod games;
pub mod kept;
pub mod lessons;
pub mod library;
#[cfg(not(target_arch = "wasm32"))]
pub mod licences;
pub mod looks;
pub mod own_puzzles;
pub mod puzzles;
mod registry;
mod variants;

pub use custom::{CustomFileError, CustomFileProblem, DATA_VARIABLE, KeyOwner, data_folder};
pub use games::ReadGameError;
pub use registry::{Catalogue, Listed, Registry};
pub use variants::FindVariantError;
