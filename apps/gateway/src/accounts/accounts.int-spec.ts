import {
  apiBasePath,
  defaultRetention,
  type Endpoint,
  endpoints,
  limits,
  socketPath,
} from '@rolefit/contracts';
import {
  AnswersRepository,
  EvaluationsRepository,
  PostingReadingsRepository,
  ResumesRepository,
  SavedScansRepository,
  ScanWorkRepository,
  SkillsRepository,
} from '@rolefit/database';
import { aMatch, anEvaluationResult, aPostingReading, aScan } from '@rolefit/database/testing';
import { aResumeFacts, someHighlights } from '@rolefit/testing';
import { once } from 'node:events';
import { request } from 'node:http';
import type { Socket as NetSocket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { ResumesService } from '../resumes/resumes.service.js';
import {
  type Answer,
  dataOf,
  freePort,
  problemOf,
  type SignedInCaller,
  startGateway,
  type TestGateway,
} from '../testing/gateway.fixture.js';
import { connectExtension } from '../testing/browser-calls.js';
import { cookiesOf, goToGithub, startGithub, type TestGithub } from '../testing/github.fixture.js';

let github: TestGithub;
let gateway: TestGateway;
/** Another gateway of the same installation. */
let neighbour: TestGateway;
/** The same, where a deleted account is kept for seven days. */
let strict: TestGateway;
let ada: SignedInCaller;
const sockets: Socket[] = [];

beforeAll(async () => {
  github = await startGithub(await freePort());
  neighbour = await startGateway();
  strict = await startGateway(
    { RETENTION_DELETED_ACCOUNT_DAYS: '7', REDIS_PREFIX: neighbour.config.redis.prefix },
    neighbour.database,
  );
  // Started last: Passport has one strategy per name in a process.
  gateway = await startGateway(
    { ...github.env, REDIS_PREFIX: neighbour.config.redis.prefix },
    neighbour.database,
  );
});
beforeEach(async () => {
  ada = await gateway.signIn();
});
afterAll(async () => {
  sockets.forEach((socket) => socket.disconnect());
  await neighbour?.app.close();
  await strict?.app.close();
  await gateway?.close();
  github?.stop();
});

const profilePath = `${apiBasePath}/users/profile`;
const dayMs = 24 * 60 * 60 * 1_000;
const remove = (caller = ada) => caller.call('DELETE', profilePath);
const restore = (caller: SignedInCaller) => caller.call('POST', `${apiBasePath}/auth/restore`);
const renew = (refreshToken: string) =>
  gateway.call('POST', `${apiBasePath}/auth/session`, { body: { refreshToken } });
const codeOf = (answer: Answer) => [answer.status, problemOf(answer).error.code];
const deletedDaysAgo = (days: number) =>
  gateway.database.dataSource.query(
    `UPDATE users SET deleted_at = now() - $2 * interval '24 hours' WHERE id = $1`,
    [ada.user.id, days],
  );

async function connect(
  to: TestGateway,
  caller: SignedInCaller,
): Promise<{ socket: Socket; outcome: string }> {
  const socket = io(to.url, {
    path: socketPath,
    transports: ['websocket'],
    auth: { token: caller.accessToken },
    forceNew: true,
    reconnection: false,
  });
  sockets.push(socket);
  const outcome = await new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', (error) => resolve(error.message));
  });
  return { socket, outcome };
}

