//! Learns a whole evaluation from files of labelled positions.

use super::labels::{DataError, DataHeader, LabelledPosition};
use super::train::{Losses, Trainer, Training};
use fanorona_engine::evaluate::patterns::half_of;
use fanorona_engine::evaluate::{Evaluator, PatternOrigin, Patterns, Weights};
use fanorona_rules::{PointSet, Position, Ruleset, Side};

/// Why no evaluation was learned.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LearnError {
    /// The data with this number, from 0, is damaged.
    #[error("data {0}: {1}")]
    Data(usize, DataError),
    /// The data with this number is of another variant than the first.
    #[error("data {0} is of another variant")]
    Variant(usize),
    /// The board is not its own mirror image, or has fewer than five columns or rows.
    #[error("the board has no windows that are mirror images")]
    Board,
    /// The weights would have this many bytes; with a greater least number of times they have fewer.
    #[error("{0} bytes are more than {most}", most = Patterns::LARGEST)]
    Size(usize),
}

/// A learned evaluation.
#[derive(Clone, Debug)]
pub struct LearnedPatterns {
    /// The bytes of the file, which [`Patterns::read`] reads.
    pub bytes: Vec<u8>,
    /// The losses in validation of the whole-numbered weights, and of the evaluation set by hand.
    pub losses: [[f64; 2]; 2],
}

/// Learns an evaluation from the bytes of files of labelled positions. Calls `on_epoch` after each epoch.
/// The same files and training give the same bytes on machines with the same mathematical library.
///
/// # Errors
/// A file is damaged or of another variant, the board does not suit, or the weights are too large.
pub fn learn_patterns(
    rules: &Ruleset,
    files: &[&[u8]],
    training: Training,
    on_epoch: &mut dyn FnMut(u64, Losses),
) -> Result<LearnedPatterns, LearnError> {
    let mut blocks: Vec<Vec<LabelledPosition>> = Vec::new();
    let mut data = Vec::new();
    let mut variant = None;
    for (number, file) in files.iter().enumerate() {
        let failed = |error| LearnError::Data(number, error);
        let (header, begin) = DataHeader::read(file).map_err(failed)?;
        let (mut found, _) = DataHeader::blocks(file, begin).map_err(failed)?;
        if *variant.get_or_insert_with(|| header.variant.clone()) != header.variant {
            return Err(LearnError::Variant(number));
        }
        let games = header.games * found.len() as u64;
        data.push([header.seed, header.nodes, header.stones as u64, games]);
        blocks.append(&mut found);
    }
    let mut sum = crc32fast::Hasher::new();
    for position in blocks.iter().flatten() {
        sum.update(&position.bytes());
    }
    let positions = blocks.iter().map(Vec::len).sum::<usize>() as u64;
    let mut trainer = Trainer::new(rules, &blocks, training).ok_or(LearnError::Board)?;
    for epoch in 0..training.epochs {
        on_epoch(epoch + 1, trainer.epoch(epoch));
    }
    let origin = PatternOrigin {
        variant: variant.unwrap_or_default(),
        columns: rules.board.columns(),
        rows: rules.board.rows(),
        half: half_of(rules),
        data,
        positions,
        sum: sum.finalize(),
        training: [training.epochs, training.results, training.least],
    };
    let bytes = trainer.weights().write(&origin);
    if bytes.len() > Patterns::LARGEST {
        return Err(LearnError::Size(bytes.len()));
    }
    let patterns = Patterns::read(&bytes).map_err(|_| LearnError::Board)?;
    let hand = Evaluator::new(rules, Weights::default());
    let losses = [
        trainer.check(|own, enemy, pending| patterns.evaluate(own, enemy, pending)),
        trainer.check(|own, enemy, _| {
            let stones = [PointSet(own), PointSet(enemy)];
            Position::new(rules, stones, Side::White, 0, 9, None)
                .map_or(0, |position| hand.evaluate(&position))
        }),
    ];
    Ok(LearnedPatterns { bytes, losses })
}
