import { type Resume } from '@rolefit/contracts';
import { Alert } from '@/components/ui/alert';
import { isEvaluating } from '@/lib/profile';
import { texts } from '../texts';
import { EvaluationProgress } from './evaluation-progress';
import { FailedEvaluation } from './failed-evaluation';

const words = texts.section;

interface EvaluationStateProps {
  resume: Resume;
  /** Whether scores and skills are based on an earlier resume. */
  hasFormerReading: boolean;
  isBusy: boolean;
  onEvaluate: () => void;
}

/** Outcome of evaluating the current file, if there is anything to report. */
export function EvaluationState({
  resume: { evaluation, hiddenPassages, readAs },
  hasFormerReading,
  isBusy,
  onEvaluate,
}: EvaluationStateProps) {
  const former = hasFormerReading && <p>{words.former}</p>;
  if (evaluation === null) {
    return (
      <Alert title={words.notEvaluated}>
        <p>{words.notEvaluatedThen}</p>
        {former}
      </Alert>
    );
  }
  if (isEvaluating(evaluation.status)) return <EvaluationProgress evaluation={evaluation} />;
  if (evaluation.status === 'failed') {
    return (
      <FailedEvaluation evaluation={evaluation} isBusy={isBusy} onTryAgain={onEvaluate}>
        {former}
      </FailedEvaluation>
    );
  }
  return (
    <>
      {readAs === 'scan' && <Alert title={words.scanTitle}>{words.scan}</Alert>}
      {hiddenPassages > 0 && (
        <Alert title={words.hiddenTitle}>{words.hidden(hiddenPassages)}</Alert>
      )}
    </>
  );
}
