import { failureOf } from './failure.js';

describe('failureOf', () => {
  it('offers no retry where the file or the text is the cause', () => {
    expect(failureOf('RESUME_ENCRYPTED')).toEqual({
      code: 'RESUME_ENCRYPTED',
      message: expect.stringContaining('password'),
      retryable: false,
    });
    expect(failureOf('MODEL_REFUSED').retryable).toBe(false);
  });

  it('offers a retry where the cause may be gone by then', () => {
    for (const code of [
      'INTERNAL',
      'MODEL_UNAVAILABLE',
      'MODEL_ANSWER_INVALID',
      'SERVICE_UNAVAILABLE',
    ] as const) {
      expect(failureOf(code).retryable).toBe(true);
    }
  });
});
