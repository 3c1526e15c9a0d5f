import { Module } from '@nestjs/common';
import { AccessService } from './access.service.js';
import { AuthController } from './auth.controller.js';
import { DevicesController } from './devices.controller.js';
import { EndedSessions } from './ended-sessions.js';
import { GithubStrategy } from './github.strategy.js';
import { GoogleClient } from './google.client.js';
import { GoogleController } from './google.controller.js';
import { RefusedSignIns } from './refused-sign-ins.js';
import { SessionsService } from './sessions.service.js';
import { SignInService } from './sign-in.service.js';
import { SignInState } from './sign-in-state.js';
import { SignerService } from './signer.service.js';
import { TokensService } from './tokens.service.js';

/** Signing in, sessions and tokens. */
@Module({
  controllers: [AuthController, DevicesController, GoogleController],
  providers: [SignerService, TokensService, AccessService, EndedSessions, SessionsService, SignInState, SignInService, RefusedSignIns, GithubStrategy, GoogleClient],
  exports: [SignerService, TokensService, AccessService, EndedSessions],
})
export class AuthModule {}
