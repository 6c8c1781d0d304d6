//! A typed turn at the text board: played, left open, or explained.

use super::sentences;
use super::text_board::TextBoard;
use super::typed::{self, Misread};
use crate::game::Intent;
use crate::rules::generate::capturing_stones;
use crate::rules::{Chain, Direction, Point, Refusal, Step};
use crate::texts::{Arg, say};
use std::io;

impl TextBoard<'_> {
    /// Plays a typed turn, a part of one, or says why it cannot be played.
    pub(super) fn typed_turn(&mut self, text: &str) -> io::Result<()> {
        let record = self.session.record();
        if record.outcome().is_some() {
            return self.refuse(Refusal::GameOver);
        }
        let typed = match typed::read(record, text) {
            Ok(typed) => typed,
            Err(misread) => return self.say_misread(&misread),
        };
        let turns = record.turns().len();
        for Step { from, to, kind, .. } in typed.steps {
            let before = self.session.generation();
            self.apply(Intent::Step { from, to, kind }, Self::say_turns)?;
            if self.session.generation() == before {
                return Ok(());
            }
        }
        let open = self.session.record().turns().len() == turns;
        if typed.ends
            && open
            && self.session.record().chain().may_end(&self.session.variant().rules).is_ok()
        {
            self.apply(Intent::EndTurn, Self::say_turns)?;
        }
        Ok(())
    }

    pub(super) fn say_misread(&mut self, misread: &Misread) -> io::Result<()> {
        let (texts, board) = (&self.console.texts, &self.session.variant().rules.board);
        match misread {
            Misread::Error(error) => {
                let sentence = say::turn_error(texts, board, error);
                self.line(&sentence)
            }
            Misread::Bare(point) => self.say_stone(*point),
            Misread::Choice(approach, withdrawal) => {
                let arguments = [
                    ("from", board.name(approach.from).into()),
                    ("to", board.name(approach.to).into()),
                    ("approach", say::points(board, approach.captured).into()),
                    ("withdrawal", say::points(board, withdrawal.captured).into()),
                ];
                self.say_with("text-choice", &arguments)
            }
        }
    }

    /// What the stone on a point may do, or why it may do nothing.
    fn say_stone(&mut self, point: Point) -> io::Result<()> {
        let record = self.session.record();
        let (rules, position) = (record.rules(), record.position());
        let board = &rules.board;
        let mut steps = Chain::new(*position).next_steps(rules);
        steps.retain(|step| step.from == point);
        if !steps.is_empty() {
            let options = sentences::options(&self.console.texts, board, &steps);
            let arguments: [(&str, Arg); 2] =
                [("point", board.name(point).into()), ("steps", options.into())];
            return self.say_with("text-stone-goes", &arguments);
        }
        let capturing = capturing_stones(rules, position);
        let is_free = Direction::ALL.into_iter().any(|direction| {
            board.neighbour(point, direction).is_some_and(|next| position.stone(next).is_none())
        });
        self.refuse(match position.stone(point) {
            None => Refusal::NoStone,
            Some(side) if side != position.side() => Refusal::EnemyStone,
            Some(_) if !is_free => Refusal::StoneIsBlocked,
            Some(_) if capturing.is_empty() => Refusal::MustLeaveCapture,
            Some(_) => Refusal::AnotherMustCapture(capturing),
        })
    }
}
