//! What differs between the desktop and the web page, handed to [`app`](super::app).

use crate::app::analysis::AnalysisWorker;
use crate::app::coach::CoachAdviser;
use crate::app::editor::PageAddress;
use crate::app::engine_lines::LinesSearch;
use crate::app::explore::OpeningsFetcher;
use crate::app::hint::HintSearch;
use crate::app::learn::EvaluatorService;
use crate::app::opponent::{Opponent, OpponentBook};
use crate::app::photo::PhotoSaver;
use crate::app::puzzles::{OwnPuzzleStore, PackFetcher};
use crate::app::settings::Settings;
use crate::app::solver::PositionSolver;
use crate::app::storage::LibraryState;
use crate::catalogue::Catalogue;
use crate::catalogue::content::Content;
use crate::catalogue::text_storage::TextStorage;
use bevy::app::PluginGroupBuilder;
use bevy::prelude::App;
use std::sync::Arc;

/// The services of the system that the game runs on.
pub(in crate::app) struct Platform {
    /// Bevy's plugins with the window. Takes the settings and the title of the window.
    pub plugins: fn(&Settings, String) -> PluginGroupBuilder,
    /// The variants, boards and stones: the shipped ones and the player's own.
    pub content: Content,
    /// Where settings are stored.
    pub settings: Arc<dyn TextStorage>,
    /// Where the progress in the lessons is stored.
    pub progress: Arc<dyn TextStorage>,
    /// Where the progress with puzzles is stored.
    pub puzzle_progress: Arc<dyn TextStorage>,
    /// Where the puzzles made from the player's own mistakes are stored.
    pub own_puzzles: OwnPuzzleStore,
    /// Analyses the turns of games.
    pub analysis: AnalysisWorker,
    /// Fetches the packs of puzzles that are not compiled in.
    pub packs: PackFetcher,
    /// Fetches the opening books that are not compiled in.
    pub book: OpponentBook,
    /// Fetches the openings of engine games that are not compiled in.
    pub openings: OpeningsFetcher,
    /// Answers the queries of exercises.
    pub evaluator: EvaluatorService,
    /// Answers the queries of the coach.
    pub adviser: CoachAdviser,
    /// Opens the player's library, with its worker and its file chooser.
    pub library: fn(&Catalogue) -> LibraryState,
    /// The computer opponent, with its search backend and its seed.
    pub opponent: Opponent,
    /// The search for lines, with its own backend.
    pub lines: LinesSearch,
    /// The search for hints, with its own backend.
    pub hints: HintSearch,
    /// Solves positions.
    pub solver: PositionSolver,
    /// Where links to positions lead.
    pub page_address: PageAddress,
    /// Stores photographs of the table.
    pub photos: PhotoSaver,
    /// Adds the systems that only this platform needs.
    pub plugin: fn(&mut App),
}
