// Bevy's shaders, which are texts in the program: those that the game does not use are removed, and the comments of the
// others, which are two fifths of what they take when compressed.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The shaders of each library that the game uses; it uses no others of these libraries. `src/app/table/shading` has the
 * game's own, which import some of these. */
const USED = {
  bevy_core_pipeline: [
    'blit/blit.wgsl', 'fullscreen_vertex_shader/fullscreen.wgsl', 'tonemapping/lut_bindings.wgsl',
    'tonemapping/tonemapping.wgsl', 'tonemapping/tonemapping_shared.wgsl',
  ],
  bevy_pbr: [
    'atmosphere/types.wgsl', 'prepass/prepass_io.wgsl', 'render/forward_io.wgsl', 'render/mesh_bindings.wgsl',
    'render/mesh_types.wgsl', 'render/mesh_view_bindings.wgsl', 'render/mesh_view_types.wgsl',
    'render/pbr_bindings.wgsl', 'render/pbr_types.wgsl',
  ],
};

/** Long texts in a program, of which some are shaders, each perhaps together with texts that are next to it. */
const TEXT = /[\t\n\r\x20-\x7e]{500,}/g;
/** What only shaders contain. */
const SHADER = /#define_import_path|#import bevy|@(fragment|vertex|compute)\b/;
/** Comments to the ends of lines, those of adjacent lines together. */
const COMMENTS = /(?<=^|[\s;{}])\/\/[^\n]*(\n[ \t]*\/\/[^\n]*)*(?=\n)/g;
/** Comments that have to stay. */
const NOTICE = /licen[cs]e|copyright/i;

/** The program with blanks instead of comments in shaders: as long as before, so that all addresses stay. */
export function withoutShaderComments(program) {
  const result = Buffer.from(program);
  // One character a byte, so that places in the text are places in the program.
  for (const text of program.toString('latin1').matchAll(TEXT)) {
    if (!SHADER.test(text[0])) continue;
    for (const comments of text[0].matchAll(COMMENTS)) {
      if (NOTICE.test(comments[0])) continue;
      const start = text.index + comments.index;
      // Lines stay, so that an error in a shader is reported with its true line.
      result.write(comments[0].replace(/[^\n]/g, ' '), start, 'latin1');
    }
  }
  return result;
}

/** The program with other characters instead of the shaders that it does not use: as long as before, so that all addresses
 * stay. They are one word, because Bevy searches every line and every word of its shaders when it loads them. */
export function withoutUnusedShaders(program) {
  const result = Buffer.from(program);
  for (const [library, folder] of folders(Object.keys(USED))) {
    const shaders = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.wgsl'));
    for (const used of USED[library]) {
      if (!existsSync(join(folder, used))) throw new Error(`${library} has no shader ${used}`);
    }
    for (const name of shaders.filter((it) => !USED[library].includes(it.replaceAll('\\', '/')))) {
      const text = readFileSync(join(folder, name));
      const start = program.indexOf(text);
      if (start >= 0) result.fill('x', start, start + text.length);
    }
  }
  return result;
}

/** The folders with the sources of libraries. */
function folders(libraries) {
  const command = ['metadata', '--format-version', '1', '--locked', '--filter-platform', 'wasm32-unknown-unknown'];
  const all = JSON.parse(execFileSync('cargo', command, { maxBuffer: 1 << 28, encoding: 'utf8' })).packages;
  return libraries.map((name) => {
    const found = all.find((it) => it.name === name);
    return [name, join(dirname(found.manifest_path), 'src')];
  });
}
