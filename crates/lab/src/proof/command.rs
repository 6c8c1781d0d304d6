//! `fanorona-lab proof`: writes proofs to files, and checks them.

use super::say::{proof_check_error, proof_error};
use super::{CheckedProof, Proof, check as check_proof, solve_with_proof};
use crate::args::{CheckProofArgs, MakeProofArgs, ProofArgs, ProofCommand};
use fanorona::cli::console::{CommandResult, Console, ExitStatus, Failure};
use fanorona::cli::solve::{budget, in_time, no_room, place, value, watched};
use fanorona::cli::{input, output};
use fanorona_engine::endgame::TableValue;
use fanorona_rules::Ruleset;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

/// The size limit of a proof in bytes.
const LARGEST: u64 = 256 * 1024 * 1024;

/// Runs a subcommand.
pub fn run(console: &mut Console, args: &ProofArgs) -> CommandResult {
    match &args.command {
        ProofCommand::Make(args) => make(console, args),
        ProofCommand::Check(args) => check(console, args),
    }
}

/// Proves the value of a position, checks the proof and writes it. A value that is not proved is a
/// negative answer.
fn make(console: &mut Console, args: &MakeProofArgs) -> CommandResult {
    let (variant, position) = place(console, &args.limits)?;
    output::check(console, &args.out)?;
    let rules = &variant.rules;
    let in_time = in_time(&args.limits, Instant::now());
    let watch = watched(&console.texts, &in_time);
    let found = solve_with_proof(rules, &position, budget(&args.limits), &watch);
    drop(watch);
    let (solution, proof) = found.map_err(|_| no_room(console, &args.limits))?;
    writeln!(console.out, "value\t{}", value(solution.value()))?;
    writeln!(console.out, "nodes\t{}", solution.nodes)?;
    let Some(proof) = proof else {
        return match solution.value() {
            None => Ok(ExitStatus::Negative),
            Some(_) => Err(Failure::Negative(vec![console.texts.get("proof-not-kept")])),
        };
    };
    // What is written holds: the solver is not trusted.
    let checked = check_proof(rules, &proof).map_err(|error| {
        Failure::Negative(vec![proof_check_error(&console.texts, rules, &error)])
    })?;
    // The board has a place of its own in the text.
    let ending = args.limits.board.map(|(columns, rows)| format!("-{columns}x{rows}"));
    let key = ending.and_then(|ending| variant.key.strip_suffix(&ending)).unwrap_or(&variant.key);
    let text = proof.write(key, rules);
    output::write(console, &args.out, &text)?;
    print(console, &checked)
}

/// Checks the proof in a file, under the variant and the board that it names unless others are given. A
/// proof that does not hold is a negative answer.
fn check(console: &mut Console, args: &CheckProofArgs) -> CommandResult {
    let text = input::file_text(console, &args.file, LARGEST)?;
    let (rules, proof) = parse(console, &args.file, &text, args.variant.as_deref(), args.board)?;
    let checked = check_proof(&rules, &proof).map_err(|error| {
        Failure::Negative(vec![proof_check_error(&console.texts, &rules, &error)])
    })?;
    let found = match proof.winner {
        Some(side) if side == proof.position.side() => TableValue::Win,
        Some(_) => TableValue::Loss,
        None => TableValue::Draw,
    };
    writeln!(console.out, "value\t{}", value(Some(found)))?;
    print(console, &checked)
}

/// Reads the text of a proof's file, under the variant and the board that it names unless others are given.
fn parse(
    console: &Console,
    file: &Path,
    text: &str,
    variant: Option<&str>,
    board: Option<(usize, usize)>,
) -> Result<(Arc<Ruleset>, Proof), Failure> {
    let name = file.display().to_string();
    let head = Proof::head(text);
    let variant = match (variant, head) {
        (None, Some((key, _))) => input::variant_at(console, key, &format!("{name}:1:1"))?,
        (key, _) => input::variant(console, key)?,
    };
    let board = board.or(head.map(|(_, board)| board));
    let board = board.filter(|&(columns, rows)| {
        (columns, rows) != (variant.rules.board.columns(), variant.rules.board.rows())
    });
    let on = board.and_then(|(columns, rows)| variant.on_board(columns, rows));
    let rules = on.map_or(variant, Arc::new).rules.clone();
    let proof = Proof::read(text, &rules)
        .map_err(|error| Failure::input(proof_error(&console.texts, &name, &error)))?;
    Ok((rules, proof))
}

/// Prints what the check found.
fn print(console: &mut Console, checked: &CheckedProof) -> CommandResult {
    writeln!(console.out, "checked\t{}", checked.positions)?;
    if let Some(turns) = checked.turns {
        writeln!(console.out, "turns\tat most {turns}")?;
    }
    Ok(ExitStatus::Good)
}
