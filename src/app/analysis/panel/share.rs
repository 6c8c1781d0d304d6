//! The menu that copies or writes the record with the analysis in it, for other programs.

use crate::app::analysis::CurrentAnalysis;
use crate::app::storage::{self, ExportItem};
use crate::app::toasts::Toasts;
use crate::app::ui::{model::Model, spoken};
use crate::rules::notation::{Game, write_game};
use crate::texts::say;
use bevy_egui::egui::Ui;

/// The most reasons that the record tells about a turn.
const REASONS: usize = 2;

/// Draws the menu.
pub(super) fn show(ui: &mut Ui, model: &Model<'_>) {
    let texts = model.texts;
    let menu = ui.menu_button("…", |ui| {
        if ui.button(texts.get("analysis-copy")).clicked()
            && let Some(game) = annotated(model)
        {
            ui.ctx().copy_text(write_game(&game));
            model.ask(Toasts::told(texts.get("library-copied-text")));
        }
        if ui.button(texts.get("analysis-save")).clicked()
            && let Some(game) = annotated(model)
        {
            let items = vec![ExportItem::Game(Box::new(game))];
            storage::page::export_games(model, items);
        }
    });
    spoken::sign(menu.response, &texts.get("analysis-share"));
}

/// The game under review, with its comments and the analysis.
fn annotated(model: &Model<'_>) -> Option<Game> {
    let (shown, review) = (model.get::<CurrentAnalysis>().shown()?, model.session.review()?);
    let (game, analysis) = (review.game(), shown.analysis.as_ref()?);
    let board = &game.record.rules().board;
    let say = |turn: &_| say::analysis_turn(model.texts, board, turn, REASONS).unwrap_or_default();
    Some(analysis.annotate(&game, say))
}
