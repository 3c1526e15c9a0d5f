import { Module } from '@nestjs/common';
import { Inbox } from './inbox.service.js';
import { Mailer } from './mailer.service.js';

/** E-mails: sent through a mail server, or kept for the inbox of one machine. */
@Module({ providers: [Inbox, Mailer], exports: [Inbox, Mailer] })
export class MailModule {}
