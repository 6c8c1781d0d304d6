//! What the interface is drawn from, which does not change while it is drawn, and what it asks for.

use super::action::UiAction;
use crate::app::actions::InputAction;
use crate::app::content::CurrentCatalogue;
use crate::app::pages::{OpenPage, Page};
use crate::app::session::CurrentSession;
use crate::app::settings::values::{Settings, Values};
use crate::app::texts::CurrentTexts;
use crate::catalogue::Catalogue;
use crate::game::play::Session;
use crate::texts::Texts;
use bevy::prelude::{Resource, World};
use bevy_egui::egui::Response;
use std::cell::{Ref, RefCell};

/// Borrows what one frame of the interface is drawn from: what most pages need by name, and the resources of the features.
/// Collects the actions that the frame asks for.
pub(in crate::app) struct Model<'a> {
    world: &'a World,
    pub texts: &'a Texts,
    pub catalogue: &'a Catalogue,
    pub page: Page,
    pub settings: &'a Values,
    pub session: &'a Session,
    asked: RefCell<Vec<UiAction>>,
}

impl<'a> Model<'a> {
    /// Borrows from a world.
    pub(in crate::app) fn of(world: &'a World) -> Self {
        Self {
            world,
            texts: world.resource::<CurrentTexts>(),
            catalogue: world.resource::<CurrentCatalogue>(),
            page: world.resource::<OpenPage>().0,
            settings: world.resource::<Settings>(),
            session: world.resource::<CurrentSession>(),
            asked: RefCell::default(),
        }
    }

    /// Asks for an action.
    pub(in crate::app) fn ask(&self, action: UiAction) {
        self.asked.borrow_mut().push(action);
    }

    /// Asks for actions in this order.
    pub(in crate::app) fn ask_all(&self, actions: impl IntoIterator<Item = UiAction>) {
        actions.into_iter().for_each(|action| self.ask(action));
    }

    /// Asks for an action if this was clicked.
    pub(in crate::app) fn on_click(&self, clicked: Response, action: UiAction) {
        if clicked.clicked() {
            self.ask(action);
        }
    }

    /// The actions that were asked for so far.
    pub(in crate::app) fn asked(&self) -> Ref<'_, Vec<UiAction>> {
        self.asked.borrow()
    }

    /// All that was asked for.
    pub(in crate::app) fn into_asked(self) -> Vec<UiAction> {
        self.asked.into_inner()
    }

    /// A resource of a feature.
    pub(in crate::app) fn get<R: Resource>(&self) -> &'a R {
        self.world.resource()
    }

    /// A resource that exists only where there is a table; `None` without one.
    pub(in crate::app) fn find<R: Resource>(&self) -> Option<&'a R> {
        self.world.get_resource()
    }

    /// What asks for the settings after this edit; `None` if it changes nothing.
    pub(in crate::app) fn edited(&self, edit: impl FnOnce(&mut Values)) -> Option<UiAction> {
        let mut edited = self.settings.clone();
        edit(&mut edited);
        (edited != *self.settings).then(|| UiAction::Settings(Box::new(edited)))
    }

    /// The key of an action, as menus show it; empty if it has none.
    pub(in crate::app) fn key(&self, action: InputAction) -> String {
        let key = self.settings.keys.keys(action).into_iter().flatten().next();
        key.map_or_else(String::new, |key| key.say(self.texts))
    }

    /// What a button does, with the key that does it, too.
    pub(in crate::app) fn with_key(&self, name: &str, action: InputAction) -> String {
        match self.key(action) {
            key if key.is_empty() => name.to_owned(),
            key => format!("{name} ({key})"),
        }
    }
}
