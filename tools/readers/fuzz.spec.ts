import { join } from 'node:path';
import { isNightly } from '@rolefit/testing';
import { fuzzReaders } from './fuzz.ts';
import { hostileText } from './hostile-text.ts';
import { minimise } from './minimise.ts';
import { vocabulariesOf } from './vocabulary.ts';

/** Always the same texts, so that a finding is due to a change. `npm run fuzz:readers` generates new ones. */
const run = { texts: isNightly ? 400 : 120, seed: 20_261_123 };
jest.setTimeout(1_800_000);

const vocabularies = vocabulariesOf(join(__dirname, '..', '..'));

describe(`${run.texts} texts made of the readers' own words`, () => {
  it('are each read within a budget of 20 ordinary texts', async () => {
    expect((await fuzzReaders(run)).findings).toEqual([]);
  });
});

describe('the fuzzer', () => {
  it('repeats a text from its seed', () => {
    expect(hostileText(vocabularies, 7)).toBe(hostileText(vocabularies, 7));
    expect(hostileText(vocabularies, 7)).not.toBe(hostileText(vocabularies, 8));
  });

  it('knows the words that readers look for', () => {
    const words = new Set(vocabularies.flat());
    for (const word of ['fluent', 'oder', '职业', 'clearance', 'berufserfahrung', 'ignorez'])
      expect(words).toContain(word);
  });

  it('takes everything out of a text that does not matter', async () => {
    expect(
      await minimise(`abc${'x'.repeat(500)}def`, (text: string) =>
        Promise.resolve(/x{50}/.test(text)),
      ),
    ).toBe('x'.repeat(50));
  });
});
