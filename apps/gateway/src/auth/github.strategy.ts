import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, type GithubConfig } from '@rolefit/config';
import { apiBasePath, AppError, type SignInQuery } from '@rolefit/contracts';
import type { ProviderIdentity } from '@rolefit/database';
import { Strategy } from 'passport-github2';
import { z } from 'zod';
import { fetchGithubIdentity } from './github-identity.js';
import { runStrategy } from './run-strategy.js';
import { SignInState } from './sign-in-state.js';

/** The way back from GitHub, as the query of our callback. */
export const callbackQuerySchema = z.object({ code: z.string().optional(), state: z.string().optional(), error: z.string().optional(), error_description: z.string().optional() });
export type CallbackQuery = z.infer<typeof callbackQuerySchema>;

/** Sign-in with GitHub: passport's strategy does the OAuth dance, its state lives in a signed cookie. */
@Injectable()
export class GithubStrategy {
  private readonly strategy: Strategy | null;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'server' | 'github'>,
    private readonly state: SignInState,
  ) {
    this.strategy = config.github === null ? null : this.createStrategy(config.github);
  }

  /**
   * Where to send the browser, and the cookie that it must bring back.
   * @throws AppError ROUTE_NOT_FOUND where this server offers no sign-in with GitHub
   */
  async start(query: SignInQuery): Promise<{ readonly location: string; readonly cookie: string }> {
    const { nonce, cookie } = this.state.start(query);
    const outcome = await runStrategy(this.required(), {}, { state: nonce });
    if (outcome.kind !== 'redirect') throw new AppError('SIGN_IN_REFUSED');
    return { location: outcome.location, cookie };
  }

  /**
   * Who came back, and what they had started with.
   * @throws AppError SIGN_IN_STATE_INVALID, SIGN_IN_REFUSED, SIGN_IN_PROVIDER_DOWN; ROUTE_NOT_FOUND as above
   */
  async finish(query: CallbackQuery, cookie: string | undefined): Promise<{ readonly identity: ProviderIdentity; readonly started: SignInQuery }> {
    const strategy = this.required();
    // Ours to check and not a state store's of the strategy, which would believe an error whoever sent it.
    const started = this.state.finish(query.state, cookie);
    if (started === null) throw new AppError('SIGN_IN_STATE_INVALID');
    const outcome = await runStrategy(strategy, query);
    if (outcome.kind !== 'success') throw new AppError('SIGN_IN_REFUSED');
    return { identity: outcome.identity, started };
  }

  private required(): Strategy {
    if (this.strategy === null) throw new AppError('ROUTE_NOT_FOUND');
    return this.strategy;
  }

  private createStrategy(github: GithubConfig): Strategy {
    return new Strategy(
      {
        clientID: github.clientId,
        clientSecret: github.clientSecret,
        callbackURL: `${this.config.server.publicUrl}${apiBasePath}/auth/github/callback`,
        authorizationURL: `${github.url}/login/oauth/authorize`,
        tokenURL: `${github.url}/login/oauth/access_token`,
        scope: ['read:user', 'user:email'],
        skipUserProfile: true,
      },
      (accessToken: string, _refreshToken: string, _profile: unknown, done: (error: unknown, identity?: ProviderIdentity) => void) => {
        fetchGithubIdentity(github, accessToken).then(
          (identity) => done(null, identity),
          (error: unknown) => done(error),
        );
      },
    );
  }
}
