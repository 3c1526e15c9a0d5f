import { Injectable } from '@nestjs/common';
import { AppError } from '@rolefit/contracts';
import { SessionsRepository } from '@rolefit/database';
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
  ) {}

  /**
   * @param forDeleted whether to accept a deleted account that can still be restored
   * @throws AppError SESSION_EXPIRED, SESSION_INVALID, ACCOUNT_DELETED
   */
  async check(token: string, forDeleted = false): Promise<AccessToken> {
    const access = await this.tokens.readAccess(token);
    await this.assertStillValid(access.sessionId, forDeleted);
    return access;
  }

  /**
   * Re-checks a session during a long operation, such as an export.
   * @throws AppError SESSION_EXPIRED, ACCOUNT_DELETED
   */
  async assertStillValid(sessionId: string, forDeleted = false): Promise<void> {
    const right = await this.sessions.access(sessionId);
    if (right === null) throw new AppError('SESSION_EXPIRED');
    if (right === 'restoring' && !forDeleted) throw new AppError('ACCOUNT_DELETED');
  }
}
