// A font for letters that the page's own fonts lack. The browser draws them, with the fonts of the visitor's system, and
// their outlines become a font that the program can read. Words are drawn whole, because in many scripts the shape of a
// letter depends on its neighbours: each is a ligature of its letters.

/** The height of the letters that are drawn, in pixels, and how many units of the font a pixel has. */
const SIZE = 96;
const UNITS = 10;
/** The line of the letters' feet in the middle of the page's own fonts, so that all stand on one line. */
const ASCENT = 0.932;
const DESCENT = 0.189;
/** How far an outline may be from what was drawn, in pixels. */
const TOLERANCE = 0.15;
/** The most glyphs, the most letters of a word that is drawn whole, and its widest width in pixels: numbers have 16 bits. */
const MOST_GLYPHS = 10000;
const LONGEST = 40;
const WIDEST = 3000;
/** The bytes that are left for ligatures, because the offsets of their table have 16 bits too. */
let room = 60000;

/** Letters that stand for themselves, with no shapes that depend on others. */
const APART = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}\p{Emoji_Presentation}]/u;

const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
/** The glyphs: outlines in the format of the table `glyf`, with their width and left edge in units. The first is empty. */
const glyphs = [{ outline: new Uint8Array(0), width: 0, left: 0 }];
/** The glyph of each character, and the characters of each ligature with its glyph. */
const characters = new Map();
const ligatures = new Map();

/** A font with all that was asked for so far, and these words. */
export function fontWith(words) {
  for (const word of words.flatMap(parts)) {
    const points = components(word);
    for (const character of points) {
      if (!characters.has(character)) characters.set(character, add(character));
    }
    const key = points.join('');
    const bytes = 12 + 2 * points.length;
    if (points.length > 1 && points.length <= LONGEST && bytes <= room && !ligatures.has(key)) {
      ligatures.set(key, { points, glyph: add(word) });
      room -= bytes;
    }
  }
  return font();
}

/** A word in parts whose shapes do not depend on each other: scripts like Thai write no spaces between words. */
function parts(word) {
  const letters = word.match(new RegExp(`${APART.source}|(?:(?!${APART.source})[^\u200C])+`, 'gsu')) ?? [];
  if (!Intl.Segmenter) return letters;
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' });
  return letters.flatMap((part) => [...segments.segment(part)].map(({ segment }) => segment));
}

/** Marks of Hebrew and Arabic that come before others of the same letter, in this order. */
const FIRST_MARKS = '\u05C1\u05C2\u05BC\u05BF\u05B9\u0651';
const rank = (mark) => (FIRST_MARKS.indexOf(mark) + FIRST_MARKS.length + 1) % (FIRST_MARKS.length + 1);

/** The characters of a word as the program's shaper sees them: Thai and Lao AM is two of them. */
const components = (word) => [...word
  .replace(/[\u0591-\u05C7\u064B-\u065F]{2,}/g, (marks) => [...marks].sort((a, b) => rank(a) - rank(b)).join(''))
  .replace(/([\u0E31\u0E34-\u0E37\u0E47-\u0E4E]*)\u0E33/g, '\u0E4D$1\u0E32')
  .replace(/([\u0EB1\u0EB4-\u0EB7\u0EBB\u0EC8-\u0ECD]*)\u0EB3/g, '\u0ECD$1\u0EB2')
  .replace(/\u200D/g, '')];

/** Draws a text and adds it as a glyph. Returns its number. */
function add(text) {
  if (glyphs.length >= MOST_GLYPHS) return 0;
  const size = `${SIZE}px sans-serif`;
  pen.font = size;
  const measured = pen.measureText(text);
  // A mark alone has no place.
  if (/^\p{M}+$/u.test(text) || measured.width > WIDEST) return glyphs.push({ ...glyphs[0] }) - 1;
  const left = Math.ceil(Math.max(0, measured.actualBoundingBoxLeft)) + 2;
  const up = Math.ceil(Math.max(0, measured.actualBoundingBoxAscent)) + 2;
  const width = left + Math.ceil(Math.max(1, measured.actualBoundingBoxRight)) + 2;
  const height = up + Math.ceil(Math.max(0, measured.actualBoundingBoxDescent)) + 2;
  pen.canvas.width = width;
  pen.canvas.height = height;
  pen.font = size;
  pen.fillText(text, left, up);
  const { data } = pen.getImageData(0, 0, width, height);
  const covered = (x, y) => data[(y * width + x) * 4 + 3] / 255;
  const contours = outlines(covered, width, height).map((contour) =>
    contour.map(([x, y]) => [Math.round((x + 0.5 - left) * UNITS), Math.round((up - y - 0.5) * UNITS)]));
  return glyphs.push({ ...outline(contours), width: Math.round(measured.width * UNITS) }) - 1;
}

