//! Turns as text: the published form, other accepted forms, and errors.

use crate::common::{point, position, rules};
use fanorona_rules::notation::turn::{ParseTurnError as Error, write_turn_compact};
use fanorona_rules::notation::{read_turn, write_turn};
use fanorona_rules::{CaptureKind, Refusal, Ruleset};

/// One stone: right (taking a1), up (c3), right (e2).
const ZIGZAG: &str = "8B/9/2B6/4B4/BW7 w";
/// One step that captures both ways.
const BOTH: &str = "9/9/2BW1BB2/9/9 w";

/// The turn in the published form.
fn read(rules: &Ruleset, start: &str, text: &str) -> Result<String, Error> {
    let turn = read_turn(rules, &position(rules, start), text)?;
    Ok(write_turn(&rules.board, &turn))
}

#[test]
fn all_forms_of_chains_are_accepted() {
    let tsivy = rules("tsivy");
    for text in [
        "b1-c1W-c2A-d2A",
        "b1c1Wc2Ad2A",
        "b1-c1-c2-d2",
        "b1c1c2d2",
        "b1-c1--c2+-d2+",
        "b1c1-c2+d2+",
        "b1-c1(E)-c2(A)-d2(A)",
        "b1-c1(W)c2(A)d2",
        "b1-c1E-c2A-d2A",
        "b1-c1=1-c2=1-d2=1",
        "b1-c1(E)=1-c2(A)=1-d2(A)=1",
        "b1-c1=1(E)-c2=1A-d2=1",
        "b1-c1=1E-c2A=1-d2",
        "b1-c1W-c2A-d2A-",
    ] {
        let found = read(&tsivy, ZIGZAG, text);
        assert_eq!(found.as_deref(), Ok("b1-c1W-c2A-d2A"), "{text}");
    }
}

#[test]
fn all_forms_of_paikas_are_accepted() {
    for text in ["a1-b2", "a1b2"] {
        let found = read(&rules("tsivy"), "9/9/9/9/W7B w", text);
        assert_eq!(found.as_deref(), Ok("a1-b2"), "{text}");
    }
}

#[test]
fn a_minus_is_a_hyphen_before_a_point_and_otherwise_a_withdrawal() {
    let tsivy = rules("tsivy");
    assert_eq!(read(&tsivy, BOTH, "d3-e3-").as_deref(), Ok("d3-e3W"));
    assert_eq!(read(&tsivy, BOTH, "d3-e3+").as_deref(), Ok("d3-e3A"));
    assert_eq!(read(&tsivy, BOTH, "d3e3-").as_deref(), Ok("d3-e3W"));
}

#[test]
fn a_letter_is_required_only_if_both_readings_are_legal() {
    let tsivy = rules("tsivy");
    assert_eq!(read(&tsivy, BOTH, "d3-e3"), Err(Error::Ambiguous { offset: 3 }));
    assert_eq!(read(&tsivy, BOTH, "d3-e3=1").as_deref(), Ok("d3-e3W"), "the count decides");
    assert_eq!(read(&tsivy, BOTH, "d3-e3=2").as_deref(), Ok("d3-e3A"), "the count decides");
    assert_eq!(read(&tsivy, "9/9/3W1BB2/9/9 w", "d3-e3").as_deref(), Ok("d3-e3A"));
}

#[test]
fn the_rest_of_a_chain_may_decide_a_letter() {
    let tsivy = rules("tsivy");
    let start = "6B2/9/2BW1B3/5B3/9 w";
    assert_eq!(read(&tsivy, start, "d3-e3-f4"), Err(Error::Ambiguous { offset: 3 }));
    // f3 is empty at the last step only if the first one captured its stone.
    assert_eq!(read(&tsivy, start, "d3-e3-f4-f3").as_deref(), Ok("d3-e3A-f4A-f3A"));
}

