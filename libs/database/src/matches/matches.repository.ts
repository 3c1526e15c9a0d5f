import type { Answers, Correction, PostingFacts, ResumeFacts } from '@rolefit/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { run, runOne } from '../run.js';
import { type ReadPair, storedPairs } from '../close-readings/read-pair.js';
import { isJudgedBy } from '../resumes/resume-conditions.js';
import type { BestMatch } from '../scans/judged-match.js';
import { setScore } from '../scans/scan-row.js';
import { correctionJson } from '../profiles/corrections.repository.js';
import type { SkillRow } from '../profiles/skills.repository.js';

/** A resume for matching: its newest version that has been read. */
export interface ResumeForMatching {
  resumeId: string;
  /** Identifies the resume among its owner's. */
  number: number;
  facts: ResumeFacts;
}

/** The user's side of the input for matches, as of one revision of the profile. */
export interface ProfileForMatching {
  /** At least one; the default resume first. */
  resumes: ResumeForMatching[];
  skills: Pick<SkillRow, 'name' | 'score' | 'source'>[];
  answers: Answers;
  corrections: Correction[];
  profileRevision: number;
  /** Number of the default resume, whether or not it was read. */
  defaultResume: number;
  /** Whether the user has, or had, more than one resume. */
  hadSeveral: boolean;
}

/** A match that was judged by an older revision of the profile, with the facts to judge it again. */
export interface StaleMatch {
  scanId: string;
  posting: PostingFacts;
  /** Empty if only rules linked it; at most one for each resume. */
  closeReadings: StoredCloseReading[];
}

/** A stored close reading of a version that may have been replaced since. */
export interface StoredCloseReading extends ReadPair {
  /** Identifies the resume among its owner's. */
  readonly resumeNumber: number;
}

/** Matches by facts of these analysers, judged by a version below `judge`, wait until their posting has been read again. */
export interface OutdatedFacts {
  readonly analysers: readonly string[];
  readonly judge: number;
}

/** A match that was judged again. */
export interface RejudgedMatch extends BestMatch {
  readonly scanId: string;
}

