// Makes a program note which of its functions are called: each has a global, exported as `g` and the function's number, which is
// 0 before its first call, and then tells how many functions had been called by then. Usage: instrument.mjs PROGRAM RESULT
import { readFileSync, writeFileSync } from 'node:fs';
import {
  KIND, HEADER, Reader, SECTION, codeStart, constant, extended, imports, listOf, number, section, sections, text, withLength,
} from './program.mjs';

const I32 = 0x7f;
const [IF, NOTHING, END] = [0x04, 0x40, 0x0b];
const [GET_GLOBAL, SET_GLOBAL] = [0x23, 0x24];
const [IS_ZERO, ADD] = [0x45, 0x6a];

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
  // The last global counts.
  const count = number(globals + bodies.length);
  const code = listOf(bodies.map((body, place) => {
    const start = codeStart(body);
    const mine = number(globals + place);
    const note = Buffer.concat([
      [GET_GLOBAL], mine, [IS_ZERO, IF, NOTHING, GET_GLOBAL], count, constant(1), [ADD, SET_GLOBAL], count,
      [GET_GLOBAL], count, [SET_GLOBAL], mine, [END],
    ].map((part) => Buffer.from(part)));
    return withLength(body.subarray(0, start), note, body.subarray(start));
  }));
  return Buffer.concat([HEADER, ...all.map(({ kind, contents }) => {
    switch (kind) {
      case SECTION.GLOBALS: return section(kind, extended(contents, [...notes.map((it) => it.mine), zero]));
      case SECTION.EXPORTS: return section(kind, extended(contents, notes.map((it) => it.exported)));
      case SECTION.CODE: return section(kind, code);
      default: return section(kind, contents);
    }
  })]);
}

const [source, result] = process.argv.slice(2);
writeFileSync(result, instrumented(readFileSync(source)));
