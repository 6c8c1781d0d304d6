//! A variant, a position and a command within limits: whatever the two are, the command ends within
//! its limits, asks whether to stop, and gives a legal answer.

use fanorona_engine::character::{self, SearchResources};
use fanorona_engine::endgame::EndgameTables;
use fanorona_engine::explain::{ExplainResources, explain, threats};
use fanorona_engine::solve::{SolveBudget, solve};
use fanorona_engine::{Engine, Limits, Options, Report};
use fanorona_game::compare::{Place, Sheets, read_game};
use fanorona_game::play::{Guidance, Selection};
use fanorona_rules::generate::{self, Effect, Generator, MOST_CHAINS};
use fanorona_rules::notation::{
    Game, read_games, read_link, read_turn, write_game, write_link, write_turn,
};
use fanorona_rules::perft::{Counting, perft_within};
use fanorona_rules::switches::{
    Continuation, Eater, Extent, FirstTurn, GroupChoice, Handicap, Methods, NoCapture, NoMove,
    OmittedCapture, Repeating, Repetition, Revisiting,
};
use fanorona_rules::{Board, Chain, PointSet, Position, Record, Ruleset, Side, Switches, Turn};
use std::collections::HashSet;
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex};

/// The greatest number of next steps in a chain: every step but the first takes a stone.
const MOST_NEXT_STEPS: usize = 16;
/// The nodes that a proof may need beyond its limit: for the shortest win, and for the position in
/// which it ends.
const LINE: u64 = 120_000;
/// The nodes that the first depth of a search may need beyond its limit.
const FIRST_DEPTH: u64 = 20_000;

/// Runs the target on one input. Bytes: columns and rows, eight for the switches, the side to move,
/// the quiet turns and the turn number, the command, its limit; then two bits a point.
pub fn check(data: &[u8]) {
    let Some((&head, stones)) = data.split_first_chunk::<15>() else { return };
    let Some(rules) = ruleset(&head, stones) else { return };
    let [.., side, quiet, number, command, limit] = head;
    let side = if side % 2 == 0 { Side::White } else { Side::Black };
    let handicapped = rules.switches.handicap.map(|handicap| handicap.side);
    let handicapped = handicapped.filter(|_| side_bit(number));
    let (quiet, number) = (u16::from(quiet % 110), u32::from(number % 100) + 1);
    let position = Position::new(&rules, rules.start, side, quiet, number, handicapped);
    let Ok(position) = position else { return };
    let case = Case { rules: Arc::new(rules), position, limit: usize::from(limit) };
    match command % 12 {
        0 => case.generate(),
        1 => case.count(),
        2 => case.search(),
        3 => case.think(),
        4 => case.explain(),
        5 => case.threats(),
        6 => case.solve(),
        7 => case.guide(),
        8 => case.read(),
        9 => case.store(),
        10 => case.complete(),
        _ if command >= 132 => case.compare(),
        _ => case.stream(),
    }
}

const fn side_bit(byte: u8) -> bool {
    byte >= 128
}

/// One of a list.
fn of<T: Copy>(list: &[T], byte: u8) -> T {
    list[usize::from(byte) % list.len()]
}

