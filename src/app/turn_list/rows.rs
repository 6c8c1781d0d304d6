//! Draws the rows of the list: two columns for the game, running text for variations, and the
//! steps of the current turn.

use super::list::{Cell, TurnList, TurnRow, steps};
use crate::app::analysis::panel::mark_colour;
use crate::app::ui::{action::UiAction, model::Model, spoken, theme};
use crate::game::analysis::Mark;
use crate::game::play::{Intent, ReviewAction, Session};
use crate::rules::Side;
use crate::rules::notation::{NodeId, Tree};
use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{
    self, Align, Color32, CursorIcon, FontId, Galley, Pos2, Rect, Sense, Ui, Vec2,
};
use std::collections::HashMap;
use std::sync::Arc;

/// The size of the text, in points.
const SIZE: f32 = 15.0;
/// The width of the number before a turn, in points.
const NUMBER: f32 = 36.0;
/// The distance between columns, and the margin around the text of a turn, in points.
const BETWEEN: f32 = 4.0;
const INSIDE: Vec2 = Vec2::new(4.0, 2.0);
/// The indentation of a variation for each level, in points, and the highest level with one.
const INDENT: f32 = 10.0;
const DEEPEST: usize = 6;
/// The number of rows drawn before and after the current one; a record may have 100,000.
const NEAR: usize = 150;

/// The turn that is marked in the list.
#[derive(Clone, Copy, Debug)]
pub(super) struct CurrentTurn<'a> {
    /// The turn.
    pub subject: NodeId,
    /// The number of its steps played so far in a review, if only some are; else 0.
    pub steps: usize,
    /// Whether another turn was marked in the last frame.
    pub moved: bool,
    /// Whether this is a review.
    pub review: bool,
    /// The marks of the analysis; `None` without one.
    pub marks: Option<&'a HashMap<NodeId, Mark>>,
    /// The turn that was under the pointer in the last frame.
    pub hovered: Option<NodeId>,
}

/// What the pointer does in the list.
#[derive(Default)]
struct Pointed {
    /// Where a click leads.
    go: Option<ReviewAction>,
    /// The turn under the pointer, or the one that has the focus.
    over: Option<NodeId>,
}

/// Draws all rows, or those around the current one in a very long game.
pub(super) fn show(
    ui: &mut Ui,
    model: &Model<'_>,
    tree: &Tree,
    list: &TurnList,
    current: CurrentTurn<'_>,
) {
    ui.spacing_mut().item_spacing.y = 2.0;
    let at = list.places.get(&current.subject).copied().unwrap_or(0);
    let first = at.saturating_sub(NEAR);
    let end = (at + NEAR).min(list.rows.len());
    let mut pointed = Pointed::default();
    for (place, row) in list.rows.iter().enumerate().take(end).skip(first) {
        if place == first && first > 0 || place + 1 == end && end < list.rows.len() {
            ui.label("…");
        }
        let top = ui.cursor().top();
        draw(ui, row, place, current, &mut pointed);
        if place == at
            && current.subject != Tree::ROOT
            && let Some(step) = chips(ui, tree, model.session, current)
        {
            pointed.go = Some(step);
        }
        let rect = Rect::from_x_y_ranges(ui.max_rect().x_range(), top..=ui.cursor().top());
        if place == at && current.moved {
            ui.scroll_to_rect(rect, Some(Align::Center));
        }
    }
    if pointed.over != current.hovered {
        model.ask(super::pointing_at(pointed.over));
    }
    model.ask_all(pointed.go.map(|look| UiAction::Intent(Intent::Review(look))));
}

/// Draws a row, by its place in the list.
fn draw(ui: &mut Ui, row: &TurnRow, place: usize, current: CurrentTurn<'_>, pointed: &mut Pointed) {
    match row {
        TurnRow::Turns { number, cells } => turns(ui, *number, cells, current, pointed),
        TurnRow::Line { depth, cells } => line(ui, *depth, cells, current, pointed),
        TurnRow::Comment { depth, node, text } => {
            if comment(ui, *depth, place, text) {
                pointed.go = Some(ReviewAction::To(*node));
            }
        }
    }
}

