import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { MailModule } from '../mail/mail.module.js';
import { EmailLinks } from './email-links.js';
import { EmailSignInController } from './email-sign-in.controller.js';
import { EmailSignInService } from './email-sign-in.service.js';
import { InboxController } from './inbox.controller.js';

/** Sign-in by a link that is sent by e-mail. */
@Module({
  imports: [AuthModule, LimitsModule, MailModule],
  controllers: [EmailSignInController, InboxController],
  providers: [EmailLinks, EmailSignInService],
})
export class EmailSignInModule {}