/// The rules that the bytes encode; `None` if the board is too large.
fn ruleset(head: &[u8; 15], stones: &[u8]) -> Option<Ruleset> {
    let [columns, rows, a, b, c, d, e, f, g, h, ..] = *head;
    let board = Board::new(usize::from(columns % 8) + 2, usize::from(rows % 8) + 2)?;
    let handicap = (g % 4 == 1).then(|| Handicap {
        side: of(&Side::BOTH, g / 4),
        until: h % 8,
        eater: Eater {
            extent: of(&[Extent::WholeLine, Extent::Nearest], g / 8),
            chains: g / 16 % 2 == 0,
            no_capture: of(&[NoCapture::Plays, NoCapture::Wins, NoCapture::Loses], g / 32),
        },
    });
    let switches = Switches {
        continuation: of(
            &[Continuation::Optional, Continuation::Compulsory, Continuation::Forbidden],
            a,
        ),
        revisiting: of(&[Revisiting::Allowed, Revisiting::Forbidden], b),
        repeating: of(
            &[Repeating::Allowed, Repeating::NotTwiceRunning, Repeating::NotTwiceInChain],
            b / 2,
        ),
        first_turn: of(&[FirstTurn::Ordinary, FirstTurn::SingleStep], c),
        omitted_capture: of(&[OmittedCapture::Enforced, OmittedCapture::Claimed], c / 2),
        methods: of(
            &[Methods::Both, Methods::Both, Methods::ApproachOnly, Methods::WithdrawalOnly],
            d,
        ),
        choice: of(&[GroupChoice::Free, GroupChoice::Larger], d / 4),
        extent: of(&[Extent::WholeLine, Extent::Nearest], d / 8),
        no_move: of(&[NoMove::Loses, NoMove::Draws], e),
        quiet_limit: of(&[Some(100), Some(1), None], e / 2),
        repetition: of(&[Repetition::Third, Repetition::Fourth, Repetition::Never], e / 8),
        agreement: f % 2 == 0,
        handicap,
        ..Switches::default()
    };
    let mut start = [PointSet::EMPTY; 2];
    for (index, point) in board.all().into_iter().enumerate() {
        let byte = stones.get(index / 4).copied().unwrap_or_default();
        match byte >> (2 * (index % 4)) & 3 {
            1 => start[0] = start[0].with(point),
            2 => start[1] = start[1].with(point),
            _ => {}
        }
    }
    Some(Ruleset { board, start, switches })
}

/// Counts the questions whether to stop, and stops at the one after `most`.
struct Asked {
    count: usize,
    most: usize,
}

impl Asked {
    const fn up_to(most: usize) -> Self {
        Self { count: 0, most }
    }

    fn stop(&mut self) -> bool {
        self.count += 1;
        self.count > self.most
    }
}

/// A position, and the limit of what is done there.
struct Case {
    rules: Arc<Ruleset>,
    position: Position,
    limit: usize,
}

impl Case {
    fn record(&self) -> Record {
        Record::from_position(self.rules.clone(), self.position)
    }

    fn is_over(&self) -> bool {
        self.record().outcome().is_some()
    }

    /// Asserts that a turn was found if there is one, and that it is legal.
    fn check_turn(&self, turn: Option<&Turn>) {
        match turn {
            Some(turn) => assert_eq!(self.record().play(turn), Ok(())),
            None => assert!(self.is_over()),
        }
    }

    fn check_report(&self, report: &Report) {
        self.check_turn(report.best.as_ref());
    }

    /// A turn that goes on as long as it can, by the steps that the limit chooses.
    fn long_turn(&self) -> Option<Turn> {
        let mut chain = Chain::new(self.position);
        loop {
            let steps = chain.next_steps(&self.rules);
            if steps.is_empty() {
                return chain.finish(&self.rules).ok();
            }
            let step = steps[(self.limit + chain.steps().len()) % steps.len()];
            assert!(chain.push(&self.rules, step.from, step.to, step.kind).is_ok());
        }
    }

    fn generate(&self) {
        let (rules, position) = (&self.rules, &self.position);
        let mut generator = Generator::new(rules);
        let mut effects = Vec::new();
        let whole = generator.append(rules, position, &mut effects);
        assert!(generator.followed() <= 2 * MOST_CHAINS, "{}", generator.followed());
        assert_eq!(generator.count(rules, position), whole.then_some(effects.len() as u64));
        let different: HashSet<&Effect> = effects.iter().collect();
        assert_eq!(different.len(), effects.len());
        assert_eq!(effects.is_empty(), self.is_over());
        for &effect in effects.iter().step_by(effects.len() / 3 + 1) {
            let turn = generate::turn_with(rules, position, effect);
            self.check_turn(Some(&turn.unwrap_or_else(|| panic!("no turn: {effect:?}"))));
        }
    }

    fn count(&self) {
        let (rules, position) = (&self.rules, &self.position);
        for counting in [Counting::Sequences, Counting::Results] {
            let depth = (self.limit % 3) as u32 + 1;
            let most = self.limit % 5;
            let mut asked = Asked::up_to(most);
            let count = perft_within(rules, position, depth, counting, &mut || asked.stop());
            assert!(asked.count <= most + 1, "stopped, it does not go on");
            assert!(!count.exact || asked.count <= most);
        }
    }

