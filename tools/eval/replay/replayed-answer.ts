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
  readonly isTitle: boolean;
}

const verdicts = ['not-found', 'partly', 'shown'] as const;

function requirementsIn(prompt: string): Numbered[] {
  return [...prompt.matchAll(/^(\d+)\. \[([^\]]*)\] (.+)$/gmu)].map(
    ([, number, about, text = '']) => ({
      number: Number(number),
      text,
      isTitle: about === 'title',
    }),
  );
}

function linesIn(prompt: string): string[] {
  return [...prompt.matchAll(/^\d+\| (.+)$/gmu)].map(([, line = '']) => line);
}

/** One of our requirements that combines several labelled ones counts as shown if nearly all of them are, and as partly shown if half are. */
const sharesOfVerdicts = { shown: 1.5, partly: 0.75 } as const;

function verdictOf(labels: readonly LabelledRequirement[]): ReplayedClaim['verdict'] {
  const [only] = labels;
  if (only && labels.length === 1) return verdicts[only.verdict] ?? 'not-found';
  const mean = labels.reduce((sum, { verdict }) => sum + verdict, 0) / labels.length;
  if (mean >= sharesOfVerdicts.shown) return 'shown';
  return mean >= sharesOfVerdicts.partly ? 'partly' : 'not-found';
}

/** The verdict of the labels on one of our requirements. Titles have no labels. */
function claimOf(
  { number, text, isTitle }: Numbered,
  labels: readonly LabelledRequirement[],
): ReplayedClaim | null {
  const own = labels
    .map((label) => ({ label, overlap: overlapOf(label.quote, text) }))
    .filter(({ overlap }) => overlap > 0)
    .toSorted((a, b) => b.overlap - a.overlap)
    .map(({ label }) => label);
  if (isTitle || own.length === 0) return null;
  const verdict = verdictOf(own);
  const quotes = own.flatMap(({ verdict: shown, evidence }) =>
    shown > 0 && evidence !== null ? [evidence] : [],
  );
  return {
    requirement: number,
    verdict,
    quotes: verdict === 'not-found' ? [] : quotes.slice(0, 3),
  };
}

/**
 * Answers the prompt of a close reading from the labels of the pair that it is about. What the labels do not cover is left unanswered.
 * @returns null if the prompt matches no labelled pair
 */
export function replayedClaims(prompt: string, pairs: LabelledPairs): ReplayedClaim[] | null {
  const requirements = requirementsIn(prompt);
  const labels = pairs.find(
    requirements.map(({ text }) => text),
    linesIn(prompt),
  );
  return labels === null ? null : requirements.flatMap((one) => claimOf(one, labels) ?? []);
}
