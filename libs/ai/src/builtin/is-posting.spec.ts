import { isPosting } from './is-posting.js';
import { splitLines } from './lines.js';

describe('isPosting', () => {
  // A few milliseconds; a pattern that begins anew at every digit takes ten seconds, in which the worker does nothing else.
  it.each(['1', '2019', '12.', '1,', '$1'])(
    'looks through a text of nothing but %j in no time',
    (piece) => {
      const text = piece.repeat(60_000 / piece.length);
      const lines = splitLines(text);
      // By processor time: what else the machine does takes none of it.
      const before = process.cpuUsage();
      expect(isPosting(text, lines, [])).toBe(false);
      expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000);
    },
  );
});
