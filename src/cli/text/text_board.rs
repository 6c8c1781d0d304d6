//! The loop of the text board: shows the session, lets the computer decide, and reads lines.
//!
//! All changes of the game go through [`Session::apply`]; the text board only reports the notices.

use super::game_saver::GameSaver;
use super::lines::{Flow, Input, LONGEST, Lines};
use super::stopwatch::Stopwatch;
use super::typed::Named;
use crate::catalogue::endgame::TableLoader;
use crate::cli::console::{CommandResult, Console, ExitStatus, Failure};
use crate::cli::terminal::width;
use crate::game::learn::Coach;
use crate::game::play::{Intent, Notice, Session};
use crate::texts::say;
use crate::texts::words::{Line, Vocabulary, Word};
use std::cell::OnceCell;
use std::io::{self, IsTerminal as _};
use std::time::{Duration, Instant};

/// The words that can be typed in a game.
const WORDS: [Word; 23] = {
    use Word::*;
    [
        Help, Board, Rows, Turns, Hint, Analyse, End, Back, Undo, Redo, Draw, Accept, Decline,
        Resign, Claim, Compare, Explore, Rules, Save, Pause, Stand, Next, Quit,
    ]
};

/// A game at the terminal.
pub(super) struct TextBoard<'a> {
    pub console: &'a mut Console,
    pub session: Session,
    /// The seed of the computer's random choices in the first game.
    pub seed: u64,
    /// Loads endgame tables, once a character needs them.
    pub loader: OnceCell<TableLoader>,
    pub stopwatch: Stopwatch,
    /// The words that can be typed.
    pub vocabulary: Vocabulary,
    /// Whether the board is described in words instead of drawn.
    pub words: bool,
    /// The width of the terminal in characters; `None` without one.
    pub width: Option<usize>,
    /// Stores the game after every turn.
    pub saver: GameSaver,
    pub coach: Coach,
    /// What the last line named without playing it, and the session's generation then.
    pub named: Option<(u64, Named)>,
    /// Whether the board has changed since it was shown.
    pub changed: bool,
    /// Whether the end of the game was announced.
    end_announced: bool,
}

impl<'a> TextBoard<'a> {
    /// A board for exercises, which are not saved, and in which these words can be typed.
    pub fn of_exercises(console: &'a mut Console, vocabulary: &[Word], words: bool) -> Self {
        let vocabulary = Vocabulary::new(&console.texts, vocabulary);
        Self {
            console,
            session: Session::default(),
            seed: 0,
            loader: OnceCell::new(),
            stopwatch: Stopwatch::start(),
            vocabulary,
            words,
            width: width(),
            saver: GameSaver::disabled(),
            coach: Coach::default(),
            named: None,
            changed: true,
            end_announced: false,
        }
    }

    /// A board for a game.
    pub fn new(
        console: &'a mut Console,
        session: Session,
        words: bool,
        seed: u64,
        saver: GameSaver,
    ) -> Self {
        Self { session, seed, saver, ..Self::of_exercises(console, &WORDS, words) }
    }

    /// Plays until the player quits, the input ends, or a game without people is over.
    pub fn play(&mut self, mut lines: Lines<'_>) -> CommandResult {
        let name = say::variant_name(&self.console.texts, self.session.variant());
        self.say_with("text-welcome", &[("variant", name.into())])?;
        self.say_round()?;
        self.say_level()?;
        // The board is shown at once, so the clocks of a continued game need not wait.
        self.session.apply(Intent::Pause(false));
        loop {
            // A turn that the coach asks about is stored once it stands.
            if self.session.outcome().is_none() {
                self.consult_coach()?;
            }
            self.save_game()?;
            if self.session.outcome().is_some() {
                if !self.end_announced {
                    self.end_announced = true;
                    self.say_end()?;
                    if self.session.is_computer_game() {
                        if self.next_computer_game()? {
                            continue;
                        }
                        return Ok(ExitStatus::Good);
                    }
                }
            } else {
                self.end_announced = false;
                if let Some(task) = self.session.computer_task() {
                    self.computer_decides(&task)?;
                    // A turn is stored before it is shown.
                    self.save_game()?;
                    if let Some(turns) = self.session.endless_turns() {
                        self.say_with("text-endless", &[("turns", turns.into())])?;
                        return Ok(ExitStatus::Good);
                    }
                    self.console.out.flush()?;
                    continue;
                }
                if self.changed {
                    self.show_board()?;
                    self.say_match()?;
                    if !self.session.question_open() {
                        self.say_obligation()?;
                        self.say_threats()?;
                    }
                }
            }
            self.changed = false;
            self.say_time()?;
            let time = self.time_to_wait();
            let line = match self.next_line(&mut lines, time)? {
                Input::Line(line) => line,
                Input::Timeout => {
                    self.pass_time();
                    continue;
                }
                Input::End | Input::TooLong => return self.leave(),
            };
            if !line.is_empty() && self.handle_line(&line)? == Flow::Quit {
                return self.leave();
            }
        }
    }

