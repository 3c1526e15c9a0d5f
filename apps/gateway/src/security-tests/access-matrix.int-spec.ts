import { randomUUID } from 'node:crypto';
import {
  apiBasePath,
  documentedEndpoints,
  type Endpoint,
  type EndpointName,
  type TokenScope,
  tokenScopeSchema,
} from '@rolefit/contracts';
import { AccountsRepository, type InvitationRow, InvitationsRepository } from '@rolefit/database';
import { aResume, aScan } from '@rolefit/database/testing';
import { everyNth } from '@rolefit/testing';
import { SignJWT, UnsecuredJWT } from 'jose';
import { SignerService } from '../auth/tokens/signer.service.js';
import { aPersonalToken } from '../testing/browser-calls.js';
import { aJudgedScan } from '../testing/judged-scan.fixture.js';
import {
  type Answer,
  dataOf,
  problemOf,
  type SignedInCaller,
  startGateway,
  type TestGateway,
} from '../testing/gateway.fixture.js';

/**
 * Every route of the endpoints table against every caller without access. New routes are covered automatically, or fail until this file states who owns the
 * resources that they refer to.
 */

let gateway: TestGateway;
let ada: SignedInCaller;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  ada = await gateway.signIn();
});
afterAll(() => gateway?.close());

const forUsers = documentedEndpoints.filter(([, { auth }]) => auth === 'bearer');
const withIds = documentedEndpoints.filter(([, { params }]) => params !== undefined);
const codeOf = (answer: Answer) => [answer.status, problemOf(answer).error.code];
const pathOf = ({ path }: Endpoint, id: string = randomUUID()) =>
  apiBasePath + path.replace(/:(id|number)/, id);
const run = (sql: string) => gateway.database.dataSource.query(sql, [ada.user.id]);

interface Claims {
  readonly type?: string;
  readonly audience?: string;
  readonly algorithm?: string;
  readonly expires?: string;
  readonly sid?: string;
  readonly key?: Uint8Array;
}

/** A token as issued by the server, except for the given claims. */
function aToken({
  type = 'access',
  audience = 'rolefit-api',
  algorithm = 'HS256',
  expires = '15m',
  sid = ada.sessionId,
  key,
}: Claims = {}): Promise<string> {
  const jwt = new SignJWT({ sid, type })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(ada.user.id)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(expires);
  return jwt.sign(key ?? gateway.app.get(SignerService).keyFor('access-token'));
}

