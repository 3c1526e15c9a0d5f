import { retryAddress } from './load-realtime';

const chunk = 'http://127.0.0.1:4000/assets/realtime-Bh2eB8Yj.js';

describe('retryAddress', () => {
  it.each([
    `Failed to fetch dynamically imported module: ${chunk}`,
    `error loading dynamically imported module: ${chunk}?retry=1`,
  ])('is another address for each retry after: %s', (message) => {
    expect(retryAddress(new TypeError(message), 2)).toBe(`${chunk}?retry=2`);
  });

  it.each([new TypeError('Importing a module script failed.'), 'no error', undefined])(
    'is unknown after: %s',
    (failure) => {
      expect(retryAddress(failure, 1)).toBeUndefined();
    },
  );
});
