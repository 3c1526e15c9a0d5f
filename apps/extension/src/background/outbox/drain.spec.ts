import 'fake-indexeddb/auto';
import { createApiClient } from '@rolefit/api-client';
import { type ScanDraft } from '@/messages';
import { aJob, json, ok, problem, server, user } from '@/testing/server.fake';
import { openDatabase } from '../database';
import { drain } from './drain';
import { Holds } from './holds';
import { Outbox } from './outbox';

const draft: ScanDraft = {
  jobDescription: 'We look for a baker.',
  companyName: 'Bakery',
  url: 'https://jobs.example/1',
};
const owner = { server, userId: user.id };
const second = 1_000;

let names = 0;

/** An outbox with a separate database, and a server that answers as given; `now` is advanced by hand. */
function aSender(
  answer: (jobId: string, call: number, url: string) => Response | Promise<Response>,
  onSent?: () => Promise<void>,
) {
  const database = openDatabase(`drain-${(names += 1)}`);
  const clock = { now: Date.UTC(2026, 10, 20) };
  const now = () => clock.now;
  const [outbox, holds] = [new Outbox(database, now), new Holds(database, now, () => 1)];
  const sent: string[] = [];
  const done: string[] = [];
  const api = createApiClient({
    baseUrl: server,
    getToken: () => 'token',
    onSession: () => undefined,
    onUnauthorized: () => undefined,
    fetch: async (url, init) => {
      if (url.endsWith('/auth/session')) return problem(401, 'AUTHERROR', 'SESSION_EXPIRED');
      const { jobId } = JSON.parse(String(init.body)) as { jobId: string };
      sent.push(jobId);
      return answer(jobId, sent.length, url);
    },
  });
  const run = () =>
    drain({
      outbox,
      holds,
      api,
      owner,
      now,
      random: () => 1,
      onSent: onSent ?? ((job) => void done.push(job.jobId)),
    });
  return { outbox, holds, clock, sent, done, run };
}

const takes = (jobId: string) => ok(aJob(jobId));
const cutOff = (): never => {
  throw new TypeError('Failed to fetch');
};

