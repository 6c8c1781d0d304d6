//! View model of the panel: the turns that were played, with numbers as texts.

use super::{CurrentExplorer, CurrentExplorerView, OpeningsState};
use crate::app::session::{BoardAnnotations, CurrentSession, PassingAnnotations, PointedOut};
use crate::app::texts::CurrentTexts;
use crate::game::explore::{Explored, ExploredTurn, Tally, name_along};
use crate::game::play::Session;
use crate::rules::notation::write_turn;
use crate::rules::{Position, Turn};
use crate::texts::{Texts, say};
use bevy::prelude::*;

/// What the panel shows.
#[derive(Clone, Debug, PartialEq)]
pub struct ExplorerView {
    /// The name of the opening; `None` if it has none.
    pub opening: Option<String>,
    /// The number of games that went on from the position on the board.
    pub total: String,
    /// The turns, those of the most games first.
    pub rows: Vec<ExplorerRow>,
    /// What the player should know: that nothing was played, or that something is missing.
    pub notes: Vec<String>,
}

/// A turn that was played.
#[derive(Clone, Debug, PartialEq)]
pub struct ExplorerRow {
    /// The turn.
    pub turn: Turn,
    /// The turn in notation.
    pub name: String,
    /// The number of games.
    pub games: String,
    /// The shares of White's wins, of draws and of Black's wins in the games with a result: 0 to 1 each.
    pub shares: [f32; 3],
    /// The engine's value as White sees it; empty if it is not known.
    pub value: String,
    /// All numbers as a sentence.
    pub numbers: String,
}

/// Makes the view anew if what it depends on has changed.
pub(super) fn update(
    session: Res<CurrentSession>,
    texts: Res<CurrentTexts>,
    explorer: Res<CurrentExplorer>,
    mut made_from: Local<Option<(u64, u64, Position, usize)>>,
    mut view: ResMut<CurrentExplorerView>,
) {
    if !explorer.open {
        *made_from = None;
        view.set_if_neq(CurrentExplorerView(None));
        return;
    }
    let position = *session.record().position();
    // While many games are read, the note about them changes now and then.
    let waiting = explorer.waiting.len().div_ceil(500);
    let now = (explorer.version, session.generation(), position, waiting);
    if *made_from == Some(now) && !texts.is_changed() {
        return;
    }
    *made_from = Some(now);
    let made = made(&texts, &session, &explorer);
    view.set_if_neq(CurrentExplorerView(Some(made)));
}

fn made(texts: &Texts, session: &Session, explorer: &CurrentExplorer) -> ExplorerView {
    let record = session.record();
    let (rules, position) = (record.rules(), record.position());
    let known = explorer.explorer.as_ref().filter(|known| known.variant().rules == *rules);
    let explored =
        known.map_or_else(Explored::default, |known| known.explore(position, &explorer.filter));
    let opening = name_along(rules, record.positions());
    let name = |row: &ExploredTurn| write_turn(&rules.board, &row.turn);
    let rows = explored.turns.iter().map(|row| ExplorerRow {
        name: name(row),
        games: row.tally.games().to_string(),
        shares: shares(row.tally),
        value: row
            .value
            .map(|value| say::explored_value(value, position.side()))
            .unwrap_or_default(),
        numbers: numbers(texts, row),
        turn: row.turn.clone(),
    });
    let games = explored.total.games();
    ExplorerView {
        opening: opening.map(|name| say::opening_name(texts, name)),
        total: texts.with("explore-total", &[("count", games.into())]),
        rows: rows.collect(),
        notes: notes(texts, explorer, explored.turns.is_empty()),
    }
}

fn shares(tally: Tally) -> [f32; 3] {
    let all = tally.white + tally.draws + tally.black;
    [tally.white, tally.draws, tally.black].map(|part| part as f32 / all.max(1) as f32)
}

/// The results and the sources as a sentence.
fn numbers(texts: &Texts, row: &ExploredTurn) -> String {
    let tally = row.tally;
    let [own, shipped, engine] = row.by_source;
    texts.with(
        "explore-numbers",
        &[
            ("white", tally.white.into()),
            ("draws", tally.draws.into()),
            ("black", tally.black.into()),
            ("open", tally.open.into()),
            ("own", own.into()),
            ("shipped", shipped.into()),
            ("engine", engine.into()),
        ],
    )
}

fn notes(texts: &Texts, explorer: &CurrentExplorer, nothing: bool) -> Vec<String> {
    let mut notes = Vec::new();
    if !explorer.waiting.is_empty() {
        notes.push(texts.get("explore-reading"));
    }
    match &explorer.openings {
        OpeningsState::Missing => notes.push(texts.get("explore-missing")),
        OpeningsState::Damaged(error) => {
            let reason = say::openings_error(texts, "openings", error);
            notes.push(texts.with("explore-damaged", &[("reason", reason.into())]));
        }
        state if state.is_busy() => notes.push(texts.get("explore-loading")),
        _ => {}
    }
    if nothing && !explorer.is_busy() {
        notes.push(texts.get("explore-nothing"));
    }
    notes
}

/// Shows the turn under the pointer on the board.
pub(super) fn point_out(
    explorer: Res<CurrentExplorer>,
    view: Res<CurrentExplorerView>,
    mut shown: Local<PointedOut>,
    mut passing: ResMut<PassingAnnotations>,
) {
    let row = explorer.hovered.filter(|_| explorer.open);
    let turn = row.and_then(|row| view.0.as_ref()?.rows.get(row)).map(|row| &row.turn);
    let wanted = turn.map(|turn| BoardAnnotations {
        path: turn.path(),
        captured: turn.captured,
        ..default()
    });
    shown.show(wanted, &mut passing);
}
