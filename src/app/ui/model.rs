//! What the interface is drawn from. Nothing in it changes while it is drawn.

use super::{ScreenState, UiAction};
use crate::app::actions::InputAction;
use crate::app::analysis::panel::CurrentAnalysisPanel;
use crate::app::analysis::panel::view::AnalysisPanel;
use crate::app::analysis::{AnalysedGame, CurrentAnalysis};
use crate::app::compare::CurrentComparison;
use crate::app::content::CurrentCatalogue;
use crate::app::editor::{CurrentEditor, PageAddress};
use crate::app::engine_lines::EngineLines;
use crate::app::engine_lines::panel::CurrentLinesPanel;
use crate::app::engine_lines::panel::view::LinesPanel;
use crate::app::explore::panel::ExplorerModel;
use crate::app::explore::{CurrentExplorer, CurrentExplorerView};
use crate::app::fetched::{Fetcher, TextKind};
use crate::app::game_setup::GameSetup;
use crate::app::gamepad::Pads;
use crate::app::learn::CurrentCourse;
use crate::app::match_play::result::ResultSummary;
use crate::app::match_play::{CurrentMatchPanel, CurrentResult, MatchPanel};
use crate::app::pages::{OpenPage, Page};
use crate::app::puzzles::{CurrentPuzzles, Today};
use crate::app::review::CurrentReviewPanel;
use crate::app::review::view::ReviewPanel;
use crate::app::session::{CommentDraft, CurrentGuidance, CurrentSession};
use crate::app::settings::{Settings, Values};
use crate::app::side_panel::{SidePanel, SidePanelContent};
use crate::app::solver::PositionSolver;
use crate::app::statistics::Counted;
use crate::app::status::{CurrentStatus, Status};
use crate::app::storage::LibraryState;
use crate::app::storage::page::LibraryPage;
use crate::app::strength::PlayerStrength;
use crate::app::table::{KnownLooks, PointsOnScreen, TableLook};
use crate::app::texts::CurrentTexts;
use crate::app::toasts::Toasts;
use crate::app::turn_list::CurrentTurnList;
use crate::catalogue::looks::{Looks, StoneSet};
use crate::catalogue::{Catalogue, CustomFileError};
use crate::engine::rating::StrengthEstimate;
use crate::game::learn::Course;
use crate::game::play::{Guidance, Session};
use crate::game::puzzles::Day;
use crate::texts::Texts;
use bevy::ecs::system::SystemParam;
use bevy::prelude::{Local, Res};

/// Borrows everything that one frame of the interface is drawn from.
#[derive(Clone, Copy)]
pub(in crate::app) struct Model<'a> {
    pub texts: &'a Texts,
    pub catalogue: &'a Catalogue,
    pub page: Page,
    pub setup: &'a GameSetup,
    /// The strength of the player of the next game; `None` until the stored games are read.
    pub strength: Option<&'a StrengthEstimate>,
    pub toasts: &'a Toasts,
    pub settings: &'a Values,
    /// The boards and stones that can be chosen.
    pub looks: &'a Looks,
    /// The stones on the table; `None` without a table.
    pub stones: Option<&'a StoneSet>,
    pub session: &'a Session,
    pub guidance: &'a Guidance,
    pub status: &'a Status,
    pub match_panel: &'a MatchPanel,
    /// The result; `None` while the game is not over.
    pub result: Option<&'a ResultSummary>,
    /// The bar of a review; `None` outside reviews.
    pub review: Option<&'a ReviewPanel>,
    /// The game under review with its analysis, and what is shown of it; `None` outside reviews.
    pub analysed: Option<&'a AnalysedGame>,
    pub analysis: Option<&'a AnalysisPanel>,
    pub turn_list: &'a CurrentTurnList,
    pub comment: &'a CommentDraft,
    pub side_panel: Option<&'a SidePanel>,
    /// The explorer; `None` while it is closed.
    pub explorer: Option<ExplorerModel<'a>>,
    pub course: &'a Course,
    /// The player's lessons that cannot be used.
    pub unusable_lessons: &'a [CustomFileError],
    /// The puzzles, and what the player has done with them.
    pub puzzles: &'a CurrentPuzzles,
    /// Whether packs of puzzles are on their way.
    pub puzzles_loading: bool,
    pub today: Day,
    /// The continuous analysis; `None` where there is none.
    pub lines: Option<&'a EngineLines>,
    /// Its sentences; `None` while it is off.
    pub lines_panel: Option<&'a LinesPanel>,
    /// The gamepads that are plugged in.
    pub pads: &'a Pads,
    /// Where the points of the board are seen.
    pub points: Option<&'a PointsOnScreen>,
    /// The position being edited.
    pub editor: &'a CurrentEditor,
    /// The rule sheets that are compared.
    pub comparison: &'a CurrentComparison,
    /// What is proved of positions.
    pub solver: &'a PositionSolver,
    /// Where links to positions lead.
    pub page_address: &'a PageAddress,
    /// The stored games.
    pub store: &'a LibraryState,
    /// The state of the library's pages.
    pub library: &'a LibraryPage,
    pub statistics: &'a Counted,
    pub state: &'a ScreenState,
}

