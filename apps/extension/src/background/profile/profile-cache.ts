import { type ApiClient, ApiError } from '@rolefit/api-client';
import { z } from 'zod/mini';
import { type ProfileFacts, profileFactsSchema } from '@/messages';
import { type Owner } from '../outbox/outbox';

const key = 'profile';
/** A resume changes rarely; what is judged by an older one is replaced by the server's score anyway. */
const freshMs = 10 * 60_000;
const keptSchema = z.object({ server: z.string(), userId: z.nullable(z.string()), readAt: z.number(), profile: z.nullable(profileFactsSchema) });

/**
 * What a posting is judged by before the server does. In the browser's memory alone: it is the user's resume, and is gone with the browser or the
 * session.
 */
export class ProfileCache {
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Where the server cannot be asked, what it said last; null where no resume was read yet, or nothing is known. */
  async read({ server, userId }: Owner, api: ApiClient): Promise<ProfileFacts | null> {
    const parsed = keptSchema.safeParse((await chrome.storage.session.get(key))[key]);
    const kept = parsed.success && parsed.data.server === server && parsed.data.userId === userId ? parsed.data : null;
    if (kept && this.#now() - kept.readAt < freshMs) return kept.profile;
    try {
      const profile = await fetchProfile(api);
      await chrome.storage.session.set({ [key]: { server, userId, readAt: this.#now(), profile } satisfies z.input<typeof keptSchema> });
      return profile;
    } catch (error) {
      if (error instanceof ApiError) return kept?.profile ?? null;
      throw error;
    }
  }

  async forget(): Promise<void> {
    await chrome.storage.session.remove(key);
  }
}

async function fetchProfile(api: ApiClient): Promise<ProfileFacts | null> {
  try {
    const [{ facts }, { skills }, answers] = await Promise.all([api.call('getResumeReading'), api.call('getProfile'), api.call('getAnswers')]);
    return { resume: facts, skills, answers };
  } catch (error) {
    // Nobody has a resume to begin with.
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
