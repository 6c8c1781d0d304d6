//! The log of a session: its start and everything that was applied to it.

use super::{Intent, Notice, Seat, Session, serial};
use fanorona_formats::{VersionedError, read_versioned};
use fanorona_rules::Variant;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

/// A session as a start and a list of entries. Replaying it gives the same session and the same
/// notices.
///
/// ```
/// use fanorona_game::play::{Intent, LogEntry, Seat, SessionLog};
/// use fanorona_rules::variant::shipped;
/// use fanorona_rules::Side;
///
/// let mut log = SessionLog::new(shipped::variant("telo").unwrap(), [Seat::Person, Seat::Person]);
/// log.push(LogEntry::Intent(Intent::Resign(Side::White)));
/// let read: SessionLog = log.to_string().parse()?;
/// let (session, notices) = read.replay();
/// assert!(session.outcome().is_some());
/// assert_eq!(notices.len(), 1);
/// # Ok::<(), fanorona_game::play::SessionLogError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SessionLog {
    version: u32,
    #[serde(with = "serial::variant")]
    variant: Arc<Variant>,
    seats: [Seat; 2],
    known: Vec<KnownVariant>,
    entries: Vec<LogEntry>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct KnownVariant(#[serde(with = "serial::variant")] Arc<Variant>);

/// A call that changed a session.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum LogEntry {
    /// [`Session::apply`].
    Intent(Intent),
    /// [`Session::advance`].
    Advance(Duration),
    /// [`Session::hold_clocks`].
    HoldClocks(bool),
}

/// The reason why a text is not a log of a session.
pub type SessionLogError = VersionedError;

impl LogEntry {
    /// Applies the entry to a session.
    pub fn apply(self, session: &mut Session) -> Vec<Notice> {
        match self {
            Self::Intent(intent) => session.apply(intent),
            Self::Advance(time) => session.advance(time),
            Self::HoldClocks(held) => {
                session.hold_clocks(held);
                Vec::new()
            }
        }
    }
}

impl SessionLog {
    /// The version that is written, and the only one that is read.
    pub const VERSION: u32 = 1;

    /// The log of a session made by [`Session::new`].
    pub const fn new(variant: Arc<Variant>, seats: [Seat; 2]) -> Self {
        Self { version: Self::VERSION, variant, seats, known: Vec::new(), entries: Vec::new() }
    }

    /// Sets the variants that [`Session::set_known_variants`] gets at the start.
    #[must_use]
    pub fn with_known_variants(mut self, variants: Vec<Arc<Variant>>) -> Self {
        self.known = variants.into_iter().map(KnownVariant).collect();
        self
    }

    /// Adds an entry.
    pub fn push(&mut self, entry: LogEntry) {
        self.entries.push(entry);
    }

    /// The entries, in order.
    pub fn entries(&self) -> &[LogEntry] {
        &self.entries
    }

    /// The session before the first entry.
    pub fn start(&self) -> Session {
        let mut session = Session::new(self.variant.clone(), self.seats.clone());
        session.set_known_variants(self.known.iter().map(|known| known.0.clone()).collect());
        session
    }

    /// The session after all entries, and the notices of each.
    ///
    /// ```
    /// use fanorona_game::play::{Intent, LogEntry, Notice, Seat, SessionLog};
    /// use fanorona_rules::{Refusal, Side, variant::shipped};
    ///
    /// let telo = shipped::variant("telo").unwrap();
    /// let mut log = SessionLog::new(telo, [Seat::Person, Seat::Person]);
    /// log.push(LogEntry::Intent(Intent::Resign(Side::White)));
    /// log.push(LogEntry::Intent(Intent::EndTurn));
    /// let (session, notices) = log.replay();
    /// assert!(session.outcome().is_some());
    /// assert_eq!(notices[1], [Notice::Refused(Refusal::NoOpenChain)]);
    /// ```
    pub fn replay(&self) -> (Session, Vec<Vec<Notice>>) {
        let mut session = self.start();
        let entries = self.entries.iter().cloned();
        let notices = entries.map(|entry| entry.apply(&mut session)).collect();
        (session, notices)
    }
}

/// Writes the log as RON.
impl fmt::Display for SessionLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&ron::to_string(self).map_err(|_| fmt::Error)?)
    }
}

/// Reads the RON that [`fmt::Display`] writes.
impl FromStr for SessionLog {
    type Err = SessionLogError;

    fn from_str(text: &str) -> Result<Self, SessionLogError> {
        read_versioned(text, &ron::Options::default(), Self::VERSION)
    }
}
