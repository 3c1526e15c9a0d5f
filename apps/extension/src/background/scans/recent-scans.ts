import { type ApiClient } from '@rolefit/api-client';
import { type Job, jobSchema, scanEndpoints } from '@rolefit/contracts';
import { z } from 'zod/mini';
import { type Owner } from '../outbox/outbox';

const key = 'scans';
/** Number of cached scans: enough for a batch from open tabs. The popup shows the first few. */
const maxScans = 30;
const cacheSchema = z.object({
  server: z.string(),
  userId: z.nullable(z.string()),
  jobs: z.array(jobSchema),
});

/** Cache of the most recent scans, in session storage, so that the popup can show them before the server answers. */
export class RecentScans {
  readonly #onChange: () => void;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  async read({ server, userId }: Owner): Promise<Job[] | null> {
    const found = cacheSchema.safeParse((await chrome.storage.session.get(key))[key]);
    return found.success && found.data.server === server && found.data.userId === userId
      ? found.data.jobs
      : null;
  }

  /** Fetches them from the server. @throws ApiError */
  async refresh(owner: Owner, api: ApiClient): Promise<Job[]> {
    const { jobs } = await api.call(scanEndpoints.listScans, {
      query: { limit: String(maxScans) },
    });
    await this.#store(owner, jobs);
    return jobs;
  }

  /** Puts a newly queued scan first. */
  async add(owner: Owner, job: Job): Promise<void> {
    const others = ((await this.read(owner)) ?? []).filter(({ _id }) => _id !== job._id);
    await this.#store(owner, [job, ...others].slice(0, maxScans));
  }

  async forget(): Promise<void> {
    await chrome.storage.session.remove(key);
    this.#onChange();
  }

  async #store({ server, userId }: Owner, jobs: readonly Job[]): Promise<void> {
    await chrome.storage.session.set({ [key]: { server, userId, jobs } });
    this.#onChange();
  }
}
