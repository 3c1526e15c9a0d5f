import type {
  Answers,
  CloseReading,
  HiddenPassage,
  IdentityProvider,
  PostingFacts,
  Reading,
  RefusedClaim,
  ResumeFacts,
} from '@rolefit/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { run, runOne } from '../run.js';
import type { NamedResumeRow } from '../resumes/named-resumes.repository.js';
import { joinName, resumeName } from '../resumes/resume-naming.js';
import { type ResumeRow, resumeColumns } from '../resumes/resumes.repository.js';
import { type ScanDetailRow, scanColumns, type ScanRow } from '../scans/scan-row.js';
import { type UserRow } from '../accounts/users.repository.js';

/** A user's own row with all its fields. */
export interface ExportedUserRow extends Omit<UserRow, 'restorableUntil'> {
  answers: Answers;
  removedSkills: string[];
  createdAt: Date;
  updatedAt: Date;
}

/** One of the user's sign-in identities. */
export interface ExportedIdentityRow {
  provider: IdentityProvider;
  subject: string;
  login: string | null;
  email: string | null;
  isEmailVerified: boolean;
  createdAt: Date;
}

export interface ExportedSessionRow {
  id: string;
  kind: 'web' | 'extension';
  browser: string | null;
  system: string | null;
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date;
  endedAt: Date | null;
}

/** A version of a resume with its text and the facts read from it. */
export interface ExportedResumeRow extends NamedResumeRow {
  removedAt: Date | null;
  text: string | null;
  pages: number | null;
  hidden: HiddenPassage[] | null;
  facts: ResumeFacts | null;
  reading: Reading | null;
}

/** The evidence of a close reading; `at` in ISO 8601. */
export interface ExportedEvidenceRow extends CloseReading {
  resumeId: string;
  at: string;
  refused: RefusedClaim[];
}

/** A scan with its reading and its match. */
export interface WholeScanRow
  extends
    ScanRow,
    Pick<
      ScanDetailRow,
      'postingText' | 'match' | 'readingRecord' | 'sharedReading' | 'modelCalls' | 'judgedAt'
    > {
  givenTitle: string | null;
  readTitle: string | null;
  /** However old it is; lists show it for some days only. */
  lastFormerScore: number | null;
  formerScoreAt: Date | null;
  resumeId: string | null;
  profileRevision: number | null;
  facts: PostingFacts | null;
  /** Of the last close reading; null before one was completed. */
  evidence: ExportedEvidenceRow | null;
  /** The same of another resume, where two were read. */
  otherEvidence: (CloseReading & { resumeId: string }) | null;
}

/** Reads all data about a user page by page, so that a slow client holds neither a connection nor a transaction. */
@Injectable()
export class AccountExportRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Null for an unknown or deleted user. */
  user(userId: string): Promise<ExportedUserRow | null> {
    return runOne<ExportedUserRow>(
      this.dataSource,
      `SELECT id, name, email, github_username AS "githubUsername", avatar, location, blog_link AS "blogLink", bio, is_onboarding AS "isOnboarding", is_owner AS "isOwner",
         answers, removed_skills AS "removedSkills", created_at AS "createdAt", updated_at AS "updatedAt"
       FROM users WHERE id = $1 AND deleted_at IS NULL`,
      [userId],
    );
  }

  identities(userId: string): Promise<ExportedIdentityRow[]> {
    return run<ExportedIdentityRow>(
      this.dataSource,
      'SELECT provider, subject, login, email, verified_email IS NOT NULL AS "isEmailVerified", created_at AS "createdAt" FROM identities WHERE user_id = $1 ORDER BY id',
      [userId],
    );
  }

  /** The next sessions, oldest first, including those that have ended. */
  sessions(
    userId: string,
    after: Pick<ExportedSessionRow, 'id'> | null,
    limit: number,
  ): Promise<ExportedSessionRow[]> {
    return run<ExportedSessionRow>(
      this.dataSource,
      `SELECT id, kind, browser, system, created_at AS "createdAt", rotations[1] AS "lastUsedAt", expires_at AS "expiresAt", revoked_at AS "endedAt"
       FROM sessions WHERE user_id = $1 AND ($2::uuid IS NULL OR id > $2::uuid) ORDER BY id LIMIT $3`,
      [userId, after?.id ?? null, limit],
    );
  }

  /** The next versions of the resumes, oldest first. */
  resumes(
    userId: string,
    after: Pick<ResumeRow, 'version'> | null,
    limit: number,
  ): Promise<ExportedResumeRow[]> {
    return run<ExportedResumeRow>(
      this.dataSource,
      `SELECT ${resumeColumns}, r.text, r.pages, r.hidden, r.facts, r.reading, r.resume_number AS number, ${resumeName} AS name, r.resume_number = u.default_resume AS "isDefault",
         named.removed_at AS "removedAt"
       FROM resumes r JOIN users u ON u.id = r.user_id ${joinName('r')} WHERE r.user_id = $1 AND r.version > $2 ORDER BY r.version LIMIT $3`,
      [userId, after?.version ?? 0, limit],
    );
  }

  /** The next scans, newest first. Keyset pagination: rows that are added or deleted meanwhile neither repeat nor hide others. */
  scans(
    userId: string,
    after: Pick<ScanRow, 'createdAt' | 'id'> | null,
    limit: number,
  ): Promise<WholeScanRow[]> {
    return run<WholeScanRow>(
      this.dataSource,
      // Selecting the page in a subquery makes the planner join its few rows instead of all rows of the user.
      `SELECT page.*, m.match, m."judgedAt", m."resumeId", m."profileRevision", p.facts, p.reading AS "sharedReading", (
         SELECT jsonb_build_object('resumeId', c.resume_id, 'at', to_char(c.read_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reader', c.reader, 'evidence', c.evidence,
           'rejectedClaims', c.rejected_claims, 'refused', coalesce(c.refused, '[]'))
         FROM close_readings c WHERE c.user_id = $1 AND c.scan_id = page.id AND c.evidence IS NOT NULL) AS evidence, (
         SELECT c.runner_up - 'readerVersion' FROM close_readings c WHERE c.user_id = $1 AND c.scan_id = page.id) AS "otherEvidence"
       FROM (
         SELECT ${scanColumns}, s.former_score AS "lastFormerScore", s.former_score_at AS "formerScoreAt", s.given_title AS "givenTitle", s.read_title AS "readTitle",
           s.posting_text AS "postingText", s.posting_hash, s.model_calls AS "modelCalls", s.reading_record AS "readingRecord"
         FROM scans s WHERE s.user_id = $1 ${after === null ? '' : 'AND (s.created_at, s.id) < ($3::timestamptz, $4::uuid)'}
         ORDER BY s.created_at DESC, s.id DESC LIMIT $2) page
       LEFT JOIN LATERAL (
         SELECT match, created_at AS "judgedAt", resume_id AS "resumeId", profile_revision AS "profileRevision", analyser FROM matches WHERE user_id = $1 AND scan_id = page.id LIMIT 1) m ON true
       LEFT JOIN posting_readings p ON p.posting_hash = page.posting_hash AND p.analyser = coalesce(m.analyser, page."readingRecord" ->> 'analyser')
       ORDER BY page."createdAt" DESC, page.id DESC`,
      after === null ? [userId, limit] : [userId, limit, after.createdAt, after.id],
    );
  }
}
