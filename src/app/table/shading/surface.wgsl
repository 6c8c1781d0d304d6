// The light on a surface: what Bevy's `render/pbr.wgsl` computes for the materials and lights of this game, with its
// bindings and its formulas, in a tenth of the code. There are directional lights with one shadow cascade, one
// environment map, textures of colour, normals, roughness, occlusion and emission, and glass that shows what is behind it.

#import bevy_pbr::{
    forward_io::{VertexOutput, FragmentOutput},
    mesh_bindings::mesh,
    mesh_types::MESH_FLAGS_SHADOW_RECEIVER_BIT,
    mesh_view_bindings as scene,
    mesh_view_types::DIRECTIONAL_LIGHT_FLAGS_SHADOWS_ENABLED_BIT,
    pbr_bindings,
    pbr_types,
}

const PI: f32 = 3.141592653589793;

@fragment
fn fragment(in: VertexOutput) -> FragmentOutput {
    let flags = pbr_bindings::material.flags;
    let uv = (pbr_bindings::material.uv_transform * vec3<f32>(in.uv, 1.0)).xy;
    var colour = in.color * pbr_bindings::material.base_color;
    if (flags & pbr_types::STANDARD_MATERIAL_FLAGS_BASE_COLOR_TEXTURE_BIT) != 0u {
        colour *= textureSampleBias(
            pbr_bindings::base_color_texture, pbr_bindings::base_color_sampler, uv, scene::view.mip_bias);
    }
    if (flags & pbr_types::STANDARD_MATERIAL_FLAGS_ALPHA_MODE_RESERVED_BITS)
            == pbr_types::STANDARD_MATERIAL_FLAGS_ALPHA_MODE_OPAQUE {
        colour.a = 1.0;
    }
#ifdef VERTEX_TANGENTS
    if (flags & pbr_types::STANDARD_MATERIAL_FLAGS_UNLIT_BIT) == 0u {
        colour = vec4<f32>(lit(in, uv, colour), colour.a);
    }
#endif
#ifdef TONEMAP_IN_SHADER
    colour = vec4<f32>(on_screen(colour.rgb, in.position.xy), colour.a);
#endif
    var out: FragmentOutput;
    out.color = colour;
    return out;
}

// Light as the screen shows it: Tony McMapface by Tomasz Stachowiak (https://github.com/h3r2tic/tony-mc-mapface), with
// noise against bands of colour.
#ifdef TONEMAP_IN_SHADER
fn on_screen(light: vec3<f32>, pixel: vec2<f32>) -> vec3<f32> {
    var colour = toned(light);
#ifdef DEBAND_DITHER
    // Alex Vlachos, Advanced VR Rendering, GDC 2015.
    let noise = fract(vec3<f32>(dot(vec2<f32>(171.0, 231.0), pixel)) / vec3<f32>(103.0, 71.0, 97.0));
    let seen = pow(max(colour, vec3<f32>(0.0)), vec3<f32>(1.0 / 2.2)) + (noise - 0.5) / 255.0;
    colour = pow(abs(seen), vec3<f32>(2.2)) * sign(seen);
#endif
    return colour;
}

fn toned(light: vec3<f32>) -> vec3<f32> {
    let exposed = max(light, vec3<f32>(0.0)) * exp2(scene::view.color_grading.exposure);
    let at = saturate(exposed / (exposed + 1.0) * (47.0 / 48.0) + 0.5 / 48.0);
    let colour = textureSampleLevel(scene::dt_lut_texture, scene::dt_lut_sampler, at, 0.0).rgb;
    let grey = dot(colour, vec3<f32>(0.2126, 0.7152, 0.0722));
    return mix(vec3<f32>(grey), colour, scene::view.color_grading.post_saturation);
}
#endif

// Meshes that are never lit have no tangents.
#ifdef VERTEX_TANGENTS
// A lit surface at a pixel.
struct Surface {
    // Its colour without light.
    colour: vec3<f32>,
    metallic: f32,
    // The perceptual roughness, and the roughness of the formulas.
    rough: f32,
    roughness: f32,
    // The reflectance straight on: of the surface, and of its part that is no metal.
    F0: vec3<f32>,
    F0_dielectric: vec3<f32>,
    // How much of the light around reaches it.
    occlusion: f32,
    // Its normal with the relief of its texture, and the direction to the camera.
    N: vec3<f32>,
    V: vec3<f32>,
    NdotV: f32,
    // The approximated integral of the reflection.
    F_ab: vec2<f32>,
}

