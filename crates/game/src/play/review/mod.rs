//! Reviewing a game turn by turn: either the live game or another one.
//!
//! During a review the live game is suspended with its seats, match and clocks, and is restored
//! unchanged afterwards. The session's record is then always the one that leads to the node under
//! review, so guidance, input and animation work as in a live game.

mod begin;
mod navigate;
mod notes;

use super::{Intent, Notice, Seat, Session};
use fanorona_rules::notation::{Game, NodeId, Tree};
use fanorona_rules::{Outcome, Record};
use serde::{Deserialize, Serialize};

/// The speeds of autoplay that can be chosen; 1.0 is normal.
pub const SPEEDS: [f32; 4] = [0.5, 1.0, 2.0, 4.0];

/// An action in a review; see [`Intent::Review`]. Actions whose node does not exist are ignored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ReviewAction {
    /// Begin to review the live game, at its current position.
    Back,
    /// Go to a node. Without a review this begins one of the live game.
    To(NodeId),
    /// Go into the turn that leads to a node, after this number of its steps.
    Inside(NodeId, usize),
    /// Go to the start.
    First,
    /// Go back by one turn, or to the beginning of the open turn.
    Previous,
    /// Go forward by one turn, or to the end of the open turn.
    Next,
    /// Go to the end of the current line.
    Last,
    /// Go forward by one step of a turn.
    StepOn,
    /// Go back by one step of a turn.
    StepBack,
    /// Go to an alternative to the last turn: the next or the previous sibling of the node.
    Other {
        /// Whether to go to the next sibling, not the previous one.
        next: bool,
    },
    /// Set the comment of a node; an empty text removes it.
    Comment(NodeId, String),
    /// Remove the turn that leads to this node, with everything after it. The main line cannot be
    /// removed.
    Remove(NodeId),
    /// Move a variation before its previous sibling.
    Promote(NodeId),
    /// Start or stop autoplay.
    Autoplay(bool),
    /// Set the speed of autoplay; 1.0 is normal. Limited to the range of [`SPEEDS`].
    Speed(f32),
    /// Begin a new game from the current position. The stored game does not change.
    PlayOn([Seat; 2]),
    /// End the review and return to the live game.
    Leave,
}

/// The state of a review: the game under review and the suspended live game.
///
/// ```
/// use fanorona_game::play::{Intent, OpenedGame, Review, ReviewAction, Session};
/// use fanorona_rules::notation::read_game;
/// use fanorona_rules::variant::shipped;
///
/// let telo = shipped::variant("telo").unwrap();
/// let text = "[Variant \"telo\"]\n\n1. c1-b2A {the centre} *\n";
/// let game = read_game(text, |_| Some(telo.rules.clone()))?;
/// let mut session = Session::default();
/// session.apply(Intent::OpenReview(Box::new(OpenedGame::by_people(telo, game))));
/// session.apply(Intent::Review(ReviewAction::Next));
///
/// let review: &Review = session.review().unwrap();
/// assert_eq!((review.at(), review.line().len()), (1, 2));
/// assert_eq!(review.comment(review.here()), "the centre");
/// assert!(!review.is_of_live() && review.live().record().turns().is_empty());
/// # Ok::<(), fanorona_rules::notation::ParseGameError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// The suspended live game.
    live: Box<Session>,
    /// Whether the game under review is the live game.
    of_live: bool,
    /// The game under review as it was at the beginning, with its tags and its result.
    game: Game,
    /// Who played the game under review.
    seats: [Seat; 2],
    tree: Tree,
    /// The current line, from the root to its end.
    line: Vec<NodeId>,
    /// The index in `line` of the current node.
    at: usize,
    playing: bool,
    speed: f32,
    begun: u64,
    edition: u64,
    annotated: bool,
}

impl Review {
    /// The game with its variations and comments.
    pub const fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The current node: the one after the last complete turn.
    pub fn here(&self) -> NodeId {
        self.line[self.at]
    }

    /// The current line, from the root to its end. It leads through the current node.
    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    /// The number of turns from the root to the current node.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Whether the game under review is the live game.
    pub const fn is_of_live(&self) -> bool {
        self.of_live
    }

    /// The suspended live game.
    pub fn live(&self) -> &Session {
        &self.live
    }

    /// Who played the game.
    pub const fn seats(&self) -> &[Seat; 2] {
        &self.seats
    }

    /// Whether autoplay is on.
    pub const fn is_playing(&self) -> bool {
        self.playing
    }

