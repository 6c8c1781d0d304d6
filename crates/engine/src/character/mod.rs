//! Computer opponents: how deep each one searches, its playing style, and what it overlooks.

mod adjusting;
mod book_knowledge;
mod complete_turn;
mod oversight;
mod playing_style;

use adjusting::{TurnPlayer, random_turn};
pub use adjusting::{adjusting, adjusting_at, beside, levels};
pub use book_knowledge::BookKnowledge;
pub use playing_style::PlayingStyle;

use super::book::Book;
use super::endgame::EndgameTables;
use super::score::{PROVEN, Value};
use super::search::turns_of;
use super::{Engine, Limits, Options, Report, Score, is_forced};
use fanorona_rules::Record;
use fanorona_rules::generate::Effect;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use serde::{Deserialize, Serialize};
use std::sync::{Arc, OnceLock};

/// A computer opponent.
///
/// ```
/// use fanorona_engine::character::{Character, SearchResources, named};
/// use fanorona_rules::{Record, variant::shipped};
///
/// let fara = named("fara").unwrap();
/// let mut game = Record::new(shipped::variant("tsivy").unwrap().rules.clone());
/// let report = fara.think(&game, &SearchResources::default(), 7, &mut || false);
/// game.play(&report.best.unwrap()).unwrap();
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Character {
    /// The identifier used by commands and files.
    pub key: String,
    /// The displayed name, the same in every language.
    pub name: String,
    /// One English sentence about the character. `say::character_about` has the other languages.
    pub about: String,
    /// Its strength in Elo; a random mover has 0. See docs/strength.md.
    pub elo: u32,
    /// Whether it plays at any strength: each of its turns is that of one of the two characters beside
    /// [`elo`](Self::elo), and its other settings follow from theirs. See [`adjusting_at`].
    #[serde(default)]
    pub adjusts: bool,
    /// The greatest search depth, in turns.
    pub depth: u32,
    /// The greatest number of nodes of a search.
    pub nodes: u64,
    /// The longest time for a turn, in seconds. The engine reads no clock, so the caller enforces
    /// it with the stop callback.
    #[serde(default)]
    pub seconds: Option<u32>,
    /// Whether it uses all available threads.
    #[serde(default)]
    pub all_threads: bool,
    /// The greatest error of its evaluation of a turn, in hundredths of a stone.
    #[serde(default)]
    pub noise: u32,
    /// The probability of overlooking a turn of average difficulty, in percent. Long chains and
    /// withdrawals are overlooked more often, as by people.
    #[serde(default)]
    pub overlooks: u32,
    /// The probability of noticing and claiming an omitted capture where claims are allowed, in
    /// percent.
    #[serde(default = "all_of_them")]
    pub claims: u32,
    /// Its playing style. The key in files is `taste`.
    #[serde(default, rename = "taste")]
    pub style: PlayingStyle,
    /// The greatest number of stones on the board for which it uses the endgame tables; 0 for
    /// never.
    #[serde(default)]
    pub endgame: usize,
    /// How well it knows the opening book; `None` if it does not.
    #[serde(default)]
    pub book: Option<BookKnowledge>,
}

/// The resources available to a character.
#[derive(Clone, Debug)]
pub struct SearchResources {
    /// The number of threads, at least 1.
    pub threads: usize,
    /// The endgame tables of the rule set, if available.
    pub tables: Option<Arc<EndgameTables>>,
    /// The opening book of the rule set, if available.
    pub book: Option<Arc<Book>>,
}

impl Default for SearchResources {
    fn default() -> Self {
        Self { threads: 1, tables: None, book: None }
    }
}

/// The most nodes of a search for a forced turn by a character that is limited by time: about a tenth of a second,
/// enough for a score.
const FORCED_NODES: u64 = 200_000;

/// The limits of the search by which a player of random turns answers a draw offer: a few milliseconds.
const OFFER_LIMITS: Limits = Limits { depth: 4, nodes: 2_000 };

