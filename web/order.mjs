// Names the functions of a program so that sorting them by name puts similar ones next to each other, which makes the
// program smaller when it is compressed. Usage: order.mjs PROGRAM RESULT; then wasm-opt --reorder-functions-by-name.
import { readFileSync, writeFileSync } from 'node:fs';

const [CUSTOM, IMPORTS, CODE] = [0, 2, 10];
/** In the section of names: the names of functions. */
const FUNCTIONS = 1;

/** Reads numbers and bytes of a program, one after the other. */
class Reader {
  constructor(bytes, at = 0) {
    Object.assign(this, { bytes, at });
  }

  byte() {
    return this.bytes[this.at++];
  }

  number() {
    let [value, factor] = [0, 1];
    for (;;) {
      const byte = this.byte();
      value += (byte & 127) * factor;
      factor *= 128;
      if (byte < 128) return value;
    }
  }

  /** As many bytes as the number before them says. */
  block() {
    const length = this.number();
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  limits() {
    const hasMost = this.byte() & 1;
    this.number();
    if (hasMost) this.number();
  }
}

/** A number as a program has it. */
function number(value) {
  const bytes = [];
  for (; value >= 128; value = Math.floor(value / 128)) bytes.push((value % 128) | 128);
  return Buffer.from([...bytes, value]);
}

const withLength = (...parts) => {
  const bytes = Buffer.concat(parts);
  return Buffer.concat([number(bytes.length), bytes]);
};

/** The number of imported functions, which come before all others. */
function importedFunctions(section) {
  const reader = new Reader(section);
  let functions = 0;
  for (let left = reader.number(); left > 0; left -= 1) {
    reader.block();
    reader.block();
    switch (reader.byte()) {
      case 0: reader.number(); functions += 1; break;
      case 1: reader.byte(); reader.limits(); break;
      case 2: reader.limits(); break;
      case 3: reader.at += 2; break;
      default: throw new Error('an import of an unknown kind');
    }
  }
  return functions;
}

/** The names of functions by their numbers, or `null` if a custom section has none. */
function functionNames(section) {
  const reader = new Reader(section);
  if (reader.block().toString() !== 'name') return null;
  const names = new Map();
  while (reader.at < section.length) {
    const kind = reader.byte();
    const list = new Reader(reader.block());
    if (kind !== FUNCTIONS) continue;
    for (let left = list.number(); left > 0; left -= 1) {
      names.set(list.number(), list.block().toString());
    }
  }
  return names;
}

/** What instances of a generic function have in common: the name without types and checksums. */
const family = (name = '') =>
  name.replace(/::h[0-9a-f]{16}$/, '').replace(/\[[0-9a-f]{16}\]/g, '').replace(/<.*>/, '<>');

/** The program with other names of functions. */
function ordered(program) {
  const reader = new Reader(program, 8);
  const kept = [program.subarray(0, 8)];
  let [imported, bodies, names] = [0, [], new Map()];
  while (reader.at < program.length) {
    const start = reader.at;
    const kind = reader.byte();
    const section = reader.block();
    if (kind === IMPORTS) imported = importedFunctions(section);
    if (kind === CODE) {
      const code = new Reader(section);
      bodies = Array.from({ length: code.number() }, () => code.block());
    }
    const found = kind === CUSTOM ? functionNames(section) : null;
    if (found) names = found;
    else kept.push(program.subarray(start, reader.at));
  }
  const functions = bodies.map((body, place) => {
    const index = imported + place;
    return { index, body, family: family(names.get(index)) };
  });
  const byText = (a, b) => (a < b ? -1 : Number(a > b));
  functions.sort((a, b) => byText(a.family, b.family)
    || a.body.length - b.body.length || Buffer.compare(a.body, b.body));
  const digits = String(imported + functions.length).length;
  const list = functions.map(({ index }, place) => [index, String(imported + place).padStart(digits, '0')]);
  for (let index = 0; index < imported; index += 1) list.push([index, String(index).padStart(digits, '0')]);
  list.sort(([a], [b]) => a - b);
  const entries = list.map(([index, name]) => Buffer.concat([number(index), withLength(Buffer.from(name))]));
  const section = withLength(
    withLength(Buffer.from('name')),
    Buffer.from([FUNCTIONS]),
    withLength(number(entries.length), ...entries),
  );
  return Buffer.concat([...kept, Buffer.from([CUSTOM]), section]);
}

const [source, result] = process.argv.slice(2);
writeFileSync(result, ordered(readFileSync(source)));
