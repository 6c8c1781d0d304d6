//! What is written over the table: status, buttons, turns played, menus and results.
//!
//! Every sentence comes from [`view`], which tests read too; the rest only draws it.

mod bar;
mod booklet;
mod desk;
mod dialogs;
pub mod draft;
pub mod evening;
mod keys;
mod library;
pub mod looking;
pub mod moves;
pub mod new_game;
pub mod opponents;
mod settings;
pub mod shipped;
mod statistics;
mod status_bar;
mod theme;
pub mod view;

pub use desk::{Desk, Page};
pub use draft::Draft;
pub use library::{LibraryPage, view as library_view};
pub use statistics::{Counted, lines as statistics_lines};

use super::input::Listening;
use super::opponent::Opponent;
use super::session::{Guidance, Halt, Intent, Notice, Opened, Session};
use super::storage::{Order, Store};
use super::table::Insets;
use super::{AppSet, Stage};
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;
use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass, egui};

/// Windows narrower than this, in logical pixels, show no list of turns.
const WIDE: f32 = 900.0;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default())
        .init_resource::<Desk>()
        .add_systems(Update, (listen, keys::act, library::paste).chain().before(AppSet::Input))
        .add_systems(Update, (hear, library::hear).chain().in_set(AppSet::Present))
        .add_systems(EguiPrimaryContextPass, draw);
}

/// The board listens while the interface wants neither pointer nor keys.
fn listen(
    egui: Res<EguiWantsInput>,
    desk: Res<Desk>,
    insets: Res<Insets>,
    windows: Query<&Window>,
    mut listening: ResMut<Listening>,
    mut halt: ResMut<Halt>,
) {
    let open = desk.page.is_dialog();
    // Nobody's time is spent on reading.
    halt.set_if_neq(Halt { page: open });
    let covered = windows.iter().any(|window| insets.cover(window));
    let now = Listening {
        pointer: !open && !egui.wants_any_pointer_input() && !covered,
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
    store: Res<Store>,
    mut insets: ResMut<Insets>,
    mut intents: MessageWriter<Intent>,
    mut orders: MessageWriter<Order>,
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
    let top = bar::show(&mut root, desk, &session, &mut wishes)
        + library::strip(&mut root, desk, &store, &mut wishes);
    let wide = ctx.viewport_rect().width() >= WIDE;
    let now = evening::Evening::of(desk, &session);
    let strip = if wide || session.review.is_some() {
        0.0
    } else {
        evening::strip::show(&mut root, &now, &session, &mut wishes)
    };
    let top = top + strip;
    let past = looking::show(&mut root, desk, &session, &status, wide, &mut wishes);
    let bottom =
        past.unwrap_or_else(|| status_bar::show(&mut root, &status, &session, &mut wishes));
    let right = if wide { moves::show(&mut root, desk, &session, &now, &mut wishes) } else { 0.0 };
    looking::frame(&root, desk, &session);
    insets.set_if_neq(Insets { left: 0.0, right, top, bottom });
    match desk.page {
        Page::Board => {}
        Page::NewGame => new_game::show(ctx, desk, &mut wishes),
        Page::Opponent(side) => opponents::show(ctx, desk, side),
        Page::Rules => dialogs::rules(ctx, desk, &session),
        Page::Help => dialogs::help(ctx, desk),
        Page::Resume => library::resume(ctx, desk, &store, &mut wishes),
        Page::Library => library::show(ctx, desk, &store, &mut wishes),
        Page::Import => library::bring(ctx, desk, &store, &mut wishes),
        Page::Export => library::give(ctx, desk, &mut wishes),
        Page::Statistics => statistics::show(ctx, desk, &store, &mut wishes),
        Page::Shipped => shipped::show(ctx, desk, &mut wishes),
        Page::Booklet => booklet::show(ctx, desk, &mut wishes),
        Page::Settings => settings::show(ctx, desk),
        Page::Moves => moves::page(ctx, desk, &session, &mut wishes),
        Page::Result => evening::result::show(ctx, desk, &session, top, &mut wishes),
        Page::Resign => dialogs::resign(ctx, desk, &session, &mut wishes),
        Page::Quit => dialogs::quit(ctx, desk, &store, &mut wishes),
    }
    desk.clicks = desk.clicks.wrapping_add(clicks(ctx));
    // An open menu takes several frames to fade in, and must not wait for them.
    desk.stirring = egui::Popup::is_any_open(ctx) || ctx.has_requested_repaint();
    desk.stirring |= store.is_busy() || desk.library.said.is_some();
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
            Wish::Order(order) => {
                orders.write(order);
            }
            Wish::Review(opened) => {
                intents.write(Intent::Review(opened));
                desk.page = Page::Board;
            }
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
    /// Something of the library.
    Order(Order),
    /// A game that is over, or another's, to be looked at.
    Review(Box<Opened>),
    /// The end of the program.
    Quit,
}
