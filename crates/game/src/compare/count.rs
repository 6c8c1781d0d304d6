//! The numbers of lines of play under several rule sheets.

use super::error::CompareError;
use super::place::Place;
use super::sheets::Sheets;
use fanorona_rules::perft::{Count, Counting, perft_within};

impl Sheets {
    /// For each sheet the numbers of lines of play of 1, 2, … `depth` turns, as
    /// [`perft_within`] counts them. `stop` is called at intervals with the sheet, counted from 0;
    /// when it returns `true`, counting ends for that sheet, and what was not counted to the end is
    /// not exact.
    ///
    /// ```
    /// use fanorona_game::compare::{Place, Sheets};
    /// use fanorona_rules::Position;
    /// use fanorona_rules::perft::Counting;
    /// use fanorona_rules::variant::shipped;
    ///
    /// let rules = |key: &str| shipped::variant(key).unwrap().rules.clone();
    /// let sheets = Sheets::new(vec![rules("tsivy"), rules("parker")])?;
    /// let start = Place::new(Position::start(&rules("tsivy")));
    /// let counts = sheets.count(&start, 3, Counting::Sequences, &mut |_| false)?;
    /// let numbers = |sheet: usize| counts[sheet].iter().map(|count| count.number).collect::<Vec<_>>();
    /// assert_eq!((numbers(0), numbers(1)), (vec![5, 39, 724], vec![5, 17, 162]));
    /// # Ok::<(), fanorona_game::compare::CompareError>(())
    /// ```
    ///
    /// # Errors
    /// The position does not fit the board.
    pub fn count(
        &self,
        place: &Place,
        depth: u32,
        counting: Counting,
        stop: &mut dyn FnMut(usize) -> bool,
    ) -> Result<Vec<Vec<Count>>, CompareError> {
        let positions = self.positions(place)?;
        let sheets = self.rules().iter().zip(&positions).enumerate();
        let counts = sheets.map(|(sheet, (rules, position))| {
            let mut stop = || stop(sheet);
            let depths = 1..=depth;
            depths.map(|depth| perft_within(rules, position, depth, counting, &mut stop)).collect()
        });
        Ok(counts.collect())
    }
}