// The light from a lit surface to the camera.
fn lit(in: VertexOutput, uv: vec2<f32>, colour: vec4<f32>) -> vec3<f32> {
    let flags = pbr_bindings::material.flags;
    let bias = scene::view.mip_bias;

    var emissive = pbr_bindings::material.emissive;
    if (flags & pbr_types::STANDARD_MATERIAL_FLAGS_EMISSIVE_TEXTURE_BIT) != 0u {
        let texel = textureSampleBias(pbr_bindings::emissive_texture, pbr_bindings::emissive_sampler, uv, bias);
        emissive = vec4<f32>(emissive.rgb * texel.rgb, emissive.a);
    }

    var surface: Surface;
    surface.colour = colour.rgb;
    surface.metallic = pbr_bindings::material.metallic;
    surface.rough = pbr_bindings::material.perceptual_roughness;
    if (flags & pbr_types::STANDARD_MATERIAL_FLAGS_METALLIC_ROUGHNESS_TEXTURE_BIT) != 0u {
        let texel = textureSampleBias(
            pbr_bindings::metallic_roughness_texture, pbr_bindings::metallic_roughness_sampler, uv, bias);
        surface.metallic *= texel.b;
        surface.rough *= texel.g;
    }
    let clamped = clamp(surface.rough, 0.089, 1.0);
    surface.roughness = clamped * clamped;
    surface.occlusion = 1.0;
    if (flags & pbr_types::STANDARD_MATERIAL_FLAGS_OCCLUSION_TEXTURE_BIT) != 0u {
        surface.occlusion = textureSampleBias(
            pbr_bindings::occlusion_texture, pbr_bindings::occlusion_sampler, uv, bias).r;
    }
    let reflectance = pbr_bindings::material.reflectance;
    surface.F0_dielectric = 0.16 * reflectance * reflectance;
    surface.F0 = mix(surface.F0_dielectric, surface.colour, surface.metallic);
    surface.N = normalize(in.world_normal);
#ifdef STANDARD_MATERIAL_NORMAL_MAP
    let texel = textureSampleBias(pbr_bindings::normal_map_texture, pbr_bindings::normal_map_sampler, uv, bias).rgb;
    let relief = texel * 2.0 - 1.0;
    let across = in.world_tangent.w * cross(in.world_normal, in.world_tangent.xyz);
    surface.N = normalize(relief.x * in.world_tangent.xyz + relief.y * across + relief.z * in.world_normal);
#endif
    surface.V = normalize(scene::view.world_position - in.world_position.xyz);
    surface.NdotV = max(dot(surface.N, surface.V), 0.0001);
    surface.F_ab = reflection_integral(surface.rough, surface.NdotV);

    // Where the view is along its axis, as the shadow map's range is.
    let view_z = dot(vec4<f32>(
        scene::view.view_from_world[0].z,
        scene::view.view_from_world[1].z,
        scene::view.view_from_world[2].z,
        scene::view.view_from_world[3].z,
    ), in.world_position);
    let diffuse_colour = surface.colour * (1.0 - surface.metallic) * (1.0 - transmission());

    var light = vec3<f32>(0.0);
    for (var id = 0u; id < scene::lights.n_directional_lights; id += 1u) {
        var shadow = 1.0;
        if (mesh[in.instance_index].flags & MESH_FLAGS_SHADOW_RECEIVER_BIT) != 0u
                && (scene::lights.directional_lights[id].flags & DIRECTIONAL_LIGHT_FLAGS_SHADOWS_ENABLED_BIT) != 0u {
            shadow = shadow_of(id, in.world_position.xyz, in.world_normal, view_z);
        }
        light += shadow * lamp(id, surface, diffuse_colour);
    }
#ifdef ENVIRONMENT_MAP
    light += surroundings(surface, diffuse_colour);
#endif
#ifdef STANDARD_MATERIAL_SPECULAR_TRANSMISSION
    let scale = length((transpose(mesh[in.instance_index].world_from_local) * vec4<f32>(surface.N, 0.0)).xyz);
    light += seen_through(surface, in.world_position.xyz, in.position.xy, view_z, scale);
#endif
    return scene::view.exposure * light + emissive.rgb * colour.a * mix(1.0, scene::view.exposure, emissive.a);
}

// How much light passes through the material.
fn transmission() -> f32 {
#ifdef STANDARD_MATERIAL_SPECULAR_TRANSMISSION
    return pbr_bindings::material.specular_transmission;
#else
    return 0.0;
#endif
}

