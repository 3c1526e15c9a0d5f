import { type Job, liveScanStatuses } from '@rolefit/contracts';
import { z } from 'zod/mini';
import { createMutex } from '../mutex';

const key = 'awaited';
/** Limit of polls while no popup is open, at two per minute. The popup shows anything that takes longer. */
const maxPolls = 20;
const storedSchema = z.object({
  ids: z.array(z.string()),
  asks: z.int(),
  score: z.nullable(z.int()),
});
type Stored = z.infer<typeof storedSchema>;
const none: Stored = { ids: [], asks: 0, score: null };

const isLive = ({ status }: Job) => liveScanStatuses.some((live) => live === status);

/** Scans that were sent from here and whose score has not been seen yet. In session storage, which survives the background script. */
export class PendingScans {
  readonly #runExclusively = createMutex();

  /** Adds a scan and resets the poll counter. */
  add(id: string): Promise<void> {
    return this.#change(({ ids, score }) => ({
      ids: [...ids.filter((one) => one !== id), id],
      asks: 0,
      score,
    }));
  }

  /** Counts a poll without an open popup. @returns whether to poll at all */
  async countPoll(): Promise<boolean> {
    const { ids, asks } = await this.#read();
    if (ids.length === 0 || asks >= maxPolls) return false;
    await this.#change((stored) => ({ ...stored, asks: stored.asks + 1 }));
    return true;
  }

  /** Applies the server's current list; null if it did not answer. @returns whether to poll again */
  async settle(jobs: readonly Job[] | null): Promise<boolean> {
    if (jobs !== null) {
      const live = jobs.filter(isLive).map(({ _id }) => _id);
      await this.#change(({ ids, asks, score }) => {
        const [latest] = jobs.filter((job) => ids.includes(job._id) && job.score !== null);
        return {
          ids: ids.filter((id) => live.includes(id)),
          asks,
          score: latest?.score?.overallScore ?? score,
        };
      });
    }
    const { ids, asks } = await this.#read();
    return ids.length > 0 && asks < maxPolls;
  }

  /** The latest score that has not been seen, for the badge. */
  async unseenScore(): Promise<number | null> {
    return (await this.#read()).score;
  }

  /** Called when the user opens a popup. */
  markSeen(): Promise<void> {
    return this.#change((stored) => (stored.score === null ? stored : { ...stored, score: null }));
  }

  async forget(): Promise<void> {
    await chrome.storage.session.remove(key);
  }

  async #read(): Promise<Stored> {
    const stored = storedSchema.safeParse((await chrome.storage.session.get(key))[key]);
    return stored.success ? stored.data : none;
  }

  #change(change: (stored: Stored) => Stored): Promise<void> {
    return this.#runExclusively(async () => {
      const stored = await this.#read();
      const changed = change(stored);
      if (changed !== stored) await chrome.storage.session.set({ [key]: changed });
    });
  }
}
