import { readPosting, readResume } from '@rolefit/reading';
import { sampleOf } from '@rolefit/testing';
import { ungroundedQuotes } from '../../libs/reading/src/document/quotes.js';
import { grown, growingTexts } from './growing-texts.ts';
import { doublings, type Growth, growthOf } from './growth.ts';
import { ordinaryText, samplePosting, sampleResume } from './ordinary.ts';
import { readers } from './readers.ts';

/** Four times the text may take four times the time, plus some for memory. Quadratic work would take sixteen times; `npm run bench` measures more precisely. */
const mostGrowth = 8;
/** Below this, times are noise, and even quadratic work would be short. */
const noiseMs = 30;
const roundsOf = [1, 3, 9];
/** `npm run bench -- --only=growth` measures up to the limits. */
const chars = 16_000;

const kinds = [
  { name: 'an ordinary posting', textOf: samplePosting },
  { name: 'an ordinary resume', textOf: sampleResume },
  ...growingTexts.map((kind) => ({
    name: JSON.stringify(kind.name),
    textOf: (length: number) => grown(kind, length),
  })),
];

/** Repeats a measurement above the limit with more rounds before it counts. */
async function excessOf(
  reader: string,
  textOf: (length: number) => string,
): Promise<string | null> {
  let excess: string | null = null;
  for (const rounds of roundsOf) {
    const { ms, growth } = await growthOf(
      (length: number) => readers[reader]?.(textOf(length)),
      doublings(chars),
      rounds,
    );
    const [first = 1, second = 1] = growth;
    if (ms < noiseMs || first * second <= mostGrowth) return null;
    excess = `${reader}: ${ms.toFixed(0)} ms for ${chars} characters, × ${first.toFixed(2)} × ${second.toFixed(2)}`;
  }
  return excess;
}

beforeAll(async () => {
  for (const reader of Object.keys(readers))
    for (let turn = 0; turn < 5; turn++) await readers[reader]?.(ordinaryText(reader, 20_000));
});

// All of them at night. Patterns that rescan a text are found by tools/regexes too.
describe.each(sampleOf(kinds, 22))('$name', ({ textOf }) => {
  it('is read in time proportional to its length', async () => {
    const excesses: (string | null)[] = [];
    for (const reader of Object.keys(readers)) excesses.push(await excessOf(reader, textOf));
    expect(excesses.filter((excess) => excess !== null)).toEqual([]);
  });
});

describe.each(kinds)('$name', ({ textOf }) => {
  it('is read as posting and as resume with quotes found in it', async () => {
    const text = textOf(5_000);
    for (const { facts } of [
      await readPosting(text),
      await readResume(text, { asOf: '2026-11-21' }),
    ])
      expect(ungroundedQuotes(text, facts)).toEqual([]);
  });
});

describe('the measure', () => {
  it('tells the square of a length from the length', async () => {
    const busy = (steps: number): number => {
      let sum = 0;
      for (let step = 0; step < steps; step++) sum += step % 7;
      return sum;
    };
    const overall = ({ growth: [first = 1, second = 1] }: Growth) => first * second;
    expect(
      overall(await growthOf((length: number) => busy(length * 1_000), doublings(8_000), 5)),
    ).toBeLessThan(mostGrowth);
    expect(
      overall(await growthOf((length: number) => busy(length * length), doublings(3_000), 5)),
    ).toBeGreaterThan(mostGrowth);
  });
});
