//! Looking at a game turn by turn: the past of the game at the table, or a game from elsewhere.
//!
//! The game at the table is put aside whole, with its seats, match and clocks, and comes back
//! exactly as it was. Meanwhile the session's record is always that of the place looked at, so
//! that guidance, pointer and motion work on the past as they do on the present.

mod begin;
mod notes;
mod walk;

use super::{Intent, Notice, Seat, Session};
use crate::rules::notation::{Game, NodeId, Tree};
use crate::rules::{Outcome, Record};
use serde::{Deserialize, Serialize};

/// How fast a game can play itself, as parts of the normal speed.
pub const SPEEDS: [f32; 4] = [0.5, 1.0, 2.0, 4.0];

/// A wish of somebody who looks at a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ReviewAction {
    /// Look back at the game at the table, beginning where it stands.
    Back,
    /// Go to a place. Out of the game at the table this begins to look back at it.
    To(NodeId),
    /// Look inside the turn that leads to a place, after so many of its steps.
    Inside(NodeId, usize),
    /// Go to the start.
    First,
    /// Go back one turn, or to the beginning of the turn looked into.
    Previous,
    /// Go on by one turn, or to the end of the turn looked into.
    Next,
    /// Go to the end of this line of play.
    Last,
    /// Go on by one step of a turn.
    StepOn,
    /// Go back by one step of a turn.
    StepBack,
    /// What else was played instead of this turn: the one listed after it, or before it.
    Other {
        /// After it, not before it.
        next: bool,
    },
    /// Write a comment to a place; an empty one takes it away.
    Comment(NodeId, String),
    /// Take the other line of play away that this place belongs to.
    Remove(NodeId),
    /// List a line of play before the one listed before it.
    Promote(NodeId),
    /// Let the game play itself, or stop it.
    Autoplay(bool),
    /// How fast it plays itself, 1.0 being normal.
    Speed(f32),
    /// Begin a new game here. The one looked at stays as it was kept.
    PlayOn([Seat; 2]),
    /// Go back to the game at the table.
    Leave,
}

/// A game that is looked at, and the one at the table meanwhile.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// The game at the table, as it was left.
    live: Box<Session>,
    /// Is that the game looked at?
    of_live: bool,
    /// The game looked at, with its tags and its end.
    game: Game,
    /// Who played it.
    seats: [Seat; 2],
    tree: Tree,
    /// The line of play that one walks along, from the start to its end.
    line: Vec<NodeId>,
    /// The place of it that is looked at.
    at: usize,
    playing: bool,
    speed: f32,
    begun: u64,
    edition: u64,
    annotated: bool,
}

impl Review {
    /// The game with its variations and remarks.
    pub const fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The last whole turn's place.
    pub fn here(&self) -> NodeId {
        self.line[self.at]
    }

    /// The line of play that one walks along, from the start to its end.
    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    /// How many turns of the line are behind.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Is it the past of the game at the table?
    pub const fn is_of_live(&self) -> bool {
        self.of_live
    }

    /// The game at the table, as it was left.
    pub fn live(&self) -> &Session {
        &self.live
    }

    /// Who played the game.
    pub const fn seats(&self) -> &[Seat; 2] {
        &self.seats
    }

    /// Does the game play itself?
    pub const fn is_playing(&self) -> bool {
        self.playing
    }

    /// How fast it does, 1.0 being normal.
    pub const fn speed(&self) -> f32 {
        self.speed
    }

    /// The session's generation when this review began: no two have the same.
    pub const fn begun(&self) -> u64 {
        self.begun
    }

    /// Grows with every change of the tree, so that what is made from it can be kept.
    pub const fn edition(&self) -> u64 {
        self.edition
    }

    /// Was a comment written or another line tried since the review began?
    pub const fn is_annotated(&self) -> bool {
        self.annotated
    }

    /// The game looked at, as a record that can be kept: comments and other lines included.
    pub fn game(&self) -> Game {
        Game { notes: self.tree.notes(), ..self.game.clone() }
    }

