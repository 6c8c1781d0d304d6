//! The tools of the editor, and the buttons that change all of the position.

use super::{edit, edited};
use crate::app::ui::{drawn_board, model::Model, spoken, theme};
use crate::game::editor::{Edit, Tool};
use crate::rules::Side;
use crate::texts::id;
use bevy_egui::egui::{Button, Color32, Painter, Pos2, Rect, RichText, Stroke, Ui, Vec2};

/// The size of the button of a tool, in points.
const TOOL: Vec2 = Vec2::new(52.0, 46.0);

/// Draws the tools and the buttons.
pub(super) fn show(ui: &mut Ui, model: &Model<'_>) {
    let (texts, editor) = (model.texts, edited(model).editor());
    ui.horizontal_wrapped(|ui| {
        for tool in Tool::ALL {
            let name = texts.get(match tool {
                Tool::Stone(Side::White) => id("editor-tool-white"),
                Tool::Stone(Side::Black) => id("editor-tool-black"),
                Tool::Move => id("editor-tool-move"),
                Tool::Remove => id("editor-tool-remove"),
            });
            let button = Button::new("").min_size(TOOL).selected(tool == editor.tool());
            let response = ui.add(button);
            icon(ui, tool, response.rect);
            model.on_click(spoken::sign(response, &name), edit(Edit::Tool(tool)));
        }
    });
    let about = texts.get(match editor.tool() {
        Tool::Stone(Side::White) => id("editor-about-white"),
        Tool::Stone(Side::Black) => id("editor-about-black"),
        Tool::Move => id("editor-about-move"),
        Tool::Remove => id("editor-about-remove"),
    });
    ui.label(RichText::new(about).size(15.0).color(theme::SECONDARY));
    ui.horizontal_wrapped(|ui| {
        let buttons = [
            (texts.get("menu-undo"), editor.can_undo(), Edit::Undo),
            (texts.get("menu-redo"), editor.can_redo(), Edit::Redo),
            (texts.get("editor-start"), true, Edit::Start),
            (texts.get("editor-clear"), true, Edit::Clear),
            (texts.get("editor-swap"), true, Edit::Swap),
        ];
        for (name, enabled, change) in buttons {
            let name = RichText::new(name).size(15.0);
            let button = Button::new(name).min_size(Vec2::new(0.0, 34.0));
            model.on_click(ui.add_enabled(enabled, button), edit(change));
        }
    });
}

/// Draws what a tool does on its button.
fn icon(ui: &Ui, tool: Tool, rect: Rect) {
    let center = rect.center();
    match tool {
        Tool::Stone(side) => drawn_board::stone(ui, center, 34.0, side),
        Tool::Move => arrows(ui.painter(), center),
        Tool::Remove => {
            drawn_board::stone(ui, center, 26.0, Side::White);
            let stroke = Stroke::new(4.0, Color32::from_rgb(206, 66, 36));
            for arm in [Vec2::new(10.0, 10.0), Vec2::new(10.0, -10.0)] {
                ui.painter().line_segment([center - arm, center + arm], stroke);
            }
        }
    }
}

/// Draws arrows in four directions.
fn arrows(painter: &Painter, center: Pos2) {
    let stroke = Stroke::new(2.2, theme::TEXT);
    for along in [Vec2::X, -Vec2::X, Vec2::Y, -Vec2::Y] {
        let tip = center + along * 14.0;
        let aside = Vec2::new(along.y, along.x) * 4.5;
        painter.line_segment([center, tip], stroke);
        painter.line_segment([tip, tip - along * 5.0 + aside], stroke);
        painter.line_segment([tip, tip - along * 5.0 - aside], stroke);
    }
}
