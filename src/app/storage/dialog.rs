//! The system's dialogs for choosing files. Each runs on a thread of its own while it is open, so
//! that the window is still drawn.

use std::path::PathBuf;

/// What the player chose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// Files to read.
    Open(Vec<PathBuf>),
    /// Files to read with their texts, where files have no paths.
    Texts(Vec<(PathBuf, String)>),
    /// A file to write.
    Save(PathBuf),
    /// The text was offered as a download of this name, where files have no paths.
    Downloaded(PathBuf),
    /// The clipboard's text; `None` if it is not handed out.
    Pasted(Option<String>),
    /// Nothing: the dialog was closed.
    Nothing,
    /// The system has no dialogs.
    NoDialog,
}

/// Lets the player choose files, and reads the clipboard where that is asynchronous.
pub trait Chooser: Send + Sync + 'static {
    /// Asks which files to read.
    fn open(&mut self, title: String);

    /// Asks which file to write; `name` is suggested, and `text` returns its contents.
    fn save(&mut self, title: String, name: String, text: &dyn Fn() -> String);

    /// Whether the clipboard has to be asked and answers later.
    fn asks_for_clipboard(&self) -> bool {
        false
    }

    /// Asks for the clipboard's text.
    fn paste(&mut self) {}

    /// Returns what was chosen, once.
    fn poll(&mut self) -> Option<Chosen>;
}

/// A system without dialogs.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoDialog {
    asked: bool,
}

impl Chooser for NoDialog {
    fn open(&mut self, _title: String) {
        self.asked = true;
    }

    fn save(&mut self, _title: String, _name: String, _text: &dyn Fn() -> String) {
        self.asked = true;
    }

    fn poll(&mut self) -> Option<Chosen> {
        std::mem::take(&mut self.asked).then_some(Chosen::NoDialog)
    }
}

#[cfg(not(target_arch = "wasm32"))]
pub(crate) use native::SystemDialog;

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use super::{Chooser, Chosen, PathBuf};
    use rfd::FileDialog;
    use std::sync::Mutex;
    use std::sync::mpsc::{Receiver, TryRecvError, channel};
    use std::time::{Duration, Instant};

    /// Nobody closes a dialog faster than this: the system has none to show.
    const TOO_FAST: Duration = Duration::from_millis(400);

    /// The dialogs of the desktop.
    #[derive(Debug, Default)]
    pub(crate) struct SystemDialog {
        answer: Option<Mutex<Receiver<Chosen>>>,
    }

    impl SystemDialog {
        fn ask(&mut self, ask: impl FnOnce() -> Option<Chosen> + Send + 'static) {
            if self.answer.is_some() {
                return;
            }
            let (outbox, answer) = channel();
            let began = Instant::now();
            let thread = std::thread::Builder::new().name("dialog".to_owned()).spawn(move || {
                let nothing = || match began.elapsed() < TOO_FAST {
                    true => Chosen::NoDialog,
                    false => Chosen::Nothing,
                };
                // Fails only if the window is gone.
                let _ = outbox.send(ask().unwrap_or_else(nothing));
            });
            if thread.is_ok() {
                self.answer = Some(Mutex::new(answer));
            }
        }
    }

    impl Chooser for SystemDialog {
        fn open(&mut self, title: String) {
            self.ask(move || {
                let paths = FileDialog::new().set_title(title).pick_files()?;
                let paths: Vec<PathBuf> =
                    paths.into_iter().filter(|path| !path.as_os_str().is_empty()).collect();
                (!paths.is_empty()).then_some(Chosen::Open(paths))
            });
        }

        fn save(&mut self, title: String, name: String, _text: &dyn Fn() -> String) {
            self.ask(move || {
                let path = FileDialog::new().set_title(title).set_file_name(name).save_file()?;
                Some(Chosen::Save(path))
            });
        }

        fn poll(&mut self) -> Option<Chosen> {
            let received = self.answer.as_mut()?.get_mut().ok()?.try_recv();
            let chosen = match received {
                Ok(chosen) => chosen,
                Err(TryRecvError::Empty) => return None,
                Err(TryRecvError::Disconnected) => Chosen::NoDialog,
            };
            self.answer = None;
            Some(chosen)
        }
    }
}
