import { AppError } from '@rolefit/contracts';
import type { ProviderIdentity } from '@rolefit/database';
import type { Strategy } from 'passport-github2';

/** How a strategy can end, as passport's strategies report it. */
export type StrategyOutcome =
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'success'; readonly identity: ProviderIdentity }
  | { readonly kind: 'refused'; readonly status: number | undefined };

/** The token exchange has no time limit of its own. */
const patienceMs = 15_000;

/**
 * Runs a passport strategy for one request. passport's own middleware does just this, but writes to a response of Node's,
 * which Fastify's is not, and leaves the caller waiting for ever after a redirect.
 * @param query of the request; a strategy looks at nothing else of it
 * @throws AppError SIGN_IN_REFUSED where the provider says no, SIGN_IN_PROVIDER_DOWN where it does not answer
 */
export async function runStrategy(strategy: Strategy, query: object, options: { readonly state?: string } = {}): Promise<StrategyOutcome> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new AppError('SIGN_IN_PROVIDER_DOWN')), patienceMs);
  const outcome = new Promise<StrategyOutcome>((resolve, reject) => {
    // A strategy reports through methods that are put on a copy of it, one for each request.
    const attempt = Object.assign(Object.create(strategy), {
      redirect: (location: string) => resolve({ kind: 'redirect', location }),
      success: (identity: ProviderIdentity) => resolve({ kind: 'success', identity }),
      fail: (_challenge: unknown, status?: number) => resolve({ kind: 'refused', status }),
      pass: () => resolve({ kind: 'refused', status: undefined }),
      error: (error: unknown) => reject(toSignInError(error)),
    });
    attempt.authenticate({ query }, options);
  });
  try {
    return await Promise.race([outcome, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** passport-oauth2 tells its errors apart by name only, and reports a used code as a plain error. */
function toSignInError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const isDown = error instanceof Error && error.name === 'InternalOAuthError';
  return new AppError(isDown ? 'SIGN_IN_PROVIDER_DOWN' : 'SIGN_IN_REFUSED', { cause: error });
}
