//! The opponent whose strength is a number: each of its turns is that of one of the two characters beside it,
//! or a random one below the weakest.

use super::{Character, all};
use crate::{Report, Score};
use fanorona_rules::Record;
use fanorona_rules::generate::shortest_turns;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::ops::RangeInclusive;
use std::sync::{Arc, OnceLock};

/// The adjusting opponent as RON.
const FILE: &str = include_str!("../../../../assets/characters/sahala.ron");
/// What stands between the key of the adjusting opponent and its strength.
const ELO: &str = ":elo=";
/// The whole of the turns, when their shares are counted.
const WHOLE: u32 = 10_000;
/// The most nodes for a turn: the limit with which the strongest character's Elo was measured.
const MOST_NODES: u64 = 200_000;
/// Mixed into the seed, so that the choice between two characters is independent of their own choices.
const CHOICE: u64 = 0x6D69_7365_6420_7475;

/// The adjusting opponent, at its strength against an unknown player.
///
/// ```
/// use fanorona_engine::character::adjusting;
///
/// assert_eq!((adjusting().key.as_str(), adjusting().adjusts), ("sahala", true));
/// ```
///
/// # Panics
/// Never in a released program: a test reads the shipped file.
#[expect(clippy::expect_used, reason = "the text is compiled in, and a test reads it")]
pub fn adjusting() -> &'static Arc<Character> {
    static ADJUSTING: OnceLock<Arc<Character>> = OnceLock::new();
    ADJUSTING.get_or_init(|| {
        let mut read: Character = ron::from_str(FILE).expect("the shipped file is sound");
        read.set_level(read.elo);
        Arc::new(read)
    })
}

/// The strengths at which the adjusting opponent can play, in Elo: from little above a random mover to
/// the strongest character.
pub fn levels() -> RangeInclusive<u32> {
    1..=all().last().map_or(0, |strongest| strongest.elo)
}

/// The adjusting opponent at this strength in Elo, or at the nearest of [`levels`]. Its key contains
/// the strength.
pub fn adjusting_at(elo: u32) -> Arc<Character> {
    let mut character = adjusting().as_ref().clone();
    let elo = elo.clamp(*levels().start(), *levels().end());
    character.set_level(elo);
    character.key = format!("{}{ELO}{elo}", adjusting().key);
    Arc::new(character)
}

/// The adjusting opponent of this key, with or without a strength.
pub(super) fn named(key: &str) -> Option<Arc<Character>> {
    let rest = key.strip_prefix(adjusting().key.as_str())?;
    if rest.is_empty() {
        return Some(adjusting().clone());
    }
    let digits = rest.strip_prefix(ELO)?;
    let elo = digits.parse().ok().filter(|elo| levels().contains(elo))?;
    digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| adjusting_at(elo))
}

/// The last character of the ladder that is not stronger than this, and the first that is stronger;
/// `None` where the ladder ends.
pub fn beside(elo: u32) -> [Option<&'static Arc<Character>>; 2] {
    let stronger = all().partition_point(|character| character.elo <= elo);
    [stronger.checked_sub(1).and_then(|last| all().get(last)), all().get(stronger)]
}

/// Who plays a turn of the adjusting opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TurnPlayer {
    /// A player of random turns, all effects being equally likely.
    Random,
    /// A character of the ladder, within the limits of the adjusting opponent.
    Character(Box<Character>),
}

impl TurnPlayer {
    /// This character with limits that do not depend on the machine; the random player if there is none.
    fn of(character: Option<&Arc<Character>>) -> Self {
        character.map_or(Self::Random, |character| {
            Self::Character(Box::new(Character {
                nodes: character.nodes.min(MOST_NODES),
                seconds: None,
                all_threads: false,
                ..character.as_ref().clone()
            }))
        })
    }

    /// Depth, nodes, claims, and stones of the endgame tables.
    fn settings(&self) -> (u32, u64, u32, usize) {
        match self {
            Self::Random => (1, 1, 0, 0),
            Self::Character(it) => (it.depth, it.nodes, it.claims, it.endgame),
        }
    }
}

