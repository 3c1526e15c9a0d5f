import type { Match } from '@rolefit/contracts';
import { aResumeFacts, someHighlights } from '@rolefit/testing';
import {
  aMatch,
  aNewScan,
  anEvaluationResult,
  aPostingReading,
  aResume,
  aScan,
  aUser,
  createTestDatabase,
  type TestDatabase,
} from '../testing/index.js';
import { run } from '../run.js';
import { EvaluationsRepository } from '../resumes/evaluations.repository.js';
import { MatchesRepository } from '../matches/matches.repository.js';
import { PostingReadingsRepository } from '../postings/posting-readings.repository.js';
import { ResumesRepository } from '../resumes/resumes.repository.js';
import { ScanWorkRepository } from './scan-work.repository.js';
import { ScansRepository } from './scans.repository.js';
import { SkillsRepository } from '../profiles/skills.repository.js';
import { SweepRepository } from '../sweep/sweep.repository.js';

const leaseMs = 60_000;

describe("the worker's side", () => {
  let database: TestDatabase;
  let work: ScanWorkRepository;
  let evaluations: EvaluationsRepository;
  let matches: MatchesRepository;
  beforeAll(async () => {
    database = await createTestDatabase();
    work = new ScanWorkRepository(database.dataSource);
    evaluations = new EvaluationsRepository(database.dataSource);
    matches = new MatchesRepository(database.dataSource);
  });
  afterAll(() => database.drop());

  /** A user whose resume is evaluated, with one skill. */
  async function anEvaluatedUser() {
    const user = await aUser(database.dataSource);
    const resume = await aResume(database.dataSource, user.id);
    await new ResumesRepository(database.dataSource).requestEvaluation(user.id, resume.id);
    const claim = await evaluations.claim({ id: resume.id, userId: user.id }, leaseMs);
    await evaluations.complete(claim!, anEvaluationResult(aResumeFacts()), (current) => [
      ...current.filter((skill) => skill.source === 'user'),
      { name: 'React', score: 80, source: 'resume', quote: 'React' },
    ]);
    return { user, resume };
  }

  /** Resolves once the statement that ends a scan waits for a lock. */
  async function untilCompleteWaits() {
    for (;;) {
      const rows = await run(
        database.dataSource,
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'WITH owner AS%'`,
      );
      if (rows.length > 0) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** The lower end of a scan's score, by which lists are sorted. */
  async function lowOf({ id }: { readonly id: string }) {
    const [row] = await run<{ low: number | null }>(
      database.dataSource,
      'SELECT score_low AS low FROM scans WHERE id = $1',
      [id],
    );
    return row?.low;
  }

  const result = (overall: number, resumeId: string, profileRevision: number, low?: number) => ({
    match: aMatch(overall, low),
    gaps: [],
    isOwnField: false,
    otherResumes: [],
    highlights: someHighlights(),
    readTitle: 'Engineer',
    resumeId,
    profileRevision,
    analyser: 'test',
  });

  const rejudged = (scanId: string, resumeId: string, match: Match) => ({
    scanId,
    resumeId,
    match,
    gaps: [],
    isOwnField: false,
    otherResumes: [],
    highlights: someHighlights(),
  });

  it('gives a scan to one worker at a time, and to the next when the lease has expired', async () => {
    const user = await aUser(database.dataSource);
    const scan = await aScan(database.dataSource, user.id);
    const claims = await Promise.all(
      Array.from({ length: 4 }, () => work.claim({ id: scan.id, userId: user.id }, leaseMs)),
    );
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
    await expect(work.isHeld({ id: scan.id, userId: user.id })).resolves.toBe(true);
    await run(
      database.dataSource,
      `UPDATE scans SET lease_until = now() - interval '1 second' WHERE id = $1`,
      [scan.id],
    );
    await expect(work.isHeld({ id: scan.id, userId: user.id })).resolves.toBe(false);
    const first = claims.find((claim) => claim !== null)!;
    const second = await work.claim({ id: scan.id, userId: user.id }, leaseMs);
    expect(second?.attempt).toBe(first.attempt + 1);
    await expect(work.renew(first, leaseMs)).resolves.toBe(false);
    await expect(work.setAside(first, 'needs-text', null)).resolves.toBe(false);
  });

  it('renews no lease that was released, so that the next run need not wait for it', async () => {
    const user = await aUser(database.dataSource);
    const scan = await aScan(database.dataSource, user.id);
    const claim = await work.claim({ id: scan.id, userId: user.id }, leaseMs);
    await work.release(claim!);
    await expect(work.renew(claim!, leaseMs)).resolves.toBe(false);
    await expect(work.claim({ id: scan.id, userId: user.id }, leaseMs)).resolves.not.toBeNull();
    const resume = await aResume(database.dataSource, user.id);
    await new ResumesRepository(database.dataSource).requestEvaluation(user.id, resume.id);
    const evaluation = await evaluations.claim({ id: resume.id, userId: user.id }, leaseMs);
    await evaluations.release(evaluation!);
    await expect(evaluations.renew(evaluation!, leaseMs)).resolves.toBe(false);
    await expect(
      evaluations.claim({ id: resume.id, userId: user.id }, leaseMs),
    ).resolves.not.toBeNull();
  });

  it('writes a match once: the run that lost its claim has no effect', async () => {
    const { user, resume } = await anEvaluatedUser();
    const scan = await aScan(database.dataSource, user.id);
    const profile = (await matches.profileFor(user.id))!;
    const first = (await work.claim({ id: scan.id, userId: user.id }, leaseMs))!;
    await expect(work.release(first)).resolves.toBe(true);
    const second = (await work.claim({ id: scan.id, userId: user.id }, leaseMs))!;
    await expect(work.release(first)).resolves.toBe(false);
    await expect(
      work.complete(first, result(10, resume.id, profile.profileRevision)),
    ).resolves.toBe('lost');
    await expect(
      work.complete(second, result(74, resume.id, profile.profileRevision)),
    ).resolves.toEqual({ closeHandover: null });
    await expect(
      work.complete(second, result(99, resume.id, profile.profileRevision)),
    ).resolves.toBe('lost');
    await expect(
      new ScansRepository(database.dataSource).find(user.id, scan.id),
    ).resolves.toMatchObject({
      status: 'completed',
      title: 'Engineer',
      score: { overallScore: 74 },
      resumeText: 'React',
    });
  });

  it('writes a match although the lease is renewed concurrently, and none once another run has claimed the scan', async () => {
    const { user, resume } = await anEvaluatedUser();
    const { profileRevision } = (await matches.profileFor(user.id))!;
    const completeBeside = async (change: string) => {
      const scan = await aScan(database.dataSource, user.id);
      const claim = (await work.claim({ id: scan.id, userId: user.id }, leaseMs))!;
      const beside = database.dataSource.createQueryRunner();
      try {
        await beside.startTransaction();
        await beside.query(`UPDATE scans SET ${change} WHERE id = $1`, [scan.id]);
        const completed = work.complete(claim, result(74, resume.id, profileRevision));
        await untilCompleteWaits();
        await beside.commitTransaction();
        return await completed;
      } finally {
        await beside.release();
      }
    };
    await expect(completeBeside(`lease_until = now() + interval '1 minute'`)).resolves.toEqual({
      closeHandover: null,
    });
    await expect(completeBeside('attempt = attempt + 1')).resolves.toBe('lost');
  });

  it('waits for a concurrent change of the profile, and then judges by the new one', async () => {
    const { user, resume } = await anEvaluatedUser();
    const scan = await aScan(database.dataSource, user.id);
    const { profileRevision } = (await matches.profileFor(user.id))!;
    const claim = (await work.claim({ id: scan.id, userId: user.id }, leaseMs))!;
    const beside = database.dataSource.createQueryRunner();
    try {
      await beside.startTransaction();
      await beside.query('UPDATE users SET profile_revision = profile_revision + 1 WHERE id = $1', [
        user.id,
      ]);
      const completed = work.complete(claim, result(50, resume.id, profileRevision));
      await untilCompleteWaits();
      await beside.commitTransaction();
      await expect(completed).resolves.toBe('stale');
    } finally {
      await beside.release();
    }
    await expect(work.complete(claim, result(74, resume.id, profileRevision + 1))).resolves.toEqual(
      {
        closeHandover: null,
      },
    );
  });

  it('refuses a match that was judged by a profile that has changed since', async () => {
    const { user, resume } = await anEvaluatedUser();
    const scan = await aScan(database.dataSource, user.id);
    const profile = (await matches.profileFor(user.id))!;
    const claim = (await work.claim({ id: scan.id, userId: user.id }, leaseMs))!;
    await new SkillsRepository(database.dataSource).replace(user.id, () => [
      { name: 'Vue', score: 5, source: 'user', quote: null },
    ]);
    await expect(
      work.complete(claim, result(50, resume.id, profile.profileRevision)),
    ).resolves.toBe('stale');
  });

  it('keeps the former score when a match is judged again, and finds no stale match afterwards', async () => {
    const { user, resume } = await anEvaluatedUser();
    const posting = aNewScan();
    const scan = await aScan(database.dataSource, user.id, posting);
    await new PostingReadingsRepository(database.dataSource).keep(
      posting.postingHash,
      'test',
      aPostingReading(),
    );
    const before = (await matches.profileFor(user.id))!;
    await work.complete(
      (await work.claim({ id: scan.id, userId: user.id }, leaseMs))!,
      result(61, resume.id, before.profileRevision),
    );
    await matches.markRescored(user.id, before.profileRevision);

    await new SkillsRepository(database.dataSource).replace(user.id, (current) => [
      ...current,
      { name: 'Vue', score: 90, source: 'user', quote: null },
    ]);
    const sweep = new SweepRepository(database.dataSource);
    expect((await sweep.usersToRescore(null, 1_000)).map((row) => row.userId)).toContain(user.id);
    const after = (await matches.profileFor(user.id))!;
    const stale = await matches.stale(user.id, after.profileRevision, 100);
    expect(stale.map((match) => match.scanId)).toEqual([scan.id]);
    await expect(
      matches.rescore(user.id, after, [rejudged(scan.id, resume.id, aMatch(74))]),
    ).resolves.toEqual([scan.id]);
    await expect(
      matches.rescore(user.id, before, [rejudged(scan.id, resume.id, aMatch(1))]),
    ).resolves.toEqual([]);
    await matches.markRescored(user.id, after.profileRevision);

    await expect(
      new ScansRepository(database.dataSource).find(user.id, scan.id),
    ).resolves.toMatchObject({
      formerScore: 61,
      score: { overallScore: 74 },
    });
    await expect(matches.stale(user.id, after.profileRevision, 100)).resolves.toEqual([]);
    expect((await sweep.usersToRescore(null, 1_000)).map((row) => row.userId)).not.toContain(
      user.id,
    );
  });

  it('keeps the lower end of the range with each new score, and none of a match without a range', async () => {
    const { user, resume } = await anEvaluatedUser();
    const scans = await Promise.all([1, 2].map(() => aScan(database.dataSource, user.id)));
    const { profileRevision } = (await matches.profileFor(user.id))!;
    for (const { id } of scans)
      await work.complete(
        (await work.claim({ id, userId: user.id }, leaseMs))!,
        result(100, resume.id, profileRevision, 65),
      );
    expect(await Promise.all(scans.map(lowOf))).toEqual([65, 65]);
    await new SkillsRepository(database.dataSource).replace(user.id, () => [
      { name: 'Vue', score: 90, source: 'user', quote: null },
    ]);
    const judged = scans.map(({ id }, index) => rejudged(id, resume.id, aMatch(85, [72][index])));
    await matches.rescore(user.id, (await matches.profileFor(user.id))!, judged);
    expect(await Promise.all(scans.map(lowOf))).toEqual([72, null]);
  });

  it('rescores matches while one of them is locked, without waiting', async () => {
    const { user, resume } = await anEvaluatedUser();
    const { profileRevision: before } = (await matches.profileFor(user.id))!;
    const scans = await Promise.all([1, 2].map(() => aScan(database.dataSource, user.id)));
    for (const { id } of scans)
      await work.complete(
        (await work.claim({ id, userId: user.id }, leaseMs))!,
        result(61, resume.id, before),
      );
    await new SkillsRepository(database.dataSource).replace(user.id, () => [
      { name: 'Vue', score: 90, source: 'user', quote: null },
    ]);
    const profile = (await matches.profileFor(user.id))!;
    const [taken, free] = scans.map(({ id }) => id);
    const judged = [taken!, free!].map((scanId) => rejudged(scanId, resume.id, aMatch(74)));
    await database.dataSource.transaction(async (manager) => {
      await manager.query('SELECT id FROM scans WHERE id = $1 FOR UPDATE', [taken]);
      await expect(matches.rescore(user.id, profile, judged)).resolves.toEqual([free]);
    });
    await expect(matches.rescore(user.id, profile, judged)).resolves.toEqual([taken]);
  });

  /** A scan that was scored, and then queued again. */
  async function aRescan(overallScore: number, low?: number) {
    const { user, resume } = await anEvaluatedUser();
    const scan = await aScan(database.dataSource, user.id);
    const { profileRevision } = (await matches.profileFor(user.id))!;
    await work.complete(
      (await work.claim({ id: scan.id, userId: user.id }, leaseMs))!,
      result(overallScore, resume.id, profileRevision, low),
    );
    const scans = new ScansRepository(database.dataSource);
    await scans.rescan(user.id, scan.id);
    return {
      scan,
      claim: (await work.claim({ id: scan.id, userId: user.id }, leaseMs))!,
      find: () => scans.find(user.id, scan.id),
      complete: (next: number) => result(next, resume.id, profileRevision),
    };
  }

  it('keeps the former score when a scan that runs again ends with another one, and the score while it runs', async () => {
    const { claim, find, complete } = await aRescan(61);
    await expect(find()).resolves.toMatchObject({
      status: 'reading',
      score: { overallScore: 61 },
      formerScore: null,
      scoreChangedAt: null,
    });
    await work.complete(claim, complete(74));
    await expect(find()).resolves.toMatchObject({
      score: { overallScore: 74 },
      formerScore: 61,
      scoreChangedAt: expect.any(Date),
    });
  });

  it('has no former score where the new one is the same, and drops one after a week', async () => {
    const { scan, claim, find, complete } = await aRescan(61);
    await work.complete(claim, complete(61));
    await expect(find()).resolves.toMatchObject({ formerScore: null });
    const changedDaysAgo = (days: number) =>
      run(
        database.dataSource,
        `UPDATE scans SET former_score = 50, former_score_at = now() - interval '${days} days' WHERE id = $1`,
        [scan.id],
      );
    await changedDaysAgo(6);
    await expect(find()).resolves.toMatchObject({ formerScore: 50 });
    await changedDaysAgo(8);
    await expect(find()).resolves.toMatchObject({ formerScore: null, scoreChangedAt: null });
  });

  it('drops the match of a scan that turns out not to be judgeable, and keeps it where the scan fails', async () => {
    const failure = { code: 'MODEL_UNAVAILABLE' as const, message: 'No answer.', retryable: true };
    const failed = await aRescan(61);
    await work.fail(failed.claim, failure);
    await expect(failed.find()).resolves.toMatchObject({
      status: 'failed',
      failure,
      score: { overallScore: 61 },
      match: { judge: 'test' },
    });
    const dropped = await aRescan(61, 48);
    expect(await lowOf(dropped.scan)).toBe(48);
    await work.setAside(dropped.claim, 'needs-text', null);
    await expect(dropped.find()).resolves.toMatchObject({
      status: 'needs-text',
      score: null,
      readyToApply: null,
      match: null,
      judgedAt: null,
    });
    expect(await lowOf(dropped.scan)).toBeNull();
  });

  it('keeps the first of two readings of a text, and returns it to both scans', async () => {
    const { user } = await anEvaluatedUser();
    const posting = aNewScan();
    await aScan(database.dataSource, user.id, posting);
    const readings = new PostingReadingsRepository(database.dataSource);
    const [first, second] = [aPostingReading({ modelMs: 1 }), aPostingReading({ modelMs: 2 })];
    expect([
      await readings.keep(posting.postingHash, 'test', first),
      await readings.keep(posting.postingHash, 'test', second),
    ]).toEqual([first, first]);
    await readings.keepKnown(posting.postingHash, 'test', second);
    await expect(readings.find(posting.postingHash, 'test')).resolves.toEqual(first);
  });

  it('keeps no reading of a text whose last scan was deleted while it was read', async () => {
    const { user } = await anEvaluatedUser();
    const posting = aNewScan();
    const scan = await aScan(database.dataSource, user.id, posting);
    await new ScansRepository(database.dataSource).delete(user.id, scan.id);
    const readings = new PostingReadingsRepository(database.dataSource);
    await readings.keep(posting.postingHash, 'test', aPostingReading());
    await expect(readings.find(posting.postingHash, 'test')).resolves.toBeNull();
  });

  it("keeps the user's own skills when a resume is evaluated again", async () => {
    const { user, resume } = await anEvaluatedUser();
    await new SkillsRepository(database.dataSource).replace(user.id, () => [
      { name: 'Negotiation', score: 70, source: 'user', quote: null },
    ]);
    await new ResumesRepository(database.dataSource).requestEvaluation(user.id, resume.id);
    const claim = (await evaluations.claim({ id: resume.id, userId: user.id }, leaseMs))!;
    await evaluations.complete(claim, anEvaluationResult(aResumeFacts()), (current) => [
      ...current.filter((skill) => skill.source === 'user'),
      { name: 'React', score: 80, source: 'resume', quote: 'React' },
    ]);
    const names = (await new SkillsRepository(database.dataSource).list(user.id)).map(
      (skill) => skill.name,
    );
    expect(names).toEqual(['Negotiation', 'React']);
  });

  it('remembers removed skills until the user adds them again', async () => {
    const { user, resume } = await anEvaluatedUser();
    const skills = new SkillsRepository(database.dataSource);
    const evaluateAgain = async () => {
      await new ResumesRepository(database.dataSource).requestEvaluation(user.id, resume.id);
      const claim = (await evaluations.claim({ id: resume.id, userId: user.id }, leaseMs))!;
      let told: readonly string[] = [];
      await evaluations.complete(claim, anEvaluationResult(aResumeFacts()), (current, removed) => {
        told = removed;
        return current;
      });
      return told;
    };
    await skills.replace(user.id, () => []);
    await expect(evaluateAgain()).resolves.toEqual(['react']);
    await skills.replace(user.id, () => [
      { name: 'React', score: 50, source: 'user', quote: null },
    ]);
    await expect(evaluateAgain()).resolves.toEqual([]);
  });

  it('runs one evaluation of a resume at a time', async () => {
    const user = await aUser(database.dataSource);
    const resume = await aResume(database.dataSource, user.id);
    const resumes = new ResumesRepository(database.dataSource);
    const asked = await Promise.all(
      Array.from({ length: 4 }, () => resumes.requestEvaluation(user.id, resume.id)),
    );
    expect(asked.filter((answer) => answer.isQueued)).toHaveLength(1);
    await expect(
      evaluations.fail({ id: resume.id, userId: user.id }, 'RESUME_NO_TEXT'),
    ).resolves.toEqual({
      keptReading: false,
    });
    await expect(
      evaluations.fail({ id: resume.id, userId: user.id }, 'RESUME_NO_TEXT'),
    ).resolves.toBeNull();
    await expect(resumes.requestEvaluation(user.id, resume.id)).resolves.toMatchObject({
      isQueued: true,
    });
  });

  it('finds waiting rows whose job may be lost, and users to wake', async () => {
    const sweep = new SweepRepository(database.dataSource);
    const { user } = await anEvaluatedUser();
    const lost = await aScan(database.dataSource, user.id);
    const held = await aScan(database.dataSource, user.id);
    await work.claim({ id: held.id, userId: user.id }, leaseMs);
    const waiting = await aScan(database.dataSource, user.id);
    await work.setAside(
      (await work.claim({ id: waiting.id, userId: user.id }, leaseMs))!,
      'waiting-for-resume',
      null,
    );
    await run(
      database.dataSource,
      `UPDATE scans SET updated_at = now() - interval '1 minute' WHERE user_id = $1`,
      [user.id],
    );

    const found = (await sweep.waitingScans(10_000, null, 1_000)).filter(
      (row) => row.userId === user.id,
    );
    expect(found.map((row) => row.id)).toEqual([lost.id]);
    await expect(sweep.usersToWake(1_000)).resolves.toContain(user.id);
    await expect(work.wakeWaiting(user.id)).resolves.toEqual([{ id: waiting.id, handover: 2 }]);
  });

  it('lets one process sweep at a time', async () => {
    const sweep = new SweepRepository(database.dataSource);
    let inner: boolean | undefined;
    const outer = await sweep.withLock(async () => {
      inner = await sweep.withLock(async () => undefined);
    });
    expect([outer, inner]).toEqual([true, false]);
  });
});
