import { type ArgumentsHost, Catch, Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '@rolefit/config';
import type { FastifyRequest } from 'fastify';
import { SignInAudit } from '../auth/sign-in/sign-in-audit.js';
import { ProblemFilter } from '../http/problem.filter.js';
import { toAppError } from '../http/to-app-error.js';

/** Records refused sign-ins in the audit trail. */
@Injectable()
@Catch()
export class PasskeySignInFilter extends ProblemFilter {
  constructor(
    // Named, because Nest would take over the parent's decorator of the first parameter.
    @Inject(SignInAudit) private readonly audit: SignInAudit,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger);
  }

  override catch(thrown: unknown, host: ArgumentsHost): void {
    const { id } = host.switchToHttp().getRequest<FastifyRequest>();
    this.audit.recordRefusal('passkey', toAppError(thrown).code, id);
    super.catch(thrown, host);
  }
}
