import { isPosting } from './is-posting.js';
import { splitLines } from '../document/lines.js';

describe('isPosting', () => {
  // Takes a few milliseconds; a pattern that restarts at every digit would block the worker for ten
  // seconds.
  it.each(['1', '2019', '12.', '1,', '$1'])(
    'looks through a text of nothing but %j in no time',
    (piece) => {
      const text = piece.repeat(60_000 / piece.length);
      const lines = splitLines(text);
      // CPU time, which is independent of the machine's load.
      const before = process.cpuUsage();
      expect(isPosting(text, lines, [])).toBe(false);
      expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000);
    },
  );
});
