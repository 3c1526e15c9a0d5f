import { unicodeForm } from '@rolefit/contracts';

const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu;

/**
 * Characters of other scripts that resemble Latin ones. Source: the most common pairs of Unicode's
 * confusables (UTS 39).
 */
const lookalikes: ReadonlyMap<string, string> = new Map(
  [
    [
      '\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u0501\u051b\u051d\u04bb',
      'aeopcyxijsdqwh',
    ],
    [
      '\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0425\u0406\u0408\u0405',
      'ABEKMHOPCTXIJS',
    ],
    [
      '\u03bf\u03b1\u03bd\u03c1\u03b9\u03ba\u0391\u0392\u0395\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a7',
      'oavpikABEHIKMNOPTX',
    ],
  ].flatMap(([from = '', to = '']) =>
    [...from].map((letter, at) => [letter, to.charAt(at)] as const),
  ),
);

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Decodes "&lt;" and "&#73;". */
function entity(whole: string, name: string): string {
  const code = /^#x/i.test(name)
    ? Number.parseInt(name.slice(2), 16)
    : name.startsWith('#')
      ? Number.parseInt(name.slice(1), 10)
      : null;
  if (code === null) return entities[name.toLowerCase()] ?? whole;
  return code > 0x1f && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    ? String.fromCodePoint(code)
    : whole;
}

const mixedWord = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+/gu;

/**
 * Words as displayed: without invisible characters, full-width letters normalised, and lookalikes
 * in words of mixed scripts replaced by Latin letters. For recognition only: offsets do not match
 * the original.
 */
export function plainWords(words: string): string {
  return unicodeForm(words.replace(invisible, ''), 'NFKC')
    .replace(/&(#\d{1,7}|#x[0-9a-f]{1,6}|\w{2,5});/giu, entity)
    .replace(mixedWord, (word) =>
      /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word)
        ? [...word].map((letter) => lookalikes.get(letter) ?? letter).join('')
        : word,
    );
}
