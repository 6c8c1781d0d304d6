//! The position being edited in the window: what the page of the editor asks for, and carrying it out.

mod command;
pub(super) mod page;

pub use command::EditorCommand;
pub(in crate::app) use command::game_from;

use super::content::CurrentCatalogue;
use super::schedule::AppSet;
use crate::game::editor::Editor;
use crate::rules::notation::{Game, ParsePositionError, write_link};
use crate::rules::{Position, Record, Variant};
use bevy::prelude::*;

/// The position being edited.
#[derive(Resource, Clone, Debug)]
pub struct CurrentEditor {
    editor: Editor,
    /// Whether anything was ever edited. Until then the editor shows the position on the board.
    used: bool,
    /// The text that is being typed, and what is wrong with it.
    typed: Option<(String, Option<ParsePositionError>)>,
}

impl CurrentEditor {
    /// The editor with its position.
    pub const fn editor(&self) -> &Editor {
        &self.editor
    }

    /// The text of the position, or that which is being typed.
    pub fn text(&self) -> String {
        self.typed.as_ref().map_or_else(|| self.editor.text(), |(text, _)| text.clone())
    }

    /// What is wrong with the text being typed.
    pub fn text_error(&self) -> Option<&ParsePositionError> {
        self.typed.as_ref().and_then(|(_, error)| error.as_ref())
    }
}

impl FromWorld for CurrentEditor {
    fn from_world(world: &mut World) -> Self {
        let variant = world.get_resource_or_init::<CurrentCatalogue>().standard();
        Self { editor: Editor::new(variant), used: false, typed: None }
    }
}

/// The address of the page, for links to games and positions. `None` where there is no page: links then begin
/// with `fanorona:`, and every program and page can import them.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct PageAddress(pub Option<String>);

impl PageAddress {
    /// A link to a game.
    pub fn game(&self, game: &Game) -> String {
        let link = write_link(game);
        self.0.as_ref().map_or_else(|| link.clone(), |address| format!("{address}#{link}"))
    }

    /// A link to a position.
    pub fn link(&self, variant: &Variant, position: &Position) -> String {
        let record = Record::from_position(variant.rules.clone(), *position);
        match &self.0 {
            Some(address) => {
                let text = crate::rules::notation::write_position(&variant.rules, position);
                let text = text.replace(' ', "_");
                format!("{address}?variant={}&position={text}", variant.key)
            }
            None => write_link(&Game::new(variant.key.clone(), record)),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<EditorCommand>()
        .init_resource::<CurrentEditor>()
        .init_resource::<PageAddress>()
        .add_systems(Update, command::carry_out.in_set(AppSet::Input));
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use crate::catalogue::Catalogue;
    use crate::launch::address::Address;
    use crate::rules::notation::{is_link, read_position};
    use crate::rules::variant::shipped;

    #[test]
    fn links_lead_to_the_position() {
        let catalogue = Catalogue::shipped();
        for (key, text) in [
            ("telo", "2B/3/W2 b 4 30"),
            ("vela", "BBBBBBBBB/BBBBBBBBB/BWBW1BWBW/WWWWWWWWW/WWWWWWWWW w 0 1 b"),
        ] {
            let variant = shipped::variant(key).unwrap();
            let position = read_position(&variant.rules, text).unwrap();
            let page = PageAddress(Some("https://example.org/play/".to_owned()));
            let link = page.link(&variant, &position);
            let (_, query) = link.split_once('?').unwrap();
            let address = Address::read(&catalogue, query, "");
            assert_eq!(address.errors, []);
            assert_eq!(address.game.unwrap().record.position(), &position, "{link}");
            let link = PageAddress(None).link(&variant, &position);
            let (read, game) = catalogue.read_link(&link).unwrap();
            assert_eq!((read.key.as_str(), game.record.position()), (key, &position), "{link}");
            let link = page.game(&game);
            assert!(is_link(&link), "{link}");
            let (_, hash) = link.split_once('#').unwrap();
            let address = Address::read(&catalogue, "", hash);
            assert_eq!(address.game.unwrap().record.position(), &position, "{link}");
            assert_eq!(PageAddress(None).game(&game), hash);
        }
    }
}
