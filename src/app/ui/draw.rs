//! Draws the interface, and reports what is heard of it and whether it moves.

use super::model::Model;
use super::room::{Height, Room, Width};
use super::{bar, dialogs, stone_style, theme};
use crate::app::compare::page as compare;
use crate::app::editor::page as editor;
use crate::app::engine_lines::panel as engine_lines;
use crate::app::explore::CurrentExplorerView;
use crate::app::explore::panel as explore;
use crate::app::game_setup::page as new_game;
use crate::app::help::{self, about};
use crate::app::learn::page as learn;
use crate::app::opponent::page as opponents;
use crate::app::pages::Page;
use crate::app::photo::Photo;
use crate::app::puzzles::page as puzzles;
use crate::app::schedule::InterfaceActivity;
use crate::app::settings::page as settings;
use crate::app::side_panel::SidePanelContent;
use crate::app::side_panel::draw as side_panel;
use crate::app::sound::SoundRequest;
use crate::app::sound::synth::Sound;
use crate::app::status::bar as status_bar;
use crate::app::storage::LibraryState;
use crate::app::storage::page as library;
use crate::app::table::{Insets, TableLook};
use crate::app::toasts::draw as toasts;
use crate::app::turn_list::CurrentTurnList;
use crate::app::{booklet, instructive_games, match_play, review, start, statistics, turn_list};
use bevy::ecs::system::SystemState;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

/// Draws the interface and sends what it asks for.
pub(super) fn draw(
    world: &mut World,
    egui: &mut SystemState<EguiContexts<'static, 'static>>,
) -> Result {
    let ctx = egui.get_mut(world)?.ctx_mut()?.clone();
    let model = Model::of(world);
    theme::apply(&ctx);
    theme::set_animation(&ctx, model.settings.reduced_motion);
    let zoom = ctx.zoom_factor();
    ctx.set_zoom_factor(theme::zoom(model.settings.scale, ctx.viewport_rect().size() * zoom));
    let covered = match model.find::<Photo>().filter(|photo| photo.on()) {
        Some(photo) => {
            if !photo.bare() {
                if photo.hint > 0.0 {
                    toasts::photo_hint(&ctx, &model, photo.turning);
                }
                toasts::show(&ctx, &model, 0.0);
            }
            Insets::default()
        }
        None => {
            let covered = frame(&ctx, &model);
            Insets {
                left: covered.left * zoom,
                right: covered.right * zoom,
                top: covered.top * zoom,
                bottom: covered.bottom * zoom,
            }
        }
    };
    let asked = model.into_asked();
    world.resource_mut::<Insets>().set_if_neq(covered);
    world.write_message_batch(asked);
    Ok(())
}

