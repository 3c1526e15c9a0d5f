import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { DisplayLanguage } from '@rolefit/contracts';
import type { FastifyRequest } from 'fastify';
import { languageOf } from './request-language.js';

/** What a service needs to know of a request besides its caller and contents. */
export interface RequestDetails {
  /** Passed on to the jobs that the request creates. */
  readonly requestId: string;
  /** The language to answer in. */
  readonly language: DisplayLanguage;
}

/** Parameter decorator: the details of the request. */
export const Details = createParamDecorator(
  (_: unknown, context: ExecutionContext): RequestDetails => {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    return { requestId: request.id, language: languageOf(request) };
  },
);
