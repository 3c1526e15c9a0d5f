import {
  CloseReadingsRepository,
  CloseReadingWorkRepository,
  MatchesRepository,
  NamedResumesRepository,
} from '@rolefit/database';
import { type ScriptedBehaviour, ScriptedModelServer } from '@rolefit/model/testing';
import { jobIdOf } from '@rolefit/queues';
import { postings, resumes } from '@rolefit/testing';
import { EventListener } from '../../testing/event-listener.js';
import { TestWorker } from '../../testing/test-worker.js';
import { waitUntil } from '../../testing/wait-until.js';

/** The numbers of the requirements in a prompt. */
const numbersIn = (prompt: string) =>
  [...prompt.matchAll(/^(\d+)\. \[/gm)].map(([, number]) => Number(number));

describe('close readings of a user with several resumes', () => {
  let model: ScriptedModelServer;
  let worker: TestWorker;
  let events: EventListener;
  let answer: (prompt: string) => ScriptedBehaviour | Promise<ScriptedBehaviour>;
  beforeAll(async () => {
    model = await ScriptedModelServer.start(({ input }) => answer(input));
    worker = await TestWorker.prepare({
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: 'scripted-1',
      AI_READS: 'links',
      AI_TIMEOUT_MS: '30000',
    });
    worker.tryJobs(3, 100);
    events = await EventListener.start(worker.config);
    await worker.start();
  });
  afterAll(async () => {
    await events.stop();
    await worker.stop();
    await model.close();
  });

  /** Two front-end resumes: the default one fits better by rules. The third is a nurse's. */
  const shorter = [
    'Front-end Developer, Nordlys Media, Oslo',
    'August 2017 - February 2021',
    '- Developed single page applications in JavaScript and Vue.js on top of REST APIs',
    '- Maintained the pattern library of the editorial team',
    '',
    'SKILLS',
    'JavaScript, Vue.js, HTML, CSS',
  ];
  const lineOf = {
    shorter: shorter[3]!.slice(2),
    longer: 'Led a team of three developers and reviewed their code every day',
  };

  /** Which resume a prompt shows. */
  const resumeIn = (prompt: string) =>
    prompt.includes(lineOf.shorter)
      ? 'shorter'
      : prompt.includes(lineOf.longer)
        ? 'longer'
        : 'nurse';

  const verdicts = (prompt: string, verdict: 'shown' | 'not-found'): ScriptedBehaviour => ({
    kind: 'answer',
    output: {
      evidence: numbersIn(prompt).map((requirement) => ({
        requirement,
        verdict,
        quotes:
          verdict === 'shown'
            ? [lineOf[resumeIn(prompt) === 'shorter' ? 'shorter' : 'longer']]
            : [],
      })),
    },
  });

  let texts = 0;
  async function aUserWithThree(meet: (userId: string) => void = () => undefined): Promise<{
    userId: string;
    scanId: string;
    asked: () => string[];
  }> {
    const { id: userId } = await worker.anEvaluatedUser();
    meet(userId);
    await worker.anotherResume(userId, 'Nursing', resumes.nurse);
    await worker.anotherResume(userId, 'Short', shorter);
    const from = model.requests.length;
    const scanId = await worker.scan(userId, `${postings.frontend}\n\nThree ${++texts}`);
    const asked = () => model.requests.slice(from).map(({ input }) => resumeIn(input));
    return { userId, scanId, asked };
  }

  const closeReadingIs = (userId: string, scanId: string, status: string) =>
    waitUntil(`the close reading is ${status}`, async () => {
      const scan = await worker.findScan(userId, scanId);
      return scan.closeReading?.status === status && scan;
    });

  it('read only the best two, and judge by the better of these', async () => {
    answer = (prompt) => verdicts(prompt, resumeIn(prompt) === 'shorter' ? 'shown' : 'not-found');
    const { userId, scanId, asked } = await aUserWithThree();
    const received = await events.follow(userId);
    const scan = await closeReadingIs(userId, scanId, 'completed');
    expect(asked()).toEqual(['longer', 'shorter']);
    expect(scan).toMatchObject({
      resumeName: 'Short',
      closeReading: { isOutdated: false, effect: { reader: { name: 'scripted-1' } } },
      resumeComparison: {
        best: { name: 'Short' },
        others: [
          { name: 'Resume', isReadClosely: true },
          { name: 'Nursing', isReadClosely: false },
        ],
      },
    });
    expect(scan.closeReading!.modelCalls).toHaveLength(2);
    // The first result is judged and shown before the second resume is read.
    await waitUntil('the last event', () =>
      received.some(
        ({ name, payload }) => name === 'match.progress' && payload['status'] === 'completed',
      ),
    );
    const progress = received.filter(({ name }) => name === 'match.progress');
    expect(progress.map(({ payload }) => [payload['status'], 'overallScore' in payload])).toEqual([
      ['reading', false],
      ['reading', true],
      ['completed', true],
    ]);
  });

  it('are queued again for a version that neither of the two readings is of', async () => {
    answer = (prompt) => verdicts(prompt, 'shown');
    const { userId, scanId } = await aUserWithThree();
    await closeReadingIs(userId, scanId, 'completed');
    await worker.isIdle();
    const readings = new CloseReadingWorkRepository(worker.dataSource);
    const { resumes: all } = (await new MatchesRepository(worker.dataSource).profileFor(userId))!;
    const requeued = (number: number) => {
      const { resumeId } = all.find((resume) => resume.number === number)!;
      return readings.requeueOutdated(userId, resumeId, 10);
    };
    await expect(requeued(1)).resolves.toEqual([]);
    await expect(requeued(3)).resolves.toEqual([]);
    await expect(requeued(2)).resolves.toMatchObject([{ scanId }]);
  });

  it('do not call the model again in a rescan, or after the skills have changed', async () => {
    answer = (prompt) => verdicts(prompt, 'shown');
    const { userId, scanId, asked } = await aUserWithThree();
    const before = await closeReadingIs(userId, scanId, 'completed');
    await worker.isIdle();
    await worker.rescan(userId, scanId);
    await worker.isIdle();
    await worker.editSkills(userId, [{ name: 'Falconry', score: 50 }]);
    await worker.isIdle();
    const after = await worker.findScan(userId, scanId);
    expect(asked()).toHaveLength(2);
    expect(after.resumeComparison?.others[0]).toMatchObject({ isReadClosely: true });
    expect(after.closeReading).toMatchObject({ status: 'completed', isOutdated: false });
    expect(after.resumeName).toBe(before.resumeName);
  });

  it('pay once for the first one if the second one fails', async () => {
    let failures = 2;
    answer = (prompt) =>
      resumeIn(prompt) === 'shorter' && failures-- > 0
        ? { kind: 'error', status: 500 }
        : verdicts(prompt, 'shown');
    const { userId, scanId, asked } = await aUserWithThree();
    await closeReadingIs(userId, scanId, 'completed');
    expect(asked().filter((name) => name === 'longer')).toHaveLength(1);
    expect(asked().filter((name) => name === 'shorter').length).toBeGreaterThan(1);
  });

  it('read a new version of one resume, and keep the evidence of the other', async () => {
    answer = (prompt) => verdicts(prompt, 'shown');
    const { userId, scanId, asked } = await aUserWithThree();
    await closeReadingIs(userId, scanId, 'completed');
    await worker.isIdle();
    const changed = [...shorter, '- Introduced Jest tests and TypeScript in the pattern library'];
    const { id } = await worker.upload(userId, Buffer.from(changed.join('\n')), 'text', {
      number: 3,
    });
    await worker.requestEvaluation(userId, id, { tries: null });
    await worker.evaluationEnded(userId, undefined, 3);
    await worker.isIdle();
    await closeReadingIs(userId, scanId, 'completed');
    expect(asked().slice(0, 2)).toEqual(['longer', 'shorter']);
    expect(new Set(asked().slice(2))).toEqual(new Set(['shorter']));
    const scan = await worker.findScan(userId, scanId);
    expect(scan.closeReading).toMatchObject({ status: 'completed', isOutdated: false });
  });

  it('send nothing more of a resume that is removed during the first call', async () => {
    let removal: Promise<number> | null = null;
    let userId = '';
    answer = async (prompt) => {
      removal ??= new NamedResumesRepository(worker.dataSource).remove(userId, 3);
      await removal;
      return verdicts(prompt, 'shown');
    };
    const three = await aUserWithThree((id) => (userId = id));
    const scan = await closeReadingIs(userId, three.scanId, 'completed');
    expect(three.asked()).toEqual(['longer', 'nurse']);
    expect(scan.resumeComparison!.others).toMatchObject([{ name: 'Nursing', isReadClosely: true }]);
  });

  it('verify an agent’s claims against the resume that the match is judged by', async () => {
    answer = (prompt) => verdicts(prompt, 'not-found');
    const { userId, scanId } = await aUserWithThree();
    const before = await closeReadingIs(userId, scanId, 'completed');
    await worker.isIdle();
    const readings = new CloseReadingsRepository(worker.dataSource);
    const number = await new MatchesRepository(worker.dataSource).judgedResume(userId, scanId);
    expect(before.resumeComparison!.best.number).toBe(number);
    const claim = (quote: string) => ({
      requirementId: before.match!.points[0]!.requirementId!,
      verdict: 'shown' as const,
      quotes: [quote],
    });
    const isOfShorter = before.resumeName === 'Short';
    const submit = async (resumeNumber?: number) => {
      const queued = await readings.submit(userId, scanId, {
        reader: { kind: 'agent', name: 'Aide' },
        claims: [claim(isOfShorter ? lineOf.longer : lineOf.shorter)],
        ...(resumeNumber === undefined ? {} : { resumeNumber }),
      });
      await worker.enqueue('match.read-closely', { scanId }, jobIdOf(scanId, queued!.handover));
      await worker.isIdle();
      return readings.find(userId, scanId);
    };
    await expect(submit()).resolves.toMatchObject({ status: 'completed', refused: [{}] });
    // The agent read the other resume before the ranking changed.
    const other = before.resumeComparison!.others.find(
      ({ name }) => name === (isOfShorter ? 'Resume' : 'Short'),
    );
    await expect(submit(other!.number)).resolves.toMatchObject({
      status: 'completed',
      refused: [],
    });
    await expect(submit(9)).resolves.toMatchObject({
      status: 'failed',
      failure: { code: 'RESUME_NOT_FOUND' },
    });
  });
});
