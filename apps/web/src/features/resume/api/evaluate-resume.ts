import { type Profile, profileEndpoints } from '@rolefit/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { errorText } from '@/lib/error-text';
import { withResumes } from '@/lib/profile';
import { profileKeys } from '@/lib/query-keys';
import {
  followEvaluationInToasts,
  showNotStartedToast,
  showStartingToast,
} from '../evaluation-toasts';

interface Options {
  /** Shows progress in toasts, for screens that do not show it otherwise. */
  readonly hasToasts?: boolean;
}

/** Queues an evaluation of a resume by its number, or of the default one; live events report its progress. */
export function useEvaluateResume({ hasToasts = false }: Options = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (resume: number | void) =>
      api.call(
        profileEndpoints.evaluateResume,
        resume === undefined ? {} : { query: { resume: String(resume) } },
      ),
    onMutate: () => {
      if (hasToasts) showStartingToast();
    },
    onSuccess: async ({ resumeId, evaluation }) => {
      client.setQueryData<Profile>(
        profileKeys.all,
        (profile) =>
          profile &&
          withResumes(profile, (one) => (one.id === resumeId ? { ...one, evaluation } : one)),
      );
      // A live event may have arrived before this response.
      await client.invalidateQueries({ queryKey: profileKeys.all });
      if (hasToasts) followEvaluationInToasts(client, resumeId);
    },
    onError: (error) => {
      if (hasToasts) showNotStartedToast(errorText(error));
    },
  });
}
