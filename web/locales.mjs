// The languages of the page: the folders of assets/locales that have a language.ftl, English first, each with the
// messages of its page.ftl, which have one line each and no variables, so this reads them without a library; and the
// texts of the game in a language.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The messages of a page.ftl by their ids without `page-`, as `noFetch`. */
function messages(text) {
  const lines = text.split('\n').map((line) => /^page-([a-z-]+) = (.+)$/.exec(line)).filter(Boolean);
  return Object.fromEntries(lines.map(([, id, value]) => [
    id.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase()), value.trim(),
  ]));
}

/** Files with texts that the program in the page does not use: those of its scripts, and of the terminal. */
const ELSEWHERE = ['page.ftl', 'cli.ftl'];

/** The texts of the game in the language of a folder, one Fluent file after the other. */
export function gameTexts(folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ftl') && !ELSEWHERE.includes(file)).sort();
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}

/** The languages as pairs of a code and messages. What a language lacks is English. */
export function locales(folder) {
  const codes = readdirSync(folder).filter((code) => existsSync(join(folder, code, 'language.ftl')));
  codes.sort((one, other) => (other === 'en') - (one === 'en') || (one < other ? -1 : 1));
  const read = (code) => {
    const file = join(folder, code, 'page.ftl');
    return existsSync(file) ? messages(readFileSync(file, 'utf8')) : {};
  };
  const english = read('en');
  return codes.map((code) => [code, { ...english, ...read(code) }]);
}
