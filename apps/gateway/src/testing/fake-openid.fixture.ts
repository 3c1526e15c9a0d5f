import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** An OpenID provider that says whatever a test wants. */
export interface FakeOpenId {
  readonly url: string;
  /** What its metadata say, besides the addresses. */
  metadata: Record<string, unknown>;
  idToken: string;
  /** Its answer about the user; null where it has none. */
  userInfo: object | null;
  /** The last request for tokens. */
  readonly asked: { authorization?: string; body: string };
  jwt(claims: JWTPayload): SignJWT;
  signed(claims: JWTPayload, key?: CryptoKey): Promise<string>;
  close(): void;
}

export async function startFakeOpenId(): Promise<FakeOpenId> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const answers: Record<string, () => object> = {
    '/.well-known/openid-configuration': () => ({
      issuer: fake.url,
      authorization_endpoint: `${fake.url}/auth`,
      token_endpoint: `${fake.url}/token`,
      jwks_uri: `${fake.url}/keys`,
      id_token_signing_alg_values_supported: ['RS256'],
      ...(fake.userInfo && { userinfo_endpoint: `${fake.url}/me` }),
      ...fake.metadata,
    }),
    '/keys': () => ({ keys: [jwk] }),
    '/token': () => ({ access_token: 'a', token_type: 'Bearer', id_token: fake.idToken }),
    '/me': () => fake.userInfo ?? {},
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url === '/token')
        Object.assign(fake.asked, {
          authorization: request.headers.authorization,
          body: Buffer.concat(chunks).toString(),
        });
      const answer = answers[request.url ?? '']?.();
      response
        .writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer ?? {}));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const fake: FakeOpenId = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    metadata: {},
    idToken: '',
    userInfo: null,
    asked: { body: '' },
    jwt: ({ exp, ...claims }) =>
      new SignJWT({ iss: fake.url, aud: 'rolefit', sub: '7', ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .setIssuedAt()
        .setExpirationTime(exp ?? '1h'),
    signed: (claims, key = privateKey) => fake.jwt(claims).sign(key),
    close: () => server.close(),
  };
  return fake;
}
