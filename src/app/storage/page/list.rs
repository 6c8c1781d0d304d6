//! The list of matching games. Only the visible rows are laid out.

use super::view;
use super::view::SavedGameRow;
use super::{LibraryPage, library, store};
use crate::app::storage::LibraryEntry;
use crate::app::ui::faces;
use crate::app::ui::faces::Face;
use crate::app::ui::{card, drawn_board, model::Model, theme};
use crate::catalogue::library::{SaveStatus, SavedGame, statistics};
use crate::rules::Side;
use crate::texts::say;
use bevy_egui::egui::text::{LayoutJob, TextWrapping};
use bevy_egui::egui::{
    Color32, FontId, Key, Pos2, ProgressBar, Rect, RichText, ScrollArea, Sense, TextFormat, Ui,
    Vec2,
};

/// The height of a row.
const ROW: f32 = 54.0;
/// The distance between the edge of a row and its text.
const INSIDE: f32 = 9.0;
/// The size of a face, and of the room for a board.
const FACE: f32 = 40.0;
const BOARD: Vec2 = Vec2::new(80.0, 44.0);
/// The width of a row in which the faces have room beside the board. The title has the names too.
const ROOMY: f32 = 600.0;

pub(super) fn show(ui: &mut Ui, model: &Model<'_>, room: f32) {
    let width = ui.available_width();
    let Some(listing) = library(model).listing(store(model)).cloned() else {
        ui.allocate_ui(Vec2::new(width, room), |ui| {
            ui.set_min_size(Vec2::new(width, room));
            reading(ui, model);
        });
        return;
    };
    let damaged = &listing.damaged;
    let count = library(model).found.len();
    choose_by_keys(ui, model, |place| listing.games[place].id().to_owned());
    ScrollArea::vertical().max_height(room).min_scrolled_height(room).auto_shrink(false).show_rows(
        ui,
        ROW,
        count.max(1) + damaged.len(),
        |ui, range| {
            for line in range {
                if line < count {
                    let entry = &listing.games[library(model).found[line]];
                    entry_row(ui, model, entry);
                } else if let Some(damaged) = line.checked_sub(count.max(1)).map(|at| &damaged[at])
                {
                    let sentence = say::save_error(model.texts, &damaged.error);
                    let row = SavedGameRow {
                        title: damaged.id.clone(),
                        line: model.texts.with("library-damaged", &[("reason", sentence.into())]),
                        is_open: false,
                        is_backup: true,
                    };
                    draw_row(ui, &row, None, false, "");
                } else {
                    let empty = match (listing.games.is_empty(), library(model).trash) {
                        (true, false) => model.texts.get("library-empty"),
                        (true, true) => model.texts.get("library-trash-empty"),
                        (false, _) => model.texts.get("library-none-found"),
                    };
                    ui.add_sized(
                        [width, ROW],
                        bevy_egui::egui::Label::new(RichText::new(empty).color(theme::SECONDARY))
                            .wrap(),
                    );
                }
            }
        },
    );
    let counted = model
        .texts
        .with("library-count", &[("shown", count.into()), ("all", listing.games.len().into())]);
    ui.label(RichText::new(counted).small().color(theme::SECONDARY));
}

fn reading(ui: &mut Ui, model: &Model<'_>) {
    let (done, all) = store(model).reading.unwrap_or_default();
    let words = model.texts.with("library-reading", &[("done", done.into()), ("all", all.into())]);
    ui.label(RichText::new(words).color(theme::SECONDARY));
    ui.add(ProgressBar::new(done as f32 / all.max(1) as f32).fill(theme::ACCENT));
}

