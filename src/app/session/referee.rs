//! The referee: applies an intent to the record, or says why not.

use super::{Intent, Notice, Opened, Review, Seat};
use crate::rules::notation::Game;
use crate::rules::notation::game::Note;
use crate::rules::variant::shipped;
use crate::rules::{Direction, Outcome, Point, Record, Refusal, Side, Stepped, Turn, Variant};
use bevy::prelude::Resource;
use std::sync::Arc;

/// The game under way and who plays it.
#[derive(Resource, Clone, Debug)]
pub struct Session {
    /// The rules played by.
    pub variant: Arc<Variant>,
    /// The game.
    pub record: Record,
    /// The tags of the game as a record: names, dates, the match.
    pub tags: Vec<(String, String)>,
    /// What is remarked between its turns, other lines of play included.
    pub notes: Vec<Note>,
    /// Who plays White and who plays Black.
    pub seats: [Seat; 2],
    /// Grows with every change of the record: an answer meant for another number is stale.
    pub generation: u64,
    /// How often White and Black asked for advice in this game.
    pub hints: [u32; 2],
    /// While a game is looked at: that game, and the one at the table. All of the above is then
    /// that of the place looked at.
    pub review: Option<Box<Review>>,
}

/// What a change is compared with.
struct Before {
    outcome: Option<Outcome>,
    turns: usize,
    undone: Option<Turn>,
}

impl Before {
    fn of(session: &Session) -> Self {
        let record = &session.record;
        let undone = record.undone().last().cloned();
        Self { outcome: record.outcome(), turns: record.turns().len(), undone }
    }
}

impl Default for Session {
    fn default() -> Self {
        Self::new(shipped::all()[0].clone(), [Seat::Person, Seat::Person])
    }
}

impl Session {
    /// A new game.
    pub fn new(variant: Arc<Variant>, seats: [Seat; 2]) -> Self {
        let record = Record::new(variant.rules.clone());
        let (tags, notes) = (Vec::new(), Vec::new());
        Self { variant, record, tags, notes, seats, generation: 0, hints: [0; 2], review: None }
    }

    /// A game from elsewhere.
    pub fn opened(opened: Opened) -> Self {
        let Opened { variant, game, seats, .. } = opened;
        let Game { tags, record, notes, .. } = game;
        Self { variant, record, tags, notes, seats, generation: 0, hints: [0; 2], review: None }
    }

    /// The game at the table as a record that can be kept, also while one is looked at. What is
    /// remarked on it there is in it at once.
    pub fn game(&self) -> Game {
        if let Some(review) = &self.review {
            return review.live_game();
        }
        Game {
            tags: self.tags.clone(),
            variant: self.variant.key.clone(),
            record: self.record.clone(),
            notes: self.notes.clone(),
        }
    }

    /// The side to move; `None` when the game is over.
    pub fn to_move(&self) -> Option<Side> {
        self.record.outcome().is_none().then(|| self.record.position().side())
    }

    /// Who plays this side.
    pub const fn seat(&self, side: Side) -> &Seat {
        &self.seats[side as usize]
    }

    /// Is it a person's turn?
    pub fn person_to_move(&self) -> bool {
        self.to_move().is_some_and(|side| !self.seat(side).is_computer())
    }

    /// The side for which a person at this screen speaks now: the side to move if a person plays
    /// it, else the other one; `None` when the computer plays both.
    pub fn speaker(&self) -> Option<Side> {
        let side = self.record.position().side();
        [side, side.opponent()].into_iter().find(|&side| !self.seat(side).is_computer())
    }

    /// Applies an intent, and tells what happened.
    pub fn apply(&mut self, intent: Intent) -> Vec<Notice> {
        if let Intent::Pick { point, chosen } = intent {
            return self.explain(point, chosen).map(Notice::Refused).into_iter().collect();
        }
        if matches!(intent, Intent::Hint) {
            return self.hint().map(Notice::HintWanted).into_iter().collect();
        }
        let before = Before::of(self);
        let looks = self.review.is_some() || matches!(intent, Intent::Review(_) | Intent::Look(_));
        let changed = if looks { self.change_in_review(intent) } else { self.change(intent) };
        let mut heard = match changed {
            Ok(heard) => heard,
            Err(refusal) => return vec![Notice::Refused(refusal)],
        };
        self.generation += 1;
        if self.review.is_none() && !looks {
            self.drop_stale_notes(&before);
            let outcome = self.record.outcome().filter(|_| self.record.outcome() != before.outcome);
            heard.extend(outcome.map(Notice::Over));
        }
        heard
    }

    /// A remark on a turn that was taken back and replaced by another says nothing of the new one.
    fn drop_stale_notes(&mut self, before: &Before) {
        let turns = self.record.turns();
        let new = turns.len() == before.turns + 1 && turns.last() != before.undone.as_ref();
        if new {
            self.notes.retain(|note| note.after <= before.turns);
        }
    }

