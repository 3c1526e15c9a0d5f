import { setTimeout as wait } from 'node:timers/promises';
import { apiBasePath, limits } from '@rolefit/contracts';
import { beginBatch } from '../testing/partial-body.js';
import {
  type Caller,
  type SignedInCaller,
  startGateway,
  type TestGateway,
} from '../testing/gateway.fixture.js';
import { BodyMemoryBudget } from './body-memory-budget.js';

let gateway: TestGateway;
let ada: SignedInCaller;

beforeAll(async () => {
  gateway = await startGateway();
  ada = await gateway.signIn();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => gateway?.close());

/** A batch of invalid postings: the body is read nevertheless. */
const batch = async (caller: Caller) =>
  (await caller.call('POST', `${apiBasePath}/jobs/scan/batch`, { body: { postings: [{}] } }))
    .status;
const timeoutMs = 120_000;

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  for (; !(await condition()); await wait(20))
    if (performance.now() > deadline) throw new Error('condition not met in time');
}

describe('large bodies', () => {
  it('are limited per user in memory, without affecting other users', async () => {
    const reserve = jest.spyOn(BodyMemoryBudget.prototype, 'reserve');
    const uploads = Array.from({ length: 3 }, () =>
      beginBatch(gateway, ada, limits.batchBodyBytes),
    );
    try {
      // A small request in between would use up the budget of one of these.
      await until(() => Promise.resolve(reserve.mock.calls.length === uploads.length));
      expect(await batch(ada)).toBe(429);
      expect(await Promise.race(uploads.map(({ status }) => status))).toBe(429);
      expect(await batch(await gateway.signIn())).toBe(202);
      expect((await ada.call('GET', `${apiBasePath}/jobs`)).status).toBe(200);
    } finally {
      for (const upload of uploads) upload.stop();
    }
    await until(async () => (await batch(ada)) === 202);
  });

  it('release their memory budget after the response', async () => {
    for (let round = 0; round < 4; round += 1) {
      const body = '[{}]}';
      const upload = beginBatch(gateway, ada, limits.batchBodyBytes);
      upload.send(body.padEnd(limits.batchBodyBytes - '{"postings":'.length));
      expect(await upload.status).toBe(202);
    }
  });
});
