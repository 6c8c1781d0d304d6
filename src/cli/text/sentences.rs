//! Sentences about turns and about the player's options.

use crate::rules::generate::capturing_stones;
use crate::rules::matches::{Obligation, obligation as obligation_of, stones_to_give};
use crate::rules::notation::write_turn;
use crate::rules::{Board, CaptureKind, Record, Side, Step, Turn};
use crate::texts::{Arg, Texts, say};

/// A turn that was played, in words.
pub(super) fn played(texts: &Texts, board: &Board, side: Side, turn: &Turn) -> String {
    let path: Vec<String> = turn.steps.iter().map(|step| board.name(step.to)).collect();
    let to: Arg = path.join(", ").into();
    let side = say::side_arg(side);
    let from: Arg = board.name(turn.from).into();
    if turn.is_paika() {
        return texts.with("text-paika", &[("side", side), ("from", from), ("to", to)]);
    }
    texts.with(
        "text-captured",
        &[
            ("side", side),
            ("from", from),
            ("to", to),
            ("count", turn.captured.len().into()),
            ("points", say::points(board, turn.captured).into()),
            ("turn", write_turn(board, turn).into()),
        ],
    )
}

/// The side to move and its obligations, one sentence each.
pub(super) fn obligation(texts: &Texts, record: &Record) -> Vec<String> {
    let (rules, position) = (record.rules(), record.position());
    let board = &rules.board;
    let side = position.side();
    if !record.chain().is_empty() {
        return vec![chain_obligation(texts, record)];
    }
    let mut sentences = Vec::new();
    if let Some(offer) = record.offer() {
        sentences.push(texts.with("text-offer", &[("side", say::side_arg(offer))]));
    }
    if record.can_claim() {
        sentences.push(texts.get("text-may-claim"));
    }
    if let Some((giver, count)) = stones_to_give(rules, position) {
        let until = rules.switches.handicap.map_or(0, |handicap| handicap.until);
        let arguments =
            [("side", say::side_arg(giver)), ("count", count.into()), ("until", until.into())];
        sentences.push(texts.with("text-handicap-left", &arguments));
    }
    let stones = capturing_stones(rules, position);
    let arguments = [
        ("side", say::side_arg(side)),
        ("count", stones.len().into()),
        ("points", say::points(board, stones).into()),
    ];
    sentences.push(match obligation_of(record) {
        Obligation::Give => texts.with("text-handicapped", &arguments[..1]),
        Obligation::GiveInVain => texts.with("text-cannot-give", &arguments[..1]),
        Obligation::Paika => texts.with("text-any-stone", &arguments[..1]),
        Obligation::CaptureOrBeClaimed(_) => texts.with("text-should-capture", &arguments),
        Obligation::Eat(_) => texts.with("text-must-eat", &arguments),
        Obligation::Capture(_) => texts.with("text-must-capture", &arguments),
        // Reported elsewhere.
        Obligation::Over | Obligation::GoOn | Obligation::GoOnOrEnd => return sentences,
    });
    sentences
}

/// How the open chain may or must continue.
fn chain_obligation(texts: &Texts, record: &Record) -> String {
    let (rules, chain) = (record.rules(), record.chain());
    let at = chain.at().map(|at| rules.board.name(at)).unwrap_or_default();
    let steps = options(texts, &rules.board, &chain.next_steps(rules));
    let arguments = [("point", at.into()), ("steps", steps.into())];
    if chain.may_end(rules).is_ok() {
        texts.with("text-chain-may-go-on", &arguments)
    } else {
        texts.with("text-chain-must-go-on", &arguments)
    }
}

/// Steps as a player can type them, each with the stones it captures.
pub(super) fn options(texts: &Texts, board: &Board, steps: &[Step]) -> String {
    let mut options: Vec<String> = steps.iter().map(|step| option(texts, board, step)).collect();
    options.sort_unstable();
    options.join("; ")
}

fn option(texts: &Texts, board: &Board, step: &Step) -> String {
    let mut name = board.name(step.to);
    name.extend(step.kind.map(CaptureKind::letter));
    if step.captured.is_empty() {
        return name;
    }
    let points = say::points(board, step.captured);
    texts.with("text-option", &[("step", name.into()), ("points", points.into())])
}
