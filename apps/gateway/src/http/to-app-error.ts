import { types } from 'node:util';
import { HttpException } from '@nestjs/common';
import { AppError, type ErrorCode } from '@rolefit/contracts';

/** Statuses that Nest and Fastify answer by themselves, in our words. */
const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'REQUEST_INVALID',
  401: 'SESSION_MISSING',
  // Our own errors are AppErrors; the only others are paths that lead out of the static folder.
  403: 'ROUTE_NOT_FOUND',
  404: 'ROUTE_NOT_FOUND',
  405: 'ROUTE_NOT_FOUND',
  406: 'REQUEST_UNSUPPORTED_TYPE',
  408: 'REQUEST_TOO_SLOW',
  413: 'REQUEST_TOO_LARGE',
  414: 'REQUEST_TOO_LARGE',
  415: 'REQUEST_UNSUPPORTED_TYPE',
  429: 'REQUEST_RATE_LIMITED',
  503: 'SERVICE_UNAVAILABLE',
};

const notJson = new Set(['FST_ERR_CTP_INVALID_JSON_BODY', 'FST_ERR_CTP_EMPTY_JSON_BODY']);

/**
 * What a driver reports while its server is away, starting, stopping or overloaded.
 * Source: Node's system errors; PostgreSQL's error codes, classes 08 (connection), 53 (resources), 57 (operator).
 */
const awayCodes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|08\w{3}|53\w{3}|57P0\d|57014)$/;
/** pg has no code for these. */
const awayMessage = /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Cannot use a pool after)/;

/** Turns whatever was thrown into our own error. The cause goes to the log, never to a user. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isAway(error)) return new AppError('SERVICE_UNAVAILABLE', { cause: error });
  const inner = error instanceof HttpException ? error.cause : error;
  const status = statusOf(error) ?? 500;
  const isNotJson = status === 400 && ((isError(inner) && inner.name === 'SyntaxError') || notJson.has(codeOf(inner) ?? ''));
  return new AppError(isNotJson ? 'REQUEST_NOT_JSON' : (codeOfStatus[status] ?? 'INTERNAL'), { cause: error });
}

function isAway(error: unknown, depth = 0): boolean {
  if (!isError(error) || depth > 3) return false;
  if (awayCodes.test(codeOf(error) ?? '') || awayMessage.test(error.message)) return true;
  // TypeORM wraps the driver's error; Node joins those of several addresses.
  if ('driverError' in error && isAway(error.driverError, depth + 1)) return true;
  return 'errors' in error && Array.isArray(error.errors) && error.errors.some((one) => isAway(one, depth + 1));
}

/** Node's own errors are of another realm than ours where a test runner has put us into one. */
function isError(error: unknown): error is Error {
  return error instanceof Error || types.isNativeError(error);
}

function codeOf(error: unknown): string | undefined {
  return isError(error) && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  return isError(error) && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : undefined;
}
