import type { EvidenceClaim, RefusedClaim } from '@rolefit/contracts';
import { acceptedClaims } from './claim-outcome.js';

const claim = (requirementId: string, ...quotes: string[]): EvidenceClaim => ({
  requirementId,
  verdict: 'shown',
  quotes,
});
const refusal = (requirementId: string, quote: string | null): RefusedClaim => ({
  requirementId,
  quote,
  reason: 'These words are not in the resume.',
});

describe('acceptedClaims', () => {
  it('keeps a claim with the quotes that were found', () => {
    expect(acceptedClaims([claim('r1', 'real', 'forged')], [refusal('r1', 'forged')])).toEqual([
      { requirementId: 'r1', verdict: 'shown', quotes: ['real'] },
    ]);
  });

  it.each([
    ['all of whose quotes were refused', claim('r1', 'forged'), refusal('r1', 'forged')],
    ['that was refused as a whole', claim('r1', 'real'), refusal('r1', null)],
  ])('drops a claim %s', (_, given, refused) => {
    expect(acceptedClaims([given, claim('r2', 'forged')], [refused])).toEqual([
      { requirementId: 'r2', verdict: 'shown', quotes: ['forged'] },
    ]);
  });

  it('keeps a verdict of not-found, without quotes', () => {
    const nothing: EvidenceClaim = { requirementId: 'r1', verdict: 'not-found', quotes: ['x'] };
    expect(acceptedClaims([nothing], [])).toEqual([
      { requirementId: 'r1', verdict: 'not-found', quotes: [] },
    ]);
  });
});