/// The limits of each of the two searches that decide on a claim: some milliseconds, because the window waits for them.
const CLAIM_LIMITS: Limits = Limits { depth: 12, nodes: 4_000 };

/// The shipped characters as RON, from weakest to strongest.
const FILE: &str = include_str!("../../../../assets/characters/ladder.ron");

/// All shipped characters, from weakest to strongest.
///
/// # Panics
/// Never in a released program: a test reads the shipped file.
#[expect(clippy::expect_used, reason = "the text is compiled in, and a test reads it")]
pub fn all() -> &'static [Arc<Character>] {
    static ALL: OnceLock<Vec<Arc<Character>>> = OnceLock::new();
    ALL.get_or_init(|| {
        let all: Vec<Character> = ron::from_str(FILE).expect("the shipped characters are sound");
        all.into_iter().map(Arc::new).collect()
    })
}

/// The computer opponents that can be chosen: the adjusting one, then all others from weakest to
/// strongest.
pub fn choices() -> impl Iterator<Item = &'static Arc<Character>> {
    std::iter::once(adjusting()).chain(all())
}

/// The shipped character with this key, written in any case, if there is one. The key of the adjusting opponent may end
/// with a strength of [`levels`].
///
/// ```
/// use fanorona_engine::character::named;
///
/// assert_eq!(named("rakoto").unwrap().name, "Rakoto");
/// assert_eq!(named("sahala:elo=850").unwrap().elo, 850);
/// assert!(named("nobody").is_none());
/// ```
pub fn named(key: &str) -> Option<Arc<Character>> {
    let key = key.to_ascii_lowercase();
    let shipped = all().iter().find(|character| character.key == key).cloned();
    shipped.or_else(|| adjusting::named(&key))
}

impl Character {
    /// Whether it plays from an opening book. One that adjusts does where a character beside its strength does.
    pub const fn knows_book(&self) -> bool {
        self.book.is_some() || self.adjusts
    }

    /// The limits of its search.
    pub const fn limits(&self) -> Limits {
        Limits { depth: self.depth, nodes: self.nodes }
    }

