import type { CloseReading } from '@rolefit/contracts';

/** The evidence of a close reading, with the version of the resume that its quotes refer to and the reader that found it. */
export interface ReadPair extends CloseReading {
  readonly resumeId: string;
  /** The model and the version of its prompt. */
  readonly readerVersion: string;
}

/**
 * SQL of the pairs that a row of `close_readings` has evidence for: with the resume that fits best, and with the runner-up.
 * @param row alias of the row
 */
export function pairsOf(row: string): string {
  return `(VALUES (${row}.resume_id, ${row}.reader, ${row}.reader_version, ${row}.evidence, ${row}.rejected_claims),
    ((${row}.runner_up ->> 'resumeId')::uuid, ${row}.runner_up -> 'reader', ${row}.runner_up ->> 'readerVersion', ${row}.runner_up -> 'evidence',
     (${row}.runner_up ->> 'rejectedClaims')::int))`;
}

/** SQL of the columns of `pairsOf`, as alias `pair`. */
export const pairColumns = 'pair (resume_id, reader, reader_version, evidence, rejected_claims)';

/** SQL of a row's pairs as an array of `StoredCloseReading`; empty if there is no close reading. */
export function storedPairs(row: string): string {
  return `(SELECT coalesce(jsonb_agg(jsonb_build_object('reader', pair.reader, 'evidence', pair.evidence, 'rejectedClaims', pair.rejected_claims,
      'readerVersion', pair.reader_version, 'resumeId', pair.resume_id, 'resumeNumber', v.resume_number)), '[]')
    FROM ${pairsOf(row)} ${pairColumns} JOIN resumes v ON v.user_id = ${row}.user_id AND v.id = pair.resume_id WHERE pair.evidence IS NOT NULL AND pair.reader IS NOT NULL)`;
}
