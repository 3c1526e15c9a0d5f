import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';
import { AppError } from '@rolefit/contracts';
import type { FastifyRequest } from 'fastify';

/**
 * Restricts a call to our own web pages. Stricter than `OriginGuard`: an `Origin` header is required, and extensions are rejected even where ALLOWED_ORIGINS
 * lists them.
 */
@Injectable()
export class FirstPartyOriginGuard implements CanActivate {
  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'server'>) {}

  canActivate(context: ExecutionContext): boolean {
    const { origin } = context.switchToHttp().getRequest<FastifyRequest>().headers;
    if (
      origin !== undefined &&
      /^https?:/.test(origin) &&
      this.config.server.allowedOrigins.includes(origin)
    )
      return true;
    throw new AppError('ORIGIN_REFUSED');
  }
}
