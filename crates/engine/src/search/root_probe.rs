//! Root probing of the endgame tables. If the tables cover the position, no search is needed,
//! except in a draw to find the turn that is most difficult for the opponent.

use crate::endgame::{EndgameTables, TableValue};
use crate::score::Score;
use fanorona_rules::generate::{self, Effect};
use fanorona_rules::{Position, Record, Ruleset};

/// The greatest length of an expected line, in turns.
const MAX_LINE: usize = 60;

/// The result of probing the tables at the root.
pub(super) enum RootProbe {
    /// Decided: a line of best play and its score.
    Decided(Vec<Effect>, Score),
    /// Only these turns preserve the value.
    Among(Vec<Effect>, TableValue),
}

/// Probes the tables at the root; `None` if they do not cover the position.
pub(super) fn probe_root(
    tables: &EndgameTables,
    rules: &Ruleset,
    record: &Record,
) -> Option<RootProbe> {
    probe_within(tables, rules, record, MAX_LINE)
}

/// Probes with lines of at most `most` turns.
fn probe_within(
    tables: &EndgameTables,
    rules: &Ruleset,
    record: &Record,
    most: usize,
) -> Option<RootProbe> {
    let position = record.position();
    let value = tables.probe(rules, position)?;
    let preserving = preserving(tables, rules, position, value)?;
    if value == TableValue::Draw {
        return Some(RootProbe::Among(preserving, value));
    }
    let repetition_draws = repetition_draws(record);
    let draws = |next: &Position| repetition_draws.contains(&next.hash());
    if value == TableValue::Loss {
        let saving: Vec<Effect> = preserving
            .iter()
            .copied()
            .filter(|&effect| draws(&position.after(rules, effect)))
            .collect();
        if !saving.is_empty() {
            return Some(RootProbe::Among(saving, TableValue::Draw));
        }
    }
    // A winner avoids positions that draw by repetition, and positions from which the opponent can
    // reach one.
    let spoiled = |effect: Effect| {
        let next = position.after(rules, effect);
        let replies = || generate::effects(rules, &next).list.into_iter();
        draws(&next)
            || !repetition_draws.is_empty()
                && replies().any(|reply| draws(&next.after(rules, reply)))
    };
    let fresh: Vec<Effect> = preserving
        .iter()
        .copied()
        .filter(|&effect| value == TableValue::Loss || !spoiled(effect))
        .collect();
    let Some((first, turns)) = best(tables, rules, position, &fresh, value) else {
        return Some(RootProbe::Among(preserving, value));
    };
    let mut line = vec![first];
    let mut at = position.after(rules, first);
    let mut seen = value.reversed();
    while line.len() < most
        && let Some(preserving) = preserving_unless_over(tables, rules, &at, seen)
        && let Some((next, _)) = best(tables, rules, &at, &preserving, seen)
    {
        line.push(next);
        at = at.after(rules, next);
        seen = seen.reversed();
    }
    let over = at.outcome(rules).is_some();
    let length = line.len() as u32;
    let score = match (value, over) {
        // The line goes to the end of the game.
        (TableValue::Win, true) => Score::Win(length),
        (_, true) => Score::Loss(length),
        (TableValue::Win, false) => Score::TableWin(turns),
        (_, false) => Score::TableLoss(turns),
    };
    Some(RootProbe::Decided(line, score))
}

/// The positions that draw the game by repetition if they occur once more.
fn repetition_draws(record: &Record) -> Vec<u64> {
    let Some(times) = record.rules().switches.repetition.times() else { return Vec::new() };
    let hashes = || record.since_capture().iter().map(Position::hash);
    hashes().filter(|&hash| hashes().filter(|&other| other == hash).count() + 1 >= times).collect()
}

fn preserving_unless_over(
    tables: &EndgameTables,
    rules: &Ruleset,
    position: &Position,
    value: TableValue,
) -> Option<Vec<Effect>> {
    if position.outcome(rules).is_some() {
        return None;
    }
    preserving(tables, rules, position, value)
}

