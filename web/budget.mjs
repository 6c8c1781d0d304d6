// Compares the sizes of a full build, compressed with brotli, with the limits in budget.json.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const budget = read(join(here, 'budget.json'));
const sizes = read(join(process.env.FANORONA_WEB_DIST ?? join(here, 'dist'), 'sizes.json'));

if (sizes.mode !== 'full') {
  console.error('web/dist is a build for tests; the budget is for that of `make web`.');
  process.exit(2);
}
const thinker = Object.entries(sizes.files)
  .filter(([name]) => name.startsWith('worker-') || name.startsWith('thinker-') && name.endsWith('.wasm'));
const found = {
  'before the first playable board': sizes.first,
  'the computer player': thinker.reduce((sum, [, { brotli }]) => sum + brotli, 0),
};
let over = false;
for (const [what, most] of Object.entries(budget)) {
  const is = found[what];
  const fits = is > 0 && is <= most;
  over ||= !fits;
  console.log(`${fits ? 'fits    ' : 'TOO MUCH'} ${String(is).padStart(9)} of ${String(most).padStart(9)}  ${what}`);
}
process.exit(over ? 1 : 0);
