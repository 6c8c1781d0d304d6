//! What is written over the table: status, buttons, turns played, menus and results.
//!
//! Every sentence comes from [`view`], which tests read too; the rest only draws it.

mod bar;
mod booklet;
mod desk;
mod dialogs;
pub mod game_setup;
mod keys;
#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod layout_tests;
mod library;
pub mod match_play;
pub mod moves;
pub mod new_game;
pub mod opponents;
mod quiet;
pub mod review;
mod settings;
pub mod shipped;
mod silence;
mod statistics;
mod status_bar;
mod theme;
mod toasts;
pub mod view;

pub use desk::{Desk, Page};
pub use game_setup::GameSetup;
pub use library::{LibraryPage, strip_words, view as library_view};
pub use settings::Tab;
pub use statistics::{Counted, lines as statistics_lines};

use super::hint;
use super::input::InputFocus;
use super::opponent::Opponent;
use super::photo::{self, Photo};
use super::schedule::{AnimationState, AppSet};
use super::settings::{Settings, Values};
use super::storage::{LibraryCommand, LibraryState};
use super::table::camera::View;
use super::table::{Insets, KnownLooks, TableCamera};
use crate::app::session::{
    ClockHold, CurrentGuidance, CurrentSelection, CurrentSession, IntentMessage, NoticeMessage,
};
use crate::catalogue::looks::Looks;
use crate::game::{Guidance, Intent, OpenedGame, Session};
use crate::texts::Hand;
use bevy::asset::AssetEventSystems;
use bevy::input::touch::Touches;
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;
use bevy_egui::{
    EguiContexts, EguiPlugin, EguiPostUpdateSet, EguiPreUpdateSet, EguiPrimaryContextPass, egui,
};

/// Windows narrower than this, in logical pixels, show no list of turns.
const WIDE: f32 = 900.0;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default())
        .init_resource::<Desk>()
        .add_systems(
            Update,
            (listen, hand, keys::act, library::paste)
                .chain()
                .before(AppSet::Input)
                .before(photo::press),
        )
        .add_systems(Update, (hear, library::hear).chain().in_set(AppSet::Present))
        .add_systems(
            PreUpdate,
            quiet::leave_out_repeats
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
        // Letters that were not shown before reach the screen with the words they belong to.
        .configure_sets(PostUpdate, EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems))
        .add_systems(EguiPrimaryContextPass, draw);
}

/// The board listens while the interface wants neither pointer nor keys.
fn listen(
    egui: Res<EguiWantsInput>,
    desk: Res<Desk>,
    photo: Option<Res<Photo>>,
    insets: Res<Insets>,
    (windows, touches): (Query<&Window>, Option<Res<Touches>>),
    mut listening: ResMut<InputFocus>,
    mut halt: ResMut<ClockHold>,
) {
    let open = desk.page.is_dialog() || photo.is_some_and(|photo| photo.on());
    // Nobody's time is spent on reading.
    halt.set_if_neq(ClockHold { page: open });
    let covered = windows.iter().any(|window| insets.cover(window, touches.as_deref()));
    let now = InputFocus {
        pointer: !open && !egui.wants_any_pointer_input() && !covered,
        keyboard: !open && !egui.wants_any_keyboard_input(),
    };
    listening.set_if_neq(now);
}

/// Speaks of tapping to those who tap.
fn hand(
    touches: Option<Res<Touches>>,
    (buttons, keys): (Option<Res<ButtonInput<MouseButton>>>, Option<Res<ButtonInput<KeyCode>>>),
    mut desk: ResMut<Desk>,
) {
    let touched = touches.is_some_and(|touches| touches.any_just_pressed());
    let pressed = buttons.is_some_and(|buttons| buttons.get_just_pressed().len() > 0)
        || keys.is_some_and(|keys| keys.get_just_pressed().len() > 0);
    let now = match (touched, pressed) {
        (true, _) => Hand::Fingers,
        (false, true) => Hand::Mouse,
        (false, false) => return,
    };
    if desk.texts.hand != now {
        desk.texts.hand = now;
    }
}

