//! The games that fit, a row each; only the rows in sight are written.

use super::super::{Desk, Wish, theme};
use super::view::{self, Row};
use crate::app::storage::{Entry, LibraryCommand, LibraryState};
use crate::catalogue::library::Status;
use crate::texts::say;
use bevy_egui::egui::text::{LayoutJob, TextWrapping};
use bevy_egui::egui::{
    Color32, FontId, Key, Pos2, ProgressBar, RichText, ScrollArea, Sense, StrokeKind, TextFormat,
    Ui, Vec2, WidgetInfo, WidgetType,
};

/// The height of a row.
const ROW: f32 = 54.0;
/// Room between a row's edge and its words.
const INSIDE: f32 = 9.0;

pub(super) fn show(
    ui: &mut Ui,
    desk: &mut Desk,
    store: &LibraryState,
    room: f32,
    wishes: &mut Vec<Wish>,
) {
    let width = ui.available_width();
    let Some(listing) = desk.library.listing(store).cloned() else {
        ui.allocate_ui(Vec2::new(width, room), |ui| {
            ui.set_min_size(Vec2::new(width, room));
            reading(ui, desk, store);
        });
        return;
    };
    let damaged = &listing.damaged;
    let count = desk.library.found.len();
    choose_by_keys(ui, desk, |place| listing.games[place].id().to_owned());
    ScrollArea::vertical().max_height(room).min_scrolled_height(room).auto_shrink(false).show_rows(
        ui,
        ROW,
        count.max(1) + damaged.len(),
        |ui, range| {
            for line in range {
                if line < count {
                    let entry = &listing.games[desk.library.found[line]];
                    entry_row(ui, desk, store, entry, wishes);
                } else if let Some(damaged) = line.checked_sub(count.max(1)).map(|at| &damaged[at])
                {
                    let sentence = say::save_error(&desk.texts, &damaged.error);
                    let row = Row {
                        title: damaged.id.clone(),
                        line: desk.texts.with("library-damaged", &[("reason", sentence.into())]),
                        is_open: false,
                        is_backup: true,
                    };
                    written(ui, &row, false, "");
                } else {
                    let empty = match (listing.games.is_empty(), desk.library.trash) {
                        (true, false) => desk.texts.get("library-empty"),
                        (true, true) => desk.texts.get("library-trash-empty"),
                        (false, _) => desk.texts.get("library-none-found"),
                    };
                    ui.add_sized(
                        [width, ROW],
                        bevy_egui::egui::Label::new(RichText::new(empty).color(theme::FADED))
                            .wrap(),
                    );
                }
            }
        },
    );
    let counted = desk
        .texts
        .with("library-count", &[("shown", count.into()), ("all", listing.games.len().into())]);
    ui.label(RichText::new(counted).small().color(theme::FADED));
}

fn reading(ui: &mut Ui, desk: &Desk, store: &LibraryState) {
    let (done, all) = store.reading.unwrap_or_default();
    let words = desk.texts.with("library-reading", &[("done", done.into()), ("all", all.into())]);
    ui.label(RichText::new(words).color(theme::FADED));
    ui.add(ProgressBar::new(done as f32 / all.max(1) as f32).fill(theme::GOLD));
}

/// Arrow keys choose the next game, while no field is written in.
fn choose_by_keys(ui: &Ui, desk: &mut Desk, id: impl Fn(usize) -> String) {
    if ui.ctx().memory(|memory| memory.focused().is_some()) {
        return;
    }
    let step = ui.input(|input| {
        i32::from(input.key_pressed(Key::ArrowDown)) - i32::from(input.key_pressed(Key::ArrowUp))
    });
    let found = &desk.library.found;
    if step == 0 || found.is_empty() {
        return;
    }
    let chosen = desk.library.chosen.as_ref();
    let at = found.iter().position(|&place| Some(&id(place)) == chosen);
    let next = match at {
        Some(at) => at.saturating_add_signed(step as isize).min(found.len() - 1),
        None => 0,
    };
    let next = id(found[next]);
    desk.library.choose(next);
}

fn entry_row(
    ui: &mut Ui,
    desk: &mut Desk,
    store: &LibraryState,
    entry: &Entry,
    wishes: &mut Vec<Wish>,
) {
    let row = view::row(&desk.texts, &entry.kept);
    let chosen = desk.library.chosen.as_deref() == Some(entry.id());
    let mark = if store.active_id() == Some(entry.id()) {
        desk.texts.get("library-at-table")
    } else if row.is_open {
        desk.texts.get("library-result-open")
    } else {
        String::new()
    };
    let response = written(ui, &row, chosen, &mark);
    if response.clicked() {
        desk.library.choose(entry.id().to_owned());
    }
    if response.double_clicked() && !desk.library.trash {
        match entry.kept.status() {
            Status::Open => {
                wishes.push(Wish::Library(LibraryCommand::Resume(entry.id().to_owned())));
            }
            Status::Over => super::actions::look_at(entry, wishes),
        }
    }
}

/// Writes a row: the title over the line, and a mark on the right.
fn written(ui: &mut Ui, row: &Row, chosen: bool, mark: &str) -> bevy_egui::egui::Response {
    // A bar for scrolling must not lie on the words.
    let size = Vec2::new(ui.available_width() - 12.0, ROW - 4.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| {
        let words = format!("{}. {}", row.title, row.line);
        WidgetInfo::selected(WidgetType::SelectableLabel, ui.is_enabled(), chosen, words)
    });
    let looks = ui.style().interact_selectable(&response, chosen);
    let painter = ui.painter();
    painter.rect(rect, looks.corner_radius, looks.bg_fill, looks.bg_stroke, StrokeKind::Inside);
    let font = |size| FontId::proportional(size);
    let mark = painter.layout_no_wrap(mark.to_owned(), font(14.0), theme::GOLD);
    let room = rect.width() - 2.0 * INSIDE;
    let title_room = room - if mark.is_empty() { 0.0 } else { mark.size().x + 10.0 };
    let corner = rect.min + Vec2::new(INSIDE, 5.0);
    painter.galley(corner, fitted(ui, &row.title, 17.0, theme::BONE, title_room), theme::BONE);
    let colour = if row.is_backup { theme::VERMILION } else { theme::FADED };
    let line = fitted(ui, &row.line, 14.0, colour, room);
    painter.galley(corner + Vec2::new(0.0, 23.0), line, colour);
    painter.galley(
        Pos2::new(rect.right() - INSIDE - mark.size().x, corner.y + 2.0),
        mark,
        theme::GOLD,
    );
    response
}

/// One line of text, cut where there is no more room.
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
