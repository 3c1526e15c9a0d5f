import { readPosting, readResume } from '@rolefit/ai';
import { limits } from '@rolefit/contracts';
import { redact } from '../../libs/ai/src/redaction/redact';
import { ungroundedQuotes } from '../../libs/ai/src/quotes';
import { grown, growingTexts } from './growing-texts.mjs';
import { growthOf } from './growth.mjs';
import { ordinaryText, samplePosting, sampleResume } from './ordinary';
import { readers } from './readers';

/** Twice the text may take twice the time, and a little more for memory. The square of it would be four times; `npm run bench` holds it against 2.2. */
const mostGrowth = 2.8;
/** What takes less is noise: the square of it would still be a short time. */
const noiseMs = 40;
const roundsOf = [2, 5, 11];

/** Half an hour of processor time: `READER_GROWTH=all npm run test:unit -- tools/readers/growth`, for a nightly run. */
const nightly = process.env['READER_GROWTH'] === 'all' ? describe : describe.skip;

const kinds = [
  { name: 'an ordinary posting', textOf: samplePosting },
  { name: 'an ordinary resume', textOf: sampleResume },
  ...growingTexts.map((kind) => ({ name: JSON.stringify(kind.name), textOf: (chars: number) => grown(kind, chars) })),
];
const measured = [
  { reader: 'posting', chars: limits.postingChars },
  { reader: 'resume', chars: limits.resumeTextChars },
  { reader: 'redaction', chars: limits.resumeTextChars },
  { reader: 'page', chars: limits.postingChars },
  { reader: 'form', chars: 4 * limits.postingChars },
] as const;

jest.setTimeout(1_800_000);

/** Measured again, ever more patiently, before it counts as too much. */
async function excessOf(reader: string, textOf: (chars: number) => string, chars: number): Promise<string | null> {
  let excess: string | null = null;
  for (const rounds of roundsOf) {
    const { ms, growth } = await growthOf((length: number) => readers[reader]?.(textOf(length)), chars, rounds);
    if (ms < noiseMs || Math.max(...growth) <= mostGrowth) return null;
    excess = `${reader}: ${ms.toFixed(0)} ms for ${chars} characters, × ${growth.map((times: number) => times.toFixed(2)).join(' × ')}`;
  }
  return excess;
}

nightly.each(kinds)('$name', ({ textOf }) => {
  beforeAll(async () => {
    for (const { reader } of measured) for (let turn = 0; turn < 5; turn++) await readers[reader]?.(ordinaryText(reader, 20_000));
  });

  it('is read in time proportional to its length, up to the limits', async () => {
    const excesses: (string | null)[] = [];
    for (const { reader, chars } of measured) excesses.push(await excessOf(reader, textOf, chars));
    expect(excesses.filter((excess) => excess !== null)).toEqual([]);
  });

  it('gives facts with quotes from the text', async () => {
    for (const read of [(text: string) => readPosting(text), (text: string) => readResume(text, { asOf: '2026-11-21' })]) {
      const text = textOf(limits.postingChars);
      expect(ungroundedQuotes(text, (await read(text)).facts)).toEqual([]);
    }
    expect(redact(textOf(5_000), 'resume')).toBeDefined();
  });
});

describe('the measure', () => {
  it('tells the square of a length from the length', async () => {
    const busy = (steps: number): number => {
      let sum = 0;
      for (let step = 0; step < steps; step++) sum += Math.sqrt(step);
      return sum;
    };
    const linear = await growthOf((length: number) => busy(length * 100), 400_000, 5);
    const square = await growthOf((length: number) => busy(length * length), 8_000, 5);
    expect(Math.max(...linear.growth)).toBeLessThan(mostGrowth);
    expect(Math.min(...square.growth)).toBeGreaterThan(mostGrowth);
  });
});
