//! Writes the games of a match as records.

use super::choice::Forfeit;
use super::game::{FinishedGame, GameEnd};
use super::player::PlayerSpec;
use super::results::ending;
use fanorona_rules::Variant;
use fanorona_rules::notation::game::{Game, Note, NoteText};
use fanorona_rules::notation::write_game;

/// Writes the two games of a pair, each followed by an empty line.
pub(super) fn write_pair(
    variant: &Variant,
    players: &[PlayerSpec; 2],
    number: usize,
    pair: &[FinishedGame; 2],
) -> String {
    let games = pair.iter().enumerate().map(|(i, played)| {
        let (white, black) = (&players[i], &players[1 - i]);
        let tags = [
            ("Event", "fanorona match".to_owned()),
            ("Round", format!("{}.{}", number + 1, i + 1)),
            ("White", white.name.clone()),
            ("Black", black.name.clone()),
            ("Termination", termination(&played.end)),
        ];
        let mut notes = Vec::new();
        if played.opening > 0 {
            let text = NoteText::Comment("opening".to_owned());
            notes.push(Note { after: played.opening, text });
        }
        write_game(&Game {
            tags: tags.into_iter().map(|(name, value)| (name.to_owned(), value)).collect(),
            variant: variant.key.clone(),
            record: played.record.clone(),
            notes,
            warnings: Vec::new(),
        }) + "\n"
    });
    games.collect()
}

fn termination(end: &GameEnd) -> String {
    match end {
        GameEnd::Forfeit(_, Forfeit::Illegal(answer)) => format!("{}: {answer}", ending(end)),
        _ => ending(end).to_owned(),
    }
}
