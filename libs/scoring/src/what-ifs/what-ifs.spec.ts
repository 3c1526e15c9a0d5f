import { limits, type WhatIfOffer } from '@rolefit/contracts';
import { showsSkill } from '@rolefit/linking';
import {
  aLanguageRequirement,
  aRandom,
  aResumeSkill,
  aSkillRequirement,
  aTitle,
  evidenceIn,
  ofOneCraft,
  type Random,
} from '@rolefit/testing';
import { type MatchInput, scoreMatch, statedSkills } from '../index.js';
import { aboutRequirement, have } from '../testing/a-correction.js';
import { skillsOf } from '../testing/judge.js';
import { aStoredCase, seedsOf } from '../testing/random-case.js';
import { namedSkill } from '../testing/skills.js';
import { addedFacts } from './added-facts.js';
import { judgeForOffers } from './judge-with.js';
import { whatIfOutcome } from './outcome.js';
import { whatIfMatch } from './what-if-match.js';

const names = [
  'React',
  'Next.js',
  'JavaScript',
  'TypeScript',
  'Docker',
  'Kubernetes',
  'SQL',
  'PostgreSQL',
  'AWS',
  'Nursing',
  'Falconry',
  'Organ tuning',
  'Bee keeping permit',
];
const skills = names.map(namedSkill);

const others: readonly WhatIfOffer[] = [
  { kind: 'language', code: 'de', level: 'B2' },
  { kind: 'language', code: 'de', level: 'C1' },
  { kind: 'language', code: 'en', level: 'C1' },
  { kind: 'language', code: 'fr', level: 'B1' },
  { kind: 'years', years: 3 },
  { kind: 'years', years: 8 },
  { kind: 'place', place: 'Berlin' },
  { kind: 'arrangement', arrangement: 'remote' },
  { kind: 'relocation' },
];

/** Answers of somebody who states what they have, or nothing. */
function someAnswers(random: Random): MatchInput['answers'] {
  return {
    ...(random.chance(0.5) && {
      languages: {
        items: random.chance(0.5)
          ? [{ code: 'de', level: random.pick(['A2', 'C1'] as const) }]
          : [],
        isComplete: random.chance(0.5),
      },
    }),
    ...(random.chance(0.5) && { licences: { items: [], isComplete: random.chance(0.5) } }),
    ...(random.chance(0.5) && {
      places: {
        items: ['Munich'],
        arrangements: random.chance(0.5) ? ['hybrid' as const] : [],
        canRelocate: false,
        isComplete: random.chance(0.7),
      },
    }),
  };
}

const lineOf = (text: string) => ({ text, start: 9_000, end: 9_000 + text.length });

function aRandomInput(seed: number): MatchInput {
  const { random, posting, resume } = aStoredCase(seed, skills);
  const list = skillsOf(resume).filter(() => random.chance(0.8));
  const answers = someAnswers(random);
  const firstLine = posting.requirements[0]?.quote ?? lineOf('Line');
  return {
    posting: {
      ...posting,
      licences: random.chance(0.3)
        ? [
            {
              name: 'Bee keeping permit',
              importance: 'required',
              quote: lineOf('Bee keeping permit'),
            },
          ]
        : posting.licences,
      places: random.chance(0.4)
        ? [
            {
              place: random.pick(['Berlin', 'Boston']),
              arrangement: random.pick(['onsite', 'remote'] as const),
              quote: firstLine,
            },
          ]
        : posting.places,
    },
    resume,
    skills: list,
    ...(answers && { answers }),
    corrections: random.chance(0.2) ? [aboutRequirement(firstLine.text, have())] : [],
  };
}

