//! The help of the coach in a game: its level, the open question, and what is counted of it.

use super::{Seat, Session};
use fanorona_rules::Side;
use fanorona_rules::notation::game::tag_value;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The tags of a coached game; every coached game has the one of the level.
pub(super) const LEVEL: &str = "Coach";
const ASKED: &str = "CoachAsked";
const TAKEN_BACK: &str = "CoachTakenBack";
/// The value of the tag `Coach` after the coach was switched off.
const OFF: &str = "0";

/// How much the coach helps.
///
/// At every level the coach does the same: it asks "look again?" before a turn stands that loses
/// much, and it says what the opponent threatens. The levels differ in what counts as much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum CoachLevel {
    /// Level 1: from three stones on, 300 hundredths.
    Low,
    /// Level 2: from two stones on, 200 hundredths.
    Middle,
    /// Level 3: from one stone on, 100 hundredths.
    High,
}

/// A text that is not a level of the coach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected 1, 2 or 3")]
pub struct ParseCoachLevelError;

impl CoachLevel {
    /// All levels, from the least help to the most.
    pub const ALL: [Self; 3] = [Self::Low, Self::Middle, Self::High];

    /// The number of the level, 1 to 3.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The least loss that counts as much, in stones.
    pub const fn stones(self) -> u32 {
        match self {
            Self::Low => 3,
            Self::Middle => 2,
            Self::High => 1,
        }
    }

    /// The least loss that counts as much, in hundredths of a stone.
    pub const fn threshold(self) -> u32 {
        100 * self.stones()
    }
}

/// The number of the level, as it is parsed.
impl fmt::Display for CoachLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl FromStr for CoachLevel {
    type Err = ParseCoachLevelError;

    fn from_str(text: &str) -> Result<Self, ParseCoachLevelError> {
        let level = Self::ALL.into_iter().find(|level| text == level.number().to_string());
        level.ok_or(ParseCoachLevelError)
    }
}

/// The help of the coach in a game. It belongs to the game for good: a game in which the coach was
/// switched on is a coached game, also if the coach is switched off later.
///
/// ```
/// use fanorona_game::play::{CoachLevel, Coaching};
///
/// let tags = [("Coach", "2"), ("CoachAsked", "5"), ("CoachTakenBack", "3")];
/// let tags = tags.map(|(name, value)| (name.to_owned(), value.to_owned()));
/// let coaching = Coaching::read(&tags).unwrap();
/// assert_eq!(coaching.level, Some(CoachLevel::Middle));
/// assert_eq!((coaching.asked, coaching.taken_back), (5, 3));
/// assert_eq!(Coaching::read(&[]), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Coaching {
    /// The level; `None` if the coach was switched off.
    pub level: Option<CoachLevel>,
    /// The number of questions whether the person wants to look again.
    pub asked: u32,
    /// The number of turns that were taken back while the question was open.
    pub taken_back: u32,
    /// Whether a question is open.
    open: bool,
}

/// An act of the coach, or an answer to it, for [`Intent::Coach`](super::Intent::Coach).
///
/// ```
/// use fanorona_engine::character::named;
/// use fanorona_game::play::{CoachAction, CoachLevel, Intent, Seat, Session};
/// use fanorona_rules::variant::shipped;
///
/// let seats = [Seat::Person, Seat::Computer(named("fara").unwrap())];
/// let mut session = Session::new(shipped::variant("telo").unwrap(), seats);
/// session.apply(Intent::Coach(CoachAction::Switch(Some(CoachLevel::Middle))));
/// let generation = session.generation();
/// session.apply(Intent::Coach(CoachAction::Ask { generation }));
/// assert!(!session.question_open()); // no turn was played, so there is nothing to ask about
/// assert_eq!(session.coaching().unwrap().asked, 0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CoachAction {
    /// Switches the coach on with this level, or off. Silently ignored in games that are not of one
    /// person against the computer.
    Switch(Option<CoachLevel>),
    /// Asks whether the person wants to look again at the turn just played. Silently ignored if the
    /// game has changed since `generation`, or if there is no turn of a coached person to ask about.
    Ask {
        /// The [`Session::generation`] that the question is about.
        generation: u64,
    },
    /// Lets the turn stand. To take it back is [`Intent::Undo`](super::Intent::Undo).
    LetStand,
}

