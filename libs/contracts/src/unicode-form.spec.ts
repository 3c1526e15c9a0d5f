import fc from 'fast-check';
import { limits } from './limits.js';
import { scanRequestSchema } from './scan-request.js';
import { normaliseText } from './text.js';
import { streamSafe, unicodeForm } from './unicode-form.js';

const forms = ['NFC', 'NFKC', 'NFKD'] as const;

describe('streamSafe', () => {
  it('keeps 30 combining marks in a row and drops the rest', () => {
    expect(streamSafe(`a${'\u0301'.repeat(31)}b${'\u0323'.repeat(30)}`)).toBe(
      `a${'\u0301'.repeat(30)}b${'\u0323'.repeat(30)}`,
    );
  });

  it('counts the halfwidth marks that compatibility forms turn into combining ones', () => {
    expect(streamSafe(`\uff76${'\uff9e\u0323'.repeat(50)}`)).toHaveLength(31);
  });

  it.each(['Việt Nam', 'क्षत्रिय निर्माण', 'בְּרֵאשִׁית', 'الْعَرَبِيَّةُ', 'ภาษาไทย', 'ཧཱུྃ', 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘'])(
    'leaves %s as it is',
    (text) => {
      for (const form of forms) expect(unicodeForm(text, form)).toBe(text.normalize(form));
    },
  );

  it('changes no text whose runs are shorter', () => {
    const mark = fc.constantFrom('\u0301', '\u0323', '\u05b0', '\uff9e', '\u093c');
    const text = fc.array(
      fc.tuple(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }),
        fc.array(mark, { maxLength: 10 }),
      ),
      { maxLength: 10 },
    );
    fc.assert(
      fc.property(text, (pieces) => {
        const whole = pieces.map(([letters, marks]) => `${letters}a${marks.join('')}`).join('');
        expect(streamSafe(whole)).toBe(whole);
      }),
    );
  });
});

describe('normalising marks that have to be sorted', () => {
  const attack = (marks: number) => `a${'\u0301'.repeat(marks / 2)}${'\u0323'.repeat(marks / 2)}`;

  /** The longest runs of marks that the platform is given to sort, which takes time in proportion to their square. */
  function longestRunIn(work: () => unknown): number {
    const normalise = jest.spyOn(String.prototype, 'normalize');
    try {
      work();
      const given = normalise.mock.contexts.map(String);
      expect(given.length).toBeGreaterThan(0);
      return Math.max(
        ...given.flatMap((text) => (text.match(/\p{M}+/gu) ?? ['']).map(({ length }) => length)),
      );
    } finally {
      normalise.mockRestore();
    }
  }

  // This attack on a posting with 200,000 characters took 26 s.
  it('hands the platform short runs only, however many marks a text has', () => {
    const marks = 4 * limits.postingChars - 2_000;
    const posting = {
      jobDescription: attack(marks),
      companyName: 'Bakery',
      url: 'https://example.org/jobs/1',
      jobId: '1',
    };
    expect(longestRunIn(() => normaliseText(attack(marks)))).toBeLessThan(40);
    expect(longestRunIn(() => scanRequestSchema.safeParse(posting))).toBeLessThan(40);
  });

  it.each(forms)('never hands the platform a long run in %s', (form) => {
    expect(unicodeForm(attack(100_000), form).length).toBeLessThan(40);
  });
});
