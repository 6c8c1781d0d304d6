//! The texts in the language that the player reads.

use super::schedule::{draw_changes, pace};
use crate::texts::{Language, Texts};
use bevy::prelude::*;

/// The texts in the current language.
#[derive(Resource, Debug, Deref, DerefMut)]
pub struct CurrentTexts(pub Texts);

impl Default for CurrentTexts {
    fn default() -> Self {
        Self::new(Language::ENGLISH)
    }
}

impl CurrentTexts {
    /// The texts in `language`, for a player with a mouse.
    pub fn new(language: Language) -> Self {
        Self(Texts::new(language))
    }

    /// Switches to `language`. The input device that the texts mention stays the same.
    pub fn speak(&mut self, language: Language) {
        if self.language() != language {
            self.renew(language);
        }
    }

    /// Takes the texts of the language that were added since it was chosen.
    pub fn take_added(&mut self) {
        self.renew(self.language());
    }

    fn renew(&mut self, language: Language) {
        let input_device = self.input_device;
        self.0 = Texts::new(language);
        self.input_device = input_device;
    }
}

pub(super) fn plugin(app: &mut App) {
    pace(app, draw_changes::<CurrentTexts>);
    app.init_resource::<CurrentTexts>();
}
