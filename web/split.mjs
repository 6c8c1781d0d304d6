// Splits a program in two: what the start calls, and the rest, which the page fetches while the first part runs.
//
//   split.mjs PROGRAM START FIRST REST      START: what start-functions.mjs has found
//
// The first part has memory, tables and data, and keeps the numbers of all functions. A function of the rest that the first
// part calls is replaced by one that calls it through a table of its own, exported as `rest`. The rest imports from the first
// part what it needs, and fills that table and its places in the others when it is instantiated. Called before that, a
// function of the rest fails with a `WebAssembly.RuntimeError`.
//
// Both parts export the functions that are called before the page is ready as a table, `ahead`, so that a worker can have them
// compiled before the page calls them (page/parts.js). For this the first part has no memory before its start: there a
// function whose work nobody wants fails at its first access to memory, and does no harm.
import { readFileSync, writeFileSync } from 'node:fs';
import {
  KIND, HEADER, Reader, SECTION, constant, extended, functionNames, imports, listOf, nameSection, number, references, section,
  sections, skipConstant, text, valueType, withLength,
} from './program.mjs';
import { bySimilarity, family } from './similar.mjs';

const [FUNCREF, FUNCTION] = [0x70, 0x60];
const [UNREACHABLE, END, CALL, CALL_INDIRECT, DROP, GET_LOCAL, GROW, BULK] = [0x00, 0x0b, 0x10, 0x11, 0x1a, 0x20, 0x40, 0xfc];
/** After `BULK`: copies a segment of data to memory, or removes one. */
const [COPY, REMOVE] = [8, 9];
/** A segment of data that is copied when the program asks for it. */
const PASSIVE = 1;
/** What talks to the browser stays in the first part: what it calls depends on the machine. */
const TALKS = /\b(winit|bevy_winit|wgpu|wgpu_hal|wgpu_core|wgpu_types|glow|web_sys|js_sys|wasm_bindgen|wasm_bindgen_futures)(\[[0-9a-f]+\])?::/;
/** Shorter functions that the first part calls stay there: what replaces them would be as long. */
const SHORT = 24;
/** The module from which the rest imports, and the exported table through which its functions are called. */
const [FIRST, REST] = ['first', 'rest'];
/** The exported table of what is compiled ahead. */
const AHEAD = 'ahead';
/** So many functions that follow each other there are in the order that they will have in the program (web/order.mjs), which
 * compresses better. */
const BLOCK = 2048;
/** What wasm-bindgen calls before everything else. It has no parameters and no result. */
const START = '__wbindgen_start';
/** The exported names of functions, tables, memories and globals; functions are numbered in the order of the exports. */
const exported = (kind, index) => `${['f', 't', 'm', 'g'][kind]}${index.toString(36)}`;

/** What is needed of a program to split it. */
function read(program) {
  const all = sections(program);
  const of = (kind) => all.find((it) => it.kind === kind).contents;
  const list = (kind, element) => new Reader(of(kind)).list(element);
  const imported = imports(of(SECTION.IMPORTS));
  if (imported.some(({ kind }) => kind !== KIND.FUNCTION)) throw new Error('an import that is not a function');
  const typeOf = (reader) => reader.number();
  const types = list(SECTION.TYPES, (reader) => {
    const start = reader.at;
    if (reader.byte() !== FUNCTION) throw new Error('a type that is not that of a function');
    const parameters = reader.list(valueType).length;
    reader.list(valueType);
    return { parameters, bytes: reader.bytes.subarray(start, reader.at) };
  });
  const tables = list(SECTION.TABLES, (reader) => {
    const type = valueType(reader);
    const start = reader.at;
    reader.limits();
    return { type, limits: reader.bytes.subarray(start, reader.at) };
  });
  const globals = list(SECTION.GLOBALS, (reader) => {
    const start = reader.at;
    valueType(reader);
    reader.byte();
    const type = reader.bytes.subarray(start, reader.at);
    skipConstant(reader);
    return type;
  });
  const exports = list(SECTION.EXPORTS, (reader) => ({
    name: reader.block().toString(), kind: reader.byte(), index: reader.number(),
  }));
  const [memory, ...memories] = list(SECTION.MEMORIES, (reader) => {
    const hasMost = reader.byte() & 1;
    return { least: reader.number(), most: hasMost ? reader.number() : undefined };
  });
  if (!memory || memories.length > 0) throw new Error('not one memory');
  return {
    all,
    types,
    tables,
    globals,
    exports,
    memory,
    data: list(SECTION.DATA, readData),
    imported: imported.length,
    functionTypes: [
      ...imported.map(({ description }) => new Reader(description).number()), ...list(SECTION.FUNCTIONS, typeOf),
    ],
    bodies: list(SECTION.CODE, (reader) => reader.block()),
    segments: list(SECTION.ELEMENTS, readSegment),
    names: all.map(({ kind, contents }) => kind === SECTION.CUSTOM && functionNames(contents)).find(Boolean),
  };
}

