import { readPosting, readResume } from '@rolefit/reading';
import { answersSchema } from '@rolefit/contracts';
import { postings, resumes } from '@rolefit/testing';
import { judgeMatch } from '@rolefit/scoring';
import { misbehavingThreadFile } from './testing/index.js';
import { TextPool } from './text-pool.js';

const asOf = '2026-11-23';
const resumeText = resumes.software.join('\n');

describe('a pool of threads', () => {
  let pool: TextPool;
  beforeAll(() => {
    pool = new TextPool({ threads: 2 });
  });
  afterAll(() => pool.close());

  it('reads postings and resumes like the calling thread', async () => {
    const texts = Object.values(postings);
    const [here, there] = [
      await Promise.all(texts.map((text) => readPosting(text))),
      await Promise.all(texts.map((text) => readPosting(text, { work: pool }))),
    ];
    expect(there).toEqual(here);
    expect(await readResume(resumeText, { asOf, work: pool })).toEqual(
      await readResume(resumeText, { asOf }),
    );
  });

  it('judges like the calling thread', async () => {
    const [{ facts: posting }, { facts: resume }] = await Promise.all([
      readPosting(postings.frontend, { work: pool }),
      readResume(resumeText, { asOf, work: pool }),
    ]);
    const skills = await pool.profileSkillsFrom(resume);
    const input = {
      posting,
      resume,
      skills: skills.map(({ name, score }) => ({ name, score, source: 'resume' as const })),
      answers: answersSchema.parse({}),
    };
    expect(await pool.judgeMatch(input, 'one')).toEqual(judgeMatch(input));
  });
});

describe('a text that exceeds its budget', () => {
  let pool: TextPool;
  beforeEach(() => {
    pool = new TextPool({
      threads: 2,
      threadFile: misbehavingThreadFile,
      budget: { cpuMs: 300, wallMs: 5_000 },
    });
  });
  afterEach(() => pool.close());

  it.each(['loops', 'backtracks'])(
    'fails permanently, and the next ones are read (%s)',
    async (text) => {
      await expect(pool.postingFacts(text, null)).rejects.toMatchObject({
        code: 'POSTING_TOO_COMPLEX',
        retry: false,
      });
      await expect(
        Promise.all(['a', 'b', 'c', 'd'].map((other) => pool.postingFacts(other, null))),
      ).resolves.toHaveLength(4);
    },
  );

  it('fails where it takes too much memory', async () => {
    const patient = new TextPool({
      threads: 1,
      threadFile: misbehavingThreadFile,
      budget: { cpuMs: 120_000, wallMs: 120_000 },
    });
    await expect(patient.postingFacts('grows', null)).rejects.toMatchObject({
      code: 'POSTING_TOO_COMPLEX',
      cause: { code: 'ERR_WORKER_OUT_OF_MEMORY' },
    });
    await expect(patient.postingFacts('next', null)).resolves.toMatchObject({ facts: 'next' });
    await patient.close();
  });

  it('blocks neither this thread nor calls in other threads', async () => {
    const patient = new TextPool({
      threads: 2,
      threadFile: misbehavingThreadFile,
      budget: { cpuMs: 1_000, wallMs: 60_000 },
    });
    const bad = patient.postingFacts('loops', null).catch((error: unknown) => error);
    let ticks = 0;
    const ticking = setInterval(() => (ticks += 1), 10);
    expect(await Promise.race([bad, patient.postingFacts('ordinary', null)])).toMatchObject({
      facts: 'ordinary',
    });
    expect(await bad).toMatchObject({ code: 'POSTING_TOO_COMPLEX' });
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(5);
    await patient.close();
  });

  it('does not count against calls that wait for a thread', async () => {
    const bad = Array.from({ length: 6 }, () =>
      pool.postingFacts('loops', null).catch((error: unknown) => error),
    );
    await expect(pool.postingFacts('waited', null)).resolves.toMatchObject({ facts: 'waited' });
    for (const error of await Promise.all(bad))
      expect(error).toMatchObject({ code: 'POSTING_TOO_COMPLEX' });
  });

  it('fails by wall time where its thread uses no CPU time', async () => {
    const impatient = new TextPool({
      threads: 1,
      threadFile: misbehavingThreadFile,
      budget: { cpuMs: 300, wallMs: 1_000 },
    });
    await expect(impatient.postingFacts('sleeps', null)).rejects.toMatchObject({
      code: 'POSTING_TOO_COMPLEX',
    });
    await impatient.close();
  });
});

it('reads ordinary texts in one thread, however many arrive together', async () => {
  const pool = new TextPool({
    threads: 2,
    blockedAfterMs: 600_000,
    threadFile: misbehavingThreadFile,
  });
  await pool.postingFacts('where', null);
  const threads = await Promise.all(
    Array.from({ length: 20 }, () => pool.postingFacts('where', null)),
  );
  expect(new Set(threads.map(({ facts }) => facts)).size).toBe(1);
  await pool.close();
});

it('rejects running, waiting and later calls when it closes', async () => {
  const pool = new TextPool({ threads: 1, threadFile: misbehavingThreadFile });
  await pool.postingFacts('ordinary', null);
  const calls = Promise.allSettled(
    ['sleeps', 'waits', 'waits'].map((text) => pool.postingFacts(text, null)),
  );
  await pool.close();
  for (const { status } of await calls) expect(status).toBe('rejected');
  await expect(pool.postingFacts('late', null)).rejects.toThrow('the thread pool is closed');
});

it('passes on what a task throws', async () => {
  const pool = new TextPool({ threads: 1, threadFile: misbehavingThreadFile });
  await expect(pool.postingFacts('throws', null)).rejects.toThrow('no such place');
  await pool.close();
});
