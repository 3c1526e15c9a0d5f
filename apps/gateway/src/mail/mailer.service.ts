import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config, LOGGER, type Logger } from '@rolefit/config';
import { signInMails } from '@rolefit/telemetry';
import nodemailer, { type Transporter } from 'nodemailer';
import { Inbox } from './inbox.service.js';
import type { Mail } from './mail.js';
import { refusalOf } from './refusal.js';
import { smtpOptions } from './smtp-options.js';

/** Waits between tries. A link is valid for 15 minutes, so a mail server that is down for longer is the operator's concern, and the user asks again. */
const retryAfterMs = [1_000, 10_000, 60_000] as const;
/** How long a stopping gateway still sends what it has promised. */
const stopMs = 5_000;

/**
 * Sends mails in the background of the process that has the request: a mail is in no queue, so neither its link nor its address is stored anywhere. If
 * the process dies before it is sent, the user asks for another one.
 */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly transport: Transporter | null;
  private readonly pending = new Set<Promise<void>>();
  private readonly stopping = new AbortController();

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'mail'>,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly inbox: Inbox,
  ) {
    const { mail } = config;
    this.transport = mail?.kind === 'smtp' ? nodemailer.createTransport(smtpOptions(mail)) : null;
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await Promise.race([Promise.all(this.pending), wait(stopMs, undefined, { ref: false })]);
    this.transport?.close();
  }

  /** Returns at once. @param requestId of the call that asked for the mail, for the log */
  send(mail: Mail, requestId: string): void {
    const delivery = this.deliver(mail, requestId).finally(() => this.pending.delete(delivery));
    this.pending.add(delivery);
  }

  private async deliver(mail: Mail, requestId: string): Promise<void> {
    for (const [index, ms] of [...retryAfterMs, null].entries()) {
      try {
        await this.hand(mail);
        signInMails.inc({ outcome: this.transport === null ? 'kept' : 'sent' });
        return;
      } catch (error) {
        const { isPermanent, ...reason } = refusalOf(error);
        const isOver = ms === null || isPermanent || (index > 0 && this.stopping.signal.aborted);
        signInMails.inc({ outcome: isOver ? 'failed' : 'retried' });
        this.logger.warn({ requestId, ...reason }, isOver ? 'Mail not sent' : 'Mail delayed');
        if (isOver) return;
        await wait(ms, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      }
    }
  }

  private async hand({ to, ...content }: Mail): Promise<void> {
    const { mail } = this.config;
    if (mail?.kind !== 'smtp' || this.transport === null)
      return this.inbox.keep({ to, ...content });
    await this.transport.sendMail({
      ...content,
      // A copy: nodemailer writes into it, and the configuration is frozen.
      from: { ...mail.from },
      // An object, so that nothing in the address is parsed as a list of addresses.
      to: { name: '', address: to },
      // Keeps out-of-office replies away (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    });
  }
}
