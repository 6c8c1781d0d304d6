// Which kept games are being played, here or in another tab of this browser: two tabs with the same
// game would overwrite each other's turns. A closed or failed tab lets go by itself.

/** Names held here, each with what lets go of it once the browser has granted it. */
const mine = new Map();
/** Names that other tabs hold, as far as is known: the browser answers later, the game asks now. */
let others = new Set();
/** How often the browser is asked, in milliseconds. */
const PERIOD = 2000;

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
  if (mine.has(name) || others.has(name)) return false;
  const held = { over: false, release: () => { held.over = true; } };
  mine.set(name, held);
  navigator.locks?.request(name, { ifAvailable: true }, (lock) => {
    if (!lock || held.over) return undefined;
    return new Promise((done) => { held.release = done; });
  }).catch(() => {});
  return true;
}

/** Lets go of a name. */
export function letGo(name) {
  mine.get(name)?.release();
  mine.delete(name);
}
