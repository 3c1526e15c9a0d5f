import { Injectable } from '@nestjs/common';
import { MatchesRepository, type ProfileForMatching } from '@rolefit/database';

interface CachedProfile {
  readonly profile: ProfileForMatching;
  readonly expiresAtMs: number;
}

/** Profiles take some ten kilobytes. With this TTL a batch of a user's scans loads the profile a few times and not a hundred. */
const [maxCached, ttlMs] = [100, 30_000];

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
    // Oldest first: a map iterates in insertion order.
    for (const [id, { expiresAtMs }] of this.cache)
      if (expiresAtMs <= now || this.cache.size > maxCached) this.cache.delete(id);
  }
}
