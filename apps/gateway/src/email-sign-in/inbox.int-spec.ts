import { request } from 'node:http';
import { apiBasePath } from '@rolefit/contracts';
import { anEmailBrowser } from '../testing/email-browser.fixture.js';
import { dataOf, startGateway, type TestGateway } from '../testing/gateway.fixture.js';
import { startSmtp } from '../testing/smtp.fixture.js';

const path = `${apiBasePath}/auth/inbox`;

/** The status of the inbox under another name of this machine, which `fetch` cannot send. */
function statusUnder(gateway: TestGateway, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(gateway.url + path, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once('error', reject)
      .end();
  });
}

describe('the inbox of a Rolefit on one machine', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway({ MAIL_INBOX: 'true' });
  });
  afterAll(() => gateway?.close());

  it('has the newest mail first, with a link that signs in', async () => {
    const browser = anEmailBrowser(gateway);
    await browser.ask('bob@example.org');
    await browser.ask('ada@example.org');
    // The mail is written after the answer.
    let mails = dataOf('listInbox', await gateway.call('GET', path)).mails;
    while (mails.length < 2) mails = dataOf('listInbox', await gateway.call('GET', path)).mails;
    const newest = mails.find(({ to }) => to === 'ada@example.org');
    expect(newest?.subject).toBe('Sign in to Rolefit');
    const [, token = ''] = /#([\w-]{43})/.exec(newest?.text ?? '') ?? [];
    expect((await browser.signIn(token)).status).toBe(200);
    await expect(browser.session()).resolves.toMatchObject({ user: { email: 'ada@example.org' } });
  });

  it('is closed under a name that leads here without being ours', async () => {
    const { host, port } = new URL(gateway.config.server.publicUrl);
    await expect(statusUnder(gateway, host)).resolves.toBe(200);
    await expect(statusUnder(gateway, `evil.example:${port}`)).resolves.toBe(404);
    await expect(statusUnder(gateway, `localhost:${port}`)).resolves.toBe(404);
  });

  it('may not be read by a page of another site', async () => {
    const answer = await gateway.call('GET', path, { headers: { origin: 'https://evil.example' } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('does not exist where mails are sent', async () => {
    const smtp = await startSmtp();
    const sending = await startGateway(smtp.env);
    expect((await sending.call('GET', path)).status).toBe(404);
    await sending.close();
    await smtp.close();
  });
});
