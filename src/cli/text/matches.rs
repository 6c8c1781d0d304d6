//! Matches at the text board: the match that the command line asks for, and its score.

use super::text_board::TextBoard;
use crate::cli::args::TextArgs;
use crate::cli::console::{Console, Failure};
use crate::cli::input;
use crate::game::play::{GamePlan, Seat};
use crate::rules::clock::TimeControl;
use crate::rules::matches::{MatchError, MatchFormat, Party, Round, RoundKind, Standing};
use crate::rules::{Match, Side, Variant};
use crate::texts::{Arg, say};
use std::io;
use std::sync::Arc;

/// The format of a match, and its variant if it has one.
pub(super) type MatchForm = (MatchFormat, Option<&'static str>);

/// The match that the command line names; `None` if it names none.
///
/// # Errors
/// There is no such match, or an option needs one.
pub(super) fn form(console: &Console, args: &TextArgs) -> Result<Option<MatchForm>, Failure> {
    if let Some(text) = &args.form {
        return MatchFormat::named(text).map(Some).ok_or_else(|| {
            let known = MatchFormat::NAMES.to_string();
            let arguments = [("name", text.into()), ("known", known.into())];
            console.invalid("--match", "cli-unknown-match", &arguments)
        });
    }
    let option = [("--names", !args.names.is_empty()), ("--rematch", args.rematch.is_some())];
    match option.into_iter().find(|(_, given)| *given) {
        None => Ok(None),
        Some((option, _)) => {
            Err(console.invalid(option, "cli-needs-match", &[("option", option.into())]))
        }
    }
}

/// The game or match that the command line asks for.
pub(super) fn plan(
    console: &Console,
    variant: Arc<Variant>,
    form: Option<MatchForm>,
    seats: [Seat; 2],
    control: TimeControl,
    args: &TextArgs,
) -> Result<GamePlan, Failure> {
    let Some((format, _)) = form else {
        return Ok(GamePlan { control, ..GamePlan::single(variant, seats) });
    };
    let format = match (format, args.rematch.as_deref()) {
        (format, None) => format,
        (MatchFormat::Rematch(_), Some(key)) => {
            MatchFormat::Rematch(input::variant_at(console, key, "--rematch:1:1")?)
        }
        (format @ MatchFormat::BestOf(_), Some(_)) => {
            let arguments = [("match", format.to_string().into())];
            return Err(console.invalid("--rematch", "text-match-no-rematch", &arguments));
        }
    };
    let names = Party::BOTH.map(|party| match args.names.get(party as usize) {
        Some(name) => name.clone(),
        None => default_name(console, &seats[party as usize], party),
    });
    // `--coach` switches the coach on in every session, also in those of stored games.
    Ok(GamePlan { variant, format, seats, names, control, coach: None })
}

/// The failure for a match that cannot begin.
pub(super) fn refused(console: &Console, error: &MatchError) -> Failure {
    let option = match error {
        MatchError::NoHandicap(_) => "--rematch",
        _ => "--match",
    };
    Failure::input(format!("{option}:1:1: {}", say::match_error(&console.texts, error)))
}

/// The name of a party for which the command line gives none.
fn default_name(console: &Console, seat: &Seat, party: Party) -> String {
    match seat {
        Seat::Computer(character) => character.name.clone(),
        Seat::Person | Seat::Exercise => {
            console.texts.with("match-player", &[("number", (party as u32 + 1).into())])
        }
    }
}

impl TextBoard<'_> {
    /// Prints the number of the game in the match, and its terms.
    pub(super) fn say_round(&mut self) -> io::Result<()> {
        let Some((match_, round)) = self.round() else { return Ok(()) };
        let name = |party| Arg::from(self.party_name(match_, party));
        let variant = say::variant_name(&self.console.texts, &round.variant);
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

    /// Prints the score and the name of the player to move.
    pub(super) fn say_match(&mut self) -> io::Result<()> {
        let side = self.session.record().position().side();
        let Some((match_, round)) = self.round() else { return Ok(()) };
        let name = Arg::from(self.party_name(match_, round.party(side)));
        let mut arguments = self.score_arguments(match_);
        arguments.extend([("number", round.number.into()), ("name", name)]);
        self.say_with("text-match-line", &arguments)
    }

    /// Prints the score after a game, and the winner of the match if it is decided.
    pub(super) fn say_score(&mut self) -> io::Result<()> {
        let Some(match_) = self.session.current_match() else { return Ok(()) };
        let arguments = self.score_arguments(match_);
        let verdict = match match_.standing() {
            Standing::Open => None,
            Standing::Drawn => Some(("result-match-drawn", Vec::new())),
            Standing::Won(party) => {
                let name = Arg::from(self.party_name(match_, party));
                Some(("text-match-won", vec![("name", name)]))
            }
        };
        self.say_with("text-match-score", &arguments)?;
        verdict.map_or(Ok(()), |(id, arguments)| self.say_with(id, &arguments))
    }

    /// The match and its current round.
    fn round(&self) -> Option<(&Match, Round)> {
        Some((self.session.current_match()?, self.session.round()?))
    }

    /// The name of a party. If it has none, the name of its computer opponent or its number.
    fn party_name(&self, match_: &Match, party: Party) -> String {
        let name = match_.name(party);
        if !name.is_empty() {
            return name.to_owned();
        }
        let side = self.session.round().map_or(Side::White, |round| {
            if round.party(Side::White) == party { Side::White } else { Side::Black }
        });
        default_name(self.console, self.session.seat(side), party)
    }

    /// The arguments of the messages with the score.
    fn score_arguments(&self, match_: &Match) -> Vec<(&'static str, Arg<'static>)> {
        let [first, second] = Party::BOTH;
        let score = match_.score();
        vec![
            ("first", self.party_name(match_, first).into()),
            ("points", score.points(first).into()),
            ("others", score.points(second).into()),
            ("second", self.party_name(match_, second).into()),
        ]
    }
}
