//! A match at the text board: its score after every game, and whose duty it is to do what.

use super::Player;
use super::table::TextBoard;
use crate::cli::args::TextArgs;
use crate::cli::console::{Console, Failure};
use crate::cli::input::{self, LoadedGame};
use crate::rules::matches::{MatchError, MatchFormat, Party, Round, RoundKind, Standing, tags};
use crate::rules::notation::Game;
use crate::rules::{Match, Record, Side};
use crate::texts::Arg;
use std::io;

/// Two computers stop after so many drawn games on end: they might draw for ever.
const DRAWN_ON_END: usize = 8;

/// The match that the command line asks for, or that a loaded record belongs to.
pub(super) fn match_(
    console: &mut Console,
    opened: &LoadedGame,
    players: &[Player; 2],
    args: &TextArgs,
) -> Result<Option<Match>, Failure> {
    let Some(form) = &args.form else {
        return resumed(console, opened, players).map_err(Into::into);
    };
    let form = match (&form.0, args.rematch.as_deref()) {
        (MatchFormat::Rematch(_), Some(key)) => {
            MatchFormat::Rematch(input::variant(console, Some(key))?)
        }
        (form, _) => form.clone(),
    };
    let named = |party: Party| match args.names.get(party as usize) {
        Some(name) => name.clone(),
        None => name(console, &players[party as usize], party),
    };
    let names = Party::BOTH.map(named);
    match Match::new(form, opened.variant.clone(), names) {
        Ok(match_) => Ok(Some(match_)),
        Err(MatchError::NoHandicap(key)) => {
            let line = console.texts.with("text-match-no-handicap", &[("key", key.into())]);
            Err(Failure::input(format!("--rematch:1:1: {line}")))
        }
        // The command line has been checked for the rest.
        Err(_) => Ok(None),
    }
}

/// The match in the tags of a loaded record; where they make none, that is said.
fn resumed(
    console: &mut Console,
    opened: &LoadedGame,
    players: &[Player; 2],
) -> io::Result<Option<Match>> {
    let LoadedGame { variant, game } = opened;
    let read = tags::read(&game.tags, |key| console.catalogue.find(key).cloned());
    let match_ = match read {
        Ok(None) => return Ok(None),
        Ok(match_) => match_.filter(|match_| {
            let fits = |round: Round| round.variant.rules == variant.rules;
            !game.record.has_own_start() && match_.next_round().is_some_and(fits)
        }),
        Err(_) => None,
    };
    let Some(mut match_) = match_ else {
        writeln!(console.err, "{}", console.texts.get("text-match-unread"))?;
        return Ok(None);
    };
    if let Some(round) = match_.next_round() {
        for side in Side::BOTH {
            let party = round.party(side);
            if match_.name(party).is_empty() {
                match_.rename(party, name(console, &players[side as usize], party));
            }
        }
    }
    Ok(Some(match_))
}

/// What a party is called that was given no name.
fn name(console: &Console, player: &Player, party: Party) -> String {
    match player {
        Player::Computer(character) => character.name.clone(),
        Player::Human => {
            console.texts.with("text-match-player", &[("number", (party as u32 + 1).into())])
        }
    }
}

