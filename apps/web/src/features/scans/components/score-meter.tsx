import { Progress } from '@/components/ui/progress';
import { scoreBandOf } from '../score-band';
import { texts } from '../texts';
import { FormerScore } from './former-score';

interface ScoreMeterProps {
  score: number;
  /** The score before its last change; null if that should not be shown. */
  formerScore: number | null;
  label: string;
}

/** A score as number, word and bar. */
export function ScoreMeter({ score, formerScore, label }: ScoreMeterProps) {
  const { word, bar } = scoreBandOf(score);
  return (
    <div className="space-y-2">
      <div className="flex items-baseline justify-between gap-3">
        <span className="text-small text-muted">{label}</span>
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
    </div>
  );
}
