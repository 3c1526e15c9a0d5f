import { Injectable } from '@nestjs/common';
import {
  AppError,
  type CreatedPersonalToken,
  type PersonalTokenRequest,
  type PersonalTokens,
} from '@rolefit/contracts';
import { PersonalTokensRepository } from '@rolefit/database';
import { SessionsService } from '../sessions/sessions.service.js';
import { newPersonalToken } from './personal-token.js';
import { presentPersonalToken } from './personal-token.presenter.js';

/** Creates, lists and revokes the personal access tokens of a user. */
@Injectable()
export class PersonalTokensService {
  constructor(
    private readonly tokens: PersonalTokensRepository,
    private readonly sessions: SessionsService,
  ) {}

  async list(userId: string): Promise<PersonalTokens> {
    return { tokens: (await this.tokens.list(userId)).map(presentPersonalToken) };
  }

  /**
   * Creates a token. A token outlives the session that requests it, so this also requires the session's cookie, which scripts cannot read.
   * @throws AppError SESSION_COOKIE_REQUIRED, SESSION_EXPIRED, SESSION_INVALID, TOKENS_FULL
   */
  async create(
    sessionId: string,
    cookie: string | undefined,
    { name, scopes, expiresInDays }: PersonalTokenRequest,
  ): Promise<CreatedPersonalToken> {
    const { userId } = await this.sessions.requireBrowser(sessionId, cookie);
    const { token, hint, hash } = newPersonalToken();
    const row = await this.tokens.create({
      userId,
      besideId: sessionId,
      name,
      hint,
      hash,
      scopes,
      lifetimeDays: expiresInDays ?? null,
    });
    if (row === null) throw new AppError('SESSION_EXPIRED');
    if (row === 'full') throw new AppError('TOKENS_FULL');
    return { ...presentPersonalToken(row), token };
  }

  /** @throws AppError TOKEN_NOT_FOUND */
  async revoke(userId: string, tokenId: string): Promise<void> {
    if (!(await this.tokens.revoke(userId, tokenId))) throw new AppError('TOKEN_NOT_FOUND');
  }
}
