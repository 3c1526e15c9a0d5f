import { useId } from 'react';
import { Input } from '@/components/ui/input';
import { type ListView, readScore } from '../../list/list-view';
import { texts } from '../../list/panel-texts';
import { useDebouncedInput } from '../../list/use-debounced-input';

type Range = Pick<ListView, 'minScore' | 'maxScore'>;

/** Both bounds in one text, because they are validated together. */
const between = '-';

/** Parses both fields; null if the range is invalid. */
function parseRange(text: string): Range | null {
  const [min = '', max = ''] = text.split(between);
  const [minScore, maxScore] = [readScore(min), readScore(max)];
  const isWrong = (field: string, score: number | null) => field !== '' && score === null;
  if (isWrong(min, minScore) || isWrong(max, maxScore)) return null;
  return minScore !== null && maxScore !== null && minScore > maxScore
    ? null
    : { minScore, maxScore };
}

/** Filter by lowest and highest score. */
export function ScoreRange({
  minScore,
  maxScore,
  onChange,
}: Range & { onChange: (range: Range) => void }) {
  const errorId = useId();
  const [text, type] = useDebouncedInput(
    `${minScore ?? ''}${between}${maxScore ?? ''}`,
    (typed) => {
      const range = parseRange(typed);
      if (range) onChange(range);
    },
  );
  const [min = '', max = ''] = text.split(between);
  const isWrong = parseRange(text) === null;
  const field = (label: string, value: string, join: (digits: string) => string) => (
    <Input
      inputMode="numeric"
      maxLength={3}
      aria-label={label}
      aria-invalid={isWrong}
      aria-describedby={isWrong ? errorId : undefined}
      value={value}
      className="numbers min-w-0"
      onChange={(event) => type(join(event.target.value.replace(/\D/g, '')))}
    />
  );
  return (
    <fieldset className="space-y-1.5">
      <legend className="text-small font-medium">{texts.score}</legend>
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        {field(texts.scoreMin, min, (digits) => `${digits}${between}${max}`)}
        <span className="text-small text-muted">{texts.scoreDash}</span>
        {field(texts.scoreMax, max, (digits) => `${min}${between}${digits}`)}
      </div>
      {isWrong && (
        <p id={errorId} role="alert" className="text-small text-danger">
          {texts.scoreWrong}
        </p>
      )}
    </fieldset>
  );
}
