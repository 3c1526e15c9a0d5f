import { Injectable } from '@nestjs/common';
import { MatchesRepository, type ProfileForMatching } from '@rolefit/database';

interface Kept {
  readonly profile: ProfileForMatching;
  readonly untilMs: number;
}

/** So many profiles of some ten kilobytes each, and so long: a batch of one user's scans loads theirs a few times and not a hundred. */
const [keepMost, keepMs] = [100, 30_000];

/**
 * Profiles of users whose scans are being judged. One that has changed meanwhile does no harm: the write of a match refuses it (`stale`) and it is loaded
 * `anew`. That a user has none yet is asked each time, since no write would notice.
 */
@Injectable()
export class ProfileCache {
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly matches: MatchesRepository) {}

  /** A profile that was theirs half a minute ago at most; null where no resume is evaluated yet. */
  async of(userId: string): Promise<ProfileForMatching | null> {
    const known = this.kept.get(userId);
    return known !== undefined && performance.now() < known.untilMs ? known.profile : this.anew(userId);
  }

  /** Their profile as it is now; null where no resume is evaluated yet. */
  async anew(userId: string): Promise<ProfileForMatching | null> {
    this.kept.delete(userId);
    const profile = await this.matches.profileFor(userId);
    if (profile !== null) this.keep(userId, profile);
    return profile;
  }

  private keep(userId: string, profile: ProfileForMatching): void {
    const now = performance.now();
    this.kept.set(userId, { profile, untilMs: now + keepMs });
    // In the order of their age.
    for (const [id, { untilMs }] of this.kept) if (untilMs <= now || this.kept.size > keepMost) this.kept.delete(id);
  }
}
