import { types } from 'node:util';
import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.js';
import { logScopeFields } from './log-scope.js';

export type { Logger } from 'pino';

/** Keys whose values never reach a log, at the top of a line or one level down. Source: DESIGN §9. */
const secretKeys = [
  'accessToken', 'refreshToken', 'token', 'authorization', 'cookie', 'password', 'secret', 'clientSecret', 'apiKey', 'secretKey', 'email',
  'text', 'resumeText', 'jobDescription', 'posting', 'quote', 'payload', 'body',
];

/** Longest error message that is logged: vendors like to repeat their input in it. */
const messageChars = 300;

/**
 * Makes the process's logger: JSON on standard output, one object a line, ISO times in UTC. Errors are logged as type,
 * code, a shortened message and stack frames, never with the properties that drivers hang on them (SQL parameters, bodies).
 * What is logged inside `inLogScope` bears that scope's ids too.
 * @param name of the process, as it stands in each line
 * @param destination other than standard output, for tests
 */
export function createLogger(config: Pick<Config, 'log'>, name: string, destination?: DestinationStream): Logger {
  const options = {
    name,
    level: config.log.level,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: logScopeFields,
    serializers: { err: describeError, error: describeError },
    redact: { paths: secretKeys.flatMap((key) => [key, `*.${key}`]), remove: true },
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
  if (!types.isNativeError(error)) return { type: typeof error, message: typeof error === 'string' ? error.slice(0, messageChars) : 'not an error' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  // The stack repeats the message in front of its frames.
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')).join('\n');
  return {
    type: error.name,
    ...(code === undefined ? {} : { code }),
    message: error.message.slice(0, messageChars),
    ...(frames === undefined ? {} : { stack: frames }),
    ...(error.cause === undefined || depth >= 4 ? {} : { cause: describeError(error.cause, depth + 1) }),
  };
}
