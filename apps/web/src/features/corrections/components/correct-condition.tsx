import { type ConditionRuling, type Knockout } from '@rolefit/contracts';
import { useCorrect } from '../api/corrections';
import { CorrectionActions } from './correction-actions';

interface CorrectConditionProps {
  scanId: string;
  condition: Knockout;
}

/** Actions to correct a condition of the posting. */
export function CorrectCondition({ scanId, condition }: CorrectConditionProps) {
  const { mutate, isPending } = useCorrect(scanId);
  const { kind, label, status, postingQuote, correction } = condition;
  if (postingQuote === null) return null;
  const words = postingQuote.text;
  const correct = (ruling: ConditionRuling) =>
    mutate({ about: 'condition', kind, label, words, ruling });
  return (
    <CorrectionActions
      scanId={scanId}
      label={label}
      words={words}
      isOpen={status !== 'met'}
      correction={correction}
      isPending={isPending}
      onHave={(line) => correct({ type: 'have', line })}
      onNotRequired={() => correct({ type: 'not-required' })}
    />
  );
}
