import { signInDemoUser, until } from './client.mjs';
import { demoPostings } from './postings.mjs';

const running = ['queued', 'reading', 'matching'];

/**
 * Fills the demo accounts through the calls that the pages make: Ada with a resume that was read, scans of several professions and saved ones
 * with stages; Bruno with a resume alone. Chiara stays as new as she is. Twice is the same as once.
 * @param {{ url: string, databaseUrl?: string, say?: (text: string) => void }} options with a `databaseUrl`, scans are spread over weeks and one has failed: no call can make that so
 * @returns {Promise<{ scans: Map<string, string> }>} the ids of the scans by job id
 */
export async function fillDemo({ url, databaseUrl, say = () => undefined }) {
  const { makePdf, resumes } = await import('@rolefit/testing');
  const ada = await signInDemoUser(url, 'ada-demo');
  await giveResume(ada, makePdf(resumes.software));
  say('The resume of ada-demo is read.');
  const bruno = await signInDemoUser(url, 'bruno-demo');
  await giveResume(bruno, makePdf(resumes.nurse));
  const scans = await scanAll(ada);
  say(`${scans.size} postings are scanned.`);
  await saveSome(ada, scans);
  if (databaseUrl) await spread(databaseUrl, ada.user.id);
  return { scans };
}

async function giveResume({ call }, pdf) {
  const before = await call('GET', '/users/profile');
  if (before.resume?.evaluation?.status !== 'completed') {
    if (!before.resume) await call('POST', '/users/profile/resume', { pdf });
    await call('POST', '/evaluations/resume');
    await until('a resume is read', async () => (await call('GET', '/users/profile')).resume?.evaluation?.status === 'completed');
  }
  if (before.isOnboarding) await call('PATCH', '/users/profile/onboarding?onboarding=true');
}

/** @returns the ids of the scans by `jobId` */
async function scanAll({ call }) {
  const postings = demoPostings.map(({ jobId, companyName, url, jobDescription }) => ({ jobId, companyName, url, jobDescription }));
  await call('POST', '/jobs/scan/batch', { body: { postings } });
  const page = await until('all scans are done', async () => {
    const answer = await call('GET', '/jobs?limit=100');
    return answer.jobs.some(({ status }) => running.includes(status)) ? null : answer;
  });
  return new Map(page.jobs.map(({ jobId, _id }) => [jobId, _id]));
}

async function saveSome({ call }, scans) {
  for (const { jobId, saved } of demoPostings) {
    const id = scans.get(jobId);
    if (saved && id) await call('PUT', `/jobs/${id}/saved`, { body: saved });
  }
}

/** Times and failures are nothing that a call may set. */
async function spread(databaseUrl, userId) {
  const { default: pg } = await import('pg');
  const { failureOf } = await import('@rolefit/contracts');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const { jobId, daysAgo, failure } of demoPostings) {
      await client.query(`UPDATE scans SET created_at = date_trunc('milliseconds', now() - make_interval(days => $3::int, mins => $4::int)) WHERE user_id = $1 AND job_id = $2`, [userId, jobId, daysAgo, Number(jobId.slice(5)) * 7]);
      if (!failure) continue;
      await client.query(`UPDATE scans SET status = 'failed', failure = $3, score = NULL, overall_score = NULL, ready_to_apply = NULL WHERE user_id = $1 AND job_id = $2`, [userId, jobId, JSON.stringify(failureOf(failure))]);
    }
  } finally {
    await client.end();
  }
}