// The approximated integral of the reflection over all directions: a factor and a summand for the reflectance
// straight on (https://www.unrealengine.com/en-US/blog/physically-based-shading-on-mobile).
fn reflection_integral(rough: f32, NdotV: f32) -> vec2<f32> {
    let r = rough * vec4<f32>(-1.0, -0.0275, -0.572, 0.022) + vec4<f32>(1.0, 0.0425, 1.04, -0.04);
    let a004 = min(r.x * r.x, exp2(-9.28 * NdotV)) * r.x + r.y;
    return max(vec2<f32>(-1.04, 1.04) * a004 + r.zw, vec2<f32>(0.00005));
}

fn schlick(f0: vec3<f32>, f90: f32, cosine: f32) -> vec3<f32> {
    return f0 + (f90 - f0) * pow(1.0 - cosine, 5.0);
}

fn fresnel(F0: vec3<f32>, LdotH: f32) -> vec3<f32> {
    return schlick(F0, saturate(dot(F0, vec3<f32>(50.0 * 0.33))), LdotH);
}

// The light of a lamp: diffuse (Burley) and specular (GGX).
fn lamp(id: u32, surface: Surface, diffuse_colour: vec3<f32>) -> vec3<f32> {
    let L = scene::lights.directional_lights[id].direction_to_light;
    let H = normalize(L + surface.V);
    let NdotL = saturate(dot(surface.N, L));
    let NdotH = saturate(dot(surface.N, H));
    let LdotH = saturate(dot(L, H));
    let NdotV = surface.NdotV;
    let roughness = surface.roughness;

    let f90 = 0.5 + 2.0 * roughness * LdotH * LdotH;
    let diffuse = diffuse_colour
        * (schlick(vec3<f32>(1.0), f90, NdotL) * schlick(vec3<f32>(1.0), f90, NdotV) / PI);

    let a = NdotH * roughness;
    let k = roughness / (1.0 - NdotH * NdotH + a * a);
    let distribution = k * k / PI;
    let a2 = roughness * roughness;
    let visibility = 0.5 / (NdotL * sqrt((NdotV - a2 * NdotV) * NdotV + a2)
        + NdotV * sqrt((NdotL - a2 * NdotL) * NdotL + a2));
    var specular = distribution * visibility * fresnel(surface.F0, LdotH);
    specular *= 1.0 + surface.F0 * (1.0 / (surface.F_ab.x + surface.F_ab.y) - 1.0);

    return (diffuse + specular) * NdotL * scene::lights.directional_lights[id].color.rgb;
}

// The share of a lamp's light that no other mesh blocks.
fn shadow_of(id: u32, place: vec3<f32>, normal: vec3<f32>, view_z: f32) -> f32 {
    let lamp = &scene::lights.directional_lights[id];
    if -view_z >= (*lamp).cascades[0].far_bound {
        return 1.0;
    }
    let raised = place + (*lamp).shadow_normal_bias * (*lamp).cascades[0].texel_size * normal
        + (*lamp).shadow_depth_bias * (*lamp).direction_to_light;
    let at = (*lamp).cascades[0].clip_from_world * vec4<f32>(raised, 1.0);
    if any(abs(at.xy) > vec2<f32>(1.0)) || at.z < 0.0 || at.z > 1.0 {
        return 1.0;
    }
    return unshadowed(at.xy * vec2<f32>(0.5, -0.5) + 0.5, at.z, i32((*lamp).depth_texture_base_index));
}

// The share of the texels at a place of a shadow map that are not nearer to the lamp than this depth.
fn compared(at: vec2<f32>, depth: f32, layer: i32) -> f32 {
#ifdef NO_ARRAY_TEXTURES_SUPPORT
    return textureSampleCompare(scene::directional_shadow_textures,
        scene::directional_shadow_textures_comparison_sampler, at, depth);
#else
    return textureSampleCompareLevel(scene::directional_shadow_textures,
        scene::directional_shadow_textures_comparison_sampler, at, layer, depth);
#endif
}