/// Draws a number and the turns of both sides side by side. A long turn is broken after a step, within its column.
fn turns(
    ui: &mut Ui,
    number: u32,
    cells: &[Option<Cell>; 2],
    current: CurrentTurn<'_>,
    pointed: &mut Pointed,
) {
    let all = ui.available_width();
    let column = ((all - NUMBER - BETWEEN) / 2.0).floor();
    let galleys = cells.each_ref().map(|cell| {
        cell.as_ref().map(|cell| {
            let mut job = LayoutJob::default();
            write(&mut job, cell, current, None);
            layout(ui, job, column - 2.0 * INSIDE.x)
        })
    });
    let sign = if cells[0].is_some() { "." } else { "…" };
    let rect = row(ui, &galleys, &format!("{number}{sign}"));
    for side in Side::BOTH {
        let at = side as usize;
        let left = rect.min.x + NUMBER + at as f32 * (column + BETWEEN);
        let size = Vec2::new(column, rect.height());
        let place = Rect::from_min_size(Pos2::new(left, rect.min.y), size);
        if let (Some(cell), Some(galley)) = (&cells[at], &galleys[at]) {
            button(ui, place, cell, galley.clone(), current, pointed);
        }
    }
}

/// Makes room for turns beside each other, and writes their number at the left.
fn row(ui: &mut Ui, galleys: &[Option<Arc<Galley>>], number: &str) -> Rect {
    let height = galleys.iter().flatten().map(|galley| galley.size().y).fold(18.0, f32::max);
    let size = Vec2::new(ui.available_width(), height + 2.0 * INSIDE.y);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let colour = theme::SECONDARY.gamma_multiply(0.8);
    let font = FontId::proportional(SIZE);
    ui.painter().text(rect.min + INSIDE, egui::Align2::LEFT_TOP, number, font, colour);
    rect
}

/// Draws a turn.
fn button(
    ui: &Ui,
    place: Rect,
    cell: &Cell,
    galley: Arc<Galley>,
    current: CurrentTurn<'_>,
    pointed: &mut Pointed,
) {
    let response = ui.interact(place, ui.id().with(("turn", cell.node)), Sense::click());
    spoken::button(&response, || galley.text().to_owned());
    let here = cell.node == current.subject;
    let looks = ui.style().interact(&response);
    let over = response.hovered() || response.has_focus();
    if over {
        pointed.over = Some(cell.node);
    }
    if here {
        ui.painter().rect_filled(place, 4.0, background(current));
    } else if over {
        ui.painter().rect_filled(place, 4.0, looks.bg_fill.gamma_multiply(0.7));
    }
    ui.painter().galley(place.min + INSIDE, galley, theme::TEXT);
    if response.on_hover_cursor(CursorIcon::PointingHand).clicked() {
        pointed.go = Some(ReviewAction::To(cell.node));
    }
}

/// The background of the current turn.
fn background(current: CurrentTurn<'_>) -> Color32 {
    if current.review { theme::PAST } else { theme::PANEL }
}

/// Draws a variation as running text. Each turn can be clicked.
fn line(
    ui: &mut Ui,
    depth: usize,
    cells: &[Cell],
    current: CurrentTurn<'_>,
    pointed: &mut Pointed,
) {
    let mut job = LayoutJob::default();
    let mut ends = Vec::new();
    for cell in cells {
        if !job.text.is_empty() {
            job.append(" ", 0.0, plain(SIZE, theme::SECONDARY));
        }
        let here = cell.node == current.subject;
        let marked = here.then(|| background(current));
        write(&mut job, cell, current, marked);
        ends.push(job.text.chars().count());
    }
    let (rect, galley) = inset(ui, depth, job);
    let response = ui.interact(rect, ui.id().with(("line", cells[0].node)), Sense::click());
    spoken::button(&response, || galley.text().to_owned());
    ui.painter().galley(rect.min, galley.clone(), theme::SECONDARY);
    let response = response.on_hover_cursor(CursorIcon::PointingHand);
    let turn_at = |at: Pos2| {
        let letter = galley.cursor_from_pos(at - rect.min).index.0;
        let cell = ends.iter().position(|&end| letter <= end)?;
        Some(cells[cell].node)
    };
    pointed.over = pointed.over.or(response.hover_pos().and_then(turn_at));
    let clicked = response.interact_pointer_pos().filter(|_| response.clicked());
    if let Some(node) = clicked.and_then(turn_at) {
        pointed.go = Some(ReviewAction::To(node));
    }
}

/// Draws a comment. Returns whether it was clicked.
fn comment(ui: &mut Ui, depth: usize, place: usize, text: &str) -> bool {
    let mut job = LayoutJob::default();
    let format = TextFormat { italics: true, ..plain(SIZE, theme::SECONDARY) };
    job.append(text, 0.0, format);
    let (rect, galley) = inset(ui, depth, job);
    let response = ui.interact(rect, ui.id().with(("comment", place)), Sense::click());
    spoken::button(&response, || text.to_owned());
    ui.painter().galley(rect.min, galley, theme::SECONDARY);
    response.on_hover_cursor(CursorIcon::PointingHand).clicked()
}

