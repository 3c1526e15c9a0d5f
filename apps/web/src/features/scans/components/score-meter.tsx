import { Progress } from '@/components/ui/progress';
import { lookOf } from '../score-word';

/** A score as number, word and bar. */
export function ScoreMeter({ score, label }: { score: number; label: string }) {
  const { word, bar } = lookOf(score);
  return (
    <div className="space-y-2">
      <div className="flex items-baseline justify-between gap-3">
        <span className="text-small text-muted">{label}</span>
        <span className="flex items-baseline gap-2">
          <span className="text-small text-muted">{word}</span>
          <span className="numbers text-lead font-semibold">{score}%</span>
        </span>
      </div>
      <Progress value={score} label={`${label}: ${word}`} barClassName={bar} />
    </div>
  );
}
