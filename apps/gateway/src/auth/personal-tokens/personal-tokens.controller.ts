import { Body, Controller, Inject, Param, Req, Res, UseGuards } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';
import {
  type CreatedPersonalToken,
  type PersonalTokenRequest,
  personalTokenRequestSchema,
  type PersonalTokens,
} from '@rolefit/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IdPipe } from '../../http/id.pipe.js';
import { SessionId, UserId } from '../../http/request-context.js';
import { Route } from '../../http/route.decorator.js';
import { FirstPartyOriginGuard } from '../guards/first-party-origin.guard.js';
import { readSessionCookie } from '../sessions/cookies.js';
import { PersonalTokensService } from './personal-tokens.service.js';

@Controller()
export class PersonalTokensController {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'server'>,
    private readonly tokens: PersonalTokensService,
  ) {}

  @Route('listPersonalTokens')
  list(@UserId() userId: string): Promise<PersonalTokens> {
    return this.tokens.list(userId);
  }

  @Route('createPersonalToken')
  @UseGuards(FirstPartyOriginGuard)
  create(
    @SessionId() sessionId: string,
    @Body({ schema: personalTokenRequestSchema }) request: PersonalTokenRequest,
    @Req() call: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CreatedPersonalToken> {
    void reply.header('cache-control', 'no-store');
    return this.tokens.create(sessionId, readSessionCookie(call, this.config), request);
  }

  @Route('revokePersonalToken')
  async revoke(
    @UserId() userId: string,
    @Param('id', new IdPipe('TOKEN_NOT_FOUND')) id: string,
  ): Promise<null> {
    await this.tokens.revoke(userId, id);
    return null;
  }
}
