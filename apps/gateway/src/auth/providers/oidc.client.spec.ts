import { createLogger, loadConfig } from '@rolefit/config';
import { generateKeyPair, type JWTPayload } from 'jose';
import { type FakeOpenId, startFakeOpenId } from '../../testing/fake-openid.fixture.js';
import { OidcClient } from './oidc.client.js';

let provider: FakeOpenId;
let log: string[];
beforeAll(async () => {
  provider = await startFakeOpenId();
});
beforeEach(() => {
  Object.assign(provider, { metadata: {}, userInfo: null });
  log = [];
});
afterAll(() => provider.close());

const started = {
  state: 's'.repeat(43),
  nonce: 'n'.repeat(43),
  verifier: 'v'.repeat(43),
  query: {},
};
const ada = { nonce: started.nonce, email: 'ada@example.org', email_verified: true };
const signed = (claims: JWTPayload = {}) => provider.signed({ ...ada, ...claims });

async function identify(token: string, issuer = provider.url) {
  provider.idToken = token;
  const config = loadConfig({
    DATABASE_URL: 'postgres://a/b',
    REDIS_URL: 'redis://a',
    SESSION_SECRET: 's'.repeat(32),
    OBJECTS_DIR: '/none',
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: 'rolefit',
    OIDC_CLIENT_SECRET: 'a:secret',
  });
  const logger = createLogger(config, 'gateway', { write: (line: string) => void log.push(line) });
  return new OidcClient(config, logger).identify(`?code=c&state=${started.state}`, started);
}

describe('OidcClient', () => {
  it('identifies a user by issuer and subject', async () => {
    await expect(identify(await signed({ preferred_username: 'ada' }))).resolves.toEqual({
      provider: 'oidc',
      subject: `${provider.url}#7`,
      login: 'ada',
      name: null,
      email: 'ada@example.org',
      isEmailVerified: true,
      avatar: null,
    });
  });

  it.each([{ email_verified: false }, { email_verified: 'true' }, { email_verified: undefined }])(
    'treats the e-mail address as unverified with %j',
    async (claims) => {
      await expect(identify(await signed(claims))).resolves.toMatchObject({
        isEmailVerified: false,
      });
    },
  );

  it('asks for what the ID token leaves out, and takes no answer about somebody else', async () => {
    const token = await provider.signed({ nonce: started.nonce });
    provider.userInfo = { ...ada, sub: '7' };
    await expect(identify(token)).resolves.toMatchObject({
      email: 'ada@example.org',
      isEmailVerified: true,
    });
    provider.userInfo = { ...ada, sub: '8' };
    await expect(identify(token)).rejects.toMatchObject({ code: 'SIGN_IN_REFUSED' });
  });

  it.each([
    [undefined, /^Basic /, ''],
    [['client_secret_basic', 'client_secret_post'], /^Basic /, ''],
    [['client_secret_post'], /^none$/, 'client_secret=a%3Asecret'],
  ])('sends its secret as the provider wants it: %j', async (ways, header, body) => {
    provider.metadata = { token_endpoint_auth_methods_supported: ways };
    await identify(await signed());
    expect(provider.asked.authorization ?? 'none').toMatch(header);
    expect(provider.asked.body).toContain(body);
    expect(provider.asked.body.includes('client_secret=')).toBe(body !== '');
  });

  it.each([
    ['for another application', { aud: 'somebody-elses' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['of another sign-in', { nonce: 'x'.repeat(43) }],
    ['of no sign-in', { nonce: undefined }],
    ['that has expired', { exp: 1 }],
  ])('rejects an ID token %s', async (_, claims) => {
    await expect(identify(await signed(claims))).rejects.toMatchObject({ code: 'SIGN_IN_REFUSED' });
  });

  it('rejects an ID token with a foreign signature', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    await expect(identify(await provider.signed(ada, privateKey))).rejects.toMatchObject({
      code: 'SIGN_IN_REFUSED',
    });
  });

  it('rejects metadata of another issuer than the configured one, and tells the operator', async () => {
    provider.metadata = { issuer: `${provider.url}/realms/other` };
    await expect(identify(await signed())).rejects.toMatchObject({ code: 'SIGN_IN_PROVIDER_DOWN' });
    expect(log.join('\n')).toContain('is no OpenID Connect provider of exactly this name');
  });
});
