// The page that is shown after a failure: the reason, a report to copy, and a reload.
import { words } from './@WORDS@';
import { offerUpdates } from './@OFFLINE@';

const by = (id) => document.getElementById(id);
let link = '';
let shown = false;

/** Stores the current game as a link, for the report. */
export function remember(text) {
  link = text;
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
    saved = Object.keys(localStorage).some((key) => key.startsWith('fanorona/games/'));
  } catch { /* No storage: no game is saved. */ }
  const rest = link ? (saved ? words.resume : words.notKept) : '';
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
