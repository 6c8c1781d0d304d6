//! What the panel asks for.

use super::{CurrentExplorer, CurrentExplorerView, OpeningsState};
use crate::app::session::{CurrentSession, IntentMessage};
use crate::app::storage::LibraryCommand;
use crate::game::explore::Filter;
use crate::game::play::{Intent, ReviewAction, Session};
use crate::rules::Turn;
use crate::rules::generate::Effect;
use bevy::prelude::*;

/// A request of the panel.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum ExplorerCommand {
    /// Opens the panel, or closes it.
    Open(bool),
    /// Which games count.
    Filter(Filter),
    /// The pointer is over this row, or over none.
    Hover(Option<usize>),
    /// Plays the turn of this row.
    Play(usize),
}

/// Carries out the requests.
pub(super) fn carry_out(
    mut commands: MessageReader<ExplorerCommand>,
    mut explorer: ResMut<CurrentExplorer>,
    view: Res<CurrentExplorerView>,
    session: Res<CurrentSession>,
    mut library: MessageWriter<LibraryCommand>,
    mut intents: MessageWriter<IntentMessage>,
) {
    for command in commands.read() {
        match command.clone() {
            ExplorerCommand::Open(open) => {
                explorer.open = open && session.may_explore();
                explorer.hovered = None;
                if matches!(explorer.openings, OpeningsState::Missing) {
                    explorer.openings = OpeningsState::Wanted;
                }
                if explorer.open {
                    library.write(LibraryCommand::List { trash: false });
                }
            }
            ExplorerCommand::Filter(filter) => explorer.filter = filter,
            ExplorerCommand::Hover(row) => explorer.hovered = row,
            ExplorerCommand::Play(row) => {
                explorer.hovered = None;
                let turn = view.0.as_ref().and_then(|view| view.rows.get(row)).map(|row| &row.turn);
                if let Some(turn) = turn.filter(|_| session.may_explore()) {
                    intents.write_batch(played(&session, turn).into_iter().map(IntentMessage));
                }
            }
        }
        explorer.version += 1;
    }
}

/// The intents that play a turn. In a review a turn that is there already is gone to.
fn played(session: &Session, turn: &Turn) -> Vec<Intent> {
    let record = session.record();
    if let Some(review) = session.review() {
        let leads = |node| review.tree().turn(node).is_some_and(|it| same(it, turn));
        let known = review.tree().children(review.here()).iter().find(|&&node| leads(node));
        if let Some(&node) = known {
            return vec![Intent::Review(ReviewAction::To(node))];
        }
    }
    if record.chain().is_empty() {
        return vec![Intent::Play { turn: turn.clone(), generation: session.generation() }];
    }
    // The steps of an open chain are taken back first.
    let mut intents = vec![Intent::UndoStep; record.chain().steps().len()];
    let mut tried = record.clone();
    while !tried.chain().is_empty() && tried.undo_step().is_ok() {}
    for step in &turn.steps {
        let _ = tried.step(step.from, step.to, step.kind);
        intents.push(Intent::Step { from: step.from, to: step.to, kind: step.kind });
    }
    if !tried.chain().is_empty() {
        intents.push(Intent::EndTurn);
    }
    intents
}

fn same(one: &Turn, other: &Turn) -> bool {
    Effect::of(one) == Effect::of(other)
}
