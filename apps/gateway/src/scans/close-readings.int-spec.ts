import { randomUUID } from 'node:crypto';
import { apiBasePath } from '@rolefit/contracts';
import { aMatch, aResume } from '@rolefit/database/testing';
import {
  type Answer,
  dataOf,
  problemOf,
  type SignedInCaller,
  startGateway,
  type TestGateway,
} from '../testing/gateway.fixture.js';

const withModel = { AI_BASE_URL: 'http://127.0.0.1:1/v1', AI_MODEL: 'any' };

/** A completed scan with a match. */
async function aMatchedScan(
  { database: { dataSource } }: TestGateway,
  caller: SignedInCaller,
): Promise<string> {
  const { _id } = dataOf(
    'createScan',
    await caller.call('POST', `${apiBasePath}/jobs/scan`, {
      body: {
        jobId: randomUUID(),
        jobDescription: 'We look for someone who knows Go.',
        companyName: 'Example Ltd',
        url: 'https://example.org/jobs/1',
      },
    }),
  );
  const resume = await aResume(dataSource, caller.user.id);
  await dataSource.query(`UPDATE scans SET status = 'completed' WHERE id = $1`, [_id]);
  await dataSource.query(
    `INSERT INTO matches (scan_id, user_id, resume_id, profile_revision, posting_hash, analyser, match) VALUES ($1, $2, $3, 1, 'x', 'x', $4)`,
    [_id, caller.user.id, resume.id, JSON.stringify(aMatch(74))],
  );
  return _id;
}

const request = (caller: SignedInCaller, id: string) =>
  caller.call('POST', `${apiBasePath}/jobs/${id}/close-reading`);
const codeOf = (answer: Answer) => [answer.status, problemOf(answer).error.code];

describe('asking for a close reading', () => {
  let gateway: TestGateway;
  let ada: SignedInCaller;
  beforeAll(async () => {
    gateway = await startGateway(withModel);
    ada = await gateway.signIn();
  });
  afterAll(() => gateway?.close());

  it('queues it once, however often it is asked for', async () => {
    const id = await aMatchedScan(gateway, ada);
    const before = await gateway.liveJobs('match.read-closely');
    const answers = [await request(ada, id), await request(ada, id)];
    for (const answer of answers)
      expect(dataOf('readClosely', answer).closeReading).toEqual({
        status: 'queued',
        failure: null,
        effect: null,
        modelCalls: [],
        isOutdated: false,
      });
    expect((await gateway.liveJobs('match.read-closely')) - before).toBe(1);
    const job = dataOf('getScan', await ada.call('GET', `${apiBasePath}/jobs/${id}`));
    expect(job.closeReading?.status).toBe('queued');
    expect(job.canBeReadClosely).toBe(true);
    const { jobs } = dataOf('listScans', await ada.call('GET', `${apiBasePath}/jobs`));
    expect(jobs.find(({ _id }) => _id === id)?.closeReading?.status).toBe('queued');
  });

  it('shows whether it was of another version of the resume than the match', async () => {
    const id = await aMatchedScan(gateway, ada);
    await request(ada, id);
    const isOutdated = async (resumeId: string | null) => {
      await gateway.database.dataSource.query(
        `UPDATE close_readings SET status = 'completed',
           resume_id = coalesce($2, (SELECT resume_id FROM matches WHERE scan_id = $1)) WHERE scan_id = $1`,
        [id, resumeId],
      );
      const job = dataOf('getScan', await ada.call('GET', `${apiBasePath}/jobs/${id}`));
      return job.closeReading?.isOutdated;
    };
    const other = await aResume(gateway.database.dataSource, ada.user.id);
    expect(await isOutdated(null)).toBe(false);
    expect(await isOutdated(other.id)).toBe(true);
  });

  it('is refused for a scan without a match', async () => {
    const id = await aMatchedScan(gateway, ada);
    await gateway.database.dataSource.query('DELETE FROM matches WHERE scan_id = $1', [id]);
    expect(codeOf(await request(ada, id))).toEqual([409, 'MATCH_NOT_READY']);
  });

  it("does not find another user's scan", async () => {
    const id = await aMatchedScan(gateway, ada);
    expect(codeOf(await request(await gateway.signIn(), id))).toEqual([404, 'SCAN_NOT_FOUND']);
  });
});

describe('a server whose model does not link', () => {
  it.each([[{}], [{ ...withModel, AI_READS: 'facts' }]])('refuses it (%j)', async (env) => {
    const gateway = await startGateway(env);
    try {
      const ada = await gateway.signIn();
      const id = await aMatchedScan(gateway, ada);
      expect(codeOf(await request(ada, id))).toEqual([409, 'MODEL_NOT_CONFIGURED']);
      const job = dataOf('getScan', await ada.call('GET', `${apiBasePath}/jobs/${id}`));
      expect(job.canBeReadClosely).toBe(false);
    } finally {
      await gateway.close();
    }
  });
});
