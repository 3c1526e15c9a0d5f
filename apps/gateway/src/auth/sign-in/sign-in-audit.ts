import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '@rolefit/config';
import type { AuditProvider, ErrorCode } from '@rolefit/contracts';
import { AuditRepository } from '@rolefit/database';

/** Concurrent writes of refusals. Each occupies a pooled connection that signed-in users need as well. */
const maxConcurrentWrites = 2;
/** How long to skip writes after the hourly cap of refusals was reached. */
const cooldownMs = 60_000;

/**
 * Records refused sign-ins in the audit trail. Anyone can cause refusals faster than the database can store them, so writes are asynchronous and limited in
 * number; the surplus is only logged.
 */
@Injectable()
export class SignInAudit {
  private pendingWrites = 0;
  private fullUntil = -Infinity;

  constructor(
    private readonly audit: AuditRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @param requestId of the refused call */
  recordRefusal(provider: AuditProvider, code: ErrorCode, requestId: string): void {
    if (this.pendingWrites >= maxConcurrentWrites || performance.now() < this.fullUntil) return;
    this.pendingWrites += 1;
    this.audit
      .refused(provider, code)
      .then((isStored) => {
        if (!isStored) this.fullUntil = performance.now() + cooldownMs;
      })
      .catch((cause: unknown) =>
        this.logger.warn(
          { requestId, err: cause },
          'Audit trail write failed for a refused sign-in',
        ),
      )
      .finally(() => {
        this.pendingWrites -= 1;
      });
  }
}
