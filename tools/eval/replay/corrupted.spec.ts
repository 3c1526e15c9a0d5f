import { corrupted } from './corrupted.ts';

const claims = Array.from({ length: 20 }, (_, at) => ({
  requirement: at + 1,
  verdict: 'partly',
  quotes: ['Line of the resume'],
}));

describe('corrupted claims', () => {
  it('are as many as asked for, wrong in every way', () => {
    const wrong = corrupted(claims, 0.2).filter((claim, at) => claim !== claims[at]);
    expect(wrong).toHaveLength(4);
    expect(new Set(wrong.map(({ quotes }) => quotes.join()))).toHaveProperty('size', 4);
    expect(wrong.every(({ verdict }) => verdict === 'shown')).toBe(true);
  });

  it('are none where the endpoint is honest', () => {
    expect(corrupted(claims, 0)).toBe(claims);
  });
});
