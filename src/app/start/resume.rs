//! The unfinished game on the first page, with its board.

use super::{button, gap, is_phone};
use crate::app::storage::LibraryState;
use crate::app::storage::page::view;
use crate::app::storage::{InterruptedGame, LibraryCommand};
use crate::app::ui::{action::UiAction, drawn_board, model::Model, theme};
use crate::rules::Side;
use crate::texts::say;
use bevy_egui::egui::Ui;

/// The width of the picture of the board, in points: in most windows, and on phones.
const PICTURE: [f32; 2] = [150.0, 110.0];

/// Draws the game and the button that continues it. `first` says whether that is what most players want.
pub(super) fn show(ui: &mut Ui, model: &Model<'_>, first: bool) {
    let InterruptedGame::Found(entry) = &model.get::<LibraryState>().interrupted else { return };
    let (kept, texts) = (&entry.kept, model.texts);
    let position = *kept.game.record.position();
    if button(ui, &texts.get("library-go-on"), first) {
        model.ask(UiAction::send(LibraryCommand::Resume(kept.id.clone())));
    }
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
