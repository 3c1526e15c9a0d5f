import { unicodeForm } from '@rolefit/contracts';

/** A word of a text: its folded form and its range (UTF-16 units). */
export interface Token {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

// A word includes characters that belong to a name: a leading dot (.NET), trailing plus and sharp
// signs (C++, C#). Soft hyphens and zero-width characters, common in PDF text, may occur inside.
const word =
  /(?:(?<![\p{L}\p{N}.])\.(?=NET\b))?[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\u00ad\u200b-\u200d\u2060]*[\p{L}\p{N}\p{M}])?(?:[+#]{1,2}(?![\p{L}\p{N}+#]))?/giu;

// The same for ASCII, nearly every text: without Unicode classes it is several times as fast.
const ascii = /^[\0-\x7f]*$/;
const asciiWord = /(?:(?<![a-z0-9.])\.(?=net\b))?[a-z0-9]+(?:[+#]{1,2}(?![a-z0-9+#]))?/gi;

const invisible = /[\u00ad\u200b-\u200d\u2060\p{M}]/gu;

const ligatures: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l' };

/**
 * A word without case, accents and invisible characters: "Führung" and "fuhrung", "straße" and
 * "strasse" are equal. Accents distinguish few words of a resume and are often omitted; a spelling
 * that requires them is marked `^`, one that would be an English word without them `*`.
 */
export function fold(text: string): string {
  // Fast path: ASCII, nearly every word, needs no Unicode folding.
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  const plain = unicodeForm(text, 'NFKD').replace(invisible, '').toLowerCase();
  return plain.replace(/[ßæœøł]/g, (letter) => ligatures[letter] ?? letter);
}

/** The words of a text, in order, or the first `most` of them; linear time. */
export function tokenise(text: string, most = Infinity): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(ascii.test(text) ? asciiWord : word)) {
    tokens.push({ key: fold(match[0]), start: match.index, end: match.index + match[0].length });
    if (tokens.length >= most) break;
  }
  return tokens;
}

/** The keys of `tokenise`. */
export function wordsOf(text: string): readonly string[] {
  return ascii.test(text)
    ? (text.toLowerCase().match(asciiWord) ?? [])
    : tokenise(text).map(({ key }) => key);
}

/**
 * The normalised joiner between two words of one name: `''`, a space, or one of `- . / & ' ( )`;
 * null if the two words cannot belong to one name (a comma, a paragraph's end). A bracket joins
 * only names that are written with one.
 */
export function joint(text: string, from: number, to: number): string | null {
  if (from === to) return '';
  if (to - from > 6) return null;
  const between = text.slice(from, to);
  if (/^[^\S\n]+$/.test(between)) return ' ';
  if (/^[^\S\n]*\n[^\S\n]*$/.test(between)) return '\n';
  const sign = /^([^\S\n]?)([-\u2010-\u2014./&'\u2019_])\n?\1$/u.exec(between)?.[2];
  const bracket = /^[^\S\n]?(\()$|^(\))[^\S\n]?$/.exec(between);
  if (bracket) return bracket[1] ?? bracket[2] ?? null;
  // German has hanging hyphens, English apostrophes: "Gesundheits- und Krankenpfleger", "drivers'
  // licence".
  if (sign === undefined)
    return /^[-\u2010\u2011] $/u.test(between) ? '-' : /^['\u2019] $/u.test(between) ? ' ' : null;
  if (sign === '.' && between.length > 1) return null;
  if (/[-\u2010-\u2014_]/u.test(sign)) return '-';
  return sign === '\u2019' ? "'" : sign;
}
