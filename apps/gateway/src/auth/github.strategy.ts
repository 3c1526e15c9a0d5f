import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { CONFIG, type Config } from '@rolefit/config';
import { apiBasePath } from '@rolefit/contracts';
import type { ProviderIdentity } from '@rolefit/database';
import { Strategy } from 'passport-github2';
import { fetchGithubIdentity } from './github-identity.js';

/** Stands in where this server offers no sign-in with GitHub; the guard answers before anybody is sent there. */
const nowhere = { clientId: 'none', clientSecret: 'none', url: 'https://github.invalid', apiUrl: 'https://github.invalid' };

/** passport's strategy does the OAuth dance; its state lives in a signed cookie that the guard checks. */
@Injectable()
export class GithubStrategy extends PassportStrategy(Strategy, 'github') {
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
