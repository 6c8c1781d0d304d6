//! What is unusual about a position.

use crate::editor;
use fanorona_game::editor::{Edit, EditorRemark};
use fanorona_rules::{DrawReason, Outcome, Side, WinReason};

#[test]
fn an_ordinary_position_has_no_remark() {
    for (variant, position) in [
        ("telo", "BBB/B1W/WWW w 0 1"),
        ("tsivy", "9/9/3B5/9/2W1B4 w 0 9"),
        ("vela", "BBBBBBBBB/BBBBBBBBB/BWBW1BWBW/WWWWWWWWW/WWWWWWWWW w 0 1 b"),
        ("telo", "2B/3/W2 b 1 1"),
    ] {
        assert_eq!(editor(variant, position).remarks(), [], "{position}");
    }
}

#[test]
fn positions_in_which_the_game_is_over_are_named() {
    let remarks = |position| editor("telo", position).remarks();
    let took = Outcome::Win { winner: Side::White, reason: WinReason::TookAll };
    assert_eq!(remarks("3/1W1/3 b 0 9"), [EditorRemark::Over(took)]);
    assert_eq!(remarks("3/1W1/3 w 0 9"), [EditorRemark::WasOver(Side::Black)]);
    let draw = Outcome::Draw(DrawReason::QuietTurns);
    assert_eq!(remarks("2B/3/W2 w 100 90"), [EditorRemark::Over(draw)]);
    let shut = Outcome::Win { winner: Side::Black, reason: WinReason::Immobilised };
    assert_eq!(remarks("BBB/BBB/BBW w 0 9")[0], EditorRemark::Over(shut));
}

#[test]
fn what_no_game_leads_to_is_named() {
    let remarks = |position| editor("telo", position).remarks();
    let many = EditorRemark::TooManyStones { side: Side::White, found: 5, start: 4 };
    assert_eq!(remarks("2B/WW1/WWW w 0 9"), [many]);
    let quiet = EditorRemark::TooManyQuietTurns { quiet: 4, played: 3 };
    assert_eq!(remarks("2B/3/W2 b 4 2"), [quiet]);
    assert_eq!(remarks("2B/3/W2 b 3 2"), []);
}

#[test]
fn a_handicap_that_is_over_is_named() {
    let mut few = editor("vela", "9/9/3B5/9/2W1B4 b 0 9");
    few.apply(Edit::Handicapped(Some(Side::Black)));
    assert_eq!(few.remarks(), [EditorRemark::HandicapOver(Side::Black)]);
    assert_eq!(few.position().unwrap().handicapped(), None);
}
