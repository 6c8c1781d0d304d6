// Names the functions of a program so that sorting them by name puts similar ones next to each other, which makes the
// program smaller when it is compressed. Usage: order.mjs PROGRAM RESULT; then wasm-opt --reorder-functions-by-name.
import { readFileSync, writeFileSync } from 'node:fs';
import { HEADER, Reader, SECTION, functionNames, importedFunctions, nameSection, section, sections } from './program.mjs';

/** What instances of a generic function have in common: the name without types and checksums. */
const family = (name = '') =>
  name.replace(/::h[0-9a-f]{16}$/, '').replace(/\[[0-9a-f]{16}\]/g, '').replace(/<.*>/, '<>');

const byText = (a, b) => (a < b ? -1 : Number(a > b));

/** Compares functions, each with its family and body. */
const bySimilarity = (a, b) =>
  byText(a.family, b.family) || a.body.length - b.body.length || Buffer.compare(a.body, b.body);

/** The program with other names of functions. */
function ordered(program) {
  const kept = [HEADER];
  let [imported, bodies, names] = [0, [], new Map()];
  for (const { kind, contents } of sections(program)) {
    if (kind === SECTION.IMPORTS) imported = importedFunctions(contents);
    if (kind === SECTION.CODE) bodies = new Reader(contents).list((reader) => reader.block());
    const found = kind === SECTION.CUSTOM ? functionNames(contents) : null;
    if (found) names = found;
    else kept.push(section(kind, contents));
  }
  const functions = bodies.map((body, place) => {
    const index = imported + place;
    return { index, body, family: family(names.get(index)) };
  });
  functions.sort(bySimilarity);
  const digits = String(imported + functions.length).length;
  const list = functions.map(({ index }, place) => [index, String(imported + place).padStart(digits, '0')]);
  for (let index = 0; index < imported; index += 1) list.push([index, String(index).padStart(digits, '0')]);
  list.sort(([a], [b]) => a - b);
  return Buffer.concat([...kept, nameSection(list)]);
}

const [source, result] = process.argv.slice(2);
writeFileSync(result, ordered(readFileSync(source)));
