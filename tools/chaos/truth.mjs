import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { jobNames } from '@rolefit/queues';
import { referenceIn } from './texts.mjs';

const live = `('queued', 'reading', 'matching')`;
/** How many scans of people who stay are under way, and how many are not; what deleted accounts leave waits to be erased. */
export const endedOrNot = `SELECT count(*) FILTER (WHERE status IN ${live})::int AS "underWay", count(*) FILTER (WHERE status NOT IN ${live})::int AS ended
  FROM scans s JOIN users u ON u.id = s.user_id AND u.deleted_at IS NULL`;
const liveEvaluation = `('queued', 'extracting', 'reading')`;
const withFacts = 'EXISTS (SELECT 1 FROM resumes r WHERE r.user_id = u.id AND r.facts IS NOT NULL)';

/** What must have come to rest, by a query that finds what has not. */
const restless = {
  'scans under way': `SELECT id FROM scans WHERE status IN ${live}`,
  'evaluations under way': `SELECT id FROM resumes WHERE evaluation_status IN ${liveEvaluation}`,
  'scans that wait for a resume that is there': `SELECT s.id FROM scans s JOIN users u ON u.id = s.user_id WHERE s.status = 'waiting-for-resume' AND ${withFacts}`,
  'users whose matches are to be judged again': `SELECT u.id FROM users u WHERE u.rescored_revision < u.profile_revision AND ${withFacts}`,
  'accounts to be erased': `SELECT id FROM users WHERE deleted_at IS NOT NULL`,
};

/** What must never be, by a query that finds it. */
const impossible = {
  'completed scans without a match': `SELECT s.id FROM scans s WHERE s.status = 'completed' AND NOT EXISTS (SELECT 1 FROM matches m WHERE m.scan_id = s.id)`,
  'matches of scans that wait or cannot be judged': `SELECT m.scan_id AS id FROM matches m JOIN scans s ON s.id = m.scan_id WHERE s.status IN ('waiting-for-resume', 'needs-text')`,
  'scores that differ from their match': `SELECT s.id FROM scans s JOIN matches m ON m.scan_id = s.id WHERE s.score <> m.match->'score' OR s.overall_score <> (m.match->'score'->>'overallScore')::int`,
  'matches of an older profile': `SELECT m.scan_id AS id FROM matches m JOIN users u ON u.id = m.user_id WHERE m.profile_revision <> u.profile_revision`,
  'matches of another user than their scan': `SELECT m.scan_id AS id FROM matches m JOIN scans s ON s.id = m.scan_id WHERE m.user_id <> s.user_id`,
  // All postings ask the same, but for their reference.
  'users with two scores for one profile': `SELECT user_id AS id FROM scans WHERE status = 'completed' GROUP BY 1 HAVING count(DISTINCT overall_score) > 1`,
  'failed scans without a reason': `SELECT id FROM scans WHERE status = 'failed' AND failure IS NULL`,
  'failed evaluations without a reason': `SELECT id FROM resumes WHERE evaluation_status = 'failed' AND failure_code IS NULL`,
  // All of them are the same good file. On a machine that is busy beyond measure its reader may run out of time, and says so.
  'resumes that were called bad': `SELECT id FROM resumes WHERE failure_code LIKE 'RESUME%' AND failure_code <> 'RESUME_TOO_COMPLEX'`,
  'leases on what has ended': `SELECT id FROM scans WHERE status NOT IN ${live} AND lease_until IS NOT NULL UNION ALL SELECT id FROM resumes WHERE evaluation_status NOT IN ${liveEvaluation} AND lease_until IS NOT NULL`,
  'evaluated resumes without facts': `SELECT id FROM resumes WHERE evaluation_status = 'completed' AND facts IS NULL`,
  'readings that no scan refers to': `SELECT posting_hash AS id FROM posting_readings p WHERE NOT EXISTS (SELECT 1 FROM scans s WHERE s.posting_hash = p.posting_hash)`,
  'users without a sign-in': `SELECT id FROM users u WHERE NOT EXISTS (SELECT 1 FROM identities i WHERE i.user_id = u.id)`,
  'receipts of a purge that did not end': `SELECT id FROM account_purges WHERE finished_at IS NULL`,
  'wrong totals of scans': `SELECT u.id FROM users u
    LEFT JOIN LATERAL (SELECT count(*)::int AS scans FROM scans WHERE user_id = u.id) real ON true
    LEFT JOIN LATERAL (SELECT coalesce(sum(scans) FILTER (WHERE day = '-infinity'), 0)::int AS all_time, coalesce(sum(scans) FILTER (WHERE day > '-infinity'), 0)::int AS by_day
      FROM scan_totals WHERE user_id = u.id) counted ON true
    WHERE counted.all_time <> real.scans OR counted.by_day <> real.scans`,
};

/** What is not at rest yet, as sentences. @throws where PostgreSQL or Redis are away */
export async function unsettled({ system, rows }) {
  const found = [];
  for (const [what, query] of Object.entries(restless)) {
    const count = await rows.count(query);
    if (count > 0) found.push(`${count} ${what}`);
  }
  const jobs = await liveJobs(system.redisUrl);
  if (jobs > 0) found.push(`${jobs} jobs in the queue`);
  return found;
}

