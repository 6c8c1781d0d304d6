//! Loads the openings of engine games. On the desktop they are compiled in; a page fetches them.

use super::CurrentExplorer;
use crate::app::fetched::{FetchedText, Fetcher, TextKind};
#[cfg(not(target_arch = "wasm32"))]
use crate::game::explore::shipped;
use crate::game::explore::{OpeningsError, OpeningsReader};
use crate::rules::Variant;
use crate::rules::variant::shipped as variants;
use bevy::prelude::*;
use std::sync::Arc;

/// The number of positions that are read in a frame.
const POSITIONS: usize = 40;

/// The openings of engine games of the variant on the board.
#[derive(Debug, Default)]
pub enum OpeningsState {
    /// They were not asked for, or there are none for this variant.
    #[default]
    None,
    /// They are to be loaded.
    Wanted,
    /// They are on their way.
    Fetching,
    /// They are being read.
    Reading(Box<OpeningsReader>),
    /// They are there.
    Ready,
    /// They could not be fetched.
    Missing,
    /// They cannot be used.
    Damaged(OpeningsError),
}

impl OpeningsState {
    /// Whether they are on their way or being read.
    pub const fn is_busy(&self) -> bool {
        matches!(self, Self::Wanted | Self::Fetching | Self::Reading(_))
    }
}

/// Asks for the openings, takes them when they arrive, and reads a few positions in each frame.
pub(super) fn load(mut explorer: ResMut<CurrentExplorer>, mut fetcher: ResMut<Fetcher>) {
    if !explorer.open || !explorer.openings.is_busy() {
        return;
    }
    let Some(variant) = explorer.explorer.as_ref().map(|known| known.variant().clone()) else {
        return;
    };
    let state = std::mem::take(&mut explorer.openings);
    explorer.openings = match state {
        OpeningsState::Wanted => want(&variant, &mut fetcher),
        OpeningsState::Fetching => {
            match fetcher.take(TextKind::Openings).filter(|arrived| arrived.variant == variant.key)
            {
                None => OpeningsState::Fetching,
                Some(FetchedText { text: None, .. }) => OpeningsState::Missing,
                Some(FetchedText { text: Some(text), .. }) => read(text, &variant),
            }
        }
        OpeningsState::Reading(mut reader) => match reader.read_some(POSITIONS) {
            Ok(None) => OpeningsState::Reading(reader),
            Ok(Some(openings)) => {
                explorer.explorer.iter_mut().for_each(|known| known.set_openings(openings.clone()));
                OpeningsState::Ready
            }
            Err(error) => OpeningsState::Damaged(error),
        },
        other => other,
    };
    if !explorer.openings.is_busy() {
        explorer.version += 1;
    }
}

/// Begins to load the openings of a variant. Only shipped variants have any.
fn want(variant: &Arc<Variant>, fetcher: &mut Fetcher) -> OpeningsState {
    let is_shipped = variants::all()
        .iter()
        .any(|known| known.key == variant.key && known.rules == variant.rules);
    if !is_shipped {
        OpeningsState::None
    } else if fetcher.has_source() {
        fetcher.fetch(TextKind::Openings, &variant.key);
        OpeningsState::Fetching
    } else {
        compiled_in(variant)
    }
}

fn read(text: String, variant: &Arc<Variant>) -> OpeningsState {
    match OpeningsReader::new(text, variant) {
        Ok(reader) => OpeningsState::Reading(Box::new(reader)),
        Err(error) => OpeningsState::Damaged(error),
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn compiled_in(variant: &Arc<Variant>) -> OpeningsState {
    let text = shipped::FILES.iter().find(|(key, _)| *key == variant.key);
    text.map_or(OpeningsState::None, |(_, text)| read((*text).to_owned(), variant))
}

#[cfg(target_arch = "wasm32")]
fn compiled_in(_variant: &Arc<Variant>) -> OpeningsState {
    OpeningsState::None
}
