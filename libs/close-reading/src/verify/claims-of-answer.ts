import type { EvidenceClaim, Requirement } from '@rolefit/contracts';
import { type EvidenceAnswer, numberedClaimSchema } from '../prompt/answer-schema.js';

/**
 * The claims of a model's answer, with ids in place of numbers.
 * @param requirements all that were asked about, the first one with the number 1
 * @returns claims, and how many items of the answer were malformed
 */
export function claimsOfAnswer(
  { evidence }: EvidenceAnswer,
  requirements: readonly Requirement[],
): { claims: EvidenceClaim[]; malformed: number } {
  const parsed = evidence.map((item) => numberedClaimSchema.safeParse(item));
  const claims = parsed.flatMap(({ data }) =>
    data === undefined
      ? []
      : [
          {
            requirementId: requirements[data.requirement - 1]?.id ?? `${data.requirement}`,
            verdict: data.verdict,
            quotes: data.quotes,
          },
        ],
  );
  return { claims, malformed: parsed.filter(({ success }) => !success).length };
}
