//! Packs of puzzles: any text may be refused, as a whole or line by line; what is read is written and read
//! again unchanged.

use fanorona_game::puzzles::PuzzlePack;
use fanorona_rules::variant::shipped;

/// Runs the target on one input: the text of a pack.
pub fn check(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let Some(variant) = PuzzlePack::key(text).and_then(shipped::variant) else { return };
    let Ok(pack) = PuzzlePack::read(text, &variant) else { return };
    let again = PuzzlePack::read(&pack.to_string(), &variant);
    let Ok(again) = again else { panic!("a pack that was written is read") };
    assert_eq!((again.entries().len(), again.errors()), (pack.entries().len(), &[][..]));
    for index in 0..pack.entries().len().min(5) {
        let Ok(puzzle) = pack.puzzle(index) else { continue };
        assert_eq!(again.puzzle(index), Ok(puzzle.clone()));
        let mut copy = PuzzlePack::new(variant.clone());
        assert!(copy.push(&puzzle), "a puzzle that was read is written");
    }
}
