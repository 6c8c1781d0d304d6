//! Carries out what the interface asked for.

use super::{ScreenState, UiAction};
use crate::app::analysis::AnalysisCommand;
use crate::app::compare::CompareCommand;
use crate::app::content::CurrentCatalogue;
use crate::app::editor::EditorCommand;
use crate::app::engine_lines::EngineLines;
use crate::app::explore::ExplorerCommand;
use crate::app::game_setup::GameSetup;
use crate::app::learn::LearnCommand;
use crate::app::pages::{LicencesWanted, OpenPage, Page};
use crate::app::photo::Photo;
use crate::app::puzzles::PuzzleCommand;
use crate::app::schedule::InterfaceActivity;
use crate::app::session::{
    CommentDraft, CurrentGuidance, CurrentSelection, CurrentSession, IntentMessage, request_hint,
};
use crate::app::settings::Settings;
use crate::app::side_panel::{SidePanelAction, SidePanelContent, SidePanelPressed};
use crate::app::statistics::Counted;
use crate::app::storage::page::{FollowUp, LibraryPage};
use crate::app::storage::{LibraryCommand, LibraryState};
use crate::app::table::camera::View;
use crate::app::table::{Insets, TableCamera};
use crate::app::texts::CurrentTexts;
use crate::app::toasts::Toasts;
use crate::app::turn_list::CurrentTurnList;
use crate::game::play::Intent;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// Everything that the interface can change.
#[derive(SystemParam)]
pub struct Effects<'w, 's> {
    session: Res<'w, CurrentSession>,
    guidance: Res<'w, CurrentGuidance>,
    catalogue: Res<'w, CurrentCatalogue>,
    store: Res<'w, LibraryState>,
    page: ResMut<'w, OpenPage>,
    texts: ResMut<'w, CurrentTexts>,
    setup: ResMut<'w, GameSetup>,
    toasts: ResMut<'w, Toasts>,
    settings: ResMut<'w, Settings>,
    state: ResMut<'w, ScreenState>,
    library: ResMut<'w, LibraryPage>,
    statistics: ResMut<'w, Counted>,
    comment: ResMut<'w, CommentDraft>,
    turn_list: ResMut<'w, CurrentTurnList>,
    selection: ResMut<'w, CurrentSelection>,
    side_panel: ResMut<'w, SidePanelContent>,
    insets: ResMut<'w, Insets>,
    lines: ResMut<'w, EngineLines>,
    photo: Option<ResMut<'w, Photo>>,
    cameras: Query<'w, 's, &'static mut TableCamera>,
    intents: MessageWriter<'w, IntentMessage>,
    commands: MessageWriter<'w, LibraryCommand>,
    pressed: MessageWriter<'w, SidePanelPressed>,
    learn: MessageWriter<'w, LearnCommand>,
    puzzles: MessageWriter<'w, PuzzleCommand>,
    analysis: MessageWriter<'w, AnalysisCommand>,
    editor: MessageWriter<'w, EditorCommand>,
    compare: MessageWriter<'w, CompareCommand>,
    explorer: MessageWriter<'w, ExplorerCommand>,
    licences: MessageWriter<'w, LicencesWanted>,
    exit: MessageWriter<'w, AppExit>,
}

/// Carries out the actions in the order in which they were sent.
pub fn carry_out(
    mut actions: MessageReader<UiAction>,
    mut activity: ResMut<InterfaceActivity>,
    mut effects: Effects,
) {
    let mut any = false;
    for action in actions.read() {
        any |= !matches!(action, UiAction::Cover(_));
        effects.carry_out(action.clone());
    }
    activity.set_if_neq(InterfaceActivity { acted: any, ..*activity });
}

