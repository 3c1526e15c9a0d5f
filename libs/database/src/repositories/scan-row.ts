import type { Failure, Match, PostingFacts, Reading, SavedStage, ScanStatus, Score } from '@rolefit/contracts';

/** A new scan, checked and normalised at the border. */
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

/** A scan as lists need it: everything but the texts. */
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
  /** Null where the scan is not saved; stage and note mean nothing then. */
  savedAt: Date | null;
  savedStage: SavedStage;
  savedNote: string;
  /** How often the row was handed to the queue; part of the queue job's id. */
  handover: number;
  createdAt: Date;
  updatedAt: Date;
}

/** A scan with its texts, its match and how the posting was read. */
export interface ScanDetailRow extends ScanRow {
  postingText: string;
  resumeText: string | null;
  match: Match | null;
  reading: Reading | null;
}

/** The columns of `ScanRow`, of a table or alias `s`. */
export const scanColumns = `s.id, s.job_id AS "jobId", coalesce(s.given_title, s.read_title) AS title, s.company_name AS "companyName", s.logo, s.url,
  s.status, s.failure, s.score, s.ready_to_apply AS "readyToApply", s.former_score AS "formerScore", s.handover,
  s.saved_at AS "savedAt", s.saved_stage AS "savedStage", s.saved_note AS "savedNote",
  s.created_at AS "createdAt", s.updated_at AS "updatedAt"`;

/** A posting's facts and how they were read. */
export interface PostingReading {
  readonly facts: PostingFacts;
  readonly reading: Reading;
}
