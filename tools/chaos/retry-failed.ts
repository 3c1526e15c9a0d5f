import { z } from 'zod';
import { type DatabaseInspector } from './system/database-inspector.ts';
import { withTimeout } from './with-timeout.ts';
import { type Ledger } from './workload/ledger.ts';
import { type User } from './workload/user.ts';

const failedScanSchema = z.object({
  id: z.string(),
  code: z.string().nullable(),
  login: z.string(),
});
const failedEvaluationSchema = z.object({ login: z.string(), code: z.string().nullable() });

/** Retries failed scans and evaluations, as their users can. They must succeed, because the servers are up again. */
export async function retryFailed(
  database: DatabaseInspector,
  ledger: Ledger,
  users: readonly User[],
): Promise<void> {
  const send = async (login: string, path: string) => {
    const user = users.find((one) => one.login === login);
    if (user === undefined)
      throw new Error(`${login}, whose account is to be erased, has a failure`);
    await withTimeout(user.send('POST', path), 60_000, `POST ${path} was never answered`);
  };
  const scans = await database.rows(
    failedScanSchema,
    `SELECT s.id, s.failure->>'code' AS code, i.login FROM scans s JOIN identities i ON i.user_id = s.user_id WHERE s.status = 'failed'`,
  );
  ledger.noteFailures(scans.map(({ code }) => code));
  for (const { id, login } of scans) await send(login, `/jobs/${id}/rescan`);
  const evaluations = await database.rows(
    failedEvaluationSchema,
    `SELECT DISTINCT i.login, r.failure_code AS code FROM resumes r JOIN identities i ON i.user_id = r.user_id WHERE r.evaluation_status = 'failed'`,
  );
  ledger.noteFailures(evaluations.map(({ code }) => code));
  for (const login of new Set(evaluations.map((row) => row.login)))
    await send(login, '/evaluations/resume');
}
