// Removes functions that are compiled into the program and never called, because only values that the game never has lead
// to them. Usage: unused.mjs PROGRAM RESULT; then wasm-opt removes what only they need.
import { readFileSync, writeFileSync } from 'node:fs';
import { HEADER, Reader, SECTION, functionNames, importedFunctions, listOf, section, sections, withLength } from './program.mjs';

/** Functions by their names, each kind with the reason why it is never called. */
const UNUSED = [
  // egui fills the outlines of letters with one colour (`epaint::text::font`), and nothing else is drawn by vello.
  /^vello_cpu::fine::lowp::blend::\w+::mix::/,
  /^<vello_cpu::fine::\w+::\w+ as vello_cpu::fine::FineKernel<S>>::(blend|gradient_painter|\w+_image_painter)::/,
  /^<vello_cpu::fine::common::(gradient|image)::\w+(<S>)? as vello_cpu::fine::Painter>::/,
  /^vello_cpu::fine::common::rounded_blurred_rect::/,
  /^vello_cpu::filter::/,
  // All shaders are in WGSL.
  /^naga::front::glsl::/,
  /^<?pp_rs::/,
];
/** Shorter functions stay, in bytes: compilers merge equal ones, so one with such a name may be called as another. */
const LEAST = 2000;
/** A body without variables that traps: if one is called after all, the page says that the game has failed. */
const TRAP = Buffer.from([0x00, 0x00, 0x0b]);

const [source, result] = process.argv.slice(2);
const all = sections(readFileSync(source));
const of = (kind) => all.find((it) => it.kind === kind).contents;
const imported = importedFunctions(of(SECTION.IMPORTS));
const names = all.map(({ kind, contents }) => kind === SECTION.CUSTOM && functionNames(contents)).find(Boolean);
const counts = UNUSED.map(() => 0);
const bodies = new Reader(of(SECTION.CODE)).list((reader) => reader.block()).map((body, place) => {
  const which = UNUSED.findIndex((name) => name.test(names.get(imported + place) ?? ''));
  if (which < 0 || body.length < LEAST) return body;
  counts[which] += 1;
  return TRAP;
});
UNUSED.forEach((name, which) => {
  // A library may have renamed them.
  if (counts[which] === 0) throw new Error(`the program has no function like ${name}`);
});
writeFileSync(result, Buffer.concat([HEADER, ...all.map(({ kind, contents }) =>
  section(kind, kind === SECTION.CODE ? listOf(bodies.map((body) => withLength(body))) : contents))]));
