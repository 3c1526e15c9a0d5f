import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '@rolefit/config';
import type { AuditProvider, ErrorCode } from '@rolefit/contracts';
import { AuditRepository } from '@rolefit/database';

/** Entries on their way at the same time: each holds a connection that those who are signed in need too. */
const maxConcurrentWrites = 2;
/** So long nobody looks again whether there is room, once the hour has as many as are kept of it. */
const cooldownMs = 60_000;

/**
 * Tells the audit trail of refused sign-ins. Anybody can have them refused without end, and faster than the database could write them, so nobody
 * waits for it and few are on their way at a time; what comes beyond that is in the log alone.
 */
@Injectable()
export class SignInAudit {
  private pendingWrites = 0;
  private fullUntil = -Infinity;

  constructor(
    private readonly audit: AuditRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @param requestId of the call that was refused */
  recordRefusal(provider: AuditProvider, code: ErrorCode, requestId: string): void {
    if (this.pendingWrites >= maxConcurrentWrites || performance.now() < this.fullUntil) return;
    this.pendingWrites += 1;
    this.audit
      .refused(provider, code)
      .then((isKept) => {
        if (!isKept) this.fullUntil = performance.now() + cooldownMs;
      })
      .catch((cause: unknown) => this.logger.warn({ requestId, err: cause }, 'A refused sign-in is missing in the audit trail'))
      .finally(() => {
        this.pendingWrites -= 1;
      });
  }
}
