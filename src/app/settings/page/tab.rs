//! The parts of the settings page, and which settings belong to each.

use crate::app::settings::Values;
use crate::texts::id;

/// A part of the settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    /// Board, stones and graphics quality.
    #[default]
    TableLook,
    /// Volumes.
    Sound,
    /// Marks, speed and camera.
    Play,
    /// Scale, animation and full screen.
    Interface,
    /// The keys of the actions.
    Keys,
    /// Switches, and clocks that wait.
    Access,
    /// The language.
    Language,
}

impl Tab {
    /// All parts, each with the message id of its label.
    pub const ALL: [(Self, &str); 7] = [
        (Self::TableLook, id("settings-look")),
        (Self::Sound, id("settings-sound")),
        (Self::Play, id("settings-play")),
        (Self::Interface, id("settings-interface")),
        (Self::Keys, id("settings-keys")),
        (Self::Access, id("settings-access")),
        (Self::Language, id("settings-language")),
    ];

    /// Copies the settings of this part from other values.
    pub fn copy(self, from: &Values, to: &mut Values) {
        match self {
            Self::TableLook => {
                to.board.clone_from(&from.board);
                to.stones.clone_from(&from.stones);
                to.coordinates = from.coordinates;
                to.quality.clone_from(&from.quality);
            }
            Self::Sound => to.sound = from.sound,
            Self::Play => {
                to.marks = from.marks;
                to.speed = from.speed;
                to.reply = from.reply;
                to.viewpoint = from.viewpoint;
            }
            // The size of the window is no choice on this page.
            Self::Interface => {
                to.scale = from.scale;
                to.reduced_motion = from.reduced_motion;
                let full = from.window.is_some_and(|window| window.full_screen);
                if let Some(window) = &mut to.window {
                    window.full_screen = full;
                }
            }
            Self::Keys => to.keys.clone_from(&from.keys),
            Self::Access => {
                to.switch = from.switch;
                to.person_clocks_stop = from.person_clocks_stop;
            }
            Self::Language => {}
        }
    }

    /// These values with the defaults for this part.
    pub fn reset(self, values: &Values) -> Values {
        let mut reset = values.clone();
        self.copy(&Values::default(), &mut reset);
        reset
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::values::Marks;

    #[test]
    fn a_part_is_reset_alone_and_comes_back() {
        let mut values = Values {
            board: "slab".into(),
            marks: Marks::Few,
            speed: 2.0,
            person_clocks_stop: true,
            scale: Some(1.5),
            ..Values::default()
        };
        values.sound.muted = true;
        for (tab, name) in Tab::ALL {
            let mut reset = tab.reset(&values);
            assert_eq!(reset == values, matches!(tab, Tab::Keys | Tab::Language), "{name}");
            for (other, _) in Tab::ALL.into_iter().filter(|(other, _)| *other != tab) {
                let mut same = reset.clone();
                other.copy(&values, &mut same);
                assert_eq!(same, reset, "the reset of {name} changed {other:?}");
            }
            tab.copy(&values, &mut reset);
            assert_eq!(reset, values, "{name}");
        }
    }
}
