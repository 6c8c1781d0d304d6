// Assembles the site: file names with checksums, the list of files for offline use, icons, and
// compressed copies for hosts that serve them. Usage: assemble.mjs STAGE DIST full|fast
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { icon } from './icons.mjs';
import { gameTexts, locales } from './locales.mjs';
import { withoutShaderComments, withoutUnusedShaders } from './shaders.mjs';

const [stage, dist, mode] = process.argv.slice(2);
const here = dirname(fileURLToPath(import.meta.url));
const page = join(here, 'page');
const version = /^version = "(.*)"$/m.exec(readFileSync(join(here, '..', 'Cargo.toml'), 'utf8'))[1];

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });

const names = { VERSION: version };
const made = [];

/** Replaces every `@NAME@` by its value in `names`. */
const filled = (text) =>
  text.replace(/@([A-Z_]+)@/g, (whole, name) => {
    if (!(name in names)) throw new Error(`${whole} has no value`);
    return names[name];
  });

/** A script without its comments, each of which stands on lines of its own. */
const withoutComments = (script) =>
  script.replace(/^[ \t]*\/\*\*(?:(?!\*\/)[^])*\*\/\n/gm, '').replace(/^[ \t]*\/\/.*\n/gm, '');

/** A script of the page. */
const script = (file) => filled(withoutComments(readFileSync(join(page, file), 'utf8')));

/** Writes a file under a name with its checksum, and stores that name under a key. */
function add(key, file, contents) {
  const sum = createHash('sha256').update(contents).digest('hex').slice(0, 10);
  const kind = extname(file);
  const name = `${basename(file, kind)}-${sum}${kind}`;
  writeFileSync(join(dist, name), contents);
  made.push(name);
  names[key] = name;
}

const game = withoutShaderComments(withoutUnusedShaders(readFileSync(join(stage, 'game.wasm'))));
add('WASM', 'game.wasm', game);
names.WASM_BYTES = String(game.length);
add('THINKER_WASM', 'thinker.wasm', readFileSync(join(stage, 'thinker.wasm')));
add('GLUE', 'game.js', withoutComments(readFileSync(join(stage, 'fanorona-web.js'), 'utf8')));
add('THINKER', 'worker.js', withoutComments(readFileSync(join(stage, 'worker.js'), 'utf8')));
// Letters, puzzles, openings and books, which are fetched when they are asked for.
add('CYRILLIC', 'cyrillic.ttf', readFileSync(join(here, '..', 'assets', 'letters', 'cyrillic.ttf')));
for (const [kind, list] of [['puzzles', 'PACKS'], ['openings', 'OPENINGS'], ['book', 'BOOKS']]) {
  const folder = join(here, '..', 'assets', kind);
  const files = readdirSync(folder).sort().map((file) => {
    const variant = basename(file, extname(file));
    add(`${kind}_${variant}`, `${kind}-${file}`, readFileSync(join(folder, file), 'utf8'));
    return [variant, names[`${kind}_${variant}`]];
  });
  names[list] = JSON.stringify(Object.fromEntries(files));
}
// The languages: the sentences for the scripts, and for the page while they load, of which the others are hidden.
const languages = locales(join(here, '..', 'assets', 'locales'));
const codes = languages.map(([code]) => code);
// The texts of the game in all languages but English, which is in the program.
names.TEXTS = JSON.stringify(Object.fromEntries(codes.slice(1).map((code) => {
  add(`texts_${code}`, `texts-${code}.ftl`, gameTexts(join(here, '..', 'assets', 'locales', code)));
  return [code, names[`texts_${code}`]];
})));
const inAll = (name, tag) =>
  languages.map(([code, said]) => `<p${tag} lang="${code}">${said[name]}</p>`).join('\n');
