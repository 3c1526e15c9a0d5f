import { scoreBands } from '@rolefit/scoring';
import { formatItems } from '@/lib/format';
import { texts as allTexts } from '../texts';

const { score: texts } = allTexts;

/** Explains the score with the constants from the scoring library. */
export function ScoreAnswer() {
  return (
    <div className="space-y-4">
      <p>{texts.facts}</p>
      <ul className="space-y-1.5">
        {texts.verdicts.map(({ name, text }) => (
          <li key={name}>
            <span className="font-medium text-ink">{name}.</span> {text}
          </li>
        ))}
      </ul>
      <p>{texts.reader}</p>
      <p>{texts.weights}</p>
      <p>{texts.bands(formatItems(scoreBands.map(({ from, word }) => texts.band(word, from))))}</p>
      <p>{texts.range}</p>
      <p>{texts.outside}</p>
      <p>{texts.ready}</p>
    </div>
  );
}
