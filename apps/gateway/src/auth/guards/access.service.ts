import { Injectable } from '@nestjs/common';
import { AppError } from '@rolefit/contracts';
import { SessionsRepository } from '@rolefit/database';
import { type AccessToken, TokensService } from '../tokens/tokens.service.js';

/**
 * Who a token speaks for at this moment. The token alone would be good for minutes after its session has ended or its account was deleted, so
 * the session's row is asked each time: one look-up by its key.
 */
@Injectable()
export class AccessService {
  constructor(
    private readonly tokens: TokensService,
    private readonly sessions: SessionsRepository,
  ) {}

  /**
   * @param forDeleted whether an account that is deleted and can be brought back will do
   * @throws AppError SESSION_EXPIRED, SESSION_INVALID, ACCOUNT_DELETED
   */
  async check(token: string, forDeleted = false): Promise<AccessToken> {
    const access = await this.tokens.readAccess(token);
    await this.assertStillValid(access.sessionId, forDeleted);
    return access;
  }

  /**
   * For what goes on for a while after it was let in: whether it may still.
   * @throws AppError SESSION_EXPIRED, ACCOUNT_DELETED
   */
  async assertStillValid(sessionId: string, forDeleted = false): Promise<void> {
    const right = await this.sessions.access(sessionId);
    if (right === null) throw new AppError('SESSION_EXPIRED');
    if (right === 'restoring' && !forDeleted) throw new AppError('ACCOUNT_DELETED');
  }
}
