//! Packs: all puzzles of a variant as a text, one in a line.
//!
//! ```text
//! fanorona puzzles 1 tsivy 6a3e1c07
//! made 1 25000 812
//! AAtfQ…
//! ```
//!
//! The eight digits are a [fingerprint](PuzzlePack::rules_sum) of the rules; packs of old have none. The second line is optional and for the maker: its seed, the nodes of its search, and the games it
//! has played. Empty lines are skipped. Lines that begin with `#` are comments.

mod error;
mod line;

use super::{Puzzle, PuzzleId, Theme, Themes};
use fanorona_formats::{ErrorList, FileHead};
use fanorona_rules::{Position, Ruleset, Switch, Switches, Variant};
use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

pub use error::{PackError, PackErrorKind};
pub use line::renumbered;

/// The first line of every pack.
const HEAD: FileHead = FileHead { name: "fanorona puzzles", version: "1" };
/// The line that says how a pack was made.
const MADE_LINE: usize = 2;

/// All puzzles of a variant.
///
/// Reading looks at positions, themes and ratings, and checks every line. The turns of a puzzle are
/// read when it is asked for, so a large pack is read fast. A damaged line is an error of its own; the
/// other puzzles can be used.
///
/// ```
/// use fanorona_game::puzzles::PuzzlePack;
/// use fanorona_rules::variant::shipped;
///
/// let telo = shipped::variant("telo").unwrap();
/// let pack = PuzzlePack::read("fanorona puzzles 1 telo\nAAAA\n", &telo)?;
/// assert!(pack.entries().is_empty());
/// assert_eq!(pack.errors()[0].to_string(), "line 2: the checksum is wrong");
/// # Ok::<(), fanorona_game::puzzles::PackError>(())
/// ```
#[derive(Clone, Debug)]
pub struct PuzzlePack {
    variant: Arc<Variant>,
    /// How the maker made it, if it says so.
    pub made: Option<PackHeader>,
    entries: Vec<PackEntry>,
    by_code: HashMap<u32, usize>,
    errors: ErrorList<PackError>,
    /// The lines that are comments, each with a line break.
    comments: String,
}

/// How a pack was made, so that the maker can go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PackHeader {
    /// The seed of the games.
    pub seed: u64,
    /// The nodes of the search that found the puzzles.
    pub nodes: u64,
    /// The number of games played.
    pub games: u64,
}

/// A puzzle of a pack without its turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackEntry {
    /// Its name.
    pub id: PuzzleId,
    /// The position; the solver is to move.
    pub position: Position,
    /// The theme it is listed under; `None` if it has none.
    pub theme: Option<Theme>,
    /// All its themes.
    pub themes: Themes,
    /// The measured difficulty; see [`Puzzle::rating`].
    pub rating: u16,
    /// The deviation of the rating.
    pub deviation: u16,
    /// The line of the pack, from 1.
    line: usize,
    /// The turns as they are stored.
    turns: Box<str>,
}

impl PuzzlePack {
    /// A pack without puzzles.
    pub fn new(variant: Arc<Variant>) -> Self {
        let (entries, by_code, errors, comments) = Default::default();
        Self { variant, made: None, entries, by_code, errors, comments }
    }

    /// Reads a pack of this variant. Errors in single puzzles are in [`PuzzlePack::errors`].
    ///
    /// # Errors
    /// The first line is not that of a pack of this variant with these rules.
    pub fn read(text: &str, variant: &Arc<Variant>) -> Result<Self, PackError> {
        let mut pack = Self::new(variant.clone());
        let mut lines = text.lines().enumerate();
        let head = lines.next().map_or("", |(_, line)| line.trim());
        let error = |reason| PackError { line: 1, reason };
        let sum = HEAD.checksum(head, &variant.key).map_err(|reason| error(reason.into()))?;
        if sum.is_some_and(|sum| sum != format!("{:08x}", rules_sum(&variant.rules))) {
            return Err(error(PackErrorKind::OtherRules));
        }
        for (i, text) in lines {
            let text = text.trim();
            if text.starts_with('#') {
                pack.comments.push_str(text);
                pack.comments.push('\n');
                continue;
            }
            if text.is_empty() {
                continue;
            }
            if let Err(reason) = pack.read_line(text, i + 1) {
                pack.errors.push(|| PackError { line: i + 1, reason });
            }
        }
        Ok(pack)
    }

    /// The key of the variant of a pack's text; `None` if it is not a pack.
    pub fn key(text: &str) -> Option<&str> {
        HEAD.key(text.lines().next()?.trim())
    }

