import { type ArgumentsHost, Catch, Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '@rolefit/config';
import type { FastifyRequest } from 'fastify';
import { SignInAudit } from '../auth/sign-in/sign-in-audit.js';
import { ProblemFilter } from '../http/problem.filter.js';
import { toAppError } from '../http/to-app-error.js';

/** Records refused links in the audit trail. What a refused link was for is mostly unknown, so all are recorded as links for a device. */
@Injectable()
@Catch()
export class AccountLinksFilter extends ProblemFilter {
  constructor(
    // Named, because Nest would take over the parent's decorator of the first parameter.
    @Inject(SignInAudit) private readonly audit: SignInAudit,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger);
  }

  override catch(thrown: unknown, host: ArgumentsHost): void {
    const { code } = toAppError(thrown);
    // A form without a name is not refused: the link is as good as before.
    if (code !== 'REQUEST_INVALID')
      this.audit.recordRefusal(
        'device-link',
        code,
        host.switchToHttp().getRequest<FastifyRequest>().id,
      );
    super.catch(thrown, host);
  }
}
