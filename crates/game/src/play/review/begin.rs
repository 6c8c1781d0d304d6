//! Beginning and ending a review, and beginning a new game from a reviewed position.

use super::{Review, SPEEDS};
use crate::play::{Notice, OpenedGame, Seat, Session};
use fanorona_rules::Variant;
use fanorona_rules::notation::{Game, Tree};
use std::sync::Arc;

impl Session {
    /// Begins to review another game at its start. Ends the previous review first.
    pub(super) fn begin_review(&mut self, opened: OpenedGame) -> Vec<Notice> {
        let mut notices = self.leave_review();
        let OpenedGame { variant, game, seats, .. } = opened;
        let reviewed = self.review_session(variant, &game);
        self.enter_review(reviewed, game, seats, false);
        notices.extend([Notice::Reviewing(true), Notice::Rewound]);
        notices
    }

    /// Begins to review the live game at its current position.
    pub(super) fn review_live_game(&mut self) -> Vec<Notice> {
        if self.review.is_some() {
            return Vec::new();
        }
        let (game, seats) = (self.game(), self.seats.clone());
        let reviewed = self.review_session(self.variant.clone(), &game);
        self.enter_review(reviewed, game, seats, true);
        if let Some(review) = &mut self.review {
            review.at = review.line.len() - 1;
        }
        self.rebuild();
        vec![Notice::Reviewing(true), Notice::Rewound]
    }

    /// A session for the review of a game: people on both sides, no match, no clocks.
    fn review_session(&self, variant: Arc<Variant>, game: &Game) -> Self {
        let (tags, record) = (game.tags.clone(), game.record.clone());
        let seats = [Seat::Person, Seat::Person];
        let known = self.known.clone();
        Self { tags, record, known, generation: self.generation, ..Self::new(variant, seats) }
    }

    /// Suspends the live game and begins a review of `game` in the session `reviewed`.
    fn enter_review(&mut self, reviewed: Self, game: Game, seats: [Seat; 2], of_live: bool) {
        let live = Box::new(std::mem::replace(self, reviewed));
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

    /// Returns to the live game. Its comments and variations from the review are preserved.
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

    /// Begins a new game from the position under review. An open chain is kept only if a person is to
    /// move.
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
        let mut notices = self.leave_review();
        let generation = self.generation;
        let known = std::mem::take(&mut self.known);
        *self = Self { record, generation, known, ..Self::new(variant, seats) };
        notices.retain(|notice| matches!(notice, Notice::Reviewing(_)));
        notices.push(Notice::Started);
        notices
    }
}
