//! Finds the mutants that the compiler refuses, by compiling until none is left.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::Result;
use crate::places::Switched;
use crate::rewrite::Project;

/// A cargo command in the copy, with the build outputs beside it.
pub fn cargo(folder: &Path) -> Command {
    let mut command = Command::new("cargo");
    command
        .current_dir(folder.join("project"))
        .env("CARGO_TARGET_DIR", folder.join("target"))
        // Mutated code has unused variables and more that the project's lints refuse.
        .env("RUSTFLAGS", "--cap-lints=allow")
        .stdin(Stdio::null());
    command
}

/// Writes the copy without the mutants that the compiler refuses, and lists these in `refused.txt`.
///
/// # Errors
/// If an error remains that no mutant explains.
pub fn refuse(folder: &Path) -> Result<()> {
    let folder = fs::canonicalize(folder)?;
    let copy = folder.join("project");
    let project = Project::read()?;
    let (mut refused, mut constant) = (BTreeSet::new(), BTreeSet::new());
    for round in 1.. {
        let written = project.write(&copy, &refused, &constant)?;
        let output = cargo(&folder)
            .args([
                "check",
                "--profile",
                "mutants",
                "--no-default-features",
                "--lib",
                "--message-format=json",
            ])
            .stderr(Stdio::inherit())
            .output()?;
        let errors = errors(&String::from_utf8_lossy(&output.stdout));
        println!("round {round}: {} errors, {} mutants refused", errors.len(), refused.len());
        if errors.is_empty() {
            if !output.status.success() {
                return Err("cargo check failed without an error in the code".into());
            }
            break;
        }
        let before = (refused.len(), constant.len());
        for error in &errors {
            blame(error, &project, &written, &mut refused, &mut constant);
        }
        if before == (refused.len(), constant.len()) {
            let first = errors[0]["rendered"].as_str().unwrap_or_default().to_owned();
            return Err(format!("no mutant explains this error:\n{first}").into());
        }
    }
    for mutant in
        project.files.iter().flat_map(|(_, _, places)| places).flat_map(|place| &place.mutants)
    {
        if mutant.1.const_fn.as_ref().is_some_and(|name| constant.contains(name)) {
            refused.insert(mutant.0);
        }
    }
    let list: Vec<String> = refused.iter().map(usize::to_string).collect();
    fs::write(folder.join("refused.txt"), list.join("\n"))?;
    println!(
        "{} of {} refused; functions that stay const: {}",
        list.len(),
        project.count,
        constant.len()
    );
    Ok(())
}

fn errors(messages: &str) -> Vec<Value> {
    messages
        .lines()
        .filter_map(|line| serde_json::from_str::<Value>(line).ok())
        .filter(|message| {
            message["reason"] == "compiler-message" && message["message"]["level"] == "error"
        })
        .map(|message| message["message"].clone())
        .filter(|message| message["spans"].as_array().is_some_and(|spans| !spans.is_empty()))
        .collect()
}

/// Refuses the mutants that an error points at; or else all of the smallest place around it.
fn blame(
    error: &Value,
    project: &Project,
    written: &[Switched],
    refused: &mut BTreeSet<usize>,
    constant: &mut BTreeSet<String>,
) {
    let text = error["message"].as_str().unwrap_or_default();
    // "cannot call non-const method `rules::board::Board::new` in constants".
    if error["code"]["code"] == "E0015"
        && let Some(name) = text.split('`').nth(1)
    {
        let name = name.split("::").last().unwrap_or(name);
        constant.insert(name.split('<').next().unwrap_or(name).to_owned());
        return;
    }
    let mut spans: Vec<&Value> = error["spans"].as_array().into_iter().flatten().collect();
    spans.sort_by_key(|span| span["is_primary"] != true);
    let mut around: Option<(usize, &[usize])> = None;
    for span in spans {
        let name = span["file_name"].as_str().unwrap_or_default();
        let Some(index) = project.files.iter().position(|(path, _, _)| Path::new(name) == path)
        else {
            continue;
        };
        let begin = span["byte_start"].as_u64().unwrap_or(0) as usize;
        let end = span["byte_end"].as_u64().unwrap_or(0) as usize;
        let inside: Vec<usize> = written[index]
            .mutants
            .iter()
            .filter(|(range, _)| range.start <= begin && end <= range.end)
            .map(|(_, id)| *id)
            .collect();
        if !inside.is_empty() {
            refused.extend(inside);
            return;
        }
        for (range, ids) in &written[index].places {
            let open = ids.iter().any(|id| !refused.contains(id));
            if open
                && range.start <= begin
                && end <= range.end
                && around.is_none_or(|(length, _)| range.len() < length)
            {
                around = Some((range.len(), ids));
            }
        }
    }
    if let Some((_, ids)) = around {
        refused.extend(ids.iter().copied());
    }
}
