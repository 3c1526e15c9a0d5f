import { Controller, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';
import {
  AppError,
  type Devices,
  type EndSessionsQuery,
  endSessionsQuerySchema,
  type SessionsEnded,
} from '@rolefit/contracts';
import { SessionsRepository } from '@rolefit/database';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterResponse } from '../../http/after-response.js';
import { IdPipe } from '../../http/id.pipe.js';
import { SessionId, UserId } from '../../http/request-context.js';
import { Route } from '../../http/route.decorator.js';
import { clearSessionCookie, readSessionCookie } from '../sessions/cookies.js';
import { presentDevices } from './device.presenter.js';
import { SessionRevocations } from '../sessions/session-revocations.js';

/** Lists and ends the sessions of a user. Authenticated by the access token only: the cookie never ends a session of another device. */
@Controller()
export class DevicesController {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'server'>,
    private readonly sessions: SessionsRepository,
    private readonly revocations: SessionRevocations,
  ) {}

  @Route('listSessions')
  async list(@UserId() userId: string, @SessionId() sessionId: string): Promise<Devices> {
    return presentDevices(await this.sessions.list(userId), sessionId);
  }

  @Route('endSession')
  async end(
    @UserId() userId: string,
    @Param('id', new IdPipe('SESSION_NOT_FOUND')) id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<null> {
    if (!(await this.sessions.endOne(userId, id))) throw new AppError('SESSION_NOT_FOUND');
    this.cut([id], request, reply);
    return null;
  }

  @Route('endSessions')
  async endAll(
    @UserId() userId: string,
    @SessionId() sessionId: string,
    @Query({ schema: endSessionsQuerySchema }) { except }: EndSessionsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionsEnded> {
    const ids = await this.sessions.endAll(userId, except === 'this' ? sessionId : null);
    this.cut(ids, request, reply);
    return { ended: ids.length };
  }

  private cut(ids: readonly string[], request: FastifyRequest, reply: FastifyReply): void {
    // An extension's request carries the browser's cookie. Clear it only if that browser's session was ended.
    const [cookieSessionId] = readSessionCookie(request, this.config)?.split('.') ?? [];
    if (cookieSessionId !== undefined && ids.includes(cookieSessionId))
      clearSessionCookie(reply, this.config);
    for (const id of ids) {
      if (id === request.signedIn?.sessionId)
        afterResponse(reply, () => this.revocations.publish(id));
      else this.revocations.publish(id);
    }
  }
}
