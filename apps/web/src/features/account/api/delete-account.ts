import { profileEndpoints } from '@rolefit/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { markDeleted } from '@/lib/session';

/** Deletes the account. Ending the session clears the user's data from this browser. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: () => api.call(profileEndpoints.deleteProfile),
    onSuccess: ({ restorableUntil }) => markDeleted(restorableUntil),
  });
}
