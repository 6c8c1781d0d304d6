// The order of functions in which similar ones are next to each other, so that a program compresses better.

/** What instances of a generic function have in common: the name without types and checksums. */
export const family = (name = '') =>
  name.replace(/::h[0-9a-f]{16}$/, '').replace(/\[[0-9a-f]{16}\]/g, '').replace(/<.*>/, '<>');

const byText = (a, b) => (a < b ? -1 : Number(a > b));

/** Compares functions, each with its family and body. */
export const bySimilarity = (a, b) =>
  byText(a.family, b.family) || a.body.length - b.body.length || Buffer.compare(a.body, b.body);