    /// Chooses a turn in the current position; if the record has an open chain, one that begins with the
    /// steps already taken. With one thread, the same seed gives the same turn.
    /// `stop` ends the search early, as in [`Engine::search`]: in positions with very many turns the
    /// character then chooses among those found by then. `best` is `None` in the report if
    /// the game is over.
    ///
    /// ```
    /// use fanorona_engine::character::{SearchResources, named};
    /// use fanorona_rules::notation::{read_position, read_turn};
    /// use fanorona_rules::{Record, variant::shipped};
    ///
    /// let game = Record::new(shipped::variant("dimy").unwrap().rules.clone());
    /// let rakoto = named("rakoto").unwrap();
    /// let think = |seed| rakoto.think(&game, &SearchResources::default(), seed, &mut || false);
    /// assert_eq!(think(3), think(3));
    ///
    /// let rules = shipped::variant("tsivy").unwrap().rules.clone();
    /// let position = read_position(&rules, "8B/5W3/2W5B/9/6W2 b 10 19").unwrap();
    /// let first = read_turn(&rules, &position, "i3-h2A-g3A").unwrap().steps[0];
    /// let mut game = Record::from_position(rules, position);
    /// game.step(first.from, first.to, first.kind).unwrap();
    /// let report = rakoto.think(&game, &SearchResources::default(), 1, &mut || false);
    /// assert_eq!(report.best.unwrap().steps[0], first);
    /// ```
    pub fn think(
        &self,
        record: &Record,
        resources: &SearchResources,
        seed: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Report {
        self.think_with_reports(record, resources, seed, &mut |_| {}, stop)
    }

    /// As [`think`](Self::think); a character that plays the best turn it finds, without an open chain, calls
    /// `on_depth` after each finished depth, so that its time can be managed.
    pub fn think_with_reports(
        &self,
        record: &Record,
        resources: &SearchResources,
        seed: u64,
        on_depth: &mut dyn FnMut(&Report),
        stop: &mut dyn FnMut() -> bool,
    ) -> Report {
        if !record.chain().is_empty() && record.outcome().is_none() {
            return self.complete_turn(record, resources, seed, stop);
        }
        match self.player_of_turn(record, seed) {
            Some(TurnPlayer::Character(player)) => {
                return player.think_with_reports(record, resources, seed, on_depth, stop);
            }
            Some(TurnPlayer::Random) => {
                let report = random_turn(record, seed);
                if record.offer().is_none() || record.outcome().is_some() {
                    return report;
                }
                // A random turn has no score, by which a draw offer could be answered.
                let options = Options { tables: None, ..self.options(record, resources) };
                let searched = Engine::new(options).search(record, OFFER_LIMITS, stop);
                return Report { score: searched.score, ..report };
            }
            None => {}
        }
        let from_book = resources.book.as_ref().and_then(|book| self.book_turn(record, book, seed));
        if let Some(report) = from_book {
            return report;
        }
        let mut engine = Engine::new(self.options(record, resources));
        if record.outcome().is_some() || !self.errs() {
            return engine.search_lines(record, self.limits_in(record), 1, on_depth, stop);
        }
        let mut stopped = false;
        let stop: &mut dyn FnMut() -> bool = &mut || {
            stopped = stopped || stop();
            stopped
        };
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed ^ record.position().hash());
        let seen = oversight::noticed_turns(record, self.overlooks, &mut rng);
        let (appraised, report) = engine.appraise(record, seen, self.limits(), stop);
        let chosen = appraised
            .into_iter()
            .map(|(effect, value)| (effect, value, self.perceived_value(effect, value, &mut rng)))
            .max_by_key(|&(_, _, perceived_value)| perceived_value);
        let Some((effect, value, _)) = chosen else {
            return engine.search(record, self.limits(), stop);
        };
        let line = turns_of(record.rules(), record.position(), &[effect]);
        let (best, score) = (line.first().cloned(), Score::of(value));
        Report { best, score, line, ..report }
    }

