//! Tests of sessions: random lists of intents, logs, undo and draw offers.
#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

#[path = "../../../../fuzz/bodies/intents.rs"]
mod intents;

mod clocks;
mod coaching;
mod common;
mod exploring;
mod guidance;
mod log;
mod many_chains;
mod matches;
mod offers;
mod review;
mod undo;

#[path = "../../../rules/tests/explosive/mod.rs"]
mod explosive;
#[path = "../../../../tests/recorded/mod.rs"]
mod recorded;

use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig { cases: 3_000, ..ProptestConfig::default() })]

    /// Any list of intents is applied without a panic, refused intents change nothing, and the written
    /// list replays to the same session.
    #[test]
    fn any_list_of_intents_replays_from_its_log(data in prop::collection::vec(any::<u8>(), 2..300)) {
        intents::check(&data);
    }
}
