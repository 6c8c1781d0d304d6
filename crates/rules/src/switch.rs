//! The names of the switches, and copying one of them from rules to rules.

use super::switches::{Eater, Handicap, Switches};
use std::fmt;
use std::str::FromStr;

/// The name of a switch, to compare rule sets one switch at a time.
///
/// The restrictions of an eater are switches of their own. A rule set without a handicap has none of
/// them, as one whose eater is not restricted.
///
/// ```
/// use fanorona_rules::Switch;
/// use fanorona_rules::variant::shipped;
///
/// let switches = |key: &str| shipped::variant(key).unwrap().rules.switches;
/// let (tsivy, parker) = (switches("tsivy"), switches("parker"));
/// assert_eq!(Switch::differing(&tsivy, &parker).len(), 4);
///
/// let mut changed = tsivy;
/// Switch::FirstTurn.copy(&parker, &mut changed);
/// assert_eq!(Switch::differing(&tsivy, &changed), [Switch::FirstTurn]);
/// assert_eq!(Switch::FirstTurn.value(&changed).unwrap(), "SingleStep");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Switch {
    /// [`Switches::continuation`].
    Continuation,
    /// [`Switches::revisiting`].
    Revisiting,
    /// [`Switches::repeating`].
    Repeating,
    /// [`Switches::first_turn`].
    FirstTurn,
    /// [`Switches::omitted_capture`].
    OmittedCapture,
    /// [`Switches::methods`].
    Methods,
    /// [`Switches::choice`].
    Choice,
    /// [`Switches::extent`].
    Extent,
    /// [`Switches::no_move`].
    NoMove,
    /// [`Switches::quiet_limit`].
    QuietLimit,
    /// [`Switches::repetition`].
    Repetition,
    /// [`Switches::agreement`].
    Agreement,
    /// [`Switches::next_game`].
    NextGame,
    /// [`Switches::handicap`]: whether there is one, its side, and until when it lasts.
    Handicap,
    /// How much of a line an eater takes.
    EaterExtent,
    /// Whether an eater may continue after a capture.
    EaterChains,
    /// What happens to an eater that cannot capture.
    EaterNoCapture,
}

impl Switch {
    /// Every switch, in the order of [`Switches`].
    pub const ALL: [Self; 17] = [
        Self::Continuation,
        Self::Revisiting,
        Self::Repeating,
        Self::FirstTurn,
        Self::OmittedCapture,
        Self::Methods,
        Self::Choice,
        Self::Extent,
        Self::NoMove,
        Self::QuietLimit,
        Self::Repetition,
        Self::Agreement,
        Self::NextGame,
        Self::Handicap,
        Self::EaterExtent,
        Self::EaterChains,
        Self::EaterNoCapture,
    ];

