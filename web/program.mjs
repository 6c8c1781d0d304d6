// Reads and writes programs in WebAssembly's binary format: sections and names of functions.

/** Kinds of sections. */
export const SECTION = { CUSTOM: 0, IMPORTS: 2, CODE: 10 };
/** Kinds of imports. */
const KIND = { FUNCTION: 0, TABLE: 1, MEMORY: 2, GLOBAL: 3 };
/** In the section of names: the names of functions. */
const FUNCTION_NAMES = 1;

/** Reads numbers and bytes of a program, one after the other. */
export class Reader {
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

  /** A list: a number, then as many elements. */
  list(element) {
    return Array.from({ length: this.number() }, () => element(this));
  }

  limits() {
    const hasMost = this.byte() & 1;
    this.number();
    if (hasMost) this.number();
  }
}

/** A number as a program has it, without a sign. */
function number(value) {
  const bytes = [];
  for (; value >= 128; value = Math.floor(value / 128)) bytes.push((value % 128) | 128);
  return Buffer.from([...bytes, value]);
}

export const withLength = (...parts) => {
  const bytes = Buffer.concat(parts);
  return Buffer.concat([number(bytes.length), bytes]);
};
const text = (string) => withLength(Buffer.from(string));
export const listOf = (parts) => Buffer.concat([number(parts.length), ...parts]);
export const section = (kind, contents) => Buffer.concat([Buffer.from([kind]), withLength(contents)]);

/** The sections of a program, each with its kind and its contents. */
export function sections(program) {
  const reader = new Reader(program, HEADER.length);
  const all = [];
  while (reader.at < program.length) all.push({ kind: reader.byte(), contents: reader.block() });
  return all;
}

/** What each program begins with. */
export const HEADER = Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

/** The number of imported functions, which are counted before the program's own. */
export function importedFunctions(contents) {
  return new Reader(contents).list((reader) => {
    reader.block();
    reader.block();
    const kind = reader.byte();
    switch (kind) {
      case KIND.FUNCTION: reader.number(); break;
      case KIND.TABLE: reader.byte(); reader.limits(); break;
      case KIND.MEMORY: reader.limits(); break;
      case KIND.GLOBAL: reader.at += 2; break;
      default: throw new Error('an import of an unknown kind');
    }
    return kind;
  }).filter((kind) => kind === KIND.FUNCTION).length;
}

/** The names of functions by their numbers, or `null` if a custom section has none. */
export function functionNames(contents) {
  const reader = new Reader(contents);
  if (reader.block().toString() !== 'name') return null;
  const names = new Map();
  while (reader.at < contents.length) {
    const kind = reader.byte();
    const part = new Reader(reader.block());
    if (kind !== FUNCTION_NAMES) continue;
    part.list(() => names.set(part.number(), part.block().toString()));
  }
  return names;
}

/** The section with the names of functions, given as pairs of number and name in the order of their numbers. */
export function nameSection(names) {
  const entries = names.map(([index, name]) => Buffer.concat([number(index), text(name)]));
  return section(SECTION.CUSTOM, Buffer.concat([
    text('name'), Buffer.from([FUNCTION_NAMES]), withLength(listOf(entries)),
  ]));
}
