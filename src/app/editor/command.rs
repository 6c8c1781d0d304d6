//! What the page of the editor asks for.

use super::CurrentEditor;
use crate::app::content::CurrentCatalogue;
use crate::app::engine_lines::EngineLines;
use crate::app::pages::{OpenPage, Page};
use crate::app::session::{CurrentSession, IntentMessage};
use crate::app::solver::PositionSolver;
use crate::catalogue::Catalogue;
use crate::game::editor::{Edit, Editor};
use crate::game::play::{Intent, OpenedGame, Seat};
use crate::launch::address::Address;
use crate::rules::notation::{Game, is_link};
use crate::rules::{Position, Record, Variant};
use bevy::prelude::*;
use std::sync::Arc;

/// What is asked of the editor.
#[derive(Message, Clone, Debug)]
pub enum EditorCommand {
    /// Opens the page with the position that was edited last, or that on the board if there is none.
    Open,
    /// Opens the page with the position on the board, under review or not, without the steps of an open
    /// chain.
    EditBoard,
    /// Edits the position.
    Edit(Edit),
    /// Sets the text of the position, as it is being typed or pasted. It may be a link to a position too.
    Type(String),
    /// Has the position solved.
    Solve,
    /// Stops solving it.
    StopSolving,
    /// Begins a game between these players from the position.
    PlayOn([Seat; 2]),
    /// Reviews the position, so that turns can be tried in it while their best lines are searched for.
    Analyse,
}

/// Carries out the commands.
pub(super) fn carry_out(
    mut commands: MessageReader<EditorCommand>,
    (session, catalogue): (Res<CurrentSession>, Res<CurrentCatalogue>),
    mut current: ResMut<CurrentEditor>,
    mut solver: ResMut<PositionSolver>,
    mut lines: ResMut<EngineLines>,
    mut page: ResMut<OpenPage>,
    mut intents: MessageWriter<IntentMessage>,
) {
    for command in commands.read() {
        match command {
            EditorCommand::Open => {
                if !current.used {
                    current.edit(board(&session));
                }
                page.set_if_neq(OpenPage(Page::Editor));
            }
            EditorCommand::EditBoard => {
                current.edit(board(&session));
                page.set_if_neq(OpenPage(Page::Editor));
            }
            EditorCommand::Edit(edit) => current.edit(edit.clone()),
            EditorCommand::Type(text) => {
                if let Some((variant, position)) = linked(&catalogue, text) {
                    current.edit(Edit::Position(variant, position));
                    continue;
                }
                let error = current.editor.read(text).err();
                current.used = true;
                current.typed = Some((text.clone(), error));
            }
            EditorCommand::Solve => {
                if let Ok(position) = current.editor.position() {
                    solver.ask(current.editor.variant(), &position);
                }
            }
            EditorCommand::StopSolving => solver.stop(),
            EditorCommand::PlayOn(seats) => {
                if let Some(opened) = opened(&current.editor, seats) {
                    intents.write(IntentMessage(Intent::Open(Box::new(opened))));
                    page.set_if_neq(OpenPage(Page::Board));
                }
            }
            EditorCommand::Analyse => {
                let people = [Seat::Person, Seat::Person];
                if let Some(opened) = opened(&current.editor, &people) {
                    intents.write(IntentMessage(Intent::OpenReview(Box::new(opened))));
                    lines.on = true;
                    page.set_if_neq(OpenPage(Page::Board));
                }
            }
        }
    }
}

/// The position that a link to a game or the page's address leads to; `None` if the text is neither.
fn linked(catalogue: &Catalogue, text: &str) -> Option<(Arc<Variant>, Position)> {
    let (before, hash) = text.split_once('#').unwrap_or((text, ""));
    let query = before.split_once('?').map_or("", |(_, query)| query);
    let hash = if is_link(text) { text } else { hash };
    let Address { variant, game, .. } = Address::read(catalogue, query, hash);
    Some((variant?, *game?.record.position()))
}

/// The edit that sets up the position on the board.
fn board(session: &CurrentSession) -> Edit {
    Edit::Position(session.variant().clone(), *session.record().position())
}

/// The game that begins in the edited position; `None` if there is none, or the game is over there.
fn opened(editor: &Editor, seats: &[Seat; 2]) -> Option<OpenedGame> {
    game_from(editor.variant().clone(), editor.position().ok()?, seats)
}

/// The game between these players that begins in a position; `None` if it is over there.
pub(in crate::app) fn game_from(
    variant: Arc<Variant>,
    position: Position,
    seats: &[Seat; 2],
) -> Option<OpenedGame> {
    let record = Record::from_position(variant.rules.clone(), position);
    if record.outcome().is_some() {
        return None;
    }
    let game = Game::new(variant.key.clone(), record);
    Some(OpenedGame { variant, game, seats: seats.clone(), left: None })
}

impl CurrentEditor {
    /// Applies an edit. A text that is being typed gives way to it.
    pub(in crate::app) fn edit(&mut self, edit: Edit) {
        self.editor.apply(edit);
        self.used = true;
        self.typed = None;
    }
}
