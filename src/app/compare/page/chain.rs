//! A chain walked step by step: what each sheet allows next.

use super::{beside_board, comparison, with_hovered, words};
use crate::app::compare::{CompareCommand, ComparedOption, ComparisonReport};
use crate::app::ui::drawn_board::BoardPicture;
use crate::app::ui::{action::UiAction, model::Model, theme};
use crate::game::compare::ChainOption;
use crate::rules::notation::write_turn;
use crate::rules::{Board, PointSet, Step, Turn};
use bevy_egui::egui::{Button, RichText, Ui};

/// Draws the chain.
pub(super) fn show(ui: &mut Ui, model: &Model<'_>, report: &ComparisonReport) {
    let Some(subject) = comparison(model).subject() else { return };
    let board = &subject.variant.rules.board;
    let stage = &report.stage;
    let mut back = false;
    with_hovered(ui, "compare-option", |ui, hovered| {
        let option = hovered.and_then(|at| stage.options.get(at));
        let picture = picture(&stage.stage.steps, stage.stones, option);
        let mut now = None;
        beside_board(
            ui,
            model,
            &picture,
            |ui| back = place(ui, model, board, report),
            |ui| now = options(ui, model, board, report),
        );
        now
    });
    if back {
        model.ask(UiAction::send(CompareCommand::StepBack));
    }
}

/// The stones after the steps, and the step under the pointer; without one, the steps taken.
fn picture(
    steps: &[Step],
    stones: [PointSet; 2],
    hovered: Option<&ComparedOption>,
) -> BoardPicture {
    let mut picture = BoardPicture { stones, ..BoardPicture::default() };
    if let Some(ChainOption::Step(step)) = hovered.map(|option| option.option.option) {
        (picture.path, picture.captured) = (vec![step.from, step.to], step.captured);
    } else {
        picture.path = steps.first().map(|step| step.from).into_iter().collect();
        picture.path.extend(steps.iter().map(|step| step.to));
    }
    picture
}

/// Draws how far the chain has come, and which sheets have left it. Returns whether to go back.
fn place(ui: &mut Ui, model: &Model<'_>, board: &Board, report: &ComparisonReport) -> bool {
    let texts = model.texts;
    let stage = &report.stage.stage;
    let name = ("chain", written(board, &stage.steps).into());
    let text = match (stage.steps.is_empty(), stage.parts()) {
        (true, true) => texts.get("compare-before"),
        (true, false) => texts.get("compare-alike-before"),
        (false, true) => texts.with("compare-after", &[name]),
        (false, false) => texts.with("compare-alike", &[name]),
    };
    words::line(ui, text, theme::TEXT);
    for reason in words::reasons(model, &stage.reached) {
        words::line(ui, texts.with("compare-left", &[("reason", reason.into())]), theme::TEXT);
    }
    let back = Button::new(texts.get("menu-step-back"));
    ui.add_enabled(!stage.steps.is_empty(), back).clicked()
}

/// Draws what may come next. Returns the option under the pointer.
fn options(
    ui: &mut Ui,
    model: &Model<'_>,
    board: &Board,
    report: &ComparisonReport,
) -> Option<usize> {
    let texts = model.texts;
    let reached = &report.stage.stage.reached;
    let mut hovered = None;
    for (place, option) in report.stage.options.iter().enumerate() {
        let verdicts = &option.option.verdicts;
        let allowed = verdicts.iter().enumerate().filter(|(_, verdict)| verdict.is_legal());
        let bits: u32 = allowed.map(|(sheet, _)| 1 << sheet).sum();
        let differs = !option.causes.is_empty();
        ui.horizontal_wrapped(|ui| {
            let name = match option.option.option {
                ChainOption::Step(step) => written(board, &[step]),
                ChainOption::End => texts.get("compare-end-here"),
            };
            let is_step = matches!(option.option.option, ChainOption::Step(_));
            let response = ui.add_enabled(is_step, Button::new(RichText::new(name).size(16.0)));
            if response.hovered() {
                hovered = Some(place);
            }
            if response.clicked()
                && let ChainOption::Step(step) = option.option.option
            {
                let command = CompareCommand::Step((step.from, step.to, step.kind));
                model.ask(UiAction::send(command));
            }
            let (text, colour) = match differs {
                true => (
                    texts.with(
                        "compare-legal-under",
                        &[("names", words::names(model, bits).into())],
                    ),
                    theme::TEXT,
                ),
                false => (texts.get("compare-legal-all"), theme::SECONDARY),
            };
            words::small(ui, text, colour);
        });
        if differs {
            let said = verdicts.iter().zip(reached).map(|(verdict, reached)| {
                // A sheet that left the chain earlier says so above.
                if reached.is_legal() { *verdict } else { crate::game::compare::Verdict::Legal }
            });
            for reason in words::reasons(model, &said.collect::<Vec<_>>()) {
                words::small(ui, reason, theme::TEXT);
            }
        }
    }
    // Several options often differ by the same rule.
    let causes = report.stage.options.iter().flat_map(|option| &option.causes);
    words::explained(ui, model, &words::switches_of(causes.map(|cause| &cause.ways)));
    hovered
}

/// Steps in notation.
fn written(board: &Board, steps: &[Step]) -> String {
    Turn::new(steps.to_vec()).map_or_else(String::new, |turn| write_turn(board, &turn))
}
