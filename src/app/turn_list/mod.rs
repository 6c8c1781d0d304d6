//! The list of turns: beside the board in wide windows, a page of its own in narrow ones. A click on
//! a turn reviews it, at any time.

mod comment;
pub mod list;
mod point_out;
mod rows;

pub use list::{Cell, TurnList, TurnRow};
pub(in crate::app) use point_out::point_out;

use super::analysis::panel as analysis;
use super::explore::ExplorerCommand;
use super::match_play::{panel, result};
use super::pages::Page;
use super::review as review_screen;
use super::session::CurrentSession;
use super::ui::{action::UiAction, dialogs, model::Model, theme};
use crate::app::analysis::panel::CurrentAnalysisPanel;
use crate::game::play::review::Review;
use crate::game::play::{Intent, ReviewAction, Session};
use crate::rules::notation::{NodeId, Tree};
use crate::texts::say;
use bevy::prelude::{Res, ResMut, Resource};
use bevy_egui::egui::{self, Context, Event, Id, MouseWheelUnit, RichText, ScrollArea, Ui};

/// The width of the list as a share of the window, and its limits in points.
const SHARE: f32 = 0.23;
const WIDTH: [f32; 2] = [232.0, 300.0];
/// The height in points that must be left for the field for a comment: beside an analysis, where it has
/// one row, and otherwise.
const COMMENT: [f32; 2] = [110.0, 170.0];
/// Panels lower than this, in points, show no players: during a game, and beside the result.
const LOW: [f32; 2] = [330.0, 580.0];
/// The rows of that field.
const ROWS: usize = 3;
/// The points of scrolling that count as one notch of the wheel.
const NOTCH: f32 = 50.0;

/// The list of the current game, made anew only when the game changes.
#[derive(Resource, Debug, Default)]
pub(crate) struct CurrentTurnList {
    /// What the list was made from: whether it is a review, the generation of the session or the
    /// number of the review, and the edition of the review.
    made_of: Option<(bool, u64, u64)>,
    list: TurnList,
    /// The tree of the game; `None` in a review, which has its own.
    tree: Option<Tree>,
    /// The turn under the pointer.
    pub(in crate::app) hovered: Option<NodeId>,
}

impl CurrentTurnList {
    /// The game with its variations: that of a review, or the one under way.
    fn tree<'a>(&'a self, session: &'a Session) -> Option<&'a Tree> {
        session.review().map(Review::tree).or(self.tree.as_ref())
    }
}

/// Shows a turn of the list on the board, or no longer.
pub fn pointing_at(turn: Option<NodeId>) -> UiAction {
    UiAction::change(move |list: &mut CurrentTurnList| list.hovered = turn)
}

/// Makes the list anew if the game has changed.
pub(in crate::app) fn update(session: Res<CurrentSession>, mut current: ResMut<CurrentTurnList>) {
    let review = session.review();
    let now = review.map_or((false, session.generation(), 0), |review| {
        (true, review.begun(), review.edition())
    });
    if current.made_of == Some(now) {
        return;
    }
    current.made_of = Some(now);
    current.hovered = None;
    let board = &session.record().rules().board;
    if let Some(review) = review {
        current.list = TurnList::of(review.tree(), board);
        current.tree = None;
    } else {
        let tree = Tree::of(&session.game());
        current.list = TurnList::of(&tree, board);
        current.tree = Some(tree);
    }
}

/// Draws the list beside the board. Returns its width.
pub(in crate::app) fn show(root: &mut Ui, model: &Model<'_>) -> f32 {
    let reviewing = model.session.review().is_some();
    let panel = egui::Panel::right("turn-list")
        .frame(theme::bar())
        .resizable(false)
        .exact_size(width(root.ctx()))
        .show(root, |ui| {
            // In a low window the list needs the place of the players.
            let over = model.page == Page::Result;
            let low = ui.available_height() < LOW[usize::from(over)];
            if over {
                result::show(ui, model);
            }
            head(ui, model);
            let analysed = analysis::is_begun(model);
            if analysed {
                analysis::show(ui, model);
            } else if !low {
                panel::show(ui, model);
            }
            // During a game it is in the menu.
            if reviewing
                && !low
                && model.session.may_explore()
                && ui.small_button(model.texts.get("explore-title")).clicked()
            {
                model.ask(UiAction::send(ExplorerCommand::Open(true)));
            }
            ui.separator();
            let needed = COMMENT[usize::from(!analysed)];
            if reviewing && ui.available_height() > needed {
                egui::Panel::bottom("remark").frame(egui::Frame::NONE).show(ui, |ui| {
                    ui.add_space(8.0);
                    let rows = if analysed { 1 } else { ROWS };
                    comment::show(ui, model, rows);
                });
            }
            // In a review the wheel goes from turn to turn instead of scrolling.
            let source =
                egui::scroll_area::ScrollSource { mouse_wheel: !reviewing, ..Default::default() };
            let area = ScrollArea::vertical().id_salt("turns").auto_shrink(false);
            let area = area.min_scrolled_height(0.0);
            area.scroll_source(source).show(ui, |ui| list(ui, model));
        });
    let rect = panel.response.rect;
    if reviewing {
        wheel(root.ctx(), model, rect);
    }
    rect.width()
}

