//! What has been played of a match: printed from time to time, and stored with it.

use super::game::FinishedGame;
use super::records;
use super::results::MatchResults;
use super::setup::MatchSetup;
use fanorona::cli::console::{Console, Failure};
use fanorona::cli::output;
use fanorona_engine::statistics::SprtVerdict;
use std::path::Path;

/// The number of pairs of games between two lines of progress.
const PROGRESS: usize = 10;

/// The results so far, and what of them is not yet printed and stored.
pub(super) struct MatchProgress<'a> {
    setup: &'a MatchSetup,
    /// The file of the records.
    output: Option<&'a Path>,
    results: MatchResults,
    /// The number of pairs in the last line of progress.
    printed: usize,
    /// The records of the games that are not yet in the file.
    records: String,
}

impl<'a> MatchProgress<'a> {
    /// Prints the heading. The file is written only now: after a failed start it would be in the way of the next one.
    pub fn begin(
        console: &mut Console,
        setup: &'a MatchSetup,
        output: Option<&'a Path>,
    ) -> Result<Self, Failure> {
        if let Some(path) = output {
            output::write(console, path, "")?;
        }
        MatchResults::heading(&mut console.out)?;
        let (results, records) = Default::default();
        Ok(Self { setup, output, results, printed: 0, records })
    }

    /// Adds the pair with this number. Returns whether the match goes on.
    pub fn add(
        &mut self,
        console: &mut Console,
        number: usize,
        pair: [FinishedGame; 2],
    ) -> Result<bool, Failure> {
        let MatchSetup { variant, players, .. } = self.setup;
        self.results.add(&pair);
        self.records += &records::write_pair(variant, players, number, &pair);
        let verdict = self.setup.verdict(&self.results);
        let decided = verdict.is_some_and(|verdict| verdict != SprtVerdict::Open);
        if (number + 1).is_multiple_of(PROGRESS) || decided {
            self.print(console)?;
        }
        Ok(!decided)
    }

    /// Prints and stores what is left, and returns the results.
    pub fn end(mut self, console: &mut Console) -> Result<MatchResults, Failure> {
        self.print(console)?;
        Ok(self.results)
    }

    /// Prints a line of progress and stores the records, if there are new ones.
    fn print(&mut self, console: &mut Console) -> Result<(), Failure> {
        let played = self.results.pairs.count() as usize;
        if played > self.printed {
            self.printed = played;
            self.results.progress(&mut console.out, self.setup.test)?;
        }
        if let Some(path) = self.output {
            output::append(console, path, &std::mem::take(&mut self.records))?;
        }
        Ok(())
    }
}
