import type { PartialLexicon, Lexicon } from './lexicon.js';
import { lexicons } from './lexicons.js';

const italian: PartialLexicon = {
  dates: {
    monthBeginnings: {
      1: ['gen'],
      2: ['feb'],
      3: ['mar'],
      4: ['apr'],
      5: ['mag'],
      6: ['giu'],
      7: ['lug'],
      8: ['ago'],
      9: ['set'],
      10: ['ott'],
      11: ['nov'],
      12: ['dic'],
    },
    monthNames: 'gennaio|marzo|maggio|giugno|luglio|settembre|ottobre',
    present: 'oggi',
    to: 'ad|a',
    from: 'da',
  },
  negation: { denying: 'nessuna?|non', betweenDenialAndObject: 'esperienza|con' },
  phrases: { leading: ['ottima', 'della'] },
};

// @ts-expect-error Of a whole language the compiler asks for each topic and each of its words.
const whole: Lexicon = italian;

describe('a language that the registry gains', () => {
  // Readers compile their expressions when they load, so the registry comes first.
  const readers = (async () => {
    Object.assign(lexicons, { it: whole });
    const { findDateRanges } = await import('../sentence/dates.js');
    const { isDirectlyNegated } = await import('../sentence/direct-negation.js');
    const { nounPhrase } = await import('../skills/noun-phrase.js');
    return { findDateRanges, isDirectlyNegated, nounPhrase };
  })();

  it('has its dates read', async () => {
    const { findDateRanges } = await readers;
    expect(findDateRanges('Cuoca, da maggio 2019 ad oggi')).toEqual([
      expect.objectContaining({ from: '2019-05', to: null, isCurrent: true }),
    ]);
    expect(findDateRanges('ottobre 2015 - luglio 2017')).toEqual([
      expect.objectContaining({ from: '2015-10', to: '2017-07' }),
    ]);
  });

  it('has its denials read', async () => {
    const { isDirectlyNegated } = await readers;
    const sentence = 'Nessuna esperienza con Kafka';
    const kafka = { start: sentence.indexOf('Kafka'), end: sentence.length };
    expect(isDirectlyNegated(sentence, kafka, true)).toBe(true);
    expect(isDirectlyNegated('Esperienza con Kafka', { start: 15, end: 20 }, true)).toBe(false);
  });

  it('has its names freed of words of degree', async () => {
    const { nounPhrase } = await readers;
    const piece = 'ottima saldatura subacquea';
    const { phrase } = nounPhrase(piece, false);
    expect(piece.slice(phrase?.start, phrase?.end)).toBe('saldatura subacquea');
  });

  it('leaves the other languages as they are', async () => {
    const { findDateRanges } = await readers;
    expect(findDateRanges('März 2018 bis heute')).toEqual([
      expect.objectContaining({ from: '2018-03', isCurrent: true }),
    ]);
  });
});
