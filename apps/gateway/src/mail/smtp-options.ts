import type { MailConfig } from '@rolefit/config';
import type { SMTPPoolOptions } from 'nodemailer';

/** Timeouts in milliseconds: of the connection and the server's greeting, and of silence. */
const connectMs = 10_000;
const silenceMs = 20_000;

/** Options of nodemailer for a mail server. Mails carry credentials, so off this machine nothing is sent without checked TLS. */
export function smtpOptions({
  host,
  port,
  isTls,
  isLocal,
  login,
}: Extract<MailConfig, { kind: 'smtp' }>): SMTPPoolOptions {
  return {
    pool: true,
    maxConnections: 2,
    host,
    port,
    secure: isTls,
    requireTLS: !isTls && !isLocal,
    // On this machine certificates are mostly self-signed, and there is no network to protect the mail from.
    ignoreTLS: isLocal && !isTls,
    ...(login === null ? {} : { auth: { user: login.user, pass: login.password } }),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
