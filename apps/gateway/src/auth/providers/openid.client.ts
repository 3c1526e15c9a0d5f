import { AppError } from '@rolefit/contracts';
import * as oidc from 'openid-client';
import type { StartedSignIn } from '../sign-in/sign-in-state.js';

/** Timeout in seconds for each request to a provider: discovery, keys, token exchange and claims. */
const requestTimeoutS = 10;

/** What a provider is reached by. */
export interface OpenIdSettings {
  /** URL for discovery. */
  readonly issuer: string;
  readonly clientId: string;
  readonly authentication: oidc.ClientAuth;
  readonly redirectUri: string;
}

/** Claims about a person: of the ID token, and of the provider's answer about them where it is asked. */
export interface PersonClaims {
  /** The issuer as it writes itself. */
  readonly issuer: string;
  readonly claims: Readonly<Record<string, unknown>>;
}

/** OpenID Connect: authorization code flow with PKCE and a signed ID token. */
export class OpenIdClient {
  private configuration: Promise<oidc.Configuration> | null = null;

  constructor(private readonly settings: OpenIdSettings) {}

  /** Address of the provider's page for this sign-in. @throws AppError SIGN_IN_PROVIDER_DOWN */
  async authorizationUrl({ state, nonce, verifier }: StartedSignIn): Promise<URL> {
    return oidc.buildAuthorizationUrl(await this.discover(), {
      redirect_uri: this.settings.redirectUri,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
  }

  /**
   * Exchanges the callback's code for claims about the user.
   * @param search the query of the callback, including the question mark
   * @param isComplete whether the ID token says enough; otherwise the provider is asked for more, where it answers that
   * @throws AppError SIGN_IN_REFUSED where the user or the provider declined or the token does not belong to this sign-in, SIGN_IN_PROVIDER_DOWN
   */
  async identify(
    search: string,
    { state, nonce, verifier }: StartedSignIn,
    isComplete: (claims: Readonly<Record<string, unknown>>) => boolean,
  ): Promise<PersonClaims> {
    const configuration = await this.discover();
    const checks = {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    };
    const url = new URL(this.settings.redirectUri + search);
    const tokens = await refused(oidc.authorizationCodeGrant(configuration, url, checks));
    const claims = tokens.claims();
    if (claims === undefined) throw new AppError('SIGN_IN_PROVIDER_DOWN');
    const { issuer, userinfo_endpoint: moreAt } = configuration.serverMetadata();
    if (isComplete(claims) || moreAt === undefined) return { issuer, claims };
    // Only the ID token is signed; the library compares who the answer is about.
    const more = await refused(oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub));
    return { issuer, claims: { ...more, ...claims } };
  }

  /** Memoised; failures are not cached. */
  private discover(): Promise<oidc.Configuration> {
    this.configuration ??= find(this.settings).catch((cause: unknown) => {
      this.configuration = null;
      throw new AppError('SIGN_IN_PROVIDER_DOWN', { cause });
    });
    return this.configuration;
  }
}

function find({ issuer, clientId, authentication }: OpenIdSettings): Promise<oidc.Configuration> {
  // Verifies the signature as well, so that trust does not rest on the TLS connection alone.
  const execute = [oidc.enableNonRepudiationChecks];
  if (issuer.startsWith('http:')) execute.push(oidc.allowInsecureRequests);
  return oidc.discovery(new URL(issuer), clientId, undefined, authentication, {
    execute,
    timeout: requestTimeoutS,
  });
}

async function refused<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (cause) {
    throw new AppError(isOutage(cause) ? 'SIGN_IN_PROVIDER_DOWN' : 'SIGN_IN_REFUSED', { cause });
  }
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
