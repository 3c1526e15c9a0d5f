import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, type GoogleConfig } from '@rolefit/config';
import { apiBasePath, AppError, endpoints } from '@rolefit/contracts';
import type { ProviderIdentity } from '@rolefit/database';
import * as oidc from 'openid-client';
import { z } from 'zod';
import type { StartedSignIn } from '../sign-in/sign-in-state.js';

/** Timeout in seconds for each request to Google: discovery, keys and token exchange. */
const requestTimeoutS = 10;

/** Malformed optional claims are treated as absent rather than failing the sign-in. */
const claimsSchema = z.object({
  sub: z.string().min(1),
  email: z.string().nullish().catch(null),
  email_verified: z.boolean().nullish().catch(null),
  /** Domain of the account's Workspace; absent for personal accounts. */
  hd: z.string().min(1).nullish().catch(null),
  name: z.string().nullish().catch(null),
  picture: z
    .url({ protocol: /^https$/ })
    .nullish()
    .catch(null),
});

/** Google sign-in with OpenID Connect: authorization code flow with PKCE and a signed ID token. */
@Injectable()
export class GoogleClient {
  private configuration: Promise<oidc.Configuration> | null = null;

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'server' | 'google'>) {}

  /** @throws AppError ROUTE_NOT_FOUND where Google sign-in is disabled */
  requireEnabled(): GoogleConfig {
    if (this.config.google === null) throw new AppError('ROUTE_NOT_FOUND');
    return this.config.google;
  }

  /** Address of Google's consent page for this sign-in. @throws AppError SIGN_IN_PROVIDER_DOWN */
  async authorizationUrl({ state, nonce, verifier }: StartedSignIn): Promise<URL> {
    return oidc.buildAuthorizationUrl(await this.discover(), {
      redirect_uri: this.callbackUrl(),
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
  }

  /**
   * Exchanges the callback's code for the user's identity.
   * @param search the query of the callback, including the question mark
   * @throws AppError SIGN_IN_REFUSED where the user or Google declined or the token does not belong to this sign-in, SIGN_IN_PROVIDER_DOWN
   */
  async identify(
    search: string,
    { state, nonce, verifier }: StartedSignIn,
  ): Promise<ProviderIdentity> {
    const configuration = await this.discover();
    const checks = {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    };
    const tokens = await oidc
      .authorizationCodeGrant(configuration, new URL(this.callbackUrl() + search), checks)
      .catch((cause: unknown) => {
        throw new AppError(isOutage(cause) ? 'SIGN_IN_PROVIDER_DOWN' : 'SIGN_IN_REFUSED', {
          cause,
        });
      });
    const claims = claimsSchema.safeParse(tokens.claims());
    if (!claims.success) throw new AppError('SIGN_IN_PROVIDER_DOWN', { cause: claims.error });
    return toIdentity(claims.data);
  }

  private callbackUrl(): string {
    return `${this.config.server.publicUrl}${apiBasePath}${endpoints.googleCallback.path}`;
  }

  /** Memoised; failures are not cached. */
  private discover(): Promise<oidc.Configuration> {
    const google = this.requireEnabled();
    this.configuration ??= find(google).catch((cause: unknown) => {
      this.configuration = null;
      throw new AppError('SIGN_IN_PROVIDER_DOWN', { cause });
    });
    return this.configuration;
  }
}

function find({ url, clientId, clientSecret }: GoogleConfig): Promise<oidc.Configuration> {
  // Verifies the signature as well, so that trust does not rest on the TLS connection alone.
  const execute = [oidc.enableNonRepudiationChecks];
  if (url.startsWith('http:')) execute.push(oidc.allowInsecureRequests);
  return oidc.discovery(new URL(url), clientId, undefined, oidc.ClientSecretPost(clientSecret), {
    execute,
    timeout: requestTimeoutS,
  });
}

/** Library errors that are independent of this sign-in; a missing code means a failed connection. Source: the codes of oauth4webapi and openid-client. */
const outages: readonly (string | undefined)[] = [
  undefined,
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
];

/**
 * Distinguishes an outage from a rejection: explicit error responses and invalid tokens are rejections; timeouts, unreadable responses and 5xx are outages.
 */
function isOutage(error: unknown): boolean {
  if (error instanceof oidc.ResponseBodyError) return error.status >= 500;
  if (error instanceof oidc.AuthorizationResponseError) return false;
  return !(error instanceof oidc.ClientError) || outages.includes(error.code);
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
