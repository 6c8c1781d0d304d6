//! The choices of what is shared, as entries of a menu.

use super::SharedLink;
use crate::app::editor::PageAddress;
use crate::app::pages::Page;
use crate::app::photo;
use crate::app::ui::{action::UiAction, model::Model};
use crate::game::play::Review;
use crate::rules::notation::Game;
use bevy_egui::egui::{Button, Ui};

/// Draws them. `to_board` asks for what puts the position on the board, of which the picture is taken; `None` if it
/// cannot be put there now.
pub(in crate::app) fn choices(
    ui: &mut Ui,
    model: &Model<'_>,
    game: impl FnOnce() -> Game,
    to_board: Option<impl FnOnce()>,
) {
    let picture = Button::new(model.texts.get("share-picture"));
    if ui.add_enabled(to_board.is_some(), picture).clicked()
        && let Some(to_board) = to_board
    {
        to_board();
        model.ask(UiAction::run(photo::share));
        ui.close();
    }
    if ui.button(model.texts.get("share-link")).clicked() {
        let link = model.get::<PageAddress>().game(&game());
        model.ask(UiAction::send(SharedLink(link)));
        ui.close();
    }
}

/// Draws the same for the game on the board, or under review.
pub(in crate::app) fn current_game(ui: &mut Ui, model: &Model<'_>) {
    let session = model.session;
    let game = || session.review().map_or_else(|| session.game(), Review::game);
    let to_board = || {
        if !photo::shows_table(model.page) {
            model.ask(UiAction::OpenPage(Page::Board));
        }
    };
    choices(ui, model, game, Some(to_board));
}
