import { occupationProfile, type WorkText } from './occupation-profile.js';

const lines = (...texts: string[]): WorkText[] => texts.map((text) => ({ text, skillIds: [] }));
const first = (profile: ReturnType<typeof occupationProfile>) => profile[0]?.occupation;

function cosine(
  a: ReturnType<typeof occupationProfile>,
  b: ReturnType<typeof occupationProfile>,
): number {
  const other = new Map(b.map(({ occupation, weight }) => [occupation, weight]));
  return a.reduce((sum, { occupation, weight }) => sum + weight * (other.get(occupation) ?? 0), 0);
}

describe('the occupation profile of a text', () => {
  const teller = occupationProfile(
    lines('Processed deposits and withdrawals', 'Balanced the cash drawer', 'Opened accounts'),
  );

  it('is a vector of length 1, the heaviest first', () => {
    expect(teller.reduce((sum, { weight }) => sum + weight ** 2, 0)).toBeCloseTo(1, 2);
    const weights = teller.map(({ weight }) => weight);
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  });

  it('begins with the occupation whose work it tells', () => {
    expect(first(teller)).toBe('bank-teller');
  });

  it('is closer to related work told in other words than to other work', () => {
    const cashier = occupationProfile(
      lines('Operated the register', 'Counted the till at closing'),
    );
    const welder = occupationProfile(lines('MIG and TIG welding', 'Read blueprints'));
    expect(cosine(teller, cashier)).toBeGreaterThan(cosine(teller, welder));
  });

  it('knows a title in any language', () => {
    const title = (text: string) => occupationProfile([{ text, skillIds: [], isTitle: true }]);
    expect(cosine(title('Bilanzbuchhalterin'), title('Bilanzbuchhalter'))).toBeCloseTo(1, 5);
    expect(first(title('Krankenschwester'))).toBe('registered-nurse');
  });

  it('does not depend on the order of the lines', () => {
    const texts = lines('Processed deposits', 'Answered phones', 'Filed documents');
    expect(occupationProfile(texts.toReversed())).toEqual(occupationProfile(texts));
  });

  it('is empty for a text that shares nothing with the lexicon', () => {
    expect(occupationProfile(lines('xyzzy plugh'))).toEqual([]);
  });
});
