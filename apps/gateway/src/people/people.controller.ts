import { Body, Controller, Inject, Param, Req, Res, UseGuards } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';
import {
  type CreatedInvitation,
  type InvitationRequest,
  invitationRequestSchema,
  type People,
} from '@rolefit/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FirstPartyOriginGuard } from '../auth/guards/first-party-origin.guard.js';
import { readSessionCookie } from '../auth/sessions/cookies.js';
import { IdPipe } from '../http/id.pipe.js';
import { SessionId, UserId } from '../http/request-context.js';
import { Route } from '../http/route.decorator.js';
import { PeopleService } from './people.service.js';

@Controller()
export class PeopleController {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'server'>,
    private readonly people: PeopleService,
  ) {}

  @Route('listPeople')
  list(@UserId() userId: string): Promise<People> {
    return this.people.list(userId);
  }

  @Route('removePerson')
  @UseGuards(FirstPartyOriginGuard)
  async remove(
    @SessionId() sessionId: string,
    @Param('id', new IdPipe('PERSON_NOT_FOUND')) id: string,
    @Req() request: FastifyRequest,
  ): Promise<null> {
    await this.people.remove(sessionId, readSessionCookie(request, this.config), id);
    return null;
  }

  @Route('createInvitation')
  @UseGuards(FirstPartyOriginGuard)
  invite(
    @SessionId() sessionId: string,
    @Body({ schema: invitationRequestSchema }) body: InvitationRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CreatedInvitation> {
    void reply.header('cache-control', 'no-store');
    return this.people.invite(sessionId, readSessionCookie(request, this.config), body);
  }

  @Route('revokeInvitation')
  async revoke(
    @UserId() userId: string,
    @Param('id', new IdPipe('INVITATION_NOT_FOUND')) id: string,
  ): Promise<null> {
    await this.people.revoke(userId, id);
    return null;
  }
}
