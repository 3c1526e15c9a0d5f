import type { EntityManager } from 'typeorm';
import { run } from '../run.js';

/**
 * Removes the evidence of close readings in versions of resumes that are about to be deleted. Evidence for the other resume of a scan stays, since it was
 * paid for too.
 */
export async function forgetEvidence(
  manager: EntityManager,
  userId: string,
  resumeIds: readonly string[],
): Promise<void> {
  await run(
    manager,
    `UPDATE close_readings SET runner_up = NULL WHERE user_id = $1 AND runner_up ->> 'resumeId' = ANY($2::text[])`,
    [userId, resumeIds],
  );
  // Rows without a runner-up are deleted with their resume.
  await run(
    manager,
    `UPDATE close_readings c SET resume_id = v.id, reader = c.runner_up -> 'reader', reader_version = c.runner_up ->> 'readerVersion',
       evidence = c.runner_up -> 'evidence', rejected_claims = (c.runner_up ->> 'rejectedClaims')::int, refused = NULL, runner_up = NULL
     FROM resumes v WHERE c.user_id = $1 AND c.resume_id = ANY($2::uuid[]) AND v.user_id = c.user_id AND v.id = (c.runner_up ->> 'resumeId')::uuid`,
    [userId, resumeIds],
  );
}
