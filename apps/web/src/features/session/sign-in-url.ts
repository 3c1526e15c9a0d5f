import { returnPathSchema } from '@rolefit/contracts';
import { isExtensionSource } from './extension-source';

/** The provider's URL with the parameters that must survive the redirects. */
export function signInUrl(providerUrl: string, search: URLSearchParams): string {
  const query = new URLSearchParams();
  if (isExtensionSource(search)) query.set('source', 'extension');
  const returnTo = returnPathSchema.safeParse(search.get('returnTo'));
  if (returnTo.success) query.set('returnTo', returnTo.data);
  return query.size === 0 ? providerUrl : `${providerUrl}?${query.toString()}`;
}

/** Where to send a user who is already signed in. */
export function returnPath(search: URLSearchParams, fallback: string): string {
  const returnTo = returnPathSchema.safeParse(search.get('returnTo'));
  return returnTo.success ? returnTo.data : fallback;
}