impl TextBoard<'_> {
    /// Plays for a match from now on.
    pub(super) fn enter(&mut self, match_: Option<Match>) {
        self.match_ = match_;
    }

    /// Says which game of the match this is, and its terms.
    pub(super) fn say_round(&mut self) -> io::Result<()> {
        let Some((match_, round)) = self.round() else { return Ok(()) };
        let name = |party| Arg::from(match_.name(party).to_owned());
        let variant = round.variant.name(self.console.texts.language().code()).to_owned();
        let arguments = [
            ("number", round.number.into()),
            ("variant", variant.into()),
            ("white", name(round.party(Side::White))),
            ("black", name(round.party(Side::Black))),
        ];
        let handicapped = round.handicapped().map(name);
        self.say_with("text-match-game", &arguments)?;
        if round.replayed {
            self.say("text-match-replayed")?;
        }
        match (round.kind, handicapped) {
            (RoundKind::Decider, _) => self.say("text-match-decider"),
            (RoundKind::Rematch, Some(name)) => {
                self.say_with("text-match-rematch", &[("name", name)])
            }
            _ => Ok(()),
        }
    }

    /// Says the score and whose turn it is.
    pub(super) fn say_match(&mut self) -> io::Result<()> {
        let side = self.game.record.position().side();
        let Some((match_, round)) = self.round() else { return Ok(()) };
        let name = Arg::from(match_.name(round.party(side)).to_owned());
        let mut arguments = score(match_);
        arguments.extend([("number", round.number.into()), ("name", name)]);
        self.say_with("text-match-line", &arguments)
    }

    /// Takes the game's end into the match and says the score; is another game to be played?
    pub(super) fn score_game(&mut self) -> io::Result<bool> {
        let Some(match_) = &mut self.match_ else { return Ok(false) };
        if match_.finish_record(&self.game.record).is_err() {
            return Ok(false);
        }
        let arguments = score(match_);
        let (standing, next) = (match_.standing(), match_.next_round());
        let winner = match standing {
            Standing::Won(party) => Some(Arg::from(match_.name(party).to_owned())),
            Standing::Drawn | Standing::Open => None,
        };
        self.say_with("text-match-score", &arguments)?;
        match (winner, next) {
            (Some(name), _) => self.say_with("text-match-won", &[("name", name)])?,
            (None, None) => self.say("text-match-drawn")?,
            (None, Some(_)) if !self.players.contains(&Player::Human) => return Ok(true),
            (None, Some(next)) => {
                self.say_with("text-match-next", &[("number", next.number.into())])?;
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The end of the game was taken back: so is its place in the match.
    pub(super) fn reopen_game(&mut self) {
        if std::mem::take(&mut self.told)
            && let Some(match_) = &mut self.match_
        {
            let _ = match_.reopen();
        }
    }

    /// A player wishes for the next game.
    pub(super) fn next_game(&mut self) -> io::Result<()> {
        if self.told && self.begin_next()? { Ok(()) } else { self.say("text-no-next") }
    }

    /// Sets up the next game; false where there is none.
    pub(super) fn begin_next(&mut self) -> io::Result<bool> {
        let Some((match_, round)) = self.round() else { return Ok(false) };
        let drawn = match_.played().iter().rev().take_while(|game| game.winner().is_none()).count();
        if drawn >= DRAWN_ON_END && !self.players.contains(&Player::Human) {
            self.say_with("text-match-endless", &[("count", drawn.into())])?;
            return Ok(false);
        }
        let before = match_.last().map(|game| game.round.white);
        if before.is_some_and(|white| white != round.white) {
            self.players.swap(0, 1);
        }
        self.variant = round.variant.clone();
        self.game = Game {
            tags: Vec::new(),
            variant: round.variant.key.clone(),
            record: Record::new(round.variant.rules.clone()),
            notes: Vec::new(),
        };
        self.keeper.next_game();
        self.timer = self.timer.as_ref().and_then(|timer| timer.again(&self.game.record));
        // Otherwise a drawn game would only be repeated.
        self.seed = self.seed.wrapping_add(7919);
        (self.told, self.changed) = (false, true);
        self.say_round()?;
        Ok(true)
    }

    /// Writes the match into the tags of the game.
    pub(super) fn tag_match(&mut self) {
        let Some(match_) = &self.match_ else { return };
        let before = match_.played().len() - usize::from(self.told);
        for (name, value) in tags::write(match_, before).unwrap_or_default() {
            self.game.tags.retain(|(known, _)| known != name);
            self.game.tags.push((name.to_owned(), value));
        }
    }

    /// The match and the game of it that is to be played.
    fn round(&self) -> Option<(&Match, Round)> {
        let match_ = self.match_.as_ref()?;
        Some((match_, match_.next_round()?))
    }
}

/// The score as the messages want it.
fn score(match_: &Match) -> Vec<(&'static str, Arg<'static>)> {
    let [first, second] = Party::BOTH;
    let score = match_.score();
    vec![
        ("first", match_.name(first).to_owned().into()),
        ("points", score.points(first).into()),
        ("others", score.points(second).into()),
        ("second", match_.name(second).to_owned().into()),
    ]
}
