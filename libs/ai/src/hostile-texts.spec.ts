import { ungroundedQuotes } from './quotes.js';
import { readPosting } from './read-posting.js';
import { readResume } from './read-resume.js';
import { redact } from './redaction/redact.js';

const pieces = ['a', '\n', '2019 - ', 'a.', 'a@', 'not required ', 'Jan 2019 – ', 'C, ', 'experience with A, ', '((', 'five ', '+49 1', 'x/', 'A | '];
const texts = pieces.map((piece) => [piece, piece.repeat(Math.ceil(200_000 / piece.length)).slice(0, 200_000)] as const);

// Far above what it takes (a second or so of processor time), far below what a runaway pattern takes: that would not end in our lifetime.
jest.setTimeout(300_000);
const ceilingMs = 30_000;
/** Processor time of this process, which does not grow with what else the machine does. */
const usedMs = () => process.cpuUsage().user / 1_000;

describe.each(texts)('200 KB of %j', (_piece, text) => {
  it('is read as posting and as resume, and redacted, in linear time', async () => {
    for (const run of [() => readPosting(text), () => readResume(text, { asOf: '2026-11-21' })]) {
      const start = usedMs();
      const { facts } = await run();
      expect(usedMs() - start).toBeLessThan(ceilingMs);
      expect(ungroundedQuotes(text, facts)).toEqual([]);
    }
    const start = usedMs();
    redact(text, 'resume');
    expect(usedMs() - start).toBeLessThan(ceilingMs);
  });
});
