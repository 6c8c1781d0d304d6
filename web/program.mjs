// Reads and writes programs in WebAssembly's binary format: sections, functions and their instructions.

/** Kinds of sections. */
export const SECTION = {
  CUSTOM: 0, TYPES: 1, IMPORTS: 2, FUNCTIONS: 3, TABLES: 4, MEMORIES: 5, GLOBALS: 6, EXPORTS: 7, ELEMENTS: 9, CODE: 10,
  DATA: 11, DATA_COUNT: 12,
};
/** Kinds of imports and exports. */
export const KIND = { FUNCTION: 0, TABLE: 1, MEMORY: 2, GLOBAL: 3 };
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

  /** Passes over a number of any size, with or without a sign. */
  skipNumber() {
    while (this.byte() >= 128);
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

/** Passes over a constant expression of one instruction, as compilers write them, and its end. */
export function skipConstant(reader) {
  const code = reader.byte();
  if ([0x23, 0x41, 0x42, 0xd0, 0xd2].includes(code)) reader.skipNumber();
  else if (code === 0x43) reader.at += 4;
  else if (code === 0x44) reader.at += 8;
  else throw new Error(`a constant with the instruction 0x${code.toString(16)}`);
  if (reader.byte() !== 0x0b) throw new Error('a constant of more than one instruction');
}

/** A type of values: a number or a reference to any function or object. */
export function valueType(reader) {
  const type = reader.byte();
  if (!(type >= 0x7b && type <= 0x7f) && type !== 0x70 && type !== 0x6f) throw new Error(`unknown type 0x${type.toString(16)}`);
  return type;
}

/** A number as a program has it, without a sign. */
export function number(value) {
  const bytes = [];
  for (; value >= 128; value = Math.floor(value / 128)) bytes.push((value % 128) | 128);
  return Buffer.from([...bytes, value]);
}

/** The instruction that puts a number, not negative, on the stack: `i32.const`. */
export function constant(value) {
  const bytes = [0x41];
  for (; value >= 64; value = Math.floor(value / 128)) bytes.push((value % 128) | 128);
  return Buffer.from([...bytes, value]);
}

export const withLength = (...parts) => {
  const bytes = Buffer.concat(parts);
  return Buffer.concat([number(bytes.length), bytes]);
};
export const text = (string) => withLength(Buffer.from(string));
export const listOf = (parts) => Buffer.concat([number(parts.length), ...parts]);
/** The contents of a section that is a list, with more elements. */
export function extended(contents, more) {
  const reader = new Reader(contents);
  return Buffer.concat([number(reader.number() + more.length), contents.subarray(reader.at), ...more]);
}
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

/** The kinds of the imports, in their order, each with its description. */
export function imports(contents) {
  return new Reader(contents).list((reader) => {
    reader.block();
    reader.block();
    const kind = reader.byte();
    const start = reader.at;
    switch (kind) {
      case KIND.FUNCTION: reader.number(); break;
      case KIND.TABLE: reader.byte(); reader.limits(); break;
      case KIND.MEMORY: reader.limits(); break;
      case KIND.GLOBAL: reader.at += 2; break;
      default: throw new Error('an import of an unknown kind');
    }
    return { kind, description: reader.bytes.subarray(start, reader.at) };
  });
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

/** Passes over the local variables of a function's body. */
function skipLocals(reader) {
  reader.list(() => {
    reader.number();
    reader.byte();
  });
}

/** Where the instructions of a function's body begin. */
export function codeStart(body) {
  const reader = new Reader(body);
  skipLocals(reader);
  return reader.at;
}

/** Whether an instruction is known and consists of its code alone: control, parameters, and everything that computes. */
const hasNoOperands = (code) =>
  [0x00, 0x01, 0x05, 0x0b, 0x0f, 0x1a, 0x1b, 0xd1].includes(code) || (code >= 0x45 && code <= 0xc4);

/** The calls and references in a function's body: the numbers of other functions, each with the place of the number. */
export function references(body) {
  const reader = new Reader(body);
  skipLocals(reader);
  const found = [];
  const reference = () => {
    const start = reader.at;
    found.push({ target: reader.number(), start, end: reader.at });
  };
  while (reader.at < body.length) {
    const code = reader.byte();
    if (code >= 0x28 && code <= 0x3e) {
      // Loads and stores: alignment and offset.
      reader.skipNumber();
      reader.skipNumber();
    } else if (code === 0x10 || code === 0xd2) {
      reference();
    } else if (code === 0x0e) {
      reader.list(() => reader.skipNumber());
      reader.skipNumber();
    } else if (code === 0x1c) {
      reader.list(() => reader.byte());
    } else if (code === 0x11) {
      reader.skipNumber();
      reader.skipNumber();
    } else if ([0x02, 0x03, 0x04, 0x0c, 0x0d, 0x3f, 0x40, 0x41, 0x42, 0xd0].includes(code)
      || (code >= 0x20 && code <= 0x26)) {
      reader.skipNumber();
    } else if (code === 0x43) {
      reader.at += 4;
    } else if (code === 0x44) {
      reader.at += 8;
    } else if (code === 0xfc) {
      const extended = reader.number();
      // Conversions have no operands; the others name one or two memories, tables or segments.
      const operands = extended < 8 ? 0 : [8, 10, 12, 14].includes(extended) ? 2 : 1;
      if (extended > 17) throw new Error(`unknown instruction 0xfc ${extended}`);
      for (let left = operands; left > 0; left -= 1) reader.skipNumber();
    } else if (!hasNoOperands(code)) {
      throw new Error(`unknown instruction 0x${code.toString(16)}`);
    }
  }
  return found;
}