/// Draws the steps of the current turn, if it has several. Each can be clicked.
fn chips(
    ui: &mut Ui,
    tree: &Tree,
    session: &Session,
    current: CurrentTurn<'_>,
) -> Option<ReviewAction> {
    let turn = tree.turn(current.subject).filter(|turn| turn.steps.len() > 1)?;
    let board = &session.record().rules().board;
    let all = turn.steps.len();
    let shown = if current.steps > 0 { current.steps } else { all };
    let mut go = None;
    // Keeps rows of text as low as their chips.
    let around = ui.spacing().clone();
    ui.spacing_mut().item_spacing = Vec2::splat(3.0);
    ui.spacing_mut().button_padding = Vec2::new(5.0, 1.0);
    ui.spacing_mut().interact_size.y = 22.0;
    ui.horizontal_wrapped(|ui| {
        ui.add_space(INDENT);
        ui.label(egui::RichText::new(board.name(turn.from)).size(SIZE).color(theme::SECONDARY));
        for (at, (word, taken)) in steps(board, turn).into_iter().enumerate() {
            let mut job = LayoutJob::default();
            let is_past = at < shown;
            let colour = if is_past { theme::TEXT } else { theme::SECONDARY };
            job.append(&word, 0.0, plain(SIZE, colour));
            if taken > 0 {
                job.append(&format!("\u{a0}×{taken}"), 0.0, plain(SIZE, theme::SECONDARY));
            }
            let fill = if at + 1 == shown { background(current) } else { Color32::TRANSPARENT };
            if ui.add(egui::Button::new(job).fill(fill)).clicked() {
                go = Some(ReviewAction::Inside(current.subject, at + 1));
            }
        }
    });
    *ui.spacing_mut() = around;
    go
}

/// Lays text out with a line at its left that shows its level.
fn inset(ui: &mut Ui, depth: usize, job: LayoutJob) -> (Rect, Arc<Galley>) {
    let indent = INDENT * (depth.min(DEEPEST) + 1) as f32;
    let galley = layout(ui, job, ui.available_width() - indent - INSIDE.x);
    let size = Vec2::new(ui.available_width(), galley.size().y + 4.0);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let bar = Rect::from_min_size(
        rect.min + Vec2::new(indent - 7.0, 1.0),
        Vec2::new(2.0, rect.height() - 2.0),
    );
    let colour = if depth == 0 { theme::TEXT } else { theme::SECONDARY };
    ui.painter().rect_filled(bar, 1.0, colour.gamma_multiply(0.5));
    (Rect::from_min_size(rect.min + Vec2::new(indent, 2.0), galley.size()), galley)
}

fn layout(ui: &Ui, mut job: LayoutJob, width: f32) -> Arc<Galley> {
    job.wrap.max_width = width.max(40.0);
    ui.painter().layout_job(job)
}

/// Appends a turn: number, turn, annotation signs and the number of stones it captures.
fn write(job: &mut LayoutJob, cell: &Cell, current: CurrentTurn<'_>, background: Option<Color32>) {
    let here = cell.node == current.subject;
    let on =
        |format: TextFormat| TextFormat { background: background.unwrap_or_default(), ..format };
    let faded = theme::SECONDARY.gamma_multiply(0.8);
    if !cell.number.is_empty() {
        job.append(&format!("{}\u{a0}", cell.number), 0.0, on(plain(SIZE, faded)));
    }
    let colour = if here { Color32::WHITE } else { theme::TEXT.gamma_multiply(0.92) };
    job.append(&format!("{}{}", cell.turn, cell.signs), 0.0, on(plain(SIZE, colour)));
    // Signs in the record take precedence.
    let mark = current.marks.and_then(|marks| marks.get(&cell.node));
    if let Some(&mark) = mark.filter(|_| cell.signs.is_empty()) {
        job.append(mark.sign(), 0.0, on(plain(SIZE, mark_colour(mark))));
    }
    if cell.taken > 0 {
        let taken = format!("\u{a0}×{}", cell.taken);
        job.append(&taken, 0.0, on(plain(SIZE, theme::SECONDARY)));
    }
}

fn plain(size: f32, color: Color32) -> TextFormat {
    TextFormat {
        font_id: FontId::proportional(size),
        color,
        valign: Align::BOTTOM,
        ..Default::default()
    }
}
