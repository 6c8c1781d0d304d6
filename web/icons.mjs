// Computes the icon: a wooden board with the lines of a small Fanorona board and three stones.
import { crc32 } from './crc.mjs';
import { deflateSync } from 'node:zlib';

/** The colour of the border. */
const BORDER = [26, 18, 13];
/** The number of samples per pixel along each axis. */
const SAMPLES = 3;

const mix = (a, b, t) => a.map((v, i) => v + (b[i] - v) * t);
const ramp = (from, to, x) => Math.min(1, Math.max(0, (x - from) / (to - from)));

/**
 * The colour at a place of the unit square; `margin` is the width of the border around the board. Outside of the
 * board `undefined`.
 */
function colour(x, y, margin) {
  const u = (x - margin) / (1 - 2 * margin);
  const v = (y - margin) / (1 - 2 * margin);
  const corner = 0.12;
  const dx = Math.max(corner - u, u - (1 - corner), 0);
  const dy = Math.max(corner - v, v - (1 - corner), 0);
  if (Math.hypot(dx, dy) > corner) return undefined;
  const grain = Math.sin(v * 38 + Math.sin(u * 5) * 1.6) * 0.5 + 0.5;
  let c = mix([150, 98, 54], [176, 120, 70], grain);
  // Three by three points, as in Telo, with every line between them.
  const at = (n) => 0.2 + 0.3 * n;
  const line = 0.014;
  const inside = u > at(0) - line && u < at(2) + line && v > at(0) - line && v < at(2) + line;
  const straight = [0, 1, 2].some((n) => Math.abs(u - at(n)) < line || Math.abs(v - at(n)) < line);
  const slant = Math.abs(u - v) < line * 1.4 || Math.abs(u + v - 1) < line * 1.4;
  if (inside && (straight || slant)) c = mix(c, [48, 28, 16], 0.85);
  for (const [cx, cy, stone, shine] of [
    [at(0), at(2), [232, 222, 202], [255, 252, 244]],
    [at(2), at(0), [34, 32, 34], [104, 100, 102]],
    [at(1), at(1), [232, 222, 202], [255, 252, 244]],
  ]) {
    const shadow = Math.hypot(u - cx - 0.02, v - cy - 0.03);
    c = mix(c, [40, 24, 14], 0.6 * (1 - ramp(0.12, 0.17, shadow)));
    const r = Math.hypot(u - cx, v - cy);
    if (r < 0.13) {
      const light = Math.hypot(u - cx + 0.045, v - cy + 0.05);
      c = mix(shine, stone, ramp(0, 0.1, light));
      c = mix(c, [20, 14, 10], 0.35 * ramp(0.1, 0.13, r));
    }
  }
  return c;
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/** A square PNG of this size in pixels; with `transparent`, nothing is seen around the board. */
export function icon(size, margin, transparent = false) {
  const channels = transparent ? 4 : 3;
  const row = size * channels + 1;
  const rows = Buffer.alloc(size * row);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      let sum = [0, 0, 0];
      let inside = 0;
      for (let i = 0; i < SAMPLES * SAMPLES; i++) {
        const px = (x + ((i % SAMPLES) + 0.5) / SAMPLES) / size;
        const py = (y + (Math.floor(i / SAMPLES) + 0.5) / SAMPLES) / size;
        const found = colour(px, py, margin);
        if (found) inside += 1;
        if (found || !transparent) sum = (found ?? BORDER).map((value, k) => value + sum[k]);
      }
      const pixel = sum.map((value) => Math.round(value / Math.max(1, transparent ? inside : SAMPLES * SAMPLES)));
      if (transparent) pixel.push(Math.round((255 * inside) / SAMPLES / SAMPLES));
      rows.set(pixel, y * row + 1 + x * channels);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  // Eight bits a channel; RGB, or RGB with transparency.
  head.set([8, transparent ? 6 : 2, 0, 0, 0], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature, chunk('IHDR', head), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0)),
  ]);
}
