import { signInDemoUser, until, type DemoCaller } from './client.ts';
import { demoPostings } from './postings.ts';

const unfinished = ['queued', 'reading', 'matching'];

interface Profile {
  readonly isOnboarding: boolean;
  readonly resume: { readonly evaluation: { readonly status: string } | null } | null;
}

interface JobPage {
  readonly jobs: readonly {
    readonly _id: string;
    readonly jobId: string;
    readonly status: string;
  }[];
}

interface FillOptions {
  readonly url: string;
  /** With it, scans are spread over weeks and one has failed, which no call of the API can do. */
  readonly databaseUrl?: string | undefined;
  readonly say?: (text: string) => void;
}

/**
 * Fills the demo accounts through the API: Ada with a resume, scans of several professions and saved jobs in several stages; Bruno with a resume
 * only. Chiara stays new. Idempotent.
 * @returns the ids of the scans by job id
 */
export async function fillDemo({
  url,
  databaseUrl,
  say = () => undefined,
}: FillOptions): Promise<{ scans: Map<string, string> }> {
  const { makePdf, resumes } = await import('@rolefit/testing');
  const ada = await signInDemoUser(url, 'ada-demo');
  await giveResume(ada, makePdf(resumes.software));
  say('The resume of ada-demo is read.');
  const bruno = await signInDemoUser(url, 'bruno-demo');
  await giveResume(bruno, makePdf(resumes.nurse));
  const scans = await scanAll(ada);
  say(`${scans.size} postings are scanned.`);
  await saveSome(ada, scans);
  if (databaseUrl) await spreadScans(databaseUrl, ada.user.id);
  return { scans };
}

async function giveResume({ call }: DemoCaller, pdf: Uint8Array): Promise<void> {
  const profile = async (): Promise<Profile> => (await call('GET', '/users/profile')) as Profile;
  const before = await profile();
  if (before.resume?.evaluation?.status !== 'completed') {
    if (!before.resume) await call('POST', '/users/profile/resume', { pdf });
    await call('POST', '/evaluations/resume');
    await until(
      'a resume is read',
      async () => (await profile()).resume?.evaluation?.status === 'completed',
    );
  }
  if (before.isOnboarding) await call('PATCH', '/users/profile/onboarding?onboarding=true');
}

async function scanAll({ call }: DemoCaller): Promise<Map<string, string>> {
  const postings = demoPostings.map(({ jobId, companyName, url, jobDescription }) => ({
    jobId,
    companyName,
    url,
    jobDescription,
  }));
  await call('POST', '/jobs/scan/batch', { body: { postings } });
  const page = await until('all scans are done', async () => {
    const answer = (await call('GET', '/jobs?limit=100')) as JobPage;
    return answer.jobs.some(({ status }) => unfinished.includes(status)) ? null : answer;
  });
  return new Map(page.jobs.map(({ jobId, _id }) => [jobId, _id]));
}

async function saveSome({ call }: DemoCaller, scans: ReadonlyMap<string, string>): Promise<void> {
  for (const { jobId, saved } of demoPostings) {
    const id = scans.get(jobId);
    if (saved && id) await call('PUT', `/jobs/${id}/saved`, { body: saved });
  }
}

async function spreadScans(databaseUrl: string, userId: string): Promise<void> {
  const { default: pg } = await import('pg');
  const { failureOf } = await import('@rolefit/contracts');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const { jobId, daysAgo, failure } of demoPostings) {
      await client.query(
        `UPDATE scans SET created_at = date_trunc('milliseconds', now() - make_interval(days => $3::int, mins => $4::int)) WHERE user_id = $1 AND job_id = $2`,
        [userId, jobId, daysAgo, Number(jobId.slice(5)) * 7],
      );
      if (!failure) continue;
      await client.query(
        `UPDATE scans SET status = 'failed', failure = $3, score = NULL, overall_score = NULL, score_low = NULL, ready_to_apply = NULL WHERE user_id = $1 AND job_id = $2`,
        [userId, jobId, JSON.stringify(failureOf(failure))],
      );
    }
  } finally {
    await client.end();
  }
}
