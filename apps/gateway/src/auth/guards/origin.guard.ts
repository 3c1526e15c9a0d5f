import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, isExtension } from '@rolefit/config';
import { AppError } from '@rolefit/contracts';
import type { FastifyRequest } from 'fastify';

/**
 * For the calls that take a cookie: a browser says which site sends them, and only our own may. Other clients say nothing. An extension may come too,
 * where it brings its own token, for then no cookie is looked at.
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

/** Whether a client brings its own refresh token in the body, so that no cookie is looked at. */
export function bringsToken(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'refreshToken' in body && typeof body.refreshToken === 'string';
}
