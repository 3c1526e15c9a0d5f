import { Module } from '@nestjs/common';
import { AccessService } from './guards/access.service.js';
import { AuthController } from './auth.controller.js';
import { DevicesController } from './devices/devices.controller.js';
import { PersonalTokensController } from './personal-tokens/personal-tokens.controller.js';
import { PersonalTokensService } from './personal-tokens/personal-tokens.service.js';
import { SessionRevocations } from './sessions/session-revocations.js';
import { GithubStrategy } from './providers/github.strategy.js';
import { GoogleClient } from './providers/google.client.js';
import { GoogleController } from './providers/google.controller.js';
import { OidcClient } from './providers/oidc.client.js';
import { OidcController } from './providers/oidc.controller.js';
import { RedirectSignInService } from './providers/redirect-sign-in.service.js';
import { SignInAudit } from './sign-in/sign-in-audit.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SignInService } from './sign-in/sign-in.service.js';
import { SignInState } from './sign-in/sign-in-state.js';
import { SignerService } from './tokens/signer.service.js';
import { TokensService } from './tokens/tokens.service.js';

/** Sign-in, sessions and tokens, including personal access tokens. */
@Module({
  controllers: [
    AuthController,
    DevicesController,
    GoogleController,
    OidcController,
    PersonalTokensController,
  ],
  providers: [
    SignerService,
    TokensService,
    AccessService,
    SessionRevocations,
    SessionsService,
    PersonalTokensService,
    SignInState,
    SignInService,
    SignInAudit,
    GithubStrategy,
    GoogleClient,
    OidcClient,
    RedirectSignInService,
  ],
  exports: [
    SignerService,
    TokensService,
    AccessService,
    SessionRevocations,
    SessionsService,
    SignInService,
    SignInAudit,
  ],
})
export class AuthModule {}
