//! The page that is open over the board.

use super::schedule::{draw_changes, pace};
use crate::rules::Side;
use bevy::prelude::*;

/// A page that can be open over the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Page {
    /// No page: the board is free.
    #[default]
    Board,
    /// The question at the first start: whether the player is new to the game.
    Welcome,
    /// The lessons with the player's progress.
    Lessons,
    /// The puzzles: which ones, and the player's rating.
    Puzzles,
    /// The setup of the next game.
    NewGame,
    /// The choice of who plays a side in the next game.
    Opponent(Side),
    /// The rules of the current variant.
    Rules,
    /// Mouse and keyboard controls.
    Help,
    /// The version of the program, and the licences of its libraries.
    About,
    /// The first page of every later start: continue an unfinished game, play, learn, or open a game.
    Start,
    /// The stored games.
    Library,
    /// Importing games.
    Import,
    /// Exporting games to a file whose path is typed.
    Export,
    /// Wins, losses and longest chains.
    Statistics,
    /// The instructive games that come with the program.
    Shipped,
    /// The tables of the Parker booklet, recounted.
    Booklet,
    /// The position editor.
    Editor,
    /// Rule sheets compared.
    Compare,
    /// The settings.
    Settings,
    /// The list of turns, in windows too narrow to show it beside the board.
    Turns,
    /// The result of the game.
    Result,
    /// The question whether to resign.
    Resign,
    /// The question whether to quit.
    Quit,
}

impl Page {
    /// Whether the page takes pointer and keyboard input away from the board.
    pub(crate) const fn is_dialog(self) -> bool {
        !matches!(self, Self::Board | Self::Result)
    }

    /// Whether it is one of the pages with which the program begins.
    pub(crate) const fn is_start(self) -> bool {
        matches!(self, Self::Start | Self::Welcome)
    }
}

/// The page that is open.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Deref, DerefMut)]
pub struct OpenPage(pub Page);

/// The player wants to read the licences, which are a file beside the web page.
#[derive(Message, Clone, Copy, Debug)]
pub struct LicencesWanted;

pub(super) fn plugin(app: &mut App) {
    pace(app, draw_changes::<OpenPage>);
    app.init_resource::<OpenPage>().add_message::<LicencesWanted>();
}
