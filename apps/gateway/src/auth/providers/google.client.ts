import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, type GoogleConfig } from '@rolefit/config';
import { apiBasePath, AppError, endpoints } from '@rolefit/contracts';
import type { ProviderIdentity } from '@rolefit/database';
import * as oidc from 'openid-client';
import { z } from 'zod';
import type { StartedSignIn } from '../sign-in/sign-in-state.js';

/** Seconds for each of Google's answers to us: its configuration, its keys, a token for a code. */
const answerS = 10;

/** Whatever is odd counts as not told: it is no reason to send anybody away. */
const claimsSchema = z.object({
  sub: z.string().min(1),
  email: z.string().nullish().catch(null),
  email_verified: z.boolean().nullish().catch(null),
  /** The domain of the Workspace that the account belongs to; absent for other accounts. */
  hd: z.string().min(1).nullish().catch(null),
  name: z.string().nullish().catch(null),
  picture: z.url({ protocol: /^https$/ }).nullish().catch(null),
});

/** Sign-in with Google by OpenID Connect: a code, redeemed with PKCE, for a signed ID token that says who it is. */
@Injectable()
export class GoogleClient {
  private found: Promise<oidc.Configuration> | null = null;

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'server' | 'google'>) {}

  /** @throws AppError ROUTE_NOT_FOUND where this server offers no sign-in with Google */
  requireOffered(): GoogleConfig {
    if (this.config.google === null) throw new AppError('ROUTE_NOT_FOUND');
    return this.config.google;
  }

  /** Google's page for this sign-in. @throws AppError SIGN_IN_PROVIDER_DOWN */
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
   * Who has just signed in.
   * @param search the query that Google sent the browser back with, question mark included
   * @throws AppError SIGN_IN_REFUSED where the person or Google said no or the token is not for this sign-in, SIGN_IN_PROVIDER_DOWN
   */
  async identify(search: string, { state, nonce, verifier }: StartedSignIn): Promise<ProviderIdentity> {
    const configuration = await this.discover();
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
    const tokens = await oidc.authorizationCodeGrant(configuration, new URL(this.callbackUrl() + search), checks).catch((cause: unknown) => {
      throw new AppError(isOutage(cause) ? 'SIGN_IN_PROVIDER_DOWN' : 'SIGN_IN_REFUSED', { cause });
    });
    const claims = claimsSchema.safeParse(tokens.claims());
    if (!claims.success) throw new AppError('SIGN_IN_PROVIDER_DOWN', { cause: claims.error });
    return toIdentity(claims.data);
  }

  private callbackUrl(): string {
    return `${this.config.server.publicUrl}${apiBasePath}${endpoints.googleCallback.path}`;
  }

  /** Asked for once; a time without Google is not remembered. */
  private discover(): Promise<oidc.Configuration> {
    const google = this.requireOffered();
    this.found ??= find(google).catch((cause: unknown) => {
      this.found = null;
      throw new AppError('SIGN_IN_PROVIDER_DOWN', { cause });
    });
    return this.found;
  }
}

function find({ url, clientId, clientSecret }: GoogleConfig): Promise<oidc.Configuration> {
  // The signature is checked too, although the token comes straight from Google: one thing less that rests on the connection alone.
  const execute = [oidc.enableNonRepudiationChecks];
  if (url.startsWith('http:')) execute.push(oidc.allowInsecureRequests);
  return oidc.discovery(new URL(url), clientId, undefined, oidc.ClientSecretPost(clientSecret), { execute, timeout: answerS });
}

/** Errors of the library that say nothing about this sign-in; one without a code is a connection that failed. Source: the codes of oauth4webapi and openid-client. */
const outages: readonly (string | undefined)[] = [undefined, 'OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON', 'OAUTH_PARSE_ERROR'];

/** What Google says plainly is an answer, and so is a token that does not hold; no answer, or a server's error, is none. */
function isOutage(error: unknown): boolean {
  if (error instanceof oidc.ResponseBodyError) return error.status >= 500;
  if (error instanceof oidc.AuthorizationResponseError) return false;
  return !(error instanceof oidc.ClientError) || outages.includes(error.code);
}

function toIdentity(claims: z.output<typeof claimsSchema>): ProviderIdentity {
  const { sub, email, name, picture } = claims;
  return { provider: 'google', subject: sub, login: null, name: name ?? null, email: email ?? null, isEmailVerified: isAuthoritative(claims), avatar: picture ?? null };
}

/**
 * Whether Google hosts the address and so knows whose it is today. A Google account with an address of another host was verified once, when it was
 * made; the address may belong to somebody else since.
 * Source: https://developers.google.com/identity/gsi/web/guides/verify-google-id-token (`email`, `email_verified` and `hd`).
 */
function isAuthoritative({ email, email_verified: isVerified, hd }: z.output<typeof claimsSchema>): boolean {
  if (isVerified !== true || typeof email !== 'string') return false;
  return typeof hd === 'string' || /@(?:gmail|googlemail)\.com$/i.test(email);
}
