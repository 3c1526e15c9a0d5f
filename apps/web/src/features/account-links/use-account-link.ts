import { accountLinkEndpoints, type AccountLinkUse } from '@rolefit/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '@/lib/api';

/** Uses a link up, and goes on as its account. @param onRefused asks again what has become of the link */
export function useAccountLink(onRefused: () => void) {
  return useMutation({
    mutationFn: (body: AccountLinkUse) => api.call(accountLinkEndpoints.useAccountLink, { body }),
    // A new page, so that nothing of a former user stays in memory.
    onSuccess: ({ next }) => window.location.replace(next),
    onError: onRefused,
  });
}
