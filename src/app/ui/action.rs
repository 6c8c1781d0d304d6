//! What the interface asks for. Drawing changes nothing: it collects [`UiAction`]s, and [`carry_out`] carries them out in
//! this order.

use crate::app::pages::{OpenPage, Page};
use crate::app::schedule::InterfaceActivity;
use crate::app::session::{IntentMessage, keep_comment};
use crate::app::settings::values::{Settings, Values};
use crate::game::play::Intent;
use bevy::ecs::component::Mutable;
use bevy::ecs::message::Messages;
use bevy::prelude::*;
use std::any::{Any, type_name};
use std::fmt;

/// Something the interface asks for, carried out after it was drawn.
#[derive(Message, Debug)]
pub enum UiAction {
    /// Sends an intent to the session.
    Intent(Intent),
    /// Opens a page.
    OpenPage(Page),
    /// Replaces the settings by an edited copy. What differs takes effect in `settings/apply.rs`.
    Settings(Box<Values>),
    /// Sends a message to the feature that it belongs to.
    Send(Box<dyn AnyMessage>),
    /// Changes what a feature shows.
    Change(WorldChange),
}

/// A message of any feature.
pub trait AnyMessage: Any + fmt::Debug + Send + Sync {
    /// Sends it.
    fn send(self: Box<Self>, world: &mut World);
}

impl<M: Message + fmt::Debug> AnyMessage for M {
    fn send(self: Box<Self>, world: &mut World) {
        world.write_message(*self);
    }
}

/// A change of what a feature shows.
pub struct WorldChange {
    /// What is changed.
    name: &'static str,
    change: Box<dyn FnOnce(&mut World) + Send + Sync>,
}

impl fmt::Debug for WorldChange {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.name)
    }
}

impl UiAction {
    /// Sends a message.
    pub fn send(message: impl Message + fmt::Debug) -> Self {
        Self::Send(Box::new(message))
    }

    /// Changes a resource.
    pub fn change<R: Resource<Mutability = Mutable>>(
        change: impl FnOnce(&mut R) + Send + Sync + 'static,
    ) -> Self {
        let change = |world: &mut World| change(&mut world.resource_mut());
        Self::Change(WorldChange { name: type_name::<R>(), change: Box::new(change) })
    }

    /// Runs a system.
    pub fn run<M: 'static>(
        system: impl IntoSystem<(), (), M> + Copy + Send + Sync + 'static,
    ) -> Self {
        Self::with_world(&system, move |world| drop(world.run_system_cached(system)))
    }

    /// Runs a system that needs a value.
    pub fn run_with<V: Send + Sync + 'static, M: 'static>(
        system: impl IntoSystem<In<V>, (), M> + Copy + Send + Sync + 'static,
        value: V,
    ) -> Self {
        Self::with_world(&system, move |world| drop(world.run_system_cached_with(system, value)))
    }

    fn with_world<S>(_: &S, change: impl FnOnce(&mut World) + Send + Sync + 'static) -> Self {
        Self::Change(WorldChange { name: type_name::<S>(), change: Box::new(change) })
    }

    /// The message that is sent; `None` if it is another action.
    #[cfg(test)]
    pub(in crate::app) fn message<M: Message>(&self) -> Option<&M> {
        match self {
            Self::Send(message) => (&**message as &dyn Any).downcast_ref(),
            _ => None,
        }
    }

    /// Carries it out.
    pub(in crate::app) fn carry_out(self, world: &mut World) {
        match self {
            Self::Intent(intent) => drop(world.write_message(IntentMessage(intent))),
            Self::OpenPage(page) => {
                world.resource_mut::<OpenPage>().set_if_neq(OpenPage(page));
            }
            Self::Settings(edited) => {
                world.resource_mut::<Settings>().set_if_neq(Settings(*edited));
            }
            Self::Send(message) => message.send(world),
            Self::Change(change) => (change.change)(world),
        }
    }
}

/// Carries out the actions in the order in which they were sent.
pub fn carry_out(world: &mut World) {
    let actions: Vec<UiAction> = world.resource_mut::<Messages<UiAction>>().drain().collect();
    let mut activity = world.resource_mut::<InterfaceActivity>();
    let now = InterfaceActivity { acted: !actions.is_empty(), ..*activity };
    activity.set_if_neq(now);
    for action in actions {
        // A comment belongs to the turn under review, which the action may leave.
        if !matches!(action, UiAction::Change(_)) {
            UiAction::run(keep_comment).carry_out(world);
        }
        action.carry_out(world);
    }
}
