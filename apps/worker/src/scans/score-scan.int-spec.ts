import { createServer } from 'node:http';
import { postings, resumes, makePdf } from '@rolefit/testing';
import { EventListener } from '../testing/event-listener.js';
import { TestWorker } from '../testing/test-worker.js';
import { waitUntil } from '../testing/wait-until.js';

describe('scoring a scan', () => {
  let worker: TestWorker;
  let events: EventListener;
  beforeAll(async () => {
    worker = await TestWorker.prepare();
    events = await EventListener.start(worker.config);
    await worker.start();
  });
  afterAll(async () => {
    await events.stop();
    await worker.stop();
  });

  it('gives a score with a quote for every point, and reports progress to the browser', async () => {
    const { id: userId } = await worker.anEvaluatedUser();
    const received = await events.follow(userId);
    const scanId = await worker.scan(userId, postings.frontend);
    const scan = await worker.scanIs(userId, scanId, ['completed']);

    const { match, postingText, resumeText } = scan;
    expect(scan.title).toBe('Senior Front-end Developer');
    expect(match!.points.reduce((sum, { points }) => sum + points, 0)).toBe(
      scan.score!.overallScore,
    );
    for (const { postingQuote, resumeQuote } of [
      ...match!.points,
      ...match!.matchSkills,
      ...match!.missingSkills,
    ]) {
      expect(postingText.slice(postingQuote.start, postingQuote.end)).toBe(postingQuote.text);
      if (resumeQuote !== null)
        expect(resumeText!.slice(resumeQuote.start, resumeQuote.end)).toBe(resumeQuote.text);
    }
    expect(match!.missingSkills.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Next.js', 'Kubernetes']),
    );
    expect(match!.matchSkills.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['React', 'TypeScript']),
    );

    const completed = await waitUntil(
      'scan.completed',
      () => received.find(({ name }) => name === 'scan.completed') ?? null,
    );
    expect(completed.payload).toEqual({
      _id: scanId,
      status: 'completed',
      title: scan.title,
      overallScore: scan.score!.overallScore,
      readyToApply: scan.readyToApply,
    });
    expect(received.filter(({ name }) => name.startsWith('scan.')).slice(0, 2)).toEqual([
      { name: 'scan.progress', payload: { _id: scanId, status: 'reading' } },
      { name: 'scan.progress', payload: { _id: scanId, status: 'matching' } },
    ]);
  });

  it('sends no request to a server that a posting names: neither its address nor its logo nor its links', async () => {
    const asked: (string | undefined)[] = [];
    const server = createServer((request, answer) => {
      asked.push(request.url);
      answer.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const address = server.address();
      const origin = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
      await fetch(`${origin}/by-the-test`);
      const { id: userId } = await worker.anEvaluatedUser();
      const scanId = await worker.scan(userId, `${postings.frontend}\nMore: ${origin}/text`, {
        url: `${origin}/posting`,
        logo: `${origin}/logo.png`,
      });
      await worker.scanIs(userId, scanId, ['completed']);
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
    expect(asked).toEqual(['/by-the-test']);
  });

  it("keeps the user's own title", async () => {
    const { id: userId } = await worker.anEvaluatedUser();
    const scanId = await worker.scan(userId, postings.frontend, { title: 'The one by the fjord' });
    await expect(worker.scanIs(userId, scanId, ['completed'])).resolves.toMatchObject({
      title: 'The one by the fjord',
    });
  });

  it.each([['short'], ['recipe'], ['vague']] as const)(
    'gives no score for a text that cannot be judged: %s',
    async (name) => {
      const { id: userId } = await worker.anEvaluatedUser();
      const received = await events.follow(userId);
      const scanId = await worker.scan(userId, postings[name]);
      await expect(
        worker.scanIs(userId, scanId, ['needs-text', 'completed', 'failed']),
      ).resolves.toMatchObject({ status: 'needs-text', score: null, match: null });
      const event = await waitUntil(
        'the event',
        () => received.find(({ name: event }) => event === 'scan.completed') ?? null,
      );
      expect(event.payload).toMatchObject({
        _id: scanId,
        status: 'needs-text',
        overallScore: null,
      });
    },
  );

  it('waits for a resume, then completes', async () => {
    const { id: userId } = await worker.aUser();
    const received = await events.follow(userId);
    const scanId = await worker.scan(userId, postings.nurse);
    await expect(worker.scanIs(userId, scanId, ['waiting-for-resume'])).resolves.toMatchObject({
      title: 'Registered Nurse - Intensive Care Unit',
      score: null,
    });
    const { id: resumeId } = await worker.upload(userId, makePdf(resumes.nurse));
    await worker.requestEvaluation(userId, resumeId);
    const scan = await worker.scanIs(userId, scanId, ['completed']);
    expect(scan.score!.overallScore).toBeGreaterThan(50);
    await waitUntil('scan.completed', () =>
      received.some(
        ({ name, payload }) => name === 'scan.completed' && payload['status'] === 'completed',
      ),
    );
    expect(
      received
        .filter(({ name }) => name === 'scan.completed')
        .map(({ payload }) => payload['status']),
    ).toEqual(['waiting-for-resume', 'completed']);
  });

  it('does not follow instructions in a posting', async () => {
    const { id: userId } = await worker.anEvaluatedUser();
    const scanId = await worker.scan(userId, postings.hostile);
    const scan = await worker.scanIs(userId, scanId, ['completed']);
    expect(scan.score!.overallScore).toBeLessThan(50);
    expect(scan.readyToApply).toBe(false);
    expect(scan.match!.matchSkills.map(({ name }) => name)).not.toContain('Quantum Telepathy');
  });

  it('reads a text once for all users, and gives equal facts equal scores', async () => {
    const text = `${postings.frontend}\n\nReference ${Date.now()}`;
    const users = [await worker.anEvaluatedUser(), await worker.anEvaluatedUser()];
    const scores: number[] = [];
    for (const { id } of users) {
      const scanId = await worker.scan(id, text);
      scores.push((await worker.scanIs(id, scanId, ['completed'])).score!.overallScore);
    }
    const rows = (await worker.dataSource.query(
      'SELECT count(*)::int AS count FROM posting_readings WHERE posting_hash IN (SELECT posting_hash FROM scans WHERE posting_text = $1)',
      [text],
    )) as { count: number }[];
    expect(rows[0]!.count).toBe(1);
    expect(scores[0]).toBe(scores[1]);
  });

  it('has one effect, however often a job is delivered', async () => {
    const { id: userId } = await worker.anEvaluatedUser();
    const scanId = await worker.scan(userId, postings.frontend, { isLost: true });
    await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) =>
        worker.enqueue('scan.score', { scanId }, `${scanId}-${name}`),
      ),
    );
    await worker.scanIs(userId, scanId, ['completed']);
    await waitUntil(
      'all deliveries end',
      async () =>
        (await worker
          .queue('scan.score')
          .getJobCountByTypes('active', 'waiting', 'delayed', 'prioritized')) === 0,
    );
    const [row] = (await worker.dataSource.query('SELECT attempt FROM scans WHERE id = $1', [
      scanId,
    ])) as { attempt: number }[];
    expect(row!.attempt).toBe(1);
    expect(await worker.queue('scan.score').getFailedCount()).toBe(0);
  });

  it('judges a scan by the profile at the time the match is written', async () => {
    const { id: userId } = await worker.anEvaluatedUser();
    const scanIds = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        worker.scan(userId, `${postings.frontend}\n${index}`),
      ),
    );
    for (let round = 0; round < 8; round += 1)
      await worker.editSkills(userId, [{ name: 'React', score: round * 10 }]);
    for (const scanId of scanIds) await worker.scanIs(userId, scanId, ['completed']);
    const isCurrent = async () => {
      const rows = (await worker.dataSource.query(
        'SELECT DISTINCT m.profile_revision = u.profile_revision AS current FROM matches m JOIN users u ON u.id = m.user_id WHERE m.user_id = $1',
        [userId],
      )) as { current: boolean }[];
      return rows.length === 1 && rows[0]!.current;
    };
    await waitUntil('all matches are of the last revision', isCurrent);
    const scores = await Promise.all(
      scanIds.map(async (id) => (await worker.findScan(userId, id)).score!.overallScore),
    );
    expect(new Set(scores).size).toBe(1);
  });
});
