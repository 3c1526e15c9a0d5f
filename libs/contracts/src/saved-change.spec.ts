import { limits } from './limits.js';
import { savedChangeSchema, saveRequestSchema } from './saved-change.js';

describe('saving a scan', () => {
  it('needs no body', () => {
    expect(saveRequestSchema.parse(undefined)).toEqual({});
  });

  it('keeps the lines of a note and leaves out what cannot be stored', () => {
    expect(saveRequestSchema.parse({ note: ' Call Ann\r\non Monday\u0000 ' })).toEqual({
      note: 'Call Ann\non Monday',
    });
  });

  it('takes an empty note, which removes it', () => {
    expect(savedChangeSchema.parse({ note: '  ' })).toEqual({ note: '' });
  });

  it.each([
    [{ stage: 'hired' }, 'stage must be one of saved, applied, interview, offer, rejected'],
    [{ note: 'x'.repeat(limits.noteChars + 1) }, 'Note must be at most 2,000 characters'],
    [{}, 'No updatable data found!'],
    [{ savedAt: '2026-01-01' }, 'No updatable data found!'],
  ])('refuses the change %j', (change, message) => {
    expect(savedChangeSchema.safeParse(change).error?.issues.map((issue) => issue.message)).toEqual(
      [message],
    );
  });

  it('takes a note of the longest size', () => {
    expect(savedChangeSchema.safeParse({ note: 'x'.repeat(limits.noteChars) }).success).toBe(true);
  });
});
