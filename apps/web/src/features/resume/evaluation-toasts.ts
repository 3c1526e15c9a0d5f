import { type Evaluation } from '@rolefit/contracts';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { isEvaluating, profileQuery } from '@/lib/profile';
import { onSessionChange } from '@/lib/session';
import { toast } from '@/lib/toast';
import { texts } from './texts';

const toastId = 'evaluation';

let stop: (() => void) | undefined;

/** Says that an evaluation was asked for; `followEvaluationInToasts` or `showNotStartedToast` follows. */
export function showStartingToast(): void {
  showRunningToast(undefined);
}

/** @param wait why it does not go on for now, where that is so: a word in passing, since it may last for hours */
function showRunningToast(wait: string | undefined): void {
  if (wait === undefined) toast.loading(texts.toasts.evaluating, { id: toastId });
  else toast(texts.toasts.waits, { id: toastId, description: wait });
}

export function showNotStartedToast(reason: string): void {
  toast.error(texts.toasts.failed, { id: toastId, description: reason });
}

function showOutcomeToast(evaluation: Evaluation | null): void {
  if (evaluation?.status === 'completed') toast.success(texts.toasts.evaluated, { id: toastId });
  else if (evaluation?.status === 'failed') toast.error(texts.toasts.failed, { id: toastId, description: evaluation.failure?.message });
  // Another file has taken the place of the one that was being read.
  else toast.dismiss(toastId);
}

/** Tells of the evaluation that is under way until its event, on whatever screen the user is by then. Once is enough: more calls change nothing. */
export function followEvaluationInToasts(client: QueryClient): void {
  if (stop) return;
  showStartingToast();
  let told: string | undefined;
  const observer = new QueryObserver(client, profileQuery);
  const look = () => {
    const { data } = observer.getCurrentResult();
    if (data === undefined) return;
    const evaluation = data.resume?.evaluation ?? null;
    if (isEvaluating(evaluation?.status)) {
      const wait = evaluation?.failure?.message;
      if (wait !== told) showRunningToast(wait);
      told = wait;
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
