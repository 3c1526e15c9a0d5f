import type { Condition } from '@rolefit/linking';
import {
  aDuty,
  anExperienceRequirement,
  aPostingFacts,
  aQuote,
  aRequirement,
  aSkillPart,
  aResumeFacts,
  aResumeSkill,
  aStatement,
  aTitle,
} from '@rolefit/testing';
import { scoreMatch } from './index.js';
import type { RequirementJudgement } from './judgement.js';
import { weigh } from './points.js';
import { recommend } from './recommendations.js';
import { recommendationLimits } from './weights.js';
import { aJudgement } from './testing/a-judgement.js';
import { inEnglish } from './testing/in-english.js';
import { judge } from './testing/judge.js';
import { idOf, asks } from './testing/skills.js';

const gainOf = (line: string) => Number(/\+(\d+) point/.exec(line)?.[1]);

/** A judgement with the advice to show this work. */
const advises = (work: string, facts: Partial<RequirementJudgement> = {}) =>
  aJudgement(work, { advice: { code: 'add-line', values: { work } }, ...facts });

const linesOf = (...given: Parameters<typeof recommend>) =>
  recommend(...given).map(({ text }) => inEnglish(text));

function open(kind: Condition['kind'], label: string): Condition {
  return { kind, label, status: 'unknown', postingQuote: aQuote(label), resumeQuote: null };
}

const many = Array.from({ length: 12 }, (_, at) => advises(`Advice ${at}`, { weight: 12 - at }));

describe('recommend', () => {
  it('gives at most four lines, those that bring the most points first', () => {
    const lines = linesOf(weigh(many), []);
    expect(lines.map((line) => /Advice \d/.exec(line)?.[0])).toEqual(
      [0, 1, 2, 3].map((at) => `Advice ${at}`),
    );
    expect(lines[0]).toBe('Add a line about “Advice 0” if you’ve done it. Up to +15 points.');
  });

  it('keeps the last places for open conditions, two at most', () => {
    const conditions = [
      open('licence', 'Registered nurse'),
      open('place', 'Hull'),
      open('work-permit', 'Work permit for UK'),
    ];
    const lines = linesOf(weigh(many), conditions);
    expect(lines).toHaveLength(4);
    expect(lines.slice(2)).toEqual([
      'Registered nurse: if you have it, add it to your resume. Won’t change the score, but can decide.',
      'Hull: if that works for you, say so in your resume. Won’t change the score, but can decide.',
    ]);
  });

  it('puts what the resume has and only shows badly before what it does not have, however little it brings', () => {
    const listed = advises('Show Zorb in a role', {
      weight: 3,
      credit: 0.5,
      isShownBadly: true,
    });
    const [first] = recommend(weigh([...many.slice(0, 5), listed]), []);
    expect(first?.judgements).toEqual([listed]);
  });

  it('adds up what one piece of advice brings', () => {
    const twice = [advises('Do it'), advises('Do it'), advises('Leave it')];
    expect(linesOf(weigh(twice), []).map(gainOf)).toEqual([67, 33]);
  });

  it('leaves out what brings next to nothing, and what is met', () => {
    const [met, small] = [
      advises('Met', { credit: 1 }),
      advises('Small', { weight: recommendationLimits.pointsMin / 200 }),
    ];
    expect(recommend(weigh([met, small]), [])).toEqual([]);
  });

  it('takes no longer for each of ten thousand judgements than for each of a hundred, but for sorting', () => {
    const some = (count: number) =>
      weigh(
        Array.from({ length: count }, (_, at) =>
          advises(`Advice ${at}`, {
            subScore: at % 2 ? 'skillsScore' : 'responsibilitiesScore',
            credit: (at % 7) / 10,
          }),
        ),
      );
    const fastest = (count: number) => {
      const weighed = some(count);
      const times = Array.from({ length: 7 }, () => {
        const start = performance.now();
        for (let done = 0; done < 10_000; done += count) recommend(weighed, []);
        return performance.now() - start;
      });
      return Math.min(...times);
    };
    fastest(100);
    expect(fastest(10_000)).toBeLessThan(10 * fastest(100));
  });
});

