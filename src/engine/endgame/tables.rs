//! All tables of a rule set that are there, and looking a position up in them.

use super::census::Census;
use super::places::{Geometry, Places};
use super::signature::Signature;
use super::table::{Bytes, EndgameTable};
use super::value::TableValue;
use crate::rules::switches::Eater;
use crate::rules::{Position, Ruleset};
use std::sync::Arc;

/// The tables of one rule set, as far as they are there. To copy it copies no table.
#[derive(Clone, Debug)]
pub struct EndgameTables {
    signature: Signature,
    pub(super) geometry: Arc<Geometry>,
    /// At [`slot`] of the two numbers of stones.
    tables: Vec<Option<Arc<EndgameTable>>>,
    most: usize,
}

/// Why bytes make no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableError {
    /// The board has no room for so many stones, or one side has none.
    Stones,
    /// There are more or fewer bytes than positions.
    Length,
}

/// Tables in the order of their stones: 1-1, 1-2, 1-3, 2-2, 1-4, 2-3 and so on.
#[inline]
const fn slot(small: usize, large: usize) -> usize {
    let below = small + large - 1;
    below * below / 4 + small - 1
}

impl EndgameTables {
    /// No table at all.
    pub fn empty(rules: &Ruleset) -> Self {
        Self {
            signature: Signature::of(rules),
            geometry: Arc::new(Geometry::new(&rules.board)),
            tables: Vec::new(),
            most: 0,
        }
    }

    /// What rule sets these tables are good for.
    pub const fn signature(&self) -> &Signature {
        &self.signature
    }

    /// The most stones of both sides together for which every table is there; 0 for none.
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

    /// Every table that is there, from few stones to many.
    pub fn all(&self) -> impl Iterator<Item = &Arc<EndgameTable>> {
        self.tables.iter().flatten()
    }

    /// Every pair of numbers of stones, the smaller first, up to so many together: in the order in
    /// which tables are built.
    pub fn pairs(stones: usize) -> impl Iterator<Item = (usize, usize)> {
        (2..=stones).flat_map(|total| (1..=total / 2).map(move |small| (small, total - small)))
    }

    /// Adds a table, or puts it in place of another.
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

    /// Adds a table from its two-bit part, the census of its layers and, if `bytes` are given, the
    /// turns of every position.
    ///
    /// # Errors
    /// Why these cannot be a table.
    pub fn insert_worths(
        &mut self,
        (small, large): (usize, usize),
        census: Vec<Census>,
        worths: Vec<u8>,
        bytes: Option<Box<dyn Bytes>>,
    ) -> Result<(), TableError> {
        let places = self.places(small, large)?;
        let size = places.len() * places.sides() as u64;
        if worths.len() as u64 != size.div_ceil(4) || census.len() != places.sides() {
            return Err(TableError::Length);
        }
        self.insert(EndgameTable::of_worths(places, census, worths, bytes));
        Ok(())
    }

    /// Adds a table from one byte a position, as [`EndgameTable::bytes`] gives them.
    ///
    /// # Errors
    /// Why these cannot be a table.
    pub fn insert_bytes(
        &mut self,
        (small, large): (usize, usize),
        bytes: Vec<u8>,
    ) -> Result<(), TableError> {
        let places = self.places(small, large)?;
        if bytes.len() as u64 != places.len() * places.sides() as u64 {
            return Err(TableError::Length);
        }
        self.insert(EndgameTable::built(places, bytes));
        Ok(())
    }

    /// How many positions the tables of a pair have places for: as many bytes are needed to build
    /// them, and a quarter of it to keep them.
    ///
    /// # Errors
    /// When the board has no room for so many stones, or one side has none.
    pub fn size(&self, small: usize, large: usize) -> Result<u64, TableError> {
        let places = self.places(small, large)?;
        Ok(places.len() * places.sides() as u64)
    }

    /// About as much, told at once for any numbers of stones; 0 where the board has no room.
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

