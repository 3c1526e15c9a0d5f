import { type ApiClient } from '@rolefit/api-client';
import { type Job, scanEndpoints } from '@rolefit/contracts';
import { type OutboxItem } from '@/messages';
import { logError } from '@/lib/log-error';
import { backOffMs, maxBackOffMs } from './back-off';
import { type Holds } from './holds';
import { type Outbox, type Owner } from './outbox';
import { outcomeOf } from './outcome';

/** Dependencies of `drain`. */
export interface DrainOptions {
  readonly outbox: Outbox;
  readonly holds: Holds;
  readonly api: ApiClient;
  readonly owner: Owner;
  readonly now?: () => number;
  readonly random?: () => number;
  /** Called for each scan that the server has accepted. */
  readonly onSent: (job: Job, jobId: string) => Promise<void> | void;
}

/**
 * Sends the due scans of the outbox, oldest first, one at a time. A scan is removed only when the server has confirmed it. If that answer is lost the scan is sent
 * again, and the server deduplicates it by its `jobId`.
 * @returns when to call again, in milliseconds since 1970; null if all that remains needs the user
 */
export async function drain({
  outbox,
  holds,
  api,
  owner,
  onSent,
  now = Date.now,
  random = Math.random,
}: DrainOptions): Promise<number | null> {
  for (;;) {
    const heldUntil = await holds.until(owner.server);
    const waiting = (await outbox.list(owner)).filter(({ state }) => state === 'waiting');
    const [first] = waiting;
    if (!first) return null;
    if (heldUntil !== null) return heldUntil;
    // A delay above the maximum means that the clock was set back.
    const due = waiting.find(
      ({ nextAttemptAt }) => nextAttemptAt <= now() || nextAttemptAt > now() + maxBackOffMs,
    );
    if (!due) return Math.min(...waiting.map(({ nextAttemptAt }) => nextAttemptAt));
    if ((await send(due)) === 'stop') return null;
  }

  async function send(item: OutboxItem): Promise<'go on' | 'stop'> {
    const { jobId, scan, isSaved = false } = item;
    try {
      const created = await api.call(scanEndpoints.createScan, { body: scan });
      // If this fails, both are sent again: the server knows the scan by its `jobId`.
      const job = isSaved
        ? await api.call(scanEndpoints.saveScan, { params: { id: created._id }, body: {} })
        : created;
      // A failure affects only the popup's lists. It must not keep a confirmed scan in the outbox.
      await Promise.resolve(onSent(job, jobId)).catch(logError);
      await outbox.remove(jobId);
      await holds.clear(owner.server);
      return 'go on';
    } catch (error) {
      return note(item, outcomeOf(error));
    }
  }

  async function note(
    { jobId, attempts }: OutboxItem,
    outcome: ReturnType<typeof outcomeOf>,
  ): Promise<'go on' | 'stop'> {
    if (outcome.kind === 'expired') return 'stop';
    if (outcome.kind === 'hold') {
      await holds.set(owner.server, outcome.why, outcome.retryAfterMs);
      return 'go on';
    }
    await holds.clear(owner.server);
    if (outcome.kind === 'taken') {
      await outbox.remove(jobId);
      return 'go on';
    }
    const problem = {
      message: outcome.message,
      fields: outcome.kind === 'refused' ? { ...outcome.fields } : {},
    };
    if (outcome.kind === 'refused') await outbox.change(jobId, { state: 'refused', problem });
    else
      await outbox.change(jobId, {
        attempts: attempts + 1,
        problem,
        nextAttemptAt: now() + backOffMs(attempts + 1, random()),
      });
    return 'go on';
  }
}
