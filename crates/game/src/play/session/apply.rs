//! Applies an intent to the record, or refuses it with a reason.

use super::Session;
use crate::play::{GamePlan, Intent, Notice};
use fanorona_rules::{Outcome, Record, Refusal, Side, Stepped, Turn};

/// The state that a change is compared with.
struct Before {
    outcome: Option<Outcome>,
    turns: usize,
    undone: Option<Turn>,
    place: (u64, usize, usize),
}

impl Before {
    /// What differs between two places of a game: the position, the number of turns and the steps of
    /// the open chain.
    fn place(session: &Session) -> (u64, usize, usize) {
        let record = &session.record;
        (record.position().hash(), record.turns().len(), record.chain().steps().len())
    }

    fn of(session: &Session) -> Self {
        let record = &session.record;
        let undone = record.next_undone().cloned();
        let turns = record.turns().len();
        Self { outcome: record.outcome(), turns, undone, place: Self::place(session) }
    }
}

impl Session {
    /// Applies an intent and returns what happened, in order. A refused intent changes nothing.
    ///
    /// If the time of the side to move has run out, the game ends before the intent is applied.
    ///
    /// ```
    /// use fanorona_game::play::{Intent, Notice, Session};
    /// use fanorona_rules::{Refusal, Side};
    ///
    /// let mut session = Session::default();
    /// assert_eq!(session.apply(Intent::Undo), [Notice::Refused(Refusal::NothingToUndo)]);
    /// let offered = session.apply(Intent::OfferDraw(Side::White));
    /// assert_eq!(offered, [Notice::DrawOffered(Side::White)]);
    /// let notices = session.apply(Intent::AnswerDraw(true));
    /// assert!(matches!(notices[..], [Notice::Rewound, Notice::Over(_)]));
    /// ```
    pub fn apply(&mut self, intent: Intent) -> Vec<Notice> {
        match intent {
            Intent::Pick { point, chosen } => {
                return self.explain(point, chosen).map(Notice::Refused).into_iter().collect();
            }
            Intent::Pause(paused) => return self.pause(paused),
            Intent::Coach(action) => {
                self.coach(action);
                return Vec::new();
            }
            _ => {}
        }
        let mut notices = self.flag();
        let plays = intent.plays();
        if plays && self.is_paused() {
            notices.push(Notice::Paused);
            return notices;
        }
        match intent {
            Intent::Hint => {
                notices.extend(self.hint().map(Notice::HintWanted));
                return notices;
            }
            // A turn computed for an older generation is silently ignored: undo, a new game or a
            // resignation while the computer thinks must not bring its answer onto a new board.
            Intent::Play { generation, .. } if generation != self.generation => return notices,
            _ => {}
        }
        let before = Before::of(self);
        let reviews =
            self.review.is_some() || matches!(intent, Intent::OpenReview(_) | Intent::Review(_));
        let reseats = matches!(intent, Intent::Reseat { .. });
        let undoes = matches!(intent, Intent::Undo);
        let changed = if reviews { self.change_in_review(intent) } else { self.change(intent) };
        let moved = before.place != Before::place(self);
        match changed {
            // The end of a chain under review moves no stone.
            Ok(more) if more.is_empty() && moved => notices.push(Notice::Rewound),
            // A review ignores intents that belong to the live game.
            Ok(more) if more.is_empty() && !reseats => return notices,
            Ok(more) => notices.extend(more),
            Err(refused) => {
                notices.push(refused);
                return notices;
            }
        }
        self.generation += 1;
        if self.review.is_none() {
            if !reviews {
                self.close_question(undoes);
            }
            self.settle(plays && !reviews);
        }
        if self.review.is_none() && !reviews {
            let another = notices.contains(&Notice::Started);
            if !another {
                self.drop_stale_notes(&before);
            }
            let before = before.outcome.filter(|_| !another);
            let outcome = self.record.outcome().filter(|_| self.record.outcome() != before);
            notices.extend(outcome.map(Notice::Over));
        }
        notices
    }

    /// Brings clocks and match up to date with the record. `played` is whether a turn or step was
    /// played, as opposed to taken back or replaced.
    pub(in crate::play) fn settle(&mut self, played: bool) {
        self.follow_clocks(played);
        self.score();
    }

    /// Removes the notes on turns that were taken back and then replaced by another turn.
    fn drop_stale_notes(&mut self, before: &Before) {
        let turns = self.record.turns();
        let new = turns.len() == before.turns + 1 && turns.last() != before.undone.as_ref();
        if new {
            self.notes.retain(|note| note.after <= before.turns);
        }
    }

    pub(in crate::play) fn change(&mut self, intent: Intent) -> Result<Vec<Notice>, Notice> {
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
                self.forget_program(side);
                Ok(Vec::new())
            }
            Intent::Step { from, to, kind } => {
                let side = self.record.position().side();
                let Stepped { step, turn } = self.record.step(from, to, kind)?;
                let mut notices = vec![Notice::Stepped { side, step }];
                notices.extend(turn.map(|_| Notice::TurnEnded(side)));
                Ok(notices)
            }
            Intent::Play { turn, .. } => Ok(self.play(&turn)?),
            Intent::Pick { .. } | Intent::Pause(_) | Intent::Hint | Intent::Coach(_) => {
                Ok(Vec::new())
            }
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
            Intent::SetUp(text) => {
                let Ok(position) = text.to_position(&self.variant.rules) else {
                    return Ok(Vec::new());
                };
                self.record = Record::from_position(self.variant.rules.clone(), position);
                self.notes.clear();
                Ok(vec![Notice::Rewound])
            }
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
                Ok(vec![Notice::TurnTakenBack { side, turn }, Notice::Rewound, Notice::Claimed])
            }
        }
    }

    /// Counts a request for a hint. Only the person to move gets one.
    fn hint(&mut self) -> Option<Side> {
        // An exercise has hints of its own.
        let allowed = self.person_to_move() && self.review.is_none() && !self.is_exercise();
        let side = self.to_move().filter(|_| allowed)?;
        let hints = &mut self.hints[side as usize];
        *hints = hints.saturating_add(1);
        Some(side)
    }

    fn play(&mut self, turn: &Turn) -> Result<Vec<Notice>, Refusal> {
        let side = self.record.position().side();
        self.record.play(turn)?;
        if self.endless_turns().is_some() && self.record.offer_draw(side).is_ok() {
            self.record.answer_draw(true)?;
        }
        let steps = turn.steps.iter().map(|&step| Notice::Stepped { side, step });
        Ok(steps.chain([Notice::TurnEnded(side)]).collect())
    }
}