impl Coaching {
    /// A coach who has not helped yet.
    pub const fn new(level: CoachLevel) -> Self {
        Self { level: Some(level), asked: 0, taken_back: 0, open: false }
    }

    /// Reads the tags of a game; `None` if it was not coached.
    pub fn read(tags: &[(String, String)]) -> Option<Self> {
        let tag = |name| tag_value(tags, name).map(str::trim);
        let count = |name| tag(name).and_then(|value| value.parse().ok()).unwrap_or(0);
        let level = match tag(LEVEL)? {
            OFF => None,
            text => Some(text.parse().ok()?),
        };
        Some(Self { level, asked: count(ASKED), taken_back: count(TAKEN_BACK), open: false })
    }

    /// The tags of a game with this help.
    pub(super) fn tags(&self) -> [(&'static str, String); 3] {
        let level = self.level.map_or(OFF.to_owned(), |level| level.number().to_string());
        [(LEVEL, level), (ASKED, self.asked.to_string()), (TAKEN_BACK, self.taken_back.to_string())]
    }
}

impl Session {
    /// The help of the coach in the live game; `None` if the game is not coached.
    ///
    /// ```
    /// use fanorona_engine::character::named;
    /// use fanorona_game::play::{CoachAction, CoachLevel, Intent, Seat, Session};
    /// use fanorona_rules::{Side, variant::shipped};
    ///
    /// let seats = [Seat::Person, Seat::Computer(named("fara").unwrap())];
    /// let mut session = Session::new(shipped::variant("telo").unwrap(), seats);
    /// session.apply(Intent::Coach(CoachAction::Switch(Some(CoachLevel::High))));
    /// assert_eq!(session.coached(), Some((Side::White, CoachLevel::High)));
    /// session.apply(Intent::Coach(CoachAction::Switch(None)));
    /// assert_eq!(session.coached(), None);
    /// assert_eq!(session.coaching().unwrap().level, None); // still a coached game
    /// ```
    pub fn coaching(&self) -> Option<&Coaching> {
        self.live().coaching.as_ref()
    }

    /// The person whom the coach helps in the live game, and how much. The coach helps only in
    /// games of one person against the computer, and not in exercises.
    pub fn coached(&self) -> Option<(Side, CoachLevel)> {
        let live = self.live();
        let level = live.coaching.and_then(|coaching| coaching.level)?;
        Some((live.learner()?, level))
    }

    /// The person in a game of one person against the computer; `None` in other games.
    pub(super) const fn learner(&self) -> Option<Side> {
        match &self.seats {
            [Seat::Person, Seat::Computer(_)] => Some(Side::White),
            [Seat::Computer(_), Seat::Person] => Some(Side::Black),
            _ => None,
        }
    }

    /// Whether the coach waits for the answer to its question. The computer does not play and the
    /// clocks are held until then.
    pub fn question_open(&self) -> bool {
        self.coaching.is_some_and(|coaching| coaching.open) && self.record.outcome().is_none()
    }

    /// Carries out an act of the coach in the live game.
    pub(super) fn coach(&mut self, action: CoachAction) {
        if self.review.is_some() {
            return;
        }
        match action {
            CoachAction::Switch(level) => {
                let helps = self.learner().is_some();
                let new = level.filter(|_| helps).map(Coaching::new);
                match &mut self.coaching {
                    Some(coaching) => coaching.level = level,
                    coaching => *coaching = new,
                }
                if level.is_none() {
                    self.close_question(false);
                }
            }
            CoachAction::Ask { generation } => {
                let turn = self.coached().map(|(side, _)| side.opponent());
                let to_move = self.to_move().filter(|_| self.record.chain().is_empty());
                let played = !self.record.turns().is_empty();
                let fits = played && turn.is_some() && turn == to_move;
                if let Some(coaching) = &mut self.coaching
                    && fits
                    && generation == self.generation
                    && !coaching.open
                {
                    coaching.open = true;
                    coaching.asked = coaching.asked.saturating_add(1);
                }
            }
            CoachAction::LetStand => self.close_question(false),
        }
        self.hold();
    }

    /// Closes an open question after a change of the game. `taken_back` is whether the turn was taken
    /// back.
    pub(super) fn close_question(&mut self, taken_back: bool) {
        if let Some(coaching) = &mut self.coaching
            && std::mem::take(&mut coaching.open)
        {
            coaching.taken_back = coaching.taken_back.saturating_add(taken_back.into());
        }
    }
}
