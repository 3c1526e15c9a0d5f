import type { INestApplicationContext } from '@nestjs/common';
import { AppError, type PostingFacts, type SkillGap } from '@rolefit/contracts';
import {
  AnswersRepository,
  MatchesRepository,
  NamedResumesRepository,
  SkillsRepository,
  SweepRepository,
} from '@rolefit/database';
import { jobIdOf } from '@rolefit/queues';
import { skillGaps } from '@rolefit/scoring';
import { postings, resumes } from '@rolefit/testing';
import { randomInt } from 'node:crypto';
import { Sweeper } from '../sweep/sweeper.js';
import { EventListener } from '../testing/event-listener.js';
import { TestWorker } from '../testing/test-worker.js';
import { waitUntil } from '../testing/wait-until.js';
import { RescoreMatchesProcessor } from './rescore-matches.processor.js';

describe('rescoring matches', () => {
  let worker: TestWorker;
  let events: EventListener;
  let app: INestApplicationContext;
  beforeAll(async () => {
    worker = await TestWorker.prepare();
    events = await EventListener.start(worker.config);
    app = await worker.start();
    // It would re-enqueue rows that these tests leave pending.
    await app.get(Sweeper).onModuleDestroy();
  });
  afterAll(async () => {
    await events.stop();
    await worker.stop();
  });

  it('judges every match again after skills were edited, stores the former score, and reports the count', async () => {
    const { id: userId } = await worker.anEvaluatedUser();
    const scanIds = await Promise.all(
      [postings.frontend, postings.hostile].map((text) => worker.scan(userId, text)),
    );
    const before = await Promise.all(
      scanIds.map((scanId) => worker.scanIs(userId, scanId, ['completed'])),
    );
    const received = await events.follow(userId);
    const others = (await new SkillsRepository(worker.dataSource).list(userId)).filter(
      ({ name }) => !['React', 'TypeScript', 'JavaScript'].includes(name),
    );
    await worker.editSkills(userId, [
      ...others,
      ...['Python', 'SQL', 'Apache Spark', 'Airflow', 'AWS'].map((name) => ({ name, score: 90 })),
    ]);

    const event = await waitUntil(
      'matches.rescored',
      () => received.find(({ name }) => name === 'matches.rescored') ?? null,
    );
    expect(event.payload).toEqual({ count: 2 });
    const [frontend, data] = await Promise.all(
      scanIds.map((scanId) => worker.findScan(userId, scanId)),
    );
    expect(frontend!.score!.overallScore).toBeLessThan(before[0]!.score!.overallScore);
    expect(frontend!.formerScore).toBe(before[0]!.score!.overallScore);
    expect(data!.score!.overallScore).toBeGreaterThan(before[1]!.score!.overallScore);
    expect(data!.formerScore).toBe(before[1]!.score!.overallScore);
  });

  it('judges every match again after answers were changed, without a reading, and stores the former score', async () => {
    const { id: userId } = await worker.anEvaluatedUser();
    const scanId = await worker.scan(
      userId,
      postings.frontend.replace(
        '- Fluent English',
        '- Fluent English\n- German at level B2\n- You must be authorized to work in the United States',
      ),
    );
    const before = await worker.scanIs(userId, scanId, ['completed']);
    const statusOf = (scan: typeof before, kind: string) =>
      scan.match?.knockouts
        .filter((knockout) => knockout.kind === kind)
        .map(({ status }) => status);
    expect(statusOf(before, 'work-permit')).toEqual(['unknown']);
    const readings = () =>
      worker.dataSource.query('SELECT count(*)::int AS count FROM posting_readings');
    const [readBefore, received] = [await readings(), await events.follow(userId)];
    const stated = {
      workPermits: { items: ['US'], isComplete: false },
      languages: { items: [{ code: 'de', level: 'C1' as const }], isComplete: false },
    };
    const changed = await new AnswersRepository(worker.dataSource).change(userId, () => stated);
    await worker.enqueue('matches.rescore', { userId }, jobIdOf(userId, changed!.revision!));

    await waitUntil(
      'matches.rescored',
      () => received.find(({ name }) => name === 'matches.rescored') ?? null,
    );
    const after = await worker.findScan(userId, scanId);
    expect([statusOf(after, 'work-permit'), after.formerScore]).toEqual([
      ['met'],
      before.score!.overallScore,
    ]);
    expect(after.score!.overallScore).toBeGreaterThan(before.score!.overallScore);
    expect(await readings()).toEqual(readBefore);
    expect((await new MatchesRepository(worker.dataSource).profileFor(userId))?.answers).toEqual(
      stated,
    );
  });

  it('stores the effect of each missing skill, and recomputes it with the match', async () => {
    const { userId, scanId } = await worker.aUserWithMatch();
    const before = await gapsOf(scanId);
    expect(before.stored).toEqual(before.judged);
    expect(before.stored.map(({ name }) => name)).toContain('Kubernetes');
    const received = await events.follow(userId);
    await worker.editSkills(userId, [{ name: 'Kubernetes', score: 90 }]);
    await waitUntil(
      'matches.rescored',
      () => received.find(({ name }) => name === 'matches.rescored') ?? null,
    );
    const after = await gapsOf(scanId);
    expect(after.stored).toEqual(after.judged);
    expect(after.stored.map(({ name }) => name)).toContain('React');
    expect(after.stored.map(({ name }) => name)).not.toContain('Kubernetes');
  });

  it('judges more matches than one batch holds', async () => {
    const { userId, scanId } = await worker.aUserWithMatch();
    await copy(scanId, 230);
    const received = await events.follow(userId);
    await worker.editSkills(userId, [{ name: 'React', score: 99 }]);
    const event = await waitUntil(
      'matches.rescored',
      () => received.find(({ name }) => name === 'matches.rescored') ?? null,
    );
    expect(event.payload).toEqual({ count: 231 });
    await expect(staleCount(userId)).resolves.toBe(0);
  });

  it('ends with the last match although a resume is removed, the skills change with it, and the job yields', async () => {
    const { userId, scanId } = await worker.aUserWithMatch();
    const { number } = await worker.anotherResume(userId, 'Nursing', resumes.nurse);
    await worker.anotherResume(userId, 'Copy', resumes.software);
    await copy(scanId, 230);
    const received = await events.follow(userId);
    const revision = await new NamedResumesRepository(worker.dataSource).remove(userId, number);
    await worker.enqueue('matches.rescore', { userId, revision }, jobIdOf(userId, revision));
    await worker.isIdle();
    await expect(staleCount(userId)).resolves.toBe(0);
    const counts = () =>
      received.flatMap(({ name, payload }) => (name === 'matches.rescored' ? [payload] : []));
    // Each match was judged against two resumes.
    await waitUntil('both turns are reported', () => counts().length === 2);
    expect(counts()).toEqual([{ count: 150 }, { count: 81 }]);
    const names = (await new SkillsRepository(worker.dataSource).list(userId)).map(
      ({ name }) => name,
    );
    expect(names).not.toContain('Wound care');
    const [row] = await worker.dataSource.query(
      'SELECT profile_revision = rescored_revision AS "isDone" FROM users WHERE id = $1',
      [userId],
    );
    expect(row).toEqual({ isDone: true });
  });

  it('skips a match whose posting cannot be judged any more, and judges the others', async () => {
    const { id: userId } = await worker.anEvaluatedUser();
    const [odd, fine] = [
      await worker.scan(userId, `${postings.frontend}\nodd`),
      await worker.scan(userId, `${postings.frontend}\nfine`),
    ];
    const before = await worker.scanIs(userId, odd, ['completed']);
    await worker.scanIs(userId, fine, ['completed']);
    await worker.dataSource.query(
      `UPDATE posting_readings SET facts = facts || '{"isPosting": false}' WHERE posting_hash = (SELECT posting_hash FROM scans WHERE id = $1)`,
      [odd],
    );
    const received = await events.follow(userId);
    await worker.editSkills(userId, [{ name: 'Knitting', score: 50 }]);
    const event = await waitUntil(
      'matches.rescored',
      () => received.find(({ name }) => name === 'matches.rescored') ?? null,
    );
    expect(event.payload).toEqual({ count: 1 });
    await expect(worker.findScan(userId, odd)).resolves.toMatchObject({
      score: before.score,
      formerScore: null,
    });
    expect((await worker.findScan(userId, fine)).score!.overallScore).toBeLessThan(
      before.score!.overallScore,
    );
  });

  describe('with a superseded revision', () => {
    /** A user with one match, and a function that runs the job of a revision. */
    async function someone() {
      const { userId } = await worker.aUserWithMatch();
      const change = async (): Promise<number> => {
        await worker.editSkills(userId, [{ name: 'React', score: randomInt(1, 100) }], {
          isLost: true,
        });
        return (await new MatchesRepository(worker.dataSource).revisionOf(userId))!;
      };
      const context = {
        requestId: undefined,
        jobId: 'one',
        attemptsMade: 0,
        isLastAttempt: false,
        queuePosition: 0,
        signal: new AbortController().signal,
      };
      return {
        userId,
        change,
        run: (revision: number) =>
          app.get(RescoreMatchesProcessor).handle({ userId, revision }, context),
      };
    }

    it('judges nothing, since the newer one has a separate job', async () => {
      const { userId, change, run } = await someone();
      const [older, newer] = [await change(), await change()];
      await run(older);
      await expect(staleCount(userId)).resolves.toBe(1);
      await run(newer);
      await expect(staleCount(userId)).resolves.toBe(0);
    });

    it('stops when that happens during the run, and does not mark the rescore as complete', async () => {
      const { userId, change, run } = await someone();
      const older = await change();
      const matches = app.get(MatchesRepository);
      const { stale } = matches;
      const looked = jest.spyOn(matches, 'stale').mockImplementationOnce(async (...asked) => {
        const found = await stale.apply(matches, asked);
        await change();
        return found;
      });
      await run(older);
      expect(looked).toHaveBeenCalledTimes(1);
      looked.mockRestore();
      await expect(staleCount(userId)).resolves.toBe(1);
      const [row] = (await worker.dataSource.query(
        'SELECT profile_revision - rescored_revision AS behind FROM users WHERE id = $1',
        [userId],
      )) as { behind: number }[];
      expect(row!.behind).toBeGreaterThan(0);
    });
  });

  describe('that loses its worker', () => {
    it('makes progress although the process is suspended for longer than its lock each time', async () => {
      const { id: userId } = await worker.anEvaluatedUser();
      const scanIds = await Promise.all(
        ['one', 'two', 'three'].map((word) => worker.scan(userId, `${postings.frontend}\n${word}`)),
      );
      for (const scanId of scanIds) await worker.scanIs(userId, scanId, ['completed']);
      const matches = app.get(MatchesRepository);
      const { stale } = matches;
      let timesStill = 0;
      const standing = jest.spyOn(matches, 'stale').mockImplementation(async (...asked) => {
        const found = await stale.apply(matches, asked);
        const end = performance.now() + (found.length > 0 ? 6_000 : 0);
        if (found.length > 0) timesStill += 1;
        while (performance.now() < end);
        return found;
      });
      await worker.editSkills(userId, [{ name: 'React', score: 3 }]);
      await waitUntil('the matches are judged again', async () => (await staleCount(userId)) === 0);
      await worker.isIdle();
      expect(timesStill).toBeLessThanOrEqual(3);
      standing.mockRestore();
    });

    it('is abandoned after three permanent failures, and retried when the profile changes', async () => {
      const { userId } = await worker.aUserWithMatch();
      await worker.editSkills(userId, [{ name: 'React', score: 4 }], { isLost: true });
      const matches = app.get(MatchesRepository);
      const revision = (await matches.revisionOf(userId))!;
      const fail = () =>
        app
          .get(RescoreMatchesProcessor)
          .onFinalFailure({ userId, revision }, new AppError('INTERNAL'));
      const isWaiting = async () =>
        (await app.get(SweepRepository).usersToRescore(null, 1_000)).some(
          (row) => row.userId === userId,
        );
      await fail();
      await fail();
      expect(await isWaiting()).toBe(true);
      await fail();
      expect(await isWaiting()).toBe(false);
      await worker.editSkills(userId, [{ name: 'React', score: 5 }], { isLost: true });
      expect(await isWaiting()).toBe(true);
    });
  });

  /** Copies a scan and its match; only their number matters. */
  async function copy(scanId: string, times: number): Promise<void> {
    await worker.dataSource.query(
      `WITH copies AS (
         INSERT INTO scans (id, user_id, job_id, company_name, url, posting_text, posting_hash, status, score, overall_score, ready_to_apply)
         SELECT gen_random_uuid(), user_id, 'copy-' || n, company_name, url, posting_text, posting_hash, status, score, overall_score, ready_to_apply
         FROM scans, generate_series(1, $2::int) n WHERE id = $1 RETURNING id)
       INSERT INTO matches (scan_id, user_id, resume_id, profile_revision, posting_hash, analyser, match)
       SELECT copies.id, m.user_id, m.resume_id, m.profile_revision, m.posting_hash, m.analyser, m.match FROM copies, matches m WHERE m.scan_id = $1`,
      [scanId, times],
    );
  }

  /** The stored gaps, and those of judging the stored facts again. */
  async function gapsOf(scanId: string): Promise<{ stored: SkillGap[]; judged: SkillGap[] }> {
    const [row] = (await worker.dataSource.query(
      `SELECT m.gaps, p.facts, m.user_id AS "userId" FROM matches m JOIN posting_readings p ON p.posting_hash = m.posting_hash WHERE m.scan_id = $1`,
      [scanId],
    )) as { gaps: SkillGap[]; facts: PostingFacts; userId: string }[];
    const profile = await new MatchesRepository(worker.dataSource).profileFor(row!.userId);
    return {
      stored: row!.gaps,
      judged: skillGaps({
        posting: row!.facts,
        resume: profile!.resumes[0]!.facts,
        skills: profile!.skills,
        answers: profile!.answers,
      }),
    };
  }

  async function staleCount(userId: string): Promise<number> {
    const [row] = (await worker.dataSource.query(
      'SELECT count(*)::int AS count FROM matches m JOIN users u ON u.id = m.user_id WHERE m.user_id = $1 AND m.profile_revision < u.profile_revision',
      [userId],
    )) as { count: number }[];
    return row!.count;
  }
});
