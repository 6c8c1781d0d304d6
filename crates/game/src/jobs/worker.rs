//! Carries out jobs.

use super::{Answer, Job, TurnJob};
use crate::analysis::{AnalysisResources, analyse_turn, turn_results};
use crate::learn::{ExerciseEvaluator, advise};
use fanorona_engine::book::Book;
use fanorona_engine::character::SearchResources;
use fanorona_engine::endgame::{EndgameTables, build};
use fanorona_engine::explain::{ExplainResources, explain};
use fanorona_engine::protocol::ManagedTime;
use fanorona_engine::solve::{SolveBudget, solve};
use fanorona_engine::{Engine, Limits, Options, Report};
use fanorona_rules::{Record, Ruleset};
use std::sync::Arc;
use std::time::Duration;

/// The most nodes of a proof: some ten seconds.
const PROOF_NODES: u64 = 3_000_000;
/// The memory of the proof tables, in bytes.
const PROOF_MEMORY: usize = 64 << 20;
/// Endgame tables are built for games with at most this many stones more than they contain: a search may reach them.
const NEAR: usize = 2;

/// How much work a worker puts into its jobs.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// The number of threads of a search.
    pub threads: usize,
    /// The most nodes of a search for a turn, beside the character's own limit.
    turn: u64,
    /// The most time for a turn, beside the character's own limit and that of the job.
    turn_time: Option<Duration>,
    /// The most nodes of the explanation of a turn.
    explanation: u64,
    /// The most nodes of a search for lines, and the size of its transposition table in MiB.
    lines: (u64, usize),
    /// The nodes of a search of an analysis.
    analysis: u64,
    /// The greatest number of stones for which endgame tables are built in memory, while somebody waits.
    table_stones: usize,
    /// Whether positions are solved.
    solves: bool,
    /// Where characters find their opening book.
    book: fn(&Ruleset) -> Option<Arc<Book>>,
}

impl Effort {
    /// That of a program of its own on this many threads. A search for lines takes minutes, so that a forgotten window
    /// does not search forever.
    #[cfg(not(target_arch = "wasm32"))]
    pub const fn desktop(threads: usize) -> Self {
        Self {
            threads,
            lines: (1_000_000_000, 64),
            analysis: AnalysisResources::NODES,
            table_stones: ExerciseEvaluator::TABLE_STONES,
            book: fanorona_engine::book::shipped::book,
            ..Self::few(u64::MAX)
        }
    }

    /// That of a worker of a page: less than on a desktop, because a browser is slower and uses a single core. The page
    /// has the opening books itself.
    pub const fn page_worker() -> Self {
        Self {
            lines: (200_000_000, 16),
            analysis: 250_000,
            table_stones: ExerciseEvaluator::TABLE_STONES,
            ..Self::few(u64::MAX)
        }
    }

    /// That of the page itself, where work delays frames.
    pub const fn in_page() -> Self {
        Self {
            turn_time: Some(Duration::from_millis(25)),
            explanation: 3_000,
            lines: (3_000, 1),
            analysis: 2_000,
            table_stones: 3,
            solves: false,
            ..Self::few(u64::MAX)
        }
    }

    /// That of tests: searches visit at most this many nodes, and no endgame tables are built but for proofs.
    pub const fn few(nodes: u64) -> Self {
        Self {
            threads: 1,
            turn: nodes,
            turn_time: None,
            explanation: u64::MAX,
            lines: (nodes, 1),
            analysis: nodes,
            table_stones: 0,
            solves: true,
            book: |_| None,
        }
    }
}

/// Finds the endgame tables of rules. May wait for them until it is told to stop.
pub type TableSource =
    Box<dyn Fn(&Arc<Ruleset>, &StopFlag) -> Option<Arc<EndgameTables>> + Send + Sync>;

/// Says whether to stop.
type StopFlag<'a> = dyn Fn() -> bool + Sync + 'a;

/// Carries out jobs, one after the other. It keeps what the next one may need: the transposition table of the search
/// for lines, and the endgame tables that it builds for exercises, analyses and results.
pub struct Worker {
    effort: Effort,
    tables: Option<TableSource>,
    evaluator: ExerciseEvaluator,
    /// The engine that searches for lines, and the rules that its transposition table holds for.
    engine: Option<(Engine, Arc<Ruleset>)>,
}

impl Worker {
    /// A worker that puts this much work into its jobs.
    pub fn new(effort: Effort) -> Self {
        let evaluator = ExerciseEvaluator::default().with_table_stones(effort.table_stones);
        Self { effort, tables: None, evaluator, engine: None }
    }

    /// The same worker with endgame tables from this source for searches, analyses and results. Exercises and proofs
    /// need others.
    #[must_use]
    pub fn with_tables(self, tables: TableSource) -> Self {
        Self { tables: Some(tables), ..self }
    }

    /// Carries out a job. `elapsed` is the time since it began, `stop` says whether to stop, after which the answer
    /// means nothing, and `tell` takes the answers before the last one, which is returned.
    pub fn run(
        &mut self,
        job: &Job,
        elapsed: &dyn Fn() -> Duration,
        stop: &StopFlag,
        tell: &mut dyn FnMut(Answer),
    ) -> Answer {
        match job {
            Job::Turn(job) => self.turn(job, elapsed, stop),
            Job::Lines { game, count } => self.lines(&game.record, *count, stop, tell),
            Job::Results(game) => self.results(&game.record, stop),
            Job::Analyse { game, number } => self.analysis(&game.record, *number, stop),
            Job::Solve(game) if self.effort.solves => solved(&game.record, stop),
            Job::Solve(_) => Answer::Failed,
            Job::Exercise(query) => Answer::Exercise(self.evaluator.answer(query)),
            Job::Coach(query) => Answer::Coach(advise(query)),
        }
    }

