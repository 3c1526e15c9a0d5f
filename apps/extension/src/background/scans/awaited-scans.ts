import { type Job, liveScanStatuses } from '@rolefit/contracts';
import { z } from 'zod';

const key = 'awaited';
/** Asked for so often while no popup is open, twice a minute: what takes longer is seen when one is. */
const mostAsks = 20;
const keptSchema = z.object({ ids: z.array(z.string()), asks: z.int(), score: z.int().nullable() });
type Kept = z.infer<typeof keptSchema>;
const none: Kept = { ids: [], asks: 0, score: null };

const isLive = ({ status }: Job) => liveScanStatuses.some((live) => live === status);

/** Scans that were sent from here and whose score nobody has seen yet. In the browser's memory: it outlives the background. */
export class AwaitedScans {
  /** One more is awaited. */
  async add(id: string): Promise<void> {
    const { ids, score } = await this.#read();
    await this.#keep({ ids: [...ids.filter((one) => one !== id), id], asks: 0, score });
  }

  /** It is asked once more, and nobody looks. */
  async asked(): Promise<void> {
    const kept = await this.#read();
    await this.#keep({ ...kept, asks: kept.asks + 1 });
  }

  /** What the server says of them now; null where it did not answer. @returns whether it is worth asking again */
  async settle(jobs: readonly Job[] | null): Promise<boolean> {
    const { ids, asks, score } = await this.#read();
    if (jobs === null) return ids.length > 0 && asks < mostAsks;
    const live = jobs.filter(isLive).map(({ _id }) => _id);
    const [latest] = jobs.filter((job) => ids.includes(job._id) && job.score !== null);
    const left = ids.filter((id) => live.includes(id));
    await this.#keep({ ids: left, asks, score: latest?.score?.overallScore ?? score });
    return left.length > 0 && asks < mostAsks;
  }

  /** The score that came last and was not seen, for the badge. */
  async unseenScore(): Promise<number | null> {
    return (await this.#read()).score;
  }

  /** Somebody looks. */
  async seen(): Promise<void> {
    const kept = await this.#read();
    if (kept.score !== null) await this.#keep({ ...kept, score: null });
  }

  async forget(): Promise<void> {
    await chrome.storage.session.remove(key);
  }

  async #read(): Promise<Kept> {
    const kept = keptSchema.safeParse((await chrome.storage.session.get(key))[key]);
    return kept.success ? kept.data : none;
  }

  async #keep(kept: Kept): Promise<void> {
    await chrome.storage.session.set({ [key]: kept });
  }
}
