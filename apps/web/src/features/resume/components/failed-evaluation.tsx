import { type Evaluation } from '@rolefit/contracts';
import { RotateCw, Upload } from 'lucide-react';
import { type ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useContractSentences } from '@/lib/contract-sentences';
import { texts } from '../texts';

interface FailedEvaluationProps {
  evaluation: Evaluation;
  isBusy?: boolean;
  onTryAgain: () => void;
  /** Opens another file; omitted if there is already a button for that. */
  onOtherFile?: () => void;
  children?: ReactNode;
}

/** Why a resume could not be read, with a remedy: retry, or another file if this one is the cause. */
export function FailedEvaluation({
  evaluation: { failure },
  isBusy = false,
  onTryAgain,
  onOtherFile,
  children,
}: FailedEvaluationProps) {
  const { ofFailure } = useContractSentences();
  const again = failure?.retryable === true && (
    <Button variant="outline" size="small" disabled={isBusy} onClick={onTryAgain}>
      <RotateCw aria-hidden="true" /> {texts.tryAgain}
    </Button>
  );
  const other = failure?.retryable !== true && onOtherFile && (
    <Button variant="outline" size="small" onClick={onOtherFile}>
      <Upload aria-hidden="true" /> {texts.skillsStep.otherFile}
    </Button>
  );
  return (
    <Alert variant="destructive" title={texts.unreadable} action={again || other}>
      <p>{failure && ofFailure(failure)}</p>
      {children}
    </Alert>
  );
}
