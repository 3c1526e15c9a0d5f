import { apiBasePath, limits, type PostingFacts, type ResumeFacts } from '@rolefit/contracts';
import {
  EvaluationsRepository,
  MatchesRepository,
  PostingReadingsRepository,
  ResumesRepository,
  ScanWorkRepository,
} from '@rolefit/database';
import {
  anEvaluationResult,
  aPostingReading,
  aReading,
  aResume,
  aScan,
} from '@rolefit/database/testing';
import {
  canBeJudged,
  judgeMatch,
  type ProfileSkillInput,
  profileSkillsFrom,
  scoreMatch,
  statedSkillScore,
} from '@rolefit/scoring';
import { skillByName } from '@rolefit/skills';
import {
  aPostingFacts,
  aQuote,
  aRandom,
  aRandomPosting,
  aRandomResume,
  aResumeFacts,
  aRole,
  aSkillRequirement,
  aTitle,
  type NamedSkill,
  someHighlights,
} from '@rolefit/testing';
import {
  dataOf,
  type SignedInCaller,
  startGateway,
  type TestGateway,
} from '../testing/gateway.fixture.js';

let gateway: TestGateway;
let ada: SignedInCaller;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  ada = await gateway.signIn();
});
afterAll(() => gateway?.close());

const path = `${apiBasePath}/jobs/insights`;
const insights = async (caller = ada) => dataOf('getInsights', await caller.call('GET', path));
const database = () => gateway.database.dataSource;

/** Stores facts and skills as a resume evaluation does. */
async function evaluate(
  userId: string,
  facts: ResumeFacts,
  skills: readonly ProfileSkillInput[],
): Promise<void> {
  const evaluations = new EvaluationsRepository(database());
  const resume = await aResume(database(), userId);
  await new ResumesRepository(database()).requestEvaluation(userId, resume.id);
  const claim = await evaluations.claim({ id: resume.id, userId }, 60_000);
  await evaluations.complete(claim!, anEvaluationResult(facts), () =>
    skills.map((skill) => ({ ...skill, quote: null })),
  );
}

/** Adds a completed scan with these facts, as a worker does. */
async function complete(userId: string, posting: PostingFacts): Promise<string> {
  const [work, matches] = [new ScanWorkRepository(database()), new MatchesRepository(database())];
  const scan = await aScan(database(), userId);
  const claim = await work.claim({ id: scan.id, userId }, 60_000);
  await new PostingReadingsRepository(database()).keep(
    claim!.postingHash,
    aReading.analyser,
    aPostingReading({ facts: posting }),
  );
  const profile = await matches.profileFor(userId);
  const { resumeId, facts: resume } = profile!.resumes[0]!;
  const input = { posting, resume, skills: profile!.skills };
  const { profileRevision } = profile!;
  await work.complete(claim!, {
    ...judgeMatch(input),
    otherResumes: [],
    highlights: someHighlights(),
    readTitle: null,
    resumeId,
    profileRevision,
    analyser: aReading.analyser,
  });
  return scan.id;
}

const names = [
  'React',
  'JavaScript',
  'TypeScript',
  'Docker',
  'Kubernetes',
  'SQL',
  'Java',
  'Python',
  'AWS',
  'Falconry',
  'Organ tuning',
];
const skills: NamedSkill[] = names.map((name) => ({ id: skillByName(name)?.id ?? null, name }));

/** The title of a posting and of a role: without work of the kind that the title names, no candidate is ready to apply. */
const craft = 'Falconer, organ builder and beekeeper';
const aCraftsman = () => aResumeFacts({ roles: [aRole(craft)] });

/** Recomputes the counts by judging everything again from the database. */
async function recomputeCounts(userId: string) {
  const profile = await new MatchesRepository(database()).profileFor(userId);
  const rows: { facts: PostingFacts }[] = await database().query(
    `SELECT p.facts FROM scans s JOIN posting_readings p ON p.posting_hash = s.posting_hash WHERE s.user_id = $1 AND s.status = 'completed'`,
    [userId],
  );
  const totals = new Map<string, { name: string; flips: number; missingIn: number }>();
  const scores: number[] = [];
  let own = 0;
  for (const { facts: posting } of rows) {
    const input = { posting, resume: profile!.resumes[0]!.facts, skills: profile!.skills };
    const { match, gaps, isOwnField } = judgeMatch(input);
    scores.push(match.score.overallScore);
    if (!isOwnField) continue;
    own += 1;
    for (const { name } of gaps) {
      const better = scoreMatch({
        ...input,
        skills: [
          ...input.skills.filter((one) => one.name !== name),
          { name, score: statedSkillScore, source: 'user' },
        ],
      });
      const total = totals.get(name) ?? { name, flips: 0, missingIn: 0 };
      totals.set(name, {
        name,
        flips: total.flips + (better.readyToApply && !match.readyToApply ? 1 : 0),
        missingIn: total.missingIn + 1,
      });
    }
  }
  return { scores, own, totals };
}

