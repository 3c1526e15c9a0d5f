import { scanRequestSchema } from '@rolefit/contracts';
import { type OutboxItem, type ScanDraft } from '@/messages';
import { type Database } from '../database';

/** Whose scans these are. */
export interface Owner {
  readonly server: string;
  /** Null where nobody is signed in. */
  readonly userId: string | null;
}

/** Whether this is one's own, or was queued before anybody was signed in. */
function isOf({ server, userId }: Owner, item: OutboxItem): boolean {
  return item.server === server && (item.userId === null || item.userId === userId);
}

/**
 * Scans on their way: written to disk before anything is sent, and taken off it when the server has them. Its `jobId` is made here, once, so that
 * one that is sent twice is scanned once.
 */
export class Outbox {
  readonly #database: Promise<Database>;
  readonly #now: () => number;

  constructor(database: Promise<Database>, now: () => number = Date.now) {
    this.#database = database;
    this.#now = now;
  }

  /** Keeps a scan. @returns its `jobId` when it is on disk. @throws $ZodError where it can't be sent as it is */
  async add({ server, userId }: Owner, draft: ScanDraft): Promise<string> {
    const jobId = `extension-${crypto.randomUUID()}`;
    const now = this.#now();
    const scan = scanRequestSchema.parse({ ...draft, jobId });
    const change = (await this.#database).transaction('outbox', 'readwrite', { durability: 'strict' });
    await change.store.add({ jobId, scan, state: 'waiting', problem: null, addedAt: now, attempts: 0, nextAttemptAt: now, server, userId });
    await change.done;
    return jobId;
  }

  /** All that waits for somebody, oldest first. */
  async list(owner: Owner): Promise<OutboxItem[]> {
    const items = await (await this.#database).getAll('outbox');
    return items.filter((item) => isOf(owner, item)).sort((one, other) => one.addedAt - other.addedAt);
  }

  async get(jobId: string): Promise<OutboxItem | null> {
    return (await (await this.#database).get('outbox', jobId)) ?? null;
  }

  /** Replaces what is to be sent; it waits again. @throws $ZodError where it can't be sent as it is */
  async correct(jobId: string, draft: ScanDraft): Promise<void> {
    const scan = scanRequestSchema.parse({ ...draft, jobId });
    await this.change(jobId, { scan, state: 'waiting', problem: null, attempts: 0, nextAttemptAt: this.#now() });
  }

  /** Makes all that waits for its time due now. */
  async makeDue(owner: Owner): Promise<void> {
    const change = (await this.#database).transaction('outbox', 'readwrite');
    const items = (await change.store.getAll()).filter((item) => isOf(owner, item) && item.state === 'waiting');
    await Promise.all(items.map((item) => change.store.put({ ...item, nextAttemptAt: this.#now() })));
    await change.done;
  }

  /** Changes what is known of one; one that is gone stays gone. */
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
