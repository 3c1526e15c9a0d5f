import { type Score } from '@rolefit/contracts';
import { Progress } from '@/components/ui/progress';
import { type CardNote } from '../close-reading/card-note';
import { scoreBandOf } from '../score-band';
import { texts } from '../texts';
import { FormerScore } from './former-score';

interface ScoreMeterProps {
  score: number;
  /** How sure it is; absent in matches of earlier judges. */
  range: Score['range'];
  /** The score before its last change; null if that should not be shown. */
  formerScore: number | null;
  label: string;
  /** The progress or result of a close reading; null if there is none. */
  note: CardNote | null;
}

/** The range in digits, and in words for screen readers. */
function Range({ low, high }: NonNullable<Score['range']>) {
  return (
    <span className="numbers whitespace-nowrap @max-[17.5rem]:hidden">
      <span aria-hidden="true">{texts.range(low, high)}</span>
      <span className="sr-only">{texts.rangeInWords(low, high)}</span>
    </span>
  );
}

/** A score as number, word and bar, with a line about it. */
export function ScoreMeter({ score, range, formerScore, label, note }: ScoreMeterProps) {
  const { word, bar } = scoreBandOf(score);
  return (
    <div className="space-y-2">
      <div className="flex items-baseline justify-between gap-3">
        <span className="flex flex-wrap gap-x-2 text-small text-muted">
          <span>{label}</span>
          {note && range && <Range {...range} />}
        </span>
        <span className="flex items-baseline gap-2">
          {formerScore !== null && formerScore !== score && (
            <span className="numbers text-small whitespace-nowrap text-muted">
              <FormerScore from={formerScore} />
            </span>
          )}
          <span className="text-small text-muted">{word}</span>
          <span className="numbers text-lead font-semibold">{texts.percent(score)}</span>
        </span>
      </div>
      <Progress value={score} label={texts.scoreBar(label, word)} barClassName={bar} />
      {/* Of a fixed height, so that a note that arrives live causes no layout shift. */}
      {note ? (
        <p className="numbers h-5 overflow-hidden text-small text-muted @max-[17.5rem]:h-10">
          {note.from !== null && <FormerScore from={note.from} />}
          {note.words}
        </p>
      ) : (
        <p className="numbers h-5 text-small text-muted">
          {range && texts.rangeInWords(range.low, range.high)}
        </p>
      )}
    </div>
  );
}
