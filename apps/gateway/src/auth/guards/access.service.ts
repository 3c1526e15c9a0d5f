import { Injectable } from '@nestjs/common';
import { AppError, type Endpoint } from '@rolefit/contracts';
import { PersonalTokensRepository, SessionsRepository } from '@rolefit/database';
import type { TokenCaller } from '../../http/request-context.js';
import { hashOf } from '../personal-tokens/personal-token.js';
import { type AccessToken, TokensService } from '../tokens/tokens.service.js';

/**
 * Validates access tokens against the session table. A JWT alone would stay valid for minutes after its session ended or its account was deleted, so each
 * check looks up the session's row by primary key.
 */
@Injectable()
export class AccessService {
  constructor(
    private readonly tokens: TokensService,
    private readonly sessions: SessionsRepository,
    private readonly personalTokens: PersonalTokensRepository,
  ) {}

  /**
   * @param forDeleted whether to accept a deleted account that can still be restored
   * @throws AppError SESSION_EXPIRED, SESSION_INVALID, ACCOUNT_DELETED
   */
  async check(token: string, forDeleted = false): Promise<AccessToken> {
    const access = await this.tokens.readAccess(token);
    await this.assertStillValid(access, forDeleted);
    return access;
  }

  /**
   * Validates a personal access token for an endpoint.
   * @param scope the scope of the endpoint; undefined if it refuses tokens
   * @throws AppError TOKEN_INVALID, TOKEN_EXPIRED, TOKEN_REFUSED, TOKEN_SCOPE_MISSING
   */
  async checkPersonal(token: string, scope: Endpoint['scope']): Promise<TokenCaller> {
    const found = await this.personalTokens.use(hashOf(token));
    if (found === null) throw new AppError('TOKEN_INVALID');
    if (found.isExpired) throw new AppError('TOKEN_EXPIRED');
    if (scope === undefined) throw new AppError('TOKEN_REFUSED');
    const { userId, name: tokenName, scopes } = found;
    if (scope !== 'by-tool' && !scopes.includes(scope)) throw new AppError('TOKEN_SCOPE_MISSING');
    return { userId, sessionId: null, tokenName, scopes };
  }

  /**
   * Re-checks a session during a long operation, such as an export.
   * @throws AppError SESSION_EXPIRED, ACCOUNT_DELETED
   */
  async assertStillValid(
    { userId, sessionId }: Pick<AccessToken, 'userId' | 'sessionId'>,
    forDeleted = false,
  ): Promise<void> {
    const right = await this.sessions.access(userId, sessionId);
    if (right === null) throw new AppError('SESSION_EXPIRED');
    if (right === 'restoring' && !forDeleted) throw new AppError('ACCOUNT_DELETED');
  }
}
