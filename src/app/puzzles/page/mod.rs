//! The page of puzzles: the player's rating, what can be begun, and which puzzles.

mod choices;

use super::{CurrentPuzzles, PuzzleCommand, STANDARD, Today};
use crate::app::fetched::{Fetcher, TextKind};
use crate::app::ui::page_frame::PageFrame;
use crate::app::ui::{action::UiAction, dialogs, drawn_board, model::Model, theme};
use crate::game::puzzles::Day;
use crate::game::puzzles::choose::{again, daily};
use crate::rules::Side;
use crate::texts::say;
use bevy_egui::egui::{self, Button, Label, RichText, Ui, Vec2};

/// The width of a button that has a sentence beside it.
const BUTTON: f32 = 180.0;
/// The width of the picture of the puzzle of the day, and the least width of a page that shows it, in points.
const PICTURE: f32 = 190.0;
const PICTURED: f32 = 400.0;

/// The puzzles, and what the player has done with them.
fn puzzles<'a>(model: &Model<'a>) -> &'a CurrentPuzzles {
    model.get()
}

fn today(model: &Model<'_>) -> Day {
    (model.get::<Today>().0)()
}

/// Draws the page.
pub(in crate::app) fn show(root: &mut Ui, model: &Model<'_>) {
    let title = model.texts.get("menu-puzzles");
    PageFrame::beside("puzzles", 620.0).show_footed(root, model, title, content, footer);
}

fn content(ui: &mut Ui, model: &Model<'_>, _height: f32) {
    line(ui, &standing(model), theme::TEXT);
    if !puzzles(model).store.packs().is_empty() {
        series(ui, model);
        ui.separator();
        choices::show(ui, model);
    } else if model.get::<Fetcher>().is_fetching(TextKind::Puzzles) {
        line(ui, &model.texts.get("puzzles-loading"), theme::SECONDARY);
    }
    pack_errors(ui, model);
}

fn footer(ui: &mut Ui, model: &Model<'_>) {
    let next = theme::primary(model.texts.get("puzzles-next"), 20.0, Vec2::new(150.0, 44.0));
    let next = ui.add_enabled(choices::count(model) > 0, next);
    model.on_click(next, UiAction::send(PuzzleCommand::Next));
    dialogs::close(ui, model, Vec2::new(0.0, 44.0));
}

/// The player's rating and the number of puzzles tried, or what puzzles are.
fn standing(model: &Model<'_>) -> String {
    let (texts, progress) = (model.texts, &puzzles(model).progress);
    let Some(overall) = progress.overall() else { return texts.get("puzzles-about") };
    let rating = overall.on(today(model));
    let deviation = format!("{:.0}", 2.0 * rating.deviation);
    let tried = progress.puzzles();
    let solved = tried.filter(|(_, tried)| tried.solved > 0).count();
    let arguments = [
        ("rating", rating.to_string().into()),
        ("deviation", deviation.into()),
        ("solved", solved.into()),
        ("tried", progress.puzzles().count().into()),
    ];
    texts.with("puzzles-standing", &arguments)
}

/// Draws the puzzle of the day, those that come again, and the run against time.
fn series(ui: &mut Ui, model: &Model<'_>) {
    let (texts, puzzles) = (model.texts, puzzles(model));
    let (packs, progress) = (puzzles.store.packs(), &puzzles.progress);
    let variant = puzzles.choice.variant.as_deref().unwrap_or(STANDARD);
    if let Some(id) = daily(packs, variant, today(model)) {
        let streak = progress.streak();
        let done = streak.days > 0 && streak.last == today(model) || solved_today(model, &id);
        let about = match (done, streak.on(today(model))) {
            (true, days) => texts.with("puzzles-daily-done", &[("days", days.into())]),
            (false, 0) => texts.get("puzzles-daily-about"),
            (false, days) => texts.with("puzzles-daily-row", &[("days", days.into())]),
        };
        let command = PuzzleCommand::Daily(variant.to_owned());
        let row = |ui: &mut Ui| row(ui, model, &texts.get("puzzles-daily"), &about, command);
        let shown = packs.entry(&id).zip(model.catalogue.find(variant));
        match shown.filter(|_| ui.available_width() >= PICTURED) {
            Some((entry, variant)) => {
                let stones = Side::BOTH.map(|side| entry.position.stones(side));
                ui.horizontal_top(|ui| {
                    drawn_board::thumbnail(ui, &variant.rules.board, stones, PICTURE);
                    ui.vertical(row);
                });
            }
            None => row(ui),
        }
    }
    let due = again::due(progress, today(model));
    let due = due.into_iter().filter(|id| packs.entry(id).is_some()).count();
    if due > 0 {
        let about = texts.with("puzzles-again-about", &[("count", due.into())]);
        row(ui, model, &texts.get("puzzles-again"), &about, PuzzleCommand::Again);
    }
    let best = progress.timed(puzzles.choice.variant.as_deref().unwrap_or("*")).best;
    let about = match best {
        0 => texts.get("puzzles-timed-about"),
        best => texts.with("puzzles-timed-best", &[("best", best.into())]),
    };
    row(ui, model, &texts.get("puzzles-timed"), &about, PuzzleCommand::Timed);
}

/// Whether this puzzle was solved today.
fn solved_today(model: &Model<'_>, id: &crate::game::puzzles::PuzzleId) -> bool {
    let tried = puzzles(model).progress.tried(id);
    tried.is_some_and(|tried| tried.last == today(model) && tried.solved > 0)
}

/// Draws a button, and beside or below it what it is about.
fn row(ui: &mut Ui, model: &Model<'_>, name: &str, about: &str, command: PuzzleCommand) {
    let beside = ui.available_width() >= 2.0 * BUTTON;
    let about = || Label::new(RichText::new(about).size(15.0).color(theme::SECONDARY)).wrap();
    ui.horizontal(|ui| {
        let name = RichText::new(name).color(theme::ACCENT);
        let button = ui.add(Button::new(name).min_size(Vec2::new(BUTTON, 40.0)));
        model.on_click(button, UiAction::send(command));
        if beside {
            ui.add(about());
        }
    });
    if !beside {
        ui.add(about());
    }
}

fn line(ui: &mut Ui, text: &str, colour: egui::Color32) {
    theme::wrapped(ui, text, 16.0, colour);
}

/// Draws what is wrong with packs.
fn pack_errors(ui: &mut Ui, model: &Model<'_>) {
    for variant in &puzzles(model).missing {
        let name = model.catalogue.find(variant);
        let name = name.map_or_else(|| variant.clone(), |it| say::variant_name(model.texts, it));
        let text = model.texts.with("puzzles-not-fetched", &[("variant", name.into())]);
        line(ui, &text, theme::ERROR);
    }
    for error in puzzles(model).store.errors() {
        let text = say::pack_file_error(model.texts, error);
        theme::wrapped(ui, text, theme::SMALL, theme::ERROR);
    }
}
