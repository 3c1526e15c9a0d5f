import type { VerifiedEvidence } from '@rolefit/contracts';

/** As `requirementKey` of a requirement. */
export function keyOfEvidence({ kind, requirement }: VerifiedEvidence): string {
  return `${kind}\n${requirement}`;
}
