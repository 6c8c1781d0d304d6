//! The camera. It is always above the table and has the board in view, whatever the window's shape
//! and whatever part of it the interface covers.

pub(crate) mod controls;
mod framing;
mod lead;
pub mod projection;
pub mod tones;
pub mod view;
pub mod viewpoint;

use projection::PointsOnScreen;
use view::{TableCamera, View};
use viewpoint::CameraSettings;

use super::light::environment_map;
use super::looks::StoneBody;
use super::shape::Shape;
use super::{Layout, Quality, StoneLooks, follow_session};
use crate::app::schedule::{AppSet, FramePace, pace};
use crate::app::session::CurrentSession;
use bevy::camera::visibility::RenderLayers;
use bevy::core_pipeline::tonemapping::{DebandDither, Tonemapping};
use bevy::input::touch::{Touch, Touches};
use bevy::prelude::*;
use framing::{air, corners, crosswise, fit, free_part, laid, racks, shifted, turn, upright};

/// The vertical field of view in degrees: narrow, so that the board's sides are nearly parallel.
const FIELD_OF_VIEW: f32 = 28.0;
/// The number of initial frames in which the interface finds its size and the camera follows
/// without gliding.
const SETTLING: u32 = 10;
/// The rate at which the camera approaches its goal, as an exponential decay per second.
const PACE: f32 = 9.0;

/// What the interface covers at the window's edges, in logical pixels. The camera frames the board
/// in the rest.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Insets {
    /// Covered at the left.
    pub left: f32,
    /// Covered at the right.
    pub right: f32,
    /// Covered at the top.
    pub top: f32,
    /// Covered at the bottom.
    pub bottom: f32,
}

/// Whether the board lies crosswise, as in an upright window, where its long side follows that of the
/// window, except in an exercise.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Crosswise(pub bool);

impl Insets {
    /// Whether the pointer is over the covered edges of the window, or a touch started there. The
    /// interface itself does not count its bars as interface (`bevy_egui` 0.42).
    pub fn cover(&self, window: &Window, touches: Option<&Touches>) -> bool {
        let size = window.size();
        let free = Rect::new(self.left, self.top, size.x - self.right, size.y - self.bottom);
        // A quick tap may begin and end between two frames.
        let all = |touches: &'_ Touches| -> Vec<Vec2> {
            let gone = touches.iter_just_released().chain(touches.iter_just_canceled());
            touches.iter().chain(gone).map(Touch::start_position).collect()
        };
        let fingers = touches.into_iter().flat_map(all);
        fingers.chain(window.cursor_position()).any(|pointer| !free.contains(pointer))
    }
}

fn draw_camera(
    moved: Query<(), (With<TableCamera>, Changed<Transform>)>,
    mut pace: ResMut<FramePace>,
) {
    pace.draw(!moved.is_empty());
}

/// Moves the camera.
pub(crate) fn look(In(view): In<View>, mut cameras: Query<&mut TableCamera>) {
    cameras.iter_mut().for_each(|mut camera| camera.look(view));
}

pub(super) fn plugin(app: &mut App) {
    pace(app, draw_camera);
    app.init_resource::<Insets>()
        .init_resource::<CameraSettings>()
        .init_resource::<PointsOnScreen>()
        .init_resource::<Crosswise>()
        .add_systems(Startup, spawn)
        .add_systems(
            Update,
            (viewpoint::change_side, place, projection::project)
                .chain()
                .after(follow_session)
                .in_set(AppSet::Present),
        )
        .add_systems(Update, refine.run_if(resource_changed::<Quality>).in_set(AppSet::Guide))
        .add_systems(First, show_table);
    controls::plugin(app);
}

fn spawn(mut commands: Commands, quality: Res<Quality>, mut images: ResMut<Assets<Image>>) {
    commands.spawn((
        TableCamera::default(),
        Camera3d::default(),
        Projection::Perspective(PerspectiveProjection {
            fov: FIELD_OF_VIEW.to_radians(),
            near: 0.5,
            far: 300.0,
            ..default()
        }),
        Tonemapping::TonyMcMapface,
        DebandDither::Enabled,
        quality.multisampling(),
        quality.shadow_edges(),
        environment_map(&mut images),
        // See `show_table`.
        RenderLayers::none(),
    ));
}

/// Shows the table from the second frame on. In the first the graphics card has no environment map yet, so all
/// shaders would be made without one first, and made again with it.
fn show_table(
    mut commands: Commands,
    mut frames: Local<u32>,
    cameras: Query<Entity, (With<TableCamera>, With<RenderLayers>)>,
) {
    *frames += 1;
    if *frames > 1 {
        for camera in &cameras {
            commands.entity(camera).remove::<RenderLayers>();
        }
    }
}

