import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SignInLinksModule } from '../sign-in-links/sign-in-links.module.js';
import { EmailSignInController } from './email-sign-in.controller.js';
import { EmailSignInService } from './email-sign-in.service.js';
import { InboxController } from './inbox.controller.js';

/** Sign-in by a link that is sent by e-mail. */
@Module({
  imports: [AuthModule, LimitsModule, MailModule, SignInLinksModule],
  controllers: [EmailSignInController, InboxController],
  providers: [EmailSignInService],
})
export class EmailSignInModule {}
