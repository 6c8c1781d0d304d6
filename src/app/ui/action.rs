//! What the interface asks for. The drawing functions write these and change nothing themselves.

use crate::app::actions::InputAction;
use crate::app::analysis::AnalysisCommand;
use crate::app::compare::CompareCommand;
use crate::app::editor::EditorCommand;
use crate::app::explore::ExplorerCommand;
use crate::app::game_setup::SetupChange;
use crate::app::learn::LearnCommand;
use crate::app::pages::Page;
use crate::app::puzzles::PuzzleCommand;
use crate::app::settings::Values;
use crate::app::settings::page::Tab;
use crate::app::side_panel::SidePanelAction;
use crate::app::storage::LibraryCommand;
use crate::app::storage::page::LibraryPageAction;
use crate::app::table::Insets;
use crate::app::table::camera::View;
use crate::game::play::{Intent, OpenedGame};
use crate::rules::CaptureKind;
use crate::rules::notation::NodeId;
use crate::texts::Language;
use bevy::prelude::Message;

/// Something the interface asks for, carried out after it was drawn.
#[derive(Message, Clone, Debug)]
pub enum UiAction {
    /// Sends an intent to the session.
    Intent(Intent),
    /// Captures one of the two groups of an open choice.
    Capture(CaptureKind),
    /// Starts, leaves or goes on with an exercise.
    Learn(LearnCommand),
    /// Chooses or begins puzzles.
    Puzzle(PuzzleCommand),
    /// Begins, stops or uses the analysis of the game under review.
    Analysis(AnalysisCommand),
    /// Edits a position, or does something with it.
    Editor(EditorCommand),
    /// Compares rule sheets, or does something with a comparison.
    Compare(CompareCommand),
    /// Shows a sentence for some seconds.
    Tell(String),
    /// Opens, closes or uses the explorer.
    Explore(ExplorerCommand),
    /// Opens a page.
    OpenPage(Page),
    /// Moves the camera.
    LookFrom(View),
    /// Hides the interface to take photographs.
    BeginPhotos,
    /// Takes a photograph.
    TakePhoto,
    /// Lets the table turn by itself while photographs are taken, or stops it.
    TurnTable(bool),
    /// Shows the interface again.
    EndPhotos,
    /// Asks for a hint, its explanation, or hides it.
    Hint,
    /// Switches the continuous analysis on or off.
    ShowLines(bool),
    /// Shows a turn of the list on the board, or no longer.
    PointOut(Option<NodeId>),
    /// Gives the library a command.
    Library(LibraryCommand),
    /// Changes what the library's pages show.
    LibraryPage(LibraryPageAction),
    /// Reviews a game.
    Review(Box<OpenedGame>),
    /// Changes the setup of the next game.
    Setup(SetupChange),
    /// Replaces the settings by an edited copy. What differs takes effect in `settings/apply.rs`.
    Settings(Box<Values>),
    /// Resets a part of the settings to the defaults.
    ResetSettings(Tab),
    /// Takes the last reset of the settings back.
    UndoReset,
    /// Waits for the key that is to be assigned to an action as the primary (0) or secondary (1) one, or no longer.
    Listen(Option<(InputAction, usize)>),
    /// Switches to another part of the settings.
    SelectTab(Tab),
    /// Switches to another language.
    SetLanguage(Language),
    /// Shows the statistics of a player, named as in the records.
    ShowStatisticsOf(String),
    /// The text of a comment that is being typed.
    DraftComment(NodeId, String),
    /// Stores the comment that was typed.
    StoreComment,
    /// Dismisses a toast, by its index.
    DismissToast(usize),
    /// Does what a button of the side panel says.
    SidePanel(SidePanelAction),
    /// Reports what the interface covers, in logical pixels.
    Cover(Insets),
    /// Shows the licences of the libraries, where they are a file beside the page.
    ShowLicences,
    /// Quits the program.
    Quit,
}
