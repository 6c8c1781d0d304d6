//! Hints for the person to move, as the view model holds them.

use fanorona_engine::explain::Explanation;
use fanorona_engine::{Character, Limits, Report, Score, character};
use fanorona_rules::{CaptureKind, Point, PointSet, Step};
use std::sync::Arc;

/// The state of a requested hint.
///
/// ```
/// use fanorona_engine::explain::{ExplainResources, explain};
/// use fanorona_engine::{Limits, search};
/// use fanorona_game::play::{Advice, Hint, Seat, Session};
/// use fanorona_rules::variant::shipped;
///
/// let session = Session::new(shipped::variant("telo").unwrap(), [Seat::Person, Seat::Person]);
/// let mut hint = Hint::Searching;
/// assert_eq!(hint.advice(), None);
///
/// let report = search(session.record(), Limits::nodes(5_000), &mut || false);
/// let resources = ExplainResources::new(Limits::nodes(2_000));
/// let best = report.best.as_ref().unwrap();
/// let why = explain(session.record(), best, &resources, &mut || false).unwrap();
/// let advice = Advice::of(&report, session.record().chain().steps()).unwrap();
/// hint = Hint::Explained(advice.explained(Some(why)));
/// assert!(hint.advice().unwrap().path.len() >= 2);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// The engine is searching for a good turn.
    Searching,
    /// The advice is shown on the board.
    Shown(Advice),
    /// The advice is shown and explained in a sentence.
    Explained(Advice),
}

/// An advised turn, or what is left of it while a chain is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The points of the steps still to be taken, the start first; the start alone if it is best to
    /// end the turn now.
    pub path: Vec<Point>,
    /// The stones that these steps capture, by approach and by withdrawal.
    pub taken: [PointSet; 2],
    /// The value of the turn for its player.
    pub score: Score,
    /// Why it is a good turn; `None` if that was not searched for.
    pub explanation: Option<Explanation>,
}

impl Hint {
    /// The advice; `None` while the engine is searching.
    pub const fn advice(&self) -> Option<&Advice> {
        match self {
            Self::Searching => None,
            Self::Shown(advice) | Self::Explained(advice) => Some(advice),
        }
    }
}

impl Advice {
    /// The most time of a search for a hint, in seconds.
    pub const SECONDS: u32 = 1;
    /// The limits of the search for a hint, besides its time.
    pub const SEARCH: Limits = Limits::nodes(4_000_000);
    /// The limits of its explanation.
    pub const EXPLANATION: Limits = Limits::nodes(40_000);

    /// The character that hints come from: the strongest one, with a short search and without
    /// endgame tables.
    pub fn character() -> Option<Arc<Character>> {
        let mut brief = character::all().last()?.as_ref().clone();
        brief.seconds = Some(Self::SECONDS);
        brief.nodes = Self::SEARCH.nodes;
        brief.endgame = 0;
        Some(Arc::new(brief))
    }

    /// The advice in a report, not explained yet. `done` are the steps that the open chain has already taken. Returns
    /// `None` if the report has no best turn or the turn does not begin with these steps.
    ///
    /// ```
    /// use fanorona_engine::{Limits, search};
    /// use fanorona_game::play::Advice;
    /// use fanorona_rules::{Record, generate, variant::shipped};
    ///
    /// let game = Record::new(shipped::variant("telo").unwrap().rules.clone());
    /// let report = search(&game, Limits::nodes(2_000), &mut || false);
    /// let best = report.best.as_ref().unwrap();
    /// // The first step is taken, so the rest is advised.
    /// let advice = Advice::of(&report, &best.steps[..1]).unwrap();
    /// assert_eq!(advice.path.len(), best.steps.len());
    /// let turns = generate::turns(game.rules(), game.position());
    /// let other = turns.iter().find(|turn| turn.from != best.from).unwrap();
    /// assert_eq!(Advice::of(&report, &other.steps), None);
    /// ```
    pub fn of(report: &Report, done: &[Step]) -> Option<Self> {
        let turn = report.best.as_ref()?;
        let rest = turn.steps.strip_prefix(done)?;
        // If no steps are left, the advice is to end the turn.
        let from = rest.first().map_or(turn.to(), |step| step.from);
        let path = std::iter::once(from).chain(rest.iter().map(|step| step.to)).collect();
        let mut taken = [PointSet::EMPTY; 2];
        for step in rest {
            if let Some(kind) = step.kind {
                taken[kind as usize] |= step.captured;
            }
        }
        Some(Self { path, taken, score: report.score, explanation: None })
    }

    /// The same advice with this explanation.
    #[must_use]
    pub fn explained(mut self, explanation: Option<Explanation>) -> Self {
        self.explanation = explanation;
        self
    }

    /// The number of stones still to be captured.
    pub fn takes(&self) -> usize {
        CaptureKind::BOTH.into_iter().map(|kind| self.taken[kind as usize].len()).sum()
    }
}
