import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';
import { AppError } from '@rolefit/contracts';
import type { FastifyRequest } from 'fastify';

/** For the calls that take a cookie: a browser says which site sends them, and only our own may. Other clients say nothing. */
@Injectable()
export class OriginGuard implements CanActivate {
  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'server'>) {}

  canActivate(context: ExecutionContext): boolean {
    const { origin } = context.switchToHttp().getRequest<FastifyRequest>().headers;
    if (origin === undefined || this.config.server.allowedOrigins.includes(origin)) return true;
    throw new AppError('ORIGIN_REFUSED');
  }
}
