//! Match play: the current game of a match, the players' names, and the next game.

use super::clocks::{self, Clocks};
use super::{CoachLevel, Coaching, GamePlan, Notice, OpenedGame, Seat, Session};
use fanorona_engine::character::choices;
use fanorona_rules::clock::TimeControl;
use fanorona_rules::matches::tags::{self, MatchTagError};
use fanorona_rules::matches::{MatchError, MatchFormat, Party, Round, Standing, colours_swap};
use fanorona_rules::names::{known_name, same_name};
use fanorona_rules::notation::Game;
use fanorona_rules::notation::game::{is_same_tag, tag_value};
use fanorona_rules::variant::shipped;
use fanorona_rules::{Match, Position, Record, Side, Variant};
use std::sync::Arc;

/// The tags with the names of White and Black.
const NAMES: [&str; 2] = ["White", "Black"];
/// The tags that say whether White and Black are people or programs.
const TYPES: [&str; 2] = ["WhiteType", "BlackType"];
/// The tags with the strength of the computer as White or Black, in Elo.
const ELO: [&str; 2] = ["WhiteElo", "BlackElo"];

/// The settings of one new game.
struct NewGame {
    variant: Arc<Variant>,
    seats: [Seat; 2],
    names: [String; 2],
    match_: Option<Match>,
    control: TimeControl,
    coach: Option<CoachLevel>,
}

impl Session {
    /// The match that the game belongs to.
    ///
    /// ```
    /// use fanorona_game::play::{GamePlan, Intent, Seat, Session};
    /// use fanorona_rules::matches::MatchFormat;
    /// use fanorona_rules::{Side, variant::shipped};
    ///
    /// let people = [Seat::Person, Seat::Person];
    /// let single = GamePlan::single(shipped::variant("telo").unwrap(), people);
    /// let plan = GamePlan { format: MatchFormat::BestOf(3), ..single };
    /// let mut session = Session::default();
    /// session.apply(Intent::Begin(Box::new(plan)));
    /// assert_eq!((session.round().unwrap().number, session.next_round()), (1, None));
    /// session.apply(Intent::Resign(Side::White));
    /// assert_eq!(session.current_match().unwrap().score().to_string(), "0-1");
    /// assert_eq!(session.next_round().unwrap().number, 2);
    /// ```
    pub const fn current_match(&self) -> Option<&Match> {
        self.match_.as_ref()
    }

    /// The current game as a round of its match; `None` without a match.
    pub fn round(&self) -> Option<Round> {
        let match_ = self.match_.as_ref()?;
        if self.scored { match_.last().map(|game| game.round.clone()) } else { match_.next_round() }
    }

    /// The round after the current one; `None` if the current game is not over or the match has no
    /// further round.
    pub fn next_round(&self) -> Option<Round> {
        self.match_.as_ref().filter(|_| self.scored)?.next_round()
    }

    /// The name of a side: that of its party in the match, else the one in the tags. `None` if it has
    /// none.
    pub fn name(&self, side: Side) -> Option<&str> {
        let party = self.round().map(|round| round.party(side));
        let match_ = self.match_.as_ref().zip(party).map(|(match_, party)| match_.name(party));
        let tag = || self.tag(NAMES[side as usize]);
        match_.or_else(tag).and_then(known_name)
    }

    /// The name of a side, else that of the computer that plays it.
    pub fn known_as(&self, side: Side) -> Option<&str> {
        self.name(side).or_else(|| match self.seat(side) {
            Seat::Computer(character) => Some(character.name.as_str()),
            Seat::Person | Seat::Exercise => None,
        })
    }

    fn tag(&self, name: &str) -> Option<&str> {
        tag_value(&self.tags, name)
    }