/** The same token with one claim changed, as by an attacker without the key. */
function tampered(token: string): string {
  const [header = '', claims = '', signature = ''] = token.split('.');
  const changed: unknown = {
    ...JSON.parse(Buffer.from(claims, 'base64url').toString()),
    sub: randomUUID(),
  };
  return [header, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.');
}

const unsigned = () =>
  new UnsecuredJWT({ sid: ada.sessionId, type: 'access' })
    .setSubject(ada.user.id)
    .setAudience('rolefit-api')
    .setExpirationTime('15m')
    .encode();

interface Refusal {
  readonly name: string;
  /** Value of the header; null for none. */
  readonly authorization: () => Promise<string | null> | string | null;
  readonly body: readonly [status: number, code: string];
}

const bearer = (make: () => Promise<string> | string) => async () => `Bearer ${await make()}`;

const refusals: readonly Refusal[] = [
  { name: 'no token', authorization: () => null, body: [401, 'SESSION_MISSING'] },
  { name: 'an empty token', authorization: () => 'Bearer ', body: [401, 'SESSION_MISSING'] },
  {
    name: 'a token in another scheme',
    authorization: async () => `Basic ${ada.accessToken}`,
    body: [401, 'SESSION_MISSING'],
  },
  {
    name: 'a malformed token',
    authorization: () => 'Bearer nonsense',
    body: [401, 'SESSION_INVALID'],
  },
  {
    name: 'an expired token',
    authorization: bearer(() => aToken({ expires: '-1s' })),
    body: [401, 'SESSION_EXPIRED'],
  },
  {
    name: 'a tampered token',
    authorization: bearer(() => tampered(ada.accessToken)),
    body: [401, 'SESSION_INVALID'],
  },
  {
    name: 'a token without a signature',
    authorization: bearer(unsigned),
    body: [401, 'SESSION_INVALID'],
  },
  {
    name: 'another algorithm with our key',
    authorization: bearer(() =>
      aToken({
        algorithm: 'HS512',
        key: Buffer.concat([
          gateway.app.get(SignerService).keyFor('access-token').export(),
          Buffer.alloc(32),
        ]),
      }),
    ),
    body: [401, 'SESSION_INVALID'],
  },
  {
    name: 'a guessed key',
    authorization: bearer(() => aToken({ key: Buffer.alloc(32, 'guess') })),
    body: [401, 'SESSION_INVALID'],
  },
  {
    name: 'the key of another purpose',
    authorization: bearer(() =>
      aToken({ key: gateway.app.get(SignerService).keyFor('resume-link').export() }),
    ),
    body: [401, 'SESSION_INVALID'],
  },
  {
    name: 'a token with another audience',
    authorization: bearer(() => aToken({ audience: 'another-api' })),
    body: [401, 'SESSION_INVALID'],
  },
  {
    name: 'a token of another type',
    authorization: bearer(() => aToken({ type: 'refresh' })),
    body: [401, 'SESSION_INVALID'],
  },
  {
    name: 'a refresh token as access token',
    authorization: bearer(() => ada.refreshToken),
    body: [401, 'SESSION_INVALID'],
  },
  {
    name: 'a session that never was',
    authorization: bearer(() => aToken({ sid: randomUUID() })),
    body: [401, 'SESSION_EXPIRED'],
  },
  {
    name: 'a revoked session',
    authorization: bearer(async () => {
      await gateway.call('POST', `${apiBasePath}/auth/logout`, {
        body: { refreshToken: ada.refreshToken },
      });
      return ada.accessToken;
    }),
    body: [401, 'SESSION_EXPIRED'],
  },
  {
    name: 'an account that was erased',
    authorization: bearer(async () => {
      await run('DELETE FROM users WHERE id = $1');
      return ada.accessToken;
    }),
    body: [401, 'SESSION_EXPIRED'],
  },
  {
    name: 'an account that was deleted while it was signed in',
    authorization: bearer(async () => {
      await ada.call('DELETE', `${apiBasePath}/users/profile`);
      return ada.accessToken;
    }),
    body: [401, 'SESSION_EXPIRED'],
  },
];

const allScopes = tokenScopeSchema.options;

/** By day each route refuses the first, and a third of the others in turn: one guard refuses for all routes. */
const [absent, ...others] = refusals;
const refusalsOf = (index: number) => [absent!, ...everyNth(others, 3, index)];

describe.each(
  forUsers.map(([name, endpoint], index) => [name, endpoint, refusalsOf(index)] as const),
)('%s refuses', (_, endpoint, refusalsOfRoute) => {
  it.each(refusalsOfRoute)('$name', async ({ authorization, body }) => {
    const header = await authorization();
    const answer = await gateway.call(endpoint.method, pathOf(endpoint), {
      headers: header === null ? {} : { authorization: header },
    });
    expect(codeOf(answer)).toEqual(body);
  });

  it('a cookie in place of a token', async () => {
    const answer = await gateway.call(endpoint.method, pathOf(endpoint), {
      headers: { cookie: `rolefit_session=${ada.refreshToken}; token=${ada.accessToken}` },
    });
    expect(codeOf(answer)).toEqual([401, 'SESSION_MISSING']);
  });

  it('a token in the address', async () => {
    const query = new URLSearchParams({ access_token: ada.accessToken, token: ada.accessToken });
    expect(
      codeOf(await gateway.call(endpoint.method, `${pathOf(endpoint)}?${query.toString()}`)),
    ).toEqual([401, 'SESSION_MISSING']);
  });
});

describe.each(forUsers.filter(([, { forDeleted }]) => forDeleted !== true))(
  '%s refuses',
  (_, endpoint) => {
    it('a deleted account that is signed in to be restored', async () => {
      await run('UPDATE users SET deleted_at = now() WHERE id = $1');
      const [status, code] = codeOf(await ada.call(endpoint.method, pathOf(endpoint)));
      expect([status, code]).toEqual([403, 'ACCOUNT_DELETED']);
    });
  },
);

/** Calls with a personal access token of Ada with these scopes. */
const withToken = async (endpoint: Endpoint, scopes: readonly TokenScope[]) =>
  gateway.call(endpoint.method, pathOf(endpoint), {
    headers: { authorization: `Bearer ${(await aPersonalToken(gateway, ada, { scopes })).token}` },
  });

describe('a personal access token', () => {
  it('opens these calls, by one scope each, and no others', () => {
    const opened = forUsers.flatMap(([name, { scope }]) => (scope === undefined ? [] : [name]));
    expect(opened.sort()).toEqual([
      'archiveScan',
      'changeSavedScan',
      'createScan',
      'createScans',
      'getInsights',
      'getNext',
      'getResumeReading',
      'getScan',
      'listScans',
      'lookUpScans',
      'readClosely',
      'rescan',
      'saveScan',
      'unarchiveScan',
      'unsaveScan',
    ]);
  });

  it.each(forUsers.filter(([, { scope }]) => scope === undefined))(
    'with all scopes is refused by %s',
    async (_, endpoint) => {
      const before = await storedData();
      expect(codeOf(await withToken(endpoint, allScopes))).toEqual([403, 'TOKEN_REFUSED']);
      expect({ ...(await storedData()), access_tokens: [] }).toEqual(before);
    },
  );

  it.each(forUsers.filter(([, { scope }]) => scope !== undefined))(
    'without its scope is refused by %s, and with it admitted',
    async (_, endpoint) => {
      const others = allScopes.filter((scope) => scope !== endpoint.scope);
      const refused = await withToken(endpoint, others);
      expect(codeOf(refused)).toEqual([403, 'TOKEN_SCOPE_MISSING']);
      expect(refused.headers.get('www-authenticate')).toContain('error="insufficient_scope"');
      const { status } = await withToken(
        endpoint,
        allScopes.filter((scope) => scope === endpoint.scope),
      );
      expect([401, 403]).not.toContain(status);
    },
  );

  const refusedTokens: readonly (readonly [string, () => Promise<string>, string])[] = [
    ['that was never issued', async () => `rolefit_pat_${'A'.repeat(43)}`, 'TOKEN_INVALID'],
    ['that is its hint', async () => (await aPersonalToken(gateway, ada)).hint, 'TOKEN_INVALID'],
    [
      'with one character changed',
      async () => `${(await aPersonalToken(gateway, ada)).token.slice(0, -1)}~`,
      'TOKEN_INVALID',
    ],
    [
      'that is revoked',
      async () => {
        const { id, token } = await aPersonalToken(gateway, ada);
        await ada.call('DELETE', `${apiBasePath}/auth/tokens/${id}`);
        return token;
      },
      'TOKEN_INVALID',
    ],
    [
      'that has expired',
      async () => {
        const { token } = await aPersonalToken(gateway, ada, { expiresInDays: 1 });
        await run(
          `UPDATE access_tokens SET expires_at = now() - interval '1 second' WHERE user_id = $1`,
        );
        return token;
      },
      'TOKEN_EXPIRED',
    ],
    [
      'of a deleted account',
      async () => {
        const { token } = await aPersonalToken(gateway, ada);
        await run('UPDATE users SET deleted_at = now() WHERE id = $1');
        return token;
      },
      'TOKEN_INVALID',
    ],
    [
      'of an account that was deleted and restored',
      async () => {
        const { token } = await aPersonalToken(gateway, ada);
        const accounts = new AccountsRepository(gateway.database.dataSource);
        await accounts.delete(ada.user.id);
        await accounts.restore(ada.user.id);
        return token;
      },
      'TOKEN_INVALID',
    ],
  ];
  it.each(refusedTokens)('%s is refused', async (_, make, code) => {
    const answer = await gateway.call('GET', `${apiBasePath}/jobs`, {
      headers: { authorization: `Bearer ${await make()}` },
    });
    expect(codeOf(answer)).toEqual([401, code]);
    expect(answer.headers.get('www-authenticate')).toBe(
      'Bearer realm="Rolefit", error="invalid_token"',
    );
  });

  it('is not accepted in the URL', async () => {
    const { token } = await aPersonalToken(gateway, ada);
    expect(
      codeOf(await gateway.call('GET', `${apiBasePath}/jobs?access_token=${token}&token=${token}`)),
    ).toEqual([401, 'SESSION_MISSING']);
  });

  it('reveals nothing about another user', async () => {
    const id = await aScanOfAda();
    const bob = await gateway.signIn();
    const { token } = await aPersonalToken(gateway, bob, { scopes: allScopes });
    const answer = await gateway.call('GET', `${apiBasePath}/jobs/${id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(codeOf(answer)).toEqual([404, 'SCAN_NOT_FOUND']);
  });
});

/** @returns the number of the second of two resumes */
async function aResumeNumberOfAda(): Promise<string> {
  await aResume(gateway.database.dataSource, ada.user.id);
  const { resumeNumber } = await aResume(gateway.database.dataSource, ada.user.id, {
    name: 'Platform',
  });
  return String(resumeNumber);
}

const aScanOfAda = async () => (await aScan(gateway.database.dataSource, ada.user.id)).id;

async function aCorrectionOfAda(): Promise<string> {
  const body = { about: 'degree', words: 'Diploma', ruling: { type: 'remove' } };
  const path = `${apiBasePath}/users/profile/corrections`;
  return (await dataOf('saveCorrection', await ada.call('POST', path, { body }))).id;
}

async function aPasskeyOfAda(): Promise<string> {
  const id = randomUUID();
  await gateway.database.dataSource.query(
    `INSERT INTO passkeys (user_id, id, credential_id, public_key, signatures, transports, site, name) VALUES ($1, $2, 'id', 'key', 0, '{}', 'localhost', 'Key')`,
    [ada.user.id, id],
  );
  return id;
}

/** @returns the id of an open invitation of Ada, who owns the server */
async function anInvitationOfAda(): Promise<string> {
  await run('UPDATE users SET is_owner = true WHERE id = $1');
  const { id } = await new InvitationsRepository(gateway.database.dataSource)
    .create({
      userId: ada.user.id,
      besideId: ada.sessionId,
      note: 'My sister',
      hash: randomUUID(),
    })
    .then((row) => row as InvitationRow);
  return id;
}

/** The owned resource of each route with an id, and the request to send. */
const resources: Partial<
  Record<
    EndpointName,
    { readonly make: () => Promise<string>; readonly body?: unknown; readonly code: string }
  >
> = {
  endSession: { make: () => Promise.resolve(ada.sessionId), code: 'SESSION_NOT_FOUND' },
  revokePersonalToken: {
    make: async () => (await aPersonalToken(gateway, ada)).id,
    code: 'TOKEN_NOT_FOUND',
  },
  renamePasskey: { make: aPasskeyOfAda, body: { name: 'Mine' }, code: 'PASSKEY_NOT_FOUND' },
  removePasskey: { make: aPasskeyOfAda, code: 'PASSKEY_NOT_FOUND' },
  removePerson: { make: () => Promise.resolve(ada.user.id), code: 'ORIGIN_REFUSED' },
  revokeInvitation: { make: anInvitationOfAda, code: 'OWNER_ONLY' },
  removeCorrection: { make: aCorrectionOfAda, code: 'CORRECTION_NOT_FOUND' },
  getScan: { make: aScanOfAda, code: 'SCAN_NOT_FOUND' },
  getCase: { make: () => aJudgedScan(gateway, ada.user.id), code: 'SCAN_NOT_FOUND' },
  deleteScan: { make: aScanOfAda, code: 'SCAN_NOT_FOUND' },
  saveScan: { make: aScanOfAda, body: { stage: 'offer' }, code: 'SCAN_NOT_FOUND' },
  changeSavedScan: { make: aScanOfAda, body: { stage: 'offer' }, code: 'SCAN_NOT_FOUND' },
  unsaveScan: { make: aScanOfAda, code: 'SCAN_NOT_FOUND' },
  archiveScan: { make: aScanOfAda, code: 'SCAN_NOT_FOUND' },
  unarchiveScan: { make: aScanOfAda, code: 'SCAN_NOT_FOUND' },
  readClosely: { make: aScanOfAda, code: 'SCAN_NOT_FOUND' },
  rescan: { make: aScanOfAda, code: 'SCAN_NOT_FOUND' },
  changeResume: { make: aResumeNumberOfAda, body: { isDefault: true }, code: 'RESUME_NOT_FOUND' },
  removeResume: { make: aResumeNumberOfAda, code: 'RESUME_NOT_FOUND' },
  getResumeFile: {
    make: async () => (await aResume(gateway.database.dataSource, ada.user.id)).id,
    code: 'REQUEST_INVALID',
  },
};

/** All stored data of Ada. */
const storedData = async () => {
  const tables = [
    'users',
    'sessions',
    'access_tokens',
    'passkeys',
    'invitations',
    'scans',
    'resumes',
    'named_resumes',
    'corrections',
    'close_readings',
  ];
  const rows = await Promise.all(
    tables.map((name) =>
      gateway.database.dataSource.query(
        `SELECT * FROM ${name} WHERE ${name === 'users' ? 'id' : 'user_id'} = $1 ORDER BY 1`,
        [ada.user.id],
      ),
    ),
  );
  return Object.fromEntries(tables.map((name, place) => [name, rows[place]]));
};

describe('a route with the id of a resource', () => {
  it('is listed in this file with the owner of its resource', () => {
    expect(Object.keys(resources).sort()).toEqual(withIds.map(([name]) => name).sort());
  });

  it.each(withIds)(
    '%s reveals nothing to other users, and has no effect',
    async (name, endpoint) => {
      const resource = resources[name];
      const id = (await resource?.make()) ?? '';
      const before = await storedData();
      const bob = await gateway.signIn();
      const ask = (one: string) =>
        bob.call(
          endpoint.method,
          pathOf(endpoint, one),
          resource?.body === undefined ? {} : { body: resource.body },
        );
      const theirs = await ask(id);
      const nobodys = await ask(randomUUID());
      expect(problemOf(theirs).error.code).toBe(resource?.code);
      // A foreign id and an unknown id must be indistinguishable.
      expect([theirs.status, problemOf(theirs).error]).toEqual([
        nobodys.status,
        problemOf(nobodys).error,
      ]);
      expect(await storedData()).toEqual(before);
    },
  );
});

describe('a list', () => {
  it.each([
    '/jobs',
    '/jobs?q=nurse',
    '/jobs?saved=false',
    '/jobs/insights',
    '/jobs/what-if',
    '/jobs/export?format=json',
  ])('%s contains no data of another user', async (path) => {
    const canary = `Canary ${randomUUID()}`;
    await aScan(gateway.database.dataSource, ada.user.id, { companyName: canary });
    expect(JSON.stringify((await ada.call('GET', `${apiBasePath}/jobs`)).body)).toContain(canary);
    const answer = await (await gateway.signIn()).call('GET', apiBasePath + path);
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body)).not.toContain(canary);
  });
});