    /// The speed of autoplay; 1.0 is normal.
    pub const fn speed(&self) -> f32 {
        self.speed
    }

    /// The session's generation when this review began. It identifies the review.
    pub const fn begun(&self) -> u64 {
        self.begun
    }

    /// A number that grows with every change of the tree, so that values derived from it can be
    /// cached.
    pub const fn edition(&self) -> u64 {
        self.edition
    }

    /// Whether a comment or variation has changed since the review began.
    pub const fn is_annotated(&self) -> bool {
        self.annotated
    }

    /// The game under review with its current comments and variations, as it can be stored.
    pub fn game(&self) -> Game {
        Game { notes: self.tree.notes(), ..self.game.clone() }
    }

    /// The game under review as it was when the review began.
    pub const fn original(&self) -> &Game {
        &self.game
    }

    /// The live game as it can be stored.
    pub(super) fn live_game(&self) -> Game {
        let game = self.live.game();
        if self.of_live { Game { notes: self.tree.notes(), ..game } } else { game }
    }

    /// The result of the game, if the current node is its last.
    pub fn end(&self) -> Option<Outcome> {
        self.game.record.outcome().filter(|_| self.here() == self.tree.last())
    }

    /// The node of the turn on display: the open turn, else the last one; the root before the first
    /// turn. `record` is the session's record.
    pub fn subject(&self, record: &Record) -> NodeId {
        if record.chain().is_empty() {
            return self.here();
        }
        self.ahead(record).unwrap_or_else(|| self.here())
    }

    /// The node after the open turn, or after the next turn if none is open; `None` at the end of a
    /// line. `record` is the session's record.
    pub fn ahead(&self, record: &Record) -> Option<NodeId> {
        let next = self.line.get(self.at + 1).copied();
        let taken = record.chain().steps();
        let fits =
            |&node: &NodeId| self.tree.turn(node).is_some_and(|turn| turn.steps.starts_with(taken));
        let others = self.tree.children(self.here()).iter().copied();
        next.into_iter().chain(others).find(fits)
    }

    /// The comments of a node, joined by spaces.
    pub fn comment(&self, node: NodeId) -> String {
        notes::comment(&self.tree, node)
    }
}

impl Session {
    /// The speed at which stones should move; 1.0 is normal. During autoplay it is the speed of
    /// autoplay.
    pub fn playback_speed(&self) -> f32 {
        self.review.as_ref().filter(|review| review.playing).map_or(1.0, |review| review.speed)
    }

    /// Applies an intent during a review. Intents that belong to the live game are silently ignored.
    pub(super) fn change_in_review(&mut self, intent: Intent) -> Result<Vec<Notice>, Notice> {
        match intent {
            Intent::NewGame { .. } | Intent::Begin(_) | Intent::Open(_) => {
                let mut notices = self.change(intent)?;
                notices.insert(0, Notice::Reviewing(false));
                Ok(notices)
            }
            Intent::OpenReview(opened) => Ok(self.begin_review(*opened)),
            Intent::Review(action) => Ok(self.review_action(action)),
            Intent::Undo => Ok(self.review_action(ReviewAction::Previous)),
            Intent::Redo => Ok(self.review_action(ReviewAction::Next)),
            Intent::Step { .. } | Intent::EndTurn => self.try_turn(intent),
            Intent::Play { generation, .. } if generation == self.generation => {
                self.try_turn(intent)
            }
            Intent::UndoStep if !self.record.chain().is_empty() => self.try_turn(intent),
            _ => Ok(Vec::new()),
        }
    }

    /// Applies an action of the review.
    pub(super) fn review_action(&mut self, action: ReviewAction) -> Vec<Notice> {
        let was_playing = self.review.as_ref().is_some_and(|review| review.playing);
        let mut notices = match action {
            ReviewAction::Back => self.review_live_game(),
            ReviewAction::To(_) | ReviewAction::Inside(..) if self.review.is_none() => {
                let mut notices = self.review_live_game();
                notices.extend(self.review_action(action));
                notices
            }
            ReviewAction::Leave => self.leave_review(),
            ReviewAction::PlayOn(seats) => self.play_on(seats),
            ReviewAction::Comment(..) | ReviewAction::Remove(_) | ReviewAction::Promote(_) => {
                self.annotate(action)
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
            action => self.navigate(action),
        };
        // Every other action stops autoplay. The presentation advances autoplay by `Next` and
        // turns it on again.
        if was_playing {
            self.set_playing(false);
        }
        notices.dedup();
        notices
    }
}
