//! `fanorona-lab spsa`: tunes constants of the search by games between two sets of them.

use super::opening::{BALANCED, MatchOpenings, PLIES};
use super::player::PlayerSpec;
use super::pool;
use super::results::MatchResults;
use super::setup::start_player;
use crate::args::SpsaArgs;
use crate::self_play::part_seed;
use crate::tuning::{
    Spsa, SpsaConditions, SpsaGains, SpsaParameter, SpsaStateError, read_state, write_state,
};
use fanorona::catalogue::file::{FileError, read_text};
use fanorona::cli::console::{CommandResult, Console, ExitStatus, Failure};
use fanorona::cli::thinker::{self, Budget};
use fanorona::cli::{input, output};
use fanorona::texts::say;
use fanorona_engine::endgame::EndgameTables;
use fanorona_engine::{SearchConstant, SearchConstants};
use fanorona_rules::Variant;
use std::sync::Arc;

/// The size limit of a state in bytes.
const LARGEST: u64 = 1 << 20;

/// Prints a line for each iteration, and at the end the player with the values found.
pub(crate) fn run(console: &mut Console, args: &SpsaArgs) -> CommandResult {
    let variant = input::variant(console, args.variant.as_deref())?;
    let parameters = parameters(console, &args.constants)?;
    let tables = thinker::load_tables(console, &variant.rules)?;
    let conditions = SpsaConditions {
        variant: variant.key.clone(),
        nodes: args.nodes,
        pairs: args.pairs as u64,
        stones: tables.as_ref().map_or(0, |tables| tables.most_stones()),
    };
    let mut spsa = begin(console, args, &conditions, parameters)?;
    let names: Vec<&str> = spsa.parameters().iter().map(|it| it.name.as_str()).collect();
    writeln!(console.out, "iteration\tgames\tpercent\t{}", names.join("\t"))?;
    console.out.flush()?;
    while spsa.iteration() < args.iterations {
        let share = play(console, args, &variant, &spsa, tables.as_ref())?;
        spsa.update(2.0 * share - 1.0);
        output::write(console, &args.state, write_state(&conditions, &spsa))?;
        let games = spsa.iteration().saturating_mul(conditions.games());
        write!(console.out, "{}\t{games}\t{:.2}", spsa.iteration(), share * 100.0)?;
        for parameter in spsa.parameters() {
            write!(console.out, "\t{:.1}", parameter.value)?;
        }
        writeln!(console.out)?;
        console.out.flush()?;
    }
    let found = spsa.parameters().iter().map(|it| format!("{}={}", it.name, it.rounded()));
    writeln!(console.out, "player\tsearch:{}", found.collect::<Vec<_>>().join(","))?;
    thinker::report_damage(console, tables.as_deref())?;
    Ok(ExitStatus::Good)
}

/// The share of the points, 0 to 1, of the first values of this iteration against the second.
fn play(
    console: &Console,
    args: &SpsaArgs,
    variant: &Variant,
    spsa: &Spsa,
    tables: Option<&Arc<EndgameTables>>,
) -> Result<f64, Failure> {
    let pair = spsa.pair();
    let budget = Budget { nodes: Some(args.nodes), ..Budget::default() };
    let players = [&pair.plus, &pair.minus].map(|values| {
        let mut player = PlayerSpec::search(budget);
        for (parameter, &value) in spsa.parameters().iter().zip(values) {
            if let Some(constant) = SearchConstant::named(&parameter.name) {
                constant.set(&mut player.options.constants, value);
            }
        }
        player
    });
    let start = || {
        let [plus, minus] = [0, 1]
            .map(|i| start_player(console, "CONSTANT", &players[i], &variant.key, tables, None));
        Ok([plus?, minus?])
    };
    let threads = (0..args.threads.min(args.pairs)).map(|_| start());
    let threads = threads.collect::<Result<_, Failure>>()?;
    // The games of an iteration depend on its number alone, so that a continuation plays the same.
    let seed = part_seed(spsa.seed(), spsa.iteration());
    let openings = MatchOpenings::random(variant.rules.clone(), PLIES, BALANCED, seed);
    let mut results = MatchResults::default();
    pool::play(args.pairs, seed, None, threads, openings, |_, games| {
        results.add(&games);
        Ok::<_, Failure>(true)
    })?;
    Ok(results.pairs.mean().map_or(0.5, |(mean, _)| mean))
}

