// Makes a program note which of its functions are called: each has a global that it sets to 1, exported as `g` and the
// function's number. Usage: instrument.mjs PROGRAM RESULT
import { readFileSync, writeFileSync } from 'node:fs';
import {
  KIND, HEADER, Reader, SECTION, codeStart, constant, extended, imports, listOf, number, section, sections, text, withLength,
} from './program.mjs';

const I32 = 0x7f;
const END = 0x0b;
const SET_GLOBAL = 0x24;

/** The program with these globals. */
function instrumented(program) {
  const all = sections(program);
  const of = (kind) => all.find((it) => it.kind === kind).contents;
  const imported = imports(of(SECTION.IMPORTS));
  if (imported.some(({ kind }) => kind === KIND.GLOBAL)) throw new Error('an imported global');
  const first = imported.filter(({ kind }) => kind === KIND.FUNCTION).length;
  const globals = new Reader(of(SECTION.GLOBALS)).number();
  const bodies = new Reader(of(SECTION.CODE)).list((reader) => reader.block());
  const zero = Buffer.concat([Buffer.from([I32, 1]), constant(0), Buffer.from([END])]);
  const notes = bodies.map((_, place) => ({
    mine: zero,
    exported: Buffer.concat([text(`g${first + place}`), Buffer.from([KIND.GLOBAL]), number(globals + place)]),
  }));
  const code = listOf(bodies.map((body, place) => {
    const start = codeStart(body);
    return withLength(
      body.subarray(0, start), constant(1), Buffer.from([SET_GLOBAL]), number(globals + place), body.subarray(start),
    );
  }));
  return Buffer.concat([HEADER, ...all.map(({ kind, contents }) => {
    switch (kind) {
      case SECTION.GLOBALS: return section(kind, extended(contents, notes.map((it) => it.mine)));
      case SECTION.EXPORTS: return section(kind, extended(contents, notes.map((it) => it.exported)));
      case SECTION.CODE: return section(kind, code);
      default: return section(kind, contents);
    }
  })]);
}

const [source, result] = process.argv.slice(2);
writeFileSync(result, instrumented(readFileSync(source)));
