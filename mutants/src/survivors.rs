//! What no test found, beside the reasons why that may be.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::{Result, trial};

/// The reasons: file, function, change, reason.
const REASONS: &str = "mutants/reasons.tsv";

/// Prints the survivors that have no reason, the reasons of what does not survive, and for each folder how many mutants were
/// refused, found and not.
///
/// # Errors
/// If the copy was not prepared.
pub fn print(folder: &Path) -> Result<()> {
    let results = trial::results(folder)?;
    let refused: BTreeSet<usize> = fs::read_to_string(folder.join("refused.txt"))?
        .split_whitespace()
        .flat_map(str::parse)
        .collect();
    let reasons = fs::read_to_string(REASONS).unwrap_or_default();
    // The same change can be at several places of a function: they share a reason.
    let mut unused: BTreeSet<String> = BTreeSet::new();
    for line in reasons.lines().skip(1) {
        let (key, reason) =
            line.rsplit_once('\t').ok_or_else(|| format!("{REASONS}: no reason in {line}"))?;
        if reason.trim().is_empty() {
            return Err(format!("{REASONS}: no reason in {line}").into());
        }
        unused.insert(key.to_owned());
    }
    let known = unused.clone();
    let mut sums: BTreeMap<String, [usize; 6]> = BTreeMap::new();
    for line in fs::read_to_string(folder.join("mutants.tsv"))?.lines() {
        let fields: Vec<&str> = line.split('\t').collect();
        let [id, file, _, function, change] = fields.as_slice() else { continue };
        let id: usize = id.parse()?;
        let folder = file.rsplit_once('/').map_or("", |(folder, _)| folder);
        let folder = folder.split('/').skip(1).take(2).collect::<Vec<_>>().join("/");
        let result = results.get(&id).map_or("not tried", |(result, _)| result.as_str());
        let column = match result {
            _ if refused.contains(&id) => 1,
            "found" => 2,
            "loops" => 3,
            "survives" => 4,
            _ => 5,
        };
        let row = sums.entry(folder).or_default();
        row[0] += 1;
        row[column] += 1;
        if column >= 4 {
            let key = format!("{file}\t{function}\t{change}");
            unused.remove(&key);
            if !known.contains(&key) {
                println!("{line}\t{result}");
            }
        }
    }
    for key in unused {
        println!("found by a test now, or gone: {key}");
    }
    println!(
        "\n| folder | mutants | refused by the compiler | found | by looping | survive | not reached or not tried |"
    );
    println!("|---|---|---|---|---|---|---|");
    for (folder, row) in sums {
        println!("| `{folder}` | {} |", row.map(|number| number.to_string()).join(" | "));
    }
    Ok(())
}
