import { types } from 'node:util';
import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.js';
import { logScopeFields } from './log-scope.js';

export type { Logger } from 'pino';

/** Keys that are redacted, at the top level of a line or one level down. Source: DESIGN §9. */
const redactedKeys = [
  'accessToken',
  'refreshToken',
  'token',
  'authorization',
  'cookie',
  'password',
  'secret',
  'clientSecret',
  'apiKey',
  'secretKey',
  'email',
  'text',
  'resumeText',
  'jobDescription',
  'posting',
  'quote',
  'payload',
  'body',
];

/** Maximum length of logged error messages: vendors tend to include their input. */
const maxMessageChars = 300;

/**
 * Creates the process's logger: JSON lines on standard output with ISO times in UTC. Errors are logged as type, code, truncated message and stack frames,
 * without the properties that drivers add (SQL parameters, bodies). Lines logged inside `inLogScope` include that scope's ids.
 * @param name of the process, included in each line
 * @param destination instead of standard output, for tests
 */
export function createLogger(
  config: Pick<Config, 'log'>,
  name: string,
  destination?: DestinationStream,
): Logger {
  const options = {
    name,
    level: config.log.level,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: logScopeFields,
    serializers: { err: describeError, error: describeError },
    redact: { paths: redactedKeys.flatMap((key) => [key, `*.${key}`]), remove: true },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

interface DescribedError {
  readonly type: string;
  readonly code?: string;
  readonly message: string;
  readonly stack?: string;
  readonly cause?: DescribedError;
}

function describeError(error: unknown, depth = 0): DescribedError {
  if (!types.isNativeError(error))
    return {
      type: typeof error,
      message: typeof error === 'string' ? error.slice(0, maxMessageChars) : 'not an error',
    };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  // The stack starts with the full message, which must not be logged.
  const frames = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
  return {
    type: error.name,
    ...(code === undefined ? {} : { code }),
    message: error.message.slice(0, maxMessageChars),
    ...(frames === undefined ? {} : { stack: frames }),
    ...(error.cause === undefined || depth >= 4
      ? {}
      : { cause: describeError(error.cause, depth + 1) }),
  };
}
