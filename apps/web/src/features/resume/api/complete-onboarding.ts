import { profileEndpoints, sessionEndpoints } from '@rolefit/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { profileKeys } from '@/lib/query-keys';
import { setUser } from '@/lib/session';

/** Completes onboarding and updates the cached profile and user. */
export function useCompleteOnboarding() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const profile = await api.call(profileEndpoints.completeOnboarding, {
        query: { onboarding: 'true' },
      });
      return { profile, user: await api.call(sessionEndpoints.getMe) };
    },
    onSuccess: ({ profile, user }) => {
      client.setQueryData(profileKeys.all, profile);
      setUser(user);
    },
  });
}
