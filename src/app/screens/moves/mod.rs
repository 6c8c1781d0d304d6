//! The list of turns: beside the board on wide windows, a page of its own on narrow ones. Every
//! turn can be clicked at any time; during a game that begins to look back at it.

mod comment;
pub mod list;
mod rows;

pub use list::{Cell, MoveList, Row};

use super::desk::{Desk, Page};
use super::match_play::{MatchPanel, panel};
use super::{Wish, dialogs, review as review_screen, theme};
use crate::game::{Intent, ReviewAction, Session};
use crate::rules::Side;
use crate::rules::notation::{NodeId, Tree};
use crate::texts::say;
use bevy_egui::egui::{self, Context, Event, MouseWheelUnit, RichText, ScrollArea, Ui};

/// The list's width as a part of the window's, and its limits in logical pixels.
const SHARE: f32 = 0.23;
const WIDTH: [f32; 2] = [232.0, 300.0];
/// So many pixels of scrolling count as one notch of the wheel.
const NOTCH: f32 = 50.0;

/// What the list keeps from one frame to the next.
#[derive(Debug, Default)]
pub struct State {
    /// What the list was made from: the session's generation, or the review and its edition.
    made_of: Option<(bool, u64, u64)>,
    list: MoveList,
    tree: Option<Tree>,
    /// The turn that was looked at last, so that a new one is brought into view.
    seen: Option<(NodeId, usize)>,
    scrolled: f32,
    comment: comment::CommentDraft,
}

impl State {
    /// Makes the list anew if the game has changed since.
    fn follow(&mut self, session: &Session) {
        let review = session.review();
        let now = review.map_or((false, session.generation(), 0), |review| {
            (true, review.begun(), review.edition())
        });
        if self.made_of == Some(now) {
            return;
        }
        self.made_of = Some(now);
        let board = &session.record().rules().board;
        if let Some(review) = review {
            self.list = MoveList::of(review.tree(), board);
            self.tree = None;
        } else {
            let tree = Tree::of(&session.game());
            self.list = MoveList::of(&tree, board);
            self.tree = Some(tree);
        }
    }

    /// Writes down a comment that is still being typed.
    pub(super) fn write_down(&mut self, session: &Session, wishes: &mut Vec<Wish>) {
        self.comment.write_down(session, wishes);
    }
}

/// Draws the list beside the board and tells its width.
pub(super) fn show(
    root: &mut Ui,
    desk: &mut Desk,
    session: &Session,
    evening: &MatchPanel,
    wishes: &mut Vec<Wish>,
) -> f32 {
    let width = (root.ctx().viewport_rect().width() * SHARE).clamp(WIDTH[0], WIDTH[1]);
    let panel = egui::Panel::right("moves")
        .frame(theme::bar())
        .resizable(false)
        .exact_size(width)
        .show(root, |ui| {
            head(ui, desk, session);
            panel::show(ui, evening, session, wishes);
            ui.separator();
            if session.review().is_some() {
                egui::Panel::bottom("remark").frame(egui::Frame::NONE).show(ui, |ui| {
                    ui.add_space(8.0);
                    comment::show(ui, desk, session, wishes);
                });
            }
            // While a game is looked at, the wheel goes from turn to turn.
            let mouse_wheel = session.review().is_none();
            let source = egui::scroll_area::ScrollSource { mouse_wheel, ..Default::default() };
            let area = ScrollArea::vertical().id_salt("turns").auto_shrink(false);
            area.scroll_source(source).show(ui, |ui| list(ui, desk, session, wishes));
        });
    let rect = panel.response.rect;
    if session.review().is_some() {
        wheel(root.ctx(), rect, &mut desk.moves, wishes);
    }
    rect.width()
}

/// The list as a page of its own.
pub(super) fn page(ctx: &Context, desk: &mut Desk, session: &Session, wishes: &mut Vec<Wish>) {
    let title = desk.texts.get("menu-moves");
    let before = wishes.len();
    dialogs::page(ctx, desk, "moves", &title, |ui, desk| {
        head(ui, desk, session);
        ui.separator();
        if session.review().is_some() {
            comment::show(ui, desk, session, wishes);
        }
        list(ui, desk, session, wishes);
    });
    let goes = |wish: &Wish| {
        matches!(wish, Wish::Intent(Intent::Review(ReviewAction::To(_) | ReviewAction::Inside(..))))
    };
    if wishes[before..].iter().any(goes) {
        desk.page = Page::Board;
    }
    if desk.page != Page::Moves {
        desk.moves.write_down(session, wishes);
    }
}

/// What game it is, and how many stones each side has taken.
fn head(ui: &mut Ui, desk: &Desk, session: &Session) {
    let language = desk.texts.language().code();
    let title = review_screen::view::title(&desk.texts, session);
    let name = session.variant().name(language);
    ui.label(RichText::new(title.as_deref().unwrap_or(name)).size(19.0).color(theme::GOLD));
    if title.is_some() {
        ui.label(RichText::new(name).small().color(theme::FADED));
    }
    let record = session.record();
    let start = record.start();
    let now = crate::game::stones(record.chain());
    for side in Side::BOTH {
        let other = side.opponent();
        let count = start.stones(other).len().saturating_sub(now[other as usize].len());
        let text = desk
            .texts
            .with("moves-taken", &[("side", say::side_arg(side)), ("count", count.into())]);
        ui.label(RichText::new(text).color(theme::FADED));
    }
}

fn list(ui: &mut Ui, desk: &mut Desk, session: &Session, wishes: &mut Vec<Wish>) {
    let state = &mut desk.moves;
    state.follow(session);
    let review = session.review();
    let tree = review.map(crate::game::review::Review::tree).or(state.tree.as_ref());
    let Some(tree) = tree else { return };
    let subject = review.map_or_else(|| tree.last(), |review| review.subject(session.record()));
    let begun = session.record().chain().steps().len();
    let begun = if review.is_some() { begun } else { 0 };
    // Whoever goes on is to see where.
    let moved = state.seen.replace((subject, begun)) != Some((subject, begun));
    let present = rows::Present { subject, begun, moved, looking: review.is_some() };
    rows::show(ui, tree, &state.list, session, present, wishes);
}

/// While a game is looked at, the wheel over the list goes from turn to turn.
fn wheel(ctx: &Context, rect: egui::Rect, state: &mut State, wishes: &mut Vec<Wish>) {
    let moved: f32 = ctx.input(|input| {
        let over = input.pointer.hover_pos().is_some_and(|at| rect.contains(at));
        let events = input.events.iter().filter(|_| over);
        events
            .map(|event| match event {
                Event::MouseWheel { unit: MouseWheelUnit::Point, delta, .. } => delta.y / NOTCH,
                Event::MouseWheel { delta, .. } => delta.y,
                _ => 0.0,
            })
            .sum()
    });
    state.scrolled += moved;
    if state.scrolled.abs() >= 1.0 {
        let look = if state.scrolled > 0.0 { ReviewAction::Previous } else { ReviewAction::Next };
        state.scrolled = 0.0;
        wishes.push(Wish::Intent(Intent::Review(look)));
    }
}
