//! Writing a variant as RON, every field of it.

use super::Variant;
use crate::notation::position::write_stones;
use crate::switches::{
    Continuation, Extent, FirstTurn, GroupChoice, Handicap, Methods, NextGame, NoMove,
    OmittedCapture, Repeating, Repetition, Revisiting,
};
use crate::{Ruleset, Switches};
use ron::ser::PrettyConfig;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;

/// The fields of a variant file in the order in which they are written.
#[derive(Serialize)]
struct VariantFields<'a> {
    key: &'a str,
    names: &'a BTreeMap<String, String>,
    source: &'a str,
    settled: Vec<&'static str>,
    columns: usize,
    rows: usize,
    start: Vec<String>,
    continuation: Continuation,
    revisiting: Revisiting,
    repeating: Repeating,
    first_turn: FirstTurn,
    omitted_capture: OmittedCapture,
    methods: Methods,
    choice: GroupChoice,
    extent: Extent,
    no_move: NoMove,
    quiet_limit: Option<u16>,
    repetition: Repetition,
    agreement: bool,
    next_game: NextGame,
    handicap: Option<Handicap>,
    rules: &'a BTreeMap<String, Vec<String>>,
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { key, names, texts, source, settled, rules, ron: _ } = self;
        let Ruleset { board, start, switches } = &**rules;
        let Switches {
            continuation,
            revisiting,
            repeating,
            first_turn,
            omitted_capture,
            methods,
            choice,
            extent,
            no_move,
            quiet_limit,
            repetition,
            agreement,
            next_game,
            handicap,
        } = *switches;
        let fields = VariantFields {
            key,
            names,
            source,
            settled: settled.iter().map(|switch| switch.name()).collect(),
            columns: board.columns(),
            rows: board.rows(),
            start: write_stones(board, *start).split('/').map(str::to_owned).collect(),
            continuation,
            revisiting,
            repeating,
            first_turn,
            omitted_capture,
            methods,
            choice,
            extent,
            no_move,
            quiet_limit,
            repetition,
            agreement,
            next_game,
            handicap,
            rules: texts,
        };
        let config = PrettyConfig::new().new_line("\n".to_owned());
        let text = ron::ser::to_string_pretty(&fields, config).map_err(|_| fmt::Error)?;
        f.write_str(&text)
    }
}
