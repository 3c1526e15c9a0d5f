import { types } from 'node:util';
import type { LoggerService } from '@nestjs/common';
import type { Logger } from './logger.js';

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';

/** Adapts our logger to Nest: `app.useLogger(new NestLogger(logger))`. Nest's "log" level is our "info". */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write('info', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  /** Nest passes the context (a class name) last, preceded by an optional stack string or error. */
  private write(level: Level, message: unknown, rest: unknown[]): void {
    const last = rest.at(-1);
    const context = typeof last === 'string' && !last.includes('\n') ? last : undefined;
    const err = [message, ...rest].find((part) => types.isNativeError(part));
    const stack = rest.find((part) => typeof part === 'string' && part.includes('\n    at '));
    const sentence = types.isNativeError(message)
      ? message.name
      : typeof message === 'string'
        ? message.split('\n')[0]
        : 'Non-text log message';
    this.logger[level]({ context, err, stack }, sentence);
  }
}
