//! What the page of a comparison asks for.

use super::{ChosenStep, ComparePart, CompareSubject, CurrentComparison};
use crate::app::content::CurrentCatalogue;
use crate::app::editor::{CurrentEditor, game_from};
use crate::app::pages::{OpenPage, Page};
use crate::app::session::{CurrentSession, IntentMessage};
use crate::app::solver::PositionSolver;
use crate::catalogue::Catalogue;
use crate::game::compare::Sheets;
use crate::game::editor::Edit;
use crate::game::play::{Intent, OpenedGame, Seat, Session};
use crate::rules::Variant;
use bevy::prelude::*;
use std::sync::Arc;

/// The variants that a position is compared with first, if they have the same board.
const FIRST: [&str; 2] = ["tsivy", "parker"];

/// What is asked of the comparison.
#[derive(Message, Clone, Debug)]
pub enum CompareCommand {
    /// Compares the position on the board, and the game.
    Board,
    /// Compares the edited position.
    Edited,
    /// Replaces the sheet with this number, counted from 0, by another variant.
    Replace(usize, Arc<Variant>),
    /// Adds a sheet.
    Add(Arc<Variant>),
    /// Leaves a sheet out.
    Remove(usize),
    /// Takes a step of the chain.
    Step(ChosenStep),
    /// Takes back the last step of the chain.
    StepBack,
    /// Walks the chain of the chosen row: shows it before its first step that differs.
    Walk,
    /// Has the position solved under every sheet for which it is not known who wins.
    Solve,
    /// Stops solving.
    StopSolving,
    /// Begins a game between these players, from the position by the rules of a sheet.
    PlayOn(usize, [Seat; 2]),
    /// Edits the position.
    EditPosition,
}

/// Carries out the commands.
pub(super) fn carry_out(
    mut commands: MessageReader<CompareCommand>,
    (session, catalogue): (Res<CurrentSession>, Res<CurrentCatalogue>),
    mut current: ResMut<CurrentComparison>,
    mut editor: ResMut<CurrentEditor>,
    mut solver: ResMut<PositionSolver>,
    mut page: ResMut<OpenPage>,
    mut intents: MessageWriter<IntentMessage>,
) {
    for command in commands.read() {
        match command {
            CompareCommand::Board => {
                current.begin(on_board(&session), &catalogue);
                let steps = session.record().chain().steps().iter();
                current.chain = steps.map(|step| (step.from, step.to, step.kind)).collect();
                page.set_if_neq(OpenPage(Page::Compare));
            }
            CompareCommand::Edited => {
                let editor = editor.editor();
                let Ok(position) = editor.position() else { continue };
                let variant = editor.variant().clone();
                current.begin(CompareSubject { variant, position, game: None }, &catalogue);
                page.set_if_neq(OpenPage(Page::Compare));
            }
            CompareCommand::Solve => {
                let Some(report) = current.report() else { continue };
                let sheets = current.sheets().iter().zip(&report.positions).zip(&report.known);
                for ((variant, position), known) in sheets {
                    if known.is_none() {
                        solver.ask(variant, position);
                    }
                }
            }
            CompareCommand::StopSolving => solver.stop(),
            CompareCommand::PlayOn(sheet, seats) => {
                if let Some(opened) = current.opened(*sheet, seats) {
                    intents.write(IntentMessage(Intent::Open(Box::new(opened))));
                    page.set_if_neq(OpenPage(Page::Board));
                }
            }
            CompareCommand::EditPosition => {
                if let Some(CompareSubject { variant, position, .. }) = current.subject() {
                    editor.edit(Edit::Position(variant.clone(), *position));
                    page.set_if_neq(OpenPage(Page::Editor));
                }
            }
            command => current.change(command),
        }
    }
}

/// The position on the board, and the game that it stands in.
fn on_board(session: &Session) -> CompareSubject {
    let game = match session.review() {
        Some(review) => &review.original().record,
        None => session.record(),
    };
    CompareSubject {
        variant: session.variant().clone(),
        position: *session.record().position(),
        game: Some(game.clone()),
    }
}

