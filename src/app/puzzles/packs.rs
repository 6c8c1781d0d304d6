//! Loads the packs when puzzles are asked for: compiled in on the desktop, fetched on the page.

use super::{CurrentPuzzles, PuzzleCommand};
use crate::app::content::CurrentCatalogue;
use crate::app::texts::CurrentTexts;
use crate::puzzles::{PackOrigin, PuzzlePack};
use crate::texts::say;
use bevy::prelude::*;

/// The text of a pack, or why there is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArrivedPack {
    /// The key of its variant.
    pub variant: String,
    /// The text; `None` if it could not be loaded.
    pub text: Option<String>,
    /// Whether it belongs to the program or to the player.
    pub origin: PackOrigin,
}

/// Where the texts of packs come from.
pub trait PackSource: Send + Sync {
    /// Asks for the packs that have not arrived yet.
    fn ask(&mut self);
    /// A pack that has arrived, once.
    fn poll(&mut self) -> Option<ArrivedPack>;
    /// Whether packs are on their way.
    fn is_busy(&self) -> bool;
}

/// Loads the packs.
#[derive(Resource)]
pub struct PackLoader(Box<dyn PackSource>);

impl PackLoader {
    /// Loads them from this source.
    pub fn new(source: impl PackSource + 'static) -> Self {
        Self(Box::new(source))
    }

    /// Whether packs are on their way.
    pub fn is_busy(&self) -> bool {
        self.0.is_busy()
    }
}

impl Default for PackLoader {
    /// Without any packs.
    fn default() -> Self {
        Self::new(EmbeddedPacks::default())
    }
}

/// Packs whose texts are in memory.
#[derive(Clone, Debug, Default)]
pub struct EmbeddedPacks {
    /// Those that were not asked for yet.
    waiting: Vec<ArrivedPack>,
    /// Those that are to be handed out, the next one last.
    asked: Vec<ArrivedPack>,
}

impl EmbeddedPacks {
    /// These packs.
    pub fn new(mut packs: Vec<ArrivedPack>) -> Self {
        packs.reverse();
        Self { waiting: packs, asked: Vec::new() }
    }

    /// Those that come with the program.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn shipped() -> Self {
        let pack = |(variant, text): (&str, &str)| ArrivedPack {
            variant: variant.to_owned(),
            text: Some(text.to_owned()),
            origin: PackOrigin::Shipped,
        };
        Self::new(crate::puzzles::shipped::FILES.map(pack).to_vec())
    }
}

impl PackSource for EmbeddedPacks {
    fn ask(&mut self) {
        self.asked.append(&mut self.waiting);
    }

    fn poll(&mut self) -> Option<ArrivedPack> {
        self.asked.pop()
    }

    fn is_busy(&self) -> bool {
        !self.asked.is_empty()
    }
}

/// Asks for the packs when they are needed, and reads those that arrive: one in a frame, because the
/// largest take some milliseconds.
pub(super) fn load(
    mut commands: MessageReader<PuzzleCommand>,
    (catalogue, texts): (Res<CurrentCatalogue>, Res<CurrentTexts>),
    mut loader: ResMut<PackLoader>,
    mut puzzles: ResMut<CurrentPuzzles>,
) {
    if commands.read().any(|command| *command == PuzzleCommand::Load) {
        puzzles.troubles.clear();
        loader.0.ask();
    }
    if !loader.is_busy() {
        return;
    }
    let Some(ArrivedPack { variant, text, origin }) = loader.0.poll() else { return };
    let Some(text) = text else {
        puzzles.troubles.push(texts.with("puzzles-not-loaded", &[("variant", variant.into())]));
        return;
    };
    let Some(rules) = catalogue.find(&variant) else { return };
    match PuzzlePack::read(&text, rules) {
        Ok(pack) => puzzles.packs.insert(pack, origin),
        Err(error) => puzzles.troubles.push(say::pack_error(&texts, &variant, &error)),
    }
}