/// Selects the next or previous game by arrow keys while no text field has the focus.
fn choose_by_keys(ui: &Ui, model: &Model<'_>, id: impl Fn(usize) -> String) {
    if ui.ctx().memory(|memory| memory.focused().is_some()) {
        return;
    }
    let step = ui.input(|input| {
        i32::from(input.key_pressed(Key::ArrowDown)) - i32::from(input.key_pressed(Key::ArrowUp))
    });
    let found = &library(model).found;
    if step == 0 || found.is_empty() {
        return;
    }
    let chosen = library(model).chosen.as_ref();
    let at = found.iter().position(|&place| Some(&id(place)) == chosen);
    let next = match at {
        Some(at) => at.saturating_add_signed(step as isize).min(found.len() - 1),
        None => 0,
    };
    let next = id(found[next]);
    model.ask(LibraryPage::edit(|page| page.choose(next)));
}

fn entry_row(ui: &mut Ui, model: &Model<'_>, entry: &LibraryEntry) {
    let row = view::row(model.texts, &entry.kept);
    let chosen = library(model).chosen.as_deref() == Some(entry.id());
    let mark = if super::actions::is_at_table(model, entry) {
        model.texts.get("library-at-table")
    } else if row.is_open {
        model.texts.get("library-result-open")
    } else {
        String::new()
    };
    let response = draw_row(ui, &row, Some(&entry.kept), chosen, &mark);
    if response.clicked() {
        let id = entry.id().to_owned();
        model.ask(LibraryPage::edit(|page| page.choose(id)));
    }
    if response.double_clicked() && !library(model).trash {
        match entry.kept.status() {
            SaveStatus::Open => super::actions::go_on(model, entry),
            SaveStatus::Over => super::actions::review(model, entry),
        }
    }
}

/// Draws a row: the last position of the game and the faces of the players, the title over the line, and a mark on the
/// right.
fn draw_row(
    ui: &mut Ui,
    row: &SavedGameRow,
    game: Option<&SavedGame>,
    chosen: bool,
    mark: &str,
) -> bevy_egui::egui::Response {
    // Leaves room for the scroll bar.
    let size = Vec2::new(ui.available_width() - 12.0, ROW - 4.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    card::show(ui, &response, chosen, || format!("{}. {}", row.title, row.line));
    let painter = ui.painter();
    let font = |size| FontId::proportional(size);
    let mark = painter.layout_no_wrap(mark.to_owned(), font(15.0), theme::ACCENT);
    let mut corner = rect.min + Vec2::new(INSIDE, 5.0);
    if let Some(game) = game {
        let record = &game.game.record;
        let stones = Side::BOTH.map(|side| record.position().stones(side));
        let place = Rect::from_min_size(rect.min + Vec2::splat((size.y - BOARD.y) / 2.0), BOARD);
        drawn_board::miniature(painter, &record.rules().board, stones, place);
        corner.x = place.right() + INSIDE;
        for side in Side::BOTH.into_iter().filter(|_| size.x >= ROOMY) {
            let face = Face::of_name(statistics::player(game, side), side);
            faces::paint(painter, Rect::from_min_size(corner, Vec2::splat(FACE)), &face);
            corner.x += FACE + 4.0;
        }
    }
    let room = rect.right() - INSIDE - corner.x;
    let title_room = room - if mark.is_empty() { 0.0 } else { mark.size().x + 10.0 };
    painter.galley(corner, fitted(ui, &row.title, 17.0, theme::TEXT, title_room), theme::TEXT);
    let colour = if row.is_backup { theme::ERROR } else { theme::SECONDARY };
    let line = fitted(ui, &row.line, 15.0, colour, room);
    painter.galley(corner + Vec2::new(0.0, 23.0), line, colour);
    painter.galley(
        Pos2::new(rect.right() - INSIDE - mark.size().x, corner.y + 2.0),
        mark,
        theme::ACCENT,
    );
    response
}

/// One line of text, truncated to the width `room`.
fn fitted(
    ui: &Ui,
    text: &str,
    size: f32,
    colour: Color32,
    room: f32,
) -> std::sync::Arc<bevy_egui::egui::Galley> {
    let format = TextFormat::simple(FontId::proportional(size), colour);
    let mut job = LayoutJob::single_section(text.replace('\n', " "), format);
    job.wrap = TextWrapping::truncate_at_width(room.max(20.0));
    ui.painter().layout_job(job)
}
