import { importanceWeights, readyThresholds, subScoreTexts, subScoreWeights } from '@rolefit/scoring';

const weights = new Map<string, number>(Object.entries(subScoreWeights));

/** How the score is made, told by the very constants that make it. */
export function ScoreAnswer() {
  return (
    <div className="space-y-4">
      <p>Your resume and the posting are read into facts, each with the line it comes from. Fixed rules then compare them. A posting that asks for everything is judged on a hundred points:</p>
      <ul className="space-y-1.5">
        {Object.entries(subScoreTexts).map(([key, { label, explanation }]) => (
          <li key={key} className="flex gap-4">
            <span className="numbers w-6 shrink-0 text-right font-medium text-ink">{weights.get(key)}</span>
            <span>
              <span className="text-ink">{label}.</span> {explanation}
            </span>
          </li>
        ))}
      </ul>
      <p>
        What a posting does not ask is left out, and the rest counts for more. Something required weighs {importanceWeights.required / importanceWeights.preferred} times as much as something preferred. A match is marked Applicable from{' '}
        {readyThresholds.overallPercent} points on, with at least {readyThresholds.requiredSkillsPercent}% of the required skills and no condition against it.
      </p>
    </div>
  );
}
