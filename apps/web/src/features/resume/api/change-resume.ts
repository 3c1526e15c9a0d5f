import { type NamedResumeChange, profileEndpoints } from '@rolefit/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { profileKeys } from '@/lib/query-keys';

/** Renames a resume, or makes it the default one. */
export function useChangeResume(number: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NamedResumeChange) =>
      api.call(profileEndpoints.changeResume, { params: { number: String(number) }, body }),
    onSuccess: (profile) => client.setQueryData(profileKeys.all, profile),
  });
}

/** Removes a resume; all scans are judged again with the others. */
export function useRemoveResume(number: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      api.call(profileEndpoints.removeResume, { params: { number: String(number) } }),
    onSuccess: (profile) => client.setQueryData(profileKeys.all, profile),
  });
}