/// Keeps what the referee said last, and opens the result when the game ends.
fn hear(
    time: Res<Time>,
    stage: Res<AnimationState>,
    session: Res<CurrentSession>,
    mut notices: MessageReader<NoticeMessage>,
    mut desk: ResMut<Desk>,
) {
    for NoticeMessage(notice) in notices.read() {
        desk.hear(notice);
    }
    let over = session.review().is_none() && session.outcome().is_some();
    desk.pass(time.delta_secs(), !stage.busy && over);
}

/// What a frame of the interface shows, besides what the desk knows.
struct Seen<'a> {
    session: &'a Session,
    guidance: &'a Guidance,
    store: &'a LibraryState,
    /// The boards and stones that can be chosen.
    looks: &'a Looks,
    /// The computer is at work.
    thinking: bool,
}

/// Draws one frame. Tells what it covers, in points, and adds what was asked for to `wishes`.
fn frame(
    ctx: &egui::Context,
    desk: &mut Desk,
    values: &mut Values,
    seen: &Seen<'_>,
    wishes: &mut Vec<Wish>,
) -> Insets {
    let (session, screen) = (seen.session, ctx.viewport_rect());
    let status = view::status(desk, session, seen.guidance, seen.thinking);
    let mut root = egui::Ui::new(
        ctx.clone(),
        "root".into(),
        egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(screen),
    );
    let beside = desk.page == Page::Settings;
    let wide = screen.width() >= WIDE;
    let muted = &mut values.sound.muted;
    let mut top = bar::show(&mut root, desk, muted, session, seen.guidance, wishes)
        + library::strip(&mut root, desk, seen.store, wishes);
    let now = match_play::MatchPanel::of(desk, session);
    if !wide && !beside && session.review().is_none() {
        top += match_play::strip::show(&mut root, &now, session, wishes);
    }
    let mut bottom = 0.0;
    if !beside || screen.height() >= settings::LOW {
        let past = review::show(&mut root, desk, session, &status, wide, wishes);
        bottom = past.unwrap_or_else(|| status_bar::show(&mut root, &status, session, wishes));
    }
    let mut right = 0.0;
    if beside {
        let [side, below] = settings::show(&mut root, desk, values, seen.looks);
        (right, bottom) = (side, bottom + below);
    } else if wide {
        right = moves::show(&mut root, desk, session, &now, wishes);
    }
    review::frame(&root, desk, session);
    match desk.page {
        Page::Board | Page::Settings => {}
        Page::NewGame => new_game::show(ctx, desk, wishes),
        Page::Opponent(side) => opponents::show(ctx, desk, side),
        Page::Rules => dialogs::rules(ctx, desk, session),
        Page::Help => dialogs::help(ctx, desk),
        Page::Resume => library::resume(ctx, desk, seen.store, wishes),
        Page::Library => library::show(ctx, desk, seen.store, wishes),
        Page::Import => library::bring(ctx, desk, seen.store, wishes),
        Page::Export => library::give(ctx, desk, wishes),
        Page::Statistics => statistics::show(ctx, desk, seen.store, wishes),
        Page::Shipped => shipped::show(ctx, desk, wishes),
        Page::Booklet => booklet::show(ctx, desk, wishes),
        Page::Moves => moves::page(ctx, desk, session, wishes),
        Page::Result => match_play::result::show(ctx, desk, session, top, wishes),
        Page::Resign => dialogs::resign(ctx, desk, session, wishes),
        Page::Quit => dialogs::quit(ctx, desk, seen.store, wishes),
    }
    toasts::show(ctx, desk, top);
    Insets { left: 0.0, right, top, bottom }
}

