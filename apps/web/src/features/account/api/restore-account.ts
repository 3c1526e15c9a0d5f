import { signInEndpoints } from '@rolefit/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { setUser } from '@/lib/session';
import { toast } from '@/lib/toast';
import { texts } from '../restore-texts';

/** Restores the account and updates the session. */
export function useRestoreAccount() {
  return useMutation({
    mutationFn: () => api.call(signInEndpoints.restoreAccount),
    onSuccess: (user) => {
      setUser(user);
      toast.success(texts.restore.done);
    },
  });
}
