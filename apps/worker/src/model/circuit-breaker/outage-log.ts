import type { WorkerConfig, Logger } from '@rolefit/config';
import type { AppError } from '@rolefit/contracts';
import { reasonFor } from '@rolefit/model';

/** How often a continuing outage is reported again. */
const reportEveryMs = 600_000;

/** Logs changes of the circuit. Each failed probe opens it again, so the same reason is logged as an error only once per interval. */
export class OutageLog {
  private reported: { readonly reason: string; readonly atMs: number } | null = null;

  constructor(private readonly logger: Logger) {}

  opened(
    model: NonNullable<WorkerConfig['model']>,
    error: AppError | undefined,
    forMs: number,
  ): void {
    const reason = reasonFor(model, error);
    const isNews =
      this.reported?.reason !== reason || performance.now() - this.reported.atMs > reportEveryMs;
    if (isNews) this.reported = { reason, atMs: performance.now() };
    this.logger[isNews ? 'error' : 'debug'](
      { code: error?.code, reason, err: error, forMs },
      'Circuit breaker opened: model unavailable',
    );
  }

  closed(): void {
    this.reported = null;
    this.logger.info('Circuit breaker closed: model available again');
  }
}
