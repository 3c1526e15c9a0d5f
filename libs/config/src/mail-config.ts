import type { MailConfig } from './config.js';
import type { Environment } from './environment.js';
import { isLoopback } from './unencrypted-services.js';

/** Source: RFC 6409 (submission) and RFC 8314 (implicit TLS). */
const ports = { 'smtp:': 587, 'smtps:': 465 } as const;

/** Reads the mail server from the environment. */
export function toMail({ SMTP_URL, MAIL_FROM, MAIL_INBOX }: Environment): MailConfig | null {
  if (SMTP_URL === undefined || MAIL_FROM === undefined)
    return MAIL_INBOX ? { kind: 'inbox' } : null;
  const { protocol, hostname, port, username, password } = new URL(SMTP_URL);
  const isTls = protocol === 'smtps:';
  return {
    kind: 'smtp',
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? ports[isTls ? 'smtps:' : 'smtp:'] : Number(port),
    isTls,
    isLocal: isLoopback(hostname),
    login:
      username === ''
        ? null
        : { user: decodeURIComponent(username), password: decodeURIComponent(password) },
    from: MAIL_FROM,
  };
}
