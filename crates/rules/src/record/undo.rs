//! Undo of steps of the open chain, and undo and redo of whole turns.

use super::{Record, UndoneTurn};
use crate::refusal::Refusal;
use crate::turn::{Step, Turn};

impl Record {
    /// Takes back the last step of the open chain.
    ///
    /// # Errors
    /// There is no open chain.
    pub fn undo_step(&mut self) -> Result<Step, Refusal> {
        self.chain.pop().ok_or(Refusal::NoOpenChain)
    }

    /// Undoes the open chain if there is one; otherwise an end by resignation, agreement or time;
    /// otherwise the last whole turn.
    ///
    /// ```
    /// use fanorona_rules::variant::shipped;
    /// use fanorona_rules::{Record, Refusal, Side, generate};
    ///
    /// let mut record = Record::new(shipped::variant("telo").unwrap().rules.clone());
    /// record.play(&generate::turns(record.rules(), record.position())[0])?;
    /// record.resign(Side::Black)?;
    /// record.undo_turn()?; // the resignation
    /// assert_eq!((record.outcome(), record.turns().len()), (None, 1));
    /// record.undo_turn()?; // the turn
    /// assert_eq!(record.undo_turn(), Err(Refusal::NothingToUndo));
    /// # Ok::<(), Refusal>(())
    /// ```
    ///
    /// # Errors
    /// There is nothing to undo.
    pub fn undo_turn(&mut self) -> Result<(), Refusal> {
        if !self.can_undo() {
            return Err(Refusal::NothingToUndo);
        }
        self.offer = None;
        if !self.chain.is_empty() {
            while self.undo_step().is_ok() {}
            return Ok(());
        }
        if self.ended.take().is_some() {
            return Ok(());
        }
        let turn = self.turns.pop().ok_or(Refusal::NothingToUndo)?;
        let claimed = self.pop_position().is_some_and(|position| position.claimed());
        self.undone.push(UndoneTurn { turn, claimed });
        self.reset_chain();
        Ok(())
    }

    /// Plays the turn undone last again. A claim that followed it is made again too.
    ///
    /// # Errors
    /// There is no turn to redo, or a chain is open.
    pub fn redo_turn(&mut self) -> Result<(), Refusal> {
        let UndoneTurn { turn, claimed } =
            self.undone.last().cloned().ok_or(Refusal::NothingToRedo)?;
        self.play(&turn)?;
        if claimed {
            self.set_claimed();
        }
        Ok(())
    }

    /// Whether [`Record::undo_turn`] has something to undo.
    pub fn can_undo(&self) -> bool {
        !self.turns.is_empty() || !self.chain.is_empty() || self.ended.is_some()
    }

    /// Whether there is a turn to redo.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty() && self.chain.is_empty() && self.outcome().is_none()
    }

    /// The turn that [`Record::redo_turn`] plays again; `None` if none was undone.
    pub fn next_undone(&self) -> Option<&Turn> {
        self.undone.last().map(|undone| &undone.turn)
    }
}
