import type { ProviderId } from '@rolefit/contracts';
import type { ProviderIdentity } from '@rolefit/database';
import type { StartedSignIn } from '../sign-in/sign-in-state.js';

/** A provider to which the browser is sent, and from which it comes back with a code. */
export interface RedirectProvider {
  readonly id: ProviderId;
  /** @throws AppError ROUTE_NOT_FOUND where it is not configured */
  requireEnabled(): unknown;
  /** Address of the provider's page for this sign-in. @throws AppError SIGN_IN_PROVIDER_DOWN */
  authorizationUrl(started: StartedSignIn): Promise<URL>;
  /**
   * Exchanges the callback's code for the user's identity.
   * @param search the query of the callback, including the question mark
   * @throws AppError SIGN_IN_REFUSED, SIGN_IN_PROVIDER_DOWN
   */
  identify(search: string, started: StartedSignIn): Promise<ProviderIdentity>;
}
