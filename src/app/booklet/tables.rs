//! The tables. A printed number that is wrong is struck out beside the correct one.

use super::numeral;
use crate::app::ui::theme;
use crate::rules::Board;
use crate::rules::booklet::{CaseLine, Column, Compared, SampleTurn, Study};
use crate::rules::notation::write_turn;
use crate::texts::{Texts, say};
use bevy_egui::egui::scroll_area::ScrollBarVisibility;
use bevy_egui::egui::{Align, Grid, Layout, RichText, ScrollArea, TextStyle, Ui, Vec2};
use std::collections::BTreeSet;

/// The text size of a table in points, and the smallest part of it that is used.
const LETTERS: f32 = 16.0;
const SMALLEST: f32 = 0.7;

/// Draws a table. A table that is too wide for the page has smaller text, and scrolls sideways where
/// the text would become too small to read.
fn grid(ui: &mut Ui, id: &str, fill: impl FnOnce(&mut Ui)) {
    let room = ui.available_width();
    let key = ui.id().with((id, "natural width"));
    // The width at full text size, measured when it was last drawn.
    let before = ui.data(|data| data.get_temp::<f32>(key)).unwrap_or(room);
    let part = (room / before).clamp(SMALLEST, 1.0);
    // The scroll bar stays visible at the lower edge of the page. A table below the edge must not
    // show a second one there.
    let below = ui.cursor().top() > ui.clip_rect().bottom() - 12.0;
    let bars = if below {
        ScrollBarVisibility::AlwaysHidden
    } else {
        ScrollBarVisibility::VisibleWhenNeeded
    };
    let area = ScrollArea::horizontal().id_salt(id).scroll_bar_visibility(bars);
    let area = area.show(ui, |ui| {
        ui.spacing_mut().interact_size.y = 20.0 * part;
        for (style, font) in &mut ui.style_mut().text_styles {
            font.size = part * if *style == TextStyle::Body { LETTERS } else { font.size };
        }
        let table = Grid::new(id).striped(true).spacing([(14.0 * part * part).max(4.0), 3.0]);
        let table = table.min_col_width(26.0 * part * part).show(ui, fill);
        ui.add_space(6.0);
        table.response.rect.width()
    });
    let natural = area.inner / part + 1.0;
    // Glyphs are placed on whole pixels; the size must not change because of that.
    if natural > before + 1.0 || natural < 0.94 * before {
        ui.data_mut(|data| data.insert_temp(key, natural));
        ui.ctx().request_repaint();
    }
}

fn head(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).small().color(theme::SECONDARY));
}

fn plain(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).color(theme::TEXT));
}

/// Draws a number, with the printed one struck out before it if it differs.
fn number(ui: &mut Ui, both: Compared, write: impl Fn(u32) -> String) {
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing = Vec2::new(4.0, 0.0);
        if both.agrees() {
            let colour =
                if both.counted == 0 { theme::SECONDARY.gamma_multiply(0.5) } else { theme::TEXT };
            let text = if both.counted == 0 { "·".to_owned() } else { write(both.counted) };
            ui.label(RichText::new(text).color(colour));
            return;
        }
        let printed = both.printed.map_or_else(String::new, &write);
        ui.label(RichText::new(printed).small().strikethrough().color(theme::ERROR));
        ui.label(RichText::new(write(both.counted)).strong().color(theme::TEXT));
    });
}

fn whole(number: u32) -> String {
    number.to_string()
}

fn tenths(tenths: u32) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// White's openings and Black's replies.
pub(super) fn openings(ui: &mut Ui, texts: &Texts, board: &Board, study: &Study) {
    grid(ui, "openings", |ui| {
        for key in ["opening", "turn", "taken", "replies"] {
            head(ui, &texts.keyed("tables-*", key));
        }
        ui.end_row();
        for opening in &study.openings {
            plain(ui, &opening.letter.to_string());
            plain(ui, &write_turn(board, &opening.turn));
            number(ui, opening.taken, whole);
            number(ui, opening.replies, whole);
            ui.end_row();
        }
        plain(ui, &texts.get("tables-sum"));
        plain(ui, "");
        plain(ui, "");
        number(ui, study.replies(), whole);
        ui.end_row();
    });
}

/// Rows by stones taken; below them the number of turns and the mean.
pub(super) fn table(ui: &mut Ui, texts: &Texts, id: &str, names: &[String], columns: &[&Column]) {
    grid(ui, id, |ui| {
        head(ui, &texts.get("tables-taken"));
        for name in names {
            head(ui, name);
        }
        ui.end_row();
        let taken: BTreeSet<u32> =
            columns.iter().flat_map(|column| column.by_taken.keys().copied()).collect();
        for stones in taken {
            head(ui, &stones.to_string());
            for column in columns {
                let nothing = Compared { printed: column.turns.printed.map(|_| 0), counted: 0 };
                number(ui, column.by_taken.get(&stones).copied().unwrap_or(nothing), whole);
            }
            ui.end_row();
        }
        head(ui, &texts.get("tables-sum"));
        for column in columns {
            number(ui, column.turns, whole);
        }
        ui.end_row();
        head(ui, &texts.get("tables-mean"));
        for column in columns {
            number(ui, column.mean, tenths);
        }
        ui.end_row();
    });
}

/// White's second turns in case D.
pub(super) fn lines(ui: &mut Ui, texts: &Texts, board: &Board, lines: &[CaseLine]) {
    grid(ui, "lines", |ui| {
        for key in ["line", "turn", "taken"] {
            head(ui, &texts.keyed("tables-*", key));
        }
        ui.end_row();
        for line in lines {
            let missed = line.numeral.is_none();
            let colour = if missed { theme::ACCENT } else { theme::TEXT };
            ui.label(RichText::new(numeral(texts, line)).color(colour));
            ui.label(RichText::new(write_turn(board, &line.turn)).color(colour));
            number(ui, line.taken, whole);
            ui.end_row();
        }
    });
}

/// The sample game with the stones of each capturing step.
pub(super) fn sample(ui: &mut Ui, texts: &Texts, board: &Board, turns: &[SampleTurn]) {
    let sums = |counts: &[u32]| counts.iter().map(u32::to_string).collect::<Vec<_>>().join("+");
    grid(ui, "sample", |ui| {
        for key in ["number", "side", "turn", "printed", "counted"] {
            head(ui, &texts.keyed("tables-*", key));
        }
        ui.end_row();
        for turn in turns.iter().filter(|turn| !turn.counted.is_empty()) {
            head(ui, &turn.number.to_string());
            plain(ui, &say::side(texts, turn.side));
            plain(ui, &write_turn(board, &turn.turn));
            plain(ui, &sums(&turn.printed));
            if turn.agrees() {
                ui.label(RichText::new("=").color(theme::SECONDARY));
            } else {
                ui.label(RichText::new(sums(&turn.counted)).color(theme::ERROR));
            }
            ui.end_row();
        }
    });
}