/** Gives Ada data in every part of the account. @returns a function that reads all of it through her own calls */
async function addData(): Promise<(caller: SignedInCaller) => Promise<unknown>> {
  const { dataSource } = gateway.database;
  const { id: userId } = ada.user;
  const file = new FormData();
  file.append('resume', new File(['%PDF-1.7 of Ada'], 'ada.pdf', { type: 'application/pdf' }));
  const { resume } = dataOf(
    'uploadResume',
    await ada.call('POST', `${profilePath}/resume`, { body: file }),
  );
  const resumeId = resume?.id ?? '';
  await new ResumesRepository(dataSource).requestEvaluation(userId, resumeId);
  const evaluation = await new EvaluationsRepository(dataSource).claim(
    { id: resumeId, userId },
    60_000,
  );
  await new EvaluationsRepository(dataSource).complete(
    evaluation!,
    anEvaluationResult(aResumeFacts()),
    () => [{ name: 'React', score: 70, source: 'resume', quote: 'React' }],
  );
  await new SkillsRepository(dataSource).replace(userId, (current) => [
    ...current,
    { name: 'Knitting', score: 5, source: 'user', quote: null },
  ]);
  await new AnswersRepository(dataSource).change(userId, () => ({
    licences: { items: ['Class B'], isComplete: true },
  }));
  const { id: scanId } = await aScan(dataSource, userId, { title: 'Baker' });
  const work = new ScanWorkRepository(dataSource);
  const claim = (await work.claim({ id: scanId, userId }, 60_000))!;
  await new PostingReadingsRepository(dataSource).keep(
    claim.postingHash,
    'builtin-test',
    aPostingReading(),
  );
  const [{ revision }] = (await dataSource.query(
    'SELECT profile_revision AS revision FROM users WHERE id = $1',
    [userId],
  )) as [{ revision: number }];
  await work.complete(claim, {
    match: aMatch(61),
    gaps: [],
    isOwnField: false,
    otherResumes: [],
    highlights: someHighlights(),
    readTitle: null,
    resumeId,
    profileRevision: revision,
    analyser: 'builtin-test',
  });
  await new SavedScansRepository(dataSource).save(userId, scanId, {
    stage: 'offer',
    note: 'They called',
  });
  return async (caller: SignedInCaller) => {
    const profile = dataOf('getProfile', await caller.call('GET', profilePath));
    return {
      // A link belongs to one session.
      profile: JSON.stringify(profile, (key, value: unknown) => (key === 'url' ? null : value)),
      file: (await gateway.call('GET', profile.resume?.url ?? '')).body,
      answers: dataOf('getAnswers', await caller.call('GET', `${profilePath}/answers`)),
      list: dataOf('listScans', await caller.call('GET', `${apiBasePath}/jobs`)),
      detail: dataOf('getScan', await caller.call('GET', `${apiBasePath}/jobs/${scanId}`)),
      insights: dataOf('getInsights', await caller.call('GET', `${apiBasePath}/jobs/insights`)),
    };
  };
}

