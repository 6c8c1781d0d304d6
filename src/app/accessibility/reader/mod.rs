//! The window for screen readers, through AccessKit: the board as a list of points, announcements of
//! everything that happens, and the requests of a reader. Nothing of this is computed before a reader
//! asks for the tree.
//!
//! egui makes the tree of menus and pages, and `bevy_egui` hands it to AccessKit in every frame.
//! Between the two, [`tree`] adds the board, so that all of it is one tree.

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests;
mod tree;
mod wake;
mod words;

use super::Announcement;
use super::announce::AnnounceSet;
use crate::app::input::{Pointer, press};
use crate::app::pages::OpenPage;
use crate::app::schedule::{AnimationState, AppSet, PhotoMode};
use crate::app::session::{
    BoardAnnotations, CurrentGuidance, CurrentSelection, CurrentSession, IntentMessage, PointPicked,
};
use crate::app::table::PointsOnScreen;
use crate::app::texts::CurrentTexts;
use crate::rules::{Board, Point};
use bevy::a11y::{AccessibilityRequested, ActionRequest as TakenRequest};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy::winit::EventLoopProxyWrapper;
use bevy::winit::accessibility::WinitActionRequestHandlers;
use bevy_egui::egui::accesskit::{Action, ActionRequest};
use bevy_egui::egui::{Context, Event, Id};
use bevy_egui::{
    EguiContext, EguiInput, EguiOutput, EguiPostUpdateSet, EguiPreUpdateSet, PrimaryEguiContext,
};
use std::collections::VecDeque;
use tree::{Additions, complete, point_id};
use words::BoardWords;

/// How far from its middle a point is touched, as a part of the distance to the next one.
const TOUCH: f32 = 0.42;

/// What a screen reader is told, and what it asks for.
#[derive(Resource, Debug, Default)]
struct Reader {
    words: BoardWords,
    /// The board's cursor as far as keys and readers move it: a passing mouse does not.
    cursor: Option<Point>,
    /// Where the cursor was last, whoever moved it.
    hovered: Option<Point>,
    /// The sentences announced last, with their numbers.
    announced: Vec<(u64, String)>,
    /// How many sentences were announced.
    count: u64,
    /// Points to be pressed, in the order of the requests.
    pressed: VecDeque<Point>,
}

