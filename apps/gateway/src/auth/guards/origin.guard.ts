import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, isExtension } from '@rolefit/config';
import { AppError } from '@rolefit/contracts';
import type { FastifyRequest } from 'fastify';

/**
 * CSRF protection for calls that read a cookie: an `Origin` header, which browsers always send, must be an allowed one. Clients other than browsers send
 * none. Extensions are accepted when they send their own token, because the cookie is ignored then.
 */
@Injectable()
export class OriginGuard implements CanActivate {
  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'server'>) {}

  canActivate(context: ExecutionContext): boolean {
    const { headers, body } = context.switchToHttp().getRequest<FastifyRequest>();
    const { origin } = headers;
    if (origin === undefined || this.config.server.allowedOrigins.includes(origin)) return true;
    if (bringsToken(body) && isExtension(this.config.server, origin)) return true;
    throw new AppError('ORIGIN_REFUSED');
  }
}

/** Whether the body contains a refresh token, in which case the cookie is ignored. */
export function bringsToken(body: unknown): boolean {
  return (
    typeof body === 'object' &&
    body !== null &&
    'refreshToken' in body &&
    typeof body.refreshToken === 'string'
  );
}