    pub(super) fn change(&mut self, intent: Intent) -> Result<Vec<Notice>, Refusal> {
        match intent {
            Intent::NewGame { variant, seats } => {
                *self = Self { generation: self.generation, ..Self::new(variant, seats) };
                Ok(vec![Notice::Started])
            }
            Intent::Open(opened) => {
                *self = Self { generation: self.generation, ..Self::opened(*opened) };
                Ok(vec![Notice::Started])
            }
            Intent::Review(_) | Intent::Look(_) => self.change_in_review(intent),
            Intent::Reseat { side, seat } => {
                self.seats[side as usize] = seat;
                Ok(Vec::new())
            }
            Intent::Step { from, to, kind } => {
                let side = self.record.position().side();
                let Stepped { step, turn } = self.record.step(from, to, kind)?;
                let mut heard = vec![Notice::Stepped { side, step }];
                heard.extend(turn.map(|_| Notice::TurnEnded(side)));
                Ok(heard)
            }
            Intent::Play { turn, generation } => self.play(&turn, generation),
            Intent::Pick { .. } | Intent::Hint => Ok(Vec::new()),
            Intent::EndTurn => {
                let side = self.record.position().side();
                self.record.end_turn()?;
                Ok(vec![Notice::TurnEnded(side)])
            }
            Intent::UndoStep => {
                let side = self.record.position().side();
                let step = self.record.undo_step()?;
                Ok(vec![Notice::StepTakenBack { side, step }, Notice::Rewound])
            }
            Intent::Undo => self.undo(),
            Intent::Redo => self.redo(),
            Intent::Resign(side) => self.record.resign(side).map(|()| vec![Notice::Rewound]),
            Intent::OfferDraw(side) => {
                self.record.offer_draw(side)?;
                Ok(vec![Notice::DrawOffered(side)])
            }
            Intent::AnswerDraw(accepted) => {
                self.record.answer_draw(accepted)?;
                Ok(vec![if accepted { Notice::Rewound } else { Notice::DrawDeclined }])
            }
            Intent::Claim => {
                let turn = self.record.claim()?;
                let side = self.record.position().side();
                Ok(vec![Notice::TookBack { side, turn }, Notice::Rewound, Notice::Claimed])
            }
        }
    }

    /// Counts a wish for advice; only the person to move is given any.
    fn hint(&mut self) -> Option<Side> {
        let side = self.to_move().filter(|_| self.person_to_move() && self.review.is_none())?;
        self.hints[side as usize] += 1;
        Some(side)
    }

    /// Why a point cannot be picked now, or why the chosen stone cannot go there; `None` for an
    /// empty point that nobody could mean.
    fn explain(&self, point: Point, chosen: Option<Point>) -> Option<Refusal> {
        let (rules, chain) = (self.record.rules(), self.record.chain());
        let enemy = chain.enemy().contains(point);
        let empty = !enemy && !chain.own().contains(point);
        if self.record.outcome().is_some() {
            return Some(Refusal::GameOver);
        }
        if let Some(from) = chosen.filter(|_| empty) {
            return chain.check(rules, from, point, None).err();
        }
        if empty {
            return None;
        }
        if enemy {
            return Some(Refusal::EnemyStone);
        }
        if let Some(at) = chain.at() {
            return Some(Refusal::OtherStoneInChain(at));
        }
        // Every step of the stone is refused for the same reason, or there is none.
        Direction::ALL
            .into_iter()
            .filter_map(|direction| rules.board.neighbour(point, direction))
            .filter_map(|to| chain.check(rules, point, to, None).err())
            .find(|refusal| *refusal != Refusal::Occupied)
            .or(Some(Refusal::StoneIsBlocked))
    }

    /// A turn that was meant for another generation is dropped without a word.
    fn play(&mut self, turn: &Turn, generation: u64) -> Result<Vec<Notice>, Refusal> {
        if generation != self.generation {
            return Ok(Vec::new());
        }
        let side = self.record.position().side();
        self.record.play(turn)?;
        let steps = turn.steps.iter().map(|&step| Notice::Stepped { side, step });
        Ok(steps.chain([Notice::TurnEnded(side)]).collect())
    }

    fn undo(&mut self) -> Result<Vec<Notice>, Refusal> {
        let had_chain = !self.record.chain().is_empty();
        let had_end = self.record.outcome().is_some()
            && self.record.position().outcome(self.record.rules()).is_none();
        let mut heard = Vec::new();
        heard.extend(self.take_back()?);
        while !had_chain && !had_end && self.waits_for_computer() && self.record.can_undo() {
            heard.extend(self.take_back()?);
        }
        heard.push(Notice::Rewound);
        Ok(heard)
    }

    /// Takes back an open chain, an agreed end or a turn. Tells of it when stones go back.
    fn take_back(&mut self) -> Result<Option<Notice>, Refusal> {
        let chain = self.record.chain().steps().to_vec();
        let turns = self.record.turns().len();
        self.record.undo_turn()?;
        let turn = if self.record.turns().len() < turns {
            self.record.undone().last().cloned()
        } else {
            Turn::new(chain)
        };
        let side = self.record.position().side();
        Ok(turn.map(|turn| Notice::TookBack { side, turn }))
    }

    fn redo(&mut self) -> Result<Vec<Notice>, Refusal> {
        let mut heard = Vec::new();
        heard.extend(self.play_again()?);
        while self.waits_for_computer() && self.record.can_redo() {
            heard.extend(self.play_again()?);
        }
        heard.push(Notice::Rewound);
        Ok(heard)
    }

    /// Plays a turn again that was taken back.
    fn play_again(&mut self) -> Result<Option<Notice>, Refusal> {
        let side = self.record.position().side();
        let turn = self.record.undone().last().cloned();
        self.record.redo_turn()?;
        Ok(turn.map(|turn| Notice::PlayedAgain { side, turn }))
    }

    /// Is the computer to move in a game that a person plays too?
    fn waits_for_computer(&self) -> bool {
        self.seat(self.record.position().side()).is_computer()
            && self.seats.iter().any(|seat| !seat.is_computer())
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.record.outcome()
    }
}