describe('drain', () => {
  it('sends all scans, oldest first, and removes those that the server confirms', async () => {
    const { outbox, clock, sent, done, run } = aSender(takes);
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      ids.push(await outbox.add(owner, draft));
      clock.now += 1;
    }
    expect(await run()).toBeNull();
    expect([sent, done, await outbox.list(owner)]).toEqual([ids, ids, []]);
  });

  it('saves the scans that are to be saved, and sends both again where only that failed', async () => {
    let attempt = 0;
    const calls: string[] = [];
    const { outbox, clock, done, run } = aSender((jobId, _, url) => {
      calls.push(url.endsWith('/saved') ? 'save' : 'scan');
      if (!url.endsWith('/saved')) return takes(jobId);
      return (attempt += 1) === 1 ? cutOff() : takes('saved');
    });
    await outbox.add(owner, draft, true);
    const next = await run();
    expect([calls, done, await outbox.list(owner)]).toEqual([
      ['scan', 'save'],
      [],
      [expect.objectContaining({ isSaved: true, state: 'waiting' })],
    ]);
    clock.now = next ?? clock.now;
    expect(await run()).toBeNull();
    expect([calls, done, await outbox.list(owner)]).toEqual([
      ['scan', 'save', 'scan', 'save'],
      ['saved'],
      [],
    ]);
  });

  it('resends with the same id if the answer was lost', async () => {
    const { outbox, clock, sent, done, run } = aSender((jobId, call) =>
      call === 1 ? cutOff() : takes(jobId),
    );
    const id = await outbox.add(owner, draft);
    const next = await run();
    expect(next).toBe(clock.now + 5 * second);
    clock.now = Number(next);
    expect(await run()).toBeNull();
    expect([sent, done]).toEqual([[id, id], [id]]);
  });

  it('backs off exponentially from an unreachable server, once for the whole outbox', async () => {
    const { outbox, clock, sent, run } = aSender(cutOff);
    for (let index = 0; index < 20; index += 1) await outbox.add(owner, draft);
    const waits: number[] = [];
    for (let index = 0; index < 10; index += 1) {
      const next = Number(await run());
      waits.push((next - clock.now) / second);
      clock.now = next;
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900]);
    expect(sent).toHaveLength(10);
  });

  it('retries early when the network is back', async () => {
    const { outbox, holds, done, run } = aSender((jobId, call) =>
      call === 1 ? cutOff() : takes(jobId),
    );
    const id = await outbox.add(owner, draft);
    await run();
    await holds.retryNow(server);
    expect(await run()).toBeNull();
    expect(done).toEqual([id]);
  });

  it('respects the delay that the server requests', async () => {
    const { outbox, holds, clock, sent, run } = aSender((jobId, call) =>
      call === 1
        ? problem(429, 'RATELIMITED', 'REQUEST_RATE_LIMITED', { retryAfter: '120' })
        : takes(jobId),
    );
    await outbox.add(owner, draft);
    const next = Number(await run());
    expect(next - clock.now).toBe(120 * second);
    clock.now = next - 1;
    await holds.retryNow(server);
    expect(await run()).toBe(next);
    expect(sent).toHaveLength(1);
    clock.now = next;
    expect(await run()).toBeNull();
  });

  it('treats the page of a proxy as an unreachable server', async () => {
    const { outbox, holds, run } = aSender(
      () => new Response('<html>Please log in to the Wi-Fi</html>'),
    );
    await outbox.add(owner, draft);
    await run();
    expect(await holds.read(server)).toMatchObject({ why: 'offline' });
    expect(await outbox.list(owner)).toHaveLength(1);
  });

  it('removes a scan that a newer server has accepted in an unknown format', async () => {
    const { outbox, holds, sent, run } = aSender((jobId) =>
      ok({ ...aJob(jobId), status: 'state-of-tomorrow' }),
    );
    const ids = [await outbox.add(owner, draft), await outbox.add(owner, draft)];
    expect(await run()).toBeNull();
    expect([[...sent].sort(), await outbox.list(owner), await holds.read(server)]).toEqual([
      ids.sort(),
      [],
      null,
    ]);
  });

  it.each([
    { data: 'x' },
    { isSuccess: true, message: 'OK' },
    { isSuccess: false, message: 'OK', data: { status: 1 } },
  ])('keeps a scan if an intermediary answers: %j', async (body) => {
    const { outbox, run } = aSender(() => json(200, body));
    await outbox.add(owner, draft);
    expect([typeof (await run()), (await outbox.list(owner)).length]).toEqual(['number', 1]);
  });

  it('respects the delay that a proxy requests', async () => {
    const { outbox, holds, clock, run } = aSender(
      () => new Response('<html>', { status: 503, headers: { 'retry-after': '120' } }),
    );
    await outbox.add(owner, draft);
    expect(Number(await run()) - clock.now).toBe(120 * second);
    expect(await holds.read(server)).toMatchObject({ why: 'busy' });
  });

  it('resends after a server error before its back-off ends if the user asks', async () => {
    const { outbox, done, run } = aSender((jobId, call) =>
      call === 1 ? problem(500, 'INTERNAL', 'INTERNAL') : takes(jobId),
    );
    const id = await outbox.add(owner, draft);
    expect(await run()).not.toBeNull();
    await outbox.makeDue(owner);
    expect([await run(), done]).toEqual([null, [id]]);
  });

  it('keeps everything if the session has expired', async () => {
    const { outbox, sent, run } = aSender(() => problem(401, 'AUTHERROR', 'SESSION_EXPIRED'));
    await outbox.add(owner, draft);
    await outbox.add(owner, draft);
    expect(await run()).toBeNull();
    expect([sent.length, (await outbox.list(owner)).map(({ state }) => state)]).toEqual([
      1,
      ['waiting', 'waiting'],
    ]);
  });

  it('keeps a refused scan with the reason, sends the others, and sends it after a correction', async () => {
    const { outbox, clock, done, run } = aSender((jobId, call) =>
      call === 1
        ? problem(400, 'VALIDATIONERROR', 'REQUEST_INVALID', { fields: { url: 'Invalid URL' } })
        : takes(jobId),
    );
    const bad = await outbox.add(owner, draft);
    clock.now += 1;
    const good = await outbox.add(owner, draft);
    expect(await run()).toBeNull();
    expect(done).toEqual([good]);
    expect(await outbox.list(owner)).toMatchObject([
      {
        jobId: bad,
        state: 'refused',
        problem: { message: 'said REQUEST_INVALID', fields: { url: 'Invalid URL' } },
      },
    ]);
    await outbox.correct(bad, { ...draft, url: 'https://jobs.example/2' });
    await run();
    expect(done).toEqual([good, bad]);
  });

  it('sends the others after a server error on one scan', async () => {
    const { outbox, clock, done, run } = aSender((jobId, call) =>
      call === 1 ? problem(500, 'INTERNAL', 'INTERNAL') : takes(jobId),
    );
    const first = await outbox.add(owner, draft);
    clock.now += 1;
    const other = await outbox.add(owner, draft);
    const next = Number(await run());
    expect(done).toEqual([other]);
    clock.now = next;
    await run();
    expect(done).toEqual([other, first]);
  });

  it('sends scans without an owner but none of another user or server', async () => {
    const { outbox, done, run } = aSender(takes);
    await outbox.add({ server, userId: 'somebody else' }, draft);
    await outbox.add({ server: 'https://other.example', userId: user.id }, draft);
    const nobodys = await outbox.add({ server, userId: null }, draft);
    await run();
    expect(done).toEqual([nobodys]);
    expect(await outbox.list({ server, userId: 'somebody else' })).toHaveLength(1);
  });

  it('does not send a removed scan', async () => {
    const { outbox, sent, run } = aSender(takes);
    await outbox.remove(await outbox.add(owner, draft));
    expect(await run()).toBeNull();
    expect(sent).toEqual([]);
  });

  it('rejects an invalid scan', async () => {
    const { outbox } = aSender(takes);
    await expect(outbox.add(owner, { ...draft, url: 'javascript:alert(1)' })).rejects.toThrow(
      'Paste a link that starts with https://',
    );
    expect(await outbox.list(owner)).toEqual([]);
  });

  it('does not resend if the popup’s lists cannot be stored', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { outbox, sent, run } = aSender(takes, () => Promise.reject(new Error('quota exceeded')));
    await outbox.add(owner, draft);
    expect([await run(), await run(), sent.length]).toEqual([null, null, 1]);
    jest.restoreAllMocks();
  });

  it.each([
    ['cannot be reached', cutOff],
    [
      'asks to wait',
      () => problem(429, 'RATELIMITED', 'REQUEST_RATE_LIMITED', { retryAfter: '120' }),
    ],
    ['fails', () => problem(500, 'INTERNAL', 'INTERNAL')],
  ])('continues if a server %s and the clock is set back by a day', async (_, fails) => {
    const { outbox, clock, done, run } = aSender((jobId, call) =>
      call === 1 ? fails() : takes(jobId),
    );
    const id = await outbox.add(owner, draft);
    expect(await run()).toBeGreaterThan(clock.now);
    clock.now -= 24 * 60 * 60 * second;
    expect(await run()).toBeNull();
    expect(done).toEqual([id]);
  });
});
