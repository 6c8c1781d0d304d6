//! The choice of the variant: small boards, each with a line that says what sets it apart.

use super::is_tight;
use crate::app::game_setup::GameSetup;
use crate::app::ui::{card, drawn_board, model::Model, theme};
use crate::rules::variant::shipped;
use crate::rules::{Position, Side, Variant};
use crate::texts::{Texts, say};
use bevy_egui::egui::{CollapsingHeader, FontId, Rect, RichText, Sense, TextStyle, Ui, Vec2};
use std::sync::Arc;

/// The variants that stand first. The others differ from them in rules, not in their boards.
const FIRST: [&str; 3] = ["tsivy", "dimy", "telo"];
/// The size of the picture of a board, and what is around and beside it, in points.
const PICTURE: Vec2 = Vec2::new(84.0, 48.0);
const TIGHT: f32 = 0.67;
const INSIDE: f32 = 6.0;
const BESIDE: f32 = 12.0;

/// Draws the choice.
pub(super) fn show(ui: &mut Ui, model: &Model<'_>) {
    let (mut first, others): (Vec<&Arc<Variant>>, Vec<_>) =
        model.catalogue.usable().iter().partition(|variant| FIRST.contains(&variant.key.as_str()));
    first.sort_by_key(|variant| FIRST.iter().position(|key| *key == variant.key));
    for variant in first {
        row(ui, model, variant);
    }
    let chosen = others.iter().any(|variant| variant.key == model.get::<GameSetup>().variant.key);
    let title = RichText::new(model.texts.get("new-game-others")).color(theme::ACCENT);
    let section = CollapsingHeader::new(title).id_salt("other-variants").default_open(chosen);
    section.show_unindented(ui, |ui| {
        for variant in others {
            row(ui, model, variant);
        }
    });
}

fn row(ui: &mut Ui, model: &Model<'_>, variant: &Arc<Variant>) {
    let chosen = variant.key == model.get::<GameSetup>().variant.key;
    let font = |style: TextStyle| -> FontId { style.resolve(ui.style()) };
    let width = ui.available_width();
    // In little room only the chosen one has its line.
    let short = is_tight(ui);
    let size = PICTURE * if short { TIGHT } else { 1.0 };
    let room = (width - size.x - 2.0 * INSIDE - BESIDE).max(60.0);
    let (name, line) = (name(model.texts, variant), line(model.texts, variant));
    let painter = ui.painter();
    let words = painter.layout(name.clone(), font(TextStyle::Body), theme::TEXT, room);
    let shown = if short && !chosen { String::new() } else { line.clone() };
    let below = painter.layout(shown, font(TextStyle::Small), theme::SECONDARY, room);
    let step = words.size().y + 2.0;
    let written = if below.text().is_empty() { words.size().y } else { step + below.size().y };
    let height = written.max(size.y) + 2.0 * INSIDE;
    let (rect, response) = ui.allocate_exact_size(Vec2::new(width, height), Sense::click());
    card::show(ui, &response, chosen, || format!("{name}. {line}"));
    let painter = ui.painter();
    let corner = rect.min + Vec2::splat(INSIDE);
    let picture = Rect::from_min_size(corner, Vec2::new(size.x, height - 2.0 * INSIDE));
    let board = &variant.rules.board;
    let start = Position::start(&variant.rules);
    let stones = Side::BOTH.map(|side| start.stones(side));
    drawn_board::miniature(painter, board, stones, picture);
    let text = corner + Vec2::new(size.x + BESIDE, 0.0);
    painter.galley(text, words, theme::TEXT);
    painter.galley(text + Vec2::new(0.0, step), below, theme::SECONDARY);
    if response.clicked() {
        let variant = variant.clone();
        model.ask(GameSetup::edit(move |setup| setup.choose_variant(&variant)));
    }
}

/// The name with the size of the board, which must not be broken across lines.
fn name(texts: &Texts, variant: &Variant) -> String {
    let board = &variant.rules.board;
    let size = format!("{} × {}", board.columns(), board.rows());
    let name = say::variant_name(texts, variant);
    // Some names contain the size already.
    let name = if name.contains(&size) { name } else { format!("{name} ({size})") };
    name.replace(" × ", "\u{a0}×\u{a0}")
}

/// What sets a variant apart; for the player's own, the number of stones.
fn line(texts: &Texts, variant: &Variant) -> String {
    let same = |shipped: &Variant| shipped.names == variant.names;
    if shipped::variant(&variant.key).is_some_and(|shipped| same(&shipped)) {
        // The rematch of Tumicarona by its last word.
        let word = variant.key.rsplit('-').next().unwrap_or(&variant.key);
        return texts.keyed("variant-line-*", word);
    }
    let start = Position::start(&variant.rules);
    let [white, black] = Side::BOTH.map(|side| start.stones(side).len());
    texts.with("variant-line-own", &[("white", white.into()), ("black", black.into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::Catalogue;
    use crate::texts::Language;

    #[test]
    fn every_variant_has_a_line_in_every_language() {
        for &language in Language::ALL {
            for variant in Catalogue::shipped().usable() {
                let line = line(&Texts::new(language), variant);
                assert!(!line.starts_with('<'), "{} {line}", language.code());
            }
        }
    }
}
