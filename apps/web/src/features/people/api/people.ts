import {
  type Invitation,
  type InvitationRequest,
  peopleEndpoints,
  type Person,
} from '@rolefit/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { peopleKeys } from '@/lib/query-keys';
import { toast } from '@/lib/toast';
import { nameOf } from '../name-of';
import { texts } from '../texts';

/** Users of this server and open invitations. */
export const peopleQuery = queryOptions({
  queryKey: peopleKeys.all,
  queryFn: ({ signal }) => api.call(peopleEndpoints.listPeople, { signal }),
});

/** Creates an invitation. Only this response contains its link, and it is never cached. */
export function useCreateInvitation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: InvitationRequest) => api.call(peopleEndpoints.createInvitation, { body }),
    gcTime: 0,
    onSuccess: () => client.invalidateQueries({ queryKey: peopleKeys.all }),
  });
}

export type CreateInvitation = ReturnType<typeof useCreateInvitation>;

/** Revokes an invitation, and loads the list again. */
export function useRevokeInvitation(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Invitation) =>
      api.call(peopleEndpoints.revokeInvitation, { params: { id } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: peopleKeys.all });
      toast.success(texts.revoked);
      onDone();
    },
  });
}

/** Removes the account of a guest, and loads the list again. */
export function useRemovePerson(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Person) => api.call(peopleEndpoints.removePerson, { params: { id } }),
    onSuccess: async (_, person) => {
      await client.invalidateQueries({ queryKey: peopleKeys.all });
      toast.success(texts.removed(nameOf(person)));
      onDone();
    },
  });
}
