//! Tries mutants: runs the tests that reach each of them, in the order of [`reach::read`], until one fails.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use crate::Result;
use crate::reach::{self, Test};

/// Seconds for the start of a process.
const START: f64 = 0.005;

/// Does the same for each job, with two threads for each core. Results are in the order of the jobs.
///
/// # Errors
/// The first error of a job.
pub fn in_parallel<J: Sync, R: Send>(
    jobs: &[J],
    work: impl Fn(&J) -> Result<R> + Sync,
) -> Result<Vec<R>> {
    let next = AtomicUsize::new(0);
    let results = Mutex::new(BTreeMap::new());
    // Some tests sleep.
    let threads = 2 * std::thread::available_parallelism()?.get();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Relaxed);
                    let Some(job) = jobs.get(index) else { break };
                    let result = work(job).map_err(|error| error.to_string());
                    results.lock().expect("no thread panics").insert(index, result);
                }
            });
        }
    });
    let results = results.into_inner().map_err(|error| error.to_string())?;
    results.into_values().map(|result| result.map_err(Into::into)).collect()
}

/// Tries all mutants without a result, those that survived a smaller budget, or one; appends to `results.tsv`: number, result,
/// budget, and the test that found it.
///
/// # Errors
/// If the copy was not prepared, or a file cannot be written.
pub fn run(folder: &Path, budget: f64, only: Option<usize>) -> Result<()> {
    let folder = &fs::canonicalize(folder)?;
    let (tests, by_mutant) = reach::read(folder)?;
    let refused: BTreeSet<usize> = fs::read_to_string(folder.join("refused.txt"))?
        .split_whitespace()
        .flat_map(str::parse)
        .collect();
    let results = results(folder)?;
    let settled = |id: &usize| match results.get(id) {
        Some((result, spent)) => result != "survives" || *spent >= budget,
        None => false,
    };
    let count = fs::read_to_string(folder.join("mutants.tsv"))?.lines().count();
    let jobs: Vec<usize> = match only {
        Some(id) => vec![id],
        None => (0..count).filter(|id| !refused.contains(id) && !settled(id)).collect(),
    };
    let file =
        Mutex::new(OpenOptions::new().append(true).create(true).open(folder.join("results.tsv"))?);
    println!("{} mutants to try", jobs.len());
    in_parallel(&jobs, |&id| {
        let reaching: Vec<&Test> =
            by_mutant.get(&id).into_iter().flatten().map(|&index| &tests[index]).collect();
        let line = try_one(folder, id, &reaching, budget)?;
        file.lock().expect("no thread panics").write_all(line.as_bytes())?;
        Ok(())
    })?;
    Ok(())
}

fn try_one(folder: &Path, id: usize, tests: &[&Test], budget: f64) -> Result<String> {
    if tests.is_empty() {
        return Ok(format!("{id}\tunreached\t{budget}\t\n"));
    }
    let (mut left, mut tried) = (budget, 0);
    for test in tests {
        // At least one test, however long it takes.
        if tried > 0 && test.seconds + START > left {
            continue;
        }
        tried += 1;
        let limit = (test.seconds * 6.0) as u64 + 3;
        let (passed, seconds) =
            reach::run(folder, &test.program, &test.name, ("MUTANT", &id.to_string()), limit)?;
        match passed {
            None => return Ok(format!("{id}\tloops\t{budget}\t{}\n", test.name)),
            Some(false) => return Ok(format!("{id}\tfound\t{budget}\t{}\n", test.name)),
            Some(true) => left -= seconds + START,
        }
    }
    // If all tests were run, a larger budget changes nothing.
    let budget = if tried == tests.len() { 1e6 } else { budget };
    Ok(format!("{id}\tsurvives\t{budget}\t{tried} of {} tests\n", tests.len()))
}

/// The last result of each mutant, and its budget.
///
/// # Errors
/// Never; a missing file has no results.
pub fn results(folder: &Path) -> Result<BTreeMap<usize, (String, f64)>> {
    let text = fs::read_to_string(folder.join("results.tsv")).unwrap_or_default();
    let read = |line: &str| {
        let fields: Vec<&str> = line.split('\t').collect();
        Some((
            fields.first()?.parse().ok()?,
            (fields.get(1)?.to_string(), fields.get(2)?.parse().ok()?),
        ))
    };
    Ok(text.lines().filter_map(read).collect())
}
