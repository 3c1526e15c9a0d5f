import {
  type PersonalToken,
  personalTokenEndpoints,
  type PersonalTokenRequest,
} from '@rolefit/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { accessTokenKeys } from '@/lib/query-keys';
import { toast } from '@/lib/toast';
import { texts } from '../texts';

/** The newest first. */
export const accessTokensQuery = queryOptions({
  queryKey: accessTokenKeys.all,
  queryFn: async ({ signal }) =>
    (await api.call(personalTokenEndpoints.listPersonalTokens, { signal })).tokens,
});

/** Creates a token. Only this response contains it, and it is never cached. */
export function useCreateAccessToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PersonalTokenRequest) =>
      api.call(personalTokenEndpoints.createPersonalToken, { body }),
    gcTime: 0,
    onSuccess: ({ token: _token, ...created }) => {
      client.setQueryData(accessTokensQuery.queryKey, (tokens) => tokens && [created, ...tokens]);
    },
  });
}

export type CreateAccessToken = ReturnType<typeof useCreateAccessToken>;

/** Revokes a token and removes it from the cached list. */
export function useRevokeAccessToken(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: PersonalToken) =>
      api.call(personalTokenEndpoints.revokePersonalToken, { params: { id } }),
    onSuccess: async (_, { id }) => {
      // A pending response may still contain it.
      await client.cancelQueries({ queryKey: accessTokenKeys.all });
      client.setQueryData(accessTokensQuery.queryKey, (tokens) =>
        tokens?.filter((token) => token.id !== id),
      );
      void client.invalidateQueries({ queryKey: accessTokenKeys.all });
      toast.success(texts.revoked);
      onDone();
    },
  });
}
