// The functions of the browser that the game calls. None of them throws.
import { words } from './@WORDS@';
import { fail, isGame, noteStored, remember } from './@FAILURE@';
import { fieldsShown, showField } from './@FIELDS@';
import { hold, letGo } from './@HOLDS@';
import { beginJob, jobAnswer, stopJob } from './@THINKER_PAGE@';

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

/** The number of lines that the log for screen readers keeps. */
const LOG_LINES = 30;

function say(text) {
  const log = document.getElementById('said');
  const line = document.createElement('p');
  line.textContent = text;
  log.append(line);
  while (log.children.length > LOG_LINES) log.firstChild.remove();
  log.scrollTop = log.scrollHeight;
}

/** The largest file that the game reads, in bytes; one more byte marks a file as too large. */
const MAX_FILE_SIZE = 16 * 1024 * 1024;
/** The text of a file; empty if it cannot be read. */
export const textOf = (file) => file.slice(0, MAX_FILE_SIZE + 1).text().catch(() => '');
let choosing = false;
const chosenFiles = [];

/** Called with the name and the text of a file that was chosen after the game had stopped waiting for it. */
let whenLateFile = () => {};
export function onLateFile(task) {
  whenLateFile = task;
}

function chooseFiles() {
  const field = document.createElement('input');
  field.type = 'file';
  field.multiple = true;
  field.accept = '.fgn,.pgn,.txt,.ron,text/plain';
  choosing = true;
  let waits = true;
  const gestures = ['pointerdown', 'keydown'];
  const stopWaiting = () => {
    waits = false;
    for (const gesture of gestures) removeEventListener(gesture, giveUp, { capture: true });
  };
  const giveUp = ({ repeat }) => {
    if (repeat) return;
    stopWaiting();
    choosing = false;
  };
  field.oncancel = giveUp;
  field.onchange = async () => {
    const late = !waits;
    stopWaiting();
    for (const file of field.files) {
      const text = await textOf(file);
      if (late) whenLateFile(file.name, text);
      else chosenFiles.push(`${file.name}\n${text}`);
    }
    if (!late) choosing = false;
  };
  field.click();
  // Older browsers do not say that the dialog was cancelled, but while it is open the page gets no such events.
  for (const gesture of gestures) addEventListener(gesture, giveUp, { capture: true });
}

let pasted;

async function askClipboard() {
  pasted = undefined;
  try {
    pasted = `text:${await navigator.clipboard.readText()}`;
  } catch {
    pasted = 'refused';
  }
}

/** The files with the puzzles, the openings and the opening book of each variant. */
const FILES = { puzzles: @PACKS@, openings: @OPENINGS@, book: @BOOKS@ };
const fetchedTexts = [];

async function fetchText(kind, variant) {
  const name = `${kind} ${variant}`;
  try {
    const response = await fetch(`./${FILES[kind][variant]}`);
    if (!response.ok) throw new Error(response.statusText);
    fetchedTexts.push(`${name}\n${await response.text()}`);
  } catch {
    fetchedTexts.push(name);
  }
}

/** Called with the name of a font and its file when it was fetched or drawn; without the file if that failed. */
let whenLetters = () => {};
export function onLetters(task) {
  whenLetters = task;
  // In parallel with the game, which asks for them when it starts.
  if (/\p{Script=Cyrillic}/u.test(words.load)) fetchLetters();
}

let letters;

/** Fetches the Cyrillic letters once; again if that failed. */
function fetchLetters() {
  letters ??= fetch('./@CYRILLIC@').then((response) => {
    if (!response.ok) throw new Error(response.statusText);
    return response.arrayBuffer();
  });
  letters.then((font) => whenLetters('cyrillic', new Uint8Array(font)), () => {
    letters = undefined;
    whenLetters('cyrillic');
  });
}

/** Has the letters of these words drawn, one word a line. */
function drawLetters(words) {
  import('./@LETTERS@').then(({ fontWith }) => fontWith(words.split('\n')))
    .then((font) => whenLetters('drawn', font), () => whenLetters('drawn'));
}

/** The file with the texts of each language but English, by its code. */
const TEXTS = @TEXTS@;
const textsUnderWay = {};

/** The texts of a language, which are fetched once; again if that failed. */
function textsIn(code) {
  textsUnderWay[code] ??= fetch(`./${TEXTS[code]}`).then((response) => {
    if (!response.ok) throw new Error(response.statusText);
    return response.text();
  });
  const texts = textsUnderWay[code];
  texts.catch(() => { delete textsUnderWay[code]; });
  return texts;
}

/** Called with the code and the texts of a language when they were fetched. */
let whenTexts = () => {};
export function onTexts(task) {
  whenTexts = task;
}

const fetchTexts = (code) => {
  textsIn(code).catch(() => undefined).then((text) => whenTexts(code, text));
};

/** The texts in the page's language, for the start of the game. */
let firstTexts;
export async function fetchFirstTexts() {
  const code = document.documentElement.lang;
  if (!(code in TEXTS)) return;
  // Without them the game speaks English, and asks again.
  firstTexts = await textsIn(code).then((text) => `${code}\n${text}`).catch(() => undefined);
}