names.LANGUAGES = JSON.stringify(codes);
names.TAGLINE = inAll('tagline', ' class="sub"');
names.RULE = inAll('rule', '');
names.NO_SCRIPT = languages.map(([, said]) => said.noScript).join(' ');
names.DESCRIPTION = languages[0][1].description;
names.HIDDEN = `${codes.map((code) => `:root:lang(${code}) p[lang]:not([lang=${code}])`).join(', ')} { display: none; }`;
names.SENTENCES = JSON.stringify(Object.fromEntries(languages.map(([code, said]) => {
  const { tagline, rule, description, noScript, ...scripts } = said;
  return [code, scripts];
})), null, 1);
// Each file after those that it refers to.
for (const [key, file] of [
  ['WORDS', 'words.js'], ['OFFLINE', 'offline.js'], ['FAILURE', 'failure.js'],
  ['THINKER_PAGE', 'thinker.js'], ['HOLDS', 'holds.js'], ['FIELDS', 'fields.js'], ['LETTERS', 'letters.js'],
  ['BRIDGE', 'bridge.js'], ['LOAD', 'load.js'],
]) {
  add(key, file, script(file));
}

for (const [name, size, margin] of [
  ['icon-192.png', 192, 0.04], ['icon-512.png', 512, 0.04], ['icon-maskable-512.png', 512, 0.16],
]) {
  writeFileSync(join(dist, name), icon(size, margin));
}
const manifest = JSON.parse(readFileSync(join(page, 'manifest.webmanifest'), 'utf8'));
// Browsers that do not know this member show the English description.
manifest.description = languages[0][1].tagline;
manifest.description_localized =
  Object.fromEntries(languages.slice(1).map(([code, said]) => [code, { value: said.tagline, lang: code }]));
writeFileSync(join(dist, 'manifest.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`);
// The licences of the libraries, which the page About links.
const licences = readFileSync(join(here, '..', 'assets', 'licences.txt'));
writeFileSync(join(dist, 'licences.txt'), licences);

names.STYLE = filled(readFileSync(join(page, 'style.css'), 'utf8').trim());
names.EARLY = script('early.js').trim();
const index = filled(readFileSync(join(page, 'index.html'), 'utf8'));
writeFileSync(join(dist, 'index.html'), index);

const files = ['./', ...made.map((name) => `./${name}`), './manifest.webmanifest', './icon-192.png', './licences.txt'];
names.FILES = JSON.stringify(files);
names.STAMP = createHash('sha256').update(index).update(files.join()).update(licences).digest('hex').slice(0, 10);
writeFileSync(join(dist, 'service.js'), script('service.js'));

// PNG files are compressed already.
const quality = mode === 'full' ? 11 : 4;
let first = 0;
const rows = [];
for (const name of readdirSync(dist).sort()) {
  if (name.endsWith('.png')) continue;
  const bytes = readFileSync(join(dist, name));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const compressed = brotliCompressSync(bytes, { params });
  writeFileSync(join(dist, `${name}.br`), compressed);
  writeFileSync(join(dist, `${name}.gz`), gzipSync(bytes, { level: mode === 'full' ? 9 : 4 }));
  rows.push([name, bytes.length, compressed.length]);
  // The worker is downloaded after the board is shown; puzzles, openings, books, licences, letters that are not Latin and
  // the texts of other languages than English when they are asked for; everything else before.
  const later = ['worker', 'puzzles-', 'openings-', 'book-', 'licences', 'cyrillic-', 'letters-', 'texts-', 'service.js'];
  if (later.some((start) => name.startsWith(start))) continue;
  if (!name.startsWith('thinker-') || name.endsWith('.js')) first += compressed.length;
}
for (const [name, raw, packed] of rows) {
  console.log(`${String(raw).padStart(10)} ${String(packed).padStart(9)}  ${name}`);
}
console.log(`${String(first).padStart(20)}  brotli, before the first playable board`);
writeFileSync(join(dist, 'sizes.json'), `${JSON.stringify({
  mode, first, files: Object.fromEntries(rows.map(([name, raw, brotli]) => [name, { raw, brotli }])),
}, null, 1)}\n`);
