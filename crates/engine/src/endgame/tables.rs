//! All available tables of a rule set, and probing them.

use super::layer_statistics::LayerStatistics;
use super::position_index::{Geometry, PositionIndex};
use super::signature::Signature;
use super::table::{ByteSource, EndgameTable};
use super::value::{MOST_TURNS, TableValue};
use fanorona_rules::switches::Eater;
use fanorona_rules::{Position, Ruleset};
use std::sync::Arc;

/// The available endgame tables of one rule set. Cloning shares the tables.
///
/// ```
/// use fanorona_engine::endgame::{EndgameTables, build};
/// use fanorona_rules::variant::shipped;
///
/// let telo = shipped::variant("telo").unwrap();
/// let mut tables = EndgameTables::empty(&telo.rules);
/// assert_eq!(tables.most_stones(), 0);
/// build::extend(&mut tables, &telo.rules, 3, 1, &|_| true)?;
/// assert_eq!((tables.most_stones(), tables.all().count()), (3, 2));
/// # Ok::<(), fanorona_engine::endgame::TableError>(())
/// ```
#[derive(Clone, Debug)]
pub struct EndgameTables {
    signature: Signature,
    pub(super) geometry: Arc<Geometry>,
    /// Indexed by [`slot`] of the two numbers of stones.
    tables: Vec<Option<Arc<EndgameTable>>>,
    most: usize,
}

/// Why there is no such table, or why it cannot be built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// The board has too few points for the stones, or one side has none.
    #[error("the board cannot hold these numbers of stones")]
    Stones,
    /// The number of bytes does not match the number of positions.
    #[error("the number of bytes does not match the number of positions")]
    Length,
    /// A table of fewer stones is missing.
    #[error("a table of fewer stones is missing")]
    Order,
    /// A stored state does not belong to this table.
    #[error("the stored state does not belong to this table")]
    State,
    /// A win takes more turns than a byte can store.
    #[error("a win takes more than {MOST_TURNS} turns")]
    TooLong,
}

/// The position of a table in the order of stones: 1-1, 1-2, 1-3, 2-2, 1-4, 2-3 and so on.
#[inline]
const fn slot(small: usize, large: usize) -> usize {
    let below = small + large - 1;
    below * below / 4 + small - 1
}

impl EndgameTables {
    /// The number of positions in tables that are built in about a second.
    pub const QUICK: u128 = 1_000_000;

    /// The greatest number of positions in tables that are built while somebody waits: five stones for Tsivy, 14 MB,
    /// some seconds to a minute on one core.
    pub const WHILE_WAITING: u128 = 12_000_000;

    /// No tables.
    pub fn empty(rules: &Ruleset) -> Self {
        Self {
            signature: Signature::of(rules),
            geometry: Arc::new(Geometry::new(&rules.board)),
            tables: Vec::new(),
            most: 0,
        }
    }

    /// The signature of the rule sets these tables are valid for.
    pub const fn signature(&self) -> &Signature {
        &self.signature
    }

    /// The greatest total number of stones for which all tables are available; 0 if there are none.
    #[inline]
    pub const fn most_stones(&self) -> usize {
        self.most
    }

    /// The table for these numbers of stones, in either order.
    #[inline]
    pub fn table(&self, own: usize, enemy: usize) -> Option<&Arc<EndgameTable>> {
        if own == 0 || enemy == 0 {
            return None;
        }
        self.tables.get(slot(own.min(enemy), own.max(enemy)))?.as_ref()
    }

    /// Removes the tables of more than this many stones in total.
    pub fn truncate(&mut self, stones: usize) {
        self.tables.truncate(slot(1, stones.max(1)));
        self.most = if stones < 2 { 0 } else { self.most.min(stones) };
    }

    /// Every available table, from few stones to many.
    pub fn all(&self) -> impl Iterator<Item = &Arc<EndgameTable>> {
        self.tables.iter().flatten()
    }

    /// Every pair of numbers of stones with at most `stones` in total, the smaller number first, in
    /// the order in which tables are built.
    pub fn pairs(stones: usize) -> impl Iterator<Item = (usize, usize)> {
        (2..=stones).flat_map(|total| (1..=total / 2).map(move |small| (small, total - small)))
    }

