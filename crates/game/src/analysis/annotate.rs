//! An analysis as comments, numeric marks and variations of a game record.

use super::{Chances, GameAnalysis, Judgement, Mark, TurnAnalysis, TurnValue};
use fanorona_engine::Score;
use fanorona_rules::Side;
use fanorona_rules::notation::Game;
use fanorona_rules::notation::game::{Branch, Note, NoteText};

/// The beginning of our comments.
const OURS: &str = "[%wdl ";
/// In our comments where the numeric glyph of the turn is ours too.
const MARKED: &str = " [%nag]";
/// The signs that judge a turn, in both forms.
const QUALITY: [&str; 12] = ["!", "?", "!!", "??", "!?", "?!", "$1", "$2", "$3", "$4", "$5", "$6"];
/// The tags for the accuracy of White and Black.
const ACCURACY: [&str; 2] = ["WhiteAccuracy", "BlackAccuracy"];

impl GameAnalysis {
    /// The game with the analysis in its notes, without the notes of an earlier analysis.
    ///
    /// - Every judged turn has a comment with White's chances after it in thousandths,
    ///   `[%wdl 512 300 188]`, and the evaluation in stones if nothing is proven, `[%eval 0.35]`.
    /// - A marked turn has its numeric glyph ([`Mark::glyph`]), unless somebody else has judged it, and
    ///   its comment says what `say` returns. `[%nag]` in it means that the glyph is part of the
    ///   analysis.
    /// - A turn that is marked as bad has the best turn and the expected play as a variation.
    /// - The tags `WhiteAccuracy` and `BlackAccuracy` are the [accuracy](Self::accuracy) in percent.
    ///
    /// Comments, signs and variations of others are kept.
    ///
    /// ```
    /// use fanorona_game::analysis::{AnalysisResources, Analyzer};
    /// use fanorona_rules::notation::Game;
    ///
    /// let game: Game = "[Variant \"telo\"]\n\n1. c1-b2A {the main line} *".parse().unwrap();
    /// let resources = AnalysisResources { nodes: 2_000, ..AnalysisResources::new(game.record.rules()) };
    /// let mut analyzer = Analyzer::new(&game.record);
    /// while analyzer.next(&resources, &mut || false).is_some() {}
    /// let annotated = analyzer.finish().unwrap().annotate(&game, |_| String::new());
    /// // White has a forced win.
    /// assert!(annotated.to_string().ends_with("1. c1-b2A {the main line} {[%wdl 1000 0 0]} *\n"));
    /// ```
    pub fn annotate(&self, game: &Game, mut say: impl FnMut(&TurnAnalysis) -> String) -> Game {
        let mut game = without_ours(game);
        let mut notes = Vec::new();
        let mut others = std::mem::take(&mut game.notes);
        others.sort_by_key(|note| note.after);
        let mut others = others.into_iter().peekable();
        notes.extend(std::iter::from_fn(|| others.next_if(|note| note.after == 0)));
        for (number, turn) in self.turns.iter().enumerate() {
            let after = number + 1;
            let theirs: Vec<Note> =
                std::iter::from_fn(|| others.next_if(|note| note.after == after)).collect();
            let is_judged = theirs.iter().any(|note| is_quality(&note.text));
            let note = |text| Note { after, text };
            let sign = turn.mark().filter(|_| !is_judged);
            notes.extend(sign.map(|mark| note(NoteText::Sign(mark.glyph().to_owned()))));
            notes.extend(theirs);
            let Some(judgement) = &turn.judgement else { continue };
            let mut comment = values(turn.side, &judgement.played);
            if sign.is_some() {
                comment.push_str(MARKED);
            }
            if judgement.mark.is_some() {
                comment = format!("{comment} {}", say(turn)).trim_end().to_owned();
            }
            notes.push(note(NoteText::Comment(comment)));
            notes.extend(better(turn.side, judgement).map(note));
        }
        notes.extend(others);
        game.notes = notes;
        for side in Side::BOTH {
            if let Some(accuracy) = self.accuracy(side) {
                game.set_tag(ACCURACY[side as usize], &format!("{accuracy:.0}"));
            }
        }
        game
    }
}

/// The best turn as a variation, if the turn is marked as a bad one.
fn better(side: Side, judgement: &Judgement) -> Option<NoteText> {
    judgement.mark.filter(|mark| mark.is_bad())?;
    let text = NoteText::Comment(values(side, &judgement.best));
    let notes = vec![Note { after: 1, text }];
    Some(NoteText::Variation(Branch { turns: judgement.best.line.clone(), notes }))
}

/// White's chances, and the evaluation if nothing is proven.
fn values(side: Side, value: &TurnValue) -> String {
    let chances = match side {
        Side::White => value.chances,
        Side::Black => value.chances.reversed(),
    };
    let [win, draw, loss] = thousandths(chances);
    let wdl = format!("{OURS}{win} {draw} {loss}]");
    match (value.result, value.score) {
        (None, Score::Estimate(value)) => {
            let value = if side == Side::White { value } else { -value };
            format!("{wdl} [%eval {:.2}]", f64::from(value) / 100.0)
        }
        _ => wdl,
    }
}

/// Chances in thousandths whose sum is 1000.
fn thousandths(chances: Chances) -> [u32; 3] {
    let round = |part: f64| (part * 1_000.0).round() as u32;
    let (win, loss) = (round(chances.win), round(chances.loss));
    [win, 1_000_u32.saturating_sub(win + loss), loss]
}

/// The game without the notes of an earlier analysis.
fn without_ours(game: &Game) -> Game {
    let mut game = game.clone();
    let is_marked = |text: &NoteText| match text {
        NoteText::Comment(text) => text.starts_with(OURS) && text.contains(MARKED),
        _ => false,
    };
    let marked = game.notes.iter().filter(|note| is_marked(&note.text));
    let marked: Vec<usize> = marked.map(|note| note.after).collect();
    game.notes.retain(|Note { after, text }| match text {
        NoteText::Comment(_) => !is_our_comment(text),
        NoteText::Variation(branch) => {
            !branch.notes.first().is_some_and(|note| is_our_comment(&note.text))
        }
        NoteText::Sign(sign) => {
            let ours = Mark::ALL.iter().any(|mark| mark.glyph() == sign);
            !(ours && marked.contains(after))
        }
    });
    game
}

fn is_our_comment(text: &NoteText) -> bool {
    matches!(text, NoteText::Comment(text) if text.starts_with(OURS))
}

fn is_quality(text: &NoteText) -> bool {
    matches!(text, NoteText::Sign(sign) if QUALITY.contains(&sign.as_str()))
}
