import { type Passkey, passkeyEndpoints } from '@rolefit/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { loadAuthenticator } from '@/lib/passkeys';
import { passkeyKeys } from '@/lib/query-keys';
import { toast } from '@/lib/toast';
import { texts } from '../texts';

/** The newest first. */
export const passkeysQuery = queryOptions({
  queryKey: passkeyKeys.all,
  queryFn: ({ signal }) => api.call(passkeyEndpoints.listPasskeys, { signal }),
});

/** Changes the cached list, which a pending response must not overwrite. */
function useChangedList() {
  const client = useQueryClient();
  return async (change: (passkeys: readonly Passkey[]) => Passkey[]) => {
    await client.cancelQueries({ queryKey: passkeyKeys.all });
    client.setQueryData(
      passkeysQuery.queryKey,
      (list) => list && { ...list, passkeys: change(list.passkeys) },
    );
  };
}

/** Has the authenticator create a passkey, and adds it. */
export function useAddPasskey() {
  const changeList = useChangedList();
  return useMutation({
    mutationFn: async () => {
      const [{ startRegistration }, optionsJSON] = await Promise.all([
        loadAuthenticator(),
        api.call(passkeyEndpoints.startPasskeyCreation, {}),
      ]);
      const body = await startRegistration({ optionsJSON });
      return api.call(passkeyEndpoints.addPasskey, { body });
    },
    onSuccess: async (added) => {
      await changeList((passkeys) => [added, ...passkeys]);
      toast.success(texts.added);
    },
  });
}

export function useRenamePasskey(id: string, onDone: () => void) {
  const changeList = useChangedList();
  return useMutation({
    mutationFn: (name: string) =>
      api.call(passkeyEndpoints.renamePasskey, { params: { id }, body: { name } }),
    onSuccess: async (renamed) => {
      await changeList((passkeys) =>
        passkeys.map((passkey) => (passkey.id === id ? renamed : passkey)),
      );
      onDone();
    },
  });
}

export function useRemovePasskey(onDone: () => void) {
  const changeList = useChangedList();
  return useMutation({
    mutationFn: ({ id }: Passkey) => api.call(passkeyEndpoints.removePasskey, { params: { id } }),
    onSuccess: async (_, { id }) => {
      await changeList((passkeys) => passkeys.filter((passkey) => passkey.id !== id));
      toast.success(texts.removed);
      onDone();
    },
  });
}
