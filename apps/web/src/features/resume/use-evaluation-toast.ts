import { type Evaluation } from '@rolefit/contracts';
import { useEffect, useRef } from 'react';
import { toast } from '@/lib/toast';
import { isEvaluating } from '@/lib/profile';

const toastId = 'evaluation';

/** Tells of an evaluation from its beginning to its event. */
export function useEvaluationToast(evaluation: Evaluation | null | undefined): void {
  const wasRunning = useRef(false);
  useEffect(() => {
    if (isEvaluating(evaluation?.status)) {
      wasRunning.current = true;
      toast.loading('Evaluating Resume...', { id: toastId });
      return;
    }
    if (!wasRunning.current) return;
    wasRunning.current = false;
    if (evaluation?.status === 'completed') toast.success('Resume Evaluated successfully 🎉', { id: toastId });
    else toast.error('Something went wrong!', { id: toastId, description: evaluation?.failure?.message });
  }, [evaluation?.status, evaluation?.failure?.message]);
}
