import { Injectable } from '@nestjs/common';
import {
  AppError,
  limits,
  type WhatIf,
  type WhatIfOffer,
  type WhatIfQuery,
} from '@rolefit/contracts';
import {
  InsightsRepository,
  MatchesRepository,
  type OwnFieldScan,
  type ProfileForMatching,
  WhatIfsRepository,
} from '@rolefit/database';
import { showsSkill } from '@rolefit/scoring';
import { TextThread } from '../text-thread/text-thread.service.js';
import { type JudgedWhatIfs, presentWhatIf } from './what-if.presenter.js';
import { possibleOffers } from './what-if-offers.js';

/** Scans that the thread judges in one call: fewer would cost more calls, more would keep other texts waiting. */
const scansPerCall = 10;

/** How a user's scans would change with what they don't have. Nothing of it is stored. */
@Injectable()
export class WhatIfService {
  private readonly underWay = new Map<string, Promise<WhatIf>>();

  constructor(
    private readonly whatIfs: WhatIfsRepository,
    private readonly insights: InsightsRepository,
    private readonly matches: MatchesRepository,
    private readonly thread: TextThread,
  ) {}

  /**
   * Judging takes a while, so equal calls of a user that come meanwhile share it.
   * @throws AppError SCAN_NOT_FOUND for a scan of another user
   */
  get(userId: string, { scan }: WhatIfQuery): Promise<WhatIf> {
    const key = `${userId} ${scan ?? ''}`;
    const known = this.underWay.get(key);
    if (known) return known;
    const result = this.compute(userId, scan ?? null).finally(() => this.underWay.delete(key));
    this.underWay.set(key, result);
    return result;
  }

  private async compute(userId: string, scanId: string | null): Promise<WhatIf> {
    const [own, profile, scans] = await Promise.all([
      scanId === null ? [] : this.whatIfs.gapsOf(userId, scanId, limits.insightsGaps),
      this.matches.profileFor(userId),
      this.whatIfs.scans(userId, limits.whatIfScans),
    ]);
    if (own === null) throw new AppError('SCAN_NOT_FOUND');
    if (profile === null || scans.length === 0)
      return { offers: [], weights: [], scans: [], over: 0 };
    const ids = scans.map(({ id }) => id);
    const [{ gaps }, asked] = await Promise.all([
      this.insights.gaps(userId, {
        over: limits.insightsScans,
        postingsMin: limits.insightsGapPostings,
        limit: limits.insightsGaps,
      }),
      this.whatIfs.askedFor(userId, ids, limits.whatIfOffersPerKind),
    ]);
    const isShown = profile.resumes.map(({ facts }) => showsSkill(facts));
    // What a resume shows and the list doesn't have was removed by the user.
    const missing = [...own, ...gaps].filter(({ name }) => !isShown.some((shows) => shows(name)));
    const offers = possibleOffers(missing, profile.answers, asked);
    const { judged, over } = await this.judge(userId, profile, scans, offers);
    return { ...presentWhatIf(scans, offers, judged), over };
  }

  /** Judges the newest scans first, for at most `limits.whatIfBudgetMs`. */
  private async judge(
    userId: string,
    profile: ProfileForMatching,
    scans: readonly OwnFieldScan[],
    offers: readonly WhatIfOffer[],
  ): Promise<{ judged: JudgedWhatIfs[]; over: number }> {
    const until = performance.now() + limits.whatIfBudgetMs;
    const judged: JudgedWhatIfs[] = [];
    let over = 0;
    for (const [resumeNumber, ofResume] of Map.groupBy(scans, (scan) => scan.resumeNumber)) {
      const resume = profile.resumes.find(({ number }) => number === resumeNumber);
      for (let at = 0; resume && at < ofResume.length; at += scansPerCall) {
        if (performance.now() > until) return { judged, over };
        const some = ofResume.slice(at, at + scansPerCall);
        const result = await this.judgeSome(userId, profile, resume, some, offers);
        if (result === null) continue;
        judged.push(result);
        over += some.length;
      }
    }
    return { judged, over };
  }

  /** @returns null if a posting among them is too complex */
  private async judgeSome(
    userId: string,
    { skills, answers, corrections, profileRevision }: ProfileForMatching,
    resume: ProfileForMatching['resumes'][number],
    scans: readonly OwnFieldScan[],
    offers: readonly WhatIfOffer[],
  ): Promise<JudgedWhatIfs | null> {
    const stored = await this.whatIfs.postings(
      userId,
      scans.map(({ id }) => id),
    );
    const postings = stored.map(({ id, facts, closeReadings }) => ({
      id,
      facts,
      closeReading: closeReadings.find((one) => one.resumeId === resume.resumeId) ?? null,
    }));
    try {
      return await this.thread.pool.whatIfs(
        { postings, offers, skills, answers, corrections },
        resume.facts,
        `${resume.resumeId} ${profileRevision}`,
      );
    } catch (error) {
      if (error instanceof AppError && error.code === 'POSTING_TOO_COMPLEX') return null;
      throw error;
    }
  }
}