/// Draws one frame. Returns what it covers, in points.
pub(in crate::app) fn frame(ctx: &egui::Context, model: &Model<'_>) -> Insets {
    let (session, screen) = (model.session, ctx.viewport_rect());
    if let Some(look) = model.find::<TableLook>() {
        stone_style::choose(ctx, &look.stones);
    }
    let mut root = egui::Ui::new(
        ctx.clone(),
        "root".into(),
        egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(screen),
    );
    if model.page.is_start() {
        let covered = start::show(&mut root, model);
        toasts::show(ctx, model, 0.0);
        return covered;
    }
    let explorer = model.get::<CurrentExplorerView>().0.as_ref();
    let settings_open = model.page == Page::Settings;
    let side_panel = model.get::<SidePanelContent>().0.as_ref().filter(|_| !settings_open);
    let window = Room::of(ctx);
    let wide = window.width == Width::Wide;
    let mut top = bar::show(&mut root, model) + library::banner(&mut root, model);
    // A page beside the board is drawn before the bar at the bottom, so that it is as high as the window allows. The bar
    // of a review needs the whole width.
    let all = root.available_width();
    let has_room = window.has_page_beside();
    let reviewing = session.review().is_some();
    if has_room && !reviewing {
        page(&mut root, model);
    }
    let exercise = side_panel.is_some() && session.is_exercise();
    let listed_beside = wide && side_panel.is_none() && explorer.is_none();
    let apart = model.page == Page::Result && !listed_beside;
    // In a low window, a result below the board would leave only a strip for the board.
    let result_beside = apart && window.height < Height::Usual && !window.upright;
    // On a phone held upright the players stand at the two ends of the board, unless a panel below it leaves no room.
    let below = apart || side_panel.is_some() || explorer.is_some();
    let ends = window.upright && !below;
    let players = !wide && !settings_open && !exercise && !reviewing && !result_beside;
    if players {
        top += match ends {
            true => match_play::compact::show_far(&mut root, model),
            false => match_play::compact::show(&mut root, model),
        };
    }
    let (mut bottom, mut spare) = (0.0, 0.0);
    // While a page beside the board has the board's input, the bar is hidden, since no turn can be played. The bar of a
    // review stays, because of its buttons, where the settings do not need its room.
    let has_bar = match settings_open {
        true => reviewing && window.height >= Height::Usual && !window.upright,
        false => root.available_width() == all && !result_beside,
    };
    if has_bar {
        [bottom, spare] = if apart {
            // It says what the status would.
            [match_play::result::show_below(&mut root, model), 0.0]
        } else {
            review::show(&mut root, model, wide)
                .map_or_else(|| status_bar::show(&mut root, model), |height| [height, 0.0])
        };
        bottom += engine_lines::show(&mut root, model);
        if players && ends {
            bottom += match_play::compact::show_near(&mut root, model);
        }
    }
    if has_room && reviewing {
        page(&mut root, model);
    }
    let mut right = all - root.available_width();
    let mut listed = model.page == Page::Turns;
    if right > 0.0 {
        // The page has the place of the panels.
    } else if settings_open {
        let [side, below] = settings::show(&mut root, model);
        (right, bottom) = (side, bottom + below);
    } else if result_beside {
        right = match_play::result::show_beside(&mut root, model);
    } else if let Some(panel) = side_panel {
        let [side, below] = side_panel::show(&mut root, model, panel, spare);
        (right, bottom, spare) = (side, bottom + below, (spare - below).max(0.0));
    } else if let Some(explorer) = explorer {
        let [side, below] = explore::show(&mut root, model, explorer);
        (right, bottom) = (side, bottom + below);
    } else if wide {
        right = turn_list::show(&mut root, model);
        listed = true;
    }
    let left = engine_lines::show_chances(&mut root, model);
    review::frame(&root, model);
    engine_lines::show_overlay(&root, model);
    if !has_room {
        page(&mut root, model);
    }
    if !listed && model.get::<CurrentTurnList>().hovered.is_some() {
        // The list went while the pointer was over it.
        model.ask(turn_list::pointing_at(None));
    }
    toasts::show(ctx, model, top);
    Insets { left, right, top, bottom: bottom + spare }
}

/// Draws the open page, except those that are always panels or fill the window.
fn page(root: &mut egui::Ui, model: &Model<'_>) {
    match model.page {
        Page::Board | Page::Settings | Page::Result | Page::Start | Page::Welcome => {}
        Page::Lessons => learn::lessons(root, model),
        Page::Puzzles => puzzles::show(root, model),
        Page::Compare => compare::show(root, model),
        Page::Editor => editor::show(root, model),
        Page::NewGame => new_game::show(root, model),
        Page::Opponent(side) => opponents::show(root, model, side),
        Page::Rules => help::rules(root, model),
        Page::About => about::show(root, model),
        Page::Help => help::help(root, model),
        Page::Library => library::show(root, model),
        Page::Import => library::import(root, model),
        Page::Export => library::export(root, model),
        Page::Statistics => statistics::show(root, model),
        Page::Shipped => instructive_games::show(root, model),
        Page::Booklet => booklet::show(root, model),
        Page::Turns => turn_list::page(root, model),
        Page::Resign => dialogs::resign(root.ctx(), model),
        Page::Quit => dialogs::quit(root.ctx(), model),
    }
}

/// Asks for a sound if something was clicked, and tells whether the interface must be drawn again.
pub(in crate::app) fn report(
    mut contexts: EguiContexts,
    store: Res<LibraryState>,
    library: Res<library::LibraryPage>,
    mut activity: ResMut<InterfaceActivity>,
    mut sounds: MessageWriter<SoundRequest>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let clicked =
        |event: &egui::output::OutputEvent| matches!(event, egui::output::OutputEvent::Clicked(_));
    if ctx.output(|output| output.events.iter().any(clicked)) {
        sounds.write(SoundRequest(Sound::Tick));
    }
    // An open menu takes several frames to fade in, and must not wait for the next event.
    let moving = egui::Popup::is_any_open(ctx) || ctx.has_requested_repaint();
    let animating = moving || activity.acted || store.is_busy() || library.said.is_some();
    activity.set_if_neq(InterfaceActivity { animating, ..*activity });
    Ok(())
}