fn draw(
    mut contexts: EguiContexts,
    mut desk: ResMut<Desk>,
    mut settings: ResMut<Settings>,
    (session, guidance): (Res<CurrentSession>, Res<CurrentGuidance>),
    (opponent, known): (Option<Res<Opponent>>, Option<Res<KnownLooks>>),
    mut photo: Option<ResMut<Photo>>,
    mut cameras: Query<&mut TableCamera>,
    store: Res<LibraryState>,
    mut insets: ResMut<Insets>,
    mut selection: ResMut<CurrentSelection>,
    mut intents: MessageWriter<IntentMessage>,
    mut orders: MessageWriter<LibraryCommand>,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    theme::apply(ctx, &mut desk);
    theme::fade(ctx, settings.reduced_motion);
    let desk = desk.as_mut();
    let zoom = ctx.zoom_factor();
    ctx.set_zoom_factor(theme::zoom(settings.scale, ctx.viewport_rect().size() * zoom));
    let mut wishes = Vec::new();
    if let Some(photo) = photo.as_ref().filter(|photo| photo.on()) {
        insets.set_if_neq(Insets::default());
        if !photo.bare() {
            if photo.hint > 0.0 {
                toasts::photo_hint(ctx, desk, &mut wishes);
            }
            toasts::show(ctx, desk, 0.0);
        }
    } else {
        let thinking = opponent.is_some_and(|opponent| opponent.is_busy());
        let none = Looks::default();
        let looks = known.as_ref().map_or(&none, |known| &known.0);
        let seen = Seen { session: &session, guidance: &guidance, store: &store, looks, thinking };
        let language = desk.texts.language();
        let mut values = settings.0.clone();
        let covered = frame(ctx, desk, &mut values, &seen, &mut wishes);
        if desk.texts.language() != language {
            values.language = Some(desk.texts.language().code().to_owned());
        }
        settings.set_if_neq(Settings(values));
        insets.set_if_neq(Insets {
            left: covered.left * zoom,
            right: covered.right * zoom,
            top: covered.top * zoom,
            bottom: covered.bottom * zoom,
        });
    }
    theme::dress(ctx);
    desk.clicks = desk.clicks.wrapping_add(clicks(ctx));
    // An open menu takes several frames to fade in, and must not wait for them.
    desk.stirring = egui::Popup::is_any_open(ctx) || ctx.has_requested_repaint();
    desk.stirring |= store.is_busy() || desk.library.said.is_some();
    for wish in wishes {
        match wish {
            Wish::Intent(intent) => {
                intents.write(IntentMessage(intent));
            }
            Wish::Take(kind) => {
                if let (Some(from), Some(to)) = (guidance.chosen, guidance.choice) {
                    intents.write(IntentMessage(Intent::Step { from, to, kind: Some(kind) }));
                }
            }
            Wish::ReviewAction(view) => cameras.iter_mut().for_each(|mut camera| camera.look(view)),
            Wish::Photograph => {
                if let Some(photo) = &mut photo {
                    let view = cameras.iter().next().map_or(View::WHITE, |camera| camera.goal);
                    photo.begin(view);
                }
            }
            Wish::Shoot => photo.iter_mut().for_each(|photo| photo.shoot()),
            Wish::PutCameraAway => photo.iter_mut().for_each(|photo| photo.end(&mut cameras)),
            Wish::Hint => hint::request(&guidance, &mut selection, &mut |intent| {
                intents.write(IntentMessage(intent));
            }),
            Wish::Library(order) => {
                orders.write(order);
            }
            Wish::Review(opened) => {
                intents.write(IntentMessage(Intent::OpenReview(opened)));
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
    /// Another view of the board.
    ReviewAction(View),
    /// The interface put away, to take photographs.
    Photograph,
    /// A photograph.
    Shoot,
    /// The interface again.
    PutCameraAway,
    /// Advice.
    Hint,
    /// Something of the library.
    Library(LibraryCommand),
    /// A game that is over, or another's, to be looked at.
    Review(Box<OpenedGame>),
    /// The end of the program.
    Quit,
}
