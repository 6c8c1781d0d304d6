//! What no test found.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::{Result, trial};

/// Prints what survives, and for each folder how many mutants were refused, found and not.
///
/// # Errors
/// If the copy was not prepared.
pub fn print(folder: &Path) -> Result<()> {
    let results = trial::results(folder)?;
    let refused: BTreeSet<usize> = fs::read_to_string(folder.join("refused.txt"))?
        .split_whitespace()
        .flat_map(str::parse)
        .collect();
    let mut sums: BTreeMap<String, [usize; 6]> = BTreeMap::new();
    for line in fs::read_to_string(folder.join("mutants.tsv"))?.lines() {
        let fields: Vec<&str> = line.split('\t').collect();
        let [id, file, ..] = fields.as_slice() else { continue };
        let id: usize = id.parse()?;
        let room = file.split('/').skip(1).take(2).collect::<Vec<_>>().join("/");
        let result = results.get(&id).map_or("", |(result, _)| result.as_str());
        let column = match result {
            _ if refused.contains(&id) => 1,
            "found" => 2,
            "loops" => 3,
            "survives" => 4,
            _ => 5,
        };
        let row = sums.entry(room).or_default();
        row[0] += 1;
        row[column] += 1;
        if column >= 4 {
            println!("{line}\t{}", if result.is_empty() { "not tried" } else { result });
        }
    }
    println!("\n| where | mutants | refused | found | by looping | survive | not reached |");
    for (room, row) in sums {
        println!("| `{room}` | {} |", row.map(|number| number.to_string()).join(" | "));
    }
    Ok(())
}
