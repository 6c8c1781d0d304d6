//! The openings that have names: those of the Parker booklet.

use fanorona_engine::position_key::{PositionKey, Symmetries};
use fanorona_rules::booklet::Study;
use fanorona_rules::variant::shipped;
use fanorona_rules::{Position, Ruleset, Side};
use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

/// The name of an opening in the Parker booklet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OpeningName {
    /// White's first turn: A to E.
    pub letter: char,
    /// White's second turn in case D: I to VIII.
    pub line: Option<&'static str>,
}

/// The names by the stones and the side to move.
struct Names {
    symmetries: Symmetries,
    by_key: HashMap<PositionKey, OpeningName>,
}

/// The name of a position. The booklet's openings have their names under every variant on its board.
///
/// ```
/// use fanorona_game::explore::{OpeningName, name};
/// use fanorona_rules::Position;
/// use fanorona_rules::notation::read_turn;
/// use fanorona_rules::variant::shipped;
///
/// let rules = &shipped::variant("tsivy").ok_or("no such variant")?.rules;
/// let start = Position::start(rules);
/// assert_eq!(name(rules, &start), None);
/// let after = start.play_unchecked(rules, &read_turn(rules, &start, "e2-e3A")?);
/// assert_eq!(name(rules, &after), Some(OpeningName { letter: 'D', line: None }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn name(rules: &Ruleset, position: &Position) -> Option<OpeningName> {
    let booklet = &parker()?.board;
    let (columns, rows) = (booklet.columns(), booklet.rows());
    if (rules.board.columns(), rules.board.rows()) != (columns, rows) {
        return None;
    }
    let names = names()?;
    names.by_key.get(&names.key(position)?).copied()
}

/// The name of the last of these positions that has one: the opening of a game.
pub fn name_along(rules: &Ruleset, positions: &[Position]) -> Option<OpeningName> {
    positions.iter().rev().find_map(|position| name(rules, position))
}

fn parker() -> Option<&'static Ruleset> {
    static PARKER: OnceLock<Option<Arc<Ruleset>>> = OnceLock::new();
    let rules = || shipped::variant("parker").map(|variant| variant.rules.clone());
    PARKER.get_or_init(rules).as_deref()
}

fn names() -> Option<&'static Names> {
    static NAMES: OnceLock<Option<Names>> = OnceLock::new();
    NAMES.get_or_init(|| parker().and_then(Names::new)).as_ref()
}

impl Names {
    fn new(rules: &'static Ruleset) -> Option<Self> {
        let symmetries = Symmetries::of(&rules.board);
        let mut names = Self { symmetries, by_key: HashMap::new() };
        let study = Study::new()?;
        let start = Position::start(rules);
        for opening in &study.openings {
            let after = start.play_unchecked(rules, &opening.turn);
            let name = OpeningName { letter: opening.letter, line: None };
            names.by_key.insert(names.key(&after)?, name);
        }
        // The booklet goes on with case D, to which Black has only one answer.
        let case_d = Study::case_d_start(rules)?;
        let name = OpeningName { letter: 'D', line: None };
        names.by_key.insert(names.key(&case_d)?, name);
        for line in &study.lines {
            let after = case_d.play_unchecked(rules, &line.turn);
            if line.numeral.is_some() {
                let name = OpeningName { letter: 'D', line: line.numeral };
                names.by_key.insert(names.key(&after)?, name);
            }
        }
        Some(names)
    }

    /// The key of stones and side to move, under the booklet's rules.
    fn key(&self, position: &Position) -> Option<PositionKey> {
        let rules = parker()?;
        let stones = Side::BOTH.map(|side| position.stones(side));
        let plain = Position::new(rules, stones, position.side(), 0, 2, None).ok()?;
        Some(self.symmetries.image(rules, &plain).key)
    }
}
