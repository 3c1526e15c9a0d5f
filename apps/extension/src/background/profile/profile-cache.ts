import { type ApiClient, ApiError } from '@rolefit/api-client';
import {
  answerEndpoints,
  correctionEndpoints,
  defaultResumeName,
  profileEndpoints,
  readingEndpoints,
} from '@rolefit/contracts';
import { z } from 'zod/mini';
import { type ProfileFacts, profileFactsSchema } from '@/messages';
import { type Owner } from '../outbox/outbox';

const key = 'profile';
/** TTL of the cache. Resumes change rarely, and the server's score replaces the estimate anyway. */
const freshMs = 10 * 60_000;
const cacheSchema = z.object({
  server: z.string(),
  userId: z.nullable(z.string()),
  readAt: z.number(),
  profile: z.nullable(profileFactsSchema),
});

/**
 * Cache of the profile that postings are scored against locally. In memory only, because it contains the user's resumes: it is gone when the browser closes or
 * the session ends.
 */
export class ProfileCache {
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Falls back to the stale entry if the server cannot be reached. Null if no resume has been read yet, or the cache is empty. */
  async read({ server, userId }: Owner, api: ApiClient): Promise<ProfileFacts | null> {
    const parsed = cacheSchema.safeParse((await chrome.storage.session.get(key))[key]);
    const cached =
      parsed.success && parsed.data.server === server && parsed.data.userId === userId
        ? parsed.data
        : null;
    if (cached && this.#now() - cached.readAt < freshMs) return cached.profile;
    try {
      const profile = await fetchProfile(api);
      await chrome.storage.session.set({
        [key]: { server, userId, readAt: this.#now(), profile } satisfies z.input<
          typeof cacheSchema
        >,
      });
      return profile;
    } catch (error) {
      if (error instanceof ApiError) return cached?.profile ?? null;
      throw error;
    }
  }

  async forget(): Promise<void> {
    await chrome.storage.session.remove(key);
  }
}

/** None on a server that does not support corrections yet. */
async function fetchCorrections(api: ApiClient): Promise<ProfileFacts['corrections']> {
  try {
    return (await api.call(correctionEndpoints.getCorrections)).corrections;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}

type ReadResume = ProfileFacts['resumes'][number];

async function fetchProfile(api: ApiClient): Promise<ProfileFacts | null> {
  const [profile, answers, corrections] = await Promise.all([
    api.call(profileEndpoints.getProfile),
    api.call(answerEndpoints.getAnswers),
    fetchCorrections(api),
  ]);
  const { skills, resume } = profile;
  if (resume === null) return null;
  // Servers that do not support several resumes yet name none.
  const named = profile.resumes.length > 0 ? profile.resumes : [{ name: defaultResumeName }];
  const read = await Promise.all(named.map((one) => fetchFacts(api, one)));
  const resumes = read.filter((one) => one !== null);
  return resumes.length === 0 ? null : { resumes, skills, answers, corrections };
}

/** @returns null if no version of it was read yet */
async function fetchFacts(
  api: ApiClient,
  { number, name }: { readonly number?: number; readonly name: string },
): Promise<ReadResume | null> {
  try {
    const query = number === undefined ? {} : { resume: String(number) };
    const { facts } = await api.call(readingEndpoints.getResumeReading, { query });
    return { number: number ?? 1, name, facts };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