impl Model<'_> {
    /// What asks for the settings after this edit; `None` if it changes nothing.
    pub(in crate::app) fn edited(&self, edit: impl FnOnce(&mut Values)) -> Option<UiAction> {
        let mut edited = self.settings.clone();
        edit(&mut edited);
        (edited != *self.settings).then(|| UiAction::Settings(Box::new(edited)))
    }

    /// The key of an action, as menus show it; empty if it has none.
    pub(in crate::app) fn key(&self, action: InputAction) -> String {
        let key = self.settings.keys.keys(action).into_iter().flatten().next();
        key.map_or_else(String::new, |key| key.say(self.texts))
    }

    /// What a button does, with the key that does it, too.
    pub(in crate::app) fn with_key(&self, name: &str, action: InputAction) -> String {
        match self.key(action) {
            key if key.is_empty() => name.to_owned(),
            key => format!("{name} ({key})"),
        }
    }
}

/// The resources that [`Model`] borrows from.
#[derive(SystemParam)]
pub(in crate::app) struct ModelParam<'w, 's> {
    texts: Res<'w, CurrentTexts>,
    catalogue: Res<'w, CurrentCatalogue>,
    page: Res<'w, OpenPage>,
    setup: Res<'w, GameSetup>,
    strength: Res<'w, PlayerStrength>,
    toasts: Res<'w, Toasts>,
    settings: Res<'w, Settings>,
    looks: Option<Res<'w, KnownLooks>>,
    table_look: Option<Res<'w, TableLook>>,
    no_looks: Local<'s, Looks>,
    session: Res<'w, CurrentSession>,
    guidance: Res<'w, CurrentGuidance>,
    status: Res<'w, CurrentStatus>,
    match_panel: Res<'w, CurrentMatchPanel>,
    result: Res<'w, CurrentResult>,
    review: Res<'w, CurrentReviewPanel>,
    analysed: Res<'w, CurrentAnalysis>,
    analysis: Res<'w, CurrentAnalysisPanel>,
    turn_list: Res<'w, CurrentTurnList>,
    comment: Res<'w, CommentDraft>,
    side_panel: Res<'w, SidePanelContent>,
    explorer: (Res<'w, CurrentExplorer>, Res<'w, CurrentExplorerView>),
    course: Res<'w, CurrentCourse>,
    puzzles: Res<'w, CurrentPuzzles>,
    fetcher: Res<'w, Fetcher>,
    today: Res<'w, Today>,
    lines: Option<Res<'w, EngineLines>>,
    lines_panel: Res<'w, CurrentLinesPanel>,
    pads: Res<'w, Pads>,
    points: Option<Res<'w, PointsOnScreen>>,
    editor: Res<'w, CurrentEditor>,
    comparison: Res<'w, CurrentComparison>,
    solver: Res<'w, PositionSolver>,
    page_address: Res<'w, PageAddress>,
    store: Res<'w, LibraryState>,
    library: Res<'w, LibraryPage>,
    statistics: Res<'w, Counted>,
    state: Res<'w, ScreenState>,
}

impl ModelParam<'_, '_> {
    /// Borrows the resources.
    pub(crate) fn model(&self) -> Model<'_> {
        Model {
            texts: &self.texts,
            catalogue: &self.catalogue,
            page: self.page.0,
            setup: &self.setup,
            strength: self.strength.estimate.as_ref(),
            toasts: &self.toasts,
            settings: &self.settings,
            looks: self.looks.as_ref().map_or(&self.no_looks, |looks| &looks.0),
            stones: self.table_look.as_ref().map(|look| &*look.stones),
            session: &self.session,
            guidance: &self.guidance,
            status: &self.status,
            match_panel: &self.match_panel,
            result: self.result.0.as_ref(),
            review: self.review.0.as_ref(),
            analysed: self.analysed.shown(),
            analysis: self.analysis.0.as_ref(),
            turn_list: &self.turn_list,
            comment: &self.comment,
            side_panel: self.side_panel.0.as_ref(),
            explorer: self
                .explorer
                .1
                .0
                .as_ref()
                .map(|view| ExplorerModel::of(view, &self.explorer.0)),
            course: &self.course.course,
            unusable_lessons: &self.course.unusable,
            puzzles: &self.puzzles,
            puzzles_loading: self.fetcher.is_fetching(TextKind::Puzzles),
            today: self.today.0(),
            lines: self.lines.as_deref(),
            lines_panel: self.lines_panel.0.as_ref(),
            pads: &self.pads,
            points: self.points.as_deref(),
            editor: &self.editor,
            comparison: &self.comparison,
            solver: &self.solver,
            page_address: &self.page_address,
            store: &self.store,
            library: &self.library,
            statistics: &self.statistics,
            state: &self.state,
        }
    }
}
