import { unicodeForm } from './unicode-form.js';

// Signs that only say where a line may break, and those that turn all that follows around, names beside them too. Joiners are kept where they
// change the rendering: in emoji, Arabic and Indic scripts.
const invisible =
  /[\u00ad\u200b\u202d\u202e\u2060-\u2064]|(?<=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}])[\u200c\u200d]+(?=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}])/gu;
// A letter of print for two or three: "\ufb01" is "fi".
const ligatures = /[\ufb00-\ufb06]/g;
// Blanks that differ from a space in width, or in whether a line may break there.
const oddBlanks = /[\u00a0\u2000-\u200a\u202f\u205f]/g;

/**
 * Puts a text into the one form in which it is stored, hashed, quoted and shown: NFC, line feeds only, one kind of space between words, no
 * ligatures, at most 30 combining marks in a row, no signs that nobody sees (soft hyphens, zero-width blanks, overrides of the direction), no control characters (PostgreSQL
 * refuses NUL) and no half surrogate pairs.
 * Offsets of quotes count in the result, so a text is normalised once, at the border, and never again.
 * @param text any text
 * @returns the text to store; may be shorter than what came in, or longer by a ligature
 */
export function normaliseText(text: string): string {
  const plain = text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u0080-\u009f\ufeff]/g, '')
    .replace(invisible, '')
    .replace(oddBlanks, ' ')
    .replace(ligatures, (sign) => unicodeForm(sign, 'NFKC'));
  return unicodeForm(plain, 'NFC');
}

/**
 * Puts a text that stands on one line (a name, a title, an id) into the form in which it is stored and compared: as
 * `normaliseText`, with every run of blanks and line ends, zero-width ones too, as one space and none at the ends.
 * @param text any text
 */
export function normaliseLine(text: string): string {
  return normaliseText(text)
    .replace(/[\s\u200b\u2060]+/g, ' ')
    .trim();
}

/**
 * Counts words the way a reader would: runs of letters or digits, and each character of scripts that are written
 * without spaces (a Chinese or Japanese posting has words too).
 */
export function countWords(text: string): number {
  const unspaced =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ??
    0;
  const spaced =
    text
      .replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu, ' ')
      .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.+#/-]*/gu)?.length ?? 0;
  // Two characters make a word on average in those scripts.
  return spaced + Math.ceil(unspaced / 2);
}
