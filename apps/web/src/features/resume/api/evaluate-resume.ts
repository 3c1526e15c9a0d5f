import { type Profile } from '@rolefit/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { errorText } from '@/lib/error-text';
import { profileKeys } from '@/lib/query-keys';
import { showNotStartedToast, followEvaluationInToasts, showStartingToast } from '../evaluation-toasts';

interface Options {
  /** Tells of it in toasts, for where nothing else on the screen does. */
  readonly hasToasts?: boolean;
}

/** Queues an evaluation of the current resume; how it goes on comes by events. */
export function useEvaluateResume({ hasToasts = false }: Options = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call('evaluateResume'),
    onMutate: () => {
      if (hasToasts) showStartingToast();
    },
    onSuccess: async ({ resumeId, evaluation }) => {
      client.setQueryData<Profile>(profileKeys.all, (profile) => (profile?.resume?.id === resumeId ? { ...profile, resume: { ...profile.resume, evaluation } } : profile));
      // An event may have been faster than this answer.
      await client.invalidateQueries({ queryKey: profileKeys.all });
      if (hasToasts) followEvaluationInToasts(client);
    },
    onError: (error) => {
      if (hasToasts) showNotStartedToast(errorText(error));
    },
  });
}
