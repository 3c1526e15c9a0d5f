import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, LOGGER, type Logger, type OidcConfig } from '@rolefit/config';
import { apiBasePath, AppError, endpoints } from '@rolefit/contracts';
import type { ProviderIdentity } from '@rolefit/database';
import { type ClientAuth, ClientSecretBasic, ClientSecretPost } from 'openid-client';
import { z } from 'zod';
import type { StartedSignIn } from '../sign-in/sign-in-state.js';
import { OpenIdClient } from './openid.client.js';
import { personClaims } from './person-claims.js';
import type { RedirectProvider } from './redirect-provider.js';

const claimsSchema = z.object({
  ...personClaims,
  preferred_username: z.string().nullish().catch(null),
});

/** Sign-in with an OpenID Connect provider of the operator's choice, such as Keycloak or Authelia (ADR 54). */
@Injectable()
export class OidcClient implements RedirectProvider {
  readonly id = 'oidc';
  private readonly client: OpenIdClient | null;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'server' | 'oidc'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const { server, oidc } = config;
    this.client =
      oidc &&
      new OpenIdClient({
        issuer: oidc.issuer,
        clientId: oidc.clientId,
        authentication: authenticateBy(oidc),
        redirectUri: `${server.publicUrl}${apiBasePath}${endpoints.oidcCallback.path}`,
      });
  }

  /** @throws AppError ROUTE_NOT_FOUND, SIGN_IN_PROVIDER_DOWN */
  async authorizationUrl(started: StartedSignIn): Promise<URL> {
    return this.withFailureLogged(this.requireEnabled().authorizationUrl(started));
  }

  /** @throws AppError as `OpenIdClient`, and ROUTE_NOT_FOUND */
  async identify(search: string, started: StartedSignIn): Promise<ProviderIdentity> {
    const asked = this.requireEnabled().identify(
      search,
      started,
      (claims) => claims['email'] !== undefined,
    );
    const { issuer, claims } = await this.withFailureLogged(asked);
    const person = claimsSchema.safeParse(claims);
    if (!person.success) throw new AppError('SIGN_IN_PROVIDER_DOWN', { cause: person.error });
    return toIdentity(issuer, person.data);
  }

  /** @throws AppError ROUTE_NOT_FOUND where no provider is configured */
  requireEnabled(): OpenIdClient {
    if (this.client === null) throw new AppError('ROUTE_NOT_FOUND');
    return this.client;
  }

  /** Logs why the provider cannot be used. The response to the user says only that it is down. */
  private async withFailureLogged<Answer>(asked: Promise<Answer>): Promise<Answer> {
    try {
      return await asked;
    } catch (error) {
      if (error instanceof AppError && error.code === 'SIGN_IN_PROVIDER_DOWN')
        this.logger.error(
          { issuer: this.config.oidc?.issuer, err: error.cause },
          'OIDC_ISSUER cannot be used: it does not answer, or is no OpenID Connect provider of exactly this name',
        );
      throw error;
    }
  }
}

/** HTTP Basic is the standard's default; providers that name other ways, and not this one, are sent the secret in the body. Source: OpenID Connect Core 1.0 §9. */
function authenticateBy({ clientSecret }: OidcConfig): ClientAuth {
  const [basic, post] = [ClientSecretBasic(clientSecret), ClientSecretPost(clientSecret)];
  return (server, ...request) => {
    const ways = server.token_endpoint_auth_methods_supported;
    const isBasic = ways === undefined || ways.includes('client_secret_basic');
    (isBasic ? basic : post)(server, ...request);
  };
}

/** A subject is unique at its issuer only. Issuers have no fragment, so the two together name one person even if the operator changes the provider. */
function toIdentity(issuer: string, person: z.output<typeof claimsSchema>): ProviderIdentity {
  const { sub, email, email_verified: isVerified, name, preferred_username: login } = person;
  return {
    provider: 'oidc',
    subject: `${issuer}#${sub}`,
    login: login ?? null,
    name: name ?? null,
    email: email ?? null,
    isEmailVerified: isVerified === true,
    avatar: person.picture ?? null,
  };
}
