import { type ArgumentsHost, Catch, Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, LOGGER, type Logger } from '@rolefit/config';
import { AppError } from '@rolefit/contracts';
import type { FastifyReply } from 'fastify';
import { ProblemFilter } from '../http/problem.filter.js';
import { clearSessionCookie } from './cookies.js';

/** A session that is over takes its cookie along; a server that is away does not sign anybody out. */
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
    if (thrown instanceof AppError && thrown.family === 'AUTHERROR') clearSessionCookie(host.switchToHttp().getResponse<FastifyReply>(), this.config);
    super.catch(thrown, host);
  }
}