/** Where a segment of a table or of data begins. */
function readOffset(reader) {
  const start = reader.at + 1;
  skipConstant(reader);
  const offset = new Reader(reader.bytes, start).number();
  if (!constant(offset).equals(reader.bytes.subarray(start - 1, reader.at - 1))) throw new Error('an offset that is not constant');
  return offset;
}

/** A segment of a table, an active one with a constant offset, as compilers write them. */
function readSegment(reader) {
  const kind = reader.number();
  if (kind !== 0 && kind !== 2) throw new Error(`a segment of a table of the kind ${kind}`);
  const table = kind === 2 ? reader.number() : 0;
  const offset = readOffset(reader);
  if (kind === 2) reader.byte();
  return { table, offset, functions: reader.list((it) => it.number()) };
}

/** A segment of data for the memory, an active one with a constant offset. */
function readData(reader) {
  const kind = reader.number();
  if (kind !== 0) throw new Error(`a segment of data of the kind ${kind}`);
  return { offset: readOffset(reader), bytes: reader.block() };
}

/** A segment as a program has it. */
const segment = ({ table, offset, functions }) => Buffer.concat([
  number(2), number(table), constant(offset), Buffer.from([END, 0]), listOf(functions.map(number)),
]);

/** The start of the first part: makes its memory and fills it, then calls what was the start before. */
const startWithMemory = ({ memory, data }, index) => Buffer.concat([
  number(0), constant(memory.least), Buffer.from([GROW, 0, DROP]),
  ...data.flatMap(({ offset, bytes }, place) => [
    constant(offset), constant(0), constant(bytes.length), Buffer.from([BULK, COPY]), number(place), number(0),
    Buffer.from([BULK, REMOVE]), number(place),
  ]),
  Buffer.from([CALL]), number(index), Buffer.from([END]),
]);

/** Functions in the order in which they are called, but for that within blocks. */
function inBlocks({ imported, bodies, names }, functions) {
  const all = functions.map((index) => ({ index, body: bodies[index - imported], family: family(names.get(index)) }));
  const blocks = Array.from({ length: Math.ceil(all.length / BLOCK) }, (_, block) =>
    all.slice(block * BLOCK, (block + 1) * BLOCK).sort(bySimilarity));
  return blocks.flat().map(({ index }) => index);
}

/** The limits of a table with this number of places. */
const places = (count) => Buffer.concat([Buffer.from([1]), number(count), number(count)]);

/** The parts of a segment with functions of which something is true. */
function* runs({ table, offset, functions }, wanted) {
  let run = [];
  for (let at = 0; at <= functions.length; at += 1) {
    if (at < functions.length && wanted(functions[at])) {
      run.push(functions[at]);
    } else if (run.length > 0) {
      yield { table, offset: offset + at - run.length, functions: run };
      run = [];
    }
  }
}

