//! What is written over the table: status, buttons, turns played, menus and results.
//!
//! Every sentence comes from [`view`], which tests read too; the rest only draws it.

mod bar;
mod booklet;
mod desk;
mod dialogs;
mod keys;
mod library;
pub mod looking;
pub mod moves;
mod new_game;
pub mod opponents;
mod settings;
pub mod shipped;
mod statistics;
mod status_bar;
mod theme;
pub mod view;

pub use desk::{Desk, Draft, Page};

use super::input::Listening;
use super::opponent::Opponent;
use super::session::{Guidance, Intent, Notice, Selection, Session};
use super::table::Insets;
use super::{AppSet, Stage, hint};
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;
use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass, egui};

/// Windows narrower than this, in logical pixels, show no list of turns.
const WIDE: f32 = 900.0;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default())
        .init_resource::<Desk>()
        .add_systems(Update, (listen, keys::act).chain().before(AppSet::Input))
        .add_systems(Update, hear.in_set(AppSet::Present))
        .add_systems(EguiPrimaryContextPass, draw);
}

/// The board listens while the interface wants neither pointer nor keys.
fn listen(egui: Res<EguiWantsInput>, desk: Res<Desk>, mut listening: ResMut<Listening>) {
    let open = desk.page.is_dialog();
    let now = Listening {
        pointer: !open && !egui.wants_any_pointer_input(),
        keyboard: !open && !egui.wants_any_keyboard_input(),
    };
    listening.set_if_neq(now);
}

/// Keeps what the referee said last, and opens the result when the game ends.
fn hear(
    time: Res<Time>,
    stage: Res<Stage>,
    session: Res<Session>,
    mut notices: MessageReader<Notice>,
    mut desk: ResMut<Desk>,
) {
    for notice in notices.read() {
        desk.hear(notice);
    }
    let over = session.review.is_none() && session.outcome().is_some();
    desk.pass(time.delta_secs(), !stage.busy && over);
}

fn draw(
    mut contexts: EguiContexts,
    mut desk: ResMut<Desk>,
    session: Res<Session>,
    guidance: Res<Guidance>,
    opponent: Option<Res<Opponent>>,
    mut insets: ResMut<Insets>,
    mut selection: ResMut<Selection>,
    mut intents: MessageWriter<Intent>,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    theme::apply(ctx, &mut desk);
    let desk = desk.as_mut();
    let mut wishes = Vec::new();
    let thinking = opponent.is_some_and(|opponent| opponent.is_busy());
    let status = view::status(desk, &session, &guidance, thinking);
    let mut root = egui::Ui::new(
        ctx.clone(),
        "root".into(),
        egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(ctx.viewport_rect()),
    );
    let top = bar::show(&mut root, desk, &session, &guidance, &mut wishes);
    let wide = ctx.viewport_rect().width() >= WIDE;
    let past = looking::show(&mut root, desk, &session, wide, &mut wishes);
    let bottom =
        past.unwrap_or_else(|| status_bar::show(&mut root, &status, &session, &mut wishes));
    let right = if wide { moves::show(&mut root, desk, &session, &mut wishes) } else { 0.0 };
    looking::frame(&root, desk, &session);
    insets.set_if_neq(Insets { left: 0.0, right, top, bottom });
    match desk.page {
        Page::Board => {}
        Page::NewGame => new_game::show(ctx, desk, &mut wishes),
        Page::Opponent(side) => opponents::show(ctx, desk, side),
        Page::Rules => dialogs::rules(ctx, desk, &session),
        Page::Help => dialogs::help(ctx, desk),
        Page::Library => library::show(ctx, desk),
        Page::Statistics => statistics::show(ctx, desk),
        Page::Shipped => shipped::show(ctx, desk, &mut wishes),
        Page::Booklet => booklet::show(ctx, desk, &mut wishes),
        Page::Settings => settings::show(ctx, desk),
        Page::Moves => moves::page(ctx, desk, &session, &mut wishes),
        Page::Result => dialogs::result(ctx, desk, &session, top, &mut wishes),
        Page::Resign => dialogs::resign(ctx, desk, &session, &mut wishes),
        Page::Quit => dialogs::quit(ctx, desk, &mut wishes),
    }
    desk.clicks = desk.clicks.wrapping_add(clicks(ctx));
    // An open menu takes several frames to fade in, and must not wait for them.
    desk.stirring = egui::Popup::is_any_open(ctx) || ctx.has_requested_repaint();
    for wish in wishes {
        match wish {
            Wish::Intent(intent) => {
                intents.write(intent);
            }
            Wish::Take(kind) => {
                if let (Some(from), Some(to)) = (guidance.chosen, guidance.choice) {
                    intents.write(Intent::Step { from, to, kind: Some(kind) });
                }
            }
            Wish::Hint => hint::wish(&guidance, &mut selection, &mut |intent| {
                intents.write(intent);
            }),
            Wish::Quit => {
                exit.write(AppExit::Success);
            }
        }
    }
    Ok(())
}

/// How many things of the interface were clicked in this pass.
fn clicks(ctx: &egui::Context) -> u32 {
    let clicked =
        |event: &&egui::output::OutputEvent| matches!(event, egui::output::OutputEvent::Clicked(_));
    ctx.output(|output| output.events.iter().filter(clicked).count() as u32)
}

/// What a button asks for.
enum Wish {
    /// Something of the game.
    Intent(Intent),
    /// One of the two groups of an open choice.
    Take(crate::rules::CaptureKind),
    /// Advice.
    Hint,
    /// The end of the program.
    Quit,
}
