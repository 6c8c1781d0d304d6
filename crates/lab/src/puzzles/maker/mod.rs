//! Makes puzzles from errors in games of the characters.
//!
//! [`Maker::game`] plays a game, looks for turns that lose much of the chance to win, searches the
//! positions before and after them for one idea that is clearly better than all others, verifies it with ten times
//! the nodes, and measures its difficulty. A [`Pool`] collects the puzzles of many games.

mod appraise;
mod balance;
mod check;
mod games;
mod ideas;
mod pool;
mod solution;

use super::difficulty::{fit, measure};
use crate::self_play::part_seed;
use appraise::Appraiser;
use fanorona_engine::character::SearchResources;
use fanorona_engine::endgame::EndgameTables;
use fanorona_game::puzzles::{Puzzle, PuzzleId, Theme, Themes, renumbered, visible_themes};
use fanorona_rules::generate::{effects, turn_with};
use fanorona_rules::{Position, Turn, Variant};
use solution::PuzzleSolution;
use std::sync::Arc;

pub use check::{Checker, PuzzleCheckError};
pub use pool::{Pool, balanced};

/// The greatest number of points of a small board. Small boards have few puzzles, so obvious ones are kept.
const SMALL_BOARD: usize = 9;

/// How puzzles are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MakeOptions {
    /// The seed of the games.
    pub seed: u64,
    /// The nodes of the search that finds puzzles; the verification has ten times as many.
    pub nodes: u64,
    /// How often each character tries a puzzle.
    pub tries: u32,
}

impl Default for MakeOptions {
    fn default() -> Self {
        Self { seed: 1, nodes: 10_000, tries: 4 }
    }
}

/// What became of the positions of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Funnel {
    /// The number of games.
    pub games: u64,
    /// The number of positions before or after an error.
    pub errors: u64,
    /// The number of those in which the first search found a puzzle.
    pub found: u64,
    /// The number of those whose themes were wanted.
    pub wanted: u64,
    /// The number of those that the verification confirmed.
    pub verified: u64,
}

impl Funnel {
    /// Adds the numbers of other games.
    pub const fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.errors += other.errors;
        self.found += other.found;
        self.wanted += other.wanted;
        self.verified += other.verified;
    }
}

/// Makes puzzles of one variant, with one thread.
pub struct Maker {
    variant: Arc<Variant>,
    options: MakeOptions,
    resources: SearchResources,
    appraiser: Appraiser,
}

impl Maker {
    /// A maker with these endgame tables, which may be empty.
    pub fn new(variant: Arc<Variant>, tables: Arc<EndgameTables>, options: MakeOptions) -> Self {
        let appraiser = Appraiser::new(variant.rules.clone(), tables.clone());
        let resources = SearchResources { tables: Some(tables), ..SearchResources::default() };
        Self { variant, options, resources, appraiser }
    }

    /// The puzzles of the game with this number that a pool has room for. The same for the same pool.
    pub fn game(&self, number: u64, pool: &Pool) -> (Vec<Puzzle>, Funnel) {
        let seed = part_seed(self.options.seed, number);
        let record = games::play(&self.variant.rules, &self.resources, seed);
        let errors = games::at_errors(&record, &self.appraiser);
        let mut funnel = Funnel { games: 1, errors: errors.len() as u64, ..Funnel::default() };
        let mut puzzles: Vec<Puzzle> = Vec::new();
        let mut passed: Vec<u64> = Vec::new();
        for position in errors {
            // Positions on the line of another puzzle are no puzzles of their own.
            if passed.contains(&position.hash()) || pool.knows(&position) {
                continue;
            }
            let Some(position) = renumbered(&self.variant.rules, &position) else { continue };
            let Some(puzzle) = self.puzzle(&position, pool, &mut funnel) else { continue };
            passed.extend((0..=puzzle.line.len()).map(|turns| puzzle.position_after(turns).hash()));
            puzzles.push(puzzle);
        }
        (puzzles, funnel)
    }

