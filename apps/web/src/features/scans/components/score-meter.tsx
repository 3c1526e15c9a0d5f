import { type Score } from '@rolefit/contracts';
import { type ReactNode } from 'react';
import { Progress } from '@/components/ui/progress';
import { formatAge, formatFullDate } from '@/lib/format';
import { type CardNote } from '../close-reading/card-note';
import { texts as closeTexts } from '../close-reading/estimate-texts';
import { scoreBandOf } from '../score-band';
import { texts } from '../texts';
import { FormerScore } from './former-score';

interface ScoreMeterProps {
  score: number;
  /** How sure it is; absent in matches of earlier judges. */
  range: Score['range'];
  /** The score before its last change; null if that should not be shown. */
  formerScore: number | null;
  isEstimate: boolean;
  /** The progress or result of a close reading; null if there is none. */
  note: CardNote | null;
  scannedAt: string;
  /** What begins the line about it. */
  children?: ReactNode;
}

/** A score as number, word and bar, with a line about it. */
export function ScoreMeter({
  score,
  range,
  formerScore,
  isEstimate,
  note,
  scannedAt,
  children,
}: ScoreMeterProps) {
  const { word, bar } = scoreBandOf(score);
  const label = isEstimate ? closeTexts.estimate : texts.matchScore;
  return (
    <div className="space-y-0.5">
      <div className="flex h-6 items-center gap-3">
        <span className="flex items-baseline gap-1.5 whitespace-nowrap">
          <span className={isEstimate ? 'text-small text-muted' : 'sr-only'}>{label}</span>
          {formerScore !== null && formerScore !== score && (
            <span className="numbers text-small text-muted">
              <FormerScore from={formerScore} />
            </span>
          )}
          <span className="numbers font-semibold">{texts.percent(score)}</span>
          <span className="text-small text-muted">{word}</span>
        </span>
        <Progress
          value={score}
          label={texts.scoreBar(label, word)}
          className="flex-1"
          barClassName={bar}
        />
      </div>
      {/* Of a fixed height, so that a note that arrives live causes no layout shift. */}
      <p className="numbers flex h-5 justify-between gap-3 text-small text-muted">
        <span className="truncate" title={note?.words}>
          {children}
          {note ? (
            <span>
              {note.from !== null && <FormerScore from={note.from} />}
              {note.words}
            </span>
          ) : (
            range && <span>{texts.rangeInWords(range.low, range.high)}</span>
          )}
        </span>
        <time
          dateTime={scannedAt}
          title={formatFullDate(scannedAt)}
          className="relative z-10 shrink-0"
        >
          {formatAge(scannedAt)}
        </time>
      </p>
    </div>
  );
}
