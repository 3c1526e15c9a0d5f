import type { QueryClient } from '@tanstack/react-query';
import { checkSession } from '@/features/session/check-session';
import { createQueryClient } from '@/lib/query-client';
import { readUser } from '@/lib/session';
import { type Prefetch } from './screen-tree';

/** The cache that holds the first screen's data, and the user whose data it holds. */
let first: { readonly client: QueryClient; readonly userId: string } | null = null;

/**
 * Checks the session and fetches the data of the first screen before anything renders, so that the first render shows them instead of a loader and a skeleton.
 * Failures are left to the screen, which makes the same calls.
 * @param prefetch fetches the screen's data into the cache
 */
export async function fetchFirstData(prefetch: Prefetch): Promise<void> {
  await checkSession();
  const user = readUser();
  if (!user || user.isOnboarding || user.restorableUntil !== null) return;
  first = { client: createQueryClient(), userId: user.id };
  await prefetch(first.client);
}

/** The cache for the app: the one with the first screen's data if they are this user's, or else an empty one. */
export function queryClientOfUser(): QueryClient {
  return first && first.userId === readUser()?.id ? first.client : createQueryClient();
}
