//! Who made a gamepad, and what is printed on its buttons.

use crate::texts::{Texts, id};
use bevy::input::gamepad::GamepadButton;

/// The kinds of gamepads whose buttons have names of their own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PadBrand {
    /// Microsoft's, and those that copy it.
    Xbox,
    /// Sony's.
    PlayStation,
    /// Nintendo's, where the right button confirms and the lower one goes back.
    Nintendo,
    /// Any other: buttons are named by where they are.
    #[default]
    Other,
}

impl PadBrand {
    /// The brand by the vendor's number, or by the name, which is all that a browser tells.
    pub fn of(vendor: Option<u16>, name: &str) -> Self {
        let by_number = match vendor {
            Some(0x045e) => Some(Self::Xbox),
            Some(0x054c) => Some(Self::PlayStation),
            Some(0x057e) => Some(Self::Nintendo),
            _ => None,
        };
        by_number.unwrap_or_else(|| Self::by_name(&name.to_lowercase()))
    }

    fn by_name(name: &str) -> Self {
        let has = |words: &[&str]| words.iter().any(|word| name.contains(word));
        if has(&["xbox", "x-box", "xinput", "microsoft", "045e"]) {
            Self::Xbox
        } else if has(&[
            "playstation",
            "dualshock",
            "dualsense",
            "sony",
            "ps3",
            "ps4",
            "ps5",
            "054c",
        ]) {
            Self::PlayStation
        } else if has(&["nintendo", "joy-con", "pro controller", "switch", "057e"]) {
            Self::Nintendo
        } else {
            Self::Other
        }
    }
}

/// What is printed on a button.
///
/// ```
/// use bevy::input::gamepad::GamepadButton;
/// use fanorona::app::gamepad::{PadBrand, button_name};
/// use fanorona::texts::{Language, Texts};
///
/// let texts = Texts::new(Language::ENGLISH);
/// let name = |brand| button_name(&texts, GamepadButton::South, brand);
/// assert_eq!(name(PadBrand::Xbox), "A");
/// assert_eq!(name(PadBrand::Nintendo), "B");
/// assert_eq!(name(PadBrand::PlayStation), "Cross");
/// ```
pub fn button_name(texts: &Texts, button: GamepadButton, brand: PadBrand) -> String {
    match printed(button, brand) {
        // Signs that not every font has.
        sign if sign.starts_with("pad-") => texts.get(sign),
        letter => letter.to_owned(),
    }
}

/// The letters on a button, or the id of the message that names its sign.
const fn printed(button: GamepadButton, brand: PadBrand) -> &'static str {
    use GamepadButton as B;
    use PadBrand::{Nintendo, Other, PlayStation, Xbox};
    match (button, brand) {
        (B::South, Xbox) | (B::East, Nintendo) => "A",
        (B::East, Xbox) | (B::South, Nintendo) => "B",
        (B::West, Xbox) | (B::North, Nintendo) => "X",
        (B::North, Xbox) | (B::West, Nintendo) => "Y",
        (B::South, PlayStation) => id("pad-cross"),
        (B::East, PlayStation) => id("pad-circle"),
        (B::West, PlayStation) => id("pad-square"),
        (B::North, PlayStation) => id("pad-triangle"),
        (B::South, Other) => "(⬇)",
        (B::East, Other) => "(➡)",
        (B::West, Other) => "(⬅)",
        (B::North, Other) => "(⬆)",
        (B::LeftTrigger, Xbox) => "LB",
        (B::RightTrigger, Xbox) => "RB",
        (B::LeftTrigger2, Xbox) => "LT",
        (B::RightTrigger2, Xbox) => "RT",
        (B::LeftTrigger, Nintendo) => "L",
        (B::RightTrigger, Nintendo) => "R",
        (B::LeftTrigger2, Nintendo) => "ZL",
        (B::RightTrigger2, Nintendo) => "ZR",
        (B::LeftTrigger, _) => "L1",
        (B::RightTrigger, _) => "R1",
        (B::LeftTrigger2, _) => "L2",
        (B::RightTrigger2, _) => "R2",
        (B::Select, Xbox) => "View",
        (B::Select, PlayStation) => "Share",
        (B::Select, Nintendo) => "−",
        (B::Select, Other) => "Select",
        (B::Start, Xbox) => "Menu",
        (B::Start, PlayStation) => "Options",
        (B::Start, Nintendo) => "+",
        (B::Start, Other) => "Start",
        (B::LeftThumb, _) => "L3",
        (B::RightThumb, _) => "R3",
        (B::DPadLeft, _) => "⬅",
        (B::DPadUp, _) => "⬆",
        (B::DPadDown, _) => "⬇",
        (B::DPadRight, _) => "➡",
        _ => "?",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brands_are_recognised_by_number_and_by_name() {
        for (vendor, name, brand) in [
            (Some(0x045e), "Wireless Controller", PadBrand::Xbox),
            (Some(0x054c), "Wireless Controller", PadBrand::PlayStation),
            (Some(0x057e), "Pro Controller", PadBrand::Nintendo),
            (None, "Xbox 360 Controller (XInput STANDARD GAMEPAD)", PadBrand::Xbox),
            (None, "Sony DualShock 4 (STANDARD GAMEPAD Vendor: 054c)", PadBrand::PlayStation),
            (None, "Nintendo Switch Pro Controller", PadBrand::Nintendo),
            (Some(0x046d), "Logitech F310", PadBrand::Other),
        ] {
            assert_eq!(PadBrand::of(vendor, name), brand, "{name}");
        }
    }

    #[test]
    fn no_two_buttons_of_a_gamepad_have_the_same_name() {
        use GamepadButton as B;
        let all = [
            B::South,
            B::East,
            B::West,
            B::North,
            B::LeftTrigger,
            B::RightTrigger,
            B::LeftTrigger2,
            B::RightTrigger2,
            B::Select,
            B::Start,
            B::LeftThumb,
            B::RightThumb,
            B::DPadLeft,
            B::DPadUp,
            B::DPadDown,
            B::DPadRight,
        ];
        for brand in [PadBrand::Xbox, PadBrand::PlayStation, PadBrand::Nintendo, PadBrand::Other] {
            let names: std::collections::BTreeSet<_> =
                all.iter().map(|&button| printed(button, brand)).collect();
            assert_eq!(names.len(), all.len(), "{brand:?}");
            assert!(!names.contains("?"));
        }
    }
}
