import type { Answers, Match, PostingFacts, ResumeFacts, SkillGap } from '@rolefit/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { run, runOne } from '../run.js';
import { keepFormerScore } from './scan-row.js';
import type { SkillRow } from './skills.repository.js';

/** All that a user's matches are judged by, as of one revision. */
export interface ProfileForMatching {
  resumeId: string;
  facts: ResumeFacts;
  skills: Pick<SkillRow, 'name' | 'score' | 'source'>[];
  answers: Answers;
  profileRevision: number;
}

/** A match that was judged by an older revision, with the facts to judge it again. */
export interface StaleMatch {
  scanId: string;
  posting: PostingFacts;
}

/** What judging brought: the match, and what each missing skill would change. */
export interface JudgedMatch {
  readonly match: Match;
  readonly gaps: readonly SkillGap[];
}

/** Matches and what they are made of. */
@Injectable()
export class MatchesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The newest evaluated resume with the profile's skills and answers, read in one statement; null where no resume is evaluated yet. */
  profileFor(userId: string): Promise<ProfileForMatching | null> {
    return runOne<ProfileForMatching>(
      this.dataSource,
      `SELECT r.id AS "resumeId", r.facts, u.answers, u.profile_revision AS "profileRevision",
         (SELECT coalesce(json_agg(json_build_object('name', k.name, 'score', k.score, 'source', k.source) ORDER BY k.position), '[]')
          FROM profile_skills k WHERE k.user_id = u.id) AS skills
       FROM users u JOIN resumes r ON r.user_id = u.id
       WHERE u.id = $1 AND u.deleted_at IS NULL AND r.facts IS NOT NULL
       ORDER BY r.version DESC LIMIT 1`,
      [userId],
      'profile-for-matching',
    );
  }

  /** Up to `limit` matches that are older than `revision`. */
  stale(userId: string, revision: number, limit: number): Promise<StaleMatch[]> {
    return run<StaleMatch>(
      this.dataSource,
      `SELECT m.scan_id AS "scanId", p.facts AS posting
       FROM matches m JOIN posting_readings p ON p.posting_hash = m.posting_hash AND p.analyser = m.analyser
       WHERE m.user_id = $1 AND m.profile_revision < $2 ORDER BY m.profile_revision LIMIT $3`,
      [userId, revision, limit],
    );
  }

  /** Replaces a match by a newer judgement and keeps the former overall score on the scan. Older revisions never overwrite newer ones. */
  async rescore(scanId: string, profile: ProfileForMatching, { match, gaps }: JudgedMatch): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const rows = await run(
        manager,
        `UPDATE matches SET match = $2, resume_id = $3, profile_revision = $4, gaps = $5, created_at = now()
         WHERE scan_id = $1 AND profile_revision < $4 RETURNING scan_id`,
        [scanId, JSON.stringify(match), profile.resumeId, profile.profileRevision, JSON.stringify(gaps)],
      );
      if (rows.length === 0) return;
      await run(
        manager,
        `UPDATE scans SET score = $2, ready_to_apply = $4, ${keepFormerScore('$3')} WHERE id = $1`,
        [scanId, JSON.stringify(match.score), match.score.overallScore, match.readyToApply],
      );
    });
  }

  /** Notes that no match of the user is older than `revision`. */
  async markRescored(userId: string, revision: number): Promise<void> {
    await run(this.dataSource, 'UPDATE users SET rescored_revision = greatest(rescored_revision, $2) WHERE id = $1', [userId, revision]);
  }
}
