// Places the vertices of a mesh in the picture: Bevy's `render/mesh.wgsl` without skins and morphing.

#import bevy_pbr::{
    forward_io::{Vertex, VertexOutput},
    mesh_bindings::mesh,
    mesh_types::MESH_FLAGS_SIGN_DETERMINANT_MODEL_3X3_BIT,
    mesh_view_bindings::view,
}

@vertex
fn vertex(vertex: Vertex) -> VertexOutput {
    // Three rows of a matrix whose fourth is (0, 0, 0, 1).
    let world_from_local = transpose(mesh[vertex.instance_index].world_from_local);
    let a = mesh[vertex.instance_index].local_from_world_transpose_a;
    let normal_from_local = mat3x3<f32>(
        a[0].xyz,
        vec3<f32>(a[0].w, a[1].xy),
        vec3<f32>(a[1].zw, mesh[vertex.instance_index].local_from_world_transpose_b),
    );

    var out: VertexOutput;
    let place = world_from_local * vec4<f32>(vertex.position, 1.0);
    out.world_position = vec4<f32>(place, 1.0);
    out.position = view.clip_from_world * out.world_position;
    out.world_normal = normalize(normal_from_local * vertex.normal);
    out.uv = vertex.uv;
#ifdef VERTEX_TANGENTS
    let sign = select(-1.0, 1.0, (mesh[vertex.instance_index].flags & MESH_FLAGS_SIGN_DETERMINANT_MODEL_3X3_BIT) != 0u);
    out.world_tangent = vec4<f32>(
        normalize(world_from_local * vec4<f32>(vertex.tangent.xyz, 0.0)),
        vertex.tangent.w * sign,
    );
#endif
    out.color = vertex.color;
    out.instance_index = vertex.instance_index;
    return out;
}
