import { wholeWords } from './whole-words.js';

const inWord = String.raw`[\p{L}\p{N}_]`;

/** As `wholeWords`, with the full pattern for every boundary. */
function withWholeBorders({ source, flags }: RegExp): RegExp {
  const border = `(?:(?<=${inWord})(?!${inWord})|(?<!${inWord})(?=${inWord}))`;
  return new RegExp(source.replaceAll(String.raw`\b`, border), flags);
}

describe('whole words', () => {
  it.each(['souhaité', 'Être', 'früh', 'år'])('end after any letter: %s', (word) => {
    const pattern = wholeWords(new RegExp(String.raw`\b${word}\b`, 'iu'));
    for (const text of [word, `« ${word} »`, `(${word.toUpperCase()}),`])
      expect([text, pattern.test(text)]).toEqual([text, true]);
    for (const text of [`${word}é`, `é${word}`, `${word}2`, `_${word}`])
      expect([text, pattern.test(text)]).toEqual([text, false]);
  });

  it('only begin where a pattern begins with a border', () => {
    expect(wholeWords(/\b(?:-|o|$)/u).exec('a- one')?.index).toBe(3);
    expect(wholeWords(/(?:\b)(?:-|o|$)/u).exec('a- one')?.index).toBe(1);
  });

  it('need one lookaround where a letter is beside the boundary', () => {
    const lookarounds = ({ source }: RegExp) => source.match(/\(\?<?[=!]/g)?.length;
    expect(lookarounds(wholeWords(/\b(?:one|two)\b/u))).toBe(2);
    expect(lookarounds(wholeWords(/(?:x|\bone|two\b)/u))).toBe(2);
    expect(lookarounds(wholeWords(/x ?\b ?y/u))).toBe(4);
  });

  const patterns: readonly RegExp[] = [
    /.\b(?:é|to be)?\b./u,
    /(?:)\bé?\b-?/u,
    /(?:^|-)\b(?:a|é{0,2}|-b)\b(?=-|$)/u,
    /(?:é\b|a\b-?)+/u,
    /(?:é+\b|-)*\b(?:a|\p{L}b)/u,
    /(?<=é\b)-|(?!\ba)\b(?!-)é/u,
    /(?<x>a|-)\b\k<x>\b/u,
    /[aé]\b[^a]|\b[a-z]\b-/iu,
    /\d{0,1}\b\w|\b\d{2}\b|é{1}\b/u,
    /-\b(?:(?:a|)(?:é|))\b-/u,
    /(?:a|é)??\b(?:-|a\b)/gu,
    /\.\b\.|\B-\b\u00e9|\[\b\]/u,
  ];

  /** All texts of up to five signs. */
  const texts = (signs: string): string[] =>
    Array.from({ length: 5 }).reduce<string[]>(
      (all) => [...new Set(all.flatMap((text) => [text, ...[...signs].map((one) => text + one)]))],
      [''],
    );

  it.each(patterns.map((pattern) => [pattern.source, pattern]))(
    'match what the whole border matches: %s',
    (_, pattern) => {
      const [short, whole] = [wholeWords(pattern), withWholeBorders(pattern)];
      for (const text of [...texts('aé-'), ...texts('2 _é'), '..', '[]', 'to be', 'x-to be.'])
        expect([text, text.replace(short, '<$&>')]).toEqual([text, text.replace(whole, '<$&>')]);
    },
  );
});
