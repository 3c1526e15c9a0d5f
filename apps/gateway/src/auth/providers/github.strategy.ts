import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { CONFIG, type Config } from '@rolefit/config';
import { apiBasePath } from '@rolefit/contracts';
import type { ProviderIdentity } from '@rolefit/database';
import { Strategy } from 'passport-github2';
import { fetchGithubIdentity } from './github-identity.js';

/** Stands in where this server offers no sign-in with GitHub; the guard answers before anybody is sent there. */
const nowhere = { clientId: 'none', clientSecret: 'none', url: 'https://github.invalid', apiUrl: 'https://github.invalid' };

/** What the guard hands the strategy at either end of a sign-in. */
export interface GithubSignInOptions {
  /** Only on the way to GitHub. */
  readonly state?: string;
  /** PKCE's `code_verifier`, of the signed cookie. */
  readonly verifier: string;
}

/**
 * PKCE with the verifier that the guard keeps in the sign-in's cookie. passport-oauth2's own `pkce` option makes a verifier itself and leaves it to a
 * store, which a `state` given from outside bypasses. Source: RFC 7636 §4.2.
 */
class PkceStrategy extends Strategy {
  override authorizationParams({ verifier }: GithubSignInOptions): object {
    return { code_challenge: createHash('sha256').update(verifier).digest('base64url'), code_challenge_method: 'S256' };
  }

  override tokenParams({ verifier }: GithubSignInOptions): object {
    return { code_verifier: verifier };
  }
}

/** passport's strategy does the OAuth dance; its state lives in a signed cookie that the guard checks. */
@Injectable()
export class GithubStrategy extends PassportStrategy(PkceStrategy, 'github') {
  private readonly apiUrl: string;

  constructor(@Inject(CONFIG) config: Pick<Config, 'server' | 'github'>) {
    const github = config.github ?? nowhere;
    super({
      clientID: github.clientId,
      clientSecret: github.clientSecret,
      callbackURL: `${config.server.publicUrl}${apiBasePath}/auth/github/callback`,
      authorizationURL: `${github.url}/login/oauth/authorize`,
      tokenURL: `${github.url}/login/oauth/access_token`,
      scope: ['read:user', 'user:email'],
      // Its own look-up throws outside of any handler where the answer is not what it expects.
      skipUserProfile: true,
    });
    this.apiUrl = github.apiUrl;
  }

  /** Called with GitHub's token; what it returns becomes `request.user`. */
  validate(accessToken: string): Promise<ProviderIdentity> {
    return fetchGithubIdentity({ apiUrl: this.apiUrl }, accessToken);
  }
}
