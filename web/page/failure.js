// The page that is left when the game can go on no more: why, a report to copy, and a reload.
import { words } from './@WORDS@';
import { offerUpdates } from './@OFFLINE@';

const by = (id) => document.getElementById(id);
let link = '';
let shown = false;

/** Keeps the running game as a link, for the report. */
export function remember(text) {
  link = text;
}

/** Has the page of failures been opened? */
export const hasFailed = () => shown;

/** Opens the page. The first reason is the cause; later ones come of it. */
export function fail(sentence, detail) {
  if (shown) return;
  shown = true;
  by('loading').hidden = true;
  by('failure').hidden = false;
  by('failure-title').textContent = words.failed;
  let kept = false;
  try {
    kept = Object.keys(localStorage).some((key) => key.startsWith('fanorona/games/'));
  } catch { /* Nothing is kept. */ }
  const rest = link ? (kept ? words.resume : words.notKept) : '';
  by('failure-words').textContent = [sentence, rest].filter(Boolean).join('\n');
  by('failure-report').value = [
    'Fanorona @VERSION@ (web)', navigator.userAgent, new Date().toISOString(),
    `${innerWidth} x ${innerHeight} at ${devicePixelRatio}`, detail, link,
  ].filter(Boolean).join('\n');
  by('failure-reload').textContent = words.reload;
  by('failure-reload').onclick = () => location.reload();
  by('failure-copy').textContent = words.copy;
  by('failure-copy').onclick = async () => {
    by('failure-report').select();
    try {
      await navigator.clipboard.writeText(by('failure-report').value);
    } catch {
      document.execCommand('copy');
    }
    by('failure-copy').textContent = words.copied;
  };
  by('failure-reload').focus();
  // Kept for times without a network, this page would fail again and again: a newer one may be whole.
  if (navigator.serviceWorker?.controller) offerUpdates(words);
}
