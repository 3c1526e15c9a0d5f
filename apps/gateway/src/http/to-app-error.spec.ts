import { HttpException, NotFoundException } from '@nestjs/common';
import { AppError } from '@rolefit/contracts';
import { toAppError } from './to-app-error.js';

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });
const wrapped = (driverError: unknown) => Object.assign(new Error('query failed'), { driverError });

describe('toAppError', () => {
  it('keeps our own errors unchanged', () => {
    const error = new AppError('SCAN_NOT_FOUND');
    expect(toAppError(error)).toBe(error);
  });

  it.each<[string, unknown]>([
    ['a refused connection', withCode('ECONNREFUSED')],
    [
      'one refused by all addresses',
      Object.assign(new AggregateError([withCode('ECONNREFUSED')]), {}),
    ],
    ['a connection lost in a query', wrapped(new Error('Connection terminated unexpectedly'))],
    ['a server that is shutting down', wrapped(withCode('57P01'))],
    ['a server that has no connection left', wrapped(withCode('53300'))],
    ['a statement that took too long', wrapped(withCode('57014'))],
    ['a pool that has nothing free', new Error('timeout exceeded when trying to connect')],
  ])('maps %s to an unavailable service', (_, error) => {
    expect(toAppError(error).code).toBe('SERVICE_UNAVAILABLE');
  });

  it.each<[string, unknown, string]>([
    ['an unknown route', new NotFoundException('Cannot GET /secret'), 'ROUTE_NOT_FOUND'],
    [
      'a path that leads out of a folder',
      Object.assign(new Error('Forbidden'), { statusCode: 403 }),
      'ROUTE_NOT_FOUND',
    ],
    [
      'a body that is no JSON',
      new HttpException('x', 400, { cause: withCode('FST_ERR_CTP_INVALID_JSON_BODY') }),
      'REQUEST_NOT_JSON',
    ],
    ['a body that is too large', new HttpException('x', 413), 'REQUEST_TOO_LARGE'],
    ['another type', new HttpException('x', 415), 'REQUEST_UNSUPPORTED_TYPE'],
    ['too many requests', new HttpException('x', 429), 'REQUEST_RATE_LIMITED'],
  ])('maps %s to our own error', (_, error, code) => {
    expect(toAppError(error).code).toBe(code);
  });

  it.each([
    new Error('boom'),
    new SyntaxError('our own bug'),
    wrapped(withCode('23505')),
    'text',
    undefined,
    null,
    { code: 'ECONNREFUSED' },
  ])('exposes nothing of %p', (error) => {
    const answer = toAppError(error);
    expect([answer.code, answer.message]).toEqual(['INTERNAL', new AppError('INTERNAL').message]);
    expect(answer.cause).toBe(error);
  });
});
