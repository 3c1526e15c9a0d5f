import { types } from 'node:util';
import { HttpException } from '@nestjs/common';
import { AppError, type ErrorCode } from '@rolefit/contracts';

/** Error codes for statuses that Nest and Fastify raise themselves. */
const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'REQUEST_INVALID',
  401: 'SESSION_MISSING',
  // Our own code throws AppError; other 403 errors are paths that escape the static folder.
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
 * Error codes of a service that is unreachable, starting, stopping or overloaded. Source: Node's system errors; PostgreSQL's error codes, classes 08
 * (connection), 53 (resources), 57 (operator).
 */
const unavailableCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|08\w{3}|53\w{3}|57P0\d|57014)$/;
/** pg sets no code for these errors. */
const unavailableMessage =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Cannot use a pool after)/;

/** Converts any thrown value to an AppError. The cause is logged but never sent to a client. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isUnavailable(error)) return new AppError('SERVICE_UNAVAILABLE', { cause: error });
  const inner = error instanceof HttpException ? error.cause : error;
  const status = statusOf(error) ?? 500;
  const isNotJson =
    status === 400 &&
    ((isError(inner) && inner.name === 'SyntaxError') || notJson.has(codeOf(inner) ?? ''));
  return new AppError(isNotJson ? 'REQUEST_NOT_JSON' : (codeOfStatus[status] ?? 'INTERNAL'), {
    cause: error,
  });
}

function isUnavailable(error: unknown, depth = 0): boolean {
  if (!isError(error) || depth > 3) return false;
  if (unavailableCodes.test(codeOf(error) ?? '') || unavailableMessage.test(error.message))
    return true;
  // TypeORM wraps the driver's error; Node aggregates the errors of several addresses.
  if ('driverError' in error && isUnavailable(error.driverError, depth + 1)) return true;
  return (
    'errors' in error &&
    Array.isArray(error.errors) &&
    error.errors.some((one) => isUnavailable(one, depth + 1))
  );
}

/** In Jest, errors of Node's core modules belong to another realm, so `instanceof Error` alone fails. */
function isError(error: unknown): error is Error {
  return error instanceof Error || types.isNativeError(error);
}

function codeOf(error: unknown): string | undefined {
  return isError(error) && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  return isError(error) && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined;
}
