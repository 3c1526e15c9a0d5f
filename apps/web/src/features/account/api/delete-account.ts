import { useMutation } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { becomeDeleted } from '@/lib/session';

/** Deletes the account. What this browser holds of it goes with the session. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: () => api.call('deleteProfile'),
    onSuccess: ({ restorableUntil }) => becomeDeleted(restorableUntil),
  });
}
