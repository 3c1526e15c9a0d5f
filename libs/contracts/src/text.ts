import { unicodeForm } from './unicode-form.js';

// Signs that only say where a line may break, and those that turn all that follows around, names beside them too. Joiners are kept where they
// change the rendering: in emoji, Arabic and Indic scripts.
const invisible =
  /[\u00ad\u200b\u202d\u202e\u2060-\u2064]|(?<=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}])[\u200c\u200d]+(?=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}])/gu;
// Typographic ligatures: "\ufb01" is "fi".
const ligatures = /[\ufb00-\ufb06]/g;
// Spaces of unusual width, and non-breaking ones.
const oddBlanks = /[\u00a0\u2000-\u200a\u202f\u205f]/g;
// The hyphen and the non-breaking hyphen, which some typesetting programs write for every hyphen-minus.
const oddHyphens = /[\u2010\u2011]/g;

// UTF-8 that another program read as Windows-1252: "â€™" is an apostrophe. Some PDF generators write it; the
// fullwidth colon has lost its last byte there.
const misread = /â€[™˜œ\u009d“”•¢¦]|Â(?=[\s\u00a0])|ï¼[\u0080-\u00bfš]?/gu;
const meant: Readonly<Record<string, string>> = {
  'â€™': '’',
  'â€˜': '‘',
  'â€œ': '“',
  'â€\u009d': '”',
  'â€“': '–',
  'â€”': '—',
  'â€¢': '•',
  'â€¦': '…',
  Â: '',
};

/**
 * Normalises a text for storage, hashing, quoting and display: NFC, line feeds only, one kind of
 * space between words and one kind of hyphen, no ligatures, at most 30 combining marks in a row, no invisible characters
 * (soft hyphens, zero-width spaces, direction overrides), no control characters (PostgreSQL rejects
 * NUL) and no lone surrogates. Offsets of quotes refer to the result, so a text is normalised
 * exactly once, at the API boundary.
 * @param text any text
 * @returns the text to store; may be shorter than the input, or longer by a ligature
 */
export function normaliseText(text: string): string {
  const plain = text
    .toWellFormed()
    .replace(misread, (sign) => meant[sign] ?? (sign.startsWith('ï¼') ? ':' : sign))
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u0080-\u009f\ufeff]/g, '')
    .replace(invisible, '')
    .replace(oddBlanks, ' ')
    .replace(oddHyphens, '-')
    .replace(ligatures, (sign) => unicodeForm(sign, 'NFKC'));
  return unicodeForm(plain, 'NFC');
}

/**
 * Normalises a single-line text (a name, a title, an id) for storage and comparison: like
 * `normaliseText`, with every run of spaces and line ends, including zero-width ones, collapsed to
 * one space and none at the ends.
 * @param text any text
 */
export function normaliseLine(text: string): string {
  return normaliseText(text)
    .replace(/[\s\u200b\u2060]+/g, ' ')
    .trim();
}

/**
 * Counts words: runs of letters or digits, and for scripts without spaces (Chinese, Japanese) the
 * characters.
 */
export function countWords(text: string): number {
  const unspaced =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ??
    0;
  const spaced =
    text
      .replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu, ' ')
      .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.+#/-]*/gu)?.length ?? 0;
  // A word has two characters on average in those scripts.
  return spaced + Math.ceil(unspaced / 2);
}