/// The two players between whom the adjusting opponent chooses at this strength, and the share of the
/// turns that the stronger one plays, in ten thousandths.
fn mixture(elo: u32) -> (TurnPlayer, TurnPlayer, u32) {
    let [weaker, stronger] = beside(elo);
    let players = (TurnPlayer::of(weaker), TurnPlayer::of(stronger.or(weaker)));
    let low = weaker.map_or(0, |weaker| weaker.elo);
    let share = stronger.map_or(WHOLE, |high| (elo - low) * WHOLE / (high.elo - low));
    // Random turns lose more than their share, as measured in docs/strength.md.
    let share = match weaker {
        None => share * (17 * WHOLE - 7 * share) / (10 * WHOLE),
        Some(_) => share,
    };
    (players.0, players.1, share)
}

/// A turn chosen at random, all effects being equally likely. The same seed gives the same turn.
pub(super) fn random_turn(record: &Record, seed: u64) -> Report {
    if record.outcome().is_some() {
        return Report::decided(Score::Loss(0), Vec::new());
    }
    let position = record.position();
    let mut turns = shortest_turns(record.rules(), position).list;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed ^ position.hash());
    let line = match turns.len() {
        0 => Vec::new(),
        count => vec![turns.swap_remove(rng.random_range(0..count))],
    };
    Report::decided(Score::Estimate(0), line)
}

impl Character {
    /// Whether this is the same opponent as another one, perhaps at another strength.
    pub fn is_same_opponent(&self, other: &Self) -> bool {
        self.key == other.key || self.adjusts && other.adjusts
    }

    /// Sets the strength, and what callers read of a character besides: the limits and the tables of the
    /// two players together, and the claims between theirs.
    fn set_level(&mut self, elo: u32) {
        let (weaker, stronger, share) = mixture(elo);
        let (weaker, stronger) = (weaker.settings(), stronger.settings());
        self.elo = elo;
        self.depth = weaker.0.max(stronger.0);
        self.nodes = weaker.1.max(stronger.1);
        self.claims = (weaker.2 * (WHOLE - share) + stronger.2 * share) / WHOLE;
        self.endgame = weaker.3.max(stronger.3);
    }

    /// The player of the next turn, if this is the adjusting opponent. The same seed gives the same
    /// player.
    pub(super) fn player_of_turn(&self, record: &Record, seed: u64) -> Option<TurnPlayer> {
        if !self.adjusts {
            return None;
        }
        let (weaker, stronger, share) = mixture(self.elo);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed ^ record.position().hash() ^ CHOICE);
        let is_stronger = rng.random_range(0..WHOLE) < share;
        let mut player = if is_stronger { stronger } else { weaker };
        if let TurnPlayer::Character(character) = &mut player {
            // A caller may have lowered the limits.
            character.depth = character.depth.min(self.depth);
            character.nodes = character.nodes.min(self.nodes);
        }
        Some(player)
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use crate::character::{SearchResources, named};
    use fanorona_rules::variant::shipped;

    #[test]
    fn the_ladder_rises() {
        assert!(all().is_sorted_by(|one, next| one.elo < next.elo) && all()[0].elo > 0);
        assert!(all().iter().all(|character| !character.adjusts));
        assert!(levels().contains(&adjusting().elo));
    }

    #[test]
    fn at_a_characters_strength_it_is_that_character() {
        for character in all() {
            let (weaker, stronger, share) = mixture(character.elo);
            assert!(share == 0 || share == WHOLE, "{}", character.key);
            let TurnPlayer::Character(same) = (if share == WHOLE { stronger } else { weaker })
            else {
                panic!("{}", character.key)
            };
            assert_eq!((&same.key, same.style), (&character.key, character.style));
            assert_eq!(adjusting_at(character.elo).claims, character.claims);
        }
    }

