//! What each reason claims, checked by the judge.

use crate::judge::{END, Judge, effect};
use fanorona::engine::Score;
use fanorona::engine::endgame::{EndgameTables, TableValue};
use fanorona::engine::explain::{Explanation, Horizon, Reason, StandingFactor};
use fanorona::engine::solve::{SolveBudget, solve};
use fanorona::rules::generate::{self, Effect};
use fanorona::rules::{Direction, Outcome, PointSet, Position, Record, Ruleset, Side, Turn};

/// The budget of a proof by the solver, which uses no tables here.
const PROOF: SolveBudget = SolveBudget { nodes: 20_000_000, bytes: 64 << 20, threads: 1 };

/// An explanation and what is needed to check it.
pub struct Trial<'a> {
    pub rules: &'a Ruleset,
    pub position: Position,
    pub explanation: &'a Explanation,
    pub judge: &'a mut Judge,
    /// The explained turn.
    pub turn: Effect,
    /// The best turn.
    pub best: Effect,
    /// All other turns than the explained one.
    pub others: Vec<Effect>,
    /// The budget of a proof by the solver.
    pub proof: SolveBudget,
    /// Whether the solver could not decide the claim that is being checked: all that it knows allows it.
    undecided: bool,
}

impl<'a> Trial<'a> {
    pub fn new(record: &'a Record, explanation: &'a Explanation, judge: &'a mut Judge) -> Self {
        let (rules, position) = (record.rules().as_ref(), *record.position());
        let [turn, best] = [&explanation.line, &explanation.best_line].map(|line| effect(&line[0]));
        let done = record.chain().steps();
        let mut others: Vec<Effect> = if done.is_empty() {
            generate::effects(rules, &position).list
        } else {
            let all = generate::turns(rules, &position).into_iter();
            all.filter(|turn| turn.steps.starts_with(done)).map(|turn| effect(&turn)).collect()
        };
        others.sort_unstable();
        others.dedup();
        others.retain(|&other| other != turn);
        let proof = PROOF;
        Self { rules, position, explanation, judge, turn, best, others, proof, undecided: false }
    }

    fn after(&self, turn: Effect) -> Position {
        self.position.moved(self.rules, turn.from, turn.to, turn.captured)
    }

