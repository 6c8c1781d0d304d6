//! The content of the panel beside the board, which is open while the board is played on.
//!
//! A lesson sets [`SidePanelContent`] and reads [`SidePanelPressed`]; the screens draw the panel.

use crate::game::Intent;
use bevy::prelude::*;

/// What the panel beside the board shows.
#[derive(Clone, Debug, Default)]
pub struct SidePanel {
    /// The heading.
    pub title: String,
    /// The text, paragraph by paragraph.
    pub paragraphs: Vec<String>,
    /// The buttons below the text, the most likely first.
    pub buttons: Vec<SidePanelButton>,
}

/// A button of the panel.
#[derive(Clone, Debug)]
pub struct SidePanelButton {
    /// The text on the button.
    pub label: String,
    /// What a click does.
    pub action: SidePanelAction,
}

/// What a button of the panel does.
#[derive(Clone, Debug)]
pub enum SidePanelAction {
    /// Sends an intent to the session.
    Intent(Box<Intent>),
    /// Sends [`SidePanelPressed`] with this name to whoever set the content.
    Custom(String),
    /// Closes the panel.
    Close,
}

/// The content of the panel; the panel is closed while it is `None`.
#[derive(Resource, Clone, Debug, Default, Deref, DerefMut)]
pub struct SidePanelContent(pub Option<SidePanel>);

/// The name of a [`SidePanelAction::Custom`] button that was clicked.
#[derive(Message, Clone, Debug, PartialEq, Eq, Deref)]
pub struct SidePanelPressed(pub String);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SidePanelContent>().add_message::<SidePanelPressed>();
}
