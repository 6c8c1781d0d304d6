//! The opening explorer in the window: what was played from the position on the board.
//!
//! [`crate::game::explore`] knows the games. This module fills it: with the shipped games at once, with the
//! openings of engine games when they are there, and with the player's own games a few in each frame. It
//! keeps what the panel shows, shows a turn on the board, and plays it.

mod command;
mod fetch;
mod fill;
pub(super) mod panel;
mod view;

pub use command::ExplorerCommand;
pub use fetch::OpeningsState;
pub use view::{ExplorerRow, ExplorerView};

use super::fetched::Fetcher;
use super::schedule::{AppSet, FramePace, pace};
use crate::app::storage::LibraryEntry;
use crate::game::explore::{Explorer, Filter, GameId};
use bevy::prelude::*;
use std::collections::HashMap;
use std::sync::Arc;

/// The explorer and what it knows so far.
#[derive(Resource, Debug, Default)]
pub struct CurrentExplorer {
    /// Whether the panel is open.
    pub open: bool,
    /// Which games count.
    pub filter: Filter,
    /// What is known about the variant on the board; `None` until the panel is opened.
    pub(crate) explorer: Option<Explorer>,
    /// The openings of engine games of this variant.
    pub(crate) openings: OpeningsState,
    /// The player's games that are indexed, by id; without a number if they are of another variant.
    indexed: HashMap<String, (Arc<LibraryEntry>, Option<GameId>)>,
    /// The games that are still to be indexed, the next one last.
    waiting: Vec<Arc<LibraryEntry>>,
    /// The version of the list of games that was looked at.
    listed: Option<u64>,
    /// Grows when something becomes known, so that the panel is made anew.
    version: u64,
    /// The row that the pointer is over.
    pub(crate) hovered: Option<usize>,
}

impl CurrentExplorer {
    /// Whether something is on its way or being read.
    pub const fn is_busy(&self) -> bool {
        self.open && (!self.waiting.is_empty() || self.openings.is_busy())
    }

    /// The number of games that are still to be indexed.
    pub const fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// What is known about the variant on the board; `None` until the panel is opened.
    pub const fn explorer(&self) -> Option<&Explorer> {
        self.explorer.as_ref()
    }
}

/// What the panel shows; `None` while it is closed.
#[derive(Resource, Clone, Debug, Default, PartialEq, Deref)]
pub struct CurrentExplorerView(pub Option<ExplorerView>);

/// Adds the explorer to an app that has a session and a library.
pub fn plugin(app: &mut App) {
    pace(app, |explorer: Res<CurrentExplorer>, mut pace: ResMut<FramePace>| {
        pace.draw(explorer.is_busy());
    });
    app.add_message::<ExplorerCommand>()
        .init_resource::<CurrentExplorer>()
        .init_resource::<CurrentExplorerView>()
        .init_resource::<Fetcher>()
        .add_systems(Update, command::carry_out.in_set(AppSet::Input))
        .add_systems(
            Update,
            (fill::begin, fetch::load, fill::index_games, view::update, view::point_out)
                .chain()
                .in_set(AppSet::Guide),
        );
}