    /// The live game, even during a review, in the form in which games are stored: with names, time
    /// control and match in its tags, and with comments and variations.
    pub fn game(&self) -> Game {
        if let Some(review) = &self.review {
            return review.live_game();
        }
        let mut game = Game {
            tags: self.tags.clone(),
            variant: self.variant.key.clone(),
            record: self.record.clone(),
            notes: self.notes.clone(),
            warnings: Vec::new(),
        };
        if let Some(match_) = &self.match_ {
            let before = match_.played().len() - usize::from(self.scored);
            for (name, value) in tags::write(match_, before).unwrap_or_default() {
                if !value.is_empty() || !NAMES.contains(&name) {
                    game.set_tag(name, &value);
                }
            }
        }
        for side in Side::BOTH {
            let name = NAMES[side as usize];
            if let Some(known) = self.known_as(side).filter(|_| game.tag(name).is_none()) {
                game.set_tag(name, known);
            }
            let kind = if self.seat(side).is_computer() { "program" } else { "human" };
            game.set_tag(TYPES[side as usize], kind);
            if let Seat::Computer(character) = self.seat(side) {
                game.set_tag(ELO[side as usize], &character.elo.to_string());
            }
        }
        if self.clocks.is_some() {
            game.set_tag(clocks::TAG, &self.control().to_string());
        }
        for (name, value) in self.coaching.iter().flat_map(Coaching::tags) {
            game.set_tag(name, &value);
        }
        for (name, value) in self.help_tags() {
            game.set_tag(name, &value);
        }
        game
    }

    /// Continues an opened game. Returns an error if the match in its tags cannot be continued; the
    /// game is opened all the same.
    pub(super) fn open(&mut self, opened: OpenedGame) -> Option<MatchTagError> {
        let OpenedGame { variant, game, seats, left } = opened;
        let (match_, error) = match self.resumed(&variant, &game) {
            Ok(match_) => (match_, None),
            Err(error) => (None, Some(error)),
        };
        let control = game.tag(clocks::TAG).and_then(|text| text.parse().ok());
        let control = control.unwrap_or_default();
        let Game { tags, record, notes, .. } = game;
        let names = [String::new(), String::new()];
        self.start_game(NewGame { variant, seats, names, match_, control, coach: None });
        self.coaching = Coaching::read(&tags);
        self.read_help(&tags);
        self.clocks = Clocks::new(control, left, &record, self.now);
        // The players should see the position before their time runs.
        self.paused = self.clocks.is_some() && !record.turns().is_empty();
        (self.tags, self.record, self.notes) = (tags, record, notes);
        if self.record.outcome().is_none() {
            // A finished game keeps the names of those who played it.
            Side::BOTH.into_iter().for_each(|side| self.forget_program(side));
        }
        error
    }

    /// Removes the name and the strength of a program from the tags of a side that another player has now.
    pub(super) fn forget_program(&mut self, side: Side) {
        let place = side as usize;
        let was_program = self.tag(TYPES[place]) == Some("program");
        let is_another = match self.seat(side) {
            Seat::Person => true,
            // A name that is no character's was given by the player.
            Seat::Computer(character) => self.tag(NAMES[place]).is_some_and(|name| {
                !same_name(name, &character.name) && choices().any(|it| same_name(name, &it.name))
            }),
            Seat::Exercise => false,
        };
        if was_program && is_another {
            let stale = [NAMES[place], TYPES[place], ELO[place]];
            self.tags.retain(|(name, _)| !stale.iter().any(|stale| is_same_tag(name, stale)));
        }
    }

    /// The match in a game's tags; `None` if they contain none.
    fn resumed(&self, variant: &Arc<Variant>, game: &Game) -> Result<Option<Match>, MatchTagError> {
        let find = |key: &str| {
            let mut known = std::iter::once(variant).chain(&self.known);
            known.find(|one| one.key == key).cloned().or_else(|| shipped::variant(key))
        };
        let match_ = tags::read(&game.tags, find)?;
        if let Some(match_) = &match_ {
            let fits = |round: Round| round.variant.rules == variant.rules;
            let start = Position::start(&variant.rules);
            if *game.record.start() != start || !match_.next_round().is_some_and(fits) {
                return Err(MatchTagError::Games(MatchError::AnotherGame));
            }
        }
        Ok(match_)
    }

