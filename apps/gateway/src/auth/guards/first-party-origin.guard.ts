import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';
import { AppError } from '@rolefit/contracts';
import type { FastifyRequest } from 'fastify';

/**
 * For calls that only a page of ours may make. Stricter than `OriginGuard`: an `Origin` is required, and an extension is refused even where
 * ALLOWED_ORIGINS lists it.
 */
@Injectable()
export class FirstPartyOriginGuard implements CanActivate {
  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'server'>) {}

  canActivate(context: ExecutionContext): boolean {
    const { origin } = context.switchToHttp().getRequest<FastifyRequest>().headers;
    if (origin !== undefined && /^https?:/.test(origin) && this.config.server.allowedOrigins.includes(origin)) return true;
    throw new AppError('ORIGIN_REFUSED');
  }
}