/// The variants with a board of the same size.
pub(in crate::app) fn comparable<'a>(
    catalogue: &'a Catalogue,
    variant: &Variant,
) -> impl Iterator<Item = &'a Arc<Variant>> {
    let size = |variant: &Variant| (variant.rules.board.columns(), variant.rules.board.rows());
    let wanted = size(variant);
    catalogue.usable().iter().filter(move |other| size(other) == wanted)
}

impl CurrentComparison {
    /// Begins to compare a position. Sheets that fit it stay chosen.
    pub(in crate::app) fn begin(&mut self, subject: CompareSubject, catalogue: &Catalogue) {
        let others = || comparable(catalogue, &subject.variant);
        let fits = |sheet: &Arc<Variant>| others().any(|other| other.key == sheet.key);
        self.sheets.retain(fits);
        if !self.sheets.iter().any(|sheet| sheet.key == subject.variant.key) {
            self.sheets.insert(0, subject.variant.clone());
            self.sheets.truncate(Sheets::MOST);
        }
        let preferred = FIRST.iter().filter_map(|key| others().find(|other| other.key == *key));
        for other in preferred.chain(others()) {
            if self.sheets.len() < 2 && self.sheets.iter().all(|sheet| sheet.key != other.key) {
                self.sheets.push(other.clone());
            }
        }
        if subject.game.as_ref().is_none_or(|game| game.turns().is_empty())
            && self.part == ComparePart::Game
        {
            self.part = ComparePart::Turns;
        }
        self.subject = Some(subject);
        (self.chosen, self.stale) = (None, true);
        self.chain.clear();
    }

    /// Carries out a command that changes what is compared.
    pub(in crate::app) fn change(&mut self, command: &CompareCommand) {
        let has = |sheets: &[Arc<Variant>], variant: &Variant| {
            sheets.iter().any(|sheet| sheet.key == variant.key)
        };
        match command {
            CompareCommand::Replace(sheet, variant)
                if *sheet < self.sheets.len() && !has(&self.sheets, variant) =>
            {
                self.sheets[*sheet] = variant.clone();
            }
            CompareCommand::Add(variant)
                if self.sheets.len() < Sheets::MOST && !has(&self.sheets, variant) =>
            {
                self.sheets.push(variant.clone());
            }
            CompareCommand::Remove(sheet)
                if self.sheets.len() > 2 && *sheet < self.sheets.len() =>
            {
                self.sheets.remove(*sheet);
            }
            CompareCommand::Step(step) => self.chain.push(*step),
            CompareCommand::StepBack => {
                self.chain.pop();
            }
            CompareCommand::Walk => self.walk(),
            _ => return,
        }
        self.stale = true;
    }

    /// Shows the chain of the chosen row as far as all sheets allow its steps.
    fn walk(&mut self) {
        let row = self.report.as_ref().zip(self.chosen);
        let Some(row) = row.and_then(|(report, row)| report.rows.get(row)) else { return };
        let steps = &row.turn.turn.steps;
        let chain: Vec<ChosenStep> =
            steps.iter().map(|step| (step.from, step.to, step.kind)).collect();
        let rules = self.sheets.iter().map(|variant| variant.rules.clone()).collect();
        let Some((subject, sheets)) = self.subject.as_ref().zip(Sheets::new(rules).ok()) else {
            return;
        };
        let stages = sheets.walk(&Self::place(subject), &chain).unwrap_or_default();
        let all =
            |reached: &[crate::game::compare::Verdict]| reached.iter().all(|it| it.is_legal());
        let kept = stages.iter().skip(1).take_while(|stage| all(&stage.reached)).count();
        self.chain = chain.into_iter().take(kept).collect();
        self.part = ComparePart::Chain;
    }

    /// The game that begins in the position under a sheet; `None` if it is over there.
    fn opened(&self, sheet: usize, seats: &[Seat; 2]) -> Option<OpenedGame> {
        let position = *self.report.as_ref()?.positions.get(sheet)?;
        game_from(self.sheets.get(sheet)?.clone(), position, seats)
    }
}
