// The browser's own text fields over those of the game: one tap opens the keyboard of a phone, and caret, selection and
// input methods are the system's.

const box = document.getElementById('frame');
const canvas = document.getElementById('game');
/** The fields by their numbers, and those that were shown in this frame. */
const fields = new Map();
const shown = new Set();

/** Called with the number of a field, its text if it was typed, and whether it has got the keyboard. */
let whenField = () => {};
export function onField(task) {
  whenField = task;
}

/** Gives a key back to the game, which leaves the field with it, or goes to the next one. */
function leaveWith(event, entry) {
  event.preventDefault();
  entry.leaving = true;
  canvas.focus({ preventScroll: true });
  entry.leaving = false;
  for (const kind of ['keydown', 'keyup']) canvas.dispatchEvent(new KeyboardEvent(kind, event));
}

function made(id, kind) {
  const lines = kind === 'lines' || kind === 'wrapped';
  const field = document.createElement(lines ? 'textarea' : 'input');
  const entry = { field, given: undefined, unread: false, leaving: false };
  field.className = 'field';
  field.autocomplete = 'off';
  field.enterKeyHint = kind === 'lines' ? 'enter' : 'done';
  // Names and paths are no words.
  field.spellcheck = kind === 'lines';
  if (kind === 'number') field.type = 'number';
  field.addEventListener('input', ({ isComposing }) => {
    if (isComposing) return;
    entry.unread = true;
    whenField(id, field.value, true);
  });
  field.addEventListener('compositionend', () => {
    entry.unread = true;
    whenField(id, field.value, true);
  });
  field.addEventListener('focus', () => {
    whenField(id, undefined, true);
    keepInView();
  });
  field.addEventListener('blur', () => {
    if (entry.given !== undefined && !entry.unread) field.value = entry.given;
    if (!entry.leaving) whenField(id, undefined, false);
    keepInView();
  });
  field.addEventListener('keydown', (event) => {
    const leaves = event.key === 'Tab' || event.key === 'Escape' || (event.key === 'Enter' && kind !== 'lines');
    if (leaves && !event.isComposing) leaveWith(event, entry);
  });
  // The game listens on the document, and would do all of it a second time.
  for (const kind of ['keydown', 'keyup', 'copy', 'cut', 'paste']) {
    field.addEventListener(kind, (event) => event.stopPropagation());
  }
  box.append(field);
  fields.set(id, entry);
  return entry;
}

export function showField(id, [left, top, width, height, size], kind, text, hint, name, longest, enter) {
  const entry = fields.get(id) ?? made(id, kind);
  const { field } = entry;
  shown.add(id);
  const style = `left: ${canvas.offsetLeft + left}px; top: ${canvas.offsetTop + top}px; width: ${width}px; height: ${
    height}px; font-size: ${size}px`;
  if (entry.style !== style) field.style.cssText = entry.style = style;
  if (field.placeholder !== hint) field.placeholder = hint;
  if (field.ariaLabel !== name) field.ariaLabel = name;
  if (longest !== undefined && field.maxLength !== longest) field.maxLength = longest;
  // Only what the game has changed: the player may be in the middle of a word.
  if (entry.given !== text) {
    entry.given = text;
    if (!entry.unread && field.value !== text) field.value = text;
  }
  entry.unread = false;
  if (enter && document.activeElement !== field) field.focus({ preventScroll: true });
}

/** Removes the fields that were not shown since the last call. */
export function fieldsShown() {
  for (const [id, { field }] of fields) {
    if (shown.has(id)) continue;
    fields.delete(id);
    if (document.activeElement === field) canvas.focus({ preventScroll: true });
    field.remove();
  }
  shown.clear();
}

/** Moves the game up while the keyboard on the screen would cover the field in use. */
function keepInView() {
  const view = window.visualViewport;
  const field = document.activeElement;
  box.style.translate = '';
  if (!view || !field?.classList.contains('field')) return;
  const hidden = field.getBoundingClientRect().bottom + 12 - (view.offsetTop + view.height);
  if (hidden > 0) box.style.translate = `0 ${-hidden}px`;
}
window.visualViewport?.addEventListener('resize', keepInView);
window.visualViewport?.addEventListener('scroll', keepInView);