/** Close to ready: of one craft, with most skills found and the conditions among those that offers settle. */
function anAlmostReadyInput(seed: number): MatchInput {
  const { posting, resume, ...rest } = aRandomInput(seed);
  const random = aRandom(seed + 5_000);
  const asked = random.shuffle(skills.slice(0, 9)).slice(0, 6);
  const of = ofOneCraft(posting, resume);
  const at = (index: number, text: string) => ({
    text,
    start: 60 * index,
    end: 60 * index + text.length,
  });
  return {
    ...rest,
    posting: {
      ...of.posting,
      title: aTitle('Software Developer', { family: 'software-engineering' }),
      skills: asked.map(({ id, name }, index) =>
        aSkillRequirement(name, { skillId: id, quote: at(index, name) }),
      ),
      requirements: of.posting.requirements.slice(0, 2),
      languages: random.chance(0.4)
        ? [aLanguageRequirement('de', { level: 'B2', quote: at(20, 'German B2') })]
        : [],
      education: [],
      licences: [],
    },
    resume: {
      ...of.resume,
      roles: of.resume.roles.map((role) => ({ ...role, family: 'software-engineering' })),
      skills: asked.slice(0, random.whole(2, 4)).map(({ id, name }) =>
        aResumeSkill(name, {
          skillId: id,
          evidence: [evidenceIn(of.resume.roles.length > 0 ? 0 : 'skills', `Used ${name}`)],
        }),
      ),
    },
    skills: asked.slice(0, 4).map(({ name }) => ({ name, score: 85, source: 'resume' })),
  };
}

/** The same facts as the profile would have them, judged from the start. */
function judgeTheLongWay(input: MatchInput, offers: readonly WhatIfOffer[]) {
  const { lines } = judgeForOffers(input);
  const { answers, corrections } = addedFacts(input, offers, (years) =>
    lines.filter((line) => line.years <= years).map(({ quote }) => quote),
  );
  const list = offers.reduce(
    (known, offer) => (offer.kind === 'skill' ? statedSkills(known, offer.name) : known),
    [...input.skills],
  );
  const { score, readyToApply, readiness } = scoreMatch({
    ...input,
    skills: list,
    answers,
    corrections,
  });
  return {
    overallScore: score.overallScore,
    readyToApply,
    missed: readiness?.filter(({ isMet }) => !isMet).map(({ rule }) => rule),
  };
}

function offersFor({ resume }: MatchInput): WhatIfOffer[] {
  const isShown = showsSkill(resume);
  return [
    ...names
      .filter((name) => !isShown(name))
      .map((name): WhatIfOffer => ({ kind: 'skill', key: name, name, of: 'skill' })),
    ...others,
  ];
}

/** Compares both ways for some sets of offers. */
function compare(input: MatchInput, seed: number): { changed: number; flipped: number } {
  const random = aRandom(seed);
  const offers = offersFor(input);
  const weights: number[] = [];
  const reduced = whatIfMatch(input, offers, (weight) => weights.push(weight) - 1);
  const before = judgeTheLongWay(input, []);
  let [changed, flipped] = [0, 0];
  for (let round = 0; round < 4; round += 1) {
    const active = random
      .shuffle(offers.map((_, index) => index))
      .slice(0, random.whole(0, limits.whatIfTogether));
    const expected = judgeTheLongWay(
      input,
      active.flatMap((index) => offers[index] ?? []),
    );
    const outcome = reduced ? whatIfOutcome(reduced, weights, new Set(active)) : before;
    expect({ seed, active, ...outcome }).toEqual({ seed, active, ...expected });
    changed += Number(expected.overallScore !== before.overallScore);
    flipped += Number(expected.readyToApply !== before.readyToApply);
  }
  return { changed, flipped };
}

describe('a match reduced to what offers can change', () => {
  it('comes to what judging everything again says, for random facts and sets of offers', () => {
    const all = seedsOf(80).map((seed) => compare(aRandomInput(seed), seed));
    expect(all.reduce((sum, { changed }) => sum + changed, 0)).toBeGreaterThan(60);
  });

  it('comes to what judging everything again says, where little is missing', () => {
    const all = seedsOf(80).map((seed) => compare(anAlmostReadyInput(seed), seed));
    expect(all.reduce((sum, { flipped }) => sum + flipped, 0)).toBeGreaterThan(20);
  });
});