#ifdef SHADOW_FILTER_METHOD_GAUSSIAN
// Softly: by Ignacio Castaño (http://the-witness.net/news/2013/09/shadow-mapping-summary-part-1).
fn unshadowed(place: vec2<f32>, depth: f32, layer: i32) -> f32 {
    let size = vec2<f32>(textureDimensions(scene::directional_shadow_textures));
    let texels = place * size;
    let base = floor(texels + 0.5);
    let s = texels + 0.5 - base;
    let at = (base - 0.5) / size;
    let w0 = 4.0 - 3.0 * s;
    let w2 = 1.0 + 3.0 * s;
    let o0 = ((3.0 - 2.0 * s) / w0 - 2.0) / size;
    let o1 = ((3.0 + s) / 7.0) / size;
    let o2 = (s / w2 + 2.0) / size;
    var sum = w0.x * w0.y * compared(at + vec2<f32>(o0.x, o0.y), depth, layer);
    sum += 7.0 * w0.y * compared(at + vec2<f32>(o1.x, o0.y), depth, layer);
    sum += w2.x * w0.y * compared(at + vec2<f32>(o2.x, o0.y), depth, layer);
    sum += w0.x * 7.0 * compared(at + vec2<f32>(o0.x, o1.y), depth, layer);
    sum += 49.0 * compared(at + vec2<f32>(o1.x, o1.y), depth, layer);
    sum += w2.x * 7.0 * compared(at + vec2<f32>(o2.x, o1.y), depth, layer);
    sum += w0.x * w2.y * compared(at + vec2<f32>(o0.x, o2.y), depth, layer);
    sum += 7.0 * w2.y * compared(at + vec2<f32>(o1.x, o2.y), depth, layer);
    sum += w2.x * w2.y * compared(at + vec2<f32>(o2.x, o2.y), depth, layer);
    return sum / 144.0;
}
#else
fn unshadowed(place: vec2<f32>, depth: f32, layer: i32) -> f32 {
    return compared(place, depth, layer);
}
#endif

#ifdef ENVIRONMENT_MAP
// The light of the environment map from a direction, at a level of its specular texture.
fn reflected(direction: vec3<f32>, level: f32) -> vec3<f32> {
    return textureSampleLevel(scene::specular_environment_map, scene::environment_map_sampler,
        in_map(direction), level).rgb * scene::light_probes.intensity_for_view;
}

// A direction as cube maps have it, turned as the environment map is.
fn in_map(direction: vec3<f32>) -> vec3<f32> {
    let turn = scene::light_probes.view_rotation;
    let t = 2.0 * cross(turn.xyz, direction);
    let turned = direction + turn.w * t + cross(turn.xyz, t);
    return vec3<f32>(turned.xy, -turned.z);
}

// The direction in which a rough surface with this reflected vector shows most of its surroundings.
fn bent(N: vec3<f32>, R: vec3<f32>, roughness: f32) -> vec3<f32> {
    let smoothness = saturate(1.0 - roughness);
    return mix(N, R, smoothness * (sqrt(smoothness) + roughness));
}

// The light of the surroundings, with what is reflected more than once within the roughness
// (https://www.jcgt.org/published/0008/01/03/paper.pdf).
fn surroundings(surface: Surface, diffuse_colour: vec3<f32>) -> vec3<f32> {
    if scene::light_probes.view_cubemap_index < 0 {
        return vec3<f32>(0.0);
    }
    let irradiance = textureSampleLevel(scene::diffuse_environment_map, scene::environment_map_sampler,
        in_map(surface.N), 0.0).rgb * scene::light_probes.intensity_for_view;
    let level = surface.rough * f32(scene::light_probes.smallest_specular_mip_level_for_view);
    let radiance = reflected(bent(surface.N, reflect(-surface.V, surface.N), surface.roughness), level);

    let unoccluded = saturate(dot(surface.F0, vec3<f32>(50.0 * 0.33)));
    let lost = 1.0 - (surface.F_ab.x + surface.F_ab.y);
    let once = (surface.F0_dielectric * surface.F_ab.x + surface.F_ab.y) * unoccluded;
    let average = surface.F0_dielectric + (1.0 - surface.F0_dielectric) / 21.0;
    let often = once * average / (1.0 - lost * average) * lost;
    let metal_once = (surface.colour * surface.F_ab.x + surface.F_ab.y) * unoccluded;
    let metal_average = surface.colour + (1.0 - surface.colour) / 21.0;
    let metal_often = metal_once * metal_average / (1.0 - lost * metal_average) * lost;
    let diffuse = mix(often, metal_often, surface.metallic) + diffuse_colour * (1.0 - once - often);
    return diffuse * irradiance * surface.occlusion + mix(once, metal_once, surface.metallic) * radiance;
}
#endif

