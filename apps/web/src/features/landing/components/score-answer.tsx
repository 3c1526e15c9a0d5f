import { scoreBands, subScoreTexts, subScoreWeights } from '@rolefit/scoring';
import { formatItems } from '@/lib/format';
import { texts as allTexts } from '../texts';

const { score: texts } = allTexts;

const weights = new Map<string, number>(Object.entries(subScoreWeights));
const byWeight = Object.entries(subScoreTexts)
  .map(([key, text]) => ({ key, weight: weights.get(key) ?? 0, ...text }))
  .sort((a, b) => b.weight - a.weight);

/** Explains the score with the constants from the scoring library. */
export function ScoreAnswer() {
  return (
    <div className="space-y-4">
      <p>{texts.facts}</p>
      <ul className="space-y-1.5">
        {byWeight.map(({ key, weight, label, explanation }) => (
          <li key={key} className="flex gap-4">
            <span className="numbers w-6 shrink-0 text-right font-medium text-ink">{weight}</span>
            <span>
              <span className="text-ink">{label}.</span> {explanation}
            </span>
          </li>
        ))}
      </ul>
      <p>{texts.weights}</p>
      <p>{texts.bands(formatItems(scoreBands.map(({ from, word }) => texts.band(word, from))))}</p>
      <p>{texts.ready}</p>
    </div>
  );
}
