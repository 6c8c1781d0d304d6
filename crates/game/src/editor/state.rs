//! The editor: the position, the tool in hand, and what was done before.

use super::PositionParts;
use super::remark::{self, EditorRemark};
use fanorona_rules::notation::{ParsePositionError, read_position};
use fanorona_rules::{Board, Point, Position, PositionError, Ruleset, Side, Variant};
use std::sync::Arc;

/// The most edits that can be taken back.
const MOST_UNDONE: usize = 500;

/// What a press on a point does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Puts a stone of this side there, or takes it away if it is there already.
    Stone(Side),
    /// Picks up a stone, and then moves it to the next point that is pressed.
    Move,
    /// Takes the stone away.
    Remove,
}

impl Tool {
    /// All tools, in the order in which they are shown.
    pub const ALL: [Self; 4] =
        [Self::Stone(Side::White), Self::Stone(Side::Black), Self::Move, Self::Remove];
}

/// One edit.
#[derive(Clone, Debug)]
pub enum Edit {
    /// Takes another tool in hand.
    Tool(Tool),
    /// Uses the tool on a point.
    Press(Point),
    /// Puts a stone on a point, instead of the one that is there, or takes it away.
    Put(Point, Option<Side>),
    /// Moves the stone on the first point to the second, instead of the one that is there.
    Move(Point, Point),
    /// Takes all stones away.
    Clear,
    /// Sets up the start of the variant.
    Start,
    /// Exchanges the colours of all stones, and the side to move.
    Swap,
    /// Sets the side to move.
    Side(Side),
    /// Sets the number of turns since the last capture.
    Quiet(u16),
    /// Sets the turn number.
    Number(u32),
    /// Sets the handicapped side.
    Handicapped(Option<Side>),
    /// Changes the variant. The stones stay on a board of the same size; on another one they are
    /// those of its start. Both sides are free where the variant has no handicap.
    Variant(Arc<Variant>),
    /// Sets up a position of a variant.
    Position(Arc<Variant>, Position),
    /// Takes back the last change of the position.
    Undo,
    /// Makes the change again that was taken back last.
    Redo,
}

/// A position being edited.
///
/// ```
/// use fanorona_game::editor::{Edit, Editor};
/// use fanorona_rules::variant::shipped;
///
/// let mut editor = Editor::new(shipped::variant("telo").unwrap());
/// editor.read("2B/3/W2 b 4 30")?;
/// assert_eq!((editor.parts().quiet, editor.parts().number), (4, 30));
/// assert!(editor.read("2B/3 b").is_err());
/// editor.apply(Edit::Undo);
/// assert_eq!(editor.text(), "BBB/B1W/WWW w 0 1");
/// # Ok::<(), fanorona_rules::notation::ParsePositionError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Editor {
    variant: Arc<Variant>,
    parts: PositionParts,
    tool: Tool,
    /// The point of the stone that was picked up by [`Tool::Move`].
    picked: Option<Point>,
    past: Vec<(Arc<Variant>, PositionParts)>,
    undone: Vec<(Arc<Variant>, PositionParts)>,
}

impl Editor {
    /// The start of a variant, and a white stone in hand.
    pub fn new(variant: Arc<Variant>) -> Self {
        let parts = PositionParts::of(&Position::start(&variant.rules));
        let tool = Tool::Stone(Side::White);
        Self { variant, parts, tool, picked: None, past: Vec::new(), undone: Vec::new() }
    }

    /// The variant.
    pub const fn variant(&self) -> &Arc<Variant> {
        &self.variant
    }

    /// Its rules.
    pub fn rules(&self) -> &Arc<Ruleset> {
        &self.variant.rules
    }

    /// Its board.
    pub fn board(&self) -> &Board {
        &self.variant.rules.board
    }

    /// The stones, the side to move and the counters.
    pub const fn parts(&self) -> &PositionParts {
        &self.parts
    }

    /// The tool in hand.
    pub const fn tool(&self) -> Tool {
        self.tool
    }

    /// The point of the stone that was picked up.
    pub const fn picked(&self) -> Option<Point> {
        self.picked
    }

