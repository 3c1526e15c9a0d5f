import type { MailConfig } from '@rolefit/config';
import nodemailer from 'nodemailer';
import { hasCode } from '../bootstrap/error-code.mjs';
import { answerMs, messageOf, whyUnreachable } from './unreachable.ts';

const variable = 'SMTP_URL';

export interface MailProblem {
  readonly sentence: string;
  /** It may answer later, and gateways start without it. */
  readonly isAway: boolean;
}

/** What is wrong with the user's mail server; null if nothing is. Signs in and sends nothing. */
export async function checkMail(
  mail: Extract<MailConfig, { kind: 'smtp' }>,
): Promise<MailProblem | null> {
  const { host, port, isTls, isLocal, login } = mail;
  const transport = nodemailer.createTransport({
    host,
    port,
    secure: isTls,
    // As the gateway sends.
    requireTLS: !isTls && !isLocal,
    ignoreTLS: isLocal && !isTls,
    ...(login === null ? {} : { auth: { user: login.user, pass: login.password } }),
    connectionTimeout: answerMs,
    greetingTimeout: answerMs,
    socketTimeout: answerMs,
    dnsTimeout: answerMs,
  });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    if (hasCode(error, 'EAUTH'))
      return {
        sentence: `${variable}: the mail server refuses this user or password.`,
        isAway: false,
      };
    const place = `${host}:${port}`;
    const away = whyUnreachable(error, { variable, server: 'mail server', place });
    return away === null
      ? { sentence: `${variable}: ${place} answered “${messageOf(error)}”.`, isAway: false }
      : { sentence: `${away} Until it answers, nobody can sign in by e-mail.`, isAway: true };
  } finally {
    transport.close();
  }
}
