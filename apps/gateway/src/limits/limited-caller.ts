import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { AppError } from '@rolefit/contracts';
import type { FastifyRequest } from 'fastify';
import { addressOf } from '../http/client-address.js';

/** The user and address whose counters a call consumes. */
export interface LimitedCaller {
  readonly userId: string;
  /** In the format of `addressOf`. */
  readonly address: string;
}

/** Parameter decorator: the caller, for handlers that consume quota themselves. Only for authenticated routes. */
export const Limited = createParamDecorator(
  (_: unknown, context: ExecutionContext): LimitedCaller => {
    const { signedIn, ip } = context.switchToHttp().getRequest<FastifyRequest>();
    if (signedIn === null) throw new AppError('SESSION_MISSING');
    return { userId: signedIn.userId, address: addressOf(ip) };
  },
);
