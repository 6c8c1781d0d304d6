//! Keeps the game at the table: after every turn, and whenever something else of it changes.

use super::dialog::SystemDialog;
use super::service::LibraryService;
use super::state::{LibraryState, Trouble};
use super::task::Task;
use super::worker::ThreadWorker;
use crate::app::opponent::Opponent;
use crate::app::session::{CurrentSession, NoticeMessage};
use crate::catalogue::custom::CustomFolder;
use crate::catalogue::library::{FolderStore, MemoryStore, Players, StoreError, Timestamp, state};
use crate::catalogue::{self, Catalogue, data_folder};
use crate::game::{Notice, Seat, Session};
use crate::rules::notation::game::Note;
use crate::rules::{Outcome, Side, Turn};
use crate::texts::say::side_key;
use bevy::prelude::*;
use std::sync::Arc;
use std::time::Duration;

/// What could not be kept is tried again after this time.
const AGAIN: Duration = Duration::from_secs(10);

/// The game at the table, as far as it is kept.
#[derive(Debug, Default)]
pub(super) struct Live {
    pub number: u64,
    /// Its name on the shelf.
    pub id: Option<String>,
    /// Was it given to be kept?
    pub given: bool,
    /// How it stood then, or when it came to the table.
    stands: Option<Stand>,
    /// It was over when it came to the table: whoever plays on from it begins another one.
    was_over: bool,
    /// When to try again.
    again: Option<Duration>,
}

/// The next game at the table is one that the library knows.
#[derive(Debug)]
pub(super) struct Coming {
    pub number: u64,
    /// Its name on the shelf; `None` for one that is brought in, and kept at once.
    pub id: Option<String>,
}

/// What of a game is kept.
#[derive(Clone, Debug, PartialEq)]
struct Stand {
    played: Played,
    tags: Vec<(String, String)>,
    seats: [Seat; 2],
    offer: Option<Side>,
}

/// What makes a game another one than before.
#[derive(Clone, Debug, PartialEq)]
struct Played {
    turns: usize,
    last: Option<Turn>,
    outcome: Option<Outcome>,
    notes: Vec<Note>,
}

impl Stand {
    fn of(session: &Session) -> Self {
        // While another game is looked at, the one at the table waits; remarks on it count at once.
        let notes = match &session.review() {
            Some(_) => session.game().notes,
            None => session.notes().to_vec(),
        };
        let session = live(session);
        let record = session.record();
        let played = Played {
            turns: record.turns().len(),
            last: record.turns().last().cloned(),
            outcome: record.outcome(),
            notes,
        };
        let (tags, seats) = (session.tags().to_vec(), session.seats().clone());
        Self { played, tags, seats, offer: record.offer() }
    }
}

/// The game at the table, also while another one is looked at.
fn live(session: &Session) -> &Session {
    session.review().map_or(session, |review| review.live())
}

/// The library of a player at this machine, on a thread of its own. Where the system has no place
/// for it, games last as long as the program.
pub fn at_the_table(catalogue: &Catalogue) -> LibraryState {
    let Some(folder) = data_folder() else {
        let clerk = LibraryService::new(
            Arc::new(MemoryStore::default()),
            catalogue.clone(),
            Timestamp::now,
        );
        let mut store = LibraryState::new(ThreadWorker::new(clerk), SystemDialog::default());
        store.trouble = Some(Trouble::NoFolder);
        return store;
    };
    let shelf = FolderStore::new(folder.join(catalogue::library::FOLDER));
    shelf.sweep();
    let clerk = LibraryService::new(Arc::new(shelf), catalogue.clone(), Timestamp::now);
    let clerk = clerk.with_own(CustomFolder(folder));
    LibraryState::new(ThreadWorker::new(clerk), SystemDialog::default())
}

