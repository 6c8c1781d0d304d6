//! What has been played of a match: stored and printed after every pair of games.

use super::game::FinishedGame;
use super::records;
use super::results::MatchResults;
use super::setup::MatchSetup;
use crate::statistics::SprtVerdict;
use fanorona::cli::console::{Console, Failure};
use fanorona::cli::output;
use std::fs::File;
use std::io::Write as _;
use std::path::Path;

/// The results so far.
pub(super) struct MatchProgress<'a> {
    setup: &'a MatchSetup,
    /// The file of the records.
    output: Option<(&'a Path, File)>,
    pub results: MatchResults,
}

impl<'a> MatchProgress<'a> {
    /// Prints the heading. The file is created only now: after a failed start it would be in the way of the next one.
    pub fn begin(
        console: &mut Console,
        setup: &'a MatchSetup,
        output: Option<&'a Path>,
    ) -> Result<Self, Failure> {
        let create = |path| match File::create_new(path) {
            Ok(file) => Ok((path, file)),
            Err(error) => Err(output::failure(console, path, &error)),
        };
        let output = output.map(create).transpose()?;
        MatchResults::heading(&mut console.out)?;
        Ok(Self { setup, output, results: MatchResults::default() })
    }

    /// Adds the pair with this number, stores its records and prints the results so far, so that nothing is lost with
    /// an interrupted match. Returns whether it goes on.
    pub fn add(
        &mut self,
        console: &mut Console,
        number: usize,
        pair: [FinishedGame; 2],
    ) -> Result<bool, Failure> {
        let MatchSetup { variant, players, .. } = self.setup;
        self.results.add(&pair);
        if let Some((path, file)) = &mut self.output {
            let records = records::write_pair(variant, players, number, &pair);
            file.write_all(records.as_bytes())
                .map_err(|error| output::failure(console, path, &error))?;
        }
        self.results.progress(&mut console.out, self.setup.test)?;
        let verdict = self.setup.verdict(&self.results);
        Ok(verdict.is_none_or(|verdict| verdict == SprtVerdict::Open))
    }
}