/** The outlines of what is covered by more than half, between the middles of pixels (marching squares). */
function outlines(covered, width, height) {
  // Each piece goes from one edge of a square of four pixels to another, with what is covered on its right.
  const next = new Map();
  const places = new Map();
  const edge = (x, y, down) => {
    const key = (y * width + x) * 2 + down;
    if (!places.has(key)) {
      const [one, other] = [covered(x, y), down ? covered(x, y + 1) : covered(x + 1, y)];
      const part = (0.5 - one) / (other - one);
      places.set(key, down ? [x, y + part] : [x + part, y]);
    }
    return key;
  };
  for (let y = 0; y + 1 < height; y += 1) {
    for (let x = 0; x + 1 < width; x += 1) {
      const [a, b, c, d] = [covered(x, y), covered(x + 1, y), covered(x + 1, y + 1), covered(x, y + 1)]
        .map((part) => part >= 0.5);
      if (a === b && b === c && c === d) continue;
      const sides = [
        [a, b, () => edge(x, y, 0)], [b, c, () => edge(x + 1, y, 1)],
        [c, d, () => edge(x, y + 1, 0)], [d, a, () => edge(x, y, 1)],
      ];
      const ins = sides.filter(([from, to]) => !from && to).map(([, , key]) => key());
      const outs = sides.filter(([from, to]) => from && !to).map(([, , key]) => key());
      // Where two corners opposite to each other are covered, they are kept apart.
      if (ins.length === 2 && a) outs.push(outs.shift());
      outs.forEach((from, place) => next.set(from, ins[place]));
    }
  }
  const found = [];
  while (next.size > 0) {
    const [start] = next.keys();
    const contour = [];
    for (let key = start; next.has(key);) {
      contour.push(places.get(key));
      const after = next.get(key);
      next.delete(key);
      key = after;
    }
    const plain = simplified(contour);
    if (plain.length > 2) found.push(plain);
  }
  return found;
}

/** A closed line without the points that are hardly beside it (Ramer, Douglas and Peucker). */
function simplified(points) {
  const kept = new Set([0, points.length >> 1]);
  const open = [[0, points.length >> 1], [points.length >> 1, points.length]];
  while (open.length > 0) {
    const [from, to] = open.pop();
    const [[x, y], [endX, endY]] = [points[from], points[to % points.length]];
    const length = Math.hypot(endX - x, endY - y) || 1;
    let [farthest, most] = [0, TOLERANCE];
    for (let place = from + 1; place < to; place += 1) {
      const [dx, dy] = [points[place][0] - x, points[place][1] - y];
      const distance = Math.abs(dx * (endY - y) - dy * (endX - x)) / length;
      if (distance > most) [farthest, most] = [place, distance];
    }
    if (farthest === 0) continue;
    kept.add(farthest);
    open.push([from, farthest], [farthest, to]);
  }
  return points.filter((_, place) => kept.has(place));
}

/** Numbers of 1, 2, 4 or 8 bytes in the order of font files. */
function bytes(...numbers) {
  const all = new Uint8Array(numbers.reduce((sum, [size]) => sum + size, 0));
  const view = new DataView(all.buffer);
  let place = 0;
  for (const [size, number] of numbers) {
    if (size === 2) view.setUint16(place, number);
    else if (size === 4) view.setUint32(place, number);
    else view.setUint8(place, number);
    place += size;
  }
  return all;
}
const shorts = (...numbers) => bytes(...numbers.map((number) => [2, number]));
const joined = (arrays) => {
  const all = new Uint8Array(arrays.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const array of arrays) {
    all.set(array, place);
    place += array.length;
  }
  return all;
};

/** The entry of the table `glyf` for these contours, and their left edge. */
function outline(contours) {
  const points = contours.flat();
  if (points.length === 0) return { outline: new Uint8Array(0), left: 0 };
  const extreme = (choose, axis) => points.reduce((best, point) => choose(best, point[axis]), points[0][axis]);
  const box = [extreme(Math.min, 0), extreme(Math.min, 1), extreme(Math.max, 0), extreme(Math.max, 1)];
  let count = 0;
  const ends = contours.map((contour) => (count += contour.length) - 1);
  const steps = (axis) => points.map((point, place) => point[axis] - (place ? points[place - 1][axis] : 0));
  const parts = [
    shorts(contours.length, ...box, ...ends, 0), new Uint8Array(points.length).fill(1),
    shorts(...steps(0)), shorts(...steps(1)),
  ];
  const whole = joined(parts);
  return { outline: joined([whole, new Uint8Array(-whole.length & 3)]), left: box[0] };
}