    #[test]
    fn between_two_characters_their_shares_follow_the_strength() {
        let record = Record::new(shipped::variant("tsivy").unwrap().rules.clone());
        // Three quarters of the way from Noro to Soa.
        let character = adjusting_at(950);
        let is_soa = |seed: &u64| match character.player_of_turn(&record, *seed) {
            Some(TurnPlayer::Character(player)) => player.key == "soa",
            player => panic!("{player:?}"),
        };
        let stronger = (0..4_000).filter(is_soa).count();
        assert!((2_880..3_120).contains(&stronger), "{stronger}");
        let players = |seed| character.player_of_turn(&record, seed);
        assert_eq!(players(7), players(7));
        assert!(all()[0].player_of_turn(&record, 7).is_none());
    }

    #[test]
    fn a_player_of_turns_does_not_depend_on_the_machine() {
        let strongest = all().last().unwrap();
        assert!(strongest.seconds.is_some() && strongest.all_threads);
        let (_, TurnPlayer::Character(player), _) = mixture(strongest.elo - 1) else { panic!() };
        assert_eq!((&player.key, player.nodes), (&strongest.key, MOST_NODES));
        assert!(player.seconds.is_none() && !player.all_threads);
    }

    #[test]
    fn at_a_characters_strength_nobody_else_ever_plays() {
        let record = Record::new(shipped::variant("tsivy").unwrap().rules.clone());
        let drawn = |seed: u64| {
            let seed = seed ^ record.position().hash() ^ CHOICE;
            Xoshiro256PlusPlus::seed_from_u64(seed).random_range(0..WHOLE)
        };
        // The seeds that come nearest to the other player.
        let least = (0..60_000).find(|&seed| drawn(seed) == 0).unwrap();
        let most = (0..60_000).find(|&seed| drawn(seed) == WHOLE - 1).unwrap();
        for character in all() {
            for seed in [least, most] {
                match adjusting_at(character.elo).player_of_turn(&record, seed) {
                    Some(TurnPlayer::Character(player)) => assert_eq!(player.key, character.key),
                    player => panic!("{player:?}"),
                }
            }
        }
    }

    #[test]
    fn below_the_weakest_character_turns_are_random() {
        let mut record = Record::new(shipped::variant("telo").unwrap().rules.clone());
        let all = fanorona_rules::generate::turns(record.rules(), record.position());
        let mut seen = vec![0; all.len()];
        for seed in 0..400 {
            let report = random_turn(&record, seed);
            let turn = report.best.unwrap();
            seen[all.iter().position(|one| *one == turn).unwrap()] += 1;
        }
        assert!(all.len() > 1 && seen.iter().all(|&count| count > 200 / all.len()), "{seen:?}");
        let weak = adjusting_at(1);
        let player = weak.player_of_turn(&record, 5);
        assert_eq!(player, Some(TurnPlayer::Random));
        let think = |seed| weak.think(&record, &SearchResources::default(), seed, &mut || false);
        assert_eq!(think(5), random_turn(&record, 5));
        record.resign(fanorona_rules::Side::White).unwrap();
        assert_eq!(random_turn(&record, 1).best, None);
    }

    #[test]
    fn strengths_outside_the_ladder_are_clamped_or_refused() {
        let most = *levels().end();
        assert_eq!((adjusting_at(0).elo, adjusting_at(u32::MAX).elo), (1, most));
        assert!(named(&format!("sahala:elo={most}")).is_some() && named("sahala:elo=1").is_some());
        let beyond = format!("sahala:elo={}", most + 1);
        for key in [
            &*beyond,
            "sahala:elo=0",
            "sahala:",
            "sahala:elo=",
            "sahala:elo=-1",
            "sahala:elo=+5",
            "sahala:elo=5.5",
            "sahala:elo=5 ",
            "sahala:elo=99999999999",
            "sahala850",
            "noro:elo=780",
        ] {
            assert!(named(key).is_none(), "{key}");
        }
    }

    #[test]
    fn the_same_seed_and_strength_give_the_same_turn() {
        let mut record = Record::new(shipped::variant("dimy").unwrap().rules.clone());
        let character = adjusting_at(1_000);
        for seed in 0..6 {
            let think =
                || character.think(&record, &SearchResources::default(), seed, &mut || false);
            let turn = think().best.unwrap();
            assert_eq!(think().best.as_ref(), Some(&turn));
            record.play(&turn).unwrap();
        }
    }
}