    /// The game looked at as it was when the review began.
    pub const fn kept(&self) -> &Game {
        &self.game
    }

    /// The game at the table, as a record that can be kept.
    pub(super) fn live_game(&self) -> Game {
        let game = self.live.game();
        if self.of_live { Game { notes: self.tree.notes(), ..game } } else { game }
    }

    /// How the game ended, where its last place is looked at.
    pub fn end(&self) -> Option<Outcome> {
        self.game.record.outcome().filter(|_| self.here() == self.tree.last())
    }

    /// The turn that is looked at: the one looked into, else the last one. The start stands for
    /// what is before every turn.
    pub fn subject(&self, record: &Record) -> NodeId {
        if record.chain().is_empty() {
            return self.here();
        }
        self.ahead(record).unwrap_or_else(|| self.here())
    }

    /// The place after the turn that is next, or that is looked into.
    pub fn ahead(&self, record: &Record) -> Option<NodeId> {
        let next = self.line.get(self.at + 1).copied();
        let begun = record.chain().steps();
        let fits =
            |&node: &NodeId| self.tree.turn(node).is_some_and(|turn| turn.steps.starts_with(begun));
        let others = self.tree.children(self.here()).iter().copied();
        next.into_iter().chain(others).find(fits)
    }

    /// The comments of a place as one text.
    pub fn comment(&self, node: NodeId) -> String {
        notes::comment(&self.tree, node)
    }
}

impl Session {
    /// How much faster than usual stones are to move: a game that plays itself fast shows its
    /// turns fast.
    pub fn haste(&self) -> f32 {
        self.review.as_ref().filter(|review| review.playing).map_or(1.0, |review| review.speed)
    }

    /// What an intent means while a game is looked at. What belongs to a game under way is
    /// dropped without a word.
    pub(super) fn change_in_review(&mut self, intent: Intent) -> Result<Vec<Notice>, Notice> {
        match intent {
            Intent::NewGame { .. } | Intent::Begin(_) | Intent::Open(_) => {
                let mut heard = self.change(intent)?;
                heard.insert(0, Notice::Reviewing(false));
                Ok(heard)
            }
            Intent::OpenReview(opened) => Ok(self.begin_review(*opened)),
            Intent::Review(look) => Ok(self.look(look)),
            Intent::Undo => Ok(self.look(ReviewAction::Previous)),
            Intent::Redo => Ok(self.look(ReviewAction::Next)),
            Intent::Step { .. } | Intent::EndTurn => self.try_turn(intent),
            Intent::Play { generation, .. } if generation == self.generation => {
                self.try_turn(intent)
            }
            Intent::UndoStep if !self.record.chain().is_empty() => self.try_turn(intent),
            _ => Ok(Vec::new()),
        }
    }

    /// Applies a wish to look.
    pub(super) fn look(&mut self, look: ReviewAction) -> Vec<Notice> {
        let was_playing = self.review.as_ref().is_some_and(|review| review.playing);
        let mut heard = match look {
            ReviewAction::Back => self.look_back(),
            ReviewAction::To(_) | ReviewAction::Inside(..) if self.review.is_none() => {
                let mut heard = self.look_back();
                heard.extend(self.look(look));
                heard
            }
            ReviewAction::Leave => self.leave_review(),
            ReviewAction::PlayOn(seats) => self.play_on(seats),
            ReviewAction::Comment(..) | ReviewAction::Remove(_) | ReviewAction::Promote(_) => {
                self.annotate(look)
            }
            ReviewAction::Autoplay(playing) => {
                self.set_playing(playing);
                return Vec::new();
            }
            ReviewAction::Speed(speed) => {
                if let Some(review) = &mut self.review {
                    review.speed = speed.clamp(SPEEDS[0], SPEEDS[SPEEDS.len() - 1]);
                }
                return Vec::new();
            }
            look => self.walk(look),
        };
        // Whoever takes the game in hand stops it from playing itself; it goes on by `Next` alone.
        if was_playing {
            self.set_playing(false);
        }
        heard.dedup();
        heard
    }
}
