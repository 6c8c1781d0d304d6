//! Writing a game: tags, then turns and remarks, with line breaks.

use super::{
    Branch, CAPTURE, CLAIMED, DEEPEST_VARIATION, Game, Note, NoteText, UNDER_WAY, is_own,
    is_same_tag,
};
use crate::notation::position::write_position;
use crate::notation::turn::{write_number, write_turn};
use crate::{Outcome, Position, Record, Ruleset, Side, Turn, WinReason};
use fanorona_formats::control::{escape, escaped_remark, is_control};
use std::sync::Arc;

/// The maximum width of a line of turns, in characters.
const LINE_WIDTH: usize = 80;

/// Writes a game in the form that [`read_game`](super::read_game) reads, with a line break at the end.
///
/// ```
/// use fanorona_rules::Record;
/// use fanorona_rules::notation::{Game, write_game};
/// use fanorona_rules::variant::shipped;
///
/// let rules = shipped::variant("tsivy").unwrap().rules.clone();
/// let mut game = Game::new("tsivy".to_owned(), Record::new(rules));
/// game.set_tag("White", "Rasoa");
/// assert_eq!(write_game(&game), "[White \"Rasoa\"]\n[Variant \"tsivy\"]\n[Result \"*\"]\n\n*\n");
/// ```
pub fn write_game(game: &Game) -> String {
    let record = &game.record;
    let rules = record.rules();
    let result = record.outcome().map_or(UNDER_WAY, Outcome::code);
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| {
        text.push_str(&format!("[{name} \"{}\"]\n", quoted_value(value)));
    };
    // Only this tag contains the reason of a win on time, so it must be correct.
    let reason = record.outcome().and_then(Outcome::termination);
    for (name, value) in game.tags.iter().filter(|(name, _)| !is_own(name)) {
        let on_time = Outcome::win_reason(Some(value)) == WinReason::OutOfTime;
        match (is_same_tag(name, "Termination"), reason) {
            (true, Some(reason)) => tag(name, reason),
            (true, None) if on_time => {}
            _ => tag(name, value),
        }
    }
    if let Some(reason) = reason.filter(|_| game.tag("Termination").is_none()) {
        tag("Termination", reason);
    }
    tag("Variant", &game.variant);
    if record.has_own_start() {
        tag("FEN", &write_position(rules, record.start()));
    }
    tag("Result", result);
    if record.position().claimed() && record.outcome().is_none() {
        tag(CLAIMED, CAPTURE);
    }
    text.push('\n');
    let mut line = LineBreaker { text, width: 0, glue: false, depth: 0 };
    write_line(rules, *record.start(), record.turns(), &game.notes, &mut line);
    if !game.is_cut_off() {
        line.push(result);
    }
    line.text.push('\n');
    line.text
}

/// The value of a tag between its quotation marks, in one line.
fn quoted_value(value: &str) -> String {
    let written = |letter| match letter {
        '\\' | '"' => format!("\\{letter}"),
        '\n' => " ".to_owned(),
        letter if is_control(letter) => escape(letter),
        letter => letter.to_string(),
    };
    value.chars().map(written).collect()
}

/// Writes turns with their remarks from a position on.
fn write_line(
    rules: &Arc<Ruleset>,
    start: Position,
    turns: &[Turn],
    notes: &[Note],
    line: &mut LineBreaker,
) {
    let mut notes = notes.iter().peekable();
    let mut now = start;
    let mut before = now;
    let mut numbered = false;
    for after in 0..=turns.len() {
        // Notes after turns that were undone are not written; notes out of order are written late.
        while let Some(note) = notes.next_if(|note| note.after <= after) {
            numbered &= matches!(note.text, NoteText::Sign(_));
            write_note(rules, &note.text, before, line);
        }
        let Some(turn) = turns.get(after) else { return };
        if now.side() == Side::White || !numbered {
            line.push(&write_number(&now));
        }
        numbered = true;
        line.push(&write_turn(&rules.board, turn));
        before = now;
        now = now.play_unchecked(rules, turn);
    }
}

/// Writes a remark; a variation begins at `before`. A variation that is illegal there, because other
/// turns were played since, or nested too deeply is left out, because it could not be read again.
fn write_note(rules: &Arc<Ruleset>, text: &NoteText, before: Position, line: &mut LineBreaker) {
    match text {
        NoteText::Sign(sign) => line.push(&escaped_remark(sign)),
        NoteText::Comment(text) => {
            line.push_all(&format!("{{{}}}", escaped_remark(text).replace('}', ")")));
        }
        NoteText::Variation(Branch { turns, notes }) => {
            let mut trial = Record::from_position(rules.clone(), before);
            let is_legal = turns.iter().all(|turn| trial.play_on(turn).is_ok());
            if !is_legal || line.depth == DEEPEST_VARIATION {
                return;
            }
            line.depth += 1;
            line.push("(");
            line.glue = true;
            write_line(rules, before, turns, notes, line);
            line.glue = true;
            line.push(")");
            line.depth -= 1;
        }
    }
}

/// Breaks text into lines between words.
struct LineBreaker {
    text: String,
    width: usize,
    /// Whether the next word follows without a space.
    glue: bool,
    /// The number of open variations.
    depth: usize,
}

impl LineBreaker {
    fn push_all(&mut self, words: &str) {
        words.split_whitespace().for_each(|word| self.push(word));
    }

    fn push(&mut self, word: &str) {
        let length = word.chars().count();
        if !std::mem::take(&mut self.glue) && self.width > 0 {
            let (blank, width) = if self.width + 1 + length > LINE_WIDTH {
                ('\n', 0)
            } else {
                (' ', self.width + 1)
            };
            self.text.push(blank);
            self.width = width;
        }
        self.text.push_str(word);
        self.width += length;
    }
}