const download = (name, text) => save(name, new Blob([text], { type: 'text/plain' }));

/** A picture of these pixels as a PNG file. */
function png(width, height, pixels) {
  const canvas = new OffscreenCanvas(width, height);
  // A copy: the program's memory may move while the picture is encoded.
  canvas.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(pixels), width, height), 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}

const picture = async (name, ...pixels) => save(name, await png(...pixels));

/** Called with what has become of what was shared without the system's sheet: `link`, `picture`, or the name of a file. */
let whenShared = () => {};
export function onShared(task) {
  whenShared = task;
}

const hasFingers = () => matchMedia('(pointer: coarse)').matches;
/** Opens the system's sheet. Returns whether it was there, even if the player has closed it. */
const sheet = (what) =>
  navigator.share(what).then(() => true, (error) => error.name === 'AbortError');

function shareLink(link) {
  if (!hasFingers() || !navigator.share) return false;
  sheet({ url: link }).then(async (opened) => {
    if (opened) return;
    await navigator.clipboard.writeText(link);
    whenShared('link');
  }).catch(() => {});
  return true;
}

async function sharePicture(name, ...pixels) {
  const blob = await png(...pixels);
  const files = [new File([blob], name, { type: blob.type })];
  if (hasFingers() && navigator.canShare?.({ files }) && await sheet({ files })) return;
  try {
    await navigator.clipboard.write([new ClipboardItem({ [blob.type]: blob })]);
    whenShared('picture');
  } catch {
    save(name, blob);
    whenShared(name);
  }
}

function save(name, blob) {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60000);
}

/** Removes parameters from the address, without a new entry in the history. */
function removeFromAddress(names, hash) {
  const parameters = new URLSearchParams(location.search);
  for (const name of names) parameters.delete(name);
  const search = String(parameters);
  attempt(() => history.replaceState(null, '', `${location.pathname}${search && '?'}${search}${hash}`));
}

let asked = false;

/** Asks the browser not to remove what the page has stored: there is a game in it now. */
function askToKeep() {
  if (asked) return;
  asked = true;
  navigator.storage?.persist?.().catch(() => {});
}

function keep(name, text) {
  const refusal = refused(() => localStorage.setItem(name, text));
  if (isGame(name)) {
    noteStored(!refusal);
    if (!refusal) askToKeep();
    // Until then a reload, or Back, begins again what the address asks for; from now on it continues the game.
    if (!refusal && (location.search || location.hash)) removeFromAddress(['variant', 'white', 'black', 'position'], '');
  }
  return refusal;
}

/** The language that the game speaks, once it has begun. */
let language;

function setLanguage(code) {
  // The player has chosen another one than that of the address.
  if (language && code !== language) removeFromAddress(['lang'], location.hash);
  language = code;
  document.documentElement.lang = code;
}

/** Called before the first picture; returns whether anything can be drawn. */
let mayDraw = () => true;
export function onDrawing(task) {
  mayDraw = task;
}

/** Called after the first complete picture. */
let whenReady = () => {};
export function onReady(task) {
  whenReady = task;
}

globalThis.fanoronaPage = {
  languages: () => (navigator.languages || [navigator.language || 'en']).join(','),
  address: () => `${location.search.slice(1)}\n${location.hash.slice(1)}`,
  pageAddress: () => location.origin + location.pathname,
  showLicences: () => { attempt(() => open('./licences.txt', '_blank', 'noopener')); },
  width: () => document.getElementById('frame').clientWidth,
  height: () => document.getElementById('frame').clientHeight,
  hasFingers,
  wishes: () => ['reduced-motion: reduce', 'contrast: more'].filter((wish) => matchMedia(`(prefers-${wish})`).matches).join(),
  isReturn: () => ['reload', 'back_forward'].includes(performance.getEntriesByType?.('navigation')[0]?.type),
  chance: () => Math.floor(Math.random() * Number.MAX_SAFE_INTEGER),
  mark: (name) => performance.mark(`fanorona-${name}`),
  canDraw: () => mayDraw(),
  ready: () => whenReady(),
  say,
  failed: (reason) => fail('', reason),
  remember,
  beginJob,
  jobAnswer,
  stopJob,
  chooseFiles,
  isChoosing: () => choosing,
  brought: () => chosenFiles.shift(),
  askClipboard,
  pasted: () => {
    const answer = pasted;
    pasted = undefined;
    return answer;
  },
  firstTexts: () => firstTexts,
  fetchTexts,
  setLanguage,
  showField,
  fieldsShown,
  fetchLetters,
  drawLetters,
  fetchText: (kind, variant) => { fetchText(kind, variant); },
  fetchedText: () => fetchedTexts.shift(),
  download,
  picture: (...all) => { picture(...all).catch(() => {}); },
  shareLink,
  sharePicture: (...all) => { sharePicture(...all).catch(() => {}); },
  kept: (name) => attempt(() => localStorage.getItem(name)) ?? undefined,
  keep,
  forget: (name) => refused(() => localStorage.removeItem(name)),
  hold,
  letGo,
  keptNames: (begin) =>
    attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(begin)).join('\n')),
};

export { words };