#ifdef STANDARD_MATERIAL_SPECULAR_TRANSMISSION
// What is seen through a surface: the picture without it, refracted and blurred, and the light of the surroundings
// from there.
fn seen_through(surface: Surface, place: vec3<f32>, pixel: vec2<f32>, view_z: f32, scale: f32) -> vec3<f32> {
    let ior = pbr_bindings::material.ior;
    let thickness = pbr_bindings::material.thickness * scale;
    let colour = transmission() * surface.colour;
    let eta = 1.0 / ior;
    let NdotI = -dot(surface.N, surface.V);
    let k = 1.0 - eta * eta * (1.0 - NdotI * NdotI);
    let T = -eta * surface.V - (eta * NdotI + sqrt(k)) * surface.N;

    let exit = scene::view.clip_from_world * vec4<f32>(place + T * thickness, 1.0);
    let within = exit.xy / exit.w * vec2<f32>(0.5, -0.5) + 0.5;
    let size = vec2<f32>(textureDimensions(scene::view_transmission_texture));
    let at = (within * scene::view.viewport.zw + scene::view.viewport.xy) / size;
    let behind = blurred(at, pixel, surface.rough * surface.rough / view_z);
    let background = vec4<f32>(behind.rgb / scene::view.exposure, behind.a);

    var around = vec3<f32>(0.0);
#ifdef ENVIRONMENT_MAP
    if scene::light_probes.view_cubemap_index >= 0 {
        let out = -normalize(surface.V + refract(surface.V, -surface.N, eta) * thickness);
        let level = surface.rough * f32(scene::light_probes.smallest_specular_mip_level_for_view);
        let once = vec3<f32>(0.2);
        around = once * reflected(bent(-surface.N, out, surface.roughness), level) * colour;
    }
#endif
    let through = vec3<f32>(1.0) - fresnel(surface.F0, -dot(surface.N, T));
    return through * colour * mix(around, background.rgb, background.a);
}

// The picture behind glass: the mean of samples on a spiral, turned by the pixel
// (https://www.iryoku.com/next-generation-post-processing-in-call-of-duty-advanced-warfare).
fn blurred(at: vec2<f32>, pixel: vec2<f32>, blur: f32) -> vec4<f32> {
    let aspect = scene::view.viewport.z / scene::view.viewport.w;
    let turn = fract(52.9829189 * fract(0.06711056 * pixel.x + 0.00583715 * pixel.y));
    let alternating = f32((i32(pixel.x) + i32(pixel.y)) % 2);
    var sum = vec4<f32>(0.0);
    for (var i = 0; i < #{SCREEN_SPACE_SPECULAR_TRANSMISSION_BLUR_TAPS}; i += 1) {
        let round = f32(i >> 3u);
        let rounds = ceil(f32(#{SCREEN_SPACE_SPECULAR_TRANSMISSION_BLUR_TAPS}) / 8.0);
        let angle = (turn + round / rounds) * 2.0 * PI;
        let turned = mat2x2<f32>(cos(angle), -sin(angle), sin(angle), cos(angle));
        let place = turned * (spiral(i & 7) * (1.0 - 0.5 * (round + 1.0) / rounds)) * vec2<f32>(1.0, aspect);
        let texel = textureSampleLevel(scene::view_transmission_texture, scene::view_transmission_sampler,
            at + place * blur * (1.0 - alternating * 0.1), 0.0);
        // Very bright pixels would be seen as single dots.
        sum += vec4<f32>(min(texel.rgb, normalize(texel.rgb) / saturate(blur / 2.0)), texel.a);
    }
    sum /= f32(#{SCREEN_SPACE_SPECULAR_TRANSMISSION_BLUR_TAPS});
#ifdef TONEMAP_IN_SHADER
    // Crudely back from the screen to light.
    sum = vec4<f32>(sum.rgb * length(sum.rgb) / length(toned(sum.rgb)), sum.a);
#endif
    return sum;
}

fn spiral(i: i32) -> vec2<f32> {
    switch i {
        case 0: { return vec2<f32>(-0.7071, 0.7071); }
        case 1: { return vec2<f32>(0.5303, 0.5303); }
        case 2: { return vec2<f32>(0.3536, -0.3536); }
        case 3: { return vec2<f32>(-0.1768, -0.1768); }
        case 4: { return vec2<f32>(0.0, -0.8750); }
        case 5: { return vec2<f32>(-0.6250, 0.0); }
        case 6: { return vec2<f32>(0.0, 0.3750); }
        default: { return vec2<f32>(0.1250, 0.0); }
    }
}
#endif
#endif
