//! The interface over the board: status, buttons, list of turns, menus, pages and results.
//!
//! Drawing changes nothing: `draw` reads resources and collects [`UiAction`]s, and
//! [`carry_out`] carries them out. The sentences are computed in view models,
//! which tests read too, and only when something that they depend on changes.

pub mod action;
mod bar;
pub(super) mod card;
pub(super) mod choice;
pub(super) mod dialogs;
mod draw;
pub(super) mod drawn_board;
pub(super) mod faces;
pub(super) mod focus;
mod input_filter;
pub(super) mod interface_keys;
mod keys;
#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod layout_tests;
pub mod letters;
pub(super) mod model;
pub(super) mod page_frame;
pub(super) mod room;
pub(super) mod spoken;
pub mod state;
pub(super) mod stone_style;
pub(super) mod text_field;
pub(super) mod theme;

use action::{UiAction, carry_out};
use state::ScreenState;

use super::accessibility::Announcement;
use super::actions::ActionSet;
use super::analysis::panel as analysis;
use super::engine_lines::{EngineLines, panel as engine_lines};
use super::photo;
use super::scanning::{self, walk as scan};
use super::schedule::AppSet;
use super::session::CommentDraft;
use super::sound::SoundRequest;
use super::storage::page as library;
use super::{match_play, review, start, statistics, turn_list};
use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy_egui::{EguiPlugin, EguiPostUpdateSet, EguiPreUpdateSet, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    logic(app);
    letters::plugin(app);
    // The interface has few textures. The device allows no arrays of them: egui would report that as an error at each start.
    app.add_plugins(EguiPlugin { bindless_mode_array_size: None })
        .add_message::<UiAction>()
        .add_message::<SoundRequest>()
        .add_systems(
            Update,
            (focus::share_input, focus::detect_device, keys::act, library::paste, start::approach)
                .chain()
                .before(AppSet::Input)
                .before(photo::press),
        )
        .add_systems(
            PreUpdate,
            input_filter::drop_repeats
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
        // After egui has lost the key, which it must not see.
        .add_systems(
            PreUpdate,
            interface_keys::send
                .after(ActionSet::Devices)
                .after(scanning::scan)
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .init_resource::<interface_keys::WidgetRequests>()
        .add_systems(
            PreUpdate,
            keys::assign.after(ActionSet::Devices).after(input_filter::drop_repeats),
        )
        // Glyphs that were not shown before must reach the screen together with their text.
        .configure_sets(PostUpdate, EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems))
        .add_systems(
            EguiPrimaryContextPass,
            (draw::draw, scan::walk, carry_out, draw::report).chain(),
        );
}

/// The resources of the screens and the systems that need neither window nor egui: they follow the
/// session and the library and keep the view models up to date.
pub fn logic(app: &mut App) {
    reset(app.world_mut());
    app.add_message::<Announcement>();
    app.add_systems(
        Update,
        (state::show_result, library::follow, library::announce).chain().in_set(AppSet::Present),
    )
    .add_systems(
        Update,
        (
            library::find,
            statistics::update,
            (match_play::past::read, match_play::update, match_play::past::celebrate).chain(),
            (turn_list::update, turn_list::point_out).chain(),
            review::update,
            engine_lines::update,
            analysis::update,
        )
            .after(AppSet::Present)
            .before(AppSet::Persist),
    );
}

/// Sets the resources that belong to the screens to their initial values.
pub fn reset(world: &mut World) {
    world.insert_resource(ScreenState::default());
    world.insert_resource(library::LibraryPage::default());
    world.insert_resource(statistics::Counted::default());
    world.insert_resource(turn_list::CurrentTurnList::default());
    world.insert_resource(CommentDraft::default());
    world.insert_resource(match_play::CurrentMatchPanel::default());
    world.insert_resource(match_play::CurrentResult::default());
    world.insert_resource(review::CurrentReviewPanel::default());
    world.insert_resource(engine_lines::CurrentLinesPanel::default());
    world.init_resource::<EngineLines>();
    world.insert_resource(analysis::CurrentAnalysisPanel::default());
}