    /// Whether it notices that the last turn omitted a capture, so that it claims it. `false` if
    /// there is nothing to claim. The same seed gives the same answer.
    pub fn notices_omission(&self, record: &Record, seed: u64) -> bool {
        let place = record.position().hash() ^ (record.turns().len() as u64).rotate_left(32);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed ^ place ^ 0x6F6D_6974);
        record.can_claim() && rng.random_range(0..100) < self.claims
    }

    /// Whether it claims an omitted capture: whether it [notices](Self::notices_omission) it, and expects at least as
    /// much of the game in which the opponent must capture, as far as it can tell. The most that it loses by a claim is
    /// the greatest error of its evaluation; a character without errors claims only what is better for it. Searches
    /// a few thousand positions at most. `false` if there is nothing to claim. The same seed gives
    /// the same answer.
    pub fn claims_omission(&self, record: &Record, seed: u64) -> bool {
        let mut claimed = record.clone();
        if !self.notices_omission(record, seed) || claimed.claim().is_err() {
            return false;
        }
        let own = self.limits();
        let limits = Limits {
            depth: own.depth.min(CLAIM_LIMITS.depth),
            nodes: own.nodes.min(CLAIM_LIMITS.nodes),
        };
        let search = |record: &Record| {
            let resources = SearchResources::default();
            let table_mib = Options::table_for(limits);
            let options = Options { table_mib, ..self.options(record, &resources) };
            Engine::new(options).search(record, limits, &mut || false).score.rank()
        };
        // After the claim the opponent is to move.
        let gain = -search(&claimed) - search(record);
        gain > -(self.noise.min(10_000) as Value)
    }

    /// The limits of its search for this turn. A turn that is forced does not take all the time that a
    /// character may take.
    fn limits_in(&self, record: &Record) -> Limits {
        let mut limits = self.limits();
        if self.seconds.is_some() && is_forced(record) {
            limits.nodes = limits.nodes.min(FORCED_NODES);
        }
        limits
    }

    fn options(&self, record: &Record, resources: &SearchResources) -> Options {
        let threads = if self.all_threads { resources.threads.max(1) } else { 1 };
        let table_mib = Options::table_for(self.limits()) * if self.all_threads { 8 } else { 1 };
        let stones = record.position().stone_count();
        // A character with tables also probes them in the search, from a few stones above their
        // limit.
        let near = self.endgame > 0 && stones <= self.endgame + 6;
        let tables = resources.tables.clone().filter(|_| near);
        let options = Options::default();
        // The strengths of the other characters were measured without the learned evaluation.
        let patterns = if self.all_threads { options.patterns } else { Vec::new() };
        Options { threads, table_mib, weights: self.style.weights(), tables, patterns, ..options }
    }

    /// Whether it sometimes plays a turn that is not the best it finds.
    pub const fn errs(&self) -> bool {
        self.noise > 0 || self.overlooks > 0 || self.style.grab > 0
    }

    /// The value of a turn with the character's errors: a bonus for captures and noise with a
    /// triangular distribution. Large errors are rare, so a turn far worse than the best is hardly
    /// ever played. Proven values have no errors.
    fn perceived_value(&self, effect: Effect, value: Value, rng: &mut Xoshiro256PlusPlus) -> Value {
        if value.abs() >= PROVEN {
            return value;
        }
        let noise = self.noise.min(10_000) as Value;
        let off = rng.random_range(-noise..=noise) / 2 + rng.random_range(-noise..=noise) / 2;
        value + off + (self.style.grab.min(2_000) as Value) * effect.captured.len() as Value
    }
}

