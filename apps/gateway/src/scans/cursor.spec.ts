import { AppError } from '@rolefit/contracts';
import { decodeCursor, encodeCursor } from './cursor.js';

const place = { createdAt: new Date('2026-11-20T12:34:56.789Z'), id: '01890a5d-ac96-774b-bcce-b302099a8057' };
const encoded = (text: string) => Buffer.from(text).toString('base64url');

describe('a cursor', () => {
  it('comes back as the place it was made of, to the millisecond', () => {
    expect(decodeCursor(encodeCursor(place))).toEqual(place);
  });

  it('fits into the query and needs no escaping there', () => {
    expect(encodeCursor(place)).toMatch(/^[\w-]{1,200}$/);
  });

  it.each(['', 'nonsense', encoded(place.id), encoded(`yesterday ${place.id}`), encoded(`${place.createdAt.toISOString()} 1`), encoded(`${place.createdAt.toISOString()} ${place.id} more`)])(
    'is refused when it is %j',
    (cursor) => {
      expect(() => decodeCursor(cursor)).toThrow(AppError);
    },
  );
});