    fn search(&self) {
        let nodes = self.limit as u64 * 2 + 1;
        let mut engine = Engine::new(Options { table_mib: 1, ..Options::default() });
        let lines = self.limit % 4 + 1;
        let limits = Limits { nodes, depth: 4 };
        let (record, mut asked) = (self.record(), Asked::up_to(usize::MAX));
        let report = engine.search_lines(&record, limits, lines, &mut |_| {}, &mut || asked.stop());
        self.check_report(&report);
        assert!(report.nodes <= nodes + FIRST_DEPTH, "{}", report.nodes);
        let mut asked = Asked::up_to(self.limit % 8);
        let report =
            engine.search_lines(&record, Limits::depth(5), 1, &mut |_| {}, &mut || asked.stop());
        self.check_report(&report);
    }

    fn think(&self) {
        let characters = character::all();
        let mut character = characters[self.limit % characters.len()].as_ref().clone();
        character.nodes = character.nodes.min(500);
        let mut asked = Asked::up_to(self.limit % 16);
        let resources = SearchResources::default();
        let seed = self.limit as u64;
        let report = character.think(&self.record(), &resources, seed, &mut || asked.stop());
        self.check_report(&report);
    }

    fn explain(&self) {
        let Some(turn) = self.long_turn() else { return assert!(self.is_over()) };
        let nodes = self.limit as u64 * 4 + 1;
        let resources = ExplainResources::new(Limits { nodes, depth: 4 });
        let found = explain(&self.record(), &turn, &resources, &mut || false);
        match found {
            Ok(found) => {
                assert_eq!(found.line.first(), Some(&turn));
                assert!(found.nodes <= 2 * nodes + 4 * FIRST_DEPTH, "{}", found.nodes);
            }
            Err(refusal) => panic!("a legal turn is refused: {refusal:?}"),
        }
        let mut asked = Asked::up_to(self.limit % 4);
        let stopped = explain(&self.record(), &turn, &resources, &mut || asked.stop());
        assert!(stopped.is_ok_and(|stopped| stopped.line.first() == Some(&turn)));
    }

    fn threats(&self) {
        let limits = Limits::nodes(self.limit as u64 * 4 + 1);
        let found = threats(&self.rules, &self.position, limits, &mut || false);
        assert!(found.len() <= self.rules.board.len(), "one for each stone at most");
        let mut asked = Asked::up_to(self.limit % 4);
        threats(&self.rules, &self.position, limits, &mut || asked.stop());
    }

    fn solve(&self) {
        let (rules, position) = (&self.rules, &self.position);
        let nodes = self.limit as u64 + 1;
        let budget = SolveBudget { nodes, bytes: 1 << 16, threads: 1 };
        let tables = EndgameTables::empty(rules);
        match solve(rules, position, budget, &tables, &|_| true) {
            Ok(solution) => assert!(solution.nodes <= 2 * nodes + LINE, "{}", solution.nodes),
            Err(error) => panic!("there is memory: {error:?}"),
        }
        let asked = Mutex::new(Asked::up_to(self.limit % 4));
        let monitor = |_: &_| asked.lock().is_ok_and(|mut asked| !asked.stop());
        let budget = SolveBudget { nodes: 2_000, ..budget };
        assert!(solve(rules, position, budget, &tables, &monitor).is_ok());
    }

    fn guide(&self) {
        let mut record = self.record();
        let Some(turn) = self.long_turn() else { return assert!(self.is_over()) };
        for step in &turn.steps {
            let selection = Selection {
                chosen: Some(step.from),
                hovered: Some(step.to),
                ..Selection::default()
            };
            let guidance = Guidance::of(&record, true, &selection);
            assert!(guidance.targets.len() <= 8);
            assert!(guidance.target(step.to).is_some());
            if !record.chain().is_empty() {
                assert!(record.chain().next_steps(&self.rules).len() <= MOST_NEXT_STEPS);
            }
            assert!(record.step(step.from, step.to, step.kind).is_ok());
        }
    }

    fn read(&self) {
        let Some(turn) = self.long_turn() else { return assert!(self.is_over()) };
        let (rules, position) = (&self.rules, &self.position);
        let text = write_turn(&rules.board, &turn);
        assert_eq!(read_turn(rules, position, &text), Ok(turn));
        let bare: String = text.chars().filter(|letter| !"AW".contains(*letter)).collect();
        for text in [&bare[..], &text[..5], &format!("{text}-a1"), &format!("{bare}-a1")] {
            if let Ok(read) = read_turn(rules, position, text) {
                self.check_turn(Some(&read));
            }
        }
    }

