//! Proofs that do not hold, and texts that are none.

use crate::engine::proof::{ProofError, ProofErrorKind, ProofFault};
use crate::rules::Ruleset;
use crate::rules::notation::write_position;
use crate::texts::Texts;

/// Why a proof under these rules does not hold.
pub fn proof_fault(texts: &Texts, rules: &Ruleset, fault: &ProofFault) -> String {
    let at = |id: &str, position| {
        texts.with(id, &[("position", write_position(rules, position).into())])
    };
    match fault {
        ProofFault::Turns => texts.get("proof-turns"),
        ProofFault::Turn(position) => at("proof-turn", position),
        ProofFault::End(position) => at("proof-end", position),
        ProofFault::Cycle => texts.get("proof-cycle"),
        ProofFault::Quiet => texts.get("proof-quiet"),
        ProofFault::Positions => texts.get("proof-positions"),
        ProofFault::Chains(position) => at("proof-chains", position),
    }
}

/// Why a text is no proof, with its place in this file.
pub fn proof_error(texts: &Texts, file: &str, error: &ProofError) -> String {
    let reason = match &error.reason {
        ProofErrorKind::NotAProof => texts.get("proof-none"),
        ProofErrorKind::Version(version) => {
            texts.with("proof-version", &[("version", version.into())])
        }
        ProofErrorKind::Checksum => texts.get("openings-checksum"),
        ProofErrorKind::Damaged => texts.get("openings-damaged"),
    };
    format!("{file}:{}:1: {reason}", error.line)
}
