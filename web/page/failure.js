// The page that is shown after a failure: the reason, a report to copy, and a reload.
import { words } from './@WORDS@';
import { offerUpdates } from './@OFFLINE@';

const by = (id) => document.getElementById(id);
let link = '';
let shown = false;
/** Whether the browser has refused to store the game. */
let refused = false;

/** Stores the current game as a link, for the report. */
export function remember(text) {
  link = text;
}

/** The keys of saved games. */
export const isGame = (key) => /^fanorona\/games\/[\d-]+\.fgn$/.test(key);

/** Notes whether the browser has stored the game. */
export function noteStored(stored) {
  refused = !stored;
}

/** Whether the failure page is shown. */
export const hasFailed = () => shown;

/** Shows the failure page. Only the first failure counts; later ones are its consequences. */
export function fail(sentence, detail) {
  if (shown) return;
  shown = true;
  by('loading').hidden = true;
  by('failure').hidden = false;
  by('failure-title').textContent = words.failed;
  let saved = false;
  try {
    saved = Object.keys(localStorage).some(isGame);
  } catch { /* No storage: no game is saved. */ }
  // Before the first turn nothing was to be saved.
  let rest = '';
  if (link && refused) rest = words.notKept;
  else if (link && saved) rest = words.resume;
  by('failure-words').textContent = [sentence, rest].filter(Boolean).join('\n');
  by('failure-report').setAttribute('aria-label', words.report);
  by('failure-report').value = [
    'Fanorona @VERSION@ (web)', navigator.userAgent, new Date().toISOString(),
    `${innerWidth} x ${innerHeight} at ${devicePixelRatio}`, detail, link,
  ].filter(Boolean).join('\n');
  by('failure-reload').textContent = words.reload;
  by('failure-reload').onclick = () => location.reload();
  by('failure-copy').textContent = words.copy;
  by('failure-copy').onclick = async () => {
    try {
      await navigator.clipboard.writeText(by('failure-report').value);
      by('failure-copy').textContent = words.copied;
    } catch {
      // Selected, so that a key copies it.
      by('failure-report').focus();
      by('failure-report').select();
    }
  };
  // As in the field for typing (load.js).
  for (const kind of ['copy', 'cut', 'paste']) by('failure-report').addEventListener(kind, (event) => event.stopPropagation());
  by('failure-reload').focus();
  // The cached page would fail again after a reload; a newer version may work.
  if (navigator.serviceWorker?.controller) offerUpdates(words);
}
