//! Draws into an image instead of a window, on machines with a graphics card and no display. The window is still there, as an
//! entity that has a size; no window system is asked for it.

use bevy::app::{PluginGroupBuilder, ScheduleRunnerPlugin};
use bevy::camera::{CameraUpdateSystems, RenderTarget};
use bevy::prelude::*;
use bevy::render::render_resource::{PollType, TextureFormat};
use bevy::render::renderer::RenderDevice;
use bevy::winit::WinitPlugin;
use std::time::Duration;

/// The image in which everything is drawn.
#[derive(Resource)]
pub struct Offscreen(pub Handle<Image>);

/// Bevy's plugins without a window system, whose loop runs frames one after the other.
pub fn without_window(plugins: PluginGroupBuilder) -> PluginGroupBuilder {
    plugins.disable::<WinitPlugin>().add(ScheduleRunnerPlugin::run_loop(Duration::ZERO))
}

/// Points all cameras that draw the window at one image of its size.
pub fn plugin(app: &mut App) {
    let image = Image::new_target_texture(1, 1, TextureFormat::Rgba8UnormSrgb, None);
    let image = app.world_mut().resource_mut::<Assets<Image>>().add(image);
    app.insert_resource(Offscreen(image))
        .add_systems(First, wait_for_card)
        .add_systems(PostUpdate, draw_into_image.before(CameraUpdateSystems));
}

/// Waits until the card has drawn all that it was given. A window would do that, by the images that it has to give.
pub fn wait_for_card(device: Res<RenderDevice>) {
    if let Err(error) = device.poll(PollType::wait_indefinitely()) {
        eprintln!("The graphics card gave no answer: {error}");
    }
}

fn draw_into_image(
    offscreen: Res<Offscreen>,
    windows: Query<&Window>,
    mut images: ResMut<Assets<Image>>,
    mut targets: Query<&mut RenderTarget>,
) {
    let Some(size) = windows.iter().next().map(Window::physical_size) else { return };
    if images.get(&offscreen.0).is_some_and(|image| image.size() != size)
        && let Some(mut image) = images.get_mut(&offscreen.0)
    {
        *image = Image::new_target_texture(size.x, size.y, TextureFormat::Rgba8UnormSrgb, None);
    }
    for mut target in &mut targets {
        if matches!(*target, RenderTarget::Window(_)) {
            *target = RenderTarget::Image(offscreen.0.clone().into());
        }
    }
}
