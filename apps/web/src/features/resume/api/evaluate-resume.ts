import { type Profile } from '@rolefit/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { profileKeys } from '@/lib/query-keys';

/** Queues an evaluation of the current resume; how it goes on comes by events. */
export function useEvaluateResume() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call('evaluateResume'),
    onSuccess: ({ resumeId, evaluation }) => {
      client.setQueryData<Profile>(profileKeys.all, (profile) => (profile?.resume?.id === resumeId ? { ...profile, resume: { ...profile.resume, evaluation } } : profile));
      // An event may have been faster than this answer.
      return client.invalidateQueries({ queryKey: profileKeys.all });
    },
  });
}
