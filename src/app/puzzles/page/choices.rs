//! Which puzzles: variant, rule sheet, theme and difficulty.

use super::puzzles;
use crate::app::puzzles::{Level, PuzzleChoice, PuzzleCommand};
use crate::app::ui::choice::choice;
use crate::app::ui::{action::UiAction, model::Model, theme};
use crate::game::puzzles::Theme;
use crate::texts::say;
use bevy_egui::egui::{ComboBox, RichText, Ui, Vec2};
use std::iter;

/// The width of what a choice is about.
const CAPTION: f32 = 120.0;

/// The number of puzzles that fit the choice, of any difficulty.
pub(super) fn count(model: &Model<'_>) -> usize {
    let wish = PuzzleChoice { level: Level::Near, ..puzzles(model).choice.clone() }.wish(0.0);
    let progress = &puzzles(model).progress;
    let entries = puzzles(model).store.packs().entries();
    entries.filter(|(variant, _, entry)| wish.fits(variant, entry, progress)).count()
}

/// Draws the choices.
pub(super) fn show(ui: &mut Ui, model: &Model<'_>) {
    let texts = model.texts;
    let chosen = &puzzles(model).choice;
    let any = texts.get("puzzles-any");
    let mut wanted = chosen.clone();
    let packs = puzzles(model).store.packs();

    let variants = packs.variants().into_iter();
    let variants = variants.map(|it| (it.key.clone(), say::variant_name(texts, it)));
    list(ui, &texts.get("menu-variant"), "variant", or_any(&any, variants), &mut wanted.variant);
    let sheets = packs.sheets().into_iter().map(|sheet| (sheet.to_owned(), sheet.to_owned()));
    list(ui, &texts.get("puzzles-sheet"), "sheet", or_any(&any, sheets), &mut wanted.sheet);
    let themes = Theme::ALL.into_iter().map(|theme| (theme, say::puzzle_theme(texts, theme)));
    list(ui, &texts.get("puzzles-theme"), "theme", or_any(&any, themes), &mut wanted.theme);
    let levels = Level::ALL.into_iter().map(|level| {
        let name = match level {
            Level::Easier => texts.get("puzzles-easier"),
            Level::Near => texts.get("puzzles-near"),
            Level::Harder => texts.get("puzzles-harder"),
        };
        (level, name)
    });
    list(ui, &texts.get("puzzles-level"), "level", levels.collect(), &mut wanted.level);
    let count = texts.with("puzzles-count", &[("count", count(model).into())]);
    ui.label(RichText::new(count).size(15.0).color(theme::SECONDARY));
    if wanted != *chosen {
        // What was chosen with another variant or sheet may fit no puzzle; then it no longer matters.
        if wanted.variant != chosen.variant {
            wanted.sheet = None;
        } else if wanted.sheet != chosen.sheet {
            wanted.variant = None;
        }
        model.ask(UiAction::send(PuzzleCommand::Choose(wanted)));
    }
}

/// The entries of a list from which nothing need be chosen.
fn or_any<T>(any: &str, entries: impl Iterator<Item = (T, String)>) -> Vec<(Option<T>, String)> {
    let entries = entries.map(|(it, name)| (Some(it), name));
    iter::once((None, any.to_owned())).chain(entries).collect()
}

/// Draws a list to choose an entry from.
fn list<T: PartialEq>(
    ui: &mut Ui,
    name: &str,
    id: &str,
    entries: Vec<(T, String)>,
    chosen: &mut T,
) {
    let full = ui.available_width();
    // In a narrow window the list stands below its caption.
    let below = full < CAPTION + 220.0;
    let width = if below { full - 12.0 } else { (full - CAPTION - 20.0).min(340.0) };
    let draw = |ui: &mut Ui| {
        caption(ui, name);
        choice(ui, ComboBox::from_id_salt(id).width(width).truncate(), chosen, entries);
    };
    if below { draw(ui) } else { _ = ui.horizontal(draw) }
}

/// Draws what a choice is about, all equally wide.
fn caption(ui: &mut Ui, name: &str) {
    ui.allocate_ui(Vec2::new(CAPTION, 30.0), |ui| {
        ui.set_min_width(CAPTION);
        ui.label(RichText::new(name).color(theme::SECONDARY));
    });
}
