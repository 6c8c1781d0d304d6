// Which kept games are being played, here or in another tab of this browser: two tabs with the same
// game would overwrite each other's turns. The browser's locks tell, but they answer later than the
// game asks; a closed or failed tab lets go by itself.

/** Names held here, or let go of a moment ago: each with whether, and with what frees its lock. */
const mine = new Map();
/** Names that other tabs hold, as far as is known. */
let others = new Set();
/** How often the browser is asked, in milliseconds. */
const PERIOD = 2000;
/** For so long a lock is kept after its name was let go of: the game often asks twice. */
const LINGER = 1000;
/** For so long after that the browser may still tell of it. */
const ECHO = 3000;
/** Where a tab finds after a reload what it held before. */
const BEFORE = 'fanorona/held';

/** Asks the browser who holds what. To be waited for before the game begins. */
export async function askWhoHolds() {
  try {
    const { held } = await navigator.locks.query();
    others = new Set(held.map(({ name }) => name).filter((name) => !mine.has(name)));
  } catch {
    // A browser without locks: the player takes care.
  }
}
setInterval(askWhoHolds, PERIOD);

/** Takes a name; no if it is taken. */
export function hold(name) {
  const known = mine.get(name);
  if (known?.held || !known && others.has(name)) return false;
  if (known) clearTimeout(known.timer);
  if (known?.free) {
    known.held = true;
    return true;
  }
  const now = { held: true };
  const until = new Promise((done) => { now.free = done; });
  mine.set(name, now);
  // It waits for its turn where another page still lets go.
  navigator.locks?.request(name, () => until).catch(() => {});
  return true;
}

/** Lets go of a name. */
export function letGo(name) {
  const known = mine.get(name);
  if (!known?.held) return;
  known.held = false;
  known.timer = setTimeout(() => {
    known.free();
    known.free = undefined;
    known.timer = setTimeout(() => mine.delete(name), ECHO);
  }, LINGER);
}

/** The same page before a reload is nobody else, even where its locks are not free yet. */
function rememberMine() {
  try {
    const names = JSON.parse(sessionStorage.getItem(BEFORE) ?? '[]');
    sessionStorage.removeItem(BEFORE);
    if (performance.getEntriesByType('navigation')[0]?.type !== 'reload') return;
    for (const name of names) {
      mine.set(name, { held: false, timer: setTimeout(() => mine.delete(name), 4 * ECHO) });
    }
  } catch {
    // Nothing was kept.
  }
}
rememberMine();
addEventListener('pagehide', () => {
  const names = [...mine].filter(([, { held }]) => held).map(([name]) => name);
  for (const [, { free }] of mine) free?.();
  try {
    sessionStorage.setItem(BEFORE, JSON.stringify(names));
  } catch {
    // It will ask the browser like a stranger.
  }
});
// A page that the browser had put by holds nothing any more.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});
