import {
  type Evaluation,
  type Failure,
  failureOf,
  type Resume,
  type ResumeReading,
  waitingFor,
} from '@rolefit/contracts';
import type { ResumeReadingRow, ResumeRow } from '@rolefit/database';

/** A resume version as part of its owner's profile. */
export function presentResume(row: ResumeRow, url: string): Resume {
  return {
    id: row.id,
    version: row.version,
    url,
    fileName: row.fileName,
    format: row.format,
    readAs: row.readAs,
    sizeBytes: row.sizeBytes,
    uploadedAt: row.uploadedAt.toISOString(),
    evaluation: presentEvaluation(row),
    hiddenPassages: row.hiddenPassages,
  };
}

/** The evaluation of a resume version; null before the first request for one. */
export function presentEvaluation(row: ResumeRow): Evaluation | null {
  if (row.evaluationStatus === null) return null;
  return {
    status: row.evaluationStatus,
    failure: presentFailure(row),
    updatedAt: (row.evaluationUpdatedAt ?? row.uploadedAt).toISOString(),
  };
}

function presentFailure({ evaluationStatus, failureCode, waitsSince }: ResumeRow): Failure | null {
  if (evaluationStatus === 'failed') return failureOf(failureCode ?? 'INTERNAL');
  return evaluationStatus === 'queued' && failureCode !== null
    ? waitingFor(failureCode, waitsSince)
    : null;
}

/** The facts that were read from a resume version. */
export function presentReading(row: ResumeReadingRow): ResumeReading {
  const { resumeId, version, fileName, readAs, text, pages, hidden, facts, reading } = row;
  return { resumeId, version, fileName, readAs, text, pages, hidden, facts, reading };
}
