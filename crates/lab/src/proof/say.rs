//! Sentences about proofs that are wrong, and about texts that are not proofs.

use super::{ProofCheckError, ProofError};
use fanorona::texts::{Texts, id, say};
use fanorona_rules::Ruleset;
use fanorona_rules::notation::write_position;

/// Why a proof under these rules does not hold.
pub(super) fn proof_check_error(texts: &Texts, rules: &Ruleset, error: &ProofCheckError) -> String {
    let at = |id: &str, position| {
        texts.with(id, &[("position", write_position(rules, position).into())])
    };
    match error {
        ProofCheckError::Turns => texts.get("proof-turns"),
        ProofCheckError::Turn(position) => at("proof-turn", position),
        ProofCheckError::End(position) => at("proof-end", position),
        ProofCheckError::Cycle => texts.get("proof-cycle"),
        ProofCheckError::Quiet => texts.get("proof-quiet"),
        ProofCheckError::Positions => texts.get("proof-positions"),
        ProofCheckError::Chains(position) => at("proof-chains", position),
    }
}

/// Why a text is no proof, with its place in this file.
pub(super) fn proof_error(texts: &Texts, file: &str, error: &ProofError) -> String {
    // A proof is read under the rules of the variant that it names.
    say::data_error(texts, file, error, [id("proof-none"), id("proof-version"), id("proof-none")])
}
