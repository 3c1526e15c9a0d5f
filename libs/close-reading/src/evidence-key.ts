import type { VerifiedEvidence } from '@rolefit/contracts';

/** The same key as `requirementKey` of the requirement. */
export function keyOfEvidence({ kind, requirement }: VerifiedEvidence): string {
  return `${kind}\n${requirement}`;
}
