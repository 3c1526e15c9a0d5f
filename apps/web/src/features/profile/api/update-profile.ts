import { profileEndpoints, type ProfileUpdate, sessionEndpoints } from '@rolefit/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { removeDraft } from '@/lib/drafts';
import { profileKeys } from '@/lib/query-keys';
import { setUser } from '@/lib/session';
import { aboutDraft } from '../about-draft';

/** Updates the profile and the user's name in the shell, and drops the draft. */
export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: ProfileUpdate) => ({
      profile: await api.call(profileEndpoints.updateProfile, { body }),
      user: await api.call(sessionEndpoints.getMe),
    }),
    onSuccess: ({ profile, user }) => {
      client.setQueryData(profileKeys.all, profile);
      setUser(user);
      removeDraft(aboutDraft);
    },
  });
}
