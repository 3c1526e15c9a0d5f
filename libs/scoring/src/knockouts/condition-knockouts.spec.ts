import type { ConditionTopic, Knockout, PostingFacts, ResumeFacts } from '@rolefit/contracts';
import { aQuote, aRequirement, aRole } from '@rolefit/testing';
import { judgeAnswered } from '../testing/answered-match.js';

function posting(
  topic: ConditionTopic,
  amount: number | null = null,
  importance: 'required' | 'preferred' = 'required',
): Partial<PostingFacts> {
  const quote = aQuote(`Condition: ${topic}`);
  return {
    conditions: [{ topic, amount, importance, quote }],
    requirements: [
      aRequirement(quote.text, {
        kind: 'condition',
        parts: [[{ type: 'condition', topic, amount }]],
        quote,
      }),
    ],
  };
}

function judge(
  asked: Partial<PostingFacts>,
  items: readonly object[] = [],
  resume: Partial<ResumeFacts> = {},
) {
  const match = judgeAnswered(asked, { conditions: items.length > 0 ? { items } : null }, resume);
  return { match, knockout: match.knockouts.find(({ kind }) => kind in kinds) };
}

const kinds = {
  schedule: true,
  physical: true,
  age: true,
  driving: true,
  travel: true,
  attendance: true,
  screening: true,
};

interface Row {
  readonly asked: readonly [ConditionTopic, number | null];
  readonly answer: object;
  readonly status: Knockout['status'];
  readonly stated?: string;
}

describe('a condition of work', () => {
  it('stays unknown for a career of such work, and outside the score', () => {
    const ward = { roles: [aRole('Night nurse')] };
    const { match, knockout } = judge(posting('nights'), [], ward);
    expect(knockout).toMatchObject({ kind: 'schedule', label: 'Night work', status: 'unknown' });
    expect(match.points.map(({ kind }) => kind)).not.toContain('condition');
    expect(match.score).toEqual(judge({}, [], ward).match.score);
  });

  it('is met by a line of the resume that says so', () => {
    const quote = aQuote('Willing to travel');
    const held = { conditions: [{ topic: 'travel' as const, amount: null, quote }] };
    expect(judge(posting('travel', 50), [], held).knockout).toMatchObject({
      label: 'Travel, up to 50%',
      status: 'met',
      resumeQuote: quote,
    });
    const less = { conditions: [{ topic: 'travel' as const, amount: 20, quote }] };
    expect(judge(posting('travel', 50), [], less).knockout).toMatchObject({ status: 'unknown' });
  });

  it.each<Row>([
    { asked: ['nights', null], answer: { isMet: true }, status: 'met', stated: 'yes' },
    { asked: ['nights', null], answer: { isMet: false }, status: 'not-met', stated: 'no' },
    { asked: ['lifting', 23], answer: { isMet: true, amount: 25 }, status: 'met' },
    {
      asked: ['lifting', 25],
      answer: { isMet: true, amount: 10 },
      status: 'not-met',
      stated: 'lifting up to 10 kg',
    },
    { asked: ['lifting', null], answer: { isMet: true, amount: 10 }, status: 'met' },
    { asked: ['minimum-age', 25], answer: { isMet: true, amount: 25 }, status: 'met' },
    { asked: ['minimum-age', 25], answer: { isMet: true, amount: 18 }, status: 'unknown' },
    {
      asked: ['minimum-age', 25],
      answer: { isMet: false, amount: 21 },
      status: 'not-met',
      stated: 'younger than 21',
    },
    { asked: ['minimum-age', 18], answer: { isMet: false, amount: 25 }, status: 'unknown' },
    { asked: ['driving-record', 0], answer: { isMet: false }, status: 'not-met' },
    { asked: ['driving-record', 5], answer: { isMet: false }, status: 'unknown' },
    { asked: ['driving-record', 5], answer: { isMet: true }, status: 'met' },
    { asked: ['office-days', 3], answer: { isMet: true, amount: 2 }, status: 'not-met' },
  ])('$asked by $answer is $status', ({ asked: [topic, amount], answer, status, stated }) => {
    const { knockout } = judge(posting(topic, amount), [{ topic, ...answer }]);
    expect(knockout).toMatchObject({ status });
    if (status === 'unknown') expect(knockout).not.toHaveProperty('statedByUser');
    if (stated !== undefined) expect(knockout).toMatchObject({ statedByUser: stated });
  });

  it('is told in plain words where the user says no, and makes nobody ready', () => {
    const { match } = judge(posting('nights'), [{ topic: 'nights', isMet: false }]);
    expect(match.readyToApply).toBe(false);
    const why = 'This may rule you out: Night work is required, and you answered: no.';
    expect(match.readiness[0]?.text).toBe(why);
    expect(match.scanSummary).toContain(why);
  });

  it('is decided by the user rather than by the resume', () => {
    const quote = aQuote('Happy to work nights');
    const held = { conditions: [{ topic: 'nights' as const, amount: null, quote }] };
    const no = [{ topic: 'nights', isMet: false }];
    expect(judge(posting('nights'), no, held).knockout).toMatchObject({ status: 'not-met' });
  });

  it('rules nobody out where it is only preferred', () => {
    expect(judge(posting('own-vehicle', null, 'preferred')).knockout).toBeUndefined();
  });

  it('counts once, at its highest demand', () => {
    const [one, other] = [posting('lifting', 10), posting('lifting', 30)];
    const both = { conditions: [...(one.conditions ?? []), ...(other.conditions ?? [])] };
    const { match } = judge(both);
    expect(match.knockouts.filter(({ kind }) => kind === 'physical')).toMatchObject([
      { label: 'Lifting 30 kg' },
    ]);
  });
});
