//! The list of turns played, beside the board on wide windows.

use super::evening::{Evening, panel};
use super::{Desk, Wish, theme};
use crate::app::session::Session;
use crate::rules::notation::write_turn;
use crate::rules::{PointSet, Side};
use crate::texts::say;
use bevy_egui::egui::{self, RichText, ScrollArea, Ui};

/// The list's width in logical pixels.
const WIDTH: f32 = 232.0;

/// Draws the list and tells its width.
pub(super) fn show(
    root: &mut Ui,
    desk: &Desk,
    session: &Session,
    evening: &Evening,
    wishes: &mut Vec<Wish>,
) -> f32 {
    let side = egui::Panel::right("moves")
        .frame(theme::bar())
        .resizable(false)
        .exact_size(WIDTH)
        .show(root, |ui| {
            let name = session.variant.name(desk.texts.language().code());
            ui.label(RichText::new(name).size(19.0).color(theme::GOLD));
            panel::show(ui, evening, session, wishes);
            taken(ui, desk, session);
            ui.separator();
            ScrollArea::vertical().stick_to_bottom(true).auto_shrink(false).show(ui, |ui| {
                turns(ui, session);
            });
        });
    side.response.rect.width()
}

/// How many stones each side has taken.
fn taken(ui: &mut Ui, desk: &Desk, session: &Session) {
    let record = &session.record;
    let start = record.start();
    let now = crate::app::session::stones(record.chain());
    for side in Side::BOTH {
        let other = side.opponent();
        let count = start.stones(other).len() - now[other as usize].len();
        let text = desk
            .texts
            .with("moves-taken", &[("side", say::side_arg(side)), ("count", count.into())]);
        ui.label(RichText::new(text).color(theme::FADED));
    }
}

fn turns(ui: &mut Ui, session: &Session) {
    let record = &session.record;
    let board = &record.rules().board;
    if record.turns().is_empty() {
        return;
    }
    ui.spacing_mut().item_spacing.y = 3.0;
    ui.spacing_mut().interact_size.y = 18.0;
    for (i, turn) in record.turns().iter().enumerate() {
        let before = &record.positions()[i];
        let number = match before.side() {
            Side::White => format!("{}.", before.number()),
            Side::Black => format!("{}…", before.number()),
        };
        let last = i + 1 == record.turns().len();
        let color = if last { theme::BONE } else { theme::FADED };
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = [5.0, 0.0].into();
            ui.label(RichText::new(number).small().color(theme::FADED));
            ui.label(RichText::new(write_turn(board, turn)).size(15.0).color(color));
            if turn.captured != PointSet::EMPTY {
                ui.label(
                    RichText::new(format!("×{}", turn.captured.len())).small().color(theme::GOLD),
                );
            }
        });
    }
}