/** Matches, and the profiles that they are judged by. */
@Injectable()
export class MatchesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The newest evaluated version of each resume with the profile's skills and answers, read in one statement; null if no resume is evaluated yet. */
  async profileFor(userId: string): Promise<ProfileForMatching | null> {
    const profile = await runOne<ProfileForMatching>(
      this.dataSource,
      `SELECT u.answers, u.profile_revision AS "profileRevision", u.default_resume AS "defaultResume",
         (SELECT coalesce(json_agg(json_build_object('resumeId', r.id, 'number', r.resume_number, 'facts', r.facts)
             ORDER BY r.resume_number = u.default_resume DESC, r.resume_number), '[]')
          FROM resumes r WHERE r.user_id = u.id AND ${isJudgedBy('r')}) AS resumes,
         (SELECT count(DISTINCT r.resume_number) > 1 FROM resumes r WHERE r.user_id = u.id)
           OR EXISTS (SELECT 1 FROM named_resumes n WHERE n.user_id = u.id AND n.removed_at IS NOT NULL) AS "hadSeveral",
         (SELECT coalesce(json_agg(json_build_object('name', k.name, 'score', k.score, 'source', k.source) ORDER BY k.position), '[]')
          FROM profile_skills k WHERE k.user_id = u.id) AS skills,
         (SELECT coalesce(jsonb_agg(${correctionJson('c')} ORDER BY c.created_at, c.id), '[]') FROM corrections c WHERE c.user_id = u.id) AS corrections
       FROM users u WHERE u.id = $1 AND u.deleted_at IS NULL`,
      [userId],
      'profile-for-matching',
    );
    return profile === null || profile.resumes.length === 0 ? null : profile;
  }

  /** The revision of the user's profile at this moment; null where the user is gone. */
  async revisionOf(userId: string): Promise<number | null> {
    const row = await runOne<{ revision: number }>(
      this.dataSource,
      'SELECT profile_revision AS revision FROM users WHERE id = $1 AND deleted_at IS NULL',
      [userId],
      'profile-revision',
    );
    return row?.revision ?? null;
  }

  /** The number of the resume on which a scan's match is based; null if the user has no such scan with a match. */
  async judgedResume(userId: string, scanId: string): Promise<number | null> {
    const row = await runOne<{ number: number }>(
      this.dataSource,
      'SELECT r.resume_number AS number FROM matches m JOIN resumes r ON r.user_id = m.user_id AND r.id = m.resume_id WHERE m.user_id = $1 AND m.scan_id = $2',
      [userId, scanId],
    );
    return row?.number ?? null;
  }

  /**
   * Up to `limit` matches that are older than `revision`, except those that wait until their posting has been read again: by outdated facts a new judge
   * would show a wrong score meanwhile, and the scan is judged by the profile of its time.
   */
  stale(
    userId: string,
    revision: number,
    limit: number,
    { analysers, judge }: OutdatedFacts = { analysers: [], judge: 0 },
  ): Promise<StaleMatch[]> {
    return run<StaleMatch>(
      this.dataSource,
      `SELECT m.scan_id AS "scanId", p.facts AS posting, ${storedPairs('c')} AS "closeReadings"
       FROM matches m JOIN posting_readings p ON p.posting_hash = m.posting_hash AND p.analyser = m.analyser
       LEFT JOIN close_readings c ON c.user_id = m.user_id AND c.scan_id = m.scan_id
       WHERE m.user_id = $1 AND m.profile_revision < $2
         AND NOT (m.analyser = ANY($4) AND coalesce(substring(m.match->>'judge' from '[0-9]+$')::int, 0) < $5)
       ORDER BY m.profile_revision LIMIT $3`,
      [userId, revision, limit, analysers, judge],
    );
  }

  /**
   * Replaces matches by newer judgements, in one transaction, and keeps each former overall score on its scan. Older revisions never overwrite newer ones.
   * A scan that another transaction has locked is skipped rather than waited for, to avoid deadlocks; its match stays stale.
   * @returns ids of the scans whose match was replaced
   */
  rescore(
    userId: string,
    { profileRevision }: Pick<ProfileForMatching, 'profileRevision'>,
    judged: readonly RejudgedMatch[],
  ): Promise<string[]> {
    return this.dataSource.transaction(async (manager) => {
      const free = await run<{ id: string }>(
        manager,
        'SELECT id FROM scans WHERE user_id = $1 AND id = ANY($2) FOR UPDATE SKIP LOCKED',
        [userId, judged.map(({ scanId }) => scanId)],
      );
      const ids = new Set(free.map(({ id }) => id));
      const given = judged
        .filter(({ scanId }) => ids.has(scanId))
        .map(({ scanId, resumeId, match, otherResumes, gaps, isOwnField, highlights }) => ({
          scan_id: scanId,
          resume_id: resumeId,
          other_resumes: otherResumes,
          match,
          gaps,
          is_own_field: isOwnField,
          highlights,
          overall: match.score.overallScore,
          low: match.score.range?.low ?? null,
          is_ready: match.readyToApply,
        }));
      const rows = await run<{ id: string }>(
        manager,
        `WITH given AS (SELECT * FROM jsonb_to_recordset($1) AS one (scan_id uuid, resume_id uuid, other_resumes jsonb, match jsonb, gaps jsonb, is_own_field boolean, highlights jsonb, overall int, low int, is_ready boolean)),
           replaced AS (
             UPDATE matches m SET match = given.match, resume_id = given.resume_id, other_resumes = given.other_resumes, profile_revision = $2, gaps = given.gaps, is_own_field = given.is_own_field, created_at = now()
             FROM given WHERE m.user_id = $3 AND m.scan_id = given.scan_id AND m.profile_revision < $2 RETURNING m.scan_id),
           explained AS (
             UPDATE close_readings c SET effect = given.match -> 'closeReading' FROM given JOIN replaced USING (scan_id)
             WHERE c.user_id = $3 AND c.scan_id = given.scan_id)
         UPDATE scans SET score = given.match -> 'score', highlights = given.highlights, ready_to_apply = given.is_ready, ${setScore('given.overall', 'given.low')}
         FROM given JOIN replaced USING (scan_id) WHERE scans.user_id = $3 AND scans.id = given.scan_id RETURNING scans.id`,
        [JSON.stringify(given), profileRevision, userId],
      );
      return rows.map(({ id }) => id);
    });
  }

  /** Records that no match of the user is older than `revision`. */
  async markRescored(userId: string, revision: number): Promise<void> {
    await run(
      this.dataSource,
      'UPDATE users SET rescored_revision = greatest(rescored_revision, $2) WHERE id = $1',
      [userId, revision],
    );
  }

  /**
   * Records that a rescore of the user's matches has failed permanently. After `maxFailures` failures for one revision it counts as done: the remaining
   * matches stay as they are until the profile changes again.
   * @returns whether the rescore is given up
   */
  async noteRescoreFailure(
    userId: string,
    revision: number,
    maxFailures: number,
  ): Promise<boolean> {
    const failures = 'CASE WHEN rescore_failed_revision = $2 THEN rescore_failures + 1 ELSE 1 END';
    const row = await runOne<{ isGivenUp: boolean }>(
      this.dataSource,
      `UPDATE users SET rescore_failed_revision = $2, rescore_failures = ${failures},
         rescored_revision = CASE WHEN ${failures} >= $3 THEN greatest(rescored_revision, $2) ELSE rescored_revision END
       WHERE id = $1 RETURNING rescore_failures >= $3 AS "isGivenUp"`,
      [userId, revision, maxFailures],
    );
    return row?.isGivenUp ?? false;
  }
}