/// The width of a panel beside the board, in points.
pub(in crate::app) fn width(ctx: &Context) -> f32 {
    (ctx.viewport_rect().width() * SHARE).clamp(WIDTH[0], WIDTH[1])
}

/// Draws the list as a page of its own.
pub(in crate::app) fn page(root: &mut Ui, model: &Model<'_>) {
    let title = model.texts.get("menu-turns");
    let before = model.asked().len();
    dialogs::page(root, model, "turn-list", title, |ui| {
        head(ui, model);
        panel::show(ui, model);
        ui.separator();
        if model.session.review().is_some() {
            comment::show(ui, model, ROWS);
        }
        list(ui, model);
    });
    let goes = |action: &UiAction| {
        matches!(
            action,
            UiAction::Intent(Intent::Review(ReviewAction::To(_) | ReviewAction::Inside(..)))
        )
    };
    if model.asked()[before..].iter().any(goes) {
        model.ask(UiAction::OpenPage(Page::Board));
    }
}

/// Draws the name of the game.
fn head(ui: &mut Ui, model: &Model<'_>) {
    let session = model.session;
    let title = review_screen::view::title(model.texts, session);
    let name = say::variant_name(model.texts, session.variant());
    ui.label(RichText::new(title.as_deref().unwrap_or(&name)).size(17.0).color(theme::TEXT));
    if title.is_some() {
        ui.label(RichText::new(name).small().color(theme::SECONDARY));
    }
}

fn list(ui: &mut Ui, model: &Model<'_>) {
    let (session, turn_list) = (model.session, model.get::<CurrentTurnList>());
    let review = session.review();
    let Some(tree) = turn_list.tree(session) else { return };
    let subject = review.map_or_else(|| tree.last(), |review| review.subject(session.record()));
    let steps = session.record().chain().steps().len();
    let steps = if review.is_some() { steps } else { 0 };
    // The current turn of the last frame and the visible height of the list. If either changes, the list scrolls to the
    // current turn: the card with the result makes the list lower, and the last turn has to stay visible.
    let height = ui.clip_rect().height() as u32;
    let (key, now) = (Id::new("current-turn"), (subject, steps, height));
    let before: Option<(NodeId, usize, u32)> = ui.data(|data| data.get_temp(key));
    if before != Some(now) {
        ui.data_mut(|data| data.insert_temp(key, now));
    }
    let current = rows::CurrentTurn {
        subject,
        steps,
        moved: before != Some(now),
        review: review.is_some(),
        marks: model.get::<CurrentAnalysisPanel>().0.as_ref().map(|analysis| &analysis.marks),
        hovered: turn_list.hovered,
    };
    rows::show(ui, model, tree, &turn_list.list, current);
}

/// Goes from turn to turn when the wheel is turned over the list of a review.
fn wheel(ctx: &Context, model: &Model<'_>, rect: egui::Rect) {
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
    if moved == 0.0 {
        return;
    }
    let key = Id::new("turns-scrolled");
    let scrolled = moved + ctx.data(|data| data.get_temp::<f32>(key)).unwrap_or(0.0);
    let whole = scrolled.abs() >= 1.0;
    ctx.data_mut(|data| data.insert_temp(key, if whole { 0.0 } else { scrolled }));
    if whole {
        let look = if scrolled > 0.0 { ReviewAction::Previous } else { ReviewAction::Next };
        model.ask(UiAction::Intent(Intent::Review(look)));
    }
}