    /// Checks everything that the explanation says. Returns the kinds of those that the solver could not
    /// decide within its budget; what it knows does not contradict them.
    #[must_use]
    pub fn check(&mut self) -> Vec<&'static str> {
        assert!(self.is_legal(&self.position, &self.explanation.line));
        assert!(self.is_legal(&self.position, &self.explanation.best_line));
        let mut undecided = Vec::new();
        for reason in &self.explanation.reasons {
            self.judge.rest();
            self.undecided = false;
            assert!(self.holds(reason), "{reason:?}");
            if self.undecided {
                undecided.push(reason.kind());
            }
        }
        undecided
    }

    /// Whether a line is legal turn by turn, by the generator that follows the wording of the rules.
    fn is_legal(&self, position: &Position, line: &[Turn]) -> bool {
        let mut at = *position;
        line.iter().all(|turn| {
            let mut record = Record::from_position(self.rules.clone().into(), at);
            let played = record.play(turn).is_ok();
            at = *record.position();
            played
        })
    }

    /// A line that is legal, begins with this turn, and has this balance.
    fn shows(&self, line: &[Turn], first: Effect, balance: i32) -> bool {
        let taken = |from: usize| -> i32 {
            line.iter().skip(from).step_by(2).map(|turn| turn.captured.len() as i32).sum()
        };
        self.is_legal(&self.position, line)
            && effect(&line[0]) == first
            && taken(0) - taken(1) == balance
    }

    fn balance(&mut self, turn: Effect, to: Horizon) -> i32 {
        self.judge.balance(&self.position, turn, to)
    }

    fn is_balance(&mut self, turn: Effect, to: Horizon, balance: i32) -> bool {
        balance.abs() < END / 2 && self.judge.is_balance(&self.position, turn, to, balance)
    }

    /// The number of the other turns with a lower balance than this.
    fn lower(&mut self, to: Horizon, than: i32) -> u32 {
        let others = self.others.clone().into_iter();
        let at = self.position;
        others.filter(|&it| !self.judge.is_at_least(&at, it, to, than)).count() as u32
    }

    fn has_capture(&self, at: &Position) -> bool {
        at.outcome(self.rules).is_none() && generate::has_capture(self.rules, at)
    }

    /// The position with the other side to move.
    fn passed(&self, at: &Position) -> Position {
        let stones = Side::BOTH.map(|side| at.stones(side));
        let number = at.number() + u32::from(at.side() == Side::Black);
        let side = at.side().opponent();
        Position::new(self.rules, stones, side, at.quiet(), number, at.handicapped()).unwrap()
    }

    /// Whether this is a best turn for the balance without quiet turns, with this balance.
    fn is_best(&mut self, at: &Position, turn: &Turn, gains: i32) -> bool {
        self.is_legal(at, std::slice::from_ref(turn))
            && self.judge.is_balance(at, effect(turn), Horizon::EXCHANGE, gains)
            && !self.judge.reaches(at, Horizon::EXCHANGE, gains + 1)
    }

    /// Whether a reason's claim is true. If the solver cannot decide, the claim is `undecided`, and the answer
    /// whether it can be true.
    fn holds(&mut self, reason: &Reason) -> bool {
        let us = self.position.side();
        let of_others = self.others.len() as u32;
        match reason {
            Reason::OnlyTurn => self.others.is_empty(),
            Reason::AllAlike { result } => {
                let all: Vec<_> = self.others.iter().copied().chain([self.turn]).collect();
                // The best turn resists longest.
                let longest = match self.explanation.best_score {
                    Score::Loss(turns) => Some(turns),
                    _ => None,
                };
                let holds = |trial: &mut Self, turn| match (result, longest) {
                    (TableValue::Loss, Some(_)) => trial.wins(turn, us.opponent(), longest),
                    _ => trial.has_result(turn, *result),
                };
                all.len() > 1 && all.into_iter().all(|turn| holds(self, turn))
            }
            Reason::OmitsCapture { stones } => {
                let capturing = generate::turns(self.rules, &self.position).into_iter();
                let capturing = capturing.filter(|turn| !turn.is_paika());
                let capturing: PointSet = capturing.map(|turn| turn.from).collect();
                self.turn.captured.is_empty() && !stones.is_empty() && *stones == capturing
            }
            Reason::WinsAtOnce { reason } => {
                let outcome = Outcome::Win { winner: us, reason: *reason };
                self.after(self.turn).outcome(self.rules) == Some(outcome)
            }
            Reason::Wins { turns, line } => {
                self.is_legal(&self.position, line)
                    && effect(&line[0]) == self.turn
                    && self.wins(self.turn, us, *turns)
            }
            Reason::AllowsWin { turns, line } => {
                self.is_legal(&self.position, line)
                    && effect(&line[0]) == self.turn
                    && self.wins(self.turn, us.opponent(), *turns)
            }
            Reason::MissesWin { turns, line } => {
                self.is_legal(&self.position, line)
                    && effect(&line[0]) == self.best
                    && self.wins(self.best, us, *turns)
            }
            Reason::KeepsResult { result, worse, of } => {
                // The others are worse or the same. Of some the solver may not know which.
                let (mut surely_worse, mut perhaps_worse, mut none_is_better) = (0, 0, true);
                for other in self.others.clone() {
                    let (least, most) = self.results(other);
                    surely_worse += u32::from(most < *result);
                    perhaps_worse += u32::from(least < *result);
                    none_is_better &= least <= *result;
                    self.undecided |= least != most && most >= *result;
                }
                self.has_result(self.turn, *result)
                    && none_is_better
                    && (surely_worse..=perhaps_worse).contains(worse)
                    && *of == of_others
                    && *worse > 0
            }
            Reason::ThrowsAway { had, left } => {
                // One turn is enough, most likely the best one. The solver may not know others.
                let mut others = self.others.clone();
                others.sort_by_key(|&it| it != self.best);
                let (mut surely, mut perhaps) = (false, false);
                for other in others {
                    let (least, most) = self.results(other);
                    perhaps |= (least..=most).contains(had);
                    surely = (least, most) == (*had, *had);
                    if surely {
                        break;
                    }
                }
                self.undecided |= perhaps && !surely;
                had > left && perhaps && self.has_result(self.turn, *left)
            }
            Reason::Exchange { horizon, takes, gives, worse, of, line } => {
                let balance = *takes as i32 - *gives as i32;
                let taken: u32 =
                    line.iter().step_by(2).map(|turn| turn.captured.len() as u32).sum();
                // Where the line ends at once, a sentence says that nothing can be taken.
                let safe = line.len() > 1 || !self.has_capture(&self.after(self.turn));
                [Horizon::ANSWER, Horizon::EXCHANGE].contains(horizon)
                    && safe
                    && taken == *takes
                    && takes + gives > 0
                    && self.shows(line, self.turn, balance)
                    && self.is_balance(self.turn, *horizon, balance)
                    && (*worse, *of) == (self.lower(*horizon, balance), of_others)
            }
            Reason::Forces { horizon, gains, worse, of, line } => {
                let balance = *gains as i32;
                balance > 0
                    && *horizon > Horizon::EXCHANGE
                    && self.shows(line, self.turn, balance)
                    && self.is_balance(self.turn, *horizon, balance)
                    && self.balance(self.turn, Horizon::EXCHANGE) < balance
                    && (*worse, *of) == (self.lower(*horizon, balance), of_others)
                    && *worse > 0
            }
            Reason::Saves { stones, threat } => self.saves(*stones, threat),
            Reason::KeepsShut { horizon, costly, of } => {
                let after = self.after(self.turn);
                !self.has_capture(&after)
                    && self.turn.captured.is_empty()
                    && self.judge.is_at_least(&self.position, self.turn, *horizon, 0)
                    && (*costly, *of) == (self.lower(*horizon, 0), of_others)
                    && *costly > 0
            }
            Reason::GivesLeast { gives, costly, of } => {
                let (balance, at) = (-(*gives as i32), self.position);
                let others = self.others.clone();
                let none_is_better = others
                    .into_iter()
                    .all(|it| !self.judge.is_at_least(&at, it, Horizon::EXCHANGE, balance + 1));
                *gives > 0
                    && none_is_better
                    && self.is_balance(self.turn, Horizon::EXCHANGE, balance)
                    && (*costly, *of) == (self.lower(Horizon::EXCHANGE, balance), of_others)
                    && *costly > 0
            }
            Reason::StopsChain { horizon, loses, line } => {
                let here = self.balance(self.turn, *horizon);
                let on = self.longer();
                let shown = effect(&line[0]);
                let best = on.iter().map(|&it| self.balance(it, *horizon)).max();
                *loses > 0
                    && *horizon <= Horizon::EXCHANGE
                    && on.contains(&shown)
                    && line[0].steps.starts_with(&self.explanation.line[0].steps)
                    && best == Some(here - *loses as i32)
                    && self.shows(line, shown, here - *loses as i32)
            }
            Reason::DeclinesLarger { horizon, loses, line } => {
                let here = self.balance(self.turn, *horizon);
                let on = self.longer();
                let takes = self.turn.captured.len();
                let larger: Vec<Effect> = self.others.clone();
                let larger = larger.into_iter().filter(|it| it.captured.len() > takes);
                let larger: Vec<Effect> = larger.filter(|it| !on.contains(it)).collect();
                let shown = effect(&line[0]);
                let best = larger.iter().map(|&it| self.balance(it, *horizon)).max();
                let balance = self.balance(shown, *horizon);
                let most = larger.iter().map(|it| it.captured.len()).max();
                *loses > 0
                    && *horizon <= Horizon::EXCHANGE
                    && larger.contains(&shown)
                    && most == Some(shown.captured.len())
                    && best == Some(here - *loses as i32)
                    && (balance.abs() > END / 2 || self.shows(line, shown, balance))
            }
            Reason::OnlyAnswer { answer } => {
                let after = self.after(self.turn);
                let replies: Vec<Effect> =
                    generate::turns(self.rules, &after).iter().map(effect).collect();
                replies.iter().all(|&reply| reply == effect(answer))
                    && !replies.is_empty()
                    && self.is_legal(&after, std::slice::from_ref(answer))
            }
            Reason::Threatens { turn, gains } => {
                let after = self.after(self.turn);
                let passed = self.passed(&after);
                *gains > 0
                    && !turn.is_paika()
                    && !self.has_capture(&after)
                    && self.is_best(&passed, turn, *gains as i32)
            }
            Reason::Loses { horizon, more, into_line, line } => {
                let here = self.balance(self.turn, *horizon);
                let best = self.balance(self.best, *horizon);
                let hit = line.get(1).is_some_and(|it| it.captured.contains(self.turn.to));
                *more > 0
                    && best - here == *more as i32
                    && self.shows(line, self.turn, here)
                    && hit == *into_line
            }
            Reason::Misses { horizon, more, line } => {
                let here = self.balance(self.turn, *horizon);
                let best = self.balance(self.best, *horizon);
                *more > 0 && best - here == *more as i32 && self.shows(line, self.best, best)
            }
            Reason::WentTooFar { horizon, steps, more, line } => {
                let whole = &self.explanation.line[0];
                let stop = Turn::new(whole.steps[..*steps as usize].to_vec()).unwrap();
                let here = self.balance(self.turn, *horizon);
                (*steps as usize) < whole.steps.len()
                    && *more > 0
                    && *horizon <= Horizon::EXCHANGE
                    && self.is_legal(&self.position, std::slice::from_ref(&stop))
                    && self.is_balance(effect(&stop), *horizon, here + *more as i32)
                    && self.shows(line, self.turn, here)
            }
            Reason::StoppedEarly { horizon, more, line } => {
                let here = self.balance(self.turn, *horizon);
                let shown = effect(&line[0]);
                let on = self.longer();
                let best = on.iter().map(|&it| self.balance(it, *horizon)).max();
                *more > 0
                    && *horizon <= Horizon::EXCHANGE
                    && on.contains(&shown)
                    && line[0].steps.starts_with(&self.explanation.line[0].steps)
                    && best == Some(here + *more as i32)
                    && self.shows(line, shown, here + *more as i32)
            }
            Reason::Standing { standing, here, there, line, other } => {
                let end = |line: &[Turn]| {
                    let play = |at: Position, turn: &Turn| at.play_unchecked(self.rules, turn);
                    line.iter().fold(self.position, play)
                };
                let is_best = self.turn == self.best;
                self.is_legal(&self.position, line)
                    && self.is_legal(&self.position, other)
                    && effect(&line[0]) == self.turn
                    && (if is_best {
                        effect(&other[0]) != self.turn
                    } else {
                        effect(&other[0]) == self.best
                    })
                    && !self.has_capture(&end(line))
                    && !self.has_capture(&end(other))
                    && self.standing(*standing, &end(line)) == *here
                    && self.standing(*standing, &end(other)) == *there
                    && (if is_best { here > there } else { here < there })
            }
        }
    }

    /// The turns that go on where the explained one stops.
    fn longer(&self) -> Vec<Effect> {
        let steps = &self.explanation.line[0].steps;
        let turns = generate::turns(self.rules, &self.position).into_iter();
        let longer = turns.filter(|it| it.steps.len() > steps.len() && it.steps.starts_with(steps));
        longer.map(|turn| effect(&turn)).collect()
    }

    fn saves(&mut self, stones: PointSet, threat: &Turn) -> bool {
        let passed = self.passed(&self.position);
        let after = self.after(self.turn);
        let answers = generate::turns(self.rules, &after).into_iter();
        let lost = answers.fold(PointSet::EMPTY, |all, turn| all | turn.captured);
        let safe = stones.into_iter().all(|stone| {
            let now = if stone == self.turn.from { self.turn.to } else { stone };
            !lost.contains(now)
        });
        let own: Vec<_> =
            stones.into_iter().filter(|&it| self.position.own().contains(it)).collect();
        let gains = self.judge.balance(&passed, effect(threat), Horizon::EXCHANGE);
        !stones.is_empty()
            && own.len() == stones.len()
            && (stones - threat.captured).is_empty()
            && safe
            && gains > 0
            && self.is_best(&passed, threat, gains)
            && !self.judge.reaches(&after, Horizon::EXCHANGE, gains)
    }

    /// A standing, counted point by point.
    fn standing(&self, standing: StandingFactor, at: &Position) -> i32 {
        let us = self.position.side();
        let board = &self.rules.board;
        let count = |side: Side, test: &dyn Fn(Side, fanorona::rules::Point) -> i32| -> i32 {
            at.stones(side).into_iter().map(|point| test(side, point)).sum()
        };
        let empty = |point| at.stone(point).is_none();
        let both = |test: &dyn Fn(Side, fanorona::rules::Point) -> i32| {
            count(us, test) - count(us.opponent(), test)
        };
        match standing {
            StandingFactor::Stones => both(&|_, _| 1),
            StandingFactor::Freedom => both(&|_, point| {
                let ways = Direction::ALL.into_iter();
                ways.filter_map(|way| board.neighbour(point, way)).filter(|&to| empty(to)).count()
                    as i32
            }),
            StandingFactor::Safety => -both(&|side, point| {
                let enemy = |at_point: Option<_>| {
                    at_point.is_some_and(|it| at.stone(it) == Some(side.opponent()))
                };
                let exposed = Direction::ALL.into_iter().any(|way| {
                    let beyond = |from: Option<_>| from.and_then(|it| board.neighbour(it, way));
                    let one = board.neighbour(point, way);
                    let two = beyond(one);
                    // An enemy two points away comes next to the stone, or one next to it goes away.
                    let comes = one.is_some_and(empty) && enemy(two);
                    let goes = enemy(one) && two.is_some_and(empty);
                    comes || goes
                });
                i32::from(exposed)
            }),
            StandingFactor::Centre => both(&|_, point| {
                let (column, row) = (board.column(point), board.row(point));
                let inside = |at: usize, size: usize| 0 < at && at + 1 < size;
                i32::from(inside(column, board.columns()) && inside(row, board.rows()))
            }),
        }
    }

    /// Whether a side wins by force after a turn, within this many turns if a number is given.
    fn wins(&mut self, turn: Effect, side: Side, turns: Option<u32>) -> bool {
        let after = self.after(turn);
        if let Some(turns) = turns {
            return self.judge.wins(&after, side, turns - 1);
        }
        let result = if side == self.position.side() { TableValue::Win } else { TableValue::Loss };
        self.has_result(turn, result)
    }

    /// Whether a turn has this result for its player; see [`Trial::holds`].
    fn has_result(&mut self, turn: Effect, result: TableValue) -> bool {
        let (least, most) = self.results(turn);
        let possible = (least..=most).contains(&result);
        self.undecided |= possible && least != most;
        possible
    }

    /// The worst and the best result that a turn can have for its player, by the solver without tables. They
    /// differ if it cannot decide.
    fn results(&self, turn: Effect) -> (TableValue, TableValue) {
        let after = self.after(turn);
        let tables = EndgameTables::empty(self.rules);
        let solution = solve(self.rules, &after, self.proof, &tables, &|_| true).unwrap();
        if let Some(value) = solution.value() {
            return (value.reversed(), value.reversed());
        }
        // The other side is to move.
        let worst = if solution.wins == Some(false) { TableValue::Draw } else { TableValue::Loss };
        let best = if solution.loses == Some(false) { TableValue::Draw } else { TableValue::Win };
        (worst, best)
    }
}
