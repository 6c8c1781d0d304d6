//! What a learner may type besides the notation of turns: points one after another, a stone alone and
//! then where it goes, words between points.

use crate::cli::text::text_board::quoted;
use crate::rules::{Board, Chain, Point, Record};

/// A word where points are asked for.
pub(super) enum TypedName {
    Point(Point),
    /// A point that the board does not have, as typed.
    OffBoard(String),
    /// Not a point, such as a turn.
    Other,
}

/// The words of a text where points are asked for, without words such as “and”.
pub(super) fn names(board: &Board, text: &str) -> Vec<TypedName> {
    let words = text.split(|c: char| c.is_whitespace() || ",;.".contains(c));
    let words = words.filter(|word| !word.is_empty() && !is_word(word));
    words
        .map(|word| match board.point_named(&word.to_lowercase()) {
            Some(point) => TypedName::Point(point),
            None if is_point_like(word) => TypedName::OffBoard(quoted(word)),
            None => TypedName::Other,
        })
        .collect()
}

/// A letter and a number.
fn is_point_like(word: &str) -> bool {
    let mut letters = word.chars();
    letters.next().is_some_and(char::is_alphabetic)
        && !letters.as_str().is_empty()
        && letters.all(|c| c.is_ascii_digit())
}

/// A word of a language: of two letters or more, or a letter that no notation has.
fn is_word(word: &str) -> bool {
    word.chars().all(char::is_alphabetic) && (word.chars().count() > 1 || !word.is_ascii())
}

/// A turn without the words between its points: `c3 to d4` is `c3-d4`.
pub(super) fn without_words(text: &str) -> String {
    let parts: Vec<&str> = text.split_whitespace().collect();
    if !parts.iter().any(|part| is_word(part)) {
        return text.to_owned();
    }
    parts.into_iter().filter(|part| !is_word(part)).collect::<Vec<_>>().join("-")
}

/// The point that a text consists of, without the letter of a capture.
pub(super) fn point(board: &Board, text: &str) -> Option<Point> {
    let text = text.trim().to_lowercase();
    board.point_named(text.trim_end_matches(['a', 'w']).trim_end())
}

/// Whether a stone can begin a turn from a point, while no turn is in progress.
pub(super) fn may_go(record: &Record, point: Point) -> bool {
    record.chain().is_empty() && {
        let steps = Chain::new(*record.position()).next_steps(record.rules());
        steps.iter().any(|step| step.from == point)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_between_points_are_left_out() {
        for (typed, turn) in [
            ("c3 to d4", "c3-d4"),
            ("c3 nach d4", "c3-d4"),
            ("c3 à d4", "c3-d4"),
            ("c3-d4 A", "c3-d4 A"),
            ("c3 d4", "c3 d4"),
        ] {
            assert_eq!(without_words(typed), turn);
        }
    }

    #[test]
    fn points_are_told_from_other_words() {
        let session = crate::game::play::Session::default();
        let board = &session.variant().rules.board;
        let kinds = |text: &str| -> String {
            let kind = |name: &TypedName| match name {
                TypedName::Point(_) => 'p',
                TypedName::OffBoard(_) => 'o',
                TypedName::Other => 'x',
            };
            names(board, text).iter().map(kind).collect()
        };
        assert_eq!(kinds("a3, B2;c4 and e5."), "pppp");
        assert_eq!(kinds("z9 a10 a0 a3-b3 a3b3 7"), "oooxxx");
    }
}
