//! Sentences about rule sheets that are compared: switches, their values and sources, verdicts.

use super::{outcome, points, refusal, side_arg};
use crate::game::compare::{Known, KnownSource, Verdict};
use crate::rules::switches::{
    Continuation, Extent, FirstTurn, GroupChoice, Handicap, Methods, NextGame, NoCapture, NoMove,
    OmittedCapture, Repeating, Repetition, Revisiting,
};
use crate::rules::{Board, Outcome, Side, Switch, Switches, Variant};
use crate::texts::{Texts, id};

/// What a switch is about, such as “Going on with a chain”.
pub fn switch_name(texts: &Texts, switch: Switch) -> String {
    texts.get(match switch {
        Switch::Continuation => id("switch-continuation"),
        Switch::Revisiting => id("switch-revisiting"),
        Switch::Repeating => id("switch-repeating"),
        Switch::FirstTurn => id("switch-first-turn"),
        Switch::OmittedCapture => id("switch-omitted-capture"),
        Switch::Methods => id("switch-methods"),
        Switch::Choice => id("switch-choice"),
        Switch::Extent => id("switch-extent"),
        Switch::NoMove => id("switch-no-move"),
        Switch::QuietLimit => id("switch-quiet-limit"),
        Switch::Repetition => id("switch-repetition"),
        Switch::Agreement => id("switch-agreement"),
        Switch::NextGame => id("switch-next-game"),
        Switch::Handicap => id("switch-handicap"),
        Switch::EaterExtent => id("switch-eater-extent"),
        Switch::EaterChains => id("switch-eater-chains"),
        Switch::EaterNoCapture => id("switch-eater-no-capture"),
    })
}

/// What the value of a switch means.
pub fn switch_value(texts: &Texts, switch: Switch, switches: &Switches) -> String {
    let eater = switches.handicap.map(|handicap| handicap.eater).unwrap_or_default();
    texts.get(match switch {
        Switch::Continuation => match switches.continuation {
            Continuation::Optional => id("switch-continuation-optional"),
            Continuation::Compulsory => id("switch-continuation-compulsory"),
            Continuation::Forbidden => id("switch-continuation-forbidden"),
        },
        Switch::Revisiting => match switches.revisiting {
            Revisiting::Forbidden => id("switch-revisiting-forbidden"),
            Revisiting::Allowed => id("switch-revisiting-allowed"),
        },
        Switch::Repeating => match switches.repeating {
            Repeating::NotTwiceRunning => id("switch-repeating-running"),
            Repeating::NotTwiceInChain => id("switch-repeating-chain"),
            Repeating::Allowed => id("switch-repeating-allowed"),
        },
        Switch::FirstTurn => match switches.first_turn {
            FirstTurn::Ordinary => id("switch-first-turn-ordinary"),
            FirstTurn::SingleStep => id("switch-first-turn-single"),
        },
        Switch::OmittedCapture => match switches.omitted_capture {
            OmittedCapture::Enforced => id("switch-omitted-capture-enforced"),
            OmittedCapture::Claimed => id("switch-omitted-capture-claimed"),
        },
        Switch::Methods => match switches.methods {
            Methods::Both => id("switch-methods-both"),
            Methods::ApproachOnly => id("switch-methods-approach"),
            Methods::WithdrawalOnly => id("switch-methods-withdrawal"),
        },
        Switch::Choice => match switches.choice {
            GroupChoice::Free => id("switch-choice-free"),
            GroupChoice::Larger => id("switch-choice-larger"),
        },
        Switch::Extent => match switches.extent {
            Extent::WholeLine => id("switch-extent-line"),
            Extent::Nearest => id("switch-extent-nearest"),
        },
        Switch::NoMove => match switches.no_move {
            NoMove::Loses => id("switch-no-move-loses"),
            NoMove::Draws => id("switch-no-move-draws"),
        },
        Switch::QuietLimit => match switches.quiet_limit {
            Some(limit) => {
                return texts.with("switch-quiet-limit-some", &[("count", limit.into())]);
            }
            None => id("switch-quiet-limit-none"),
        },
        Switch::Repetition => match switches.repetition {
            Repetition::Third => id("switch-repetition-third"),
            Repetition::Fourth => id("switch-repetition-fourth"),
            Repetition::Never => id("switch-repetition-never"),
        },
        Switch::Agreement if switches.agreement => id("switch-agreement-yes"),
        Switch::Agreement => id("switch-agreement-no"),
        Switch::NextGame => match switches.next_game {
            NextGame::ColoursSwap => id("switch-next-game-swap"),
            NextGame::LoserBegins => id("switch-next-game-loser"),
        },
        Switch::Handicap => match switches.handicap {
            Some(Handicap { side, until, eater: _ }) => {
                let arguments = [("side", side_arg(side)), ("until", until.into())];
                return texts.with("switch-handicap-some", &arguments);
            }
            None => id("switch-handicap-none"),
        },
        Switch::EaterExtent => match eater.extent {
            Extent::WholeLine => id("switch-eater-extent-line"),
            Extent::Nearest => id("switch-eater-extent-nearest"),
        },
        Switch::EaterChains if eater.chains => id("switch-eater-chains-yes"),
        Switch::EaterChains => id("switch-eater-chains-no"),
        Switch::EaterNoCapture => match eater.no_capture {
            NoCapture::Plays => id("switch-eater-no-capture-plays"),
            NoCapture::Wins => id("switch-eater-no-capture-wins"),
            NoCapture::Loses => id("switch-eater-no-capture-loses"),
        },
    })
}

