import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadConfig } from '@rolefit/config';
import {
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { GoogleClient } from './google.client.js';

/** A fake OpenID provider that returns arbitrary claims. */
let server: Server;
let url: string;
let keys: { readonly publicKey: CryptoKey; readonly privateKey: CryptoKey };
let idToken: string;
let issuer: string;

const started = {
  state: 's'.repeat(43),
  nonce: 'n'.repeat(43),
  verifier: 'v'.repeat(43),
  query: {},
};

beforeAll(async () => {
  keys = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const answers: Record<string, () => object> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${url}/auth`,
      token_endpoint: `${url}/token`,
      jwks_uri: `${url}/keys`,
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/keys': () => ({ keys: [jwk] }),
    '/token': () => ({ access_token: 'a', token_type: 'Bearer', id_token: idToken }),
  };
  server = createServer((request, response) => {
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(answers[request.url ?? '']?.()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  issuer = url;
});
afterAll(() => server.close());

const jwt = ({ exp, ...claims }: JWTPayload) =>
  new SignJWT({
    iss: url,
    aud: 'rolefit',
    sub: '7',
    nonce: started.nonce,
    email: 'ada@example.org',
    email_verified: true,
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuedAt()
    .setExpirationTime(exp ?? '1h');
const signed = (claims: JWTPayload = {}) => jwt(claims).sign(keys.privateKey);

async function identify(token: string) {
  idToken = token;
  const config = loadConfig({
    DATABASE_URL: 'postgres://a/b',
    REDIS_URL: 'redis://a',
    SESSION_SECRET: 's'.repeat(32),
    OBJECTS_DIR: '/none',
    GOOGLE_CLIENT_ID: 'rolefit',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_URL: url,
  });
  return new GoogleClient(config).identify(`?code=c&state=${started.state}`, started);
}

describe('GoogleClient', () => {
  it('identifies a user by the subject', async () => {
    await expect(identify(await signed({ hd: 'example.org' }))).resolves.toEqual({
      provider: 'google',
      subject: '7',
      login: null,
      name: null,
      email: 'ada@example.org',
      isEmailVerified: true,
      avatar: null,
    });
  });

  it.each<JWTPayload>([
    { email: 'ada@gmail.com' },
    { email: 'Ada@GMail.COM' },
    { email: 'ada@googlemail.com' },
    { email: 'ada@example.org', hd: 'example.org' },
    // A Workspace may have domains other than its primary one.
    { email: 'ada@mail.example.org', hd: 'example.org' },
  ])('treats the e-mail address as verified where Google hosts it: %j', async (claims) => {
    await expect(identify(await signed(claims))).resolves.toMatchObject({
      email: claims['email'],
      isEmailVerified: true,
    });
  });

  it.each<JWTPayload>([
    {},
    { hd: '' },
    { hd: null },
    { hd: true },
    { email: 'ada@gmail.com.evil.example' },
    { email: 'ada@notgmail.com' },
    { email: 'gmail.com' },
    { email: 'ada@gmail.com@evil.example' },
    { email: 'ada@gmailxcom' },
  ])(
    'treats the e-mail address as unverified where another host may have reassigned it: %j',
    async (claims) => {
      await expect(identify(await signed(claims))).resolves.toMatchObject({
        isEmailVerified: false,
      });
    },
  );

  it.each([{ email_verified: false }, { email_verified: 'true' }, { email_verified: undefined }])(
    'treats an e-mail address of a Workspace or of Gmail as unverified with %j',
    async (claims) => {
      await expect(identify(await signed({ ...claims, hd: 'example.org' }))).resolves.toMatchObject(
        { email: 'ada@example.org', isEmailVerified: false },
      );
      await expect(
        identify(await signed({ ...claims, email: 'ada@gmail.com' })),
      ).resolves.toMatchObject({ email: 'ada@gmail.com', isEmailVerified: false });
    },
  );

  it('accepts a user without an e-mail address, and ignores insecure picture addresses', async () => {
    await expect(
      identify(await signed({ email: undefined, picture: 'javascript:alert(1)' })),
    ).resolves.toMatchObject({ subject: '7', email: null, avatar: null });
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
    const theirs = await generateKeyPair('RS256');
    await expect(identify(await jwt({}).sign(theirs.privateKey))).rejects.toMatchObject({
      code: 'SIGN_IN_REFUSED',
    });
  });

  it('rejects an unsigned ID token', async () => {
    const unsigned = new UnsecuredJWT({ nonce: started.nonce })
      .setIssuer(url)
      .setAudience('rolefit')
      .setSubject('7')
      .setIssuedAt()
      .setExpirationTime('1h')
      .encode();
    await expect(identify(unsigned)).rejects.toMatchObject({ code: 'SIGN_IN_REFUSED' });
  });

  it('rejects metadata of another issuer than the configured one', async () => {
    issuer = 'https://evil.example';
    await expect(identify(await signed())).rejects.toMatchObject({ code: 'SIGN_IN_PROVIDER_DOWN' });
  });
});
