import { AppError, type JobSort, jobSorts, limits } from '@rolefit/contracts';
import type { ScanPlace } from '@rolefit/database';
import { decodeCursor, encodeCursor } from './cursor.js';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const time = new Date('2026-11-20T12:34:56.789Z');
const keys: Record<JobSort, ScanPlace['key']> = {
  newest: time,
  oldest: time,
  'best-score': -1_000,
  'worst-score': 101_000,
  company: 'zażółć "gmbh" \\ co',
  title: '\u{10ffff}',
};
const encoded = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');

describe('a cursor', () => {
  it.each(jobSorts)('of the order %s decodes to the encoded position', (sort) => {
    for (const side of ['after', 'before'] as const) {
      const place = { side, key: keys[sort], id };
      expect(decodeCursor(sort, encodeCursor(sort, place))).toEqual(place);
    }
  });

  it.each(jobSorts)('of the order %s is valid for that order only', (sort) => {
    for (const other of jobSorts.filter((one) => one !== sort)) {
      expect(() =>
        decodeCursor(other, encodeCursor(sort, { side: 'after', key: keys[sort], id })),
      ).toThrow(
        'This cursor belongs to a list that is sorted in another way. Start again from the first page.',
      );
    }
  });

  it('fits into a query without escaping, however long a title is', () => {
    const longest = encodeCursor('title', { side: 'before', key: '\u{10ffff}'.repeat(200), id });
    expect(longest).toMatch(/^[\w-]+$/);
    expect(longest.length).toBeLessThanOrEqual(limits.cursorChars);
  });

  it.each([
    '',
    'nonsense',
    encoded(),
    encoded('newest', 'after', 'yesterday', id),
    encoded('newest', 'after', time, '1'),
    encoded('newest', 'beside', time, id),
    encoded('newest', 'after', time, id, 'more'),
    encoded('newest', 'after', null, id),
    encoded('newest', 'after', 50, id),
    Buffer.from(`${time.toISOString()} ${id}`).toString('base64url'),
  ])('is rejected when it is %j', (cursor) => {
    expect(() => decodeCursor('newest', cursor)).toThrow(AppError);
  });

  it.each([
    ['best-score', 1e9],
    ['best-score', '50'],
    ['worst-score', 1.5],
    ['company', 7],
    ['title', 'a\u0000b'],
  ] as const)('of the order %s is rejected when its key is %j', (sort, key) => {
    expect(() => decodeCursor(sort, encoded(sort, 'after', key, id))).toThrow(
      'This cursor isn’t valid. Start again from the first page.',
    );
  });
});
