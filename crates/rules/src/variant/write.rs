//! Writing a variant as RON, every field of it.

use super::Variant;
use crate::notation::position::write_stones;
use crate::{Ruleset, Switches};
use ron::ser::PrettyConfig;
use serde::ser::{Serialize, SerializeStruct, Serializer};
use std::fmt;

/// A variant as its file has it: the fields in the order in which they are written.
struct VariantFields<'a>(&'a Variant);

impl Serialize for VariantFields<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Variant { key, names, texts, source, settled, rules, ron: _ } = self.0;
        let Ruleset { board, start, switches } = &**rules;
        // Destructured field by field, so that a new switch has to be written here.
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
        } = switches;
        let settled: Vec<&str> = settled.iter().map(|switch| switch.name()).collect();
        let stones = write_stones(board, *start);
        let mut fields = serializer.serialize_struct("Variant", 22)?;
        fields.serialize_field("key", key)?;
        fields.serialize_field("names", names)?;
        fields.serialize_field("source", source)?;
        fields.serialize_field("settled", &settled)?;
        fields.serialize_field("columns", &board.columns())?;
        fields.serialize_field("rows", &board.rows())?;
        fields.serialize_field("start", &stones.split('/').collect::<Vec<_>>())?;
        fields.serialize_field("continuation", continuation)?;
        fields.serialize_field("revisiting", revisiting)?;
        fields.serialize_field("repeating", repeating)?;
        fields.serialize_field("first_turn", first_turn)?;
        fields.serialize_field("omitted_capture", omitted_capture)?;
        fields.serialize_field("methods", methods)?;
        fields.serialize_field("choice", choice)?;
        fields.serialize_field("extent", extent)?;
        fields.serialize_field("no_move", no_move)?;
        fields.serialize_field("quiet_limit", quiet_limit)?;
        fields.serialize_field("repetition", repetition)?;
        fields.serialize_field("agreement", agreement)?;
        fields.serialize_field("next_game", next_game)?;
        fields.serialize_field("handicap", handicap)?;
        fields.serialize_field("rules", texts)?;
        fields.end()
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let config = PrettyConfig::new().new_line("\n".to_owned());
        let text = ron::ser::to_string_pretty(&VariantFields(self), config);
        f.write_str(&text.map_err(|_| fmt::Error)?)
    }
}
