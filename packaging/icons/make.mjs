// Writes the icons of the installed program beside this file, from the same drawing as those of the web page:
// PNG files in the sizes of Linux desktops, an .ico file for Windows, and an .icns file for macOS.
// Usage: node packaging/icons/make.mjs
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { icon } from '../../web/icons.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const write = (name, bytes) => writeFileSync(join(here, name), bytes);
/** The width of the border around the board, which is transparent. */
const MARGIN = 0.03;
const pictures = new Map();
const picture = (size) => {
  if (!pictures.has(size)) pictures.set(size, icon(size, MARGIN, true));
  return pictures.get(size);
};

/** An .ico file: a header, an entry for each picture, the pictures as PNG. */
function ico(sizes) {
  const head = Buffer.alloc(6 + 16 * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let offset = head.length;
  sizes.forEach((size, i) => {
    const entry = 6 + 16 * i;
    // 0 stands for 256.
    head.writeUInt8(size % 256, entry);
    head.writeUInt8(size % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture(size).length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += picture(size).length;
  });
  return Buffer.concat([head, ...sizes.map(picture)]);
}

/** An .icns file: parts of a type, a length and a PNG. */
function icns(types) {
  const part = (type, body) => {
    const head = Buffer.alloc(8);
    head.write(type, 'latin1');
    head.writeUInt32BE(body.length + 8, 4);
    return Buffer.concat([head, body]);
  };
  return part('icns', Buffer.concat(types.map(([type, size]) => part(type, picture(size)))));
}

for (const size of [16, 24, 32, 48, 64, 128, 256, 512]) write(`${size}.png`, picture(size));
write('fanorona.ico', ico([16, 24, 32, 48, 64, 256]));
write('fanorona.icns', icns([
  ['icp4', 16], ['icp5', 32], ['ic07', 128], ['ic08', 256], ['ic09', 512],
  // The same for displays of twice the density.
  ['ic11', 32], ['ic12', 64], ['ic13', 256], ['ic14', 512],
]));
