//! `fanorona solve --proof` and `--check`: writes proofs to files, and checks them.

use super::{
    CommandResult, Console, ExitStatus, Failure, budget, in_time, input, no_room, value, watched,
};
use crate::cli::args::SolveArgs;
use crate::cli::output;
use crate::engine::endgame::TableValue;
use crate::engine::proof::{CheckedProof, Proof, check as check_proof};
use crate::engine::solve::solve_with_proof;
use crate::rules::{Position, Ruleset, Variant};
use crate::texts::say;
use std::io::Write as _;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

/// The size limit of a proof in bytes.
pub(in crate::cli) const LARGEST: u64 = 256 * 1024 * 1024;

/// Proves the value of a position, checks the proof and writes it. A value that is not proved is a
/// negative answer.
pub(super) fn make(
    console: &mut Console,
    args: &SolveArgs,
    variant: &Variant,
    position: &Position,
    file: &Path,
) -> CommandResult {
    output::check(console, file)?;
    let rules = &variant.rules;
    let in_time = in_time(args, Instant::now());
    let watch = watched(&console.texts, &in_time);
    let found = solve_with_proof(rules, position, budget(args), &watch);
    drop(watch);
    let (solution, proof) = found.map_err(|_| no_room(console, args))?;
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
        Failure::Negative(vec![say::proof_check_error(&console.texts, rules, &error)])
    })?;
    // The board has a place of its own in the text.
    let ending = args.board.map(|(columns, rows)| format!("-{columns}x{rows}"));
    let key = ending.and_then(|ending| variant.key.strip_suffix(&ending)).unwrap_or(&variant.key);
    let text = proof.write(key, rules);
    output::write(console, file, &text)?;
    print(console, &checked)
}

/// Checks the proof in a file, under the variant and the board that it names unless others are given. A
/// proof that does not hold is a negative answer.
pub(super) fn check(console: &mut Console, args: &SolveArgs, file: &Path) -> CommandResult {
    let text = input::file_text(console, file, LARGEST)?;
    let (rules, proof) = parse(console, file, &text, args.place.variant.as_deref(), args.board)?;
    let checked = check_proof(&rules, &proof).map_err(|error| {
        Failure::Negative(vec![say::proof_check_error(&console.texts, &rules, &error)])
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
pub(in crate::cli) fn parse(
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
        .map_err(|error| Failure::input(say::proof_error(&console.texts, &name, &error)))?;
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