/// The state in the file, or a new one if there is no file.
fn begin(
    console: &Console,
    args: &SpsaArgs,
    conditions: &SpsaConditions,
    parameters: Vec<SpsaParameter>,
) -> Result<Spsa, Failure> {
    let texts = &console.texts;
    let path = &args.state;
    let text = match read_text(path, LARGEST) {
        Ok(text) => text,
        Err(FileError::Missing) => {
            let stability = args.stability.unwrap_or((args.iterations / 10) as f64);
            let gains = SpsaGains::new(args.c.unwrap_or(1.0), stability);
            let gains = SpsaGains { a: args.a.unwrap_or(gains.a), ..gains };
            let spsa = Spsa::new(parameters, gains, args.seed);
            // Before the first games, so that a path that cannot be written is reported at once.
            output::write(console, path, write_state(conditions, &spsa))?;
            return Ok(spsa);
        }
        Err(error) => return Err(Failure::input(say::file_error_at(texts, path, &error))),
    };
    let refused = |reason: String| Failure::input(format!("{}:1:1: {reason}", path.display()));
    let (there, spsa) = read_state(&text).map_err(|error| {
        refused(match error {
            SpsaStateError::Foreign => texts.get("spsa-not-a-state"),
            SpsaStateError::Damaged => texts.get("spsa-damaged-state"),
        })
    })?;
    let begun =
        spsa.parameters().iter().map(|it| SpsaParameter { value: it.start.into(), ..it.clone() });
    let gains = spsa.gains();
    let same = there == *conditions
        && spsa.seed() == args.seed
        && begun.eq(parameters)
        && args.a.is_none_or(|a| a == gains.a)
        && args.c.is_none_or(|c| c == gains.c)
        && args.stability.is_none_or(|stability| stability == gains.stability);
    if same { Ok(spsa) } else { Err(refused(texts.get("spsa-other-options"))) }
}

/// The constants of the command line: `NAME`, `NAME=START` or `NAME=START:STEP`.
fn parameters(console: &Console, constants: &[String]) -> Result<Vec<SpsaParameter>, Failure> {
    let texts = &console.texts;
    let mut found: Vec<SpsaParameter> = Vec::new();
    for text in constants {
        let refused = |offset: usize, reason: String| {
            let column = input::column_of(text, offset);
            Failure::input(format!("CONSTANT:1:{column}: {reason}"))
        };
        let (name, values) = match text.split_once('=') {
            Some((name, values)) => (name, Some(values)),
            None => (text.as_str(), None),
        };
        let constant = SearchConstant::named(name).ok_or_else(|| {
            let known = SearchConstant::ALL.map(|constant| constant.name).join(", ");
            let arguments = [("name", name.into()), ("known", known.into())];
            refused(0, texts.with("spsa-unknown-constant", &arguments))
        })?;
        if found.iter().any(|parameter| parameter.name == name) {
            return Err(refused(0, texts.with("match-twice", &[("option", name.into())])));
        }
        let SearchConstant { least, most, .. } = constant;
        let number = |offset: usize, text: &str, least: i32, most: i32, message: &str| {
            let number = text.parse().ok().filter(|number| (least..=most).contains(number));
            number.ok_or_else(|| {
                // As texts, so that the digits are not grouped.
                let [least, most] = [least, most].map(|bound| bound.to_string().into());
                let arguments = [("option", name.into()), ("least", least), ("most", most)];
                refused(offset, texts.with(message, &arguments))
            })
        };
        let mut start = constant.of(&SearchConstants::default());
        let mut step = constant.step;
        if let Some(values) = values {
            let (first, second) = match values.split_once(':') {
                Some((first, second)) => (first, Some(second)),
                None => (values, None),
            };
            let at = name.len() + 1;
            start = number(at, first, least, most, "match-number-between")?;
            if let Some(second) = second {
                step = number(at + first.len() + 1, second, 1, most - least, "spsa-step")?;
            }
        }
        found.push(SpsaParameter::new(name, (least, most), step, start));
    }
    Ok(found)
}