    /// The endgame tables of the source.
    fn given(&self, rules: &Arc<Ruleset>, stop: &StopFlag) -> Option<Arc<EndgameTables>> {
        self.tables.as_ref().and_then(|tables| tables(rules, stop))
    }

    /// A turn never takes longer than its time; an easy one takes less.
    fn turn(&self, job: &TurnJob, elapsed: &dyn Fn() -> Duration, stop: &StopFlag) -> Answer {
        let record = &job.game.record;
        let rules = record.rules();
        let mut character = job.character.clone();
        character.nodes = character.nodes.min(self.effort.turn);
        let knows_tables = character.endgame > 0;
        let resources = SearchResources {
            threads: self.effort.threads,
            tables: knows_tables.then(|| self.given(rules, stop)).flatten(),
            book: character.knows_book().then(|| (self.effort.book)(rules)).flatten(),
        };
        let own = character.seconds.map(|seconds| Duration::from_secs(seconds.into()));
        let time = [own, job.time, self.effort.turn_time].into_iter().flatten().min();
        let time = time.map(|time| ManagedTime::within(time, elapsed));
        let report = character.think_with_reports(
            record,
            &resources,
            job.seed,
            &mut |report| time.iter().for_each(|time| time.observe(report)),
            &mut || stop() || time.as_ref().is_some_and(ManagedTime::is_over),
        );
        let explanation = job.explain.and_then(|nodes| {
            let limits = Limits::nodes(nodes.min(self.effort.explanation));
            let resources =
                ExplainResources { report: Some(&report), ..ExplainResources::new(limits) };
            explain(record, report.best.as_ref()?, &resources, &mut || stop()).ok()
        });
        Answer::Turn { report, explanation }
    }

    fn lines(
        &mut self,
        record: &Record,
        count: usize,
        stop: &StopFlag,
        tell: &mut dyn FnMut(Answer),
    ) -> Answer {
        let tables = self.given(record.rules(), stop);
        let limits = Limits::nodes(self.effort.lines.0);
        let engine = self.engine(record.rules(), tables);
        let mut on_depth =
            |report: &Report| tell(Answer::Lines { report: report.clone(), finished: false });
        let report = engine.search_lines(record, limits, count, &mut on_depth, &mut || stop());
        Answer::Lines { report, finished: true }
    }

    /// The engine from before, or a new one if that does not fit.
    fn engine(&mut self, rules: &Arc<Ruleset>, tables: Option<Arc<EndgameTables>>) -> &mut Engine {
        let fits = |(engine, known): &(Engine, Arc<Ruleset>)| {
            let same = match (&engine.options().tables, &tables) {
                (Some(known), Some(now)) => Arc::ptr_eq(known, now),
                (known, now) => known.is_none() && now.is_none(),
            };
            same && known == rules
        };
        let kept = self.engine.take().filter(fits);
        let Effort { threads, lines: (_, table_mib), .. } = self.effort;
        let options = Options { threads, table_mib, tables, ..Options::default() };
        &mut self.engine.insert(kept.unwrap_or_else(|| (Engine::new(options), rules.clone()))).0
    }

    fn results(&self, record: &Record, stop: &StopFlag) -> Answer {
        let tables = self.given(record.rules(), stop).or_else(|| {
            let stones = record.position().stone_count();
            self.evaluator.table_cache().tables(record.rules(), stones)
        });
        Answer::Results(tables.map_or_else(Vec::new, |tables| turn_results(record, &tables)))
    }

    fn analysis(&self, record: &Record, number: usize, stop: &StopFlag) -> Answer {
        let rules = record.rules();
        let tables = self.given(rules, stop).or_else(|| {
            let stones = record.positions().get(number)?.stone_count();
            let cache = self.evaluator.table_cache();
            let most = cache.most_stones(rules);
            (most > 0 && stones <= most + NEAR).then(|| cache.tables(rules, most))?
        });
        let nodes = self.effort.analysis;
        let resources = AnalysisResources { nodes, tables, ..AnalysisResources::new(rules) };
        analyse_turn(record, number, &resources, &mut || stop())
            .map_or(Answer::Failed, Answer::Analysis)
    }
}

/// Proves the value of a game's position. Endgame tables of few stones are built first.
fn solved(record: &Record, stop: &StopFlag) -> Answer {
    let (rules, position) = (record.rules(), record.position());
    let mut tables = EndgameTables::empty(rules);
    if position.outcome(rules).is_none() {
        let stones = tables.quick_stones(rules.board.len() - 1);
        // The proof also works without the tables that cannot be built.
        let _ = build::extend(&mut tables, rules, stones, 1, &|_| !stop());
    }
    let budget = SolveBudget { nodes: PROOF_NODES, bytes: PROOF_MEMORY, threads: 1 };
    solve(rules, position, budget, &tables, &|_| !stop()).map_or(Answer::Failed, Answer::Solved)
}
