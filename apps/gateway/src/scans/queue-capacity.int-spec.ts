import { randomUUID } from 'node:crypto';
import { apiBasePath, problemSchema } from '@rolefit/contracts';
import {
  type Answer,
  type Caller,
  dataOf,
  problemOf,
  startGateway,
  type TestGateway,
} from '../testing/gateway.fixture.js';

const aScan = () => ({
  jobId: randomUUID(),
  jobDescription: 'We look for someone who knows Go.',
  companyName: 'Example Ltd',
  url: 'https://example.org/jobs/1',
});
const scan = (caller: Caller) => caller.call('POST', `${apiBasePath}/jobs/scan`, { body: aScan() });
const batch = (caller: Caller, size: number) =>
  caller.call('POST', `${apiBasePath}/jobs/scan/batch`, {
    body: { postings: Array.from({ length: size }, aScan) },
  });

async function withGateway(
  env: Record<string, string>,
  use: (gateway: TestGateway) => Promise<void>,
): Promise<void> {
  const gateway = await startGateway(env);
  try {
    await use(gateway);
  } finally {
    await gateway.close();
  }
}

describe('the queue', () => {
  it('limits the waiting scans per user and recovers, while other users continue', () =>
    withGateway({ LIMIT_WAITING_SCANS_PER_USER: '5' }, async (gateway) => {
      const [ada, bob] = [await gateway.signIn(), await gateway.signIn()];
      expect((await batch(ada, 4)).status).toBe(202);
      expect((await batch(ada, 2)).status).toBe(429);
      expect((await scan(ada)).status).toBe(202);
      const refused = await scan(ada);
      expect([
        refused.status,
        problemOf(refused).error.code,
        refused.headers.get('retry-after'),
      ]).toEqual([429, 'SCANS_WAITING', '60']);
      expect((await scan(bob)).status).toBe(202);
      expect(dataOf('listScans', await ada.call('GET', `${apiBasePath}/jobs`)).totalJobs).toBe(5);

      await gateway.database.dataSource.query(
        `UPDATE scans SET status = 'needs-text' WHERE user_id = $1`,
        [ada.user.id],
      );
      expect((await scan(ada)).status).toBe(202);
    }));

  it('accepts existing scans when it is full, with the same response as before', () =>
    withGateway({ LIMIT_WAITING_SCANS_PER_USER: '3' }, async (gateway) => {
      const ada = await gateway.signIn();
      const postings = [aScan(), aScan(), aScan()];
      const send = (sent: readonly object[]) =>
        ada.call('POST', `${apiBasePath}/jobs/scan/batch`, { body: { postings: sent } });
      const [first] = dataOf('createScans', await send(postings)).items;
      expect(dataOf('createScans', await send(postings))).toMatchObject({
        accepted: 0,
        alreadyThere: 3,
        refused: 0,
      });
      expect(first).toEqual({
        outcome: 'accepted',
        job: dataOf(
          'createScan',
          await ada.call('POST', `${apiBasePath}/jobs/scan`, { body: postings[0] }),
        ),
      });
      expect(problemOf(await send([...postings, aScan()])).error.code).toBe('SCANS_WAITING');
      expect(problemOf(await scan(ada)).error.code).toBe('SCANS_WAITING');
    }));

  it('limits the waiting scans of all users and rejects more with a reason', () =>
    withGateway({ LIMIT_WAITING_SCANS: '3' }, async (gateway) => {
      const [ada, bob] = [await gateway.signIn(), await gateway.signIn()];
      expect((await batch(ada, 3)).status).toBe(202);
      let answer: Answer = await scan(bob);
      // The gateway checks the queue once a second.
      for (const deadline = Date.now() + 120_000; answer.status === 202 && Date.now() < deadline;)
        answer = await scan(bob);
      expect([
        answer.status,
        problemSchema.parse(answer.body).error.code,
        answer.headers.get('retry-after'),
      ]).toEqual([503, 'QUEUE_FULL', '60']);
      expect((await bob.call('GET', `${apiBasePath}/jobs`)).status).toBe(200);
    }));
});
