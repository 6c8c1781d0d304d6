//! The tables of the Parker booklet, recounted: what its authors counted by hand beside the correct
//! numbers, and their sample game to review.

mod tables;

use super::instructive_games;
use super::pages::Page;
use super::ui::dialogs::page;
use super::ui::{action::UiAction, model::Model, theme};
use crate::rules::Board;
use crate::rules::booklet::{CaseLine, Column, Compared, SampleTurn, Study, sample};
use crate::rules::notation::write_turn;
use crate::rules::shipped_records::ShippedRecord;
use crate::rules::variant::shipped::variant;
use crate::texts::Texts;
use bevy_egui::egui::{RichText, Ui};
use std::sync::OnceLock;

/// The key of the sample game among the shipped records.
const SAMPLE: &str = "parker-sample";

/// Study and sample game, computed when the page is first opened, which takes a few milliseconds;
/// `None` only if the shipped rules cannot be read, which a test excludes.
fn counted() -> Option<&'static (Study, Vec<SampleTurn>)> {
    static COUNTED: OnceLock<Option<(Study, Vec<SampleTurn>)>> = OnceLock::new();
    COUNTED.get_or_init(|| Some((Study::new()?, sample()?))).as_ref()
}

/// Draws the page.
pub(in crate::app) fn show(root: &mut Ui, model: &Model<'_>) {
    let title = model.texts.get("menu-booklet");
    let (Some((study, turns)), Some(parker)) = (counted(), variant("parker")) else {
        model.ask(UiAction::OpenPage(Page::Board));
        return;
    };
    let board = &parker.rules.board;
    page(root, model, "booklet", title, |ui| {
        let texts = model.texts;
        prose(ui, &texts.get("booklet-intro"));
        prose(ui, &texts.get("booklet-key"));
        heading(ui, &texts.get("tables-openings"));
        tables::openings(ui, texts, board, study);
        heading(ui, &texts.get("tables-one"));
        let names: Vec<String> = study.openings.iter().map(|one| one.letter.to_string()).collect();
        let columns: Vec<&Column> = study.openings.iter().map(|one| &one.column).collect();
        tables::table(ui, texts, "one", &names, &columns);
        heading(ui, &texts.get("tables-lines"));
        tables::lines(ui, texts, board, &study.lines);
        heading(ui, &texts.get("tables-two"));
        let names: Vec<String> = study.lines.iter().map(|line| numeral(texts, line)).collect();
        let columns: Vec<&Column> = study.lines.iter().map(|line| &line.column).collect();
        tables::table(ui, texts, "two", &names, &columns);
        heading(ui, &texts.get("booklet-findings"));
        for finding in findings(texts, board, study) {
            prose(ui, &finding);
        }
        heading(ui, &texts.get("tables-sample"));
        prose(ui, &confirmed(texts, turns));
        let look = RichText::new(texts.get("booklet-look")).color(theme::ACCENT);
        if ui.button(look).clicked()
            && let Some(record) = ShippedRecord::find(SAMPLE)
        {
            instructive_games::review(model, record);
        }
        tables::sample(ui, model.texts, board, turns);
    });
}

fn heading(ui: &mut Ui, text: &str) {
    ui.add_space(10.0);
    ui.label(RichText::new(text).size(18.0).color(theme::TEXT));
}

fn prose(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).size(16.0).color(theme::TEXT));
}

/// The numeral of a line in the booklet.
fn numeral(texts: &Texts, line: &CaseLine) -> String {
    line.numeral.map_or_else(|| texts.get("tables-missed"), str::to_owned)
}

/// The errors in the booklet other than its numbers, a sentence each.
pub fn findings(texts: &Texts, board: &Board, study: &Study) -> Vec<String> {
    let mut findings = Vec::new();
    for line in study.lines.iter().filter(|line| line.misprinted) {
        let printed = line.printed.unwrap_or_default().to_owned();
        let turn = write_turn(board, &line.turn);
        let arguments = [("line", numeral(texts, line)), ("printed", printed), ("turn", turn)];
        let arguments = arguments.map(|(name, text)| (name, text.into()));
        findings.push(texts.with("tables-misprint", &arguments));
    }
    let missed = study.lines.iter().filter(|line| line.numeral.is_none());
    let missed: Vec<String> = missed.map(|line| write_turn(board, &line.turn)).collect();
    let arguments = [("count", missed.len().into()), ("turns", missed.join(", ").into())];
    findings.push(texts.with("tables-missed-lines", &arguments));
    let numbers = |both: Compared| {
        let printed = both.printed.unwrap_or_default().to_string();
        [("printed", printed.into()), ("counted", both.counted.to_string().into())]
    };
    findings.push(texts.with("tables-case-d", &numbers(study.case_d)));
    let [printed, counted] = numbers(study.second_turns);
    let arrangements = ("arrangements", study.arrangements.to_string().into());
    findings.push(texts.with("tables-second-turns", &[printed, counted, arrangements]));
    findings
}

/// The sentence on whether the printed counts of the sample game are correct.
fn confirmed(texts: &Texts, turns: &[SampleTurn]) -> String {
    let wrong = turns.iter().filter(|turn| !turn.agrees()).count();
    let counts: usize = turns.iter().map(|turn| turn.counted.len()).sum();
    if wrong == 0 {
        let arguments = [("counts", counts.into()), ("turns", turns.len().into())];
        texts.with("tables-sample-true", &arguments)
    } else {
        let arguments = [("wrong", wrong.into()), ("turns", turns.len().into())];
        texts.with("tables-sample-false", &arguments)
    }
}
