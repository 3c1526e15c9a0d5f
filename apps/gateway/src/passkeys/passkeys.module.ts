import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { PasskeyChallenges } from './passkey-challenges.js';
import { PasskeySignInController } from './passkey-sign-in.controller.js';
import { PasskeySignInService } from './passkey-sign-in.service.js';
import { PasskeysController } from './passkeys.controller.js';
import { PasskeysService } from './passkeys.service.js';

/** Passkeys: those of the user, and signing in with one. */
@Module({
  imports: [AuthModule],
  controllers: [PasskeySignInController, PasskeysController],
  providers: [PasskeyChallenges, PasskeysService, PasskeySignInService],
})
export class PasskeysModule {}
