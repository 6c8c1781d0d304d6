//! One layout of vertices for all meshes of the table. Every layout has shaders of its own, and most of the time
//! until the first picture is spent on making shaders.

use bevy::prelude::*;

/// The mesh with the attributes that it lacks: texture coordinates and tangents that no texture uses, and white.
pub(super) fn with_one_layout(mut mesh: Mesh) -> Mesh {
    let count = mesh.count_vertices();
    if !mesh.contains_attribute(Mesh::ATTRIBUTE_UV_0) {
        mesh.insert_attribute(Mesh::ATTRIBUTE_UV_0, vec![[0.0; 2]; count]);
    }
    if !mesh.contains_attribute(Mesh::ATTRIBUTE_TANGENT) {
        mesh.insert_attribute(Mesh::ATTRIBUTE_TANGENT, vec![[1.0, 0.0, 0.0, 1.0]; count]);
    }
    if !mesh.contains_attribute(Mesh::ATTRIBUTE_COLOR) {
        mesh.insert_attribute(Mesh::ATTRIBUTE_COLOR, vec![[1.0; 4]; count]);
    }
    mesh
}

#[cfg(test)]
mod tests {
    use crate::app::{headless, table};
    use bevy::input::InputPlugin;
    use bevy::light::DirectionalLightShadowMap;
    use bevy::mesh::VertexFormat;
    use bevy::prelude::*;

    #[test]
    fn all_meshes_have_the_same_layout() {
        let mut app = App::new();
        let no_window = WindowPlugin { primary_window: None, ..default() };
        app.add_plugins((MinimalPlugins, AssetPlugin::default(), InputPlugin, no_window))
            .init_resource::<DirectionalLightShadowMap>()
            .init_asset::<Mesh>()
            .init_asset::<Image>()
            .init_asset::<StandardMaterial>();
        headless(&mut app);
        table::plugin(&mut app);
        for _ in 0..3 {
            app.update();
        }
        let meshes = app.world().resource::<Assets<Mesh>>();
        let layouts = meshes.iter().map(|(_, mesh)| {
            let attributes = mesh.attributes();
            attributes.map(|(attribute, _)| (attribute.name, attribute.format)).collect()
        });
        let layouts: Vec<Vec<(&str, VertexFormat)>> = layouts.collect();
        assert!(layouts.len() > 8, "{}", layouts.len());
        assert!(layouts.iter().all(|layout| *layout == layouts[0]), "{layouts:?}");
    }
}