    /// Whether there is a change to take back.
    pub const fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is a change to make again.
    pub const fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// The position.
    ///
    /// # Errors
    /// Why there is none.
    pub fn position(&self) -> Result<Position, PositionError> {
        self.parts.position(&self.variant.rules)
    }

    /// What is unusual about the position, the most important first; nothing if there is none.
    pub fn remarks(&self) -> Vec<EditorRemark> {
        let position = self.position();
        position.map_or_else(
            |_| Vec::new(),
            |position| remark::remarks(&self.variant.rules, &position, self.parts.handicapped),
        )
    }

    /// The position as text, as [`PositionParts::text`] writes it.
    pub fn text(&self) -> String {
        self.parts.text(self.board())
    }

    /// Sets up the position of a text, under the rules of the variant.
    ///
    /// # Errors
    /// The text is no position of the variant. Nothing changes then.
    pub fn read(&mut self, text: &str) -> Result<(), ParsePositionError> {
        let position = read_position(&self.variant.rules, text)?;
        self.apply(Edit::Position(self.variant.clone(), position));
        Ok(())
    }

    /// Applies an edit. One that cannot be done changes nothing. Points off the board are ignored.
    pub fn apply(&mut self, edit: Edit) {
        let (variant, parts) = (self.variant.clone(), self.parts);
        // A stone stays picked up only until the next edit.
        let picked = self.picked.take();
        match edit {
            Edit::Tool(tool) => self.tool = tool,
            Edit::Press(point) => self.press(point, picked),
            Edit::Put(point, stone) if self.has(point) => self.parts.put(point, stone),
            Edit::Move(from, to) if self.has(to) => self.shift(from, to),
            Edit::Put(..) | Edit::Move(..) => {}
            Edit::Clear => self.parts.stones = PositionParts::EMPTY.stones,
            Edit::Start => self.parts = PositionParts::of(&Position::start(&self.variant.rules)),
            Edit::Swap => {
                self.parts.stones.swap(0, 1);
                self.parts.side = self.parts.side.opponent();
            }
            Edit::Side(side) => self.parts.side = side,
            Edit::Quiet(quiet) => self.parts.quiet = quiet,
            Edit::Number(number) => self.parts.number = number,
            Edit::Handicapped(side) => self.parts.handicapped = side,
            Edit::Variant(variant) => self.change_variant(variant),
            Edit::Position(variant, position) => {
                self.variant = variant;
                self.parts = PositionParts::of(&position);
            }
            Edit::Undo => {
                if let Some(before) = self.past.pop() {
                    self.undone.push((variant, parts));
                    (self.variant, self.parts) = before;
                }
                return;
            }
            Edit::Redo => {
                if let Some(after) = self.undone.pop() {
                    self.past.push((variant, parts));
                    (self.variant, self.parts) = after;
                }
                return;
            }
        }
        if self.parts != parts || self.variant.key != variant.key {
            self.past.push((variant, parts));
            if self.past.len() > MOST_UNDONE {
                self.past.remove(0);
            }
            self.undone.clear();
        }
    }

    fn has(&self, point: Point) -> bool {
        self.board().all().contains(point)
    }

    fn press(&mut self, point: Point, picked: Option<Point>) {
        if !self.has(point) {
            return;
        }
        let there = self.parts.stone(point);
        match (self.tool, picked) {
            (Tool::Stone(side), _) => {
                self.parts.put(point, Some(side).filter(|_| there != Some(side)));
            }
            (Tool::Remove, _) => self.parts.put(point, None),
            (Tool::Move, Some(from)) if from == point => {}
            (Tool::Move, Some(from)) if there.is_none() => self.shift(from, point),
            (Tool::Move, _) => self.picked = there.map(|_| point),
        }
    }

    fn shift(&mut self, from: Point, to: Point) {
        let Some(side) = self.parts.stone(from).filter(|_| from != to) else { return };
        self.parts.put(from, None);
        self.parts.put(to, Some(side));
    }

    fn change_variant(&mut self, variant: Arc<Variant>) {
        let size = |board: &Board| (board.columns(), board.rows());
        if size(&variant.rules.board) != size(self.board()) {
            self.parts = PositionParts::of(&Position::start(&variant.rules));
        } else if variant.rules.switches.handicap.is_none() {
            self.parts.handicapped = None;
        }
        self.variant = variant;
    }
}
