//! The second implementation of the rules, and rule sheets between two in its words.

#[path = "../../../rules/tests/naive/board.rs"]
mod board;
#[path = "../../../rules/tests/naive/play.rs"]
pub mod play;
#[path = "../../../rules/tests/naive/sheet.rs"]
pub mod sheet;

use fanorona_game::compare::{HandicapState, Place};
use fanorona_rules::notation::position::write_stones;
use fanorona_rules::notation::write_turn;
use fanorona_rules::switches::Handicap;
use fanorona_rules::variant::shipped;
use fanorona_rules::{Position, Ruleset, Side, Switch, Turn};
use play::{PlainChain, PlainPosition};
use sheet::Sheet;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The keys of the shipped rule sheets on the large board, other readings included.
pub const LARGE: [&str; 8] = [
    "tsivy",
    "parker",
    "tumicarona",
    "tumicarona-rematch",
    "vela",
    "tumicarona-claimed",
    "tumicarona-rematch-claimed",
    "vela-eater-loses",
];

/// The rules of a shipped sheet.
pub fn rules(key: &str) -> Arc<Ruleset> {
    shipped::variant(key).unwrap().rules.clone()
}

/// A turn of either implementation: its text, and the stones after it.
pub type Played = (String, String);

/// A turn of the first implementation.
pub fn played(rules: &Ruleset, position: &Position, turn: &Turn) -> Played {
    let next = position.play_unchecked(rules, turn);
    let stones = Side::BOTH.map(|side| next.stones(side));
    (write_turn(&rules.board, turn), write_stones(&rules.board, stones))
}

/// The position of a place under a sheet, in the words of the second implementation.
pub fn plain(rules: &Ruleset, place: &Place) -> PlainPosition {
    let position = &place.position;
    let stones = write_stones(&rules.board, Side::BOTH.map(|side| position.stones(side)));
    let side = if position.side() == Side::White { 'w' } else { 'b' };
    let text = format!("{stones} {side} {} {}", position.quiet(), position.number());
    let mut plain = PlainPosition::read(&text);
    plain.claimed = position.claimed() && Sheet::of(rules).capture_only_if_claimed;
    let letter = |side| if side == Side::White { 'W' } else { 'B' };
    if let Some(Handicap { side, until, .. }) = rules.switches.handicap {
        plain.handicapped = match place.handicap {
            HandicapState::Given(side) => side.map(letter),
            HandicapState::BySheet => {
                (plain.stones.count(letter(side)) > usize::from(until)).then(|| letter(side))
            }
        };
        // The ordinary rules apply from its first turn with few stones.
        if plain.handicapped == Some(plain.side)
            && plain.stones.count(plain.side) <= usize::from(until)
        {
            plain.handicapped = None;
        }
    }
    plain
}

/// All turns under a sheet; `None` if there are more than `most`.
pub fn turns(rules: &Ruleset, place: &Place, most: usize) -> Option<BTreeSet<Played>> {
    let turns = plain(rules, place).turns(&Sheet::of(rules), most)?;
    Some(turns.into_iter().map(|turn| (turn.text, turn.stones.text())).collect())
}

/// Whether a turn is legal, without a list of all turns.
pub fn is_legal(rules: &Ruleset, place: &Place, turn: &Played) -> bool {
    let (sheet, position) = (Sheet::of(rules), plain(rules, place));
    let (text, stones) = turn;
    if position.ended(&sheet).is_some() {
        return false;
    }
    if !text.contains(['A', 'W']) {
        let mut quiet = position.quiet_turns(&sheet).into_iter();
        return quiet.any(|quiet| quiet.text == *text && quiet.stones.text() == *stones);
    }
    let Some(end) = follow(&sheet, &position, text) else { return false };
    let may_end = !sheet.must_go_on || position.next_captures(&sheet, &end).is_empty();
    may_end && end.stones.text() == *stones
}

/// The chain of this text, if every step of it is legal.
pub fn follow(sheet: &Sheet, position: &PlainPosition, text: &str) -> Option<PlainChain> {
    let mut ways = position.first_captures(sheet);
    loop {
        let way = ways
            .into_iter()
            .find(|way| text == way.text || text.starts_with(&format!("{}-", way.text)))?;
        if way.text == text {
            return Some(way);
        }
        ways = position.next_captures(sheet, &way);
    }
}

/// The rules `from` with the values of some switches from others: assigned here field by field, not
/// by the code that is tested.
pub fn with_switches(from: &Ruleset, toward: &Ruleset, set: &[Switch]) -> Ruleset {
    let mut rules = from.clone();
    let (into, source) = (&mut rules.switches, &toward.switches);
    for switch in set {
        match switch {
            Switch::Continuation => into.continuation = source.continuation,
            Switch::Revisiting => into.revisiting = source.revisiting,
            Switch::Repeating => into.repeating = source.repeating,
            Switch::FirstTurn => into.first_turn = source.first_turn,
            Switch::OmittedCapture => into.omitted_capture = source.omitted_capture,
            Switch::Methods => into.methods = source.methods,
            Switch::Choice => into.choice = source.choice,
            Switch::Extent => into.extent = source.extent,
            Switch::NoMove => into.no_move = source.no_move,
            Switch::QuietLimit => into.quiet_limit = source.quiet_limit,
            Switch::Repetition => into.repetition = source.repetition,
            Switch::Agreement => into.agreement = source.agreement,
            Switch::NextGame => into.next_game = source.next_game,
            Switch::Handicap => {
                let kept = into.handicap.map(|old| old.eater).unwrap_or_default();
                into.handicap = source.handicap.map(|new| Handicap { eater: kept, ..new });
            }
            Switch::EaterExtent | Switch::EaterChains | Switch::EaterNoCapture => {
                let eater = source.handicap.map(|source| source.eater).unwrap_or_default();
                let Some(into) = &mut into.handicap else { continue };
                match switch {
                    Switch::EaterExtent => into.eater.extent = eater.extent,
                    Switch::EaterChains => into.eater.chains = eater.chains,
                    _ => into.eater.no_capture = eater.no_capture,
                }
            }
        }
    }
    rules
}
