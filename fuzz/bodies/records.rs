//! Records: any text may be refused; a game that is read is written in a form that no longer changes.

use fanorona_rules::notation::game::{Game, GameWarningKind};
use fanorona_rules::notation::{Tree, read_games, read_link, write_game, write_link};
use fanorona_rules::variant::shipped;

/// Runs the target on one input: an FGN file of any number of games.
pub fn check(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let rules_of = |key: &str| shipped::variant(key).map(|variant| variant.rules.clone());
    let lines = text.split('\n').count();
    for read in read_games(text, rules_of) {
        let game = match read {
            Ok(game) => game,
            Err(error) => {
                assert!(error.line >= 1 && error.line <= lines && error.column >= 1);
                continue;
            }
        };
        let written = write_game(&game);
        let again: Vec<_> = read_games(&written, rules_of).collect();
        assert_eq!(again.len(), 1, "{written}");
        for again in again {
            let again = again.unwrap_or_else(|error| panic!("{written}: {error:?}"));
            assert_eq!(again.record.positions(), game.record.positions(), "{written}");
            assert_eq!(again.notes, game.notes, "{written}");
            assert_eq!(write_game(&again), written);
            assert_eq!(again.record.outcome(), game.record.outcome(), "{written}");
            let is_sign = |kind: &GameWarningKind| matches!(kind, GameWarningKind::ReadAs { .. });
            assert!(!again.warnings.iter().any(|odd| is_sign(&odd.kind)), "{written}");
        }
        let notes = Tree::of(&game).notes();
        let joined = Game { notes, ..game.clone() };
        let joined = write_game(&joined);
        assert!(read_games(&joined, rules_of).all(|game| game.is_ok()), "{joined}");
        let link = read_link(&write_link(&game), rules_of);
        let link = link.unwrap_or_else(|error| panic!("{written}: {error:?}"));
        assert_eq!(link.record.positions(), game.record.positions(), "{written}");
    }
}