async function isDeletionWaiting(): Promise<boolean> {
  const rows = (await gateway.database.dataSource.query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'UPDATE users SET deleted_at%'`,
  )) as unknown[];
  return rows.length > 0;
}

describe('deleting an account', () => {
  it('returns until when it can be restored, and clears the cookie', async () => {
    const before = Date.now();
    const answer = await remove();
    const untilMs =
      Date.parse(dataOf('deleteProfile', answer).restorableUntil) -
      limits.accountRestoreDays * dayMs;
    expect(untilMs).toBeGreaterThan(before - 5_000);
    expect(untilMs).toBeLessThan(Date.now() + 5_000);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^rolefit_session=; .*Path=\/api\/v1\/auth/);
  });

  it('ends all sessions immediately: this browser, others and the extension, for every kind of token', async () => {
    const elsewhere = await gateway.signIn(ada.user);
    const extension = dataOf('createExtensionSession', await connectExtension(gateway, ada));
    await remove();
    for (const accessToken of [ada.accessToken, elsewhere.accessToken, extension.accessToken]) {
      expect(
        codeOf(
          await neighbour.call('GET', profilePath, {
            headers: { authorization: `Bearer ${accessToken}` },
          }),
        ),
      ).toEqual([401, 'SESSION_EXPIRED']);
    }
    for (const refreshToken of [ada.refreshToken, elsewhere.refreshToken, extension.refreshToken])
      expect(codeOf(await renew(refreshToken))).toEqual([401, 'SESSION_EXPIRED']);
  });

  it('disconnects the live connections of that user, on every gateway, and no others', async () => {
    const bob = await gateway.signIn();
    const [here, there, other] = [
      await connect(gateway, ada),
      await connect(neighbour, ada),
      await connect(neighbour, bob),
    ];
    expect([here.outcome, there.outcome, other.outcome]).toEqual([
      'connected',
      'connected',
      'connected',
    ]);
    const ended = Promise.all(
      [here, there].map(
        ({ socket }) => new Promise((resolve) => socket.once('disconnect', resolve)),
      ),
    );
    await remove();
    expect(await ended).toEqual(['io server disconnect', 'io server disconnect']);
    expect(other.socket.connected).toBe(true);
    expect((await connect(gateway, ada)).outcome).toBe('SESSION_INVALID');
  });

  it('disconnects them even where the caller is gone before the response', async () => {
    const { socket } = await connect(neighbour, ada);
    const ended = new Promise((resolve) => socket.once('disconnect', resolve));
    const hold = gateway.database.dataSource.createQueryRunner();
    await hold.startTransaction();
    await hold.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [ada.user.id]);
    const connected = once(gateway.app.getHttpServer(), 'connection') as Promise<[NetSocket]>;
    // A separate connection, so that its end is visible from both sides.
    const call = request(gateway.url + profilePath, {
      method: 'DELETE',
      agent: false,
      headers: { authorization: `Bearer ${ada.accessToken}` },
    });
    call.on('error', () => undefined).end();
    const [connection] = await connected;
    while (!(await isDeletionWaiting())) await setTimeout(20);
    const gone = once(connection, 'close');
    call.destroy();
    await gone;
    await hold.commitTransaction();
    await hold.release();
    expect(await ended).toBe('io server disconnect');
  });

  it('invalidates existing links to the resume’s file', async () => {
    await addData();
    const { resume } = dataOf('getProfile', await ada.call('GET', profilePath));
    expect((await gateway.call('GET', resume?.url ?? '')).status).toBe(200);
    await remove();
    expect(codeOf(await gateway.call('GET', resume?.url ?? ''))).toEqual([401, 'LINK_EXPIRED']);
  });

  it('rejects an upload that was in progress', async () => {
    await remove();
    await expect(
      gateway.app.get(ResumesService).add(
        { userId: ada.user.id, sessionId: ada.sessionId },
        {
          fileName: 'late.pdf',
          container: 'pdf',
          format: () => 'pdf',
          stream: Readable.from(['%PDF-1.7']),
        },
        { number: null },
      ),
    ).rejects.toMatchObject({ code: 'ACCOUNT_DELETED' });
    expect((await gateway.storedFiles()).filter((path) => path.includes(ada.user.id))).toEqual([]);
  });
});

describe('the period in which a deleted account can be restored', () => {
  const deleteAt = async (at: TestGateway) =>
    dataOf(
      'deleteProfile',
      await at.call('DELETE', profilePath, {
        headers: { authorization: `Bearer ${ada.accessToken}` },
      }),
    ).restorableUntil;
  const daysUntil = (restorableUntil: string | null) =>
    (Date.parse(restorableUntil ?? '') - Date.now()) / dayMs;

  it('is the one of the setting', async () => {
    expect(daysUntil(await deleteAt(strict))).toBeCloseTo(7, 2);
    await deletedDaysAgo(6);
    const back = await gateway.signIn(ada.user);
    expect((await restore(back)).status).toBe(200);
  });

  it('is over after that', async () => {
    await deleteAt(strict);
    const back = await strict.signIn(ada.user);
    await deletedDaysAgo(8);
    expect(codeOf(await restore(back))).toEqual([401, 'SESSION_EXPIRED']);
  });

  it('stays as the user was told when the setting changes', async () => {
    await deleteAt(strict);
    const back = await gateway.signIn(ada.user);
    const { restorableUntil } = dataOf('getMe', await back.call('GET', `${apiBasePath}/auth/me`));
    expect(daysUntil(restorableUntil)).toBeCloseTo(7, 2);
  });

  it('is told before the deletion', async () => {
    const of = async (at: TestGateway) =>
      dataOf('listProviders', await at.call('GET', `${apiBasePath}/auth/providers`)).retention;
    expect(await of(gateway)).toEqual(defaultRetention);
    expect(await of(strict)).toEqual({ ...defaultRetention, deletedAccountDays: 7 });
  });
});

describe('signing in to a deleted account', () => {
  const bearer: [string, Endpoint][] = Object.entries<Endpoint>(endpoints).filter(
    ([, { auth, forDeleted }]) => auth === 'bearer' && forDeleted !== true,
  );
  let back: SignedInCaller;
  beforeEach(async () => {
    await remove();
    back = await gateway.signIn(ada.user);
  });

  it('yields a session that knows until when the account can be restored', async () => {
    const { restorableUntil } = dataOf('getMe', await back.call('GET', `${apiBasePath}/auth/me`));
    expect(Date.parse(restorableUntil ?? '')).toBeGreaterThan(
      Date.now() + (limits.accountRestoreDays - 1) * dayMs,
    );
    expect(dataOf('createSession', await renew(back.refreshToken)).user).toMatchObject({
      id: ada.user.id,
      restorableUntil,
    });
  });

  it.each(bearer)('gives access to nothing else: not %s', async (_, { method, path }) => {
    expect(codeOf(await back.call(method, apiBasePath + path.replace(':id', ada.user.id)))).toEqual(
      [403, 'ACCOUNT_DELETED'],
    );
  });

  it('opens no live connection', async () => {
    expect((await connect(gateway, back)).outcome).toBe('SESSION_INVALID');
  });

  it('can be signed out of', async () => {
    expect(
      (
        await gateway.call('POST', `${apiBasePath}/auth/logout`, {
          body: { refreshToken: back.refreshToken },
        })
      ).status,
    ).toBe(200);
    expect(codeOf(await restore(back))).toEqual([401, 'SESSION_EXPIRED']);
  });

  it('is impossible after the grace period', async () => {
    await deletedDaysAgo(limits.accountRestoreDays + 1);
    expect(codeOf(await restore(back))).toEqual([401, 'SESSION_EXPIRED']);
    expect(codeOf(await back.call('GET', `${apiBasePath}/auth/me`))).toEqual([
      401,
      'SESSION_EXPIRED',
    ]);
    expect(codeOf(await renew(back.refreshToken))).toEqual([401, 'SESSION_EXPIRED']);
  });
});

describe('the callback from GitHub', () => {
  const signIn = async (query = '') => {
    const { callback, cookie } = await goToGithub(gateway, query);
    const answer = await gateway.call('GET', callback, { headers: { cookie } });
    const session = dataOf(
      'createSession',
      await gateway.call('POST', `${apiBasePath}/auth/session`, {
        headers: { cookie: cookiesOf(answer.headers) },
      }),
    );
    return { location: answer.headers.get('location'), session };
  };

  it('redirects a deleted account to the restore page, and after the grace period a new account to its start', async () => {
    const { session } = await signIn();
    await gateway.call('DELETE', profilePath, {
      headers: { authorization: `Bearer ${session.accessToken}` },
    });
    for (const query of ['', '?source=extension', '?returnTo=%2Fjob-match']) {
      const again = await signIn(query);
      expect([again.location, again.session.user?.id]).toEqual(['/restore', session.user?.id]);
    }
    await gateway.database.dataSource.query(
      `UPDATE users SET deleted_at = now() - interval '31 days' WHERE id = $1`,
      [session.user?.id],
    );
    const fresh = await signIn();
    expect(fresh.location).toBe('/dashboard');
    expect(fresh.session.user).toMatchObject({ isOnboarding: true, restorableUntil: null });
    expect(fresh.session.user?.id).not.toBe(session.user?.id);
  });
});

describe('restoring an account', () => {
  it('brings everything back on the last day, unchanged', async () => {
    const readState = await addData();
    const before = await readState(ada);
    await remove();
    await deletedDaysAgo(limits.accountRestoreDays - 1);
    const back = await gateway.signIn(ada.user);
    expect(dataOf('restoreAccount', await restore(back))).toMatchObject({
      id: ada.user.id,
      restorableUntil: null,
    });
    expect(await readState(back)).toEqual(before);
    expect((await connect(gateway, back)).outcome).toBe('connected');
  });

  it('leaves former sessions ended', async () => {
    await remove();
    await restore(await gateway.signIn(ada.user));
    expect(codeOf(await ada.call('GET', profilePath))).toEqual([401, 'SESSION_EXPIRED']);
    expect(codeOf(await renew(ada.refreshToken))).toEqual([401, 'SESSION_EXPIRED']);
  });

  it('has no effect on an active account, and requires authentication', async () => {
    expect(dataOf('restoreAccount', await restore(ada))).toMatchObject({
      id: ada.user.id,
      restorableUntil: null,
    });
    expect(codeOf(await gateway.call('POST', `${apiBasePath}/auth/restore`))).toEqual([
      401,
      'SESSION_MISSING',
    ]);
  });
});
