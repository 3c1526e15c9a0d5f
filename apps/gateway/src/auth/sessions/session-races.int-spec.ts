import { apiBasePath } from '@rolefit/contracts';
import { setTimeout } from 'node:timers/promises';
import {
  type Answer,
  problemOf,
  type SignedInCaller,
  startGateway,
  type TestGateway,
} from '../../testing/gateway.fixture.js';
import { connectExtension } from '../../testing/browser-calls.js';

let gateway: TestGateway;
let ada: SignedInCaller;
/** The session that is ended first when all sessions of a user are ended. */
let first: SignedInCaller;
beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  first = await gateway.signIn();
  ada = await gateway.signIn(first.user);
});
afterAll(() => gateway?.close());

const query = (sql: string, parameters: unknown[] = []) =>
  gateway.database.dataSource.query(sql, parameters) as Promise<Record<string, unknown>[]>;
const waiting = async () =>
  Number(
    (
      await query(
        `SELECT count(*) AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
    )[0]?.['count'],
  );
const liveOf = async ({ user }: SignedInCaller) =>
  (await query('SELECT id FROM sessions WHERE user_id = $1 AND revoked_at IS NULL', [user.id])).map(
    ({ id }) => id,
  );

/** Waits until this many statements are blocked by locks, or until the last call finishes without blocking. */
async function untilWaiting(count: number, call: Promise<Answer>): Promise<void> {
  let isAnswered = false;
  void call.finally(() => (isAnswered = true));
  while (!isAnswered && (await waiting()) < count) await setTimeout(20);
}

/** Runs `end` until its first update, which is held by a lock, then starts `concurrent`, and releases both once the latter is blocked or done. */
async function interleave(
  end: () => Promise<Answer>,
  concurrent: () => Promise<Answer>,
): Promise<[Answer, Answer]> {
  const hold = gateway.database.dataSource.createQueryRunner();
  await hold.startTransaction();
  try {
    await hold.query('SELECT 1 FROM sessions WHERE id = $1 FOR UPDATE', [first.sessionId]);
    const ending = end();
    await untilWaiting(1, ending);
    const meanwhile = concurrent();
    await untilWaiting(2, meanwhile);
    await hold.commitTransaction();
    return await Promise.all([ending, meanwhile]);
  } finally {
    if (hold.isTransactionActive) await hold.rollbackTransaction();
    await hold.release();
  }
}
const pairForExtension = () => connectExtension(gateway, ada);

describe('the extension’s tokens', () => {
  it('do not survive a concurrent account deletion', async () => {
    const [deleted, pair] = await interleave(
      () => ada.call('DELETE', `${apiBasePath}/users/profile`),
      pairForExtension,
    );
    expect([deleted.status, problemOf(pair).error.code]).toEqual([200, 'SESSION_EXPIRED']);
    expect(await liveOf(ada)).toEqual([]);
  });

  it('do not survive a concurrent sign-out everywhere', async () => {
    const [ended, pair] = await interleave(
      () => ada.call('DELETE', `${apiBasePath}/auth/sessions`),
      pairForExtension,
    );
    expect([ended.status, problemOf(pair).error.code]).toEqual([200, 'SESSION_EXPIRED']);
    expect(await liveOf(ada)).toEqual([]);
  });
});
