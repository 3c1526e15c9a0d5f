import { type ArgumentsHost, Catch, Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '@rolefit/config';
import type { FastifyRequest } from 'fastify';
import { SignInAudit } from '../auth/sign-in/sign-in-audit.js';
import { ProblemFilter } from '../http/problem.filter.js';
import { toAppError } from '../http/to-app-error.js';

/** Records refused sign-ins in the audit trail. A link that waits for a confirmation is not refused yet. */
@Injectable()
@Catch()
export class EmailSignInFilter extends ProblemFilter {
  constructor(
    // Named, because Nest would take over the parent's decorator of the first parameter.
    @Inject(SignInAudit) private readonly audit: SignInAudit,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger);
  }

  override catch(thrown: unknown, host: ArgumentsHost): void {
    const { code } = toAppError(thrown);
    if (code !== 'SIGN_IN_LINK_UNCONFIRMED')
      this.audit.recordRefusal('email', code, host.switchToHttp().getRequest<FastifyRequest>().id);
    super.catch(thrown, host);
  }
}
