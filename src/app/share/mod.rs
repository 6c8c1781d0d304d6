//! Sharing: a picture of the position, or a link to the game. On phones they go to the system's share sheet, elsewhere to
//! the clipboard.

pub(super) mod menu;

use super::photo::{Photo, PhotoSaver, SharedPicture};
use super::schedule::AppSet;
use super::texts::CurrentTexts;
use super::toasts::Toasts;
use bevy::prelude::*;
use bevy_egui::EguiClipboard;
use bevy_egui::egui::ColorImage;

/// A link to be shared.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct SharedLink(pub String);

/// How a platform shares that has a way of its own.
#[derive(Resource, Clone, Copy, Debug)]
pub struct ShareSheet {
    /// Shares a link. Returns `false` if it has to be copied instead.
    pub link: fn(&str) -> bool,
    /// Shares a picture, and tells what has become of it.
    pub picture: fn(Image),
}

/// Adds sharing.
pub fn plugin(app: &mut App) {
    app.add_message::<SharedLink>()
        .add_systems(Update, (share_links, share_pictures).after(AppSet::Persist));
}

fn share_links(
    mut links: MessageReader<SharedLink>,
    sheet: Option<Res<ShareSheet>>,
    mut clipboard: Option<ResMut<EguiClipboard>>,
    texts: Res<CurrentTexts>,
    mut toasts: ResMut<Toasts>,
) {
    for SharedLink(link) in links.read() {
        if sheet.as_ref().is_some_and(|sheet| (sheet.link)(link)) {
            continue;
        }
        if let Some(clipboard) = &mut clipboard {
            clipboard.set_text(link);
        }
        toasts.tell(texts.get("library-copied-link"));
    }
}

fn share_pictures(
    mut pictures: MessageReader<SharedPicture>,
    sheet: Option<Res<ShareSheet>>,
    mut clipboard: Option<ResMut<EguiClipboard>>,
    (mut photo, saver): (ResMut<Photo>, Res<PhotoSaver>),
    texts: Res<CurrentTexts>,
    mut toasts: ResMut<Toasts>,
) {
    for SharedPicture(picture) in pictures.read() {
        if let Some(sheet) = &sheet {
            (sheet.picture)(picture.clone());
        } else if let Some(image) = for_clipboard(picture) {
            if let Some(clipboard) = &mut clipboard {
                clipboard.set_image(&image);
            }
            toasts.tell(texts.get("share-copied-picture"));
        } else {
            photo.store(*saver, picture.clone());
        }
    }
}

/// A picture as the clipboard takes it; `None` if it takes none. That of Wayland takes texts only (`bevy_egui` 0.42).
fn for_clipboard(picture: &Image) -> Option<ColorImage> {
    let wayland = ["WAYLAND_DISPLAY", "WAYLAND_SOCKET"];
    if wayland.iter().any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty())) {
        return None;
    }
    let rgb = picture.clone().try_into_dynamic().ok()?.to_rgb8();
    let size = [rgb.width() as usize, rgb.height() as usize];
    Some(ColorImage::from_rgb(size, rgb.as_raw()))
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use crate::app::{pages, photo, plugins};
    use bevy::asset::RenderAssetUsages;
    use bevy::input::InputPlugin;
    use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
    use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
    use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

    fn app() -> App {
        let mut app = App::new();
        let no_window = WindowPlugin { primary_window: None, ..default() };
        app.add_plugins((MinimalPlugins, AssetPlugin::default(), InputPlugin, no_window));
        plugins::headless(&mut app);
        photo::plugin(&mut app);
        plugin(&mut app);
        app.insert_resource(pages::OpenPage(pages::Page::Result));
        app.update();
        app
    }

    /// Shares a picture, and lets the renderer deliver it.
    fn share_picture(app: &mut App) {
        app.world_mut().run_system_cached(photo::share).unwrap();
        assert!(app.world().resource::<Photo>().bare(), "nothing is drawn over the table");
        for _ in 0..5 {
            app.update();
        }
        let world = app.world_mut();
        let asked = world.query_filtered::<Entity, With<Screenshot>>().iter(world).next().unwrap();
        let size = Extent3d { width: 4, height: 3, depth_or_array_layers: 1 };
        let format = TextureFormat::Rgba8UnormSrgb;
        let usage = RenderAssetUsages::all();
        let pixel = [200, 120, 60, 255];
        let image = Image::new_fill(size, TextureDimension::D2, &pixel, format, usage);
        world.trigger(ScreenshotCaptured { entity: asked, image });
        app.update();
    }

    fn told(app: &App) -> Vec<String> {
        app.world().resource::<Toasts>().iter().map(str::to_owned).collect()
    }

    #[test]
    fn a_picture_is_taken_by_itself_and_the_interface_comes_back() {
        static PIXELS: AtomicUsize = AtomicUsize::new(0);
        let mut app = app();
        app.insert_resource(ShareSheet {
            link: |_| true,
            picture: |image| PIXELS.store(image.data.unwrap_or_default().len() / 4, Relaxed),
        });
        share_picture(&mut app);
        assert_eq!(PIXELS.load(Relaxed), 12);
        let photo = app.world().resource::<Photo>();
        assert!(!photo.on() && !photo.stirring(), "{photo:?}");
        assert_eq!(told(&app), [""; 0], "the sheet says it");
        assert_eq!(app.world().resource::<pages::OpenPage>().0, pages::Page::Result);
    }

    #[test]
    fn a_picture_that_is_not_wanted_any_more_is_not_shared_with_the_next_photograph() {
        let mut app = app();
        app.world_mut().run_system_cached(photo::share).unwrap();
        app.world_mut().run_system_cached(photo::end).unwrap();
        let photo = app.world().resource::<Photo>();
        assert!(!photo.on() && !photo.bare() && !photo.stirring(), "{photo:?}");
        for _ in 0..5 {
            app.update();
        }
        let world = app.world_mut();
        assert_eq!(world.query_filtered::<Entity, With<Screenshot>>().iter(world).count(), 0);
    }

    #[test]
    fn a_link_is_copied_where_no_sheet_takes_it() {
        let mut app = app();
        let (no, yes): (fn(&str) -> bool, fn(&str) -> bool) = (|_| false, |_| true);
        for (takes, count) in [(None, 1), (Some(no), 2), (Some(yes), 2)] {
            if let Some(link) = takes {
                app.insert_resource(ShareSheet { link, picture: |_| {} });
            }
            app.world_mut().write_message(SharedLink("fanorona:1.telo.".to_owned()));
            app.update();
            assert_eq!(told(&app).len(), count, "{:?}", told(&app));
        }
    }

    #[test]
    fn the_clipboard_gets_the_colours_of_the_picture() {
        let size = Extent3d { width: 2, height: 1, depth_or_array_layers: 1 };
        let format = TextureFormat::Rgba8UnormSrgb;
        let data = vec![255, 0, 0, 255, 1, 2, 3, 255];
        let usage = RenderAssetUsages::all();
        let picture = Image::new(size, TextureDimension::D2, data, format, usage);
        let wayland = ["WAYLAND_DISPLAY", "WAYLAND_SOCKET"];
        let none = wayland.iter().any(|name| std::env::var_os(name).is_some());
        let Some(image) = for_clipboard(&picture) else { return assert!(none) };
        assert_eq!(image.size, [2, 1]);
        assert_eq!(image.pixels[1].to_array(), [1, 2, 3, 255]);
    }
}
