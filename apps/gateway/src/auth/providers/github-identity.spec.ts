import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchGithubIdentity } from './github-identity.js';

/** GitHub's responses in their documented shape; null for a refusal. */
interface Answers {
  readonly user: object | null;
  readonly emails: readonly object[] | null;
}

let server: Server;
let answers: Answers;

beforeAll(async () => {
  server = createServer((request, response) => {
    const body = request.url === '/user' ? answers.user : answers.emails;
    response
      .writeHead(body === null ? 403 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

const identify = (given: Partial<Answers>) => {
  answers = {
    user: { id: 7, login: 'ada', name: null, email: null, avatar_url: null },
    emails: [],
    ...given,
  };
  return fetchGithubIdentity(
    { apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    'token',
  );
};

describe('fetchGithubIdentity', () => {
  it('treats the primary address as verified only where GitHub says so', async () => {
    const email = 'ada@example.org';
    await expect(
      identify({
        emails: [
          { email: 'old@example.org', primary: false, verified: true },
          { email, primary: true, verified: true },
        ],
      }),
    ).resolves.toMatchObject({ email, isEmailVerified: true });
    await expect(
      identify({ emails: [{ email, primary: true, verified: false }] }),
    ).resolves.toMatchObject({ email: null, isEmailVerified: false });
  });

  it('never treats the public address of a profile as verified', async () => {
    const user = { id: 7, login: 'ada', email: 'victim@example.org' };
    for (const emails of [
      null,
      [],
      [{ email: 'victim@example.org', primary: true, verified: false }],
    ]) {
      await expect(identify({ user, emails })).resolves.toMatchObject({
        email: 'victim@example.org',
        isEmailVerified: false,
      });
    }
  });

  it('accepts a user without any address', async () => {
    await expect(identify({ emails: null })).resolves.toEqual({
      provider: 'github',
      subject: '7',
      login: 'ada',
      name: null,
      email: null,
      isEmailVerified: false,
      avatar: null,
    });
  });

  it.each([null, {}])('fails where GitHub responds with %j', async (user) => {
    await expect(identify({ user })).rejects.toMatchObject({ code: 'SIGN_IN_PROVIDER_DOWN' });
  });
});