    fn puzzle(&self, position: &Position, pool: &Pool, funnel: &mut Funnel) -> Option<Puzzle> {
        let wanted = |draft: &Puzzle| {
            let small = self.variant.rules.board.len() <= SMALL_BOARD;
            pool.has_room(draft.themes) && (small || !is_obvious(draft) || seldom(position))
        };
        let found = self.appraiser.find(position, self.options.nodes)?;
        funnel.found += 1;
        if !self.draft(position, &found).is_some_and(|draft| wanted(&draft)) {
            return None;
        }
        funnel.wanted += 1;
        let verified = self.appraiser.verify(found, self.options.nodes)?;
        let puzzle = self.draft(position, &verified)?;
        funnel.verified += 1;
        wanted(&puzzle).then(|| self.rated(puzzle))
    }

    /// The puzzle of a position, whatever game it is from; `None` if there is none. The position has to
    /// have the turn number 2.
    pub fn puzzle_at(&self, position: &Position) -> Option<Puzzle> {
        let found = self.appraiser.find(position, self.options.nodes)?;
        let verified = self.appraiser.verify(found, self.options.nodes)?;
        let puzzle = self.draft(position, &verified)?;
        Some(self.rated(puzzle))
    }

    /// The puzzle with its difficulty, measured now.
    #[must_use]
    pub fn rated(&self, mut puzzle: Puzzle) -> Puzzle {
        // The depth from which on a search finds a right turn.
        let depth = |found: usize| {
            let position = puzzle.position_after(2 * found);
            let depths = self.appraiser.depths(&position, self.options.nodes);
            let wrong = |turn: &Turn| !puzzle.accepts(found, turn);
            depths.iter().rposition(wrong).map_or(1, |last| last + 2)
        };
        let depth = (0..puzzle.turns()).map(depth).max().unwrap_or(1);
        let seed = u64::from(puzzle.id.code());
        let tries = measure(&puzzle, &self.resources, self.options.tries, seed, |_| true);
        let measured = fit(&tries, depth as u32);
        puzzle.rating = measured.rating;
        puzzle.deviation = measured.deviation;
        puzzle
    }

    /// The puzzle of a solution, without a rating; `None` if it has no theme.
    fn draft(&self, position: &Position, solution: &PuzzleSolution) -> Option<Puzzle> {
        let rules = &self.variant.rules;
        let links = &solution.0;
        let mut line = Vec::new();
        let mut equal = Vec::new();
        for link in links {
            line.push(link.turn.clone());
            line.extend(link.reply.clone());
            let effects = link.appraisal.iter().flat_map(|appraisal| &appraisal.equal);
            let turns = effects.filter_map(|&effect| turn_with(rules, &link.position, effect));
            equal.push(turns.collect::<Vec<Turn>>());
        }
        let first = links.first()?.appraisal.as_ref()?;
        let mut puzzle = Puzzle {
            id: PuzzleId::new(&self.variant, position),
            variant: self.variant.clone(),
            position: *position,
            line,
            equal,
            theme: None,
            themes: Themes::default(),
            rating: 0,
            deviation: 0,
        };
        puzzle.themes = visible_themes(&puzzle);
        if first.saves_draw() {
            puzzle.themes = puzzle.themes.with(Theme::SaveDraw);
        }
        puzzle.theme = Some(puzzle.themes.iter().next()?);
        Some(puzzle)
    }
}

/// Whether the solution is a single turn that simply takes the most stones.
fn is_obvious(puzzle: &Puzzle) -> bool {
    let [turn] = &puzzle.line[..] else { return false };
    let effects = effects(&puzzle.variant.rules, &puzzle.position).list;
    let most = effects
        .iter()
        .filter(|&&effect| effect.from != turn.from || effect.captured != turn.captured);
    most.map(|effect| effect.captured.len()).max().is_none_or(|most| most < turn.captured.len())
}

/// One position in eight, always the same.
const fn seldom(position: &Position) -> bool {
    part_seed(position.hash(), 0).is_multiple_of(8)
}
