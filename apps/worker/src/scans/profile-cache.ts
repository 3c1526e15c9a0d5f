import { Injectable } from '@nestjs/common';
import { MatchesRepository, type ProfileForMatching } from '@rolefit/database';

interface CachedProfile {
  readonly profile: ProfileForMatching;
  readonly expiresAtMs: number;
}

/** Resumes take some ten kilobytes, the longest a megabyte. With this TTL, a batch of a user's scans loads the profile a few times instead of a hundred. */
const [maxResumes, ttlMs] = [100, 30_000];

/**
 * Caches the profiles of users whose scans are being judged. A stale entry does no harm: the write of the match is rejected (`stale`), and the caller
 * reloads. A missing profile is not cached, since no write would detect that.
 */
@Injectable()
export class ProfileCache {
  private readonly cache = new Map<string, CachedProfile>();

  constructor(private readonly matches: MatchesRepository) {}

  /** @returns a profile that is half a minute old at most; null where no resume is evaluated yet */
  async get(userId: string): Promise<ProfileForMatching | null> {
    const cached = this.cache.get(userId);
    return cached !== undefined && performance.now() < cached.expiresAtMs
      ? cached.profile
      : this.reload(userId);
  }

  /** Like `get`, but never outdated: for paid work, or before a resume is sent to a model. */
  async current(userId: string): Promise<ProfileForMatching | null> {
    const profile = await this.get(userId);
    const revision = await this.matches.revisionOf(userId);
    return profile?.profileRevision === revision ? profile : this.reload(userId);
  }

  /** @returns the current profile; null where no resume is evaluated yet */
  async reload(userId: string): Promise<ProfileForMatching | null> {
    this.cache.delete(userId);
    const profile = await this.matches.profileFor(userId);
    if (profile !== null) this.store(userId, profile);
    return profile;
  }

  private store(userId: string, profile: ProfileForMatching): void {
    const now = performance.now();
    this.cache.set(userId, { profile, expiresAtMs: now + ttlMs });
    let cached = 0;
    for (const one of this.cache.values()) cached += one.profile.resumes.length;
    // Oldest first: a map iterates in insertion order.
    for (const [id, { profile: old, expiresAtMs }] of this.cache) {
      if (expiresAtMs > now && cached <= maxResumes) continue;
      cached -= old.resumes.length;
      this.cache.delete(id);
    }
  }
}
