import { type ArgumentsHost, Catch, Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, LOGGER, type Logger } from '@rolefit/config';
import { AppError } from '@rolefit/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemFilter } from '../../http/problem.filter.js';
import { clearSessionCookie } from './cookies.js';
import { bringsToken } from '../guards/origin.guard.js';

/**
 * Clears the session cookie when its session is invalid or expired, unless the token came in the body. An outage keeps the cookie, so that it signs no user
 * out.
 */
@Injectable()
@Catch()
export class SessionFilter extends ProblemFilter {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'server'>,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger);
  }

  override catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const isCookieBad =
      thrown instanceof AppError &&
      thrown.family === 'AUTHERROR' &&
      !bringsToken(http.getRequest<FastifyRequest>().body);
    if (isCookieBad) clearSessionCookie(http.getResponse<FastifyReply>(), this.config);
    super.catch(thrown, host);
  }
}