    /// Inserts a table, replacing an existing one.
    pub fn insert(&mut self, table: EndgameTable) {
        let slot = slot(table.small(), table.large());
        if self.tables.len() <= slot {
            self.tables.resize(slot + 1, None);
        }
        self.tables[slot] = Some(Arc::new(table));
        let there = |&(small, large): &(usize, usize)| self.table(small, large).is_some();
        let points = self.geometry.points;
        let last = Self::pairs(points).take_while(there).count();
        self.most = (2..=points).take_while(|&total| slot_after(total) <= last).last().unwrap_or(0);
    }

    /// Inserts a table from its two-bit part, the statistics of its layers and, if given, the
    /// source of its bytes.
    ///
    /// # Errors
    /// Fails if the numbers of stones or the lengths do not fit.
    pub fn insert_values(
        &mut self,
        (small, large): (usize, usize),
        statistics: Vec<LayerStatistics>,
        values: Vec<u8>,
        bytes: Option<Box<dyn ByteSource>>,
    ) -> Result<(), TableError> {
        let indexing = self.indexing(small, large)?;
        let size = indexing.len() * indexing.sides() as u64;
        if values.len() as u64 != size.div_ceil(4) || statistics.len() != indexing.sides() {
            return Err(TableError::Length);
        }
        self.insert(EndgameTable::of_values(indexing, statistics, values, bytes));
        Ok(())
    }

    /// The number of indices of the tables of a pair. Building them needs as many bytes; storing
    /// the two-bit part needs a quarter of that.
    ///
    /// # Errors
    /// Fails if the board has too few points for the stones, or one side has none.
    pub fn size(&self, small: usize, large: usize) -> Result<u64, TableError> {
        let indexing = self.indexing(small, large)?;
        Ok(indexing.len() * indexing.sides() as u64)
    }

    /// An estimate of [`EndgameTables::size`] that takes no time; 0 if the board has too few
    /// points.
    pub fn about(&self, small: usize, large: usize) -> u128 {
        let Geometry { points, symmetries, binomials } = &*self.geometry;
        if small + large > *points {
            return 0;
        }
        let sides = if small == large { 1 } else { 2 };
        let sets = u128::from(binomials.choose(*points, small));
        sets * u128::from(binomials.choose(points - small, large)) * sides
            / symmetries.len() as u128
    }

    /// The number of stones, at most `most`, up to which all tables together have at most
    /// [`EndgameTables::QUICK`] positions; 0 if there are none.
    pub fn quick_stones(&self, most: usize) -> usize {
        self.stones_within(Self::QUICK, most)
    }

    /// The number of stones, at most `most` and what the board holds, up to which all tables together have
    /// about `size` indices or fewer; 0 if not even those of two stones do.
    pub fn stones_within(&self, size: u128, most: usize) -> usize {
        let mut all = 0;
        (2..=most.min(self.geometry.points))
            .take_while(|&stones| {
                let pairs = Self::pairs(stones).filter(|(small, large)| small + large == stones);
                all += pairs.map(|(small, large)| self.about(small, large)).sum::<u128>();
                all <= size
            })
            .last()
            .unwrap_or(0)
    }

    pub(super) fn indexing(
        &self,
        small: usize,
        large: usize,
    ) -> Result<Arc<PositionIndex>, TableError> {
        if small == 0 || small > large || small + large > self.geometry.points {
            return Err(TableError::Stones);
        }
        if let Some(table) = self.table(small, large) {
            return Ok(table.indexing.clone());
        }
        Ok(Arc::new(PositionIndex::new(self.geometry.clone(), small, large)))
    }

