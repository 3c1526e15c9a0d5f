import { type ArgumentsHost, Catch, type ExceptionFilter, Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '@rolefit/config';
import { AppError, errorFamilies, type Problem } from '@rolefit/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toAppError } from './to-app-error.js';

/** Answers every error of an HTTP request with the problem envelope, and logs what a user is not told. */
@Injectable()
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (isBrokenOff(thrown, request)) {
      this.logger.debug({ requestId: request.id, route: request.routeOptions.url }, 'A client broke off its request');
      return;
    }
    const error = withLimit(toAppError(thrown), request);
    request.problemCode = error.code;
    this.log(error, request);
    // Half an answer is out already: only breaking it off tells the client that the rest is missing.
    if (reply.sent || reply.raw.headersSent) {
      reply.raw.destroy();
      return;
    }
    sendProblem(error, request, reply);
  }

  private log(error: AppError, request: FastifyRequest): void {
    if (errorFamilies[error.family].status < 500) return;
    this.logger.error({ requestId: request.id, route: request.routeOptions.url, code: error.code, err: error.cause ?? error }, 'A request failed');
  }
}

/** Whether the client went away while it was sending: Node reports it like a server of ours that is away. */
function isBrokenOff(thrown: unknown, { raw }: FastifyRequest): boolean {
  return raw.errored !== null && thrown === raw.errored;
}

/** Tells how much the route takes, where that was too much. */
function withLimit(error: AppError, { routeOptions: { bodyLimit } }: FastifyRequest): AppError {
  if (error.code !== 'REQUEST_TOO_LARGE' || bodyLimit === undefined) return error;
  const kibibytes = bodyLimit / 1024;
  const most = kibibytes < 1024 ? `${kibibytes} KB` : `${kibibytes / 1024} MB`;
  return new AppError(error.code, { detail: `This is more than the ${most} that can be sent here at once. Send less at a time.`, cause: error.cause });
}

/** Answers with an error's problem body. */
export function sendProblem(error: AppError, request: FastifyRequest, reply: FastifyReply): void {
  if (error.retryAfterMs !== undefined) void reply.header('retry-after', Math.ceil(error.retryAfterMs / 1_000));
  const problem = toProblem(error, request);
  void reply.code(problem.status).type('application/problem+json; charset=utf-8').header('x-request-id', request.id).send(JSON.stringify(problem));
}

/** The body of a failed answer. */
export function toProblem(error: AppError, request: { readonly id: string; readonly url: string }): Problem {
  const { status, type, title } = errorFamilies[error.family];
  return {
    type,
    title,
    status,
    detail: error.message,
    // Without the query, which may carry a signature.
    instance: request.url.split('?', 1)[0] ?? '/',
    isSuccess: false,
    message: error.message,
    requestId: request.id,
    error: { name: error.family, code: error.code, ...(error.fields === undefined ? {} : { fields: { ...error.fields } }) },
  };
}
