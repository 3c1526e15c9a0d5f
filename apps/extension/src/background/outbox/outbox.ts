import { scanRequestSchema } from '@rolefit/contracts';
import { type OutboxItem, type ScanDraft } from '@/messages';
import { type Database } from '../database';

/** The owner of scans. */
export interface Owner {
  readonly server: string;
  /** Null while signed out. */
  readonly userId: string | null;
}

/** Whether the user owns this scan, or it was queued before anyone signed in. */
function isOf({ server, userId }: Owner, item: OutboxItem): boolean {
  return item.server === server && (item.userId === null || item.userId === userId);
}

/**
 * Outbox of scans: each is written to disk before it is sent, and removed when the server has confirmed it. The `jobId` is created here, once, as the
 * idempotency key.
 */
export class Outbox {
  readonly #database: Promise<Database>;
  readonly #now: () => number;

  constructor(database: Promise<Database>, now: () => number = Date.now) {
    this.#database = database;
    this.#now = now;
  }

  /** Stores a scan. @returns its `jobId` once it is on disk. @throws $ZodError if it is invalid */
  async add({ server, userId }: Owner, draft: ScanDraft, isSaved = false): Promise<string> {
    const jobId = `extension-${crypto.randomUUID()}`;
    const now = this.#now();
    const scan = scanRequestSchema.parse({ ...draft, jobId });
    const change = (await this.#database).transaction('outbox', 'readwrite', {
      durability: 'strict',
    });
    await change.store.add({
      jobId,
      scan,
      state: 'waiting',
      ...(isSaved && { isSaved }),
      problem: null,
      addedAt: now,
      attempts: 0,
      nextAttemptAt: now,
      server,
      userId,
    });
    await change.done;
    return jobId;
  }

  /** All queued scans of an owner, oldest first. */
  async list(owner: Owner): Promise<OutboxItem[]> {
    const items = await (await this.#database).getAll('outbox');
    return items
      .filter((item) => isOf(owner, item))
      .sort((one, other) => one.addedAt - other.addedAt);
  }

  async get(jobId: string): Promise<OutboxItem | null> {
    return (await (await this.#database).get('outbox', jobId)) ?? null;
  }

  /** Replaces a scan by its corrected version and queues it again. @throws $ZodError if it is invalid */
  async correct(jobId: string, draft: ScanDraft): Promise<void> {
    const scan = scanRequestSchema.parse({ ...draft, jobId });
    await this.change(jobId, {
      scan,
      state: 'waiting',
      problem: null,
      attempts: 0,
      nextAttemptAt: this.#now(),
    });
  }

  /** Makes all waiting scans due immediately. */
  async makeDue(owner: Owner): Promise<void> {
    const change = (await this.#database).transaction('outbox', 'readwrite');
    const items = (await change.store.getAll()).filter(
      (item) => isOf(owner, item) && item.state === 'waiting',
    );
    await Promise.all(
      items.map((item) => change.store.put({ ...item, nextAttemptAt: this.#now() })),
    );
    await change.done;
  }

  /** Updates a scan. Ignored if it has been removed. */
  async change(jobId: string, changes: Partial<OutboxItem>): Promise<void> {
    const change = (await this.#database).transaction('outbox', 'readwrite');
    const item = await change.store.get(jobId);
    if (item) await change.store.put({ ...item, ...changes, jobId });
    await change.done;
  }

  async remove(jobId: string): Promise<void> {
    await (await this.#database).delete('outbox', jobId);
  }
}