/// The source of a switch's value in a variant.
pub fn switch_source(texts: &Texts, variant: &Variant, switch: Switch) -> String {
    let source = match variant.source.trim() {
        "" => texts.get("compare-source-none"),
        source => source.to_owned(),
    };
    if variant.settled.contains(&switch) {
        texts.with("compare-source-settled", &[("source", source.into())])
    } else {
        source
    }
}

/// Why a rule sheet, named by its key, does not allow a turn or a step; `None` if it does.
pub fn verdict(texts: &Texts, board: &Board, key: &str, verdict: Verdict) -> Option<String> {
    let key = ("key", key.to_owned().into());
    Some(match verdict {
        Verdict::Legal => return None,
        Verdict::Refused(reason) => {
            let reason = refusal(texts, board, reason);
            texts.with("compare-refused", &[key, ("reason", reason.into())])
        }
        Verdict::Takes(stones) if stones.is_empty() => texts.with("compare-takes-nothing", &[key]),
        Verdict::Takes(stones) => {
            texts.with("compare-takes", &[key, ("points", points(board, stones).into())])
        }
        Verdict::NoSuchEffect => texts.with("compare-no-effect", &[key]),
    })
}

/// That the game is over under the rule sheet of this key.
pub fn sheet_outcome(texts: &Texts, key: &str, end: Outcome) -> String {
    let arguments = [("key", key.to_owned().into()), ("outcome", outcome(texts, end).into())];
    texts.with("compare-over", &arguments)
}

/// Who wins with best play.
pub fn game_value(texts: &Texts, winner: Option<Side>, turns: Option<u32>) -> String {
    let value = texts.get(match winner {
        Some(Side::White) => id("compare-wins-white"),
        Some(Side::Black) => id("compare-wins-black"),
        None => id("compare-draw"),
    });
    match turns {
        Some(turns) => {
            texts.with("compare-wins-in", &[("value", value.into()), ("turns", turns.into())])
        }
        None => value,
    }
}

/// Who wins with best play where it is known, and the source.
pub fn known_value(texts: &Texts, known: Known) -> String {
    let source = texts.get(match known.source {
        KnownSource::Article => id("compare-source-article"),
        KnownSource::ArticleAndProof => id("compare-source-article-and-proof"),
    });
    format!("{} [{source}]", game_value(texts, known.winner, known.turns))
}
