//! Analyses in records: comments of others are kept, and a second analysis replaces the first.

use crate::positions::{analysed, quick, shipped_game};
use fanorona_game::analysis::Mark;
use fanorona_rules::notation::Game;
use fanorona_rules::notation::game::NoteText;

/// A record with remarks of others: comments, signs, a variation, tags.
const ANNOTATED: &str = "[Event \"Friends\"]\n[Annotator \"Rasoa\"]\n[Variant \"tsivy\"]\n\n\
    {before} 1. f2-e3A! {good} (1. d3-e3A {quieter}) d5-d4A $6 {[%clk 0:04:00] hm} \
    2. e3-d3A-d2W-c3A {greedy} e4-e3A-f2A-e2W *";

fn texts(game: &Game, wanted: impl Fn(&str) -> bool) -> Vec<String> {
    let comment = |text: &NoteText| match text {
        NoteText::Comment(text) if wanted(text) => Some(text.clone()),
        _ => None,
    };
    game.notes.iter().filter_map(|note| comment(&note.text)).collect()
}

#[test]
fn remarks_of_others_are_kept_and_ours_are_replaced() {
    let game: Game = ANNOTATED.parse().unwrap();
    let analysis = analysed(&game.record, &quick(&game.record, 20_000));
    let once = analysis.annotate(&game, |_| "first".to_owned());
    let ours = |text: &str| text.starts_with("[%wdl ");
    assert_eq!(texts(&once, |text| !ours(text)), texts(&game, |_| true));
    assert_eq!(texts(&once, ours).len(), 4);
    assert_eq!(once.tag("Annotator"), Some("Rasoa"));
    assert!(once.tag("WhiteAccuracy").unwrap().parse::<u32>().unwrap() <= 100);
    // What others have judged is not judged again; the third turn is a bad one.
    let signs: Vec<(usize, &str)> = once
        .notes
        .iter()
        .filter_map(|note| match &note.text {
            NoteText::Sign(sign) => Some((note.after, sign.as_str())),
            _ => None,
        })
        .collect();
    let mark = analysis.turns()[2].mark().unwrap();
    assert!(mark.is_bad());
    assert_eq!(signs[..3], [(1, "!"), (2, "$6"), (3, mark.glyph())]);
    let variations = |game: &Game| {
        let is_variation = |text: &NoteText| matches!(text, NoteText::Variation(_));
        game.notes.iter().filter(|note| is_variation(&note.text)).count()
    };
    let bad = analysis.turns().iter().filter(|it| it.mark().is_some_and(Mark::is_bad)).count();
    assert_eq!(variations(&once), 1 + bad);
    // The text is read again, and analysed again without doubling anything.
    let read: Game = once.to_string().parse().unwrap();
    assert_eq!(read.to_string(), once.to_string());
    let twice = analysis.annotate(&read, |_| "first".to_owned());
    assert_eq!(twice.to_string(), once.to_string());
    let other = analysis.annotate(&read, |_| "second".to_owned()).to_string();
    assert!(other.contains("second") && !other.contains("first"));
}

#[test]
fn shipped_records_stay_readable_with_their_analysis() {
    for key in ["tsivy-ahead-and-lost", "telo-last-step", "rematch-ten-steps"] {
        let game = shipped_game(key);
        let analysis = analysed(&game.record, &quick(&game.record, 1_000));
        let annotated = analysis.annotate(&game, |_| "a {strange} comment".to_owned());
        let read: Game = annotated.to_string().parse().unwrap();
        assert_eq!(read.record, game.record, "{key}");
        let theirs = |text: &str| !text.starts_with("[%wdl ");
        assert_eq!(texts(&read, theirs), texts(&game, theirs), "{key}");
    }
}