/** The font file with all glyphs. */
function font() {
  const em = SIZE * UNITS;
  const [up, down] = [Math.round(ASCENT * em), Math.round(DESCENT * em)];
  let place = 0;
  const places = [0, ...glyphs.map((glyph) => (place += glyph.outline.length))];
  const widest = Math.max(...glyphs.map((glyph) => glyph.width));
  const head = bytes([2, 1], [2, 0], [4, 0x10000], [4, 0], [4, 0x5F0F3CF5], [2, 3], [2, em], [4, 0], [4, 0], [4, 0], [4, 0],
    [2, 0], [2, -down], [2, widest], [2, up], [2, 0], [2, 8], [2, 2], [2, 1], [2, 0]);
  const hhea = shorts(1, 0, up, -down, 0, widest, 0, 0, widest, 1, 0, 0, 0, 0, 0, 0, 0, glyphs.length);
  const maxp = shorts(1, 0, glyphs.length, 0xFFFF, 0xFFFF, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0);
  const list = [...characters].map(([character, glyph]) => [character.codePointAt(0), glyph]).sort(([a], [b]) => a - b);
  const groups = list.flatMap(([code, glyph]) => [[4, code], [4, code], [4, glyph]]);
  const cmap = bytes([2, 0], [2, 1], [2, 3], [2, 10], [4, 12], [2, 12], [2, 0], [4, 16 + 12 * list.length], [4, 0],
    [4, list.length], ...groups);
  const tables = Object.entries({
    GSUB: substitutions(),
    cmap,
    glyf: joined(glyphs.map((glyph) => glyph.outline)),
    head,
    hhea,
    hmtx: shorts(...glyphs.flatMap(({ width, left }) => [width, left])),
    loca: bytes(...places.map((start) => [4, start])),
    maxp,
  });
  let start = 12 + 16 * tables.length;
  const entries = [];
  const contents = [];
  for (const [name, table] of tables) {
    // Nobody compares the checksums.
    entries.push(bytes(...[...name].map((sign) => [1, sign.charCodeAt(0)]), [4, 0], [4, start], [4, table.length]));
    contents.push(table, new Uint8Array(-table.length & 3));
    start += table.length + (-table.length & 3);
  }
  return joined([bytes([4, 0x10000], [2, tables.length], [2, 128], [2, 3], [2, 0]), ...entries, ...contents]);
}

/** The table `GSUB`: one list of ligatures, for all scripts, of which the longest that fits is taken. */
function substitutions() {
  const sets = new Map();
  for (const { points, glyph } of ligatures.values()) {
    const [first, ...others] = points.map((character) => characters.get(character));
    if (!sets.has(first)) sets.set(first, []);
    sets.get(first).push([others, glyph]);
  }
  const firsts = [...sets.keys()].sort((a, b) => a - b);
  const all = firsts.map((first) => {
    const set = sets.get(first).sort(([a], [b]) => b.length - a.length);
    let start = 2 + 2 * set.length;
    const starts = set.map(([others]) => (start += 4 + 2 * others.length) - 4 - 2 * others.length);
    return joined([
      shorts(set.length, ...starts), ...set.map(([others, glyph]) => shorts(glyph, others.length + 1, ...others)),
    ]);
  });
  let start = 6 + 2 * all.length;
  const starts = all.map((set) => (start += set.length) - set.length);
  const coverage = shorts(1, firsts.length, ...firsts);
  const subtable = joined([shorts(1, start, all.length, ...starts), ...all, coverage]);
  const tag = (name) => [...name].map((sign) => [1, sign.charCodeAt(0)]);
  const scripts = bytes([2, 1], ...tag('DFLT'), [2, 8], [2, 4], [2, 0], [2, 0], [2, 0xFFFF], [2, 1], [2, 0]);
  const features = bytes([2, 1], ...tag('ccmp'), [2, 8], [2, 0], [2, 1], [2, 0]);
  const lookups = shorts(1, 4, 4, 0, 1, 8);
  const [at, then] = [10 + scripts.length, 10 + scripts.length + features.length];
  return joined([shorts(1, 0, 10, at, then), scripts, features, lookups, subtable]);
}
