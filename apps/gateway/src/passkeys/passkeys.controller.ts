import { Body, Controller, Inject, Param, Req, UseGuards } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';
import {
  type NewPasskey,
  newPasskeySchema,
  type Passkey,
  type PasskeyChange,
  passkeyChangeSchema,
  type PasskeyCreation,
  type Passkeys,
} from '@rolefit/contracts';
import type { FastifyRequest } from 'fastify';
import { deviceNames } from '../auth/devices/device-names.js';
import { FirstPartyOriginGuard } from '../auth/guards/first-party-origin.guard.js';
import { readSessionCookie } from '../auth/sessions/cookies.js';
import { IdPipe } from '../http/id.pipe.js';
import { SessionId, UserId } from '../http/request-context.js';
import { Route } from '../http/route.decorator.js';
import { PasskeysService } from './passkeys.service.js';

const idPipe = new IdPipe('PASSKEY_NOT_FOUND');

/** The passkeys of a user. */
@Controller()
export class PasskeysController {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'server'>,
    private readonly passkeys: PasskeysService,
  ) {}

  @Route('listPasskeys')
  list(@UserId() userId: string): Promise<Passkeys> {
    return this.passkeys.list(userId);
  }

  @Route('startPasskeyCreation')
  @UseGuards(FirstPartyOriginGuard)
  start(@SessionId() sessionId: string, @Req() request: FastifyRequest): Promise<PasskeyCreation> {
    return this.passkeys.start({ sessionId, cookie: readSessionCookie(request, this.config) });
  }

  @Route('addPasskey')
  @UseGuards(FirstPartyOriginGuard)
  add(
    @SessionId() sessionId: string,
    @Body({ schema: newPasskeySchema }) created: NewPasskey,
    @Req() request: FastifyRequest,
  ): Promise<Passkey> {
    const cookie = readSessionCookie(request, this.config);
    const names = deviceNames(request.headers['user-agent']);
    return this.passkeys.add(created, { sessionId, cookie }, names);
  }

  @Route('renamePasskey')
  rename(
    @UserId() userId: string,
    @Param('id', idPipe) id: string,
    @Body({ schema: passkeyChangeSchema }) { name }: PasskeyChange,
  ): Promise<Passkey> {
    return this.passkeys.rename({ userId, id }, name);
  }

  @Route('removePasskey')
  async remove(@UserId() userId: string, @Param('id', idPipe) id: string): Promise<null> {
    await this.passkeys.remove({ userId, id });
    return null;
  }
}