    pub(super) fn places(&self, small: usize, large: usize) -> Result<Arc<Places>, TableError> {
        if small == 0 || small > large || small + large > self.geometry.points {
            return Err(TableError::Stones);
        }
        if let Some(table) = self.table(small, large) {
            return Ok(table.places.clone());
        }
        Ok(Arc::new(Places::new(self.geometry.clone(), small, large)))
    }

    /// What the position is worth for the side to move, `None` where the tables do not know.
    ///
    /// Quiet turns count: a win that would come too late for the limit is a draw. Repetition does
    /// not: whoever wins gets closer to it with every turn, but a position that stood on the board
    /// before may draw the game all the same. And a capture that the other side just omitted and
    /// that could be claimed is not seen, for the position does not tell of it.
    pub fn probe(&self, rules: &Ruleset, position: &Position) -> Option<TableValue> {
        if position.own().is_empty() {
            return Some(TableValue::Loss);
        }
        let table = self.table(position.own().len(), position.enemy().len())?;
        if !self.applies(rules, position) {
            return None;
        }
        let place = table.places.find(position.own().0, position.enemy().0);
        let worth = table.worth(place)?;
        let Some(limit) = self.signature.quiet_limit() else { return Some(worth) };
        let left = limit.saturating_sub(position.quiet());
        if worth == TableValue::Draw
            || u16::from(table.longest()) <= left && position.quiet() <= limit
        {
            return Some(worth);
        }
        let (_, turns) = table.read(place)?;
        Some(if in_time(turns, position.quiet(), limit) { worth } else { TableValue::Draw })
    }

    /// As [`EndgameTables::probe`], and the turns of both sides together until stones are taken or the
    /// game ends: 1 where the side to move captures now, 0 where it cannot move; 0 for a draw.
    ///
    /// The side that wins wants few, the other many. A turn that keeps the win and takes nothing
    /// leads to a position of one turn less, so the winner who always plays such a one, or
    /// captures, cannot go in circles.
    pub fn distance(&self, rules: &Ruleset, position: &Position) -> Option<(TableValue, u16)> {
        if position.own().is_empty() {
            return Some((TableValue::Loss, 0));
        }
        let table = self.table(position.own().len(), position.enemy().len())?;
        if !self.applies(rules, position) {
            return None;
        }
        let place = table.places.find(position.own().0, position.enemy().0);
        let (worth, turns) = table.read(place)?;
        let limit = self.signature.quiet_limit();
        if limit.is_some_and(|limit| !in_time(turns, position.quiet(), limit)) {
            return Some((TableValue::Draw, 0));
        }
        Some((worth, u16::from(turns)))
    }

    /// Are the tables good for this position under these rules?
    #[inline]
    fn applies(&self, rules: &Ruleset, position: &Position) -> bool {
        self.signature == Signature::of(rules)
            && !position.first_turn_is_bound(rules)
            && match (position.handicapped(), rules.switches.handicap) {
                (None, _) => true,
                // It ends before it binds again, and nothing binds the other side now.
                (Some(side), Some(handicap)) => {
                    side != position.side()
                        && position.enemy().len() <= usize::from(handicap.until)
                        && handicap.eater == Eater::default()
                }
                (Some(_), None) => false,
            }
    }

    /// The worth for a side to move with these stones at a quiet counter of 0; both must have
    /// stones, and the table must be there.
    #[inline]
    pub(super) fn worth(&self, own: u64, enemy: u64) -> Option<TableValue> {
        let table = self.table(own.count_ones() as usize, enemy.count_ones() as usize)?;
        table.worth(table.places.find(own, enemy))
    }
}

/// The number of pairs up to a total.
const fn slot_after(total: usize) -> usize {
    total * total / 4
}

/// Does the deciding turn come before the limit draws the game? A side without a move has lost
/// even at the limit.
#[inline]
const fn in_time(turns: u8, quiet: u16, limit: u16) -> bool {
    turns == 0 || quiet as u32 + turns as u32 <= limit as u32
}