describe('insights', () => {
  const nothing = { completedJobs: 0, readyJobs: 0, skillGaps: [], skillGapsOver: 0 };

  it('of no scans have every bin and week with zero', async () => {
    const empty = await insights();
    expect(empty).toMatchObject(nothing);
    expect(empty.scoreDistribution.map(({ from, to, count }) => [from, to, count])).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((tens) => [
        tens * 10,
        tens === 9 ? 100 : tens * 10 + 9,
        0,
      ]),
    );
    expect(empty.scansPerWeek.map(({ count }) => count)).toEqual(
      Array.from({ length: limits.insightsWeeks }, () => 0),
    );
  });

  it('count incomplete scans only in their week', async () => {
    await aScan(database(), ada.user.id);
    const found = await insights();
    expect(found).toMatchObject(nothing);
    expect(found.scansPerWeek.at(-1)?.count).toBe(1);
  });

  it('equal the results of judging everything again with each skill', async () => {
    const random = aRandom(7);
    const drawn = aRandomResume(random, skills.slice(0, 6));
    const resume = { ...drawn, roles: [...drawn.roles, aRole(craft)] };
    const read = profileSkillsFrom(resume).map(({ name, score }) => ({
      name,
      score,
      source: 'resume' as const,
    }));
    // Half of the skills are held, so that one more makes the difference.
    const stated = names
      .slice(0, 6)
      .filter((name) => !read.some((one) => one.name === name))
      .map((name) => ({ name, score: 80, source: 'user' as const }));
    await evaluate(ada.user.id, resume, [...read, ...stated]);
    for (let index = 0; index < 60; index += 1) {
      const posting = aRandomPosting(random, skills);
      // An alternative is a gap in itself but not named separately in a match.
      // Every other posting asks for the craft and skills only, so that one more can make it applicable.
      const others = {
        title: aTitle(craft),
        experience: [],
        duties: [],
        education: [],
        languages: [],
      };
      const plain = {
        ...posting,
        ...(index % 2 === 0 && others),
        licences: [],
        skills: posting.skills.slice(0, 6).map((skill) => ({ ...skill, group: null })),
      };
      if (canBeJudged(plain)) await complete(ada.user.id, plain);
    }
    const [{ scores, own, totals }, found] = [await recomputeCounts(ada.user.id), await insights()];
    const expected = [...totals.values()]
      .filter(({ missingIn }) => missingIn >= limits.insightsGapPostings)
      .sort((a, b) => b.flips - a.flips || b.missingIn - a.missingIn);
    expect(expected.reduce((sum, { flips }) => sum + flips, 0)).toBeGreaterThan(5);
    expect(
      new Set(
        found.skillGaps.map(({ name, flips, missingIn }) =>
          JSON.stringify({ name, flips, missingIn }),
        ),
      ),
    ).toEqual(new Set(expected.map((total) => JSON.stringify(total))));
    expect(found.skillGaps.map(({ flips, missingIn }) => [flips, missingIn])).toEqual(
      expected.map(({ flips, missingIn }) => [flips, missingIn]),
    );
    expect(found.scoreDistribution.map(({ count }) => count)).toEqual(
      found.scoreDistribution.map(
        ({ from, to }) => scores.filter((score) => score >= from && score <= to).length,
      ),
    );
    expect([found.completedJobs, found.skillGapsOver]).toEqual([scores.length, own]);
    expect(own).toBeLessThan(scores.length);
  });

  it('list a skill once, however postings spell it, and at most twenty', async () => {
    const kubernetes = (name: string) =>
      aSkillRequirement(name, { skillId: skillByName('Kubernetes')?.id ?? null });
    const held = ['Falconry', 'Organ tuning', 'Beekeeping'];
    await evaluate(
      ada.user.id,
      aCraftsman(),
      held.map((name) => ({ name, score: 40, source: 'user' })),
    );
    for (const name of ['K8s', 'Kubernetes'])
      await complete(
        ada.user.id,
        aPostingFacts({
          title: aTitle(craft),
          skills: [
            kubernetes(name),
            ...held.map((one) => aSkillRequirement(one, { importance: 'preferred' })),
          ],
        }),
      );
    expect((await insights()).skillGaps).toEqual([
      {
        key: skillByName('Kubernetes')?.id,
        name: 'Kubernetes',
        kind: 'skill',
        flips: 2,
        missingIn: 2,
      },
    ]);
    const crafts = Array.from({ length: 40 }, (_, index) => aSkillRequirement(`Craft ${index}`));
    for (let times = 0; times < limits.insightsGapPostings; times += 1)
      await complete(ada.user.id, aPostingFacts({ title: aTitle(craft), skills: crafts }));
    expect((await insights()).skillGaps).toHaveLength(limits.insightsGaps);
  });

  it('count gaps in the user’s own field only, and from two postings on', async () => {
    await evaluate(ada.user.id, aCraftsman(), []);
    const asking = (title: string, ...asked: string[]) =>
      complete(
        ada.user.id,
        aPostingFacts({
          title: aTitle(title),
          skills: asked.map((name) => aSkillRequirement(name)),
        }),
      );
    await asking('Zorb pilot', 'Zorb steering');
    await asking('Zorb pilot', 'Zorb steering');
    expect(await insights()).toMatchObject({ completedJobs: 2, skillGaps: [], skillGapsOver: 0 });
    await asking(craft, 'Hood making', 'Reed voicing');
    expect(await insights()).toMatchObject({ skillGaps: [], skillGapsOver: 1 });
    await asking(craft, 'Hood making', 'Zorb steering');
    expect(await insights()).toMatchObject({
      skillGaps: [{ name: 'Hood making', missingIn: 2 }],
      skillGapsOver: 2,
    });
  });

  it('count a posting once that was scanned twice', async () => {
    await evaluate(ada.user.id, aCraftsman(), []);
    const posting = aPostingFacts({
      title: aTitle(craft),
      skills: [aSkillRequirement('Hood making')],
    });
    const [first, second] = [
      await complete(ada.user.id, posting),
      await complete(ada.user.id, posting),
    ];
    expect(await insights()).toMatchObject({ skillGaps: [{ missingIn: 2 }], skillGapsOver: 2 });
    await database().query(
      `UPDATE matches SET posting_hash = (SELECT posting_hash FROM matches WHERE scan_id = $1) WHERE scan_id = $2`,
      [first, second],
    );
    expect(await insights()).toMatchObject({ skillGaps: [], skillGapsOver: 1 });
  });

  it('report a perfect score, an applicable one, and the week of an old scan', async () => {
    const held = ['Falconry', 'Organ tuning', 'Beekeeping', 'Glass blowing'];
    await evaluate(
      ada.user.id,
      aCraftsman(),
      held.map((name) => ({ name, score: 100, source: 'user' })),
    );
    const asked = held.map((name) => aSkillRequirement(name, { quote: aQuote(name) }));
    const scanId = await complete(
      ada.user.id,
      aPostingFacts({ title: aTitle(craft), skills: asked }),
    );
    await database().query(`UPDATE scans SET created_at = '2026-01-01T00:00:00Z' WHERE id = $1`, [
      scanId,
    ]);
    const found = await insights();
    expect([
      found.readyJobs,
      found.scoreDistribution.at(-1),
      found.scansPerWeek.at(-1)?.count,
    ]).toEqual([1, { from: 90, to: 100, count: 1 }, 0]);
  });

  it('count weeks from Monday to Sunday in UTC, each by its ISO name', async () => {
    const scans = await Promise.all(
      Array.from({ length: 3 }, () => aScan(database(), ada.user.id)),
    );
    const thisMonday = Date.parse(`${(await insights()).scansPerWeek.at(-1)?.startsOn}T00:00:00Z`);
    const [sunday, monday] = [new Date(thisMonday - 1), new Date(thisMonday)];
    for (const [index, at] of [sunday, monday].entries())
      await database().query('UPDATE scans SET created_at = $2 WHERE id = $1', [
        scans[index]?.id,
        at,
      ]);
    const weeks = (await insights()).scansPerWeek;
    expect(new Date(thisMonday).getUTCDay()).toBe(1);
    expect(weeks.slice(-3).map(({ count }) => count)).toEqual([0, 1, 2]);
    expect(new Set(weeks.map(({ week }) => week)).size).toBe(limits.insightsWeeks);
    expect(weeks.every(({ week }) => /^\d{4}-W\d{2}$/.test(week))).toBe(true);
  });

  it('exclude other users’ scans', async () => {
    const bob = await gateway.signIn();
    await evaluate(bob.user.id, aCraftsman(), []);
    const skills = [aSkillRequirement('Hood making')];
    for (let times = 0; times < limits.insightsGapPostings; times += 1)
      await complete(bob.user.id, aPostingFacts({ title: aTitle(craft), skills }));
    const found = await insights();
    expect(found).toMatchObject(nothing);
    expect(found.scansPerWeek.at(-1)?.count).toBe(0);
    expect((await insights(bob)).skillGaps).toHaveLength(1);
  });
});