/// Has the game kept where it has changed.
pub(super) fn keep(
    time: Res<Time<Real>>,
    session: Res<CurrentSession>,
    opponent: Option<Res<Opponent>>,
    mut notices: MessageReader<NoticeMessage>,
    mut store: ResMut<LibraryState>,
) {
    let mut started = store.live.stands.is_none();
    for NoticeMessage(notice) in notices.read() {
        match notice {
            Notice::Started => started = true,
            Notice::Annotated => store.annotate(&session),
            Notice::Reviewing(begun) => {
                // The end of an earlier look is told before the beginning of the next.
                store.looked_at = if *begun { store.to_look_at.take() } else { None };
            }
            _ => {}
        }
    }
    if started {
        begin(&session, &mut store);
    }
    let again = store.live.again.is_some_and(|again| time.elapsed() >= again);
    if !again && !session.is_changed() {
        return;
    }
    let now = Stand::of(&session);
    let Some(before) = &store.live.stands else { return };
    let is_other = now.played != before.played;
    if is_other && store.live.was_over {
        let number = store.next_number();
        let left = std::mem::replace(&mut store.live.number, number);
        store.give(Task::Leave(left));
        store.live = Live { number, stands: store.live.stands.take(), ..Live::default() };
    }
    let live = &store.live;
    let wanted = if live.given {
        again || live.stands.as_ref() != Some(&now)
    } else {
        is_other && now.played.turns > 0
    };
    if wanted {
        give(&session, opponent.as_deref(), &mut store);
        store.live.stands = Some(now);
    }
}

/// Another game is at the table.
fn begin(session: &Session, store: &mut LibraryState) {
    let coming = store.coming.take();
    let at_once = coming.as_ref().is_some_and(|coming| coming.id.is_none());
    let Coming { number, id } =
        coming.unwrap_or_else(|| Coming { number: store.next_number(), id: None });
    let left = store.live.number;
    store.give(Task::Leave(left));
    store.live = Live {
        number,
        given: id.is_some(),
        id,
        stands: Some(Stand::of(session)),
        was_over: live(session).outcome().is_some(),
        again: None,
    };
    if at_once {
        give(session, None, store);
    }
}

/// Gives the game to be kept.
fn give(session: &Session, opponent: Option<&Opponent>, store: &mut LibraryState) {
    let mut game = session.game();
    let session = live(session);
    let names = session.seats().each_ref().map(|seat| match seat {
        Seat::Person => None,
        Seat::Computer(character) => Some(character.name.as_str()),
    });
    Players(names).tag(&mut game, store.now());
    let seat = |side: Side| match session.seat(side) {
        Seat::Person => state::HUMAN.to_owned(),
        Seat::Computer(character) => character.key.clone(),
    };
    let mut state = vec![(state::WHITE, seat(Side::White)), (state::BLACK, seat(Side::Black))];
    state.extend(opponent.map(|opponent| (state::SEED, opponent.seed().to_string())));
    let offer = session.record().offer().map(|side| side_key(side).to_owned());
    state.extend(offer.map(|side| (state::OFFER, side)));
    let left = session.left().map(|left| left.map(|time| time.as_millis()));
    state.extend(left.map(|[white, black]| (state::CLOCKS, format!("{white} {black}"))));
    let number = store.live.number;
    store.give(Task::Keep { number, game: Box::new(game), state });
    store.live.given = true;
    store.live.again = None;
}

impl LibraryState {
    /// What was remarked on a game of the library is kept with it.
    fn annotate(&mut self, session: &Session) {
        if let (Some(id), Some(review)) = (&self.looked_at, &session.review())
            && !review.is_of_live()
        {
            let (id, game) = (id.clone(), Box::new(review.game()));
            self.give(Task::Annotate { id, game });
        }
    }

    /// The game of this number is kept, or not.
    pub(super) fn hear_kept(
        &mut self,
        number: u64,
        result: Result<String, StoreError>,
        now: Duration,
    ) {
        match result {
            Ok(id) => {
                if number == self.live.number {
                    self.live.id = Some(id);
                }
                if matches!(self.trouble, Some(Trouble::Store(_))) {
                    self.trouble = None;
                }
            }
            Err(error) => {
                self.trouble = Some(Trouble::Store(error));
                self.live.again = Some(now + AGAIN);
            }
        }
    }
}

/// Before the program ends, everything that was played is kept, and the clocks as they stand.
pub(super) fn part(
    mut exits: MessageReader<AppExit>,
    session: Res<CurrentSession>,
    opponent: Option<Res<Opponent>>,
    mut store: ResMut<LibraryState>,
) {
    if exits.read().next().is_none() {
        return;
    }
    if store.live.given && !store.live.was_over {
        give(&session, opponent.as_deref(), &mut store);
    }
    store.worker.finish();
}