async function liveJobs(redisUrl) {
  const connection = new Redis(redisUrl, { maxRetriesPerRequest: 3 });
  connection.on('error', () => undefined);
  const queues = jobNames.map((name) => new Queue(name, { connection, prefix: 'rolefit', skipVersionCheck: true }));
  try {
    const counts = await Promise.all(queues.map((queue) => queue.getJobCounts('waiting', 'prioritized', 'delayed', 'active')));
    return counts.flatMap((each) => Object.values(each)).reduce((sum, count) => sum + count, 0);
  } finally {
    await Promise.all(queues.map((queue) => queue.close()));
    connection.disconnect();
  }
}

const allowed = { scored: ['completed', 'failed'], waiting: ['waiting-for-resume', 'failed'], short: ['needs-text'] };

/** Holds all that was promised against the database, the object store and the lists that people see. @returns `{lost, doubled, stuck, wrong}` as sentences, and `notes` in figures */
export async function judge({ system, rows, ledger, people }) {
  const lost = [];
  const stuck = await unsettled({ system, rows });
  const doubled = [...ledger.contradictions];
  const wrong = [...ledger.refusals];

  const found = new Map((await rows.all(`SELECT s.id, s.status, s.job_id AS "jobId", i.login FROM scans s JOIN identities i ON i.user_id = s.user_id`)).map((row) => [row.id, row]));
  for (const [id, { login, jobId, expected }] of ledger.accepted) {
    const row = found.get(id);
    if (ledger.leaving.has(login)) {
      if (row !== undefined) wrong.push(`scan ${id} outlived its account`);
    } else if (row === undefined || row.login !== login || row.jobId !== jobId) lost.push(`scan ${id} of ${login}, ${jobId}`);
    else if (!allowed[expected].includes(row.status)) stuck.push(`scan ${id} of ${login} should be ${allowed[expected].join(' or ')} and is ${row.status}`);
  }
  for (const { id, login, jobId } of found.values()) if (!ledger.accepted.has(id)) doubled.push(`scan ${id} of ${login}, ${jobId}, which nobody was told of`);

  for (const [what, query] of Object.entries(impossible)) {
    const ids = await rows.all(query);
    if (ids.length > 0) wrong.push(`${ids.length} ${what}, such as ${ids[0].id}`);
  }
  const calls = await judgeModelCalls({ system, rows, doubled, wrong });
  const scored = await judgeScored({ system, rows, wrong });
  const objects = await judgeObjects({ system, rows, wrong });
  for (const person of people) {
    const shown = await person.scans();
    const truth = [...found.values()].filter(({ login }) => login === person.login);
    const differing = truth.filter(({ id, status }) => shown.get(id) !== status);
    if (differing.length > 0 || shown.size !== truth.length) wrong.push(`${person.login} is shown ${shown.size} scans instead of ${truth.length}, ${differing.length} of them otherwise than they are`);
  }
  const failed = [...found.values()].filter(({ status }) => status === 'failed').length;
  return { lost, doubled, stuck, wrong, notes: { ...calls, ...scored, ...objects, failed } };
}

/** Each record must be of a call that the model did answer, and no call may be recorded twice. One that was answered to a process that died is on no record. */
async function judgeModelCalls({ system, rows, doubled, wrong }) {
  const answered = new Set(system.modelCalls().filter(({ kind, reference }) => reference !== null && ['well', 'nonsense'].includes(kind)).map(({ number }) => number));
  const recorded = (await rows.all(`SELECT (call->>'inputTokens')::int AS number FROM scans, jsonb_array_elements(model_calls) AS call`)).map(({ number }) => number);
  const unknown = recorded.filter((number) => !answered.has(number));
  if (unknown.length > 0) wrong.push(`${unknown.length} records of model calls that were never answered`);
  if (new Set(recorded).size < recorded.length) doubled.push(`${recorded.length - new Set(recorded).size} model calls recorded twice`);
  return { modelCallsAnswered: answered.size, modelCallsRecorded: recorded.length };
}

/** No text has a score that the model was not asked about, and that it did not answer. */
async function judgeScored({ system, rows, wrong }) {
  const read = new Set(system.modelCalls().filter(({ kind }) => kind === 'well').map(({ reference }) => reference));
  const completed = await rows.all(`SELECT id, posting_text AS text FROM scans WHERE status = 'completed'`);
  const unread = completed.filter(({ text }) => !read.has(referenceIn(text)));
  if (unread.length > 0) wrong.push(`${unread.length} scores of texts that the model has not read, such as ${unread[0].id}`);
  return { scored: completed.length };
}

/** A row without its file is a bug; a file without a row is litter that goes with the account. */
async function judgeObjects({ system, rows, wrong }) {
  const keys = new Set();
  for await (const { key } of system.objects.list('')) keys.add(key);
  const named = await rows.all('SELECT object_key AS key FROM resumes');
  const dangling = named.filter(({ key }) => !keys.has(key));
  if (dangling.length > 0) wrong.push(`${dangling.length} resumes without their file`);
  const owners = new Set((await rows.all('SELECT id FROM users')).map(({ id }) => id));
  const ownerless = [...keys].filter((key) => !owners.has(key.split('/')[1]));
  if (ownerless.length > 0) wrong.push(`${ownerless.length} files of accounts that were erased`);
  return { objects: keys.size, objectsWithoutRow: keys.size - named.length };
}
