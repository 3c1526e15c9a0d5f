import { ungroundedQuotes } from './quotes.js';
import { readPosting } from './read-posting.js';
import { readResume } from './read-resume.js';
import { redact } from './redact.js';

const pieces = ['a', '\n', '2019 - ', 'a.', 'a@', 'not required ', 'Jan 2019 – ', 'C, ', 'experience with A, ', '((', 'five ', '+49 1', 'x/', 'A | '];
const texts = pieces.map((piece) => [piece, piece.repeat(Math.ceil(200_000 / piece.length)).slice(0, 200_000)] as const);

// Far above what it takes (well under a second each), far below what a runaway pattern takes.
const ceilingMs = 4_000;

describe.each(texts)('200 KB of %j', (_piece, text) => {
  it('is read as posting and as resume, and redacted, in linear time', async () => {
    for (const run of [() => readPosting(text), () => readResume(text, { asOf: '2026-11-21' })]) {
      const start = performance.now();
      const { facts } = await run();
      expect(performance.now() - start).toBeLessThan(ceilingMs);
      expect(ungroundedQuotes(text, facts)).toEqual([]);
    }
    const start = performance.now();
    redact(text, 'resume');
    expect(performance.now() - start).toBeLessThan(ceilingMs);
  });
});
