import { randomUUID } from 'node:crypto';
import { apiBasePath } from '@rolefit/contracts';
import { anEmailBrowser } from '../testing/email-browser.fixture.js';
import { problemOf, startGateway, type TestGateway } from '../testing/gateway.fixture.js';
import { linkIn, startSmtp, type TestSmtp } from '../testing/smtp.fixture.js';

const anAddress = () => `ada-${randomUUID()}@example.org`;

/** Runs with a mail server and a gateway that sends through it. */
async function withSmtp(
  env: Record<string, string>,
  use: (gateway: TestGateway, smtp: TestSmtp) => Promise<void>,
  options: Parameters<typeof startSmtp>[0] = {},
): Promise<void> {
  const smtp = await startSmtp(options);
  const gateway = await startGateway({ ...smtp.env, ...env });
  try {
    await use(gateway, smtp);
  } finally {
    await gateway.close();
    await smtp.close();
  }
}

describe('the mail with a sign-in link', () => {
  it('says in text and in HTML what it is for and how long it is valid', () =>
    withSmtp({}, async (gateway, smtp) => {
      const email = anAddress();
      await anEmailBrowser(gateway).ask(email);
      const mail = await smtp.mailTo(email);
      expect([mail.from, mail.to]).toEqual(['no-reply@rolefit.example', [email]]);
      const { content } = mail;
      expect([content.subject, content.from]).toEqual([
        'Sign in to Rolefit',
        { name: 'Rolefit', address: 'no-reply@rolefit.example' },
      ]);
      const { url } = linkIn(mail);
      for (const text of [content.text, content.html]) {
        expect(text).toContain(url);
        expect(text).toContain('valid for 15 minutes');
        expect(text).toContain("If you didn't ask for it, ignore this e-mail");
      }
      expect(mail.raw).toContain('Auto-Submitted: auto-generated');
    }));

  it('is in the language of the browser that asked', () =>
    withSmtp({}, async (gateway, smtp) => {
      const email = anAddress();
      await anEmailBrowser(gateway).ask(
        email,
        {},
        { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' },
      );
      const { content } = await smtp.mailTo(email);
      expect(content.subject).toBe('Bei Rolefit anmelden');
      expect(content.text).toContain('gilt 15 Minuten');
    }));

  it.each([
    'ada@example.org\r\nBcc: eve@evil.example',
    'ada@example.org\nBcc: eve@evil.example',
    'ada@example.org, eve@evil.example',
    'ada@example.org>,<eve@evil.example',
    '"eve@evil.example "@example.org',
    'Ada <ada@example.org>',
    'ada@example.org\u0000',
    'ada\u2028@example.org',
    'ådå@example.org',
    'ada@localhost',
    `${'a'.repeat(250)}@example.org`,
    '',
  ])('is not sent to %j', (email) =>
    withSmtp({}, async (gateway, smtp) => {
      const answer = await anEmailBrowser(gateway).ask(email);
      expect(answer.status).toBe(400);
      expect(problemOf(answer).error.fields).toEqual({
        email: 'Enter an e-mail address such as ada@example.org',
      });
      expect(smtp.tries()).toBe(0);
    }),
  );

  it('is sent again where the mail server is busy, and not where it refuses the address', () =>
    withSmtp({}, async (gateway, smtp) => {
      const [first, second] = [anAddress(), anAddress()];
      smtp.refuseNext(451);
      await anEmailBrowser(gateway).ask(first);
      await smtp.mailTo(first);
      expect(smtp.tries()).toBe(2);
      smtp.refuseNext(550);
      await anEmailBrowser(gateway).ask(second);
      while (!gateway.log.some((line) => line.includes('Mail not sent')))
        await new Promise((done) => setTimeout(done, 20));
      expect(smtp.tries()).toBe(3);
      const log = gateway.log.join('\n');
      expect(log).toContain('"smtpStatus":550');
      for (const text of [first, second, 'somebody@example.org']) expect(log).not.toContain(text);
    }));

  it('is sent by a gateway that is stopped right after the answer', async () => {
    const smtp = await startSmtp();
    const gateway = await startGateway(smtp.env);
    const email = anAddress();
    await anEmailBrowser(gateway).ask(email);
    await gateway.close();
    expect(smtp.mails.map(({ to }) => to)).toEqual([[email]]);
    await smtp.close();
  });

  it.each([
    ['without TLS', { disabledCommands: ['STARTTLS'] }, 'ETLS'],
    ['with a certificate that nobody vouches for', {}, 'E[A-Z]+|[A-Z_]*CERT[A-Z_]*'],
  ])('is not sent to a server elsewhere %s', (_, options, codes) =>
    withSmtp(
      {},
      async (_gateway, smtp) => {
        // This machine under an address that is not known to be it.
        const gateway = await startGateway({
          ...smtp.env,
          SMTP_URL: `smtp://0.0.0.0:${smtp.port}`,
        });
        await anEmailBrowser(gateway).ask(anAddress());
        await gateway.close();
        expect([smtp.tries(), smtp.mails]).toEqual([0, []]);
        expect(gateway.log.join('\n')).toMatch(new RegExp(`"mailCode":"(${codes})"`));
      },
      options,
    ),
  );
});

describe('the limits of sign-in links', () => {
  it('stop the mails to one address, with the same answer and without ending the last link', () =>
    withSmtp({ LIMIT_SIGN_IN_MAILS_PER_HOUR: '2' }, async (gateway, smtp) => {
      const [email, other] = [anAddress(), anAddress()];
      const browser = anEmailBrowser(gateway);
      const answers = [await browser.ask(email), await browser.ask(email)];
      await smtp.mailTo(email);
      const { token } = linkIn(await smtp.mailTo(email));
      answers.push(await browser.ask(email));
      expect(answers.map(({ status, body }) => [status, body])).toEqual(
        answers.map(() => [202, answers[0]?.body]),
      );
      await anEmailBrowser(gateway).ask(other);
      await smtp.mailTo(other);
      expect(smtp.mails).toHaveLength(3);
      expect((await browser.signIn(token)).status).toBe(200);
    }));

  it('refuse a network address that asks for too many', () =>
    withSmtp(
      { LIMIT_SIGN_IN_MAILS_PER_HOUR: '1', LIMIT_USERS_PER_ADDRESS: '3' },
      async (gateway) => {
        const browser = anEmailBrowser(gateway);
        const answers = [];
        for (let count = 0; count < 4; count += 1) answers.push(await browser.ask(anAddress()));
        expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 429]);
      },
    ));

  it('stop all mails of a Rolefit that is asked for too many', () =>
    withSmtp({ LIMIT_ALL_SIGN_IN_MAILS_PER_HOUR: '2' }, async (gateway, smtp) => {
      const addresses = [anAddress(), anAddress(), anAddress()];
      const answers = [];
      for (const one of addresses) answers.push(await anEmailBrowser(gateway).ask(one));
      expect(answers.map(({ status }) => status)).toEqual([202, 202, 429]);
      expect(answers[2]?.headers.get('retry-after')).not.toBeNull();
      await smtp.mailTo(addresses[1] ?? '');
      expect(smtp.mails).toHaveLength(2);
    }));
});

describe('without a mail server', () => {
  const paths = [
    ['POST', '/auth/email', { email: 'ada@example.org' }],
    ['POST', '/auth/email/link', { token: 'A'.repeat(43) }],
    ['POST', '/auth/email/session', { token: 'A'.repeat(43) }],
    ['GET', '/auth/inbox', undefined],
  ] as const;

  it('there are neither links nor an inbox', async () => {
    const gateway = await startGateway();
    const headers = { origin: gateway.config.server.publicUrl };
    for (const [method, path, body] of paths) {
      const answer = await gateway.call(method, apiBasePath + path, { body, headers });
      expect([path, answer.status]).toEqual([path, 404]);
    }
    await gateway.close();
  });
});