    /// The value of the position for the side to move; `None` if the tables do not cover it.
    ///
    /// The limit of quiet turns is respected: a win that comes too late is a draw. Repetition is
    /// not: a winning side makes progress with every turn, but a position that occurred before may
    /// still be drawn. A claim of an omitted capture is not considered either, because the position
    /// does not contain it.
    ///
    /// ```
    /// use fanorona_engine::endgame::{EndgameTables, TableValue, build};
    /// use fanorona_rules::{notation::read_position, variant::shipped};
    ///
    /// let telo = shipped::variant("telo").unwrap();
    /// let mut tables = EndgameTables::empty(&telo.rules);
    /// build::extend(&mut tables, &telo.rules, 2, 1, &|_| true)?;
    /// // White captures the only black stone by approach.
    /// let position = read_position(&telo.rules, "3/3/W1B w 0 9").unwrap();
    /// assert_eq!(tables.probe(&telo.rules, &position), Some(TableValue::Win));
    /// assert_eq!(tables.distance(&telo.rules, &position), Some((TableValue::Win, 1)));
    /// # Ok::<(), fanorona_engine::endgame::TableError>(())
    /// ```
    pub fn probe(&self, rules: &Ruleset, position: &Position) -> Option<TableValue> {
        if position.own().is_empty() {
            return Some(TableValue::Loss);
        }
        let table = self.table(position.own().len(), position.enemy().len())?;
        if !self.applies(rules, position) {
            return None;
        }
        let index = table.indexing.find(position.own().0, position.enemy().0);
        let value = table.value(index)?;
        let Some(limit) = self.signature.quiet_limit() else { return Some(value) };
        let left = limit.saturating_sub(position.quiet());
        if value == TableValue::Draw
            || u16::from(table.longest()) <= left && position.quiet() <= limit
        {
            return Some(value);
        }
        let (_, turns) = table.read(index)?;
        Some(if in_time(turns, position.quiet(), limit) { value } else { TableValue::Draw })
    }

    /// Like [`EndgameTables::probe`], with the number of turns of both sides until a capture or the
    /// end of the game: 1 if the side to move captures now, 0 if it cannot move, 0 for a draw.
    ///
    /// The winning side wants few turns, the losing side many. A turn that keeps the win without a
    /// capture leads to a position with one turn less, so a winner who always plays such a turn or
    /// captures makes progress.
    pub fn distance(&self, rules: &Ruleset, position: &Position) -> Option<(TableValue, u16)> {
        if position.own().is_empty() {
            return Some((TableValue::Loss, 0));
        }
        let table = self.table(position.own().len(), position.enemy().len())?;
        if !self.applies(rules, position) {
            return None;
        }
        let index = table.indexing.find(position.own().0, position.enemy().0);
        let (value, turns) = table.read(index)?;
        let limit = self.signature.quiet_limit();
        if limit.is_some_and(|limit| !in_time(turns, position.quiet(), limit)) {
            return Some((TableValue::Draw, 0));
        }
        Some((value, u16::from(turns)))
    }

    /// Whether the tables are valid for this position under these rules.
    #[inline]
    fn applies(&self, rules: &Ruleset, position: &Position) -> bool {
        self.signature == Signature::of(rules)
            && !position.first_turn_is_bound(rules)
            && match (position.handicapped(), rules.switches.handicap) {
                (None, _) => true,
                // The handicap ends before it applies again, and nothing restricts the other side
                // now.
                (Some(side), Some(handicap)) => {
                    side != position.side()
                        && position.enemy().len() <= usize::from(handicap.until)
                        && handicap.eater == Eater::default()
                }
                (Some(_), None) => false,
            }
    }

    /// The value for a side to move with these stones at a quiet counter of 0. Both sides must have
    /// stones; `None` if the table is missing.
    #[inline]
    pub(super) fn value(&self, own: u64, enemy: u64) -> Option<TableValue> {
        let table = self.table(own.count_ones() as usize, enemy.count_ones() as usize)?;
        table.value(table.indexing.find(own, enemy))
    }
}

/// The number of pairs up to a total.
const fn slot_after(total: usize) -> usize {
    total * total / 4
}

/// Whether the deciding turn comes before the limit draws the game. A side that cannot move has
/// lost even at the limit.
#[inline]
const fn in_time(turns: u8, quiet: u16, limit: u16) -> bool {
    turns == 0 || quiet as u32 + turns as u32 <= limit as u32
}
