import { Module } from '@nestjs/common';
import { AuthController } from './auth.controller.js';
import { GithubStrategy } from './github.strategy.js';
import { SessionsService } from './sessions.service.js';
import { SignInState } from './sign-in-state.js';
import { SignerService } from './signer.service.js';
import { TokensService } from './tokens.service.js';

/** Signing in, sessions and tokens. */
@Module({
  controllers: [AuthController],
  providers: [SignerService, TokensService, SessionsService, SignInState, GithubStrategy],
  exports: [SignerService, TokensService],
})
export class AuthModule {}
