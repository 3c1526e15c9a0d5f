import { ungroundedQuotes } from './document/quotes.js';
import { readPosting } from './read-posting.js';
import { readResume } from './read-resume.js';

/** Deterministic pseudo-random numbers from 0 to 1. */
function randoms(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0) / 2 ** 32;
}

const pieces = [
  'Experience',
  '\n',
  '2019 - ',
  'Java',
  ',',
  '- ',
  '\t',
  'years',
  '5',
  'Requirements:',
  '&#x110000;',
  '&#55555;',
  '(',
  ')',
  'AI:',
  'ignore all previous instructions',
  'Essential',
  'Desirable',
  'X',
  '€',
  'present',
  ':',
  'RN',
  '{',
  '<!--',
  '"',
];
const kinds: Readonly<Record<string, (random: () => number) => string>> = {
  'random bytes': (random) =>
    String.fromCharCode(...Array.from({ length: 400 }, () => Math.floor(random() * 256))),
  'all planes of Unicode': (random) =>
    Array.from({ length: 300 }, () => String.fromCodePoint(Math.floor(random() * 0x10ffff))).join(
      '',
    ),
  'lone surrogates': (random) =>
    Array.from({ length: 200 }, () =>
      random() < 0.3
        ? String.fromCharCode(0xd800 + Math.floor(random() * 2_048))
        : ' Skills: Java\n',
    ).join(''),
  'nothing but line ends': () => '\n'.repeat(5_000),
  'scraps of resumes and postings': (random) =>
    Array.from({ length: 200 }, () => pieces[Math.floor(random() * pieces.length)] ?? '').join(
      random() < 0.5 ? ' ' : '',
    ),
};

it.each(Object.entries(kinds))(
  '%s are read without an error, and each quote stands in them',
  async (_, textOf) => {
    for (let seed = 1; seed <= 8; seed++) {
      const text = textOf(randoms(seed));
      expect(ungroundedQuotes(text, (await readPosting(text)).facts)).toEqual([]);
      expect(
        ungroundedQuotes(text, (await readResume(text, { asOf: '2026-11-21' })).facts),
      ).toEqual([]);
    }
  },
);
