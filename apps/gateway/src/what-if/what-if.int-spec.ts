import { apiBasePath, type PostingFacts, type ResumeFacts, type WhatIf } from '@rolefit/contracts';
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
import { judgeMatch, scoreMatch, statedSkills, whatIfOutcome } from '@rolefit/scoring';
import { skillByName } from '@rolefit/skills';
import {
  aLanguageRequirement,
  aPostingFacts,
  aResumeFacts,
  aResumeSkill,
  aRole,
  aSkillRequirement,
  aTitle,
  evidenceIn,
  someHighlights,
} from '@rolefit/testing';
import { randomUUID } from 'node:crypto';
import {
  dataOf,
  problemOf,
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

const path = `${apiBasePath}/jobs/what-if`;
const database = () => gateway.database.dataSource;
const whatIf = async (query = '', caller = ada) =>
  dataOf('getWhatIf', await caller.call('GET', path + query));
const namesOf = ({ offers }: WhatIf) =>
  offers.flatMap((offer) => (offer.kind === 'skill' ? [offer.name] : []));

const craft = 'Falconer, organ builder and beekeeper';
const aCraftsman = (facts: Partial<ResumeFacts> = {}) =>
  aResumeFacts({ roles: [aRole(craft)], ...facts });

/** A posting of Ada's own field, unless it has another title. */
function aPosting(names: readonly string[], facts: Partial<PostingFacts> = {}): PostingFacts {
  return aPostingFacts({
    title: aTitle(craft),
    skills: names.map((name, index) =>
      aSkillRequirement(name, {
        skillId: skillByName(name)?.id ?? null,
        quote: { text: name, start: 100 * (index + 1), end: 100 * (index + 1) + name.length },
      }),
    ),
    ...facts,
  });
}

/** Stores a resume as an evaluation does. */
async function evaluate(facts: ResumeFacts): Promise<void> {
  const evaluations = new EvaluationsRepository(database());
  const resume = await aResume(database(), ada.user.id);
  await new ResumesRepository(database()).requestEvaluation(ada.user.id, resume.id);
  const claim = await evaluations.claim({ id: resume.id, userId: ada.user.id }, 60_000);
  await evaluations.complete(claim!, anEvaluationResult(facts), () => []);
}

/** Adds a completed scan with these facts, as a worker does. */
async function complete(posting: PostingFacts): Promise<string> {
  const [work, matches] = [new ScanWorkRepository(database()), new MatchesRepository(database())];
  const scan = await aScan(database(), ada.user.id);
  const claim = await work.claim({ id: scan.id, userId: ada.user.id }, 60_000);
  const { analyser } = aReading;
  const readings = new PostingReadingsRepository(database());
  await readings.keep(claim!.postingHash, analyser, aPostingReading({ facts: posting }));
  const profile = (await matches.profileFor(ada.user.id))!;
  const { resumeId, facts: resume } = profile.resumes[0]!;
  await work.complete(claim!, {
    ...judgeMatch({ posting, resume, skills: profile.skills, answers: profile.answers }),
    otherResumes: [],
    highlights: someHighlights(),
    readTitle: null,
    resumeId,
    profileRevision: profile.profileRevision,
    analyser,
  });
  return scan.id;
}

async function storedData(): Promise<unknown> {
  const tables = ['users', 'profile_skills', 'corrections', 'matches', 'scans'];
  return Promise.all(tables.map((table) => database().query(`SELECT * FROM ${table} ORDER BY 1`)));
}

describe('GET /jobs/what-if', () => {
  it('gives the scores and verdicts that judging everything again would give', async () => {
    await evaluate(aCraftsman());
    const french = aLanguageRequirement('fr', {
      level: 'B2',
      quote: { text: 'French B2', start: 2_000, end: 2_009 },
    });
    const postings = [
      aPosting(['Docker', 'Java', 'SQL']),
      aPosting(['Docker', 'Python', 'SQL'], { languages: [french] }),
      aPosting(['Java', 'Python', 'Kubernetes', 'Docker']),
    ];
    const ids: string[] = [];
    for (const posting of postings) ids.push(await complete(posting));
    const before = await storedData();
    const answer = await whatIf();
    expect(answer.over).toBe(3);
    expect(namesOf(answer).sort()).toEqual(['Docker', 'Java', 'Python', 'SQL']);
    const profile = (await new MatchesRepository(database()).profileFor(ada.user.id))!;
    const places = (names: readonly string[]) =>
      new Set(
        answer.offers.flatMap((offer, index) =>
          (offer.kind === 'skill' && names.includes(offer.name)) ||
          (offer.kind === 'language' && names.includes(offer.code))
            ? [index]
            : [],
        ),
      );
    for (const names of [[], ['Docker'], ['SQL', 'Java'], ['Docker', 'SQL', 'Python'], ['fr']]) {
      for (const [index, posting] of postings.entries()) {
        const { match } = answer.scans.find(({ _id }) => _id === ids[index])!;
        const isFrench = names.includes('fr');
        const judged = scoreMatch({
          posting,
          resume: profile.resumes[0]!.facts,
          skills: names.filter((name) => name !== 'fr').reduce(statedSkills, []),
          answers: isFrench
            ? { languages: { items: [{ code: 'fr', level: 'B2' }], isComplete: false } }
            : {},
        });
        expect(whatIfOutcome(match, answer.weights, places(names))).toMatchObject({
          overallScore: judged.score.overallScore,
          readyToApply: judged.readyToApply,
        });
      }
    }
    expect(await storedData()).toEqual(before);
  });

  it('offers nothing of another profession, however many of its postings ask for it', async () => {
    await evaluate(aCraftsman());
    const gardening = { title: aTitle('Gardener', { family: 'gardening' }) };
    for (let index = 0; index < 3; index += 1) {
      await complete(aPosting(['Docker', 'Java']));
      await complete(aPosting(['Gardening', `Lawn mowing ${index}`], gardening));
    }
    const scan = await complete(aPosting(['Gardening', 'First aid'], gardening));
    expect(namesOf(await whatIf()).sort()).toEqual(['Docker', 'Java']);
    const answer = await whatIf(`?scan=${scan}`);
    expect(namesOf(answer).sort()).toEqual(['Docker', 'Java']);
    expect(answer.scans.map(({ _id }) => _id)).not.toContain(scan);
  });

  it('offers also what a scan of the own field alone asks for, and nothing that is asked for once otherwise', async () => {
    await evaluate(aCraftsman());
    const scan = await complete(aPosting(['Docker', 'Falconry']));
    await complete(aPosting(['Docker', 'Organ tuning']));
    expect(namesOf(await whatIf())).toEqual(['Docker']);
    expect(namesOf(await whatIf(`?scan=${scan}`)).sort()).toEqual(['Docker', 'Falconry']);
  });

  it('offers no skill that the user took off their list', async () => {
    const docker = aResumeSkill('Docker', {
      skillId: skillByName('Docker')?.id ?? null,
      evidence: [evidenceIn('skills', 'Docker')],
    });
    await evaluate(aCraftsman({ skills: [docker] }));
    await complete(aPosting(['Docker', 'Java']));
    await complete(aPosting(['Docker', 'Java', 'SQL']));
    expect(namesOf(await whatIf())).toEqual(['Java']);
  });

  it('is empty without a resume or scans', async () => {
    expect(await whatIf()).toEqual({ offers: [], weights: [], scans: [], over: 0 });
  });

  it('does not know the scan of another user', async () => {
    await evaluate(aCraftsman());
    const scan = await complete(aPosting(['Docker', 'Falconry']));
    const grace = await gateway.signIn();
    for (const id of [scan, randomUUID()]) {
      const answer = await grace.call('GET', `${path}?scan=${id}`);
      expect([answer.status, problemOf(answer).error.code]).toEqual([404, 'SCAN_NOT_FOUND']);
    }
    const wrong = await ada.call('GET', `${path}?scan=1`);
    expect(wrong.status).toBe(400);
  });
});