    /// Begins the planned game or match.
    pub(super) fn begin(&mut self, plan: GamePlan) -> Result<Vec<Notice>, MatchError> {
        let GamePlan { variant, format, seats, names, control, coach } = plan;
        let match_ = match format {
            MatchFormat::BestOf(1) => None,
            format => Some(Match::new(format, variant.clone(), names.clone())?),
        };
        self.start_game(NewGame { variant, seats, names, match_, control, coach });
        Ok(vec![Notice::Started])
    }

    /// Begins the next game of the match. Each party keeps its seat and time.
    pub(super) fn next_game(&mut self) -> Result<Vec<Notice>, MatchError> {
        let match_ = self.match_.as_ref().ok_or(MatchError::Decided)?;
        let next = match_.next_round().ok_or(MatchError::Decided)?;
        let before = match_.last().filter(|_| self.scored).ok_or(MatchError::UnderWay)?;
        let swap = before.round.white != next.white;
        let match_ = self.match_.take();
        self.start_game_again(next.variant, match_, swap);
        Ok(vec![Notice::Started])
    }

    /// Begins a new game like the one that is over, with colours according to its rules, or a new
    /// match in which the other party begins.
    pub(super) fn again(&mut self) -> Result<Vec<Notice>, MatchError> {
        let outcome = self.record.outcome().ok_or(MatchError::UnderWay)?;
        let Some((match_, round)) = self.match_.as_ref().zip(self.round()) else {
            let swap = colours_swap(&self.variant.rules, outcome);
            self.start_game_again(self.variant.clone(), None, swap);
            return Ok(vec![Notice::Started]);
        };
        if match_.standing() == Standing::Open {
            return Err(MatchError::UnderWay);
        }
        let names = [Party::Second, Party::First].map(|party| match_.name(party).to_owned());
        let variant = match_.variant().clone();
        let match_ = Match::new(match_.format().clone(), variant.clone(), names)?;
        self.start_game_again(variant, Some(match_), round.white == Party::First);
        Ok(vec![Notice::Started])
    }

    /// Begins another game between the same players. `swap` exchanges their colours.
    fn start_game_again(&mut self, variant: Arc<Variant>, match_: Option<Match>, swap: bool) {
        let mut sides = Side::BOTH;
        if swap {
            sides.reverse();
        }
        let control = self.control();
        self.start_game(NewGame {
            variant,
            seats: sides.map(|side| self.seat(side).clone()),
            names: sides.map(|side| self.name(side).unwrap_or_default().to_owned()),
            match_,
            control: TimeControl::each(control.of(sides[0]), control.of(sides[1])),
            coach: self.coaching.and_then(|coaching| coaching.level),
        });
    }

    /// Replaces the current game by a new one.
    fn start_game(&mut self, game: NewGame) {
        let NewGame { variant, seats, names, match_, control, coach } = game;
        let record = Record::new(variant.rules.clone());
        let names = NAMES.iter().zip(names).filter(|(_, name)| !name.is_empty());
        *self = Self {
            tags: names.map(|(&tag, name)| (tag.to_owned(), name)).collect(),
            match_,
            clocks: Clocks::new(control, None, &record, self.now),
            generation: self.generation,
            now: self.now,
            overhead: self.overhead,
            held: self.held,
            known: std::mem::take(&mut self.known),
            ..Self::from_record(variant, record, seats)
        };
        // A coach has nobody to help in other games.
        self.coaching = coach.filter(|_| self.learner().is_some()).map(Coaching::new);
    }

    /// Counts the result of the game in the match once, and removes it again if the end of the game is
    /// taken back.
    pub(super) fn score(&mut self) {
        let Some(match_) = &mut self.match_ else { return };
        match self.record.outcome() {
            Some(outcome) if !self.scored => self.scored = match_.finish(outcome).is_ok(),
            None if self.scored => {
                let _ = match_.reopen();
                self.scored = false;
            }
            _ => {}
        }
    }
}