    /// The name of its field in variant files, with dots before the fields inside a field.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Continuation => "continuation",
            Self::Revisiting => "revisiting",
            Self::Repeating => "repeating",
            Self::FirstTurn => "first_turn",
            Self::OmittedCapture => "omitted_capture",
            Self::Methods => "methods",
            Self::Choice => "choice",
            Self::Extent => "extent",
            Self::NoMove => "no_move",
            Self::QuietLimit => "quiet_limit",
            Self::Repetition => "repetition",
            Self::Agreement => "agreement",
            Self::NextGame => "next_game",
            Self::Handicap => "handicap",
            Self::EaterExtent => "handicap.eater.extent",
            Self::EaterChains => "handicap.eater.chains",
            Self::EaterNoCapture => "handicap.eater.no_capture",
        }
    }

    /// Its value as variant files write it; `None` for a restriction of an eater if there is no
    /// handicap. That of [`Switch::Handicap`] has no eater.
    pub fn value(self, switches: &Switches) -> Option<String> {
        let eater = switches.handicap.map(|handicap| handicap.eater);
        Some(match self {
            Self::Continuation => format!("{:?}", switches.continuation),
            Self::Revisiting => format!("{:?}", switches.revisiting),
            Self::Repeating => format!("{:?}", switches.repeating),
            Self::FirstTurn => format!("{:?}", switches.first_turn),
            Self::OmittedCapture => format!("{:?}", switches.omitted_capture),
            Self::Methods => format!("{:?}", switches.methods),
            Self::Choice => format!("{:?}", switches.choice),
            Self::Extent => format!("{:?}", switches.extent),
            Self::NoMove => format!("{:?}", switches.no_move),
            Self::QuietLimit => match switches.quiet_limit {
                Some(limit) => limit.to_string(),
                None => "None".to_owned(),
            },
            Self::Repetition => format!("{:?}", switches.repetition),
            Self::Agreement => switches.agreement.to_string(),
            Self::NextGame => format!("{:?}", switches.next_game),
            Self::Handicap => match switches.handicap {
                Some(Handicap { side, until, eater: _ }) => {
                    format!("(side: {side}, until: {until})")
                }
                None => "None".to_owned(),
            },
            Self::EaterExtent => format!("{:?}", eater?.extent),
            Self::EaterChains => eater?.chains.to_string(),
            Self::EaterNoCapture => format!("{:?}", eater?.no_capture),
        })
    }

    /// Gives this switch the value that it has in `from`, and leaves the others. A new handicap has
    /// no restrictions of the eater yet, and a restriction changes nothing without a handicap.
    pub fn copy(self, from: &Switches, into: &mut Switches) {
        match self {
            Self::Continuation => into.continuation = from.continuation,
            Self::Revisiting => into.revisiting = from.revisiting,
            Self::Repeating => into.repeating = from.repeating,
            Self::FirstTurn => into.first_turn = from.first_turn,
            Self::OmittedCapture => into.omitted_capture = from.omitted_capture,
            Self::Methods => into.methods = from.methods,
            Self::Choice => into.choice = from.choice,
            Self::Extent => into.extent = from.extent,
            Self::NoMove => into.no_move = from.no_move,
            Self::QuietLimit => into.quiet_limit = from.quiet_limit,
            Self::Repetition => into.repetition = from.repetition,
            Self::Agreement => into.agreement = from.agreement,
            Self::NextGame => into.next_game = from.next_game,
            Self::Handicap | Self::EaterExtent | Self::EaterChains | Self::EaterNoCapture => {
                self.copy_handicap(from, into);
            }
        }
    }

    fn copy_handicap(self, from: &Switches, into: &mut Switches) {
        let eater = eater(from);
        match (self, &mut into.handicap) {
            (Self::Handicap, target) => {
                let kept = target.map(|target| target.eater).unwrap_or_default();
                *target = from.handicap.map(|source| Handicap { eater: kept, ..source });
            }
            (Self::EaterExtent, Some(target)) => target.eater.extent = eater.extent,
            (Self::EaterChains, Some(target)) => target.eater.chains = eater.chains,
            (Self::EaterNoCapture, Some(target)) => target.eater.no_capture = eater.no_capture,
            _ => {}
        }
    }

    /// The switches in which two rule sets differ. Copying all of them in this order makes the rules
    /// equal.
    pub fn differing(a: &Switches, b: &Switches) -> Vec<Self> {
        let (eater_a, eater_b) = (eater(a), eater(b));
        let differs = |switch: &Self| match switch {
            Self::EaterExtent => eater_a.extent != eater_b.extent,
            Self::EaterChains => eater_a.chains != eater_b.chains,
            Self::EaterNoCapture => eater_a.no_capture != eater_b.no_capture,
            switch => {
                let mut changed = *a;
                switch.copy(b, &mut changed);
                changed != *a
            }
        };
        Self::ALL.into_iter().filter(differs).collect()
    }
}

/// The restrictions of an eater; none without a handicap.
fn eater(switches: &Switches) -> Eater {
    switches.handicap.map(|handicap| handicap.eater).unwrap_or_default()
}

/// The name in variant files; see [`Switch::name`].
impl fmt::Display for Switch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The error returned when a text is not the name of a switch.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no switch is called `{0}`")]
pub struct ParseSwitchError(String);

impl FromStr for Switch {
    type Err = ParseSwitchError;

    fn from_str(text: &str) -> Result<Self, ParseSwitchError> {
        let found = Self::ALL.into_iter().find(|switch| switch.name() == text);
        found.ok_or_else(|| ParseSwitchError(text.to_owned()))
    }
}