/// Adds the window for screen readers. Needs a window, and the screens.
pub(in crate::app) fn plugin(app: &mut App) {
    super::plugin(app);
    app.init_resource::<Reader>()
        .add_message::<TakenRequest>()
        .add_message::<RequestRedraw>()
        .configure_sets(Update, AnnounceSet.run_if(wanted))
        .add_systems(
            PreUpdate,
            (switch_tree, take_requests.run_if(wanted))
                .chain()
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(Update, press_points.in_set(AppSet::Input).run_if(wanted))
        .add_systems(
            PostUpdate,
            (follow_board, follow_announcements, complete_tree)
                .chain()
                .after(EguiPostUpdateSet::ProcessOutput)
                .before(EguiPostUpdateSet::PostProcessOutput)
                .run_if(wanted),
        )
        .add_systems(Last, draw_again.run_if(wanted));
}

/// Whether a reader asks for the tree.
fn wanted(requested: Option<Res<AccessibilityRequested>>) -> bool {
    requested.is_some_and(|requested| requested.get())
}

/// Has egui make its tree only when a reader asks for it, and then wakes the window for requests.
fn switch_tree(
    requested: Option<Res<AccessibilityRequested>>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    window: Option<Single<Entity, With<PrimaryWindow>>>,
    handlers: Option<Res<WinitActionRequestHandlers>>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut awake: Local<bool>,
) {
    let wanted = wanted(requested);
    for mut context in &mut contexts {
        match wanted {
            true => context.get_mut().enable_accesskit(),
            false => context.get_mut().disable_accesskit(),
        }
    }
    if wanted
        && !*awake
        && let (Some(window), Some(handlers), Some(proxy)) = (window, handlers, proxy)
        && let Some(requests) = handlers.get(&*window)
    {
        wake::keep_awake(requests.clone(), (**proxy).clone());
        *awake = true;
    }
}

/// Takes what the reader asks for. What is about the board is kept for the board, and egui is given the rest.
/// Bevy takes what comes during a frame; the rest is taken here before, and not a frame later.
fn take_requests(
    handlers: Option<Res<WinitActionRequestHandlers>>,
    mut taken: MessageReader<TakenRequest>,
    session: Res<CurrentSession>,
    mut selection: ResMut<CurrentSelection>,
    mut reader: ResMut<Reader>,
    mut contexts: Query<(&mut EguiContext, &mut EguiInput), With<PrimaryEguiContext>>,
) {
    let mut requests: Vec<ActionRequest> = taken.read().map(|taken| taken.0.clone()).collect();
    for waiting in handlers.iter().flat_map(|handlers| handlers.values()) {
        if let Ok(mut waiting) = waiting.lock() {
            requests.extend(waiting.drain(..));
        }
    }
    let board = &session.record().rules().board;
    for request in requests {
        let Some(point) = point_of(board, &request) else {
            for (_, mut input) in &mut contexts {
                input.events.push(Event::AccessKitActionRequest(request.clone()));
            }
            continue;
        };
        match request.action {
            Action::Click => reader.pressed.push_back(point),
            Action::Focus => {}
            _ => continue,
        }
        // The interface gives the keyboard back to the board.
        for (mut context, _) in &mut contexts {
            give_up_focus(context.get_mut());
        }
        reader.cursor = Some(point);
        selection.hovered = Some(point);
    }
}

/// Draws another frame at once if Bevy has taken requests in this one.
fn draw_again(mut taken: MessageReader<TakenRequest>, mut redraws: MessageWriter<RequestRedraw>) {
    if taken.read().count() > 0 {
        redraws.write(RequestRedraw);
    }
}

/// The point that a request is about; `None` if it is about something else.
fn point_of(board: &Board, request: &ActionRequest) -> Option<Point> {
    board.all().into_iter().find(|&point| point_id(point) == request.target_node)
}

fn give_up_focus(context: &Context) {
    context.memory_mut(|memory| {
        if let Some(focused) = memory.focused() {
            memory.surrender_focus(focused);
        }
    });
}

/// Presses points as a click does, one in a frame, because each changes what the next one means.
fn press_points(
    page: Res<OpenPage>,
    guidance: Res<CurrentGuidance>,
    annotations: Res<BoardAnnotations>,
    (mut reader, mut waited): (ResMut<Reader>, Local<bool>),
    mut animation: ResMut<AnimationState>,
    mut selection: ResMut<CurrentSelection>,
    (mut intents, mut picks): (MessageWriter<IntentMessage>, MessageWriter<PointPicked>),
) {
    if reader.pressed.is_empty() {
        return;
    }
    if page.is_dialog() {
        reader.pressed.clear();
        return;
    }
    if animation.busy {
        animation.skip = true;
        *waited = true;
        return;
    }
    // The guidance follows the stones one frame later.
    if std::mem::take(&mut *waited) {
        return;
    }
    let Some(point) = reader.pressed.pop_front() else { return };
    if annotations.picked.is_some() {
        picks.write(PointPicked(point));
        return;
    }
    intents.write_batch(press(point, &guidance, &mut selection).map(IntentMessage));
}

/// Keeps the words of the board and its cursor up to date. While stones move, the old words remain.
fn follow_board(
    texts: Res<CurrentTexts>,
    session: Res<CurrentSession>,
    guidance: Res<CurrentGuidance>,
    annotations: Res<BoardAnnotations>,
    animation: Res<AnimationState>,
    selection: Res<CurrentSelection>,
    pointer: Option<Res<Pointer>>,
    mut stale: Local<bool>,
    mut reader: ResMut<Reader>,
) {
    *stale |= texts.is_changed()
        || session.is_changed()
        || guidance.is_changed()
        || annotations.is_changed();
    if (*stale && !animation.busy) || reader.words.points.is_empty() {
        *stale = false;
        reader.words = BoardWords::new(&texts, &session, &guidance, annotations.picked);
    }
    let by_pointer = pointer.is_some_and(|pointer| pointer.is_changed());
    if selection.hovered != reader.hovered {
        reader.hovered = selection.hovered;
        if !by_pointer {
            reader.cursor = selection.hovered;
        }
    }
}

/// Takes what is announced. The sentences of a frame stay until there are others.
fn follow_announcements(
    mut announcements: MessageReader<Announcement>,
    mut reader: ResMut<Reader>,
) {
    if announcements.is_empty() {
        return;
    }
    reader.announced.clear();
    for Announcement(sentence) in announcements.read() {
        reader.count += 1;
        let number = reader.count;
        reader.announced.push((number, sentence.clone()));
    }
}

/// Completes the tree that egui has made in this frame.
fn complete_tree(
    reader: Res<Reader>,
    texts: Res<CurrentTexts>,
    (page, photo): (Res<OpenPage>, Res<PhotoMode>),
    points: Res<PointsOnScreen>,
    session: Res<CurrentSession>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    mut contexts: Query<(&mut EguiContext, &mut EguiOutput), With<PrimaryEguiContext>>,
) {
    for (mut context, mut output) in &mut contexts {
        let context = context.get_mut();
        let Some(update) = &mut output.platform_output.accesskit_update else {
            continue;
        };
        let free = !page.is_dialog() && !photo.0;
        let board = &session.record().rules().board;
        let places = match free {
            true => places(board, &points, context.zoom_factor()),
            false => Vec::new(),
        };
        let modal = context.memory(bevy_egui::egui::Memory::top_modal_layer);
        complete(
            update,
            &Additions {
                title: window.as_ref().map_or("", |window| &window.title),
                language: texts.language().code(),
                board: free.then_some(&reader.words),
                places: &places,
                cursor: reader.cursor,
                announced: &reader.announced,
                dialog: modal
                    .map(|layer| (layer.id.accesskit_id(), Id::new("root").accesskit_id())),
            },
        );
    }
}

/// Where the points are seen, in points of the interface.
fn places(board: &Board, points: &PointsOnScreen, zoom: f32) -> Vec<(Point, Rect)> {
    let seen = |point: Point| points.of(point).map(|at| at / zoom);
    let place = |point: Point| {
        let at = seen(point)?;
        let (column, row) = (board.column(point), board.row(point));
        let beside = board
            .point(column + 1, row)
            .or_else(|| column.checked_sub(1).and_then(|column| board.point(column, row)));
        let half = beside.and_then(seen).map_or(0.0, |next| next.distance(at) * TOUCH);
        Some((point, Rect::from_center_half_size(at, Vec2::splat(half))))
    };
    board.all().into_iter().filter_map(place).collect()
}
