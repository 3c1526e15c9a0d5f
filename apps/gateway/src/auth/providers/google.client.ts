import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';
import { apiBasePath, AppError, endpoints } from '@rolefit/contracts';
import type { ProviderIdentity } from '@rolefit/database';
import { ClientSecretPost } from 'openid-client';
import { z } from 'zod';
import type { StartedSignIn } from '../sign-in/sign-in-state.js';
import { OpenIdClient } from './openid.client.js';
import { personClaims } from './person-claims.js';
import type { RedirectProvider } from './redirect-provider.js';

const claimsSchema = z.object({
  ...personClaims,
  /** Domain of the account's Workspace; absent for personal accounts. */
  hd: z.string().min(1).nullish().catch(null),
});

/** Google sign-in with OpenID Connect. */
@Injectable()
export class GoogleClient implements RedirectProvider {
  readonly id = 'google';
  private readonly client: OpenIdClient | null;

  constructor(@Inject(CONFIG) { server, google }: Pick<Config, 'server' | 'google'>) {
    this.client =
      google &&
      new OpenIdClient({
        issuer: google.url,
        clientId: google.clientId,
        authentication: ClientSecretPost(google.clientSecret),
        redirectUri: `${server.publicUrl}${apiBasePath}${endpoints.googleCallback.path}`,
      });
  }

  /** Address of Google's consent page for this sign-in. @throws AppError ROUTE_NOT_FOUND, SIGN_IN_PROVIDER_DOWN */
  async authorizationUrl(started: StartedSignIn): Promise<URL> {
    return this.requireEnabled().authorizationUrl(started);
  }

  /**
   * Exchanges the callback's code for the user's identity.
   * @param search the query of the callback, including the question mark
   * @throws AppError as `OpenIdClient`, and ROUTE_NOT_FOUND
   */
  async identify(search: string, started: StartedSignIn): Promise<ProviderIdentity> {
    // Google's ID token has all that was asked for.
    const { claims } = await this.requireEnabled().identify(search, started, () => true);
    const person = claimsSchema.safeParse(claims);
    if (!person.success) throw new AppError('SIGN_IN_PROVIDER_DOWN', { cause: person.error });
    return toIdentity(person.data);
  }

  /** @throws AppError ROUTE_NOT_FOUND where Google sign-in is disabled */
  requireEnabled(): OpenIdClient {
    if (this.client === null) throw new AppError('ROUTE_NOT_FOUND');
    return this.client;
  }
}

function toIdentity(claims: z.output<typeof claimsSchema>): ProviderIdentity {
  const { sub, email, name, picture } = claims;
  return {
    provider: 'google',
    subject: sub,
    login: null,
    name: name ?? null,
    email: email ?? null,
    isEmailVerified: isAuthoritative(claims),
    avatar: picture ?? null,
  };
}

/**
 * Whether Google hosts the mailbox and so knows its current owner. An address at another host was verified only when the Google account was created and may
 * have changed owners since. Source: https://developers.google.com/identity/gsi/web/guides/verify-google-id-token (`email`, `email_verified` and `hd`).
 */
function isAuthoritative({
  email,
  email_verified: isVerified,
  hd,
}: z.output<typeof claimsSchema>): boolean {
  if (isVerified !== true || typeof email !== 'string') return false;
  return typeof hd === 'string' || /@(?:gmail|googlemail)\.com$/i.test(email);
}
