// Places the vertices of a mesh in the shadow map, and writes their depths: Bevy's `prepass/prepass.wgsl` and
// `render/pbr_prepass.wgsl` for opaque meshes.

#import bevy_pbr::{
    mesh_bindings::mesh,
    mesh_view_bindings::view,
    prepass_io::{Vertex, VertexOutput},
}
#ifdef PREPASS_FRAGMENT
#import bevy_pbr::prepass_io::FragmentOutput
#endif

@vertex
fn vertex(vertex: Vertex) -> VertexOutput {
    // Three rows of a matrix whose fourth is (0, 0, 0, 1).
    let world_from_local = transpose(mesh[vertex.instance_index].world_from_local);
    var out: VertexOutput;
    out.world_position = vec4<f32>(world_from_local * vec4<f32>(vertex.position, 1.0), 1.0);
    out.position = view.clip_from_world * out.world_position;
#ifdef UNCLIPPED_DEPTH_ORTHO_EMULATION
    // What is in front of the map is in it too: its depth is clamped, by the fragment shader.
    out.unclipped_depth = out.position.z;
    out.position.z = min(out.position.z, 1.0);
#endif
    return out;
}

#ifdef PREPASS_FRAGMENT
@fragment
fn fragment(in: VertexOutput) -> FragmentOutput {
    var out: FragmentOutput;
#ifdef UNCLIPPED_DEPTH_ORTHO_EMULATION
    out.frag_depth = in.unclipped_depth;
#endif
    return out;
}
#endif
