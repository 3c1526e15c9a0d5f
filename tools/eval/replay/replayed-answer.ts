import { type LabelledPairs, type LabelledRequirement } from './labelled-pairs.ts';
import { overlapOf } from './overlap.ts';

/** One item of an answer, in the shape that the prompt asks for. */
export interface ReplayedClaim {
  readonly requirement: number;
  readonly verdict: string;
  readonly quotes: readonly string[];
}

interface Numbered {
  readonly number: number;
  readonly text: string;
}

const verdicts = ['not-found', 'partly', 'shown'] as const;

function requirementsIn(prompt: string): Numbered[] {
  return [...prompt.matchAll(/^(\d+)\. \[[^\]]*\] (.+)$/gmu)].map(([, number, text = '']) => ({
    number: Number(number),
    text,
  }));
}

function linesIn(prompt: string): string[] {
  return [...prompt.matchAll(/^\d+\| (.+)$/gmu)].map(([, line = '']) => line);
}

/** What the labels say of a requirement of ours, which may join several of theirs. */
function claimOf(
  { number, text }: Numbered,
  labels: readonly LabelledRequirement[],
): ReplayedClaim | null {
  const matches = labels
    .map((label) => ({ label, overlap: overlapOf(label.quote, text) }))
    .filter(({ overlap }) => overlap > 0)
    .toSorted((a, b) => b.overlap - a.overlap);
  const [best] = matches;
  if (best === undefined) return null;
  const { verdict, evidence } = best.label;
  return {
    requirement: number,
    verdict: verdicts[verdict] ?? 'not-found',
    quotes: verdict === 0 || evidence === null ? [] : [evidence],
  };
}

/**
 * Answers the prompt of a close reading from the labels of the pair that it is about. What the labels do not cover is left unanswered.
 * @returns null where the prompt is about no labelled pair
 */
export function replayedClaims(prompt: string, pairs: LabelledPairs): ReplayedClaim[] | null {
  const requirements = requirementsIn(prompt);
  const labels = pairs.find(
    requirements.map(({ text }) => text),
    linesIn(prompt),
  );
  return labels === null ? null : requirements.flatMap((one) => claimOf(one, labels) ?? []);
}
