import { type NamedResume } from '@rolefit/contracts';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { readContractSentences } from '@/lib/contract-sentences';
import { isEvaluating, profileQuery } from '@/lib/profile';
import { onSessionChange } from '@/lib/session';
import { toast } from '@/lib/toast';
import { texts } from './texts';

const toastId = 'evaluation';

let stop: (() => void) | undefined;
/** Ids of the versions whose evaluations are followed. */
const followed = new Set<string>();

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

/** @param read the resumes whose evaluations were followed, without those whose file has been replaced since */
function showOutcomeToast(read: readonly NamedResume[], hasSeveral: boolean): void {
  const failed = read.find(({ resume }) => resume.evaluation?.status === 'failed');
  if (failed) {
    const { failure } = failed.resume.evaluation ?? {};
    const message = failure ? readContractSentences().ofFailure(failure) : '';
    const description = hasSeveral ? texts.toasts.failedNamed(failed.name, message) : message;
    toast.error(texts.toasts.failed, { id: toastId, description });
  } else if (read.some(({ resume }) => resume.evaluation?.status === 'completed'))
    toast.success(texts.toasts.evaluated, { id: toastId });
  else toast.dismiss(toastId);
}

/** Why the running evaluations are delayed, if all of them are. */
function waitOf(running: readonly NamedResume[]): string | undefined {
  const [first, ...others] = running.map(({ resume }) => resume.evaluation?.failure);
  return first && others.every(Boolean) ? readContractSentences().ofFailure(first) : undefined;
}

/**
 * Shows the progress of all running evaluations in toasts, on any screen, until they have finished. Idempotent.
 * @param resumeId a version whose evaluation may have finished already
 */
export function followEvaluationInToasts(client: QueryClient, resumeId?: string): void {
  if (resumeId !== undefined) followed.add(resumeId);
  if (stop) return;
  showStartingToast();
  let shownWait: string | undefined;
  const observer = new QueryObserver(client, profileQuery);
  const look = () => {
    const { data } = observer.getCurrentResult();
    if (data === undefined) return;
    const running = data.resumes.filter(({ resume }) => isEvaluating(resume.evaluation?.status));
    for (const { resume } of running) followed.add(resume.id);
    if (running.length > 0) {
      const wait = waitOf(running);
      if (wait !== shownWait) showRunningToast(wait);
      shownWait = wait;
      return;
    }
    const read = data.resumes.filter(({ resume }) => followed.has(resume.id));
    stop?.();
    showOutcomeToast(read, data.resumes.length > 1);
  };
  const stopWatching = observer.subscribe(look);
  const stopListening = onSessionChange(({ isAuthenticated }) => {
    if (isAuthenticated) return;
    stop?.();
    toast.dismiss(toastId);
  });
  stop = () => {
    stop = undefined;
    followed.clear();
    stopWatching();
    stopListening();
  };
  look();
}
