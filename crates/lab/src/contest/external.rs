//! Another program as a player. It speaks the engine protocol on its standard input and output.

use super::choice::{ChosenTurn, Forfeit};
use super::clock::MatchClock;
use super::player::PlayerSpec;
use fanorona_rules::Record;
use fanorona_rules::notation::turn::write_turn_compact;
use fanorona_rules::notation::{read_turn, write_position};
use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// The time limit for starting, and for preparing a new game.
const READY_TIMEOUT: Duration = Duration::from_secs(10);
/// The tolerance beyond the time limit of a turn.
const GRACE: Duration = Duration::from_secs(5);
/// The time limit for a turn if none is given, nor a clock.
const TURN_TIMEOUT: Duration = Duration::from_secs(60);
/// The time limit for ending after `quit`.
const QUIT_TIMEOUT: Duration = Duration::from_millis(200);
/// Longer lines of output are split.
const LONGEST_LINE: u64 = 64 * 1024;

/// A program as a player.
#[derive(Debug)]
pub(super) struct External {
    /// The name of the program and its arguments.
    words: Vec<String>,
    /// The commands that set the options.
    settings: String,
    /// The `go` command with its limits.
    go: String,
    /// The time limit for a turn, if the player names one.
    timeout: Option<Duration>,
    movetime: Option<Duration>,
    running: Option<Running>,
}

#[derive(Debug)]
struct Running {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl External {
    /// Starts a program.
    ///
    /// # Errors
    /// The program cannot be started, or does not answer as the protocol demands.
    pub fn start(words: &[String], variant: &str, player: &PlayerSpec) -> io::Result<Self> {
        let PlayerSpec { budget, options, timeout, .. } = player;
        let mut go = "go".to_owned();
        let limits = [
            ("depth", budget.depth.map(u64::from)),
            ("nodes", budget.nodes),
            ("movetime", budget.movetime),
        ];
        for (name, value) in limits {
            if let Some(value) = value {
                go += &format!(" {name} {value}");
            }
        }
        let [timeout, movetime] =
            [*timeout, budget.movetime].map(|time| time.map(Duration::from_millis));
        let settings = [
            ("Variant", variant.to_owned()),
            ("Threads", options.threads.to_string()),
            ("Hash", options.table_mib.to_string()),
        ]
        .map(|(name, value)| format!("setoption name {name} value {value}"));
        let mut program = Self {
            words: words.to_vec(),
            settings: settings.join("\n"),
            go,
            timeout,
            movetime,
            running: None,
        };
        program.run()?;
        Ok(program)
    }

    /// Prepares for a new game; restarts a program that has ended.
    pub fn new_game(&mut self) {
        let ready = self.running.as_mut().is_some_and(|running| {
            running.send("ucinewgame\nisready").is_ok()
                && running.wait("readyok", READY_TIMEOUT).is_ok()
        });
        if !ready {
            self.running = None;
            // If the program does not start, it forfeits its first turn.
            let _ = self.run();
        }
    }

    /// Asks for a turn.
    ///
    /// # Errors
    /// The program has ended, exceeds its time, or does not answer with a legal turn.
    pub fn choose(
        &mut self,
        record: &Record,
        clock: Option<&MatchClock>,
    ) -> Result<ChosenTurn, Forfeit> {
        let asked = self.ask(record, clock);
        if matches!(asked, Err(Forfeit::Crash | Forfeit::Timeout)) {
            self.running = None;
        }
        let (answer, depth, nodes) = asked?;
        let turn = read_turn(record.rules(), record.position(), &answer);
        let turn = turn.map_err(|_| Forfeit::Illegal(answer))?;
        Ok(ChosenTurn { turn, depth, nodes })
    }