    /// Ends the program at the player's wish.
    fn leave(&mut self) -> CommandResult {
        self.save_clocks()?;
        self.say("text-goodbye")?;
        Ok(ExitStatus::Good)
    }

    /// Stores the game as it is now; see [`GameSaver::save`].
    pub(super) fn save_game(&mut self) -> io::Result<()> {
        let began = Instant::now();
        self.saver.save(self.console, &self.session, self.seed)?;
        // A slow disk costs neither side its time.
        self.stopwatch.leave_out(began.elapsed());
        Ok(())
    }

    /// Stores the clocks of the game that the player leaves.
    pub(super) fn save_clocks(&mut self) -> io::Result<()> {
        if self.session.clock().is_none() {
            return Ok(());
        }
        self.pass_time();
        self.saver.store_again();
        self.save_game()
    }

    /// Shows the last position and the result, and says what the player can do next.
    fn say_end(&mut self) -> io::Result<()> {
        let Some(outcome) = self.session.outcome() else { return Ok(()) };
        self.report_table_errors()?;
        self.show_board()?;
        let sentence = say::outcome(&self.console.texts, outcome);
        self.line(&sentence)?;
        self.say_with("text-result", &[("result", outcome.code().into())])?;
        self.say_score()?;
        self.say_strength()?;
        if self.session.is_computer_game() {
            return Ok(());
        }
        match self.session.next_round() {
            Some(next) => self.say_with("text-match-next", &[("number", next.number.into())]),
            None => self.say("text-after-end"),
        }
    }

    /// Asks for the next line, and waits for it as long as this time. A line that is too long is refused, and counts as
    /// an empty one.
    pub(super) fn next_line(
        &mut self,
        lines: &mut Lines<'_>,
        time: Option<Duration>,
    ) -> Result<Input, Failure> {
        if io::stdin().is_terminal() {
            write!(self.console.out, "> ")?;
        }
        self.console.out.flush()?;
        let input = lines.next(time)?;
        if input != Input::TooLong {
            return Ok(input);
        }
        self.say_with("text-too-long", &[("most", LONGEST.into())])?;
        Ok(Input::Line(String::new()))
    }

    /// Handles a typed line: a turn, a command or neither.
    fn handle_line(&mut self, line: &str) -> io::Result<Flow> {
        let line = self.read(line);
        // A line typed after the time has run out does not count.
        let late = self.pass_time();
        if late && !matches!(line, Line::Word(Word::Quit | Word::Save, ..)) {
            return Ok(Flow::Continue);
        }
        self.session.apply(Intent::Pause(false));
        if self.session.question_open() && self.answer_coach(&line)? {
            return Ok(Flow::Continue);
        }
        match line {
            Line::Turn(text) => self.typed_turn(&text)?,
            Line::Unknown(text) => self.say_unknown(&text)?,
            Line::Word(Word::Quit, ..) => return Ok(Flow::Quit),
            Line::Word(command, forced, rest) => self.execute(command, forced, &rest)?,
        }
        // The time may have run out between the check above and the turn.
        self.pass_time();
        Ok(Flow::Continue)
    }

    /// Applies an intent. Prints the refusal, or calls `then` with the notices.
    pub(super) fn apply(
        &mut self,
        intent: Intent,
        then: impl FnOnce(&mut Self, &[Notice]) -> io::Result<()>,
    ) -> io::Result<()> {
        let notices = self.session.apply(intent);
        for notice in &notices {
            match notice {
                Notice::Refused(refusal) => return self.refuse(*refusal),
                Notice::NoGame(_) => return self.say("text-no-next"),
                _ => {}
            }
        }
        self.changed = true;
        then(self, &notices)
    }
}

/// A typed text for quotation: shortened, and without control characters.
pub(super) fn quoted(text: &str) -> String {
    const MAX_CHARS: usize = 30;
    let printable = text.chars().map(|c| if c.is_control() { '\u{fffd}' } else { c });
    let mut short: String = printable.take(MAX_CHARS).collect();
    if text.chars().nth(MAX_CHARS).is_some() {
        short.push('…');
    }
    short
}
