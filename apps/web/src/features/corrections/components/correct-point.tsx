import { type Demand, type MatchPoint, type RequirementRuling } from '@rolefit/contracts';
import { useCorrect } from '../api/corrections';
import { CorrectionActions } from './correction-actions';

interface CorrectPointProps {
  scanId: string;
  point: MatchPoint;
}

function demandOf({ kind, importance }: MatchPoint): Demand {
  if (kind === 'duty') return 'duty';
  return importance === 'required' ? 'must' : 'nice';
}

/** Actions to correct the verdict on a requirement. */
export function CorrectPoint({ scanId, point }: CorrectPointProps) {
  const { mutate, isPending } = useCorrect(scanId);
  const { label, verdict, kind, correction, postingQuote } = point;
  const words = postingQuote.text;
  const correct = (ruling: RequirementRuling) => mutate({ about: 'requirement', words, ruling });
  // Every posting requires the occupation that its title names.
  const isTitle = kind === 'title';
  return (
    <CorrectionActions
      scanId={scanId}
      label={label}
      words={words}
      isOpen={verdict !== 'shown'}
      needsLine={isTitle}
      demand={demandOf(point)}
      correction={correction}
      isPending={isPending}
      onHave={(line) => correct({ type: 'have', line })}
      onNotRequired={isTitle ? undefined : () => correct({ type: 'not-required' })}
      onMisread={
        isTitle
          ? undefined
          : (importance, text) =>
              correct({ type: 'misread', importance, text: text === words ? null : text })
      }
    />
  );
}
