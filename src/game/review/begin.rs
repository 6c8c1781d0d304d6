//! Beginning to look at a game, going back to the one at the table, and playing on from the past.

use super::{Review, SPEEDS};
use crate::game::{Notice, OpenedGame, Seat, Session};
use crate::rules::Variant;
use crate::rules::notation::{Game, Tree};
use std::sync::Arc;

impl Session {
    /// Looks at another game, from its start. What was looked at before is left first.
    pub(super) fn begin_review(&mut self, opened: OpenedGame) -> Vec<Notice> {
        let mut heard = self.leave_review();
        let OpenedGame { variant, game, seats, .. } = opened;
        let looked_at = self.table_for(variant, &game);
        self.exchange(looked_at, game, seats, false);
        heard.extend([Notice::Reviewing(true), Notice::Rewound]);
        heard
    }

    /// Looks back at the game at the table, beginning where it stands.
    pub(super) fn look_back(&mut self) -> Vec<Notice> {
        if self.review.is_some() {
            return Vec::new();
        }
        let (game, seats) = (self.game(), self.seats.clone());
        let looked_at = self.table_for(self.variant.clone(), &game);
        self.exchange(looked_at, game, seats, true);
        if let Some(review) = &mut self.review {
            review.at = review.line.len() - 1;
        }
        self.rebuild();
        vec![Notice::Reviewing(true), Notice::Rewound]
    }

    /// A table at which a game is looked at: people on both sides, no match, no clocks.
    fn table_for(&self, variant: Arc<Variant>, game: &Game) -> Self {
        let (tags, record) = (game.tags.clone(), game.record.clone());
        let seats = [Seat::Person, Seat::Person];
        let known = self.known.clone();
        Self { tags, record, known, generation: self.generation, ..Self::new(variant, seats) }
    }

    fn exchange(&mut self, looked_at: Self, game: Game, seats: [Seat; 2], of_live: bool) {
        let live = Box::new(std::mem::replace(self, looked_at));
        let tree = Tree::of(&game);
        let line = tree.main().to_vec();
        self.review = Some(Box::new(Review {
            live,
            of_live,
            game,
            seats,
            tree,
            line,
            at: 0,
            playing: false,
            speed: SPEEDS[1],
            begun: self.generation,
            edition: 0,
            annotated: false,
        }));
        self.rebuild();
    }

    /// Goes back to the game at the table. What was remarked on the way stays with it.
    pub(super) fn leave_review(&mut self) -> Vec<Notice> {
        let Some(review) = self.review.take() else { return Vec::new() };
        let generation = self.generation;
        let Review { live, of_live, tree, annotated, .. } = *review;
        *self = *live;
        self.generation = generation;
        if of_live && annotated {
            self.notes = tree.notes();
        }
        vec![Notice::Rewound, Notice::Reviewing(false)]
    }

    /// Begins a new game at the place looked at. An open chain goes on only where a person plays.
    pub(super) fn play_on(&mut self, seats: [Seat; 2]) -> Vec<Notice> {
        if self.review.is_none() || self.record.outcome().is_some() {
            return Vec::new();
        }
        let side = self.record.position().side();
        if seats[side as usize].is_computer() && !self.record.chain().is_empty() {
            self.rebuild();
        }
        let variant = Arc::clone(&self.variant);
        let record = self.record.clone();
        let mut heard = self.leave_review();
        let generation = self.generation;
        let known = std::mem::take(&mut self.known);
        *self = Self { record, generation, known, ..Self::new(variant, seats) };
        heard.retain(|notice| matches!(notice, Notice::Reviewing(_)));
        heard.push(Notice::Started);
        heard
    }
}