    fn read_line(&mut self, text: &str, line: usize) -> Result<(), PackErrorKind> {
        let mut words = text.split_ascii_whitespace();
        let is_made = words.next() == Some("made");
        // A puzzle has no spaces, so this is the word `made` with a mistake in it.
        if is_made || line == MADE_LINE && words.next().is_some() {
            let made = text.strip_prefix("made").and_then(PackHeader::read);
            self.made = Some(made.ok_or(PackErrorKind::Made)?);
            return Ok(());
        }
        let entry = line::read_entry(text, line, &self.variant)?;
        if self.by_code.contains_key(&entry.id.code()) {
            return Err(PackErrorKind::Twice);
        }
        self.by_code.insert(entry.id.code(), self.entries.len());
        self.entries.push(entry);
        Ok(())
    }

    /// Adds a puzzle. Returns whether it was added: not if its name is taken, or if it cannot be
    /// written.
    pub fn push(&mut self, puzzle: &Puzzle) -> bool {
        let line = self.entries.len() + 3;
        line::write(puzzle).is_some_and(|text| self.read_line(&text, line).is_ok())
    }

    /// The variant.
    pub const fn variant(&self) -> &Arc<Variant> {
        &self.variant
    }

    /// The fingerprint of the rules, which the first line of the pack has.
    pub fn rules_sum(&self) -> u32 {
        rules_sum(&self.variant.rules)
    }

    /// The puzzles without their turns, in the order of the text.
    pub fn entries(&self) -> &[PackEntry] {
        &self.entries
    }

    /// The errors of the lines that are not puzzles: the first ones.
    pub fn errors(&self) -> &[PackError] {
        self.errors.first()
    }

    /// The number of lines with errors that are not in [`PuzzlePack::errors`].
    pub const fn more_errors(&self) -> usize {
        self.errors.more()
    }

    /// The index of the puzzle with this name.
    pub fn find(&self, id: &PuzzleId) -> Option<usize> {
        let index = *self.by_code.get(&id.code())?;
        (self.entries[index].id == *id).then_some(index)
    }

    /// The puzzle with this index in [`PuzzlePack::entries`].
    ///
    /// # Errors
    /// Its turns are not legal, or there is no such puzzle.
    pub fn puzzle(&self, index: usize) -> Result<Puzzle, PackError> {
        let Some(entry) = self.entries.get(index) else {
            return Err(PackError { line: 1, reason: PackErrorKind::Cut });
        };
        let error = |reason| PackError { line: entry.line, reason };
        line::read_turns(entry, &self.variant).map_err(error)
    }

    /// All puzzles.
    pub fn puzzles(&self) -> impl Iterator<Item = Result<Puzzle, PackError>> + '_ {
        (0..self.entries.len()).map(|index| self.puzzle(index))
    }

    /// Lists a puzzle under another of its themes.
    pub fn list_under(&mut self, index: usize, theme: Theme) {
        if let Some(entry) = self.entries.get_mut(index)
            && entry.themes.contains(theme)
        {
            entry.theme = Some(theme);
        }
    }

    /// Leaves out the puzzles with illegal turns, which become errors.
    pub fn retain_legal(&mut self) {
        let illegal: Vec<Option<PackError>> = self.puzzles().map(Result::err).collect();
        let mut legal = illegal.iter().map(Option::is_none);
        self.retain(|_| legal.next().unwrap_or_default());
        illegal.into_iter().flatten().for_each(|error| self.errors.push(|| error));
    }

    /// Keeps the puzzles for which `keep` returns `true`.
    pub fn retain(&mut self, mut keep: impl FnMut(&PackEntry) -> bool) {
        self.entries.retain(|entry| keep(entry));
        let codes = self.entries.iter().enumerate();
        self.by_code = codes.map(|(index, entry)| (entry.id.code(), index)).collect();
    }
}

impl PackHeader {
    fn read(text: &str) -> Option<Self> {
        let mut numbers = text.split_ascii_whitespace().map(|number| number.parse().ok());
        let mut next = || numbers.next().flatten();
        let made = Self { seed: next()?, nodes: next()?, games: next()? };
        numbers.next().is_none().then_some(made)
    }
}

/// The text of the pack, which reads as an equal one. The comments come before the puzzles.
impl fmt::Display for PuzzlePack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&HEAD.write(&self.variant.key, self.rules_sum()))?;
        if let Some(PackHeader { seed, nodes, games }) = self.made {
            writeln!(f, "made {seed} {nodes} {games}")?;
        }
        f.write_str(&self.comments)?;
        self.entries
            .iter()
            .try_for_each(|entry| writeln!(f, "{}", line::write_entry(entry, &self.variant.rules)))
    }
}

/// The checksum of what decides which turns of a position are good: the board, and the switches that are not as in
/// the standard game. A switch that a later version adds changes no checksum while it has its default value.
fn rules_sum(rules: &Ruleset) -> u32 {
    let Ruleset { board, start: _, switches } = rules;
    let mut text = format!("{} {}", board.columns(), board.rows());
    for switch in Switch::differing(&Switches::default(), switches) {
        // These two do not matter within a game.
        if !matches!(switch, Switch::Agreement | Switch::NextGame) {
            text += &format!(" {switch} {}", switch.value(switches).unwrap_or_default());
        }
    }
    crc32fast::hash(text.as_bytes())
}
