import { Module } from '@nestjs/common';
import { AccessService } from './access.service.js';
import { AuthController } from './auth.controller.js';
import { GithubStrategy } from './github.strategy.js';
import { SessionsService } from './sessions.service.js';
import { SignInState } from './sign-in-state.js';
import { SignerService } from './signer.service.js';
import { TokensService } from './tokens.service.js';

/** Signing in, sessions and tokens. */
@Module({
  controllers: [AuthController],
  providers: [SignerService, TokensService, AccessService, SessionsService, SignInState, GithubStrategy],
  exports: [SignerService, TokensService, AccessService],
})
export class AuthModule {}
