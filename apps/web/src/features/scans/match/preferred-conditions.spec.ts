import { type ConditionRequirement } from '@rolefit/contracts';
import { posting, quoteIn } from '@/testing/builders';
import { preferredConditions } from './preferred-conditions';

const quote = quoteIn(posting, 'Danish at B2 is a must.');
const nights = {
  topic: 'nights',
  amount: null,
  importance: 'preferred',
  quote,
} as const satisfies ConditionRequirement;

describe('preferredConditions', () => {
  it('has each once, with its line of the posting', () => {
    const found = preferredConditions([
      nights,
      nights,
      { ...nights, topic: 'lifting', amount: 25 },
    ]);
    expect(found).toMatchObject([
      { label: 'Night work', postingQuote: quote, resumeQuote: null },
      { label: 'Lifting 25 kg', postingQuote: quote, resumeQuote: null },
    ]);
    expect(new Set(found.map(({ key }) => key)).size).toBe(2);
  });

  it('leaves out what is required as well', () => {
    expect(preferredConditions([{ ...nights, importance: 'required' }, nights])).toEqual([]);
  });
});
