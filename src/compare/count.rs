//! The numbers of lines of play under several rule sheets.

use super::error::CompareError;
use super::place::Place;
use super::sheets::Sheets;
use crate::rules::generate::{Count, GenerationLimit};
use crate::rules::perft::{Counting, perft_within};

/// The work that counting may be. One unit is at most about a millisecond.
///
/// ```
/// use fanorona::compare::{Budget, Place, Sheets};
/// use fanorona::rules::Position;
/// use fanorona::rules::perft::Counting;
/// use fanorona::rules::variant::shipped;
///
/// let rules = |key: &str| shipped::variant(key).unwrap().rules.clone();
/// let sheets = Sheets::new(vec![rules("tsivy"), rules("parker")])?;
/// let start = Place::new(Position::start(&rules("tsivy")));
/// let (budget, counting) = (Budget::default(), Counting::Sequences);
/// let counts = sheets.count(&start, 3, counting, budget, &mut || false)?;
/// let numbers = |sheet: usize| counts[sheet].iter().map(|count| count.number).collect::<Vec<_>>();
/// assert_eq!((numbers(0), numbers(1)), (vec![5, 39, 724], vec![5, 17, 162]));
/// # Ok::<(), fanorona::compare::CompareError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget(pub u64);

impl Default for Budget {
    /// A few seconds for each sheet.
    fn default() -> Self {
        Self(5_000)
    }
}

impl Sheets {
    /// For each sheet the numbers of lines of play of 1, 2, … `depth` turns, as
    /// [`perft_within`] counts them. Each sheet has the whole budget for all its depths; a number
    /// for which it did not suffice, or that `stop` ended, is not exact.
    ///
    /// # Errors
    /// The position does not fit the board.
    pub fn count(
        &self,
        place: &Place,
        depth: u32,
        counting: Counting,
        budget: Budget,
        stop: &mut dyn FnMut() -> bool,
    ) -> Result<Vec<Vec<Count>>, CompareError> {
        let positions = self.positions(place)?;
        let sheets = self.rules().iter().zip(&positions);
        let counts = sheets.map(|(rules, position)| {
            let mut left = budget.0;
            let mut stop = || {
                left = left.saturating_sub(1);
                left == 0 || stop()
            };
            let limit = GenerationLimit::COUNT;
            let depths = 1..=depth;
            depths
                .map(|depth| perft_within(rules, position, depth, counting, limit, &mut stop))
                .collect()
        });
        Ok(counts.collect())
    }
}
