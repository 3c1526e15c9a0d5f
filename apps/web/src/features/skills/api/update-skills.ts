import { type SkillsUpdate } from '@rolefit/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { profileKeys } from '@/lib/query-keys';

/** Replaces the list of skills; the matches that rest on it are refetched when they were judged again. */
export function useUpdateSkills() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SkillsUpdate) => api.call('updateSkills', { body }),
    onSuccess: (profile) => client.setQueryData(profileKeys.all, profile),
  });
}