impl Effects<'_, '_> {
    fn carry_out(&mut self, action: UiAction) {
        if !matches!(
            action,
            UiAction::DraftComment(..) | UiAction::PointOut(_) | UiAction::Cover(_)
        ) {
            // A comment belongs to the turn under review, which the action may leave.
            self.store_comment();
        }
        match action {
            UiAction::Intent(intent) => self.intend(intent),
            UiAction::Capture(kind) => {
                if let (Some(from), Some(to)) = (self.guidance.chosen, self.guidance.choice) {
                    self.intend(Intent::Step { from, to, kind: Some(kind) });
                }
            }
            UiAction::Learn(command) => {
                self.learn.write(command);
            }
            UiAction::Puzzle(command) => {
                self.puzzles.write(command);
            }
            UiAction::Analysis(command) => {
                self.analysis.write(command);
            }
            UiAction::Editor(command) => {
                self.editor.write(command);
            }
            UiAction::Compare(command) => {
                self.compare.write(command);
            }
            UiAction::Tell(sentence) => self.toasts.tell(sentence),
            UiAction::Explore(command) => {
                self.explorer.write(command);
            }
            UiAction::OpenPage(page) => self.open(page),
            UiAction::LookFrom(view) => self.cameras.iter_mut().for_each(|mut it| it.look(view)),
            UiAction::BeginPhotos => {
                if let Some(photo) = &mut self.photo {
                    let view = self.cameras.iter().next().map_or(View::WHITE, |it| it.goal);
                    photo.begin(view);
                }
            }
            UiAction::TakePhoto => self.photo.iter_mut().for_each(|photo| photo.shoot()),
            UiAction::TurnTable(on) => self.photo.iter_mut().for_each(|photo| photo.turning = on),
            UiAction::EndPhotos => {
                self.photo.iter_mut().for_each(|photo| photo.end(&mut self.cameras));
            }
            UiAction::Hint => request_hint(&self.guidance, &mut self.selection, &mut |intent| {
                self.intents.write(IntentMessage(intent));
            }),
            UiAction::ShowLines(on) => self.lines.on = on,
            UiAction::PointOut(turn) => self.turn_list.hovered = turn,
            UiAction::Library(command) => {
                self.commands.write(command);
            }
            UiAction::LibraryPage(action) => match self.library.act(action, &self.texts) {
                Some(FollowUp::Command(command)) => {
                    self.commands.write(command);
                }
                Some(FollowUp::OpenPage(page)) => self.open(page),
                Some(FollowUp::DismissStorageError) => {
                    self.state.dismissed_storage_error.clone_from(&self.store.error);
                }
                None => {}
            },
            UiAction::Review(opened) => {
                self.intend(Intent::OpenReview(opened));
                self.open(Page::Board);
            }
            UiAction::Setup(change) => self.setup.change(change, &self.catalogue),
            UiAction::Settings(edited) => {
                self.settings.set_if_neq(Settings(*edited));
            }
            UiAction::ResetSettings(tab) => {
                let before = self.settings.0.clone();
                self.settings.set_if_neq(Settings(tab.reset(&before)));
                self.state.before_reset = Some((tab, Box::new(before)));
            }
            UiAction::UndoReset => {
                if let Some((tab, before)) = self.state.before_reset.take() {
                    tab.copy(&before, &mut self.settings);
                }
            }
            UiAction::Listen(which) => self.state.listening = which,
            UiAction::SelectTab(tab) => {
                self.state.tab = tab;
                self.state.before_reset = None;
                self.state.listening = None;
            }
            UiAction::SetLanguage(language) => {
                self.texts.speak(language);
                self.settings.language = Some(language.code().to_owned());
            }
            UiAction::ShowStatisticsOf(player) => self.statistics.choose(player),
            UiAction::DraftComment(node, text) => self.comment.set(&self.session, node, text),
            UiAction::StoreComment => {}
            UiAction::DismissToast(index) => self.toasts.dismiss(index),
            UiAction::SidePanel(SidePanelAction::Intent(intent)) => self.intend(*intent),
            UiAction::SidePanel(SidePanelAction::Custom(name)) => {
                self.pressed.write(SidePanelPressed(name));
            }
            UiAction::SidePanel(SidePanelAction::Close) => self.side_panel.0 = None,
            UiAction::Cover(insets) => {
                self.insets.set_if_neq(insets);
            }
            UiAction::ShowLicences => {
                self.licences.write(LicencesWanted);
            }
            UiAction::Quit => {
                self.exit.write(AppExit::Success);
            }
        }
    }

    fn intend(&mut self, intent: Intent) {
        self.intents.write(IntentMessage(intent));
    }

    fn open(&mut self, page: Page) {
        self.page.set_if_neq(OpenPage(page));
    }

    /// Sends the comment that was typed, if there is one, to the session.
    fn store_comment(&mut self) {
        if self.comment.is_empty() {
            return;
        }
        let intent = self.comment.take(&self.session);
        self.intents.write_batch(intent.map(IntentMessage));
    }
}
