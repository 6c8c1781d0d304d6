//! Opens what a file manager, or a second start of the program, hands to the window: for review, so that the
//! game under way stays as it is.

use super::learn::LearnCommand;
use super::session::CurrentSession;
use super::storage::{ImportSource, LibraryCommand};
use crate::launch::handover::OpenRequest;
#[cfg(not(target_arch = "wasm32"))]
use crate::launch::handover::{Listening, SocketAddress, listen};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
#[cfg(not(target_arch = "wasm32"))]
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, channel};

/// What is to be opened.
#[derive(Resource, Debug)]
pub struct Handover {
    /// In the order in which it came.
    waiting: Vec<OpenRequest>,
    sender: Sender<Vec<OpenRequest>>,
    inbox: Mutex<Receiver<Vec<OpenRequest>>>,
    /// Lets other programs send more.
    #[cfg(not(target_arch = "wasm32"))]
    listening: Option<Listening>,
}

impl Default for Handover {
    fn default() -> Self {
        Self::new(Vec::new())
    }
}

impl Handover {
    /// Opens these first.
    pub fn new(waiting: Vec<OpenRequest>) -> Self {
        let (sender, inbox) = channel();
        Self {
            waiting,
            sender,
            inbox: Mutex::new(inbox),
            #[cfg(not(target_arch = "wasm32"))]
            listening: None,
        }
    }

    /// Hands requests over, from any thread.
    pub fn sender(&self) -> Sender<Vec<OpenRequest>> {
        self.sender.clone()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Handover>()
        .add_systems(Update, open.before(super::schedule::AppSet::Input));
}

/// Listens to other programs for as long as the window is open.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn start_listening(mut handover: ResMut<Handover>, proxy: Res<EventLoopProxyWrapper>) {
    let (sender, proxy) = (handover.sender(), (**proxy).clone());
    let give = move |requests| {
        // A still picture is rarely drawn; the window is to react at once. Both fail only when it is closed.
        sender.send(requests).is_ok() && proxy.send_event(WinitUserEvent::WakeUp).is_ok()
    };
    // Without a thread, a second start opens a window of its own.
    handover.listening = SocketAddress::of_player().and_then(|place| listen(place, give).ok());
}

/// Opens what has come, and brings the window to the front. An exercise is left first.
fn open(
    mut handover: ResMut<Handover>,
    session: Res<CurrentSession>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut learn: MessageWriter<LearnCommand>,
    mut library: MessageWriter<LibraryCommand>,
    mut leaving: Local<bool>,
) {
    let handover = &mut *handover;
    if let Ok(inbox) = handover.inbox.get_mut() {
        while let Ok(requests) = inbox.try_recv() {
            handover.waiting.extend(requests);
            for mut window in &mut windows {
                window.set_minimized(false);
                // The system may ignore it, so that no program takes the keyboard from another.
                window.focused = true;
            }
        }
    }
    if handover.waiting.is_empty() {
        return;
    }
    if session.is_exercise() {
        if !std::mem::replace(&mut *leaving, true) {
            learn.write(LearnCommand::Leave);
        }
        return;
    }
    *leaving = false;
    let sources = handover.waiting.drain(..).map(|request| match request {
        OpenRequest::File(path) => ImportSource::File(path),
        OpenRequest::Link(link) => ImportSource::Text(link),
    });
    library.write(LibraryCommand::ReviewFrom(sources.collect()));
}
