import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { ordinaryText } from './ordinary';
import { hostileText } from './hostile-text.mjs';
import { minimise } from './minimise.mjs';
import { readers, timeOf } from './readers';
import { vocabulariesOf } from './vocabulary.mjs';
import { startWatchdog, type Watchdog } from './watchdog';

/** `READER_TEXTS=200000` reads so many new texts; `npm test` always reads the same few, so that what it finds came with a change. */
const texts = Number(process.env['READER_TEXTS'] ?? 500);
const firstSeed = Number(process.env['READER_SEED'] ?? (process.env['READER_TEXTS'] === undefined ? 20_261_123 : randomInt(2 ** 31)));
/** A text may take so many times what an ordinary one of its length takes, and at least so long, since short times are noise. */
const budget = { times: 20, leastMs: 50 };
const bucketChars = 500;
jest.setTimeout(12 * 3_600_000);

const vocabularies = vocabulariesOf(join(__dirname, '..', '..'));
const ordinary = new Map<string, number>();

/** What an ordinary text of about this length takes the same reader, in this run. */
async function budgetOf(name: string, length: number): Promise<number> {
  const bucket = Math.ceil(length / bucketChars) * bucketChars;
  const key = `${name} ${bucket}`;
  const known = ordinary.get(key) ?? (await timeOf(readers[name]!, ordinaryText(name, bucket), 5));
  ordinary.set(key, known);
  return Math.max(budget.leastMs, budget.times * known);
}

interface Measured {
  readonly name: string;
  readonly seed: number;
  readonly ms: number;
  readonly ofBudget: number;
}

describe(`${texts} texts made of the readers' own words, from seed ${firstSeed}`, () => {
  let watchdog: Watchdog;
  beforeAll(() => {
    watchdog = startWatchdog(300_000);
  });
  afterAll(() => watchdog.stop());

  it('are each read within a budget of 20 ordinary texts', async () => {
    // Compiled once, so that no text pays for it.
    for (const [name, read] of Object.entries(readers)) for (let turn = 0; turn < 20; turn++) await read(ordinaryText(name, 4_000));
    const worst: Measured[] = [];
    const findings: string[] = [];
    for (let seed = firstSeed; seed < firstSeed + texts; seed++) {
      const text = hostileText(vocabularies, seed);
      watchdog.begin(seed);
      for (const [name, read] of Object.entries(readers)) {
        const most = await budgetOf(name, text.length);
        let ms = await timeOf(read, text);
        // Once may be the collector's fault.
        if (ms > most) ms = await timeOf(read, text, 3);
        worst.push({ name, seed, ms, ofBudget: ms / most });
        if (ms > most) {
          const short = await minimise(text, async (shorter: string) => (await timeOf(read, shorter, 3)) > (await budgetOf(name, shorter.length)));
          findings.push(`${name}, seed ${seed}: ${Math.round(ms)} ms of ${Math.round(most)} allowed for ${text.length} characters; shortest: ${JSON.stringify(short)}`);
        }
      }
      if (worst.length > 1_000) worst.sort((a, b) => b.ofBudget - a.ofBudget).splice(20);
    }
    worst.sort((a, b) => b.ofBudget - a.ofBudget).splice(10);
    if (process.env['READER_TEXTS'] !== undefined) console.log(worst.map(({ name, seed, ms, ofBudget }) => `${name}, seed ${seed}: ${ms.toFixed(1)} ms, ${Math.round(100 * ofBudget)} % of the budget`).join('\n'));
    expect(findings).toEqual([]);
  });
});

describe('the fuzzer', () => {
  it('repeats a text from its seed', () => {
    expect(hostileText(vocabularies, 7)).toBe(hostileText(vocabularies, 7));
    expect(hostileText(vocabularies, 7)).not.toBe(hostileText(vocabularies, 8));
  });

  it('knows the words that readers look for', () => {
    const words = new Set(vocabularies.flat());
    for (const word of ['fluent', 'oder', '职业', 'clearance', 'Berufserfahrung'.toLowerCase(), 'ignorez']) expect(words).toContain(word);
  });

  it('finds a quadratic reader and takes everything out of its text that does not matter', async () => {
    const short = await minimise(`abc${'x'.repeat(500)}def`, (text: string) => Promise.resolve(/x{50}/.test(text)));
    expect(short).toBe('x'.repeat(50));
  });
});