    fn store(&self) {
        let Some(turn) = self.long_turn() else { return assert!(self.is_over()) };
        let mut record = self.record();
        assert_eq!(record.play(&turn), Ok(()));
        let end = *record.position();
        let game = Game::new("it".to_owned(), record);
        let rules_of = |_: &str| Some(self.rules.clone());
        match read_link(&write_link(&game), rules_of) {
            Ok(read) => assert_eq!(read.record.position(), &end),
            Err(error) => panic!("{error}"),
        }
        for read in read_games(&write_game(&game), rules_of) {
            match read {
                Ok(read) => assert_eq!(read.record.position(), &end),
                Err(error) => panic!("{error}"),
            }
        }
    }

    fn complete(&self) {
        let mut record = self.record();
        let Some(turn) = self.long_turn() else { return assert!(self.is_over()) };
        let Some(first) = turn.steps.first() else { return };
        assert!(record.step(first.from, first.to, first.kind).is_ok());
        if record.chain().is_empty() {
            return;
        }
        let characters = character::all();
        let mut character = characters[self.limit % characters.len()].as_ref().clone();
        character.nodes = character.nodes.min(200);
        let mut asked = Asked::up_to(self.limit % 16);
        let resources = SearchResources::default();
        let report = character.think(&record, &resources, 1, &mut || asked.stop());
        assert!(report.best.as_ref().is_some_and(|best| best.steps.first() == Some(first)));
        self.check_report(&report);
    }

    /// Compares with the usual rules on the same board.
    fn compare(&self) {
        let usual = Ruleset { switches: Switches::default(), ..self.rules.as_ref().clone() };
        let place = Place::in_game(&self.rules, self.position);
        let sheets = Sheets::new(vec![self.rules.clone(), Arc::new(usual)]).unwrap();
        for counting in [Counting::Sequences, Counting::Results] {
            let mut asked = Asked::up_to(self.limit);
            let compared = sheets.turns(&place, counting, &mut || asked.stop()).unwrap();
            assert!(compared.turns.len() <= 64 * (self.limit + 1));
            let mut causes = sheets.causes(&place, counting);
            for turn in compared.turns.iter().filter(|turn| !turn.is_common()).take(8) {
                for refuses in 0..2 {
                    let cause = causes.of_turn(turn, refuses);
                    assert_eq!(cause.is_some(), !turn.verdicts[refuses].is_legal());
                    assert!(cause.is_none_or(|cause| {
                        counting == Counting::Results || !cause.ways.is_empty()
                    }));
                }
            }
            let mut asked = Asked::up_to(self.limit % 8);
            let stopped = sheets.turns(&place, counting, &mut || asked.stop()).unwrap();
            assert!(stopped.turns.len() <= compared.turns.len());
        }
        let Some(turn) = self.long_turn() else { return assert!(self.is_over()) };
        let steps: Vec<_> = turn.steps.iter().map(|step| (step.from, step.to, step.kind)).collect();
        let stages = sheets.walk(&place, &steps).unwrap();
        assert_eq!(stages.len(), steps.len() + 1);
        let mut record = self.record();
        assert_eq!(record.play(&turn), Ok(()));
        assert_eq!(read_game(&record, &self.rules).unwrap().parting, None);
        let reading = read_game(&record, &sheets.rules()[1]).unwrap();
        assert!(reading.parting.is_none_or(|parting| !parting.ways.is_empty()));
    }

    fn stream(&self) {
        let (rules, position) = (&self.rules, &self.position);
        let most = self.limit * 8 + 1;
        let mut found = 0;
        let (sequences, results) = (Counting::Sequences, Counting::Results);
        let done = generate::try_for_each_turn(rules, position, sequences, |steps, captured| {
            found += 1;
            let turn = Turn::new(steps.to_vec());
            assert!(turn.is_some_and(|turn| turn.captured == captured));
            if found < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        assert_eq!(done.is_break(), found == most);
        let turns = generate::turns_within(rules, position, most);
        assert!(turns.list.len() <= most);
        assert_eq!((turns.list.len(), turns.whole || done.is_break()), (found, true));
        let mut effects = HashSet::new();
        let done = generate::try_for_each_turn(rules, position, results, |steps, captured| {
            assert!(effects.insert((steps[0].from, steps[steps.len() - 1].to, captured)));
            ControlFlow::<()>::Continue(())
        });
        assert!(done.is_continue());
    }
}