/// Applies the quality.
fn refine(
    mut commands: Commands,
    quality: Res<Quality>,
    cameras: Query<Entity, With<TableCamera>>,
) {
    for camera in &cameras {
        commands.entity(camera).insert((quality.multisampling(), quality.shadow_edges()));
    }
}

/// Moves the camera towards its goal, and places it so that the whole board is in view.
fn place(
    time: Res<Time>,
    (mut layout, insets, settings): (ResMut<Layout>, Res<Insets>, Res<CameraSettings>),
    (stones, session): (Option<Res<StoneLooks>>, Option<Res<CurrentSession>>),
    (mut lying, stone): (ResMut<Crosswise>, lead::MovingStone),
    mut begun: Local<u32>,
    mut cameras: Query<(&mut TableCamera, &mut Camera, &mut Transform), Without<StoneBody>>,
) {
    *begun = begun.saturating_add(1);
    let exercise = session.is_some_and(|session| session.is_exercise());
    let part = if settings.reduced { 1.0 } else { 1.0 - (-PACE * time.delta_secs()).exp() };
    for (mut table, mut lens, mut transform) in &mut cameras {
        let Some(window) = lens.logical_viewport_size() else { continue };
        let mut next = *table;
        next.goal = next.goal.kept(layout.half_size());
        next.now = next.now.towards(next.goal, part).kept(layout.half_size());
        next.covered = [insets.left, insets.right, insets.top, insets.bottom];
        for (covered, before) in next.covered.iter_mut().zip(table.covered) {
            if (*covered - before).abs() > 0.5 && *begun > SETTLING {
                *covered = before + (*covered - before) * part;
            }
        }
        let up = (FIELD_OF_VIEW.to_radians() / 2.0).tan();
        let slope = Vec2::new(up * window.x / window.y.max(1.0), up);
        let free = free_part(window, next.covered, air(window));
        let across = crosswise(window, layout.half_size(), exercise);
        lying.set_if_neq(Crosswise(across != 0.0));
        let racks = racks(window, layout.half_size(), across != 0.0);
        if layout.racks() != racks {
            *layout = layout.clone().with_racks(racks);
        }
        next.across = if table.across.is_nan() || *begun <= SETTLING {
            across
        } else {
            table.across + (across - table.across) * part
        };
        let laid = laid(layout.half_size(), across);
        let pitch = upright(next.now.pitch, window, free.size() * window, laid);
        let turn = turn(next.now.yaw + next.across, pitch);
        let (shift, free) = shifted(window, free);
        if lens.sub_camera_view != shift {
            lens.sub_camera_view = shift;
        }
        let shape = Shape::of(&layout);
        let captured = stones.as_ref().map_or(1.0, |it| it.captured_height(shape.rows.all));
        let shown = shape.in_view(captured);
        let shown = &shown[..shown.len().min(corners(window))];
        let fitted = turn * fit(shown, turn, slope, free);
        let goal = if settings.reduced { Vec2::ZERO } else { stone.leads(next.now.focus) };
        next.lead = lead::followed(next.lead, goal, time.delta_secs());
        let eye = view::eye(&next.now, fitted) + Vec3::new(next.lead.x, 0.0, next.lead.y);
        let placed = Transform::from_translation(eye).with_rotation(turn);
        transform.set_if_neq(placed);
        table.set_if_neq(next);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::camera::RenderTargetInfo;
    use bevy::time::TimeUpdateStrategy;
    use std::time::Duration;

    /// A camera that was sent to Black's side this many frames ago.
    fn after(frames: usize, reduced: bool) -> TableCamera {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)))
            .insert_resource(CameraSettings { reduced, ..CameraSettings::default() })
            .init_resource::<Layout>()
            .init_resource::<Insets>()
            .init_resource::<Crosswise>()
            .add_systems(Update, place);
        let mut camera = Camera::default();
        camera.computed.target_info =
            Some(RenderTargetInfo { physical_size: UVec2::new(1280, 720), scale_factor: 1.0 });
        let mut table = TableCamera::default();
        app.world_mut().spawn((camera, Transform::default(), TableCamera::default()));
        app.update();
        let world = app.world_mut();
        let mut cameras = world.query::<&mut TableCamera>();
        cameras.iter_mut(world).for_each(|mut camera| camera.look(View::BLACK));
        for _ in 0..frames {
            app.update();
        }
        let world = app.world_mut();
        for camera in world.query::<&TableCamera>().iter(world) {
            table = *camera;
        }
        table
    }

    #[test]
    fn the_camera_glides_or_jumps() {
        assert!(!after(1, false).arrived() && after(1, false).now.yaw != 0.0);
        assert!(after(300, false).arrived(), "it arrives");
        assert!(after(1, true).arrived(), "with reduced motion it jumps");
    }
}
