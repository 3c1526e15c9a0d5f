import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { CONFIG, type Config } from '@rolefit/config';
import { apiBasePath } from '@rolefit/contracts';
import type { ProviderIdentity } from '@rolefit/database';
import { Strategy } from 'passport-github2';
import { fetchGithubIdentity } from './github-identity.js';

/** Placeholder where GitHub sign-in is disabled; the guard rejects such requests before the strategy runs. */
const disabled = {
  clientId: 'none',
  clientSecret: 'none',
  url: 'https://github.invalid',
  apiUrl: 'https://github.invalid',
};

/** Options that the guard passes to the strategy. */
export interface GithubSignInOptions {
  /** Only at the start of a sign-in. */
  readonly state?: string;
  /** PKCE `code_verifier` from the signed cookie. */
  readonly verifier: string;
}

/**
 * PKCE with the verifier from the sign-in cookie. The `pkce` option of passport-oauth2 generates its own verifier and saves it in a store, which is bypassed
 * when `state` is supplied by the caller. Source: RFC 7636 §4.2.
 */
class PkceStrategy extends Strategy {
  override authorizationParams({ verifier }: GithubSignInOptions): object {
    return {
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    };
  }

  override tokenParams({ verifier }: GithubSignInOptions): object {
    return { code_verifier: verifier };
  }
}

/** OAuth with GitHub through Passport. The guard verifies the state in a signed cookie. */
@Injectable()
export class GithubStrategy extends PassportStrategy(PkceStrategy, 'github') {
  private readonly apiUrl: string;

  constructor(@Inject(CONFIG) config: Pick<Config, 'server' | 'github'>) {
    const github = config.github ?? disabled;
    super({
      clientID: github.clientId,
      clientSecret: github.clientSecret,
      callbackURL: `${config.server.publicUrl}${apiBasePath}/auth/github/callback`,
      authorizationURL: `${github.url}/login/oauth/authorize`,
      tokenURL: `${github.url}/login/oauth/access_token`,
      scope: ['read:user', 'user:email'],
      // The strategy's own profile request throws outside any handler on an unexpected response.
      skipUserProfile: true,
    });
    this.apiUrl = github.apiUrl;
  }

  /** Called with GitHub's access token. The result becomes `request.user`. */
  validate(accessToken: string): Promise<ProviderIdentity> {
    return fetchGithubIdentity({ apiUrl: this.apiUrl }, accessToken);
  }
}