/// The default if the file omits `claims`.
const fn all_of_them() -> u32 {
    100
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use fanorona_rules::{Point, PointSet};

    fn fara() -> Character {
        named("fara").unwrap().as_ref().clone()
    }

    #[test]
    fn greed_counts_captured_stones_and_spares_proven_values() {
        let mut character = Character { noise: 0, ..fara() };
        character.style.grab = 30;
        let effect =
            Effect { from: Point::new(0), to: Point::new(1), captured: PointSet(0b1_1100) };
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut perceived = |value| character.perceived_value(effect, value, &mut rng);
        assert_eq!((perceived(5), perceived(-200)), (95, -110));
        assert_eq!((perceived(PROVEN), perceived(-PROVEN)), (PROVEN, -PROVEN));
        assert_eq!(perceived(PROVEN - 1), PROVEN + 89);
    }

    #[test]
    fn noise_is_symmetric_within_its_bound_and_mostly_small() {
        let character = Character { noise: 100, ..fara() };
        let effect = Effect { from: Point::new(0), to: Point::new(1), captured: PointSet::EMPTY };
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
        let errors: Vec<Value> =
            (0..4_000).map(|_| character.perceived_value(effect, 0, &mut rng)).collect();
        assert!(errors.iter().all(|error| error.abs() <= 100));
        assert!(errors.iter().any(|error| error.abs() > 80));
        let mean = errors.iter().sum::<Value>() / 4_000;
        assert!(mean.abs() <= 3, "{mean}");
        // A triangular distribution has three quarters of its mass in the inner half.
        let small = errors.iter().filter(|error| error.abs() <= 50).count();
        assert!((2_850..3_150).contains(&small), "{small}");
    }

    #[test]
    fn resources_are_used_as_far_as_the_character_may() {
        let rules = fanorona_rules::variant::shipped::variant("tsivy").unwrap().rules.clone();
        let record = |white: u64, black: u64| {
            let stones = [PointSet(white), PointSet(black << 30)];
            let side = fanorona_rules::Side::White;
            let position = fanorona_rules::Position::new(&rules, stones, side, 0, 9, None);
            Record::from_position(rules.clone(), position.unwrap())
        };
        let resources = SearchResources {
            threads: 4,
            tables: Some(Arc::new(EndgameTables::empty(&rules))),
            book: None,
        };
        let character = Character { nodes: 1 << 16, endgame: 3, all_threads: false, ..fara() };
        let options =
            |character: &Character, record: &Record| character.options(record, &resources);
        let ten = options(&character, &record(0b1_1111, 0b1_1111));
        assert_eq!((ten.threads, ten.table_mib), (1, 2));
        assert!(ten.tables.is_none(), "more than six stones above the limit");
        assert!(options(&character, &record(0b1111, 0b1_1111)).tables.is_some());
        let none = Character { endgame: 0, ..character.clone() };
        assert!(options(&none, &record(1, 1)).tables.is_none());
        let all = options(&Character { all_threads: true, ..character }, &record(1, 1));
        assert_eq!((all.threads, all.table_mib), (4, 16));
    }

    #[test]
    fn the_playing_style_decides_the_weights_of_the_search() {
        let rules = fanorona_rules::variant::shipped::variant("tsivy").unwrap().rules.clone();
        let (record, noro) = (Record::new(rules), named("noro").unwrap());
        let weights = noro.options(&record, &SearchResources::default()).weights;
        assert_eq!(weights, noro.style.weights());
        assert_ne!(weights, Options::default().weights);
    }

    #[test]
    fn a_report_is_about_the_turn_that_is_played() {
        let rules = fanorona_rules::variant::shipped::variant("tsivy").unwrap().rules.clone();
        let position = fanorona_rules::notation::read_position(&rules, "9/9/9/9/W1B1W4 w 0 9");
        let record = Record::from_position(rules.clone(), position.unwrap());
        let erring = Character { noise: 100, depth: 3, nodes: 1_000, ..fara() };
        let resources = SearchResources::default();
        for seed in 0..20 {
            let report = erring.think(&record, &resources, seed, &mut || false);
            let best = report.best.unwrap();
            assert_eq!(report.line, [best]);
            assert_eq!(report.score, Score::Win(1));
        }
    }

    #[test]
    fn a_stopped_character_plays_without_asking_again() {
        let rules = fanorona_rules::variant::shipped::variant("tsivy").unwrap().rules.clone();
        let erring = Character { depth: 9, nodes: 60_000, ..fara() };
        let mut asked = 0;
        let stop: &mut dyn FnMut() -> bool = &mut || {
            asked += 1;
            asked == 2
        };
        let record = Record::new(rules);
        let report = erring.think(&record, &SearchResources::default(), 1, stop);
        assert!(report.best.is_some() && report.nodes < 3_000, "{}", report.nodes);
        assert_eq!(asked, 2);
    }

    #[test]
    fn a_forced_turn_takes_no_longer_than_a_score_needs() {
        let rules = fanorona_rules::variant::shipped::variant("tsivy").unwrap().rules.clone();
        let record = |text: &str| {
            let position = fanorona_rules::notation::read_position(&rules, text).unwrap();
            Record::from_position(rules.clone(), position)
        };
        let forced = record("W1B5B/9/9/9/9 w 0 1");
        let free = record("W7B/9/9/9/9 w 0 1");
        let slow = Character { nodes: 1 << 30, seconds: Some(5), ..fara() };
        assert_eq!(slow.limits_in(&forced).nodes, FORCED_NODES);
        assert_eq!(slow.limits_in(&free).nodes, 1 << 30);
        // Without a limit of time the strength was measured with all nodes.
        let counted = Character { seconds: None, ..slow };
        assert_eq!(counted.limits_in(&forced).nodes, 1 << 30);
        let quick = Character { nodes: 10, seconds: Some(5), ..counted };
        assert_eq!(quick.limits_in(&forced).nodes, 10);
    }
}
