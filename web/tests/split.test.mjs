// Splits a small program in two (web/split.mjs), and runs it before and after the rest is there.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

/** Imported functions come first: `note` is 0, `start` 1, and so on. Bodies are long enough not to be kept for their size. */
const PROGRAM = `(module
  (type $unary (func (param i32) (result i32)))
  (import "page" "note" (func $note (param i32)))
  (memory (export "memory") 1)
  (table (export "functions") 16 funcref)
  (global $calls (mut i32) (i32.const 0))
  (global $wide (mut i64) (i64.const 11))
  (global $half f64 (f64.const 0.5))
  (data (i32.const 160) "dates")
  (data (i32.const 200) "figs")
  (elem (i32.const 1) $start $pointed $alone)
  (elem (i32.const 11) $moved $alone)
  (func $start (export "start") (param $n i32) (result i32)
    (global.set $calls (i32.add (global.get $calls) (i32.const 1)))
    (call $shared (i32.const 7)) (i32.add (local.get $n) (global.get $calls)))
  (func $shared (param $n i32)
    (i32.store (i32.const 64) (local.get $n)) (call $note (i32.load (i32.const 64))))
  (func $later (export "later") (param $n i32) (result i32)
    (global.set $wide (i64.sub (global.get $wide) (i64.const 10)))
    (call $moved (local.get $n) (global.get $wide) (global.get $half)))
  (func $moved (param $n i32) (param $wide i64) (param $half f64) (result i32) (local $sum i64)
    (global.set $calls (i32.add (global.get $calls) (i32.const 100)))
    (local.set $sum (i64.add (i64.extend_i32_s (local.get $n)) (local.get $wide)))
    (call $shared (i32.wrap_i64 (local.get $sum)))
    (block $done (loop $again
      (br_if $done (i64.gt_s (local.get $sum) (i64.const 1000)))
      (local.set $sum (i64.mul (local.get $sum) (i64.const 3)))
      (br $again)))
    (memory.fill (i32.const 128) (i32.const 5) (i32.const 4))
    (i32.add (call $alone (i32.wrap_i64 (local.get $sum)))
      (i32.add (i32.load (i32.const 128)) (i32.trunc_sat_f64_s (f64.mul (local.get $half) (f64.const 4))))))
  (func $alone (param $n i32) (result i32)
    (call $note (i32.const -1)) (call $note (i32.const -2)) (call $note (i32.const -3)) (call $note (i32.const -4))
    (i32.mul (local.get $n) (i32.const 2)))
  (func $pointed (param $n i32) (result i32)
    (call $note (i32.const -5)) (call $note (i32.const -6)) (call $note (i32.const -7)) (call $note (i32.const -8))
    (i32.sub (i32.const 0) (local.get $n)))
  (func (export "__wbindgen_start") (i32.store8 (i32.const 220) (i32.load8_u (i32.const 203))))
  (func (export "through") (param $at i32) (param $n i32) (result i32)
    (call_indirect (type $unary) (local.get $n) (local.get $at))))`;
const [START, SHARED, MOVED] = [1, 2, 4];

const web = join(import.meta.dirname, '..');
const run = (script, ...options) => execFileSync(process.execPath, [join(web, script), ...options], { stdio: 'pipe' });
let folder;
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'fanorona-split-'));
});
after(() => rmSync(folder, { recursive: true }));

/** The program in one part, and in two of which the first has these functions besides those that are exported. The others are
 * compiled ahead, in their order. */
function parts(first, ready = []) {
  const file = (name) => join(folder, name);
  writeFileSync(file('program.wat'), PROGRAM);
  run('node_modules/binaryen/bin/wasm-as', '-g', '-all', file('program.wat'), '-o', file('program.wasm'));
  writeFileSync(file('start.json'), JSON.stringify({ first, ready }));
  run('split.mjs', file('program.wasm'), file('start.json'), file('first.wasm'), file('rest.wasm'));
  return ['program', 'first', 'rest'].map((name) => new WebAssembly.Module(readFileSync(file(`${name}.wasm`))));
}

/** What calls of an instance return and note. */
function played(program, complete) {
  const noted = [];
  const { exports } = new WebAssembly.Instance(program, { page: { note: (value) => noted.push(value) } });
  exports.__wbindgen_start();
  const before = exports.start(20);
  complete?.(exports);
  const all = [
    before, exports.later(4), exports.later(-9), exports.start(1), exports.through(2, 6), exports.through(3, 6),
    exports.functions.get(2)(8), exports.functions.get(1)(8),
    exports.through(12, 6),
  ];
  return { all, noted, memory: [...new Uint8Array(exports.memory.buffer, 0, 256)] };
}

test('a program in two parts does what it did in one', () => {
  const [whole, first, rest] = parts([START, SHARED]);
  assert.deepEqual(
    played(first, (exports) => new WebAssembly.Instance(rest, { first: exports })),
    played(whole),
  );
  assert.ok(WebAssembly.Module.imports(rest).some(({ kind }) => kind === 'function'), 'the rest uses the first part');
});

test('without the rest its functions fail, and the others work', () => {
  const [, first] = parts([START, SHARED]);
  const { exports } = new WebAssembly.Instance(first, { page: { note: () => {} } });
  exports.__wbindgen_start();
  assert.equal(exports.start(20), 21);
  assert.equal(exports.through(1, 20), 22);
  for (const call of [() => exports.later(4), () => exports.through(2, 6), () => exports.through(3, 6)]) {
    assert.throws(call, WebAssembly.RuntimeError);
  }
  assert.equal(exports.start(0), 3, 'nothing of the rest has run');
});

test('what is compiled ahead does nothing, since there is no memory before the start', () => {
  const noted = [];
  const [, first, rest] = parts([START, SHARED], [MOVED, SHARED, START]);
  const { exports } = new WebAssembly.Instance(first, { page: { note: (value) => noted.push(value) } });
  const others = new WebAssembly.Instance(rest, { first: exports }).exports.ahead;
  assert.deepEqual([exports.ahead.length, others.length, exports.memory.buffer.byteLength], [2, 1, 0]);
  for (const call of [exports.ahead.get(0), exports.ahead.get(1), others.get(0)]) {
    assert.throws(() => call(...Array(call.length).fill(false)), WebAssembly.RuntimeError);
  }
  assert.deepEqual(noted, []);
  exports.__wbindgen_start();
  assert.equal(exports.memory.buffer.byteLength, 1 << 16);
  assert.equal(Buffer.from(exports.memory.buffer, 160, 5).toString(), 'dates');
});
