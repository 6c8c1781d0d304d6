//! Who wins from the start, where it is known.

use fanorona_rules::notation::position::write_stones;
use fanorona_rules::{Position, Ruleset, Side, Switches};

/// Where the value of a game comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KnownSource {
    /// Schadd, Winands, Uiterwijk, van den Herik and Bergsma: Best Play in Fanorona Leads to
    /// Draw (2008).
    Article,
    /// The same article, and a proof by this program (`docs/rules.md`, `docs/knowledge.md`).
    ArticleAndProof,
}

/// The value of a game from its start with best play of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// The side that wins; `None` for a draw.
    pub winner: Option<Side>,
    /// The number of turns of both sides together in which it wins against any defence, where that
    /// is known.
    pub turns: Option<u32>,
    /// Where this comes from.
    pub source: KnownSource,
}

/// The starts whose value is known. `Some` is a win for White, with the number of turns where that is known;
/// `None` is a draw.
const VALUES: [(&str, Option<Option<u32>>, KnownSource); 9] = [
    ("BBB/B1W/WWW", Some(Some(11)), KnownSource::ArticleAndProof),
    ("BBBBB/BW1BW/WWWWW", Some(Some(11)), KnownSource::ArticleAndProof),
    ("BBB/BBB/B1W/WWW/WWW", Some(Some(13)), KnownSource::ArticleAndProof),
    ("BBBBBBB/BWB1WBW/WWWWWWW", Some(Some(17)), KnownSource::ArticleAndProof),
    ("BBB/BBB/BBB/B1W/WWW/WWW/WWW", Some(Some(17)), KnownSource::ArticleAndProof),
    ("BBBBBBBBB/BWBW1BWBW/WWWWWWWWW", Some(None), KnownSource::ArticleAndProof),
    ("BBB/BBB/BBB/BBB/B1W/WWW/WWW/WWW/WWW", Some(None), KnownSource::ArticleAndProof),
    ("BBBBB/BBBBB/BW1BW/WWWWW/WWWWW", None, KnownSource::ArticleAndProof),
    ("BBBBBBBBB/BBBBBBBBB/BWBW1BWBW/WWWWWWWWW/WWWWWWWWW", None, KnownSource::Article),
];

/// Who wins from this position, if it is the start of a game whose value is known: the usual rules
/// on the boards from 3 × 3 to 9 × 5.
///
/// ```
/// use fanorona_game::compare::known;
/// use fanorona_rules::{Position, Side};
/// use fanorona_rules::variant::shipped;
///
/// let value = |key: &str| {
///     let rules = &shipped::variant(key).unwrap().rules;
///     known(rules, &Position::start(rules))
/// };
/// let telo = value("telo").unwrap();
/// assert_eq!((telo.winner, telo.turns), (Some(Side::White), Some(11)));
/// assert_eq!(value("tsivy").unwrap().winner, None);
/// assert_eq!(value("parker"), None);
/// ```
pub fn known(rules: &Ruleset, position: &Position) -> Option<Known> {
    // Agreement and who begins the next game change no value.
    let Switches { agreement, next_game, .. } = rules.switches;
    let usual = Switches { agreement, next_game, ..Switches::default() };
    let is_start =
        position.side() == Side::White && position.number() == 1 && position.quiet() == 0;
    if rules.switches != usual || !is_start {
        return None;
    }
    let stones = write_stones(&rules.board, Side::BOTH.map(|side| position.stones(side)));
    let &(_, wins, source) = VALUES.iter().find(|(start, ..)| *start == stones)?;
    Some(Known { winner: wins.map(|_| Side::White), turns: wins.flatten(), source })
}