function split(program, { first: called, ready }) {
  const from = read(program);
  const { imported, bodies, types, functionTypes, memory } = from;
  const stays = new Set(called);
  for (const { kind, index } of from.exports) if (kind === KIND.FUNCTION) stays.add(index);
  for (let index = 0; index < imported; index += 1) stays.add(index);
  for (const [index, name] of from.names) if (TALKS.test(name)) stays.add(index);
  // A set may grow while it is read.
  for (const index of stays) {
    if (index < imported) continue;
    for (const { target } of references(bodies[index - imported])) {
      if (target >= imported && bodies[target - imported].length < SHORT) stays.add(target);
    }
  }
  const moved = bodies.map((_, place) => imported + place).filter((index) => !stays.has(index));
  const used = (index) => references(bodies[index - imported]);

  // The functions of the rest that the first part refers to, in the order of the table, and what the rest needs of the first.
  const entered = new Set();
  bodies.forEach((_, place) => {
    const index = imported + place;
    if (!stays.has(index)) return;
    for (const { target } of used(index)) if (!stays.has(target)) entered.add(target);
  });
  const entries = [...entered].sort((a, b) => a - b);
  const entryOf = new Map(entries.map((index, entry) => [index, entry]));
  const needed = [...new Set(moved.flatMap((index) => used(index).map(({ target }) => target)))]
    .filter((index) => stays.has(index)).sort((a, b) => a - b);

  const table = from.tables.length;
  const limits = places(entries.length);
  const aheadOf = (isIn) => ({ table: table + 1, offset: 0, functions: inBlocks(from, ready.filter(isIn)) });
  const aheadInFirst = aheadOf((index) => stays.has(index));
  const aheadInRest = aheadOf((index) => !stays.has(index));
  const start = from.exports.find(({ kind, name }) => kind === KIND.FUNCTION && name === START);
  if (!start) throw new Error(`no function ${START}`);
  const throughTable = (index) => {
    const type = functionTypes[index];
    const parameters = Array.from(types[type].parameters ? Array(types[type].parameters).keys() : [], (at) =>
      Buffer.concat([Buffer.from([GET_LOCAL]), number(at)]));
    return Buffer.concat([
      number(0), ...parameters, constant(entryOf.get(index)),
      Buffer.from([CALL_INDIRECT]), number(type), number(table), Buffer.from([END]),
    ]);
  };
  const nothing = Buffer.from([0, UNREACHABLE, END]);
  // In tables, one function that does nothing stands for all that are not called by their numbers.
  const standing = moved.find((index) => !entryOf.has(index));
  const inFirst = (index) => (stays.has(index) || entryOf.has(index) ? index : standing);
  const offer = (name, kind, index) => Buffer.concat([text(name), Buffer.from([kind]), number(index)]);
  const offers = [
    ...from.exports.map((it) =>
      offer(it.name, it.kind, it === start ? imported + bodies.length : it.index)),
    offer(REST, KIND.TABLE, table),
    offer(AHEAD, KIND.TABLE, aheadInFirst.table),
    offer(exported(KIND.MEMORY, 0), KIND.MEMORY, 0),
    ...from.tables.map((_, index) => offer(exported(KIND.TABLE, index), KIND.TABLE, index)),
    ...from.globals.map((_, index) => offer(exported(KIND.GLOBAL, index), KIND.GLOBAL, index)),
    ...needed.map((index, place) => offer(exported(KIND.FUNCTION, place), KIND.FUNCTION, index)),
  ];
  const tableOf = (ofPlaces) => Buffer.concat([Buffer.from([FUNCREF]), ofPlaces]);
  const first = Buffer.concat([HEADER, ...from.all.map(({ kind, contents }) => {
    switch (kind) {
      case SECTION.FUNCTIONS: return section(kind, extended(contents, [number(functionTypes[start.index])]));
      case SECTION.TABLES: return section(kind, extended(contents, [
        tableOf(limits), tableOf(places(aheadInFirst.functions.length)),
      ]));
      case SECTION.MEMORIES: return section(kind, listOf([memory.most === undefined
        ? Buffer.from([0, 0]) : Buffer.concat([Buffer.from([1, 0]), number(memory.most)])]));
      case SECTION.EXPORTS: return section(kind, listOf(offers));
      case SECTION.ELEMENTS: return section(kind, listOf([
        ...from.segments.map((it) => segment({ ...it, functions: it.functions.map(inFirst) })), segment(aheadInFirst),
      ]));
      case SECTION.DATA_COUNT: return Buffer.alloc(0);
      case SECTION.CODE: return Buffer.concat([
        section(SECTION.DATA_COUNT, number(from.data.length)),
        section(kind, listOf([
          ...bodies.map((body, place) => {
            const index = imported + place;
            if (stays.has(index)) return withLength(body);
            return withLength(entryOf.has(index) ? throughTable(index) : nothing);
          }),
          withLength(startWithMemory(from, start.index)),
        ])),
      ]);
      case SECTION.DATA: return section(kind, listOf(from.data.map(({ bytes }) =>
        Buffer.concat([Buffer.from([PASSIVE]), withLength(bytes)]))));
      default: return section(kind, contents);
    }
  })]);

  // In the rest functions have other numbers: first the imported ones.
  const numbers = new Map([...needed, ...moved].map((index, place) => [index, place]));
  const renumbered = (index) => {
    const body = bodies[index - imported];
    const parts = [];
    let done = 0;
    for (const { target, start: begin, end } of used(index)) {
      parts.push(body.subarray(done, begin), number(numbers.get(target)));
      done = end;
    }
    return withLength(...parts, body.subarray(done));
  };
  const wanted = (name, kind, ...description) =>
    Buffer.concat([text(FIRST), text(name), Buffer.from([kind]), ...description]);
  const atLeastNone = Buffer.from([0, 0]);
  const rest = Buffer.concat([
    HEADER,
    section(SECTION.TYPES, listOf(types.map(({ bytes }) => bytes))),
    section(SECTION.IMPORTS, listOf([
      ...needed.map((index, place) =>
        wanted(exported(KIND.FUNCTION, place), KIND.FUNCTION, number(functionTypes[index]))),
      wanted(exported(KIND.MEMORY, 0), KIND.MEMORY, atLeastNone),
      ...from.tables.map(({ type, limits: least }, index) =>
        wanted(exported(KIND.TABLE, index), KIND.TABLE, Buffer.from([type]), least)),
      wanted(REST, KIND.TABLE, Buffer.from([FUNCREF]), limits),
      ...from.globals.map((type, index) => wanted(exported(KIND.GLOBAL, index), KIND.GLOBAL, type)),
    ])),
    section(SECTION.FUNCTIONS, listOf(moved.map((index) => number(functionTypes[index])))),
    section(SECTION.TABLES, listOf([tableOf(places(aheadInRest.functions.length))])),
    section(SECTION.EXPORTS, listOf([offer(AHEAD, KIND.TABLE, aheadInRest.table)])),
    section(SECTION.ELEMENTS, listOf([
      { table, offset: 0, functions: entries },
      aheadInRest,
      ...from.segments.flatMap((it) => [...runs(it, (index) => !stays.has(index))]),
    ].map((it) => segment({ ...it, functions: it.functions.map((index) => numbers.get(index)) })))),
    section(SECTION.CODE, listOf(moved.map(renumbered))),
    nameSection([...numbers].map(([index, place]) => [place, from.names.get(index) ?? ''])),
  ]);
  console.log(`${stays.size - imported} functions first, ${moved.length} in the rest; ${entries.length} are called from the first part, and ${needed.length} there`);
  return { first, rest };
}

const [source, start, ...results] = process.argv.slice(2);
const { first, rest } = split(readFileSync(source), JSON.parse(readFileSync(start, 'utf8')));
writeFileSync(results[0], first);
writeFileSync(results[1], rest);
