import { type Evaluation } from '@rolefit/contracts';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { isEvaluating, profileQuery } from '@/lib/profile';
import { onSessionChange } from '@/lib/session';
import { toast } from '@/lib/toast';
import { texts } from './texts';

const toastId = 'evaluation';

let stop: (() => void) | undefined;

/** Shows that an evaluation was requested. Call `followEvaluationInToasts` or `showNotStartedToast` afterwards. */
export function showStartingToast(): void {
  showRunningToast(undefined);
}

/** @param wait why the evaluation is delayed; a transient toast, because that may last for hours */
function showRunningToast(wait: string | undefined): void {
  if (wait === undefined) toast.loading(texts.toasts.evaluating, { id: toastId });
  else toast(texts.toasts.waits, { id: toastId, description: wait });
}

export function showNotStartedToast(reason: string): void {
  toast.error(texts.toasts.failed, { id: toastId, description: reason });
}

function showOutcomeToast(evaluation: Evaluation | null): void {
  if (evaluation?.status === 'completed') toast.success(texts.toasts.evaluated, { id: toastId });
  else if (evaluation?.status === 'failed')
    toast.error(texts.toasts.failed, { id: toastId, description: evaluation.failure?.message });
  // Another file has replaced the one that was being read.
  else toast.dismiss(toastId);
}

/** Shows the progress of the current evaluation in toasts, on any screen, until it has finished. Idempotent. */
export function followEvaluationInToasts(client: QueryClient): void {
  if (stop) return;
  showStartingToast();
  let shownWait: string | undefined;
  const observer = new QueryObserver(client, profileQuery);
  const look = () => {
    const { data } = observer.getCurrentResult();
    if (data === undefined) return;
    const evaluation = data.resume?.evaluation ?? null;
    if (isEvaluating(evaluation?.status)) {
      const wait = evaluation?.failure?.message;
      if (wait !== shownWait) showRunningToast(wait);
      shownWait = wait;
      return;
    }
    stop?.();
    showOutcomeToast(evaluation);
  };
  const stopWatching = observer.subscribe(look);
  const stopListening = onSessionChange(({ isAuthenticated }) => {
    if (isAuthenticated) return;
    stop?.();
    toast.dismiss(toastId);
  });
  stop = () => {
    stop = undefined;
    stopWatching();
    stopListening();
  };
  look();
}
