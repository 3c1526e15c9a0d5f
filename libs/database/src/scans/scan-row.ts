import {
  type CloseReadingState,
  defaultResumeName,
  type Failure,
  type Highlights,
  type JobTerms,
  limits,
  type ReadAs,
  type Reading,
  type SavedStage,
  type ScanModelCall,
  type ScanStatus,
  type Score,
  type StoredComparison,
  type StoredMatch,
} from '@rolefit/contracts';
import type { ReadingRecord } from '../postings/reading-record.js';
import { hasLaterVersion } from '../resumes/resume-conditions.js';
import { joinName, resumeName } from '../resumes/resume-naming.js';

/** A new scan, validated and normalised. */
export interface NewScan {
  readonly jobId: string;
  readonly title: string | null;
  readonly companyName: string;
  readonly logo: string | null;
  readonly url: string;
  readonly postingText: string;
  /** SHA-256 of `postingText`, hex. */
  readonly postingHash: string;
}

/** A scan without its texts, as lists need it. */
export interface ScanRow {
  id: string;
  jobId: string;
  title: string | null;
  companyName: string;
  logo: string | null;
  url: string;
  status: ScanStatus;
  failure: Failure | null;
  score: Score | null;
  readyToApply: boolean | null;
  formerScore: number | null;
  /** Null without a match, and in old rows until they are judged again. */
  highlights: Highlights | null;
  /** Null if there is no close reading. */
  closeReading: CloseReadingState | null;
  /** Null if there is no match, or no other resume to compare. */
  resumeComparison: StoredComparison | null;
  /** Null where the scan is not saved; stage and note are then without meaning. */
  savedAt: Date | null;
  savedStage: SavedStage;
  savedNote: string;
  /** Null unless the user has put it aside. */
  archivedAt: Date | null;
  /** How often the scan was enqueued; part of the job's id. */
  handover: number;
  createdAt: Date;
  updatedAt: Date;
}

/** A scan with its texts, its match and its reading. */
export interface ScanDetailRow extends ScanRow {
  postingText: string;
  match: StoredMatch | null;
  /** How the posting was read for this scan; null before that, and in old rows. */
  readingRecord: ReadingRecord | null;
  /** The shared reading that the match is based on, for old rows without a record. */
  sharedReading: Reading | null;
  /** What the posting says of the job, from the same reading; null before there is a match. */
  terms: JobTerms | null;
  scoreChangedAt: Date | null;
  /** Calls that were actually made for this scan; shown only where they led to no result. */
  modelCalls: ScanModelCall[];
  /** When it was judged and by which resume; all null before there is a match. */
  judgedAt: Date | null;
  resumeText: string | null;
  resumeName: string;
  resumeFileName: string | null;
  resumeReadAs: ReadAs | null;
  resumeUploadedAt: Date | null;
  isNewestResume: boolean | null;
}

/** Whether the score changed recently enough for the former one to be shown. */
const hasFormerScore = `s.former_score_at > now() - interval '${limits.formerScoreDays} days'`;

/**
 * The columns of `ScanRow`, of a table or alias `s`, in a statement whose `$1` is the user. Subqueries compare with `$1` rather than with
 * `s.user_id`, so that PostgreSQL plans for a single partition where tables are divided by user.
 */
export const scanColumns = `s.id, s.job_id AS "jobId", coalesce(s.given_title, s.read_title) AS title, s.company_name AS "companyName", s.logo, s.url,
  s.status, s.failure, s.score, s.ready_to_apply AS "readyToApply", CASE WHEN ${hasFormerScore} THEN s.former_score END AS "formerScore", s.highlights, s.archived_at AS "archivedAt", s.handover,
  (SELECT jsonb_build_object('status', c.status, 'failure', c.failure, 'effect', c.effect, 'modelCalls', c.model_calls, 'isOutdated', coalesce(c.resume_id <> cm.resume_id AND c.runner_up ->> 'resumeId' IS DISTINCT FROM cm.resume_id::text, false))
    FROM close_readings c LEFT JOIN matches cm ON cm.user_id = c.user_id AND cm.scan_id = c.scan_id WHERE c.user_id = $1 AND c.scan_id = s.id) AS "closeReading",
  (SELECT jsonb_build_object('best', jsonb_build_object('number', r.resume_number, 'name', ${resumeName}), 'others', others.list)
    FROM matches cm JOIN resumes r ON r.user_id = cm.user_id AND r.id = cm.resume_id ${joinName('r')}
    CROSS JOIN LATERAL (
      SELECT jsonb_agg(one.other || jsonb_build_object('name', coalesce(n.name, '${defaultResumeName}')) ORDER BY one.place) AS list
      FROM jsonb_array_elements(cm.other_resumes) WITH ORDINALITY AS one (other, place)
      LEFT JOIN named_resumes n ON n.user_id = $1 AND n.number = (one.other ->> 'number')::int WHERE n.removed_at IS NULL) others
    WHERE cm.user_id = $1 AND cm.scan_id = s.id AND others.list IS NOT NULL) AS "resumeComparison",
  s.saved_at AS "savedAt", s.saved_stage AS "savedStage", s.saved_note AS "savedNote",
  s.created_at AS "createdAt", s.updated_at AS "updatedAt"`;

/** Facts that were stored before a kind was read lack it. */
const terms = `CASE WHEN p.facts IS NOT NULL THEN jsonb_build_object(
    'places', coalesce(p.facts -> 'places', '[]'), 'salaries', coalesce(p.facts -> 'salaries', '[]'),
    'weeklyHours', coalesce(p.facts -> 'weeklyHours', '[]'), 'contracts', coalesce(p.facts -> 'contracts', '[]'),
    'closingDates', coalesce(p.facts -> 'closingDates', '[]'), 'conditions', coalesce(p.facts -> 'conditions', '[]')) END`;

/** The additional columns of `ScanDetailRow`, in a statement whose `$1` is the user, from the match `m`, the judged resume `r` with its name, and the reading `p` of the posting. */
export const scanDetailColumns = `s.posting_text AS "postingText", CASE WHEN ${hasFormerScore} THEN s.former_score_at END AS "scoreChangedAt",
  s.model_calls AS "modelCalls", s.reading_record AS "readingRecord", m.match, p.reading AS "sharedReading", ${terms} AS terms, m.created_at AS "judgedAt", r.text AS "resumeText", ${resumeName} AS "resumeName", r.file_name AS "resumeFileName", r.read_as AS "resumeReadAs",
  r.uploaded_at AS "resumeUploadedAt", NOT ${hasLaterVersion('r', 'later.user_id = $1')} AS "isNewestResume"`;

/**
 * Assignments for an update of `scans` that sets a new overall score with the lower end of its range, and keeps the former score where it differs.
 * @param overallScore SQL of the new score: a placeholder or a column
 * @param scoreLow SQL of the lower end
 */
export function setScore(overallScore: string, scoreLow: string): string {
  return `former_score = CASE WHEN overall_score <> ${overallScore} THEN overall_score ELSE former_score END,
    former_score_at = CASE WHEN overall_score <> ${overallScore} THEN now() ELSE former_score_at END, overall_score = ${overallScore}, score_low = ${scoreLow}`;
}
