//! Rule sheets compared: one position, one chain or one game under several rule sets, and the switch
//! that makes each difference.
//!
//! - [`Sheets`] are two or three rule sets on the same board. [`Sheets::turns`] compares the legal
//!   turns of a position, [`Sheets::walk`] a chain step by step, [`Sheets::count`] the numbers of
//!   lines of play, [`Sheets::switches`] the rule sets themselves.
//! - [`read_game`] reads a whole game under another rule set.
//! - A [`Cause`] names the switches that make a difference. It is found by experiment: the rule set
//!   that refuses something gets the value of one switch after the other from the one that allows
//!   it, until it allows it too.
//!
//! ```
//! use fanorona_game::compare::{Place, Sheets};
//! use fanorona_rules::notation::{read_position, write_turn};
//! use fanorona_rules::perft::Counting;
//! use fanorona_rules::variant::shipped;
//! use fanorona_rules::Switch;
//!
//! let [tsivy, parker] = ["tsivy", "parker"].map(|key| shipped::variant(key).unwrap().rules.clone());
//! let sheets = Sheets::new(vec![tsivy.clone(), parker])?;
//! let place = Place::new(read_position(&tsivy, "9/9/3B5/9/2W1B4 w 0 9")?);
//! let all = sheets.turns(&place, Counting::Sequences, &mut || false)?;
//! let differing: Vec<_> = all.turns.iter().filter(|turn| !turn.is_common()).collect();
//! // The chain may stop after its first step under Tsivy only.
//! assert_eq!(write_turn(&tsivy.board, &differing[0].turn), "c1-d1A");
//! let cause = sheets.causes(&place, Counting::Sequences).of_turn(differing[0], 1).unwrap();
//! assert_eq!(cause.ways, [[Switch::Continuation]]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod cause;
mod count;
mod error;
mod game;
mod known;
mod legality;
mod place;
mod sheets;
mod switches;
mod turns;
mod walk;

pub use cause::{Cause, Causes};
pub use error::CompareError;
pub use game::{GameReading, Parting, PartingKind, first_other_turns, read_game};
pub use known::{Known, KnownSource, known};
pub use legality::Verdict;
pub use place::{HandicapState, Place};
pub use sheets::Sheets;
pub use switches::SwitchRow;
pub use turns::{ComparedTurn, TurnComparison};
pub use walk::{ChainOption, ChainStage, OptionVerdict};
