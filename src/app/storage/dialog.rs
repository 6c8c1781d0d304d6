//! The system's dialogs for choosing files. They have a thread of their own while they are open,
//! so that the window goes on being drawn.

use std::path::PathBuf;

/// What was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// Files to read.
    Open(Vec<PathBuf>),
    /// Files to read with their texts, where they have no paths.
    Texts(Vec<(PathBuf, String)>),
    /// A file to write.
    Save(PathBuf),
    /// The text was handed over under this name, where files have no paths.
    HandedOver(PathBuf),
    /// What the clipboard holds; nothing where it is not given away.
    Pasted(Option<String>),
    /// Nothing: the dialog was put away.
    Nothing,
    /// There is no dialog on this system.
    NoDialog,
}

/// Asks the player for files, and where that takes an answer, for the clipboard.
pub trait Chooser: Send + Sync + 'static {
    /// Asks which files to read. The words are the dialog's title.
    fn open(&mut self, title: String);

    /// Asks which file to write; `name` is proposed, and `text` is what it is to hold.
    fn save(&mut self, title: String, name: String, text: &dyn Fn() -> String);

    /// Has the clipboard to be asked for, with an answer that comes later?
    fn asks_for_clipboard(&self) -> bool {
        false
    }

    /// Asks for the clipboard's text, where it has to be asked for.
    fn paste(&mut self) {}

    /// What was chosen, once.
    fn poll(&mut self) -> Option<Chosen>;
}

/// No dialogs at all.
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

#[cfg(target_arch = "wasm32")]
pub use NoDialog as SystemDialog;

#[cfg(not(target_arch = "wasm32"))]
pub use native::SystemDialog;

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use super::{Chooser, Chosen, PathBuf};
    use rfd::FileDialog;
    use std::sync::Mutex;
    use std::sync::mpsc::{Receiver, TryRecvError, channel};
    use std::time::{Duration, Instant};

    /// No person puts a dialog away so quickly: the system has none to show.
    const TOO_QUICK: Duration = Duration::from_millis(400);

    /// The dialogs of the desktop.
    #[derive(Debug, Default)]
    pub struct SystemDialog {
        answer: Option<Mutex<Receiver<Chosen>>>,
    }

    impl SystemDialog {
        fn ask(&mut self, ask: impl FnOnce() -> Option<Chosen> + Send + 'static) {
            if self.answer.is_some() {
                return;
            }
            let (answer, heard) = channel();
            let begun = Instant::now();
            let thread = std::thread::Builder::new().name("dialog".to_owned()).spawn(move || {
                let nothing = || match begun.elapsed() < TOO_QUICK {
                    true => Chosen::NoDialog,
                    false => Chosen::Nothing,
                };
                // Whoever asked may be gone.
                let _ = answer.send(ask().unwrap_or_else(nothing));
            });
            if thread.is_ok() {
                self.answer = Some(Mutex::new(heard));
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
            let heard = self.answer.as_mut()?.get_mut().ok()?.try_recv();
            let chosen = match heard {
                Ok(chosen) => chosen,
                Err(TryRecvError::Empty) => return None,
                Err(TryRecvError::Disconnected) => Chosen::NoDialog,
            };
            self.answer = None;
            Some(chosen)
        }
    }
}
