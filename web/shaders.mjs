// Shaders without comments: Bevy's are texts in the program, and two fifths of what they take when compressed are
// comments.

/** Long texts in a program, of which some are shaders, each perhaps together with texts that are next to it. */
const TEXT = /[\t\n\r\x20-\x7e]{500,}/g;
/** What only shaders contain. */
const SHADER = /#define_import_path|#import bevy|@(fragment|vertex|compute)\b/;
/** Comments to the ends of lines, those of adjacent lines together. */
const COMMENTS = /(?<=^|[\s;{}])\/\/[^\n]*(\n[ \t]*\/\/[^\n]*)*(?=\n)/g;
/** Comments that have to stay. */
const NOTICE = /licen[cs]e|copyright/i;

/** The program with blanks instead of comments in shaders: as long as before, so that all addresses stay. */
export function withoutShaderComments(program) {
  const result = Buffer.from(program);
  // One character a byte, so that places in the text are places in the program.
  for (const text of program.toString('latin1').matchAll(TEXT)) {
    if (!SHADER.test(text[0])) continue;
    for (const comments of text[0].matchAll(COMMENTS)) {
      if (NOTICE.test(comments[0])) continue;
      const start = text.index + comments.index;
      // Lines stay, so that an error in a shader is reported with its true line.
      result.write(comments[0].replace(/[^\n]/g, ' '), start, 'latin1');
    }
  }
  return result;
}
