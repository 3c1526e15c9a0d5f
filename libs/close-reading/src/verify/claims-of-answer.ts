import type { EvidenceClaim, Requirement } from '@rolefit/contracts';
import type { EvidenceAnswer } from '../prompt/answer-schema.js';

/**
 * The claims of a model's answer, with ids in place of numbers.
 * @param requirements all requirements in the prompt, numbered from 1
 */
export function claimsOfAnswer(
  { evidence }: EvidenceAnswer,
  requirements: readonly Requirement[],
): EvidenceClaim[] {
  return evidence.map(({ requirement, verdict, quotes }) => ({
    requirementId: requirements[requirement - 1]?.id ?? `${requirement}`,
    verdict,
    quotes,
  }));
}
