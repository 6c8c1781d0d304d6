//! Chains walked step by step: at each stage what may come next under each sheet is what the second
//! implementation allows, and the named rule is the cause.

use crate::common::{random, random_turn, tsivy_with};
use crate::plain::sheet::Sheet;
use crate::plain::{LARGE, follow, plain, rules, with_switches};
use fanorona_game::compare::{ChainOption, Place, Sheets};
use fanorona_rules::notation::write_turn;
use fanorona_rules::perft::Counting;
use fanorona_rules::{Position, Record, Ruleset, Step, Turn};
use rand::RngExt;
use std::collections::BTreeSet;

/// The texts of the chains one step longer, and whether the chain may end, under one sheet; `None`
/// if the sheet does not allow the chain.
fn next(rules: &Ruleset, place: &Place, chain: &str) -> Option<(BTreeSet<String>, bool)> {
    let (sheet, position) = (Sheet::of(rules), plain(rules, place));
    let texts = |ways: Vec<crate::plain::play::PlainChain>| -> BTreeSet<String> {
        ways.into_iter().map(|way| way.text).collect()
    };
    if position.ended(&sheet).is_some() {
        return chain.is_empty().then(|| (BTreeSet::new(), false));
    }
    if chain.is_empty() {
        let mut first = texts(position.first_captures(&sheet));
        first.extend(position.quiet_turns(&sheet).into_iter().map(|turn| turn.text));
        return Some((first, false));
    }
    let end = follow(&sheet, &position, chain)?;
    let more = texts(position.next_captures(&sheet, &end));
    let may_end = !sheet.must_go_on || more.is_empty();
    Some((more, may_end))
}

fn text(rules: &Ruleset, steps: &[Step]) -> String {
    Turn::new(steps.to_vec()).map_or_else(String::new, |turn| write_turn(&rules.board, &turn))
}

#[test]
fn each_stage_allows_what_the_second_implementation_allows() {
    let mut random = random(4);
    let (mut stages_seen, mut parted, mut causes_seen) = (0, 0, 0);
    // Sheets whose captures take whole lines, so that a chain is the same under all of them. The
    // last forbids a direction for the whole chain, as the Dutch sheet does taken literally.
    let keys = ["tsivy", "parker", "tumicarona", "tumicarona-claimed"];
    let mut all: Vec<_> = keys.into_iter().map(rules).collect();
    all.push(tsivy_with("repeating: NotTwiceInChain"));
    for _ in 0..60 {
        let by = random.random_range(0..all.len());
        let mut record = Record::new(all[by].clone());
        for _ in 0..30 {
            let Some(turn) = random_turn(&all[by], record.position(), &mut random) else { break };
            let other = (by + random.random_range(1..all.len())) % all.len();
            let sheets = Sheets::new(vec![all[by].clone(), all[other].clone()]).unwrap();
            let place = Place::in_game(&all[by], *record.position());
            if !turn.is_paika() {
                let written: Vec<_> =
                    turn.steps.iter().map(|step| (step.from, step.to, step.kind)).collect();
                let stages = sheets.walk(&place, &written).unwrap();
                assert_eq!(stages.len(), written.len() + 1);
                let mut causes = sheets.causes(&place, Counting::Sequences);
                for stage in &stages {
                    stages_seen += 1;
                    parted += usize::from(stage.parts());
                    let chain = text(&all[by], &stage.steps);
                    for (sheet, rules) in sheets.rules().iter().enumerate() {
                        let expected = next(rules, &place, &chain);
                        assert_eq!(stage.reached[sheet].is_legal(), expected.is_some(), "{chain}");
                        let mut steps = BTreeSet::new();
                        let mut end = false;
                        for option in &stage.options {
                            let longer = match option.option {
                                ChainOption::End => None,
                                ChainOption::Step(step) => {
                                    let steps = [stage.steps.as_slice(), &[step]].concat();
                                    Some(text(rules, &steps))
                                }
                            };
                            if option.verdicts[sheet].is_legal() {
                                end |= longer.is_none();
                                steps.extend(longer);
                                continue;
                            }
                            let Some(cause) = causes.of_option(&stage.steps, option, sheet) else {
                                continue;
                            };
                            causes_seen += 1;
                            for way in cause.ways {
                                let toward = &sheets.rules()[cause.allows];
                                let between = with_switches(rules, toward, &way);
                                let (more, may_end) = next(&between, &place, &chain).unwrap();
                                let allowed =
                                    longer.as_ref().map_or(may_end, |one| more.contains(one));
                                assert!(allowed, "{chain} {longer:?}: {way:?}");
                            }
                        }
                        let (more, may_end) = expected.unwrap_or_default();
                        assert_eq!((steps, end), (more, may_end), "{chain}");
                    }
                }
            }
            if record.play(&turn).is_err() {
                break;
            }
        }
    }
    assert!(stages_seen > 2_000 && parted > 200 && causes_seen > 500, "{parted} {causes_seen}");
}

#[test]
fn a_step_that_no_sheet_allows_ends_the_walk() {
    let tsivy = rules("tsivy");
    let place = Place::new(Position::start(&tsivy));
    let point = |name: &str| tsivy.board.point_named(name).unwrap();
    let sheets = Sheets::new(vec![tsivy.clone(), rules("parker")]).unwrap();
    let stages = sheets.walk(&place, &[(point("a1"), point("a2"), None)]).unwrap();
    assert_eq!(stages.len(), 1);
    assert!(!stages[0].parts() && stages[0].options.len() == 5);
}

#[test]
fn every_shipped_sheet_can_be_walked_from_the_start() {
    for key in LARGE {
        let sheets = Sheets::new(vec![rules("tsivy"), rules(key)]).unwrap();
        let stages = sheets.walk(&Place::new(Position::start(&rules(key))), &[]).unwrap();
        assert_eq!(stages.len(), 1, "{key}");
        // Vela's captures take the nearest stone, so three of five steps are others.
        assert_eq!(stages[0].parts(), key.starts_with("vela"), "{key}");
    }
}