#[test]
fn turn_errors_have_an_offset() {
    let tsivy = rules("tsivy");
    let name = |name: &str| point(&tsivy.board, name);
    let refused = |offset, from, to, refusal| Error::Refused {
        offset,
        from: name(from),
        to: name(to),
        refusal,
    };
    let nothing = Refusal::TakesNothing(CaptureKind::Approach);
    for (text, error) in [
        ("", Error::Empty),
        ("b1", Error::PointMissing { offset: 2 }),
        ("b1-", Error::PointMissing { offset: 3 }),
        ("b1-c", Error::PointMissing { offset: 4 }),
        ("x", Error::PointMissing { offset: 1 }),
        ("?", Error::Unexpected { offset: 0, letter: '?' }),
        ("b1-c1Z", Error::Unexpected { offset: 5, letter: 'Z' }),
        ("b1-cc", Error::Unexpected { offset: 4, letter: 'c' }),
        ("bé-c1", Error::Unexpected { offset: 1, letter: 'é' }),
        ("b1 c1", Error::Unexpected { offset: 2, letter: ' ' }),
        ("b1-c6", Error::OffBoard { offset: 3, name: "c6".into() }),
        ("j1-c1", Error::OffBoard { offset: 0, name: "j1".into() }),
        ("b1-c0", Error::OffBoard { offset: 3, name: "c0".into() }),
        ("b1-c1=", Error::CountMissing { offset: 6 }),
        ("b1-c1=W", Error::CountMissing { offset: 6 }),
        ("b1-c1=99999999999999999999999", Error::CountMissing { offset: 6 }),
        ("b1-c1=3", Error::WrongCount { offset: 6, printed: 3, actual: 1 }),
        ("b1-c1=1-c2=2", Error::WrongCount { offset: 11, printed: 2, actual: 1 }),
        ("b1-c1A", refused(3, "b1", "c1", nothing)),
        ("b1-c1-d1", refused(6, "c1", "d1", Refusal::SameDirection)),
        ("b1-b2", refused(3, "b1", "b2", Refusal::MustCapture)),
        ("i5-i4", refused(0, "i5", "i4", Refusal::EnemyStone)),
        ("a3-a4", refused(0, "a3", "a4", Refusal::NoStone)),
    ] {
        assert_eq!(read(&tsivy, ZIGZAG, text), Err(error), "{text}");
    }
    let must = Error::Unfinished { offset: 6, refusal: Refusal::MustContinue };
    assert_eq!(read(&rules("parker"), ZIGZAG, "b1-c1W"), Err(must));
}

#[test]
fn the_compact_form_has_no_hyphens() {
    let tsivy = rules("tsivy");
    let turn = read_turn(&tsivy, &position(&tsivy, ZIGZAG), "b1-c1-c2-d2").unwrap();
    assert_eq!(write_turn_compact(&tsivy.board, &turn), "b1c1Wc2Ad2A");
}

/// Of several readings of letters left out, the error is that of the one that goes furthest.
#[test]
fn the_error_that_is_furthest_into_the_text_is_reported() {
    let tsivy = rules("tsivy");
    let start = "6B2/9/2BW1B3/5B3/9 w";
    let offset = |text: &str| read(&tsivy, start, text).unwrap_err().offset();
    // By approach the first step goes on to f3, by withdrawal to f5; nothing leads to a1.
    assert_eq!(read(&tsivy, start, "d3-e3-f4-f3").as_deref(), Ok("d3-e3A-f4A-f3A"));
    assert_eq!(read(&tsivy, start, "d3-e3-f4-f5").as_deref(), Ok("d3-e3W-f4A-f5W"));
    assert_eq!([offset("d3-e3-f4-f3-a1"), offset("d3-e3-f4-f5-a1")], [12, 12]);
    // Equally far: the approach comes first. By withdrawal the stone on f3 would be in the way.
    match read(&tsivy, start, "d3-e3-f3") {
        Err(Error::Refused { offset: 6, refusal: Refusal::SameDirection, .. }) => {}
        other => panic!("{other:?}"),
    }
}
