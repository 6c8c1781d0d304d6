//! The offer to resume an unfinished game.

use super::super::{Model, UiAction, drawn_board, theme};
use super::view;
use crate::app::pages::Page;
use crate::app::storage::{InterruptedGame, LibraryCommand};
use crate::rules::Side;
use crate::texts::say;
use bevy_egui::egui::{self, Button, Context, RichText, Vec2};

pub(in super::super) fn show(ctx: &Context, model: &Model<'_>, actions: &mut Vec<UiAction>) {
    let InterruptedGame::Found(entry) = &model.store.interrupted else { return };
    let (kept, texts) = (&entry.kept, model.texts);
    let position = *kept.game.record.position();
    let screen = ctx.viewport_rect();
    let width = (screen.width() - 90.0).min(420.0);
    let mut answer = None;
    let modal = egui::Modal::new("resume".into()).frame(theme::dialog()).show(ctx, |ui| {
        ui.set_width(width);
        ui.heading(RichText::new(texts.get("resume-title")).color(theme::GOLD));
        theme::tall(screen.height() - 190.0).show(ui, |ui| {
            ui.set_width(width);
            let stones = Side::BOTH.map(|side| position.stones(side));
            let board = &kept.game.record.rules().board;
            drawn_board::thumbnail(ui, board, stones, width);
            ui.add_space(4.0);
            let players = kept.name().map_or_else(|| view::players(texts, kept), str::to_owned);
            ui.label(RichText::new(players).size(19.0).color(theme::BONE));
            let variant = say::variant_name(texts, &kept.variant);
            let turn = texts.with(
                "resume-turn",
                &[("number", position.number().into()), ("side", say::side_arg(position.side()))],
            );
            let when = view::when(texts, kept, model.store.now());
            for line in [variant, turn, texts.with("resume-when", &[("when", when.into())])] {
                ui.label(RichText::new(line).color(theme::FADED));
            }
            if let Some(notice) = say::save_notice(texts, kept) {
                ui.label(RichText::new(notice).small().color(theme::VERMILION));
            }
        });
        ui.add_space(6.0);
        ui.horizontal(|ui| {
            let go_on = RichText::new(texts.get("library-go-on")).size(20.0).color(theme::GOLD);
            let go_on = ui.add(Button::new(go_on).min_size(Vec2::new(150.0, 44.0)));
            if go_on.clicked() {
                answer = Some(true);
            }
            let not_now = Button::new(texts.get("resume-not-now")).min_size(Vec2::new(0.0, 44.0));
            if ui.add(not_now).clicked() {
                answer = Some(false);
            }
        });
    });
    match answer {
        Some(true) => actions.push(UiAction::Library(LibraryCommand::Resume(kept.id.clone()))),
        None if !modal.should_close() => {}
        _ => {
            actions.push(UiAction::Library(LibraryCommand::DismissInterrupted));
            actions.push(UiAction::OpenPage(Page::NewGame));
        }
    }
}
