//! The state of a search for better values as a text, from which it is continued.

use super::{Spsa, SpsaGains, SpsaParameter};
use std::fmt::Write as _;

/// The first line of every state. The number is that of the format.
const FIRST: &str = "fanorona spsa 1";

/// How the games are played that compare the values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpsaConditions {
    /// The key of the variant.
    pub variant: String,
    /// The positions visited for each turn.
    pub nodes: u64,
    /// The pairs of games of each iteration.
    pub pairs: u64,
    /// The most stones of the endgame tables that are used, or 0.
    pub stones: usize,
}

impl SpsaConditions {
    /// The games of each iteration.
    pub const fn games(&self) -> u64 {
        self.pairs * 2
    }
}

/// Why a text is no state of a search for better values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpsaStateError {
    /// The first line is not that of such a state, or of another version.
    #[error("this is no state of `fanorona-lab spsa` of this version")]
    Foreign,
    /// The checksum is wrong, or a line is not what it must be.
    #[error("this state of `fanorona-lab spsa` is damaged")]
    Damaged,
}

/// A state as text, with a checksum in the last line.
pub fn write_state(conditions: &SpsaConditions, spsa: &Spsa) -> String {
    let SpsaConditions { variant, nodes, pairs, stones } = conditions;
    let SpsaGains { a, c, stability } = spsa.gains;
    let mut text = format!(
        "{FIRST}\nvariant {variant}\nnodes {nodes}\npairs {pairs}\nstones {stones}\n\
         seed {}\na {a}\nc {c}\nstability {stability}\niteration {}\n",
        spsa.seed, spsa.iteration
    );
    for SpsaParameter { name, range: (least, most), step, start, value } in &spsa.parameters {
        // Floating-point numbers are written with as many digits as it takes to read the same number.
        let _ = writeln!(text, "parameter {name} {least} {most} {step} {start} {value}");
    }
    let sum = crc32fast::hash(text.as_bytes());
    let _ = writeln!(text, "checksum {sum:08x}");
    text
}

/// Reads what [`write_state`] has written.
///
/// # Errors
/// The text is something else, or it was changed or cut.
pub fn read_state(text: &str) -> Result<(SpsaConditions, Spsa), SpsaStateError> {
    if text.lines().next() != Some(FIRST) {
        return Err(SpsaStateError::Foreign);
    }
    read_lines(text)
        // Nothing else is there, and nothing is written otherwise.
        .filter(|(conditions, spsa)| write_state(conditions, spsa) == text)
        .ok_or(SpsaStateError::Damaged)
}

fn read_lines(text: &str) -> Option<(SpsaConditions, Spsa)> {
    let mut lines = text.lines().skip(1);
    let mut next = |name: &str| lines.next()?.strip_prefix(name)?.strip_prefix(' ');
    let conditions = SpsaConditions {
        variant: next("variant")?.to_owned(),
        nodes: next("nodes")?.parse().ok().filter(|&nodes| nodes > 0)?,
        pairs: next("pairs")?.parse().ok().filter(|pairs| (1..=u64::MAX / 2).contains(pairs))?,
        stones: next("stones")?.parse().ok()?,
    };
    let seed = next("seed")?.parse().ok()?;
    let gains = SpsaGains {
        a: next("a")?.parse().ok()?,
        c: next("c")?.parse().ok()?,
        stability: next("stability")?.parse().ok()?,
    };
    let iteration = next("iteration")?.parse().ok()?;
    let parameters: Option<Vec<SpsaParameter>> =
        lines.take_while(|line| !line.starts_with("checksum ")).map(parameter).collect();
    let parameters = parameters?;
    let valid = gains.is_valid() && !parameters.is_empty();
    valid.then_some((conditions, Spsa { parameters, gains, seed, iteration }))
}

fn parameter(line: &str) -> Option<SpsaParameter> {
    let mut words = line.strip_prefix("parameter ")?.split(' ');
    let name = words.next()?;
    let mut number = || words.next()?.parse::<i32>().ok();
    let (least, most, step, start) = (number()?, number()?, number()?, number()?);
    let value: f64 = words.next()?.parse().ok()?;
    let fits = (least..=most).contains(&start) && step >= 1;
    let within = (f64::from(least)..=f64::from(most)).contains(&value);
    let parameter = SpsaParameter::new(name, (least, most), step, start);
    (fits && within && words.next().is_none()).then_some(SpsaParameter { value, ..parameter })
}
