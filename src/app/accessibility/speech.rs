//! What is read out after every change: the turn that was played, and what can be done now.

use crate::app::names::side_arg;
use crate::game::play::Session;
use crate::rules::notation::turn::write_turn_compact;
use crate::texts::{Texts, say};

/// The most turns that are read out at once: one of each side.
const MOST_TURNS: usize = 2;

/// Remembers what was read out last, so that everything is read out exactly once.
#[derive(Clone, Debug, Default)]
pub struct Speech {
    generation: Option<u64>,
    variant: String,
    turns: usize,
    status: String,
}

impl Speech {
    /// The text to read out now; `None` if nothing has changed. `status` is the text under the board, and `opened` says that
    /// another game came onto it since the last call.
    pub fn next(
        &mut self,
        texts: &Texts,
        session: &Session,
        status: &str,
        opened: bool,
    ) -> Option<String> {
        let record = session.record();
        let turns = record.turns();
        let began = opened || self.variant != session.variant().key;
        let changed = self.generation != Some(session.generation());
        if !changed && status == self.status {
            return None;
        }
        let mut said = Vec::new();
        if began {
            let name = say::variant_name(texts, session.variant());
            said.push(texts.with("accessibility-game", &[("name", name.into())]));
        } else if turns.len() < self.turns {
            said.push(texts.get("accessibility-back"));
        } else {
            let fresh = turns.len() - self.turns;
            // After a jump in a review only the last turn is read out.
            let fresh = if fresh > MOST_TURNS { 1 } else { fresh };
            let mut mover = record.position().side();
            // The side that played the first new turn.
            if fresh % 2 == 1 {
                mover = mover.opponent();
            }
            for turn in &turns[turns.len() - fresh..] {
                let count = turn.captured.len();
                said.push(texts.with(
                    "accessibility-turn",
                    &[
                        ("side", side_arg(session, mover)),
                        ("turn", write_turn_compact(&record.rules().board, turn).into()),
                        ("count", count.into()),
                    ],
                ));
                mover = mover.opponent();
            }
        }
        if status != self.status || said.is_empty() {
            said.push(status.to_owned());
        }
        self.generation = Some(session.generation());
        self.turns = turns.len();
        session.variant().key.clone_into(&mut self.variant);
        status.clone_into(&mut self.status);
        let said = said.join(" ");
        (!said.trim().is_empty()).then_some(said)
    }
}
