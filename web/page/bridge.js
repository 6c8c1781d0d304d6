// What the game asks of the browser. Nothing here throws.
import { words } from './@WORDS@';
import { fail, remember } from './@FAILURE@';
import { think, thought, stopThinking } from './@THINKER_PAGE@';

const attempt = (task) => {
  try {
    return task();
  } catch {
    return undefined;
  }
};
const refused = (task) => {
  try {
    task();
    return undefined;
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
};

/** Lines read out that the log keeps. */
const KEPT = 30;

function say(text) {
  const said = document.getElementById('said');
  const line = document.createElement('p');
  line.textContent = text;
  said.append(line);
  while (said.children.length > KEPT) said.firstChild.remove();
  said.scrollTop = said.scrollHeight;
}

/** Called with the first whole picture. */
let whenReady = () => {};
export function onReady(task) {
  whenReady = task;
}

globalThis.fanoronaPage = {
  languages: () => (navigator.languages || [navigator.language || 'en']).join(','),
  address: () => `${location.search.slice(1)}\n${location.hash.slice(1)}`,
  hasFingers: () => matchMedia('(pointer: coarse)').matches,
  pixelRatio: () => devicePixelRatio || 1,
  now: () => Date.now() / 1000,
  chance: () => Math.floor(Math.random() * Number.MAX_SAFE_INTEGER),
  ready: () => whenReady(),
  say,
  failed: (reason) => fail('', reason),
  remember,
  think,
  thought,
  stopThinking,
  kept: (name) => attempt(() => localStorage.getItem(name)) ?? undefined,
  keep: (name, text) => refused(() => localStorage.setItem(name, text)),
  forget: (name) => refused(() => localStorage.removeItem(name)),
  keptNames: (begin) =>
    attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(begin)).join('\n')),
};

export { words };
