import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  Inject,
  Injectable,
} from '@nestjs/common';
import { LOGGER, type Logger } from '@rolefit/config';
import { AppError, type DisplayLanguage, errorFamilies, type Problem } from '@rolefit/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { challengeOf } from './challenge.js';
import { wordsOf } from './problem-language.js';
import { languageOf } from './request-language.js';
import { toAppError } from './to-app-error.js';

/** Turns every error into a problem response and logs details that users must not see. */
@Injectable()
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (isClientAbort(thrown, request)) {
      this.logger.debug(
        { requestId: request.id, route: request.routeOptions.url },
        'Client aborted the request',
      );
      return;
    }
    const error = withLimitInMessage(toAppError(thrown), request);
    request.problemCode = error.code;
    this.log(error, request);
    // Part of the response was sent already. Destroying the connection is the only way to signal that it is incomplete.
    if (reply.sent || reply.raw.headersSent) {
      reply.raw.destroy();
      return;
    }
    sendProblem(error, request, reply);
  }

  private log(error: AppError, request: FastifyRequest): void {
    if (errorFamilies[error.family].status < 500) return;
    this.logger.error(
      {
        requestId: request.id,
        route: request.routeOptions.url,
        code: error.code,
        err: error.cause ?? error,
      },
      'Request failed',
    );
  }
}

/** Whether the client disconnected while sending. Node reports it with the same error codes as an unreachable service. */
function isClientAbort(thrown: unknown, { raw }: FastifyRequest): boolean {
  return raw.errored !== null && thrown === raw.errored;
}

/** Adds the route's body limit to the message of REQUEST_TOO_LARGE. */
function withLimitInMessage(
  error: AppError,
  { routeOptions: { bodyLimit } }: FastifyRequest,
): AppError {
  if (error.code !== 'REQUEST_TOO_LARGE' || bodyLimit === undefined) return error;
  const kibibytes = bodyLimit / 1024;
  const most = kibibytes < 1024 ? `${kibibytes} KB` : `${kibibytes / 1024} MB`;
  return new AppError(error.code, {
    detail: `This is more than the ${most} that can be sent here at once. Send less at a time.`,
    cause: error.cause,
  });
}

/** Sends an error as a problem document. */
export function sendProblem(error: AppError, request: FastifyRequest, reply: FastifyReply): void {
  if (error.retryAfterMs !== undefined)
    void reply.header('retry-after', Math.ceil(error.retryAfterMs / 1_000));
  const challenge = challengeOf(error);
  if (challenge !== null) void reply.header('www-authenticate', challenge);
  const problem = toProblem(error, request, languageOf(request));
  void reply
    .code(problem.status)
    .type('application/problem+json; charset=utf-8')
    .header('x-request-id', request.id)
    .send(JSON.stringify(problem));
}

/** The body of an error response; in English where the request cannot be read. */
export function toProblem(
  error: AppError,
  request: { readonly id: string; readonly url: string },
  language: DisplayLanguage = 'en',
): Problem {
  const { status, type } = errorFamilies[error.family];
  const { title, message, fields } = wordsOf(error, language);
  return {
    type,
    title,
    status,
    detail: message,
    // Without the query, which may contain a signature.
    instance: request.url.split('?', 1)[0] ?? '/',
    isSuccess: false,
    message,
    requestId: request.id,
    error: {
      name: error.family,
      code: error.code,
      ...(fields === undefined ? {} : { fields: { ...fields } }),
    },
  };
}
