import { describeError, readableErrors } from './error-watch.ts';

describe('errors in a log', () => {
  it.each([
    [
      '{"level":50,"msg":"PostgreSQL is away","err":{"message":"ECONNREFUSED"}}',
      'PostgreSQL is away: ECONNREFUSED',
    ],
    ['{"level":60,"msg":"boom"}', 'boom'],
    [
      '{"level":"error","msg":"Redis is away","err":{"message":"ETIMEDOUT"}}',
      'Redis is away: ETIMEDOUT',
    ],
    [
      '{"level":50,"msg":"Circuit breaker opened","reason":"m at http://a/v1: 404","err":{"message":"It is not set up"}}',
      'Circuit breaker opened: m at http://a/v1: 404',
    ],
    [
      '{"level":"error","msg":"Job failed","err":{"message":"Not set up","cause":{"message":"404: no model m","cause":{"message":"404: no model m"}}}}',
      'Job failed: Not set up: 404: no model m',
    ],
    ['{"level":"warn","msg":"slow"}', null],
    ['{"level":50,"err":{"message":"same"},"msg":"same"}', 'same'],
    ['{"level":40,"msg":"slow"}', null],
    ['not JSON', null],
    ['', null],
  ])('reads %s', (line, expected) => {
    expect(describeError(line)).toBe(expected);
  });
});

describe('the log of a process that failed', () => {
  it('is reduced to its errors, and to lines of other programs', () => {
    expect(
      readableErrors(
        '{"level":"info","msg":"Starting"}\n{"level":"fatal","msg":"Cannot start","err":{"message":"no role"}}\nFATAL:  could not write\n',
      ),
    ).toBe('Cannot start: no role\nFATAL:  could not write');
    expect(readableErrors('{"level":"info","msg":"Starting"}\n')).toBe('');
  });
});
