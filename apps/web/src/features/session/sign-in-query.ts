import { type SignInQuery, signInQuerySchema } from '@rolefit/contracts';
import { isExtensionSource } from './extension-source';

/** What must survive a sign-in that is no redirect. */
export function signInQuery(search: URLSearchParams): SignInQuery {
  const returnTo = signInQuerySchema.shape.returnTo.safeParse(search.get('returnTo')).data;
  return {
    ...(isExtensionSource(search) ? { source: 'extension' } : {}),
    ...(returnTo === undefined ? {} : { returnTo }),
  };
}
