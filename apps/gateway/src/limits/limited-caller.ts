import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { AppError } from '@rolefit/contracts';
import type { FastifyRequest } from 'fastify';
import { addressOf } from '../http/client-address.js';

/** Who calls, and from where: what a call costs is counted for both. */
export interface LimitedCaller {
  readonly userId: string;
  /** As `addressOf` gives it. */
  readonly address: string;
}

/** Parameter decorator: the caller of a call that counts what it costs itself. Only on routes that the guard protects. */
export const Limited = createParamDecorator((_: unknown, context: ExecutionContext): LimitedCaller => {
  const { signedIn, ip } = context.switchToHttp().getRequest<FastifyRequest>();
  if (signedIn === null) throw new AppError('SESSION_MISSING');
  return { userId: signedIn.userId, address: addressOf(ip) };
});