/// The turns that preserve the value; `None` if a table is missing.
fn preserving(
    tables: &EndgameTables,
    rules: &Ruleset,
    position: &Position,
    value: TableValue,
) -> Option<Vec<Effect>> {
    let mut preserving = Vec::new();
    for effect in generate::effects(rules, position).list {
        let next = position.after(rules, effect);
        if tables.probe(rules, &next)? == value.reversed() {
            preserving.push(effect);
        }
    }
    (!preserving.is_empty()).then_some(preserving)
}

/// The best of these turns and its length: the winner's fastest conversion or the loser's slowest.
/// `None` if the tables do not contain the lengths.
fn best(
    tables: &EndgameTables,
    rules: &Ruleset,
    position: &Position,
    turns: &[Effect],
    value: TableValue,
) -> Option<(Effect, u32)> {
    let mut best: Option<(Effect, u32)> = None;
    for &effect in turns {
        let (_, rest) = tables.distance(rules, &position.after(rules, effect))?;
        let length = u32::from(rest) + 1;
        let better = best.is_none_or(|(_, other)| match value {
            TableValue::Win => length < other,
            _ => length > other,
        });
        if better {
            best = Some((effect, length));
        }
    }
    best
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use crate::endgame::build;
    use fanorona_rules::variant::shipped;
    use fanorona_rules::{Point, Side};

    /// Of the positions with this number of stones and this value, the one with the most turns to the next capture.
    fn longest(
        rules: &Ruleset,
        tables: &EndgameTables,
        own: usize,
        enemy: usize,
        value: TableValue,
    ) -> (Position, u32) {
        // One or two stones.
        let sets = |count: usize| {
            let points = || rules.board.points().map(Point::set);
            let all = points().flat_map(move |one| points().map(move |other| one | other));
            all.filter(move |set| set.len() == count)
        };
        let mut best: Option<(Position, u32)> = None;
        for first in sets(own) {
            for second in sets(enemy).filter(|&second| (first & second).is_empty()) {
                let stones = [first, second];
                let position = Position::new(rules, stones, Side::White, 0, 9, None).unwrap();
                if let Some((found, turns)) = tables.distance(rules, &position)
                    && found == value
                    && best.is_none_or(|(_, most)| u32::from(turns) > most)
                {
                    best = Some((position, turns.into()));
                }
            }
        }
        best.unwrap()
    }

    /// A line that is cut off does not reach the end of the game, so the score has the number of turns to
    /// the next capture instead, by the tables.
    #[test]
    fn a_line_that_is_cut_off_has_the_score_of_the_tables() {
        let rules = shipped::variant("dimy").unwrap().rules.clone();
        let mut tables = EndgameTables::empty(&rules);
        build::extend(&mut tables, &rules, 4, 1, &|_| true).unwrap();
        for (own, enemy, value) in [(2, 1, TableValue::Win), (1, 2, TableValue::Loss)] {
            let (position, turns) = longest(&rules, &tables, own, enemy, value);
            assert!(turns > 5, "{turns}");
            let record = Record::from_position(rules.clone(), position);
            let probed = |most| match probe_within(&tables, &rules, &record, most).unwrap() {
                RootProbe::Decided(line, score) => (line.len(), score),
                RootProbe::Among(..) => panic!("{position:?} is decided"),
            };
            let (length, score) = probed(MAX_LINE);
            // A loser's last capture does not end the game.
            assert!(length >= turns as usize, "{position:?}");
            let whole = length as u32;
            let (whole, cut) = match value {
                TableValue::Win => (Score::Win(whole), Score::TableWin(turns)),
                _ => (Score::Loss(whole), Score::TableLoss(turns)),
            };
            assert_eq!(score, whole, "{position:?}");
            assert_eq!(probed(3), (3, cut), "{position:?}");
        }
    }
}
