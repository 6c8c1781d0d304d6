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

    let variants: Vec<_> = packs
        .variants()
        .into_iter()
        .map(|it| (it.key.clone(), say::variant_name(texts, it)))
        .collect();
    list(ui, &texts.get("menu-variant"), "variant", &any, &variants, &mut wanted.variant);
    let sheets: Vec<_> =
        packs.sheets().into_iter().map(|sheet| (sheet.to_owned(), sheet.to_owned())).collect();
    list(ui, &texts.get("puzzles-sheet"), "sheet", &any, &sheets, &mut wanted.sheet);
    let themes: Vec<_> =
        Theme::ALL.into_iter().map(|theme| (theme, say::puzzle_theme(texts, theme))).collect();
    list(ui, &texts.get("puzzles-theme"), "theme", &any, &themes, &mut wanted.theme);

    ui.horizontal_wrapped(|ui| {
        caption(ui, &texts.get("puzzles-level"));
        for level in Level::ALL {
            let name = match level {
                Level::Easier => texts.get("puzzles-easier"),
                Level::Near => texts.get("puzzles-near"),
                Level::Harder => texts.get("puzzles-harder"),
            };
            ui.radio_value(&mut wanted.level, level, name);
        }
    });
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

/// Draws a list to choose one entry from, or any.
fn list<T: Clone + PartialEq>(
    ui: &mut Ui,
    name: &str,
    id: &str,
    any: &str,
    entries: &[(T, String)],
    chosen: &mut Option<T>,
) {
    let full = ui.available_width();
    let mut draw = |ui: &mut Ui, width: f32| {
        let entries = entries.iter().map(|(it, name)| (Some(it.clone()), name.clone()));
        let list = ComboBox::from_id_salt(id).width(width).truncate();
        choice(ui, list, chosen, iter::once((None, any.to_owned())).chain(entries));
    };
    // In a narrow window the list stands below its caption.
    if full < CAPTION + 220.0 {
        caption(ui, name);
        draw(ui, full - 12.0);
    } else {
        ui.horizontal(|ui| {
            caption(ui, name);
            draw(ui, (full - CAPTION - 20.0).min(340.0));
        });
    }
}

/// Draws what a choice is about, all equally wide.
fn caption(ui: &mut Ui, name: &str) {
    ui.allocate_ui(Vec2::new(CAPTION, 30.0), |ui| {
        ui.set_min_width(CAPTION);
        ui.label(RichText::new(name).color(theme::SECONDARY));
    });
}
