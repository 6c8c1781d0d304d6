// Which saved games are open, here or in another tab of this browser: two tabs with the same game would
// overwrite each other's turns. This uses the browser's locks, which are asynchronous, while the game
// needs the answer at once; a closed or failed tab releases its locks automatically.

/** Names held here or released a moment ago: each with whether it is held, and the function that frees its lock. */
const mine = new Map();
/** Names that other tabs hold, as of the last query. */
let others = new Set();
/** The interval between queries, in milliseconds. */
const PERIOD = 2000;
/** How long a lock is kept after its name was released, in milliseconds: the game often holds it again at once. */
const LINGER = 1000;
/** How long after that the browser may still report the lock, in milliseconds. */
const ECHO = 3000;
/** The key under which a tab finds after a reload which names it held before. */
const BEFORE = 'fanorona/held';

/** Queries the locks of all tabs. Must be awaited before the game starts. */
export async function askWhoHolds() {
  try {
    const { held } = await navigator.locks.query();
    others = new Set(held.map(({ name }) => name).filter((name) => !mine.has(name)));
  } catch {
    // A browser without locks: games in several tabs are not detected.
  }
}
setInterval(askWhoHolds, PERIOD);

/** Holds a name. Returns false if it is held already. */
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
  // The request waits if another page is still releasing the lock.
  navigator.locks?.request(name, () => until).catch(() => {});
  return true;
}

/** Releases a name. */
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

/** Names held by this tab before a reload do not count as held by another tab, even if their locks are not free yet. */
function rememberMine() {
  try {
    const names = JSON.parse(sessionStorage.getItem(BEFORE) ?? '[]');
    sessionStorage.removeItem(BEFORE);
    if (performance.getEntriesByType('navigation')[0]?.type !== 'reload') return;
    for (const name of names) {
      mine.set(name, { held: false, timer: setTimeout(() => mine.delete(name), 4 * ECHO) });
    }
  } catch {
    // No session storage.
  }
}
rememberMine();
addEventListener('pagehide', () => {
  const names = [...mine].filter(([, { held }]) => held).map(([name]) => name);
  for (const [, { free }] of mine) free?.();
  try {
    sessionStorage.setItem(BEFORE, JSON.stringify(names));
  } catch {
    // After a reload this tab will be treated like another one.
  }
});
// A page restored from the back-forward cache holds no locks any more.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});
