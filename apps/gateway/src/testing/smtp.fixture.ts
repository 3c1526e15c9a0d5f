import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { freePort } from './gateway.fixture.js';

/** A mail as the server took it. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly content: Email;
}

/** A real mail server that takes mails and keeps them. */
export interface TestSmtp {
  /** Environment variables that point a gateway at it. */
  readonly env: Record<string, string>;
  readonly port: number;
  readonly mails: readonly ReceivedMail[];
  /** How often a client has begun a mail. */
  tries(): number;
  /** Answers the next mail with this status instead of taking it. */
  refuseNext(status: number): void;
  /** The first mail to this address that has not been asked for yet. */
  mailTo(address: string): Promise<ReceivedMail>;
  close(): Promise<void>;
}

/** @param options of the server, over those for a server that asks for no login */
export async function startSmtp(options: SMTPServerOptions = {}): Promise<TestSmtp> {
  const mails: ReceivedMail[] = [];
  const unread: ReceivedMail[] = [];
  let waiting: (() => void)[] = [];
  let tries = 0;
  let refusal: number | null = null;
  const server = new SMTPServer({
    authOptional: true,
    // Its certificate is for tests, and it would warn of that.
    logger: false,
    onMailFrom: (_address, _session, done) => {
      tries += 1;
      const status = refusal;
      refusal = null;
      if (status === null) return done();
      done(Object.assign(new Error('Not now, <somebody@example.org>'), { responseCode: status }));
    },
    onData: (stream, { envelope }, done) => {
      void buffer(stream)
        .then(async (bytes) => {
          // A text: the parser does not know the bytes of another realm, which Jest's are.
          const raw = bytes.toString('utf8');
          const mail = {
            from: envelope.mailFrom ? envelope.mailFrom.address : '',
            to: envelope.rcptTo.map(({ address }) => address),
            raw,
            content: await PostalMime.parse(raw),
          };
          mails.push(mail);
          unread.push(mail);
          for (const wake of waiting.splice(0)) wake();
          done();
        })
        .catch(done);
    },
    ...options,
  });
  server.on('error', () => undefined);
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Rolefit <no-reply@rolefit.example>' },
    port,
    mails,
    tries: () => tries,
    refuseNext: (status) => {
      refusal = status;
    },
    mailTo: async (address) => {
      for (;;) {
        const index = unread.findIndex(({ to }) => to.includes(address));
        const [found] = index < 0 ? [] : unread.splice(index, 1);
        if (found !== undefined) return found;
        await new Promise<void>((resolve) => (waiting = [...waiting, resolve]));
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The sign-in link in a mail: its address, and its secret. */
export function linkIn({ content }: ReceivedMail): { url: string; token: string } {
  const [url = '', token = ''] = /\bhttps?:\S+#([\w-]{43})/.exec(content.text ?? '') ?? [];
  return { url, token };
}
