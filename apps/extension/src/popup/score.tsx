import { scoreBands } from '@rolefit/scoring';
import { texts } from './texts';

const shades = {
  strong: 'bg-score-strong',
  good: 'bg-score-good',
  partial: 'bg-score-partial',
  weak: 'bg-score-weak',
} as const;

function bandOf(score: number): (typeof scoreBands)[number]['word'] {
  return scoreBands.find(({ from }) => score >= from)?.word ?? 'weak';
}

/** The word for a score from 0 to 100. */
export function scoreWord(score: number): string {
  return texts.bands[bandOf(score)];
}

/** A score as number, word and bar. */
export function Score({
  label,
  score,
  note,
}: {
  label: string;
  score: number;
  note?: string | undefined;
}) {
  return (
    <div className="space-y-1.5">
      <p className="flex items-baseline gap-2">
        <span className="flex-1 text-small text-muted">{label}</span>
        <span className="text-small text-muted">{scoreWord(score)}</span>
        <span className="text-lead font-semibold tabular-nums">{texts.percent(score)}</span>
      </p>
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-line">
        <div
          className={`h-full rounded-full ${shades[bandOf(score)]}`}
          style={{ width: `${score}%` }}
        />
      </div>
      {note && <p className="text-small text-muted">{note}</p>}
    </div>
  );
}
