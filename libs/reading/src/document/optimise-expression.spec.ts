import { optimiseExpression } from './optimise-expression.js';

const texts = [
  'Maîtrise de l’anglais souhaitée',
  'ÉQUIPE DE NUIT, 2×8',
  'Größe: mindestens 1,60 m',
  'Опыт работы от 3 лет',
  '日本語 N2 以上、残業なし',
  'Emojis 🎉🎉 between words, and a family 👩‍👩‍👧 too',
  'a_b-c d2 ³ ½ ٣',
  'line one\nline two\r\nline three',
  '',
];

const sources = [
  String.raw`(?<![\p{L}\p{N}_])(?:nuit|anglais|jahre?|größe)(?![\p{L}\p{N}_])`,
  String.raw`[\p{L}'’-]+`,
  String.raw`[^\p{L}\s]+`,
  String.raw`[^,]{1,12},`,
  String.raw`between.{0,20}`,
  String.raw`\S+\s\S+`,
  String.raw`\W+`,
  String.raw`\D{2,9}\d`,
  String.raw`\p{N}+`,
  String.raw`(?<word>\p{L}{4,})\s\k<word>`,
  String.raw`\[|\.|[\].]`,
];

const foundBy = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map((match) => [match.index, match[0]]);

describe('an optimised expression', () => {
  it.each(sources)('finds what %s finds', (source) => {
    const plain = new RegExp(source, 'giu');
    const optimised = optimiseExpression(plain);
    expect(optimised.flags).toBe('gi');
    for (const text of texts) expect(foundBy(optimised, text)).toEqual(foundBy(plain, text));
  });

  it('takes no white space for a letter or a digit', () => {
    const wordCharacter = optimiseExpression(/[\p{L}\p{N}]/iu);
    const plane = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
    expect(plane.filter((one) => /\s/u.test(one) && wordCharacter.test(one))).toEqual([]);
  });

  it('finds every letter of the Latin scripts, and nothing else there', () => {
    const letter = optimiseExpression(/\p{L}/iu);
    const latin = Array.from({ length: 0x2b0 }, (_, code) => String.fromCharCode(code));
    for (const one of latin) expect([one, letter.test(one)]).toEqual([one, /\p{L}/u.test(one)]);
  });

  it('never ends within a character', () => {
    const optimised = optimiseExpression(/between.{0,7}|[^,]{1,8}/giu);
    for (const text of texts)
      for (const [, words] of foundBy(optimised, text))
        expect(String(words).isWellFormed()).toBe(true);
  });

  it.each([/\p{L}+/u, /abc/i, /\p{Lu}\p{Ll}+/iu, /[\p{Sc}€]/iu, /[\S\n]/iu, /🎉/iu])(
    'leaves %s as it is',
    (pattern) => {
      expect(optimiseExpression(pattern)).toBe(pattern);
    },
  );
});
