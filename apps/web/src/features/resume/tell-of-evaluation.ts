import { type Evaluation } from '@rolefit/contracts';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { isEvaluating, profileQuery } from '@/lib/profile';
import { onSessionChange } from '@/lib/session';
import { toast } from '@/lib/toast';
import { texts } from './texts';

const toastId = 'evaluation';

let stop: (() => void) | undefined;

/** Says that an evaluation was asked for; `tellOfEvaluation` or `tellNotStarted` follows. */
export function tellStarting(): void {
  toast.loading(texts.toasts.evaluating, { id: toastId });
}

export function tellNotStarted(reason: string): void {
  toast.error(texts.toasts.failed, { id: toastId, description: reason });
}

function tellOutcome(evaluation: Evaluation | null): void {
  if (evaluation?.status === 'completed') toast.success(texts.toasts.evaluated, { id: toastId });
  else if (evaluation?.status === 'failed') toast.error(texts.toasts.failed, { id: toastId, description: evaluation.failure?.message });
  // Another file has taken the place of the one that was being read.
  else toast.dismiss(toastId);
}

/** Tells of the evaluation that is under way until its event, on whatever screen the user is by then. Once is enough: more calls change nothing. */
export function tellOfEvaluation(client: QueryClient): void {
  if (stop) return;
  tellStarting();
  const observer = new QueryObserver(client, profileQuery);
  const look = () => {
    const { data } = observer.getCurrentResult();
    if (data === undefined || isEvaluating(data.resume?.evaluation?.status)) return;
    stop?.();
    tellOutcome(data.resume?.evaluation ?? null);
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
