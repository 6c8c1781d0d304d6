//! Plays typed turns, and explains those that cannot be played.

use super::sentences;
use super::text_board::TextBoard;
use super::typed::{self, Misread, Named};
use crate::game::play::Intent;
use crate::rules::generate::capturing_stones;
use crate::rules::{Chain, Direction, Point, Refusal, Step};
use crate::texts::words::Line;
use crate::texts::{Arg, say};
use std::io;

impl TextBoard<'_> {
    /// What a line asks for. The letter of a capture alone is a turn if a stone or a step was named before, or a chain
    /// is open.
    pub(super) fn read(&self, line: &str) -> Line {
        let generation = self.session.generation();
        let known = self.named.as_ref().is_some_and(|(at, _)| *at == generation)
            || !self.session.record().chain().is_empty();
        match self.vocabulary.read(line) {
            Line::Unknown(text) if known && typed::is_letter(&text) => Line::Turn(text),
            line => line,
        }
    }

    /// Plays a typed turn or a part of one, or prints why it cannot be played.
    pub(super) fn typed_turn(&mut self, text: &str) -> io::Result<()> {
        let record = self.session.record();
        if record.outcome().is_some() {
            return self.refuse(Refusal::GameOver);
        }
        let generation = self.session.generation();
        let named = self.named.take().filter(|(at, _)| *at == generation);
        let named = named.map(|(_, named)| named);
        let typed = match typed::read(record, text, named.as_ref()) {
            Ok(typed) => typed,
            Err(misread) => {
                let now = match &misread {
                    Misread::Bare(point) => Some(Named::Stone(*point)),
                    Misread::Choice(choice) => Some(Named::Choice(choice.clone())),
                    // What cannot be read changes nothing.
                    Misread::Error(_) | Misread::OtherStone | Misread::Letter => named,
                };
                self.named = now.map(|named| (generation, named));
                return self.say_misread(&misread);
            }
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
        let (texts, board) = (&self.console.texts, self.board());
        match misread {
            Misread::Error(error) => {
                let sentence = say::turn_error(texts, board, error);
                self.line(&sentence)
            }
            Misread::Bare(point) => self.say_stone(*point),
            Misread::OtherStone => {
                self.say("text-chain-first")?;
                self.say_obligation()
            }
            Misread::Letter => self.say_obligation(),
            Misread::Choice(choice) => {
                let (approach, withdrawal) = (&choice.approach, &choice.withdrawal);
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

    /// Prints the steps of the stone on a point, or why it has none.
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
