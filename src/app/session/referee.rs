//! The referee: applies an intent to the record, or says why not.

use super::clocks::Clocks;
use super::{GamePlan, Intent, Notice, OpenedGame, Review, Seat};
use crate::rules::notation::game::Note;
use crate::rules::variant::shipped;
use crate::rules::{Match, Outcome, Record, Refusal, Side, Stepped, Turn, Variant};
use bevy::prelude::Resource;
use std::sync::Arc;
use std::time::Duration;

/// The game under way and who plays it.
#[derive(Resource, Clone, Debug)]
pub struct Session {
    /// The rules played by.
    pub variant: Arc<Variant>,
    /// The game.
    pub record: Record,
    /// The tags of the game as a record: names, dates.
    pub tags: Vec<(String, String)>,
    /// What is remarked between its turns, other lines of play included.
    pub notes: Vec<Note>,
    /// Who plays White and who plays Black.
    pub seats: [Seat; 2],
    /// Grows with every change of the record: an answer meant for another number is stale.
    pub generation: u64,
    /// How often White and Black asked for advice in this game.
    pub hints: [u32; 2],
    /// Variants beside the shipped ones, for matches from records.
    pub known: Vec<Arc<Variant>>,
    /// While a game is looked at: that game, and the one at the table. All else is then that of
    /// the place looked at.
    pub review: Option<Box<Review>>,
    /// The match that the game belongs to, and whether its end is counted there.
    pub(super) match_: Option<Match>,
    pub(super) scored: bool,
    /// The clocks, the time of play so far, and what holds them: the players, or a page.
    pub(super) clocks: Option<Clocks>,
    pub(super) now: Duration,
    pub(super) paused: bool,
    pub(super) halted: bool,
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
        Self::of(variant, record, seats)
    }

    /// A game from elsewhere.
    pub fn opened(opened: OpenedGame) -> Self {
        let mut session = Self::new(opened.variant.clone(), opened.seats.clone());
        session.open(opened);
        session.settle(false);
        session
    }

    pub(super) const fn of(variant: Arc<Variant>, record: Record, seats: [Seat; 2]) -> Self {
        Self {
            variant,
            record,
            tags: Vec::new(),
            notes: Vec::new(),
            seats,
            generation: 0,
            hints: [0; 2],
            known: Vec::new(),
            review: None,
            match_: None,
            scored: false,
            clocks: None,
            now: Duration::ZERO,
            paused: false,
            halted: false,
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
        match intent {
            Intent::Pick { point, chosen } => {
                return self.explain(point, chosen).map(Notice::Refused).into_iter().collect();
            }
            Intent::Pause(paused) => return self.pause(paused),
            _ => {}
        }
        // A turn that is played too late does not count.
        let mut heard = self.flag();
        let plays = intent.plays();
        if plays && self.is_paused() {
            heard.push(Notice::Paused);
            return heard;
        }
        if matches!(intent, Intent::Hint) {
            heard.extend(self.hint().map(Notice::HintWanted));
            return heard;
        }
        let before = Before::of(self);
        let looks =
            self.review.is_some() || matches!(intent, Intent::OpenReview(_) | Intent::Review(_));
        let changed = if looks { self.change_in_review(intent) } else { self.change(intent) };
        match changed {
            Ok(more) => heard.extend(more),
            Err(refused) => {
                heard.push(refused);
                return heard;
            }
        }
        self.generation += 1;
        if self.review.is_none() {
            self.settle(plays && !looks);
        }
        if self.review.is_none() && !looks {
            self.drop_stale_notes(&before);
            let before = before.outcome.filter(|_| !heard.contains(&Notice::Started));
            let outcome = self.record.outcome().filter(|_| self.record.outcome() != before);
            heard.extend(outcome.map(Notice::Over));
        }
        heard
    }

    /// Clocks and match heed the record again; `played` tells that it was changed by playing.
    fn settle(&mut self, played: bool) {
        self.follow_clocks(played);
        self.score();
    }

    /// A remark on a turn that was taken back and replaced by another says nothing of the new one.
    fn drop_stale_notes(&mut self, before: &Before) {
        let turns = self.record.turns();
        let new = turns.len() == before.turns + 1 && turns.last() != before.undone.as_ref();
        if new {
            self.notes.retain(|note| note.after <= before.turns);
        }
    }

    pub(super) fn change(&mut self, intent: Intent) -> Result<Vec<Notice>, Notice> {
        match intent {
            Intent::NewGame { variant, seats } => Ok(self.begin(GamePlan::single(variant, seats))?),
            Intent::Begin(plan) => Ok(self.begin(*plan)?),
            Intent::NextGame => Ok(self.next_game()?),
            Intent::Again => Ok(self.again()?),
            Intent::Open(opened) => {
                let lost = self.open(*opened).map(Notice::MatchLost);
                Ok(std::iter::once(Notice::Started).chain(lost).collect())
            }
            Intent::OpenReview(_) | Intent::Review(_) => self.change_in_review(intent),
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
            Intent::Play { turn, generation } => Ok(self.play(&turn, generation)?),
            Intent::Pick { .. } | Intent::Pause(_) | Intent::Hint => Ok(Vec::new()),
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
            Intent::Undo => Ok(self.undo()?),
            Intent::Redo => Ok(self.redo()?),
            Intent::Resign(side) => {
                self.record.resign(side)?;
                Ok(vec![Notice::Rewound])
            }
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
