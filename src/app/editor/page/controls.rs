//! The variant, the side to move, the counters and the text of the edited position.

use super::{edit, edited};
use crate::app::editor::EditorCommand;
use crate::app::storage::LibraryState;
use crate::app::storage::page::LibraryPage;
use crate::app::toasts::Toasts;
use crate::app::ui::text_field::{self, Lines, TextField};
use crate::app::ui::{action::UiAction, model::Model, theme};
use crate::game::editor::Edit;
use crate::rules::Side;
use crate::texts::say;
use bevy_egui::egui::{ComboBox, RichText, Ui};

/// The most characters of a position's text, or of a link to one.
const LONGEST: u16 = 2_000;

/// Draws them.
pub(super) fn show(ui: &mut Ui, model: &Model<'_>) {
    variant(ui, model);
    side(ui, model);
    counters(ui, model);
    handicap(ui, model);
    text(ui, model);
}

fn caption(ui: &mut Ui, text: String) {
    ui.label(RichText::new(text).size(15.0).color(theme::SECONDARY));
}

fn variant(ui: &mut Ui, model: &Model<'_>) {
    let current = edited(model).editor().variant();
    caption(ui, model.texts.get("menu-variant"));
    let width = (ui.available_width() - 12.0).min(320.0);
    ComboBox::from_id_salt("editor-variant")
        .selected_text(say::variant_name(model.texts, current))
        .width(width)
        .show_ui(ui, |ui| {
            for variant in model.catalogue.usable() {
                let chosen = variant.key == current.key;
                let name = say::variant_name(model.texts, variant);
                if ui.selectable_label(chosen, name).clicked() && !chosen {
                    model.ask(edit(Edit::Variant(variant.clone())));
                }
            }
        });
}

fn side(ui: &mut Ui, model: &Model<'_>) {
    let current = edited(model).editor().parts().side;
    ui.horizontal_wrapped(|ui| {
        for side in Side::BOTH {
            let name = model.texts.with("status-to-move", &[("side", say::side_arg(side))]);
            if ui.radio(side == current, name).clicked() && side != current {
                model.ask(edit(Edit::Side(side)));
            }
        }
    });
}

fn counters(ui: &mut Ui, model: &Model<'_>) {
    let parts = *edited(model).editor().parts();
    let (mut quiet, mut number) = (parts.quiet, parts.number);
    ui.horizontal_wrapped(|ui| {
        text_field::number(ui, &mut number, 1..=u32::MAX, |number| number.to_string());
        caption(ui, model.texts.get("editor-number"));
    });
    ui.horizontal_wrapped(|ui| {
        text_field::number(ui, &mut quiet, 0..=u16::MAX, |quiet| quiet.to_string());
        caption(ui, model.texts.get("editor-quiet"));
    });
    if quiet != parts.quiet {
        model.ask(edit(Edit::Quiet(quiet)));
    }
    // The field shows 1 for a number that is too small, which must not be an edit.
    if number != parts.number && parts.number > 0 {
        model.ask(edit(Edit::Number(number)));
    }
}

/// Draws which side is handicapped, where the variant has a handicap.
fn handicap(ui: &mut Ui, model: &Model<'_>) {
    let editor = edited(model).editor();
    if editor.rules().switches.handicap.is_none() {
        return;
    }
    let current = editor.parts().handicapped;
    caption(ui, model.texts.get("editor-handicap"));
    ui.horizontal_wrapped(|ui| {
        for side in [None, Some(Side::White), Some(Side::Black)] {
            let name = match side {
                None => model.texts.get("editor-handicap-none"),
                Some(side) => say::side(model.texts, side),
            };
            if ui.radio(side == current, name).clicked() && side != current {
                model.ask(edit(Edit::Handicapped(side)));
            }
        }
    });
}

/// Draws the text of the position, which can be typed, copied and pasted.
fn text(ui: &mut Ui, model: &Model<'_>) {
    caption(ui, model.texts.get("editor-text"));
    let mut text = edited(model).text();
    let width = ui.available_width() - 10.0;
    // Long positions need two rows.
    let field = TextField {
        longest: Some(LONGEST),
        width,
        size: 15.0,
        lines: Lines::Wrapped(2),
        ..TextField::default()
    };
    if field.show(ui, &mut text).changed() {
        model.ask(UiAction::send(EditorCommand::Type(text.clone())));
    }
    ui.horizontal_wrapped(|ui| {
        if ui.button(model.texts.get("editor-copy")).clicked() {
            ui.ctx().copy_text(text);
            model.ask(Toasts::told(model.texts.get("editor-copied")));
        }
        // A page is told what is pasted, and must not ask.
        if !model.get::<LibraryState>().asks_for_clipboard()
            && ui.button(model.texts.get("editor-paste")).clicked()
        {
            model.ask(LibraryPage::paste());
        }
    });
}
