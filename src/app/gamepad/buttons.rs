//! What the buttons do on the board, and in a review.

use super::brand::{PadBrand, button_name};
use super::direction::PadDirection;
use crate::app::actions::{InputAction, InterfaceKey, ROWS};
use crate::texts::{Texts, id};
use bevy::input::gamepad::GamepadButton;

/// The button that opens the menu, and leaves it.
pub const MENU: GamepadButton = GamepadButton::Start;
/// The button with which, while it is held, directions go to every point.
pub const ALL_POINTS: GamepadButton = GamepadButton::LeftTrigger2;

/// The buttons with what they do while a game is played, and in a review.
const BUTTONS: [(GamepadButton, Option<InputAction>, Option<InputAction>); 12] = [
    (GamepadButton::South, Some(InputAction::Act), Some(InputAction::ReviewPlay)),
    (GamepadButton::East, Some(InputAction::Back), Some(InputAction::Back)),
    (GamepadButton::West, Some(InputAction::Approach), Some(InputAction::Lines)),
    (GamepadButton::North, Some(InputAction::Withdrawal), Some(InputAction::MistakeNext)),
    (GamepadButton::LeftTrigger, Some(InputAction::Undo), Some(InputAction::ReviewStepBack)),
    (GamepadButton::RightTrigger, Some(InputAction::Redo), Some(InputAction::ReviewStepOn)),
    (ALL_POINTS, None, Some(InputAction::ReviewFirst)),
    (GamepadButton::RightTrigger2, Some(InputAction::EndTurn), Some(InputAction::ReviewLast)),
    (GamepadButton::Select, Some(InputAction::Hint), None),
    (MENU, None, None),
    (GamepadButton::LeftThumb, Some(InputAction::Claim), None),
    (GamepadButton::RightThumb, Some(InputAction::ViewUsual), None),
];

/// The directions with their buttons, and what they do in a review and in the interface.
pub(super) const DIRECTIONS: [(PadDirection, GamepadButton, InputAction, InterfaceKey); 4] = [
    (PadDirection::Left, GamepadButton::DPadLeft, InputAction::ReviewPrevious, InterfaceKey::Left),
    (PadDirection::Up, GamepadButton::DPadUp, InputAction::ReviewLineAbove, InterfaceKey::Up),
    (PadDirection::Down, GamepadButton::DPadDown, InputAction::ReviewLineBelow, InterfaceKey::Down),
    (PadDirection::Right, GamepadButton::DPadRight, InputAction::ReviewNext, InterfaceKey::Right),
];

/// The button that is meant where Nintendo's two lower buttons change places.
pub(super) const fn placed(button: GamepadButton, brand: PadBrand) -> GamepadButton {
    match (button, brand) {
        (GamepadButton::South, PadBrand::Nintendo) => GamepadButton::East,
        (GamepadButton::East, PadBrand::Nintendo) => GamepadButton::South,
        _ => button,
    }
}

/// What a button does.
pub(super) fn action(
    button: GamepadButton,
    brand: PadBrand,
    reviewing: bool,
) -> Option<InputAction> {
    let meant = placed(button, brand);
    let (_, playing, review) = BUTTONS.into_iter().find(|(known, ..)| *known == meant)?;
    if reviewing { review } else { playing }
}

/// The button of an action; `None` if the gamepad has none.
pub(super) fn button_of(action: InputAction, brand: PadBrand) -> Option<GamepadButton> {
    let play = BUTTONS.into_iter().find(|(_, playing, _)| *playing == Some(action));
    let review = || BUTTONS.into_iter().find(|(_, _, review)| *review == Some(action));
    let direction = || DIRECTIONS.into_iter().find(|(_, _, turn, _)| *turn == action);
    let button = play.or_else(review).map(|(button, ..)| button);
    let button = button.or_else(|| direction().map(|(_, button, ..)| button))?;
    Some(placed(button, brand))
}

/// A line of the help about a gamepad.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PadRow {
    /// The buttons, as they are printed on it.
    pub buttons: String,
    /// What they do.
    pub about: String,
}

/// What the buttons of a gamepad do, in the player's language.
pub fn rows(texts: &Texts, brand: PadBrand) -> Vec<PadRow> {
    let name = |button| button_name(texts, button, brand);
    let row = |buttons, about: &str| PadRow { buttons, about: texts.get(about) };
    let mut rows = vec![
        row("⬅ ⬆ ⬇ ➡".to_owned(), id("key-cursor")),
        row(name(ALL_POINTS), id("pad-all")),
        row(name(MENU), id("pad-menu")),
    ];
    for line in ROWS {
        let buttons = line.actions.iter().filter_map(|&action| button_of(action, brand));
        let names: Vec<String> = buttons.map(name).collect();
        if !names.is_empty() {
            rows.push(row(names.join(", "), line.about));
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Language;

    #[test]
    fn every_button_is_explained_with_what_is_printed_on_it() {
        for &language in Language::ALL {
            let texts = Texts::new(language);
            for brand in
                [PadBrand::Xbox, PadBrand::PlayStation, PadBrand::Nintendo, PadBrand::Other]
            {
                let rows = rows(&texts, brand);
                for (button, ..) in BUTTONS {
                    let name = button_name(&texts, button, brand);
                    let said = rows.iter().any(|row| row.buttons.split(", ").any(|it| it == name));
                    assert!(said, "{brand:?} {name}");
                }
                assert!(rows.iter().all(|row| !row.about.contains('<')));
            }
        }
    }

    #[test]
    fn the_right_button_confirms_on_nintendo_gamepads() {
        use GamepadButton::{East, South};
        let does = |button, brand| action(button, brand, false);
        assert_eq!(does(South, PadBrand::Xbox), Some(InputAction::Act));
        assert_eq!(does(East, PadBrand::Nintendo), Some(InputAction::Act));
        assert_eq!(button_of(InputAction::Act, PadBrand::Nintendo), Some(East));
        assert_eq!(button_name(&Texts::new(Language::ENGLISH), East, PadBrand::Nintendo), "A");
    }
}
