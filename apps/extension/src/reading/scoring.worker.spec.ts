import type * as Reading from '@rolefit/reading';

describe('the worker that scores in the popup', () => {
  it('warms up before it takes the first text', async () => {
    const { promise: warm, resolve } = Promise.withResolvers<void>();
    jest.doMock('@rolefit/reading', () => ({
      ...jest.requireActual<typeof Reading>('@rolefit/reading'),
      warmUpPostings: () => warm,
    }));
    const postMessage = jest.fn();
    Object.assign(globalThis, { self: { postMessage, addEventListener: () => undefined } });
    await import('./scoring.worker');
    await Promise.resolve();
    expect(postMessage).not.toHaveBeenCalled();
    resolve();
    await new Promise((done) => setTimeout(done));
    expect(postMessage).toHaveBeenCalledWith({ state: 'ready' });
  });
});
