import { randomUUID } from 'node:crypto';
import { readUserHandle, toUserHandle } from './user-handle.js';

describe('a user handle', () => {
  it('names the user in 16 bytes', () => {
    const id = randomUUID();
    expect(Buffer.from(toUserHandle(id), 'base64url')).toHaveLength(16);
    expect(readUserHandle(toUserHandle(id))).toBe(id);
  });

  it.each([undefined, '', 'AAAA', 'A'.repeat(44), '*'])('of %p names nobody', (handle) => {
    expect(readUserHandle(handle)).toBeNull();
  });
});
