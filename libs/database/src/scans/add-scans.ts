import type { DataSource, EntityManager } from 'typeorm';
import { newId } from '../ids.js';
import { run, runOne } from '../run.js';
import { inFlightCount } from './in-flight.js';
import { type NewScan, scanColumns, type ScanRow } from './scan-row.js';

/** A scan that was added, or that existed already. */
export interface AddedScan {
  readonly scan: ScanRow;
  readonly isNew: boolean;
}

/** Adds many scans of a user in one transaction; of several with one `jobId`, the first. See `ScansRepository.addMany`. */
export async function addScans(
  dataSource: DataSource,
  userId: string,
  scans: readonly NewScan[],
): Promise<{ added: Map<string, AddedScan>; inFlight: number }> {
  const added = new Map<string, AddedScan>();
  let left = firstOfEach(scans);
  let inFlight: number | null = null;
  // A second round is needed only where a scan was deleted between the two statements of the first.
  while (left.length > 0) {
    const round = await dataSource.transaction((manager) => addOnce(manager, userId, left));
    inFlight ??= round.inFlight;
    for (const one of round.found) added.set(one.scan.jobId, one);
    left = left.filter(({ jobId }) => !added.has(jobId));
  }
  return { added, inFlight: inFlight ?? 0 };
}

function firstOfEach(scans: readonly NewScan[]): NewScan[] {
  const first = new Map<string, NewScan>();
  for (const scan of scans) if (!first.has(scan.jobId)) first.set(scan.jobId, scan);
  return [...first.values()];
}

async function addOnce(
  manager: EntityManager,
  userId: string,
  scans: readonly NewScan[],
): Promise<{ found: AddedScan[]; inFlight: number }> {
  // Concurrent batches with the same `jobId`s in different orders would deadlock.
  await run(manager, `SELECT pg_advisory_xact_lock(hashtextextended('scan batch ' || $1, 0))`, [
    userId,
  ]);
  const before = await runOne<{ count: number }>(manager, inFlightCount('$1'), [userId]);
  const added = await run<ScanRow>(
    manager,
    `INSERT INTO scans AS s (id, user_id, job_id, given_title, company_name, logo, url, posting_text, posting_hash, status, handover)
     SELECT new.id, $1::uuid, new.job_id, new.title, new.company_name, new.logo, new.url, new.posting_text, new.posting_hash, 'queued', 1
     FROM unnest($2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[])
       AS new (id, job_id, title, company_name, logo, url, posting_text, posting_hash)
     ON CONFLICT (user_id, job_id) DO NOTHING RETURNING ${scanColumns}`,
    [
      userId,
      scans.map(() => newId()),
      scans.map((scan) => scan.jobId),
      scans.map((scan) => scan.title),
      scans.map((scan) => scan.companyName),
      scans.map((scan) => scan.logo),
      scans.map((scan) => scan.url),
      scans.map((scan) => scan.postingText),
      scans.map((scan) => scan.postingHash),
    ],
  );
  const isNew = new Set(added.map(({ id }) => id));
  const all = await run<ScanRow>(
    manager,
    `SELECT ${scanColumns} FROM scans s WHERE s.user_id = $1 AND s.job_id = ANY($2)`,
    [userId, scans.map((scan) => scan.jobId)],
  );
  return {
    found: all.map((scan) => ({ scan, isNew: isNew.has(scan.id) })),
    inFlight: before?.count ?? 0,
  };
}
