//! The time that the players used, as far as a record tells.

use fanorona_rules::notation::Game;
use fanorona_rules::notation::game::NoteText;
use fanorona_rules::{Side, TimeControl};
use std::time::Duration;

/// The time used for each turn, in order; `None` where the record does not tell.
///
/// The times are those in comments, as other programs write them: `[%emt 0:00:12]` is the time used
/// for a turn; `[%clk 0:04:48]` is what the clock shows after it, from which the tag `TimeControl` or
/// the clock after the player's turn before gives the time used.
///
/// ```
/// use fanorona_game::analysis::times;
/// use fanorona_rules::notation::Game;
/// use std::time::Duration;
///
/// let game: Game = "[TimeControl \"300+5\"]\n\n1. f2-e3A {[%clk 0:04:53]} *".parse().unwrap();
/// assert_eq!(times(&game), [Some(Duration::from_secs(12))]);
/// ```
pub fn times(game: &Game) -> Vec<Option<Duration>> {
    let record = &game.record;
    let control: Option<TimeControl> = game.tag("TimeControl").and_then(|text| text.parse().ok());
    let allowance = |side: Side| control.as_ref().and_then(|control| control.of(side));
    let mut left = Side::BOTH.map(|side| allowance(side).map(|it| it.start));
    let turns = record.turns().iter().zip(record.positions()).enumerate();
    turns
        .map(|(number, (_, position))| {
            let side = position.side();
            let shown = named(game, number + 1, "%clk");
            let before = std::mem::replace(&mut left[side as usize], shown);
            named(game, number + 1, "%emt").or_else(|| {
                let increment = allowance(side).map_or(Duration::ZERO, |it| it.increment);
                (before? + increment).checked_sub(shown?)
            })
        })
        .collect()
}

/// The time in a comment after this number of turns.
fn named(game: &Game, after: usize, name: &str) -> Option<Duration> {
    game.notes.iter().filter(|note| note.after == after).find_map(|note| {
        let NoteText::Comment(text) = &note.text else { return None };
        let (_, rest) = text.split_once(&format!("[{name} "))?;
        duration(rest.split_once(']')?.0.trim())
    })
}

/// A time as hours, minutes and seconds, the latter with decimals if need be.
fn duration(text: &str) -> Option<Duration> {
    let mut seconds = 0.0;
    for part in text.split(':') {
        let number: f64 = part.parse().ok().filter(|number| (0.0..1e6).contains(number))?;
        seconds = seconds * 60.0 + number;
    }
    Duration::try_from_secs_f64(seconds).ok()
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_from_clocks_and_from_times_of_turns() {
        let text = "[TimeControl \"300+5\"]\n\n1. f2-e3A {[%clk 0:04:53]} d5-d4A \
                    {[%emt 0:01:02.5] slow} 2. e3-d3A-d2W-c3A {[%clk 0:04:58]} *";
        let game: Game = text.parse().unwrap();
        let seconds: Vec<_> = times(&game).iter().map(|it| it.map(|it| it.as_secs_f64())).collect();
        assert_eq!(seconds, [Some(12.0), Some(62.5), Some(0.0)]);
    }

    #[test]
    fn nonsense_is_no_time() {
        for text in ["", "x", "1:x", "-1", "nan", "1e99", "1:1e99"] {
            assert_eq!(duration(text), None, "{text}");
        }
        let game: Game = "1. f2-e3A {[%clk soon]} d5-d4A {[%clk} *".parse().unwrap();
        assert_eq!(times(&game), [None, None]);
    }
}
