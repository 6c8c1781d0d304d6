//! Tries all mutants of the core in one build, each behind a switch that is read when a program starts.
//! README.md explains the steps and the limits.

mod compile;
mod find;
mod operators;
mod places;
mod reach;
mod rewrite;
mod survivors;
#[cfg(test)]
mod tests;
mod trial;
mod values;

use std::error::Error;
use std::path::PathBuf;
use std::process::ExitCode;

pub type Result<T> = std::result::Result<T, Box<dyn Error>>;

const USAGE: &str = "\
usage: fanorona-mutants COMMAND FOLDER

  prepare FOLDER             copies the project (the current folder) to FOLDER, and writes all mutants into the copy
  reach FOLDER [SECONDS]     builds the copy's tests, and records how long each test takes and which mutants it reaches;
                             tests that take more than SECONDS of processor time are left out (8)
  try FOLDER [SECONDS [ID]]  tries what has no result yet, or only one of a smaller budget, or one mutant;
                             SECONDS of processor time are spent on each before it survives (10)
  survivors FOLDER           prints what survives";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["prepare", folder] => rewrite::prepare(&PathBuf::from(folder))
            .and_then(|()| compile::refuse(&PathBuf::from(folder))),
        ["reach", folder] => reach::record(&PathBuf::from(folder), 8),
        ["reach", folder, seconds] => {
            number(seconds).and_then(|longest| reach::record(&PathBuf::from(folder), longest))
        }
        ["try", folder] => trial::run(&PathBuf::from(folder), 10.0, None),
        ["try", folder, seconds] => {
            number(seconds).and_then(|budget| trial::run(&PathBuf::from(folder), budget, None))
        }
        ["try", folder, seconds, id] => number(seconds)
            .and_then(|budget| trial::run(&PathBuf::from(folder), budget, Some(number(id)?))),
        ["survivors", folder] => survivors::print(&PathBuf::from(folder)),
        _ => Err(USAGE.into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T> {
    text.parse().map_err(|_| format!("{text}: a number is expected").into())
}
