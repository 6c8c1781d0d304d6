//! The tables of the Parker booklet, recounted, for the curious: what its authors counted by hand
//! beside what is true, and their sample game to be looked at.

mod tables;

use super::desk::{Desk, Page};
use super::dialogs::page;
use super::{Wish, shipped, theme};
use crate::catalogue::records::ShippedRecord;
use crate::rules::Board;
use crate::rules::booklet::{CaseLine, Column, Compared, SampleTurn, Study, sample};
use crate::rules::notation::write_turn;
use crate::rules::variant::shipped::variant;
use crate::texts::Texts;
use bevy_egui::egui::{Context, RichText, Ui};
use std::sync::{Arc, OnceLock};

/// The sample game among the shipped records.
const SAMPLE: &str = "parker-sample";

/// What was counted, once somebody has asked; it takes a few milliseconds.
#[derive(Clone, Debug, Default)]
pub struct Counted(Arc<OnceLock<Option<(Study, Vec<SampleTurn>)>>>);

impl Counted {
    /// Study and sample game; `None` only if the shipped rules were unsound, which tests rule out.
    fn get(&self) -> Option<&(Study, Vec<SampleTurn>)> {
        self.0.get_or_init(|| Some((Study::new()?, sample()?))).as_ref()
    }
}

pub(super) fn show(ctx: &Context, desk: &mut Desk, wishes: &mut Vec<Wish>) {
    let title = desk.texts.get("menu-booklet");
    let counted = desk.booklet.clone();
    let (Some((study, turns)), Some(parker)) = (counted.get(), variant("parker")) else {
        desk.page = Page::Board;
        return;
    };
    let board = &parker.rules.board;
    page(ctx, desk, "booklet", &title, |ui, desk| {
        // A bar for scrolling must not lie on the numbers.
        ui.set_max_width(ui.available_width() - 14.0);
        let texts = &desk.texts;
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
        let look = RichText::new(texts.get("booklet-look")).color(theme::GOLD);
        if ui.button(look).clicked()
            && let Some(record) = ShippedRecord::find(SAMPLE)
        {
            shipped::look_at(desk, record, wishes);
        }
        tables::sample(ui, &desk.texts, board, turns);
    });
}

fn heading(ui: &mut Ui, text: &str) {
    ui.add_space(10.0);
    ui.label(RichText::new(text).size(18.0).color(theme::GOLD));
}

fn prose(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).size(16.0).color(theme::BONE));
}

/// The booklet's numeral of a line.
fn numeral(texts: &Texts, line: &CaseLine) -> String {
    line.numeral.map_or_else(|| texts.get("tables-missed"), str::to_owned)
}

/// What the booklet got wrong beside its numbers, a sentence each.
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

/// Whether the printed counts of the sample game are true.
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