describe('the recommendations of a match', () => {
  const works = [
    'Overhaul boilers',
    'Weld hulls',
    'Grind valves',
    'Sweep chimneys',
    'Splice ropes',
  ];
  const duties = works.map((work) => aDuty(work));

  it('speak of two duties at most, those that bring the most, and of other things with the other lines', () => {
    const { recommendations, points } = judge(
      {
        title: aTitle('Ship Mechanic'),
        duties,
        experience: [anExperienceRequirement(4)],
        skills: ['Falconry', 'Organ tuning'].map((name) => asks(name)),
      },
      { statements: [aStatement('Overhauled boilers')] },
    );
    const spoken = recommendations.filter((line) => line.startsWith('Add a line about'));
    expect(recommendations).toHaveLength(4);
    expect(spoken.length).toBeLessThanOrEqual(2);
    expect(recommendations.join(' ')).not.toContain('boilers');
    expect(recommendations.map(gainOf)).toEqual(recommendations.map(gainOf).sort((a, b) => b - a));
    expect(points.filter(({ kind }) => kind === 'duty')).toHaveLength(works.length);
  });

  it('speak of two duties where nothing else is asked', () => {
    expect(judge({ duties }).recommendations).toHaveLength(2);
  });

  it('are named by the points that they speak of', () => {
    const { recommendations, points } = judge({
      skills: ['Welding', 'Falconry', 'Organ tuning'].map((name) => asks(name)),
      experience: [anExperienceRequirement(4)],
    });
    for (const { kind, label, recommendation } of points)
      if (kind === 'skill') expect(recommendations[recommendation ?? -1]).toContain(label);
    expect(new Set(points.map(({ recommendation }) => recommendation)).size).toBe(
      recommendations.length,
    );
  });

  it('begin with what the resume only lists', () => {
    const { recommendations } = judge(
      { title: aTitle('Zorb Operator'), skills: [asks('Docker', { importance: 'preferred' })] },
      { skills: [aResumeSkill('Docker', { skillId: idOf('Docker') })] },
    );
    expect(recommendations[0]).toMatch(
      /^Only listed: Docker\. Show in a role what you used it for\./,
    );
    expect(recommendations.length).toBeGreaterThan(1);
  });

  it('never speak of a soft virtue', () => {
    const { recommendations, points } = judge({
      skills: [asks('Communication'), asks('Falconry')],
      requirements: [aRequirement('You are reliable and friendly', { kind: 'soft' })],
    });
    expect(points.filter(({ kind }) => kind === 'soft')).toHaveLength(2);
    expect(recommendations).toHaveLength(1);
    expect(recommendations[0]).toContain('Falconry');
  });

  it('never speak of what the user has ruled out', () => {
    const licence = aQuote('Crane licence required');
    const match = scoreMatch({
      posting: aPostingFacts({
        skills: [asks('Falconry')],
        licences: [{ name: 'Crane licence', importance: 'required', quote: licence }],
        requirements: [aRequirement(licence.text, { kind: 'licence' })],
      }),
      resume: aResumeFacts(),
      skills: [],
      answers: { licences: { items: [], isComplete: true } },
    });
    expect(match.recommendations.join(' ')).not.toMatch(/crane/i);
  });
});

describe('the recommendations never speak', () => {
  const recommended = (text: string, name: string, skillId = idOf(name)) =>
    judge({
      title: aTitle('Zorb Operator'),
      duties: [aDuty('Steer zorbs over meadows')],
      requirements: [aRequirement(text, { parts: [[aSkillPart(name, skillId)]] })],
    }).recommendations.join('\n');

  it.each(['Slack', 'Microsoft Teams', 'Zoom', 'Google Hangouts'])(
    'of a tool for chat or meetings: %s',
    (name) => {
      expect(idOf(name)).not.toBeNull();
      expect(recommended(`You talk with us over ${name}`, name)).not.toContain(name);
    },
  );

  it.each([
    ['Knowledge of the Crane Operators Code', 'Operators Code'],
    ['Gute Kenntnisse im Bau- und Planungsrecht', 'Bau'],
    ['SAP Ariba or another buying system', 'another buying system'],
    ['Knowledge of Net', 'Net'],
    ['Maîtrise des autres outils de dessin', 'autres outils de dessin'],
  ])('of a piece of a name: “%s”', (sentence, piece) => {
    expect(recommended(sentence, piece, null)).not.toContain(piece);
  });

  it.each(['People person', 'Problem solving', 'Google Drive', 'Mac OS'])(
    'of a virtue or of what every computer comes with: %s',
    (name) => {
      expect(idOf(name)).not.toBeNull();
      expect(recommended(`Experience with ${name}`, name)).not.toContain(name);
    },
  );

  it('of words that are no skill, in a sentence about something else', () => {
    const sentence =
      'While no experience is required, successful applicants will have strong and proven instincts';
    expect(recommended(sentence, 'successful applicants', null)).not.toContain('applicants');
  });

  it('of a tool to plan work that is only welcome', () => {
    const rec = (importance: 'must' | 'nice') =>
      judge({
        title: aTitle('Zorb Operator'),
        duties: [aDuty('Steer zorbs over meadows')],
        requirements: [
          aRequirement('Experience with Jira', {
            importance,
            parts: [[aSkillPart('Jira', idOf('Jira'))]],
          }),
        ],
      }).recommendations.join(' ');
    expect(rec('must')).toContain('Used Jira?');
    expect(rec('nice')).not.toContain('Jira');
  });

  it.each(['The manager will be responsible', 'We have no time for bureaucracy'])(
    'of a line that begins with something else than the work: “%s”',
    (line) => {
      const { recommendations } = judge({ duties: [aDuty(line), aDuty('Weld hulls of ships')] });
      expect(recommendations.join(' ')).toContain('Weld hulls');
      expect(recommendations.join(' ')).not.toContain(line);
    },
  );

  it.each([
    ['Knowledge of beekeeping', 'beekeeping'],
    ['Gute Kenntnisse in Wärmepumpentechnik', 'Wärmepumpentechnik'],
    ['Expérience du soufflage de verre', 'soufflage de verre'],
  ])('but of a whole name they do: “%s”', (sentence, name) => {
    expect(recommended(sentence, name, null)).toMatch(
      new RegExp(`^Experience with “?${name}”?\\? Show it in a role\\.`, 'm'),
    );
  });
});
