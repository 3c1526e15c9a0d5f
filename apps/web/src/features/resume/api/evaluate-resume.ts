import { type Profile } from '@rolefit/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { errorText } from '@/lib/error-text';
import { profileKeys } from '@/lib/query-keys';
import { tellNotStarted, tellOfEvaluation, tellStarting } from '../tell-of-evaluation';

interface Options {
  /** Tells of it in toasts, for where nothing else on the screen does. */
  readonly isTold?: boolean;
}

/** Queues an evaluation of the current resume; how it goes on comes by events. */
export function useEvaluateResume({ isTold = false }: Options = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call('evaluateResume'),
    onMutate: () => {
      if (isTold) tellStarting();
    },
    onSuccess: async ({ resumeId, evaluation }) => {
      client.setQueryData<Profile>(profileKeys.all, (profile) => (profile?.resume?.id === resumeId ? { ...profile, resume: { ...profile.resume, evaluation } } : profile));
      // An event may have been faster than this answer.
      await client.invalidateQueries({ queryKey: profileKeys.all });
      if (isTold) tellOfEvaluation(client);
    },
    onError: (error) => {
      if (isTold) tellNotStarted(errorText(error));
    },
  });
}
