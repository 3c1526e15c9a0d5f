import { extensionAuthSchema, extensionReadySchema } from './extension.js';

describe('the messages of the extension', () => {
  it('may carry a nonce, long enough not to be guessed and short enough to be one', () => {
    expect(extensionReadySchema.parse({ type: 'EXTENSION_READY' })).toEqual({
      type: 'EXTENSION_READY',
    });
    expect(
      extensionReadySchema.safeParse({ type: 'EXTENSION_READY', nonce: 'n'.repeat(22) }).success,
    ).toBe(true);
    for (const nonce of ['', 'guess', 'n'.repeat(129), 7, null])
      expect(extensionReadySchema.safeParse({ type: 'EXTENSION_READY', nonce }).success).toBe(
        false,
      );
  });

  it('hold a whole pair of tokens or none', () => {
    expect(
      extensionAuthSchema.safeParse({ type: 'EXT_AUTH', accessToken: 'a', refreshToken: 'r' })
        .success,
    ).toBe(true);
    expect(extensionAuthSchema.safeParse({ type: 'EXT_AUTH', accessToken: 'a' }).success).toBe(
      false,
    );
  });
});
