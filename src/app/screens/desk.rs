//! What the screens know beside the game: language, open page, the next game's plan, and what
//! was said last.

use super::game_setup::GameSetup;
use super::library::LibraryPage;
use super::settings::Tab;
use super::statistics::Counted;
use super::{booklet, moves};
use crate::app::storage::StorageError;
use crate::catalogue::Catalogue;
use crate::engine::character;
use crate::game::{Notice, Seat};
use crate::rules::Side;
use crate::texts::{Language, Texts};
use bevy::prelude::Resource;

/// How long a refusal is shown, in seconds.
const REMARK_TIME: f32 = 6.0;
/// How long other tidings are shown, in seconds; a click puts them away sooner.
const TIDINGS_TIME: f32 = 12.0;

/// The page that lies over the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Page {
    /// None: the board is free.
    #[default]
    Board,
    /// The plan of the next game.
    NewGame,
    /// Who is to play a side of it.
    Opponent(Side),
    /// The rules of the running variant.
    Rules,
    /// Mouse and keys.
    Help,
    /// A game was broken off: shall it go on?
    Resume,
    /// The games that are kept.
    Library,
    /// Games are brought in.
    Import,
    /// Games are written to a file whose path is typed.
    Export,
    /// Wins, losses and the longest chains.
    Statistics,
    /// The instructive games that come with the program.
    Shipped,
    /// The tables of the Parker booklet, recounted.
    Booklet,
    /// How the table looks, sounds and behaves.
    Settings,
    /// The list of turns, where there is no room for it beside the board.
    Moves,
    /// How the game has ended.
    Result,
    /// Shall the game really be given up?
    Resign,
    /// Shall the program really end?
    Quit,
}

impl Page {
    /// Does the page keep pointer and keys from the board?
    pub const fn is_dialog(self) -> bool {
        !matches!(self, Self::Board | Self::Result)
    }
}

/// The state of the screens.
#[derive(Resource, Debug)]
pub struct Desk {
    /// The sentences in the player's language.
    pub texts: Texts,
    /// What can be played.
    pub catalogue: Catalogue,
    /// The page that lies over the board.
    pub page: Page,
    /// The plan of the next game.
    pub draft: GameSetup,
    /// What the referee said last and the player has not seen long enough yet.
    pub remark: Option<(Notice, f32)>,
    /// What else there is to tell, each with the seconds it is still shown.
    pub tidings: Vec<(String, f32)>,
    /// The part of the settings that is open.
    pub tab: Tab,
    /// The interface is fading, opening or holding something open, and wants to be drawn again.
    pub stirring: bool,
    /// How many buttons and the like were clicked so far: each can be heard.
    pub clicks: u32,
    /// The result was shown and put away.
    pub(super) result_seen: bool,
    pub(super) themed: bool,
    /// What the library's pages know.
    pub library: LibraryPage,
    /// What the page of statistics shows.
    pub counted: Counted,
    /// The trouble with keeping games that the player has put away.
    pub(super) trouble_seen: Option<StorageError>,
    pub(super) moves: moves::State,
    pub(super) booklet: booklet::Counted,
}

impl Default for Desk {
    fn default() -> Self {
        Self::new(Language::English, Catalogue::shipped())
    }
}

impl Desk {
    /// A desk with the board free.
    pub fn new(language: Language, catalogue: Catalogue) -> Self {
        let easy = character::all().get(1).cloned().map_or(Seat::Person, Seat::Computer);
        let draft = GameSetup::new(catalogue.standard(), [Seat::Person, easy]);
        Self {
            texts: Texts::new(language),
            catalogue,
            page: Page::Board,
            draft,
            remark: None,
            tidings: Vec::new(),
            tab: Tab::default(),
            stirring: false,
            clicks: 0,
            result_seen: false,
            themed: false,
            library: LibraryPage::default(),
            counted: Counted::default(),
            trouble_seen: None,
            moves: moves::State::default(),
            booklet: booklet::Counted::default(),
        }
    }

    /// Speaks another language from now on.
    pub fn speak(&mut self, language: Language) {
        if self.texts.language() != language {
            let hand = self.texts.hand;
            self.texts = Texts::new(language);
            self.texts.hand = hand;
        }
    }

    /// Tells something that is no matter of the game.
    pub fn tell(&mut self, sentence: String) {
        self.tidings.push((sentence, TIDINGS_TIME));
    }

    /// Hears what the referee announces.
    pub fn hear(&mut self, notice: &Notice) {
        match notice {
            Notice::Refused(_)
            | Notice::NoGame(_)
            | Notice::MatchLost(_)
            | Notice::DrawDeclined
            | Notice::Claimed => {
                self.remark = Some((notice.clone(), REMARK_TIME));
            }
            Notice::Reviewing(begins) => {
                // A result that was there before the past was looked at is known.
                self.result_seen = !begins;
                if self.page == Page::Result {
                    self.page = Page::Board;
                }
            }
            Notice::Started | Notice::Stepped { .. } | Notice::Rewound => {
                self.remark = None;
                self.result_seen = false;
                if self.page == Page::Result {
                    self.page = Page::Board;
                }
            }
            _ => {}
        }
    }

    /// Lets time pass, in seconds. `over` tells that the game has ended and the stones lie still.
    pub fn pass(&mut self, seconds: f32, over: bool) {
        if let Some((_, left)) = &mut self.remark {
            *left -= seconds;
            if *left <= 0.0 {
                self.remark = None;
            }
        }
        for (_, left) in &mut self.tidings {
            *left -= seconds;
        }
        self.tidings.retain(|&(_, left)| left > 0.0);
        if over && !self.result_seen && self.page == Page::Board {
            self.page = Page::Result;
            self.result_seen = true;
        }
    }
}