    /// The word after `bestmove`, and the last reported depth and number of positions.
    fn ask(
        &mut self,
        record: &Record,
        clock: Option<&MatchClock>,
    ) -> Result<(String, u32, u64), Forfeit> {
        let running = self.running.as_mut().ok_or(Forfeit::Crash)?;
        running.send(&position_line(record)).map_err(|_| Forfeit::Crash)?;
        let clocks = clock.map_or_else(String::new, |clock| format!(" {}", clock.go()));
        running.send(&format!("{}{clocks}", self.go)).map_err(|_| Forfeit::Crash)?;
        let left = clock.map(|clock| clock.left(record.position().side()));
        let end = Instant::now() + turn_limit(self.timeout, self.movetime, left);
        let (mut depth, mut nodes) = (0, 0);
        loop {
            let line = running.line(end)?;
            let words: Vec<&str> = line.split_whitespace().collect();
            match words[..] {
                ["bestmove", answer, ..] => return Ok((answer.to_owned(), depth, nodes)),
                ["bestmove"] => return Err(Forfeit::Illegal(String::new())),
                ["info", ref info @ ..] => {
                    for pair in info.windows(2).take_while(|pair| pair[0] != "string") {
                        match (pair[0], pair[1].parse()) {
                            ("depth", Ok(value)) => depth = u32::try_from(value).unwrap_or(0),
                            ("nodes", Ok(value)) => nodes = value,
                            _ => {}
                        }
                    }
                }
                _ => {}
            }
        }
    }

    fn run(&mut self) -> io::Result<()> {
        let (name, arguments) = self.words.split_first().ok_or(io::ErrorKind::InvalidInput)?;
        let mut child = Command::new(name)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(io::ErrorKind::BrokenPipe.into());
        };
        // The channel is bounded, so that endless output cannot fill the memory.
        let (sender, lines) = sync_channel(256);
        let read = move || {
            let mut output = BufReader::new(output);
            loop {
                let mut line = Vec::new();
                match output.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line) {
                    Ok(0) | Err(_) => return,
                    Ok(_) => {}
                }
                if sender.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
                    return;
                }
            }
        };
        let mut running = Running { child, input, lines };
        thread::Builder::new().spawn(read)?;
        running.send("uci")?;
        let no_answer = |_| io::Error::other("it does not answer uci with uciok");
        running.wait("uciok", READY_TIMEOUT).map_err(no_answer)?;
        running.send(&self.settings)?;
        running.send("ucinewgame\nisready")?;
        let no_answer = |_| io::Error::other("it does not answer isready with readyok");
        running.wait("readyok", READY_TIMEOUT).map_err(no_answer)?;
        self.running = Some(running);
        Ok(())
    }
}

impl Running {
    fn send(&mut self, line: &str) -> io::Result<()> {
        self.input.write_all(format!("{line}\n").as_bytes())?;
        self.input.flush()
    }

    /// The next line, if it arrives before `end`.
    fn line(&self, end: Instant) -> Result<String, Forfeit> {
        let left = end.saturating_duration_since(Instant::now());
        self.lines.recv_timeout(left).map_err(|error| match error {
            RecvTimeoutError::Timeout => Forfeit::Timeout,
            RecvTimeoutError::Disconnected => Forfeit::Crash,
        })
    }

    /// Waits for a line with this first word.
    fn wait(&self, word: &str, time: Duration) -> Result<(), Forfeit> {
        let end = Instant::now() + time;
        while self.line(end)?.split_whitespace().next() != Some(word) {}
        Ok(())
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.send("quit");
        let end = Instant::now() + QUIT_TIMEOUT;
        while Instant::now() < end {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// How long a turn may last: `timeout` if it is given, otherwise slightly more than the program was told.
fn turn_limit(
    timeout: Option<Duration>,
    movetime: Option<Duration>,
    left: Option<Duration>,
) -> Duration {
    let told = [movetime, left].into_iter().flatten().min();
    timeout.unwrap_or_else(|| told.map_or(TURN_TIMEOUT, |time| time.saturating_add(GRACE)))
}

/// The `position` command for a game.
fn position_line(record: &Record) -> String {
    let rules = record.rules();
    let mut line = if !record.has_own_start() {
        "position startpos".to_owned()
    } else {
        format!("position fen {}", write_position(rules, record.start()))
    };
    for (i, turn) in record.turns().iter().enumerate() {
        line += if i == 0 { " moves " } else { " " };
        line += &write_turn_compact(&rules.board, turn);
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_may_last_as_long_as_the_clock_has_time() {
        let [second, minute, hour] = [1, 60, 3_600].map(Duration::from_secs);
        assert_eq!(turn_limit(None, None, None), minute);
        assert_eq!(turn_limit(None, None, Some(hour)), hour + GRACE);
        assert_eq!(turn_limit(None, None, Some(second)), second + GRACE);
        assert_eq!(turn_limit(None, Some(second), Some(hour)), second + GRACE);
        assert_eq!(turn_limit(None, Some(hour), None), hour + GRACE);
        assert_eq!(turn_limit(Some(minute), Some(second), Some(hour)), minute);
    }
}
