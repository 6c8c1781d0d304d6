//! The unfinished game on the first page, with its board.

use super::{BUTTON, gap, is_phone};
use crate::app::storage::LibraryState;
use crate::app::storage::page::view;
use crate::app::storage::{InterruptedGame, LibraryCommand};
use crate::app::ui::{action::UiAction, drawn_board, focus, model::Model, theme};
use crate::rules::Side;
use crate::texts::say;
use bevy_egui::egui::{Ui, Vec2};

/// The width of the picture of the board, in points: in most windows, and on phones.
const PICTURE: [f32; 2] = [150.0, 110.0];

/// Draws the game and the button that continues it.
pub(super) fn show(ui: &mut Ui, model: &Model<'_>) {
    let InterruptedGame::Found(entry) = &model.get::<LibraryState>().interrupted else { return };
    let (kept, texts) = (&entry.kept, model.texts);
    let position = *kept.game.record.position();
    let go_on =
        theme::primary(texts.get("library-go-on"), 20.0, Vec2::new(ui.available_width(), BUTTON));
    let go_on = ui.add(go_on.wrap());
    focus::at_first(ui, &go_on);
    model.on_click(go_on, UiAction::send(LibraryCommand::Resume(kept.id.clone())));
    ui.horizontal_top(|ui| {
        let stones = Side::BOTH.map(|side| position.stones(side));
        let board = &kept.game.record.rules().board;
        drawn_board::thumbnail(ui, board, stones, PICTURE[usize::from(is_phone(ui))]);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            let players = kept.name().map_or_else(|| view::players(texts, kept), str::to_owned);
            theme::wrapped(ui, players, theme::BODY, theme::TEXT);
            let variant = say::variant_name(texts, &kept.variant);
            // A game that is over is here if the next one of its match has not begun.
            let turn = match kept.game.record.outcome() {
                Some(outcome) => view::result(texts, Some(outcome)),
                None => texts.with(
                    "resume-turn",
                    &[
                        ("number", position.number().into()),
                        ("side", say::side_arg(position.side())),
                    ],
                ),
            };
            let when = view::when(texts, kept, model.get::<LibraryState>().now());
            for line in [variant, turn, texts.with("resume-when", &[("when", when.into())])] {
                theme::wrapped(ui, line, theme::SMALL, theme::SECONDARY);
            }
        });
    });
    if let Some(notice) = say::save_notice(texts, kept) {
        theme::wrapped(ui, notice, theme::SMALL, theme::ERROR);
    }
    gap(ui);
}
