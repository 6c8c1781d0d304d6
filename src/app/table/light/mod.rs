//! The light: one warm lamp with soft shadows, and the environment map, which is cooler on the other side.

mod environment;

pub(crate) use environment::environment_map;

use super::Layout;
use super::camera::view::TableCamera;
use super::quality::Quality;
use super::shape::Shape;
use bevy::light::{CascadeShadowConfig, CascadeShadowConfigBuilder, DirectionalLightShadowMap};
use bevy::prelude::*;

/// The direction of the lamp, seen from the board.
pub(crate) const LAMP: Vec3 = Vec3::new(-0.78, 1.0, -0.46);

/// The height above the racks' cloth up to which there may be stones that cast shadows.
const HIGH: f32 = 1.4;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(GlobalAmbientLight::NONE)
        .add_systems(Startup, light_lamp)
        .add_systems(Update, refine.run_if(resource_changed::<Quality>))
        .add_systems(PostUpdate, fit_shadows.before(TransformSystems::Propagate));
}

/// Adapts the size of the shadow map to the quality.
fn refine(quality: Res<Quality>, mut map: ResMut<DirectionalLightShadowMap>) {
    map.size = quality.shadow_map();
}

fn light_lamp(mut commands: Commands) {
    commands.spawn((
        DirectionalLight {
            color: Color::srgb(1.0, 0.92, 0.81),
            illuminance: 7400.0,
            shadow_maps_enabled: true,
            shadow_depth_bias: 0.03,
            shadow_normal_bias: 1.2,
            ..default()
        },
        cascade(1.0, 40.0),
        Transform::from_translation(LAMP).looking_at(Vec3::ZERO, Vec3::Y),
    ));
}

fn cascade(near: f32, far: f32) -> CascadeShadowConfig {
    CascadeShadowConfigBuilder {
        num_cascades: 1,
        minimum_distance: near,
        maximum_distance: far,
        first_cascade_far_bound: far,
        ..default()
    }
    .build()
}

/// Fits the shadow cascade to the part of the view that contains the board.
fn fit_shadows(
    layout: Res<Layout>,
    camera: Query<&Transform, With<TableCamera>>,
    mut lamps: Query<&mut CascadeShadowConfig>,
) {
    let Ok(camera) = camera.single() else { return };
    let depths = Shape::of(&layout)
        .in_view(HIGH)
        .map(|corner| (corner - camera.translation).dot(*camera.forward()));
    // Rounded, so that shadows do not flicker while the camera moves slowly.
    let near = (depths.into_iter().fold(f32::MAX, f32::min) - 1.0).floor().max(0.1);
    let far = (depths.into_iter().fold(0.0, f32::max) + 1.5).ceil().max(near + 1.0);
    for mut lamp in &mut lamps {
        if lamp.minimum_distance != near || lamp.bounds != [far] {
            *lamp = cascade(near, far);
        }
    }
}
