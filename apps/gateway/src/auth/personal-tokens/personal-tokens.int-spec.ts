import { createHash } from 'node:crypto';
import { apiBasePath, limits } from '@rolefit/contracts';
import { AuditRepository } from '@rolefit/database';
import {
  aPersonalToken,
  connectExtension,
  requestPersonalToken,
} from '../../testing/browser-calls.js';
import {
  type Answer,
  dataOf,
  problemOf,
  type SignedInCaller,
  startGateway,
  type TestGateway,
} from '../../testing/gateway.fixture.js';

let gateway: TestGateway;
let ada: SignedInCaller;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  ada = await gateway.signIn();
});
afterAll(() => gateway?.close());

const path = `${apiBasePath}/auth/tokens`;
const valid = { name: 'My agent', scopes: ['scans:read'] };
const query = <Row>(sql: string, parameters: unknown[] = [ada.user.id]) =>
  gateway.database.dataSource.query<Row>(sql, parameters);
const listOf = async (caller: SignedInCaller) =>
  dataOf('listPersonalTokens', await caller.call('GET', path)).tokens;
const listScans = (token: string) =>
  gateway.call('GET', `${apiBasePath}/jobs`, { headers: { authorization: `Bearer ${token}` } });
const codeOf = (answer: Answer) => [answer.status, problemOf(answer).error.code];
const trailOf = async () =>
  (await gateway.app.get(AuditRepository).page(ada.user.id, null, 100)).map(({ event }) => event);

describe('a personal access token', () => {
  it('is shown once, stored as a hash, and listed without itself', async () => {
    const created = await aPersonalToken(gateway, ada, {
      name: '  Job  agent ',
      scopes: ['scans:read', 'resume:read'],
      expiresInDays: 30,
    });
    const { token, ...listed } = created;
    expect(token).toMatch(/^rolefit_pat_[\w-]{43}$/);
    expect(listed).toMatchObject({
      name: 'Job agent',
      hint: token.slice(0, 16),
      scopes: ['scans:read', 'resume:read'],
      lastUsedAt: null,
    });
    expect(Date.parse(created.expiresAt ?? '') - Date.parse(created.createdAt)).toBe(
      30 * 86_400_000,
    );
    expect(await listOf(ada)).toEqual([listed]);
    const stored = JSON.stringify(await query('SELECT * FROM access_tokens WHERE user_id = $1'));
    expect(stored).toContain(createHash('sha256').update(token).digest('hex'));
    expect(stored).not.toContain(token);
    expect(gateway.log.join('\n')).not.toContain(token);
  });

  it('is not cached by anything on the way', async () => {
    const answer = await requestPersonalToken(gateway, ada, valid);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('does not expire by default, and is listed with the newest first', async () => {
    const first = await aPersonalToken(gateway, ada, { name: 'first' });
    await aPersonalToken(gateway, ada, { name: 'second', expiresInDays: null });
    expect(first.expiresAt).toBeNull();
    expect((await listOf(ada)).map(({ name }) => name)).toEqual(['second', 'first']);
    expect(await listOf(await gateway.signIn())).toEqual([]);
  });

  it('calls the API as its user, and records its last use', async () => {
    const { token } = await aPersonalToken(gateway, ada);
    expect((await listScans(token)).status).toBe(200);
    const [used] = await listOf(ada);
    expect(used?.lastUsedAt).not.toBeNull();
    await query(
      `UPDATE access_tokens SET last_used_at = now() - interval '1 day' WHERE user_id = $1`,
    );
    await listScans(token);
    const [again] = await listOf(ada);
    expect(Date.parse(again?.lastUsedAt ?? '')).toBeGreaterThanOrEqual(
      Date.parse(used?.lastUsedAt ?? ''),
    );
  });

  it('is refused at once when it is revoked, and revoking it again finds none', async () => {
    const { id, token } = await aPersonalToken(gateway, ada);
    const { token: other } = await aPersonalToken(gateway, ada);
    expect((await ada.call('DELETE', `${path}/${id}`)).status).toBe(200);
    expect(codeOf(await listScans(token))).toEqual([401, 'TOKEN_INVALID']);
    expect((await listScans(other)).status).toBe(200);
    expect(codeOf(await ada.call('DELETE', `${path}/${id}`))).toEqual([404, 'TOKEN_NOT_FOUND']);
    expect(await listOf(ada)).toHaveLength(1);
  });

  it('is recorded in the audit trail when it is created, first used and revoked', async () => {
    const { id, token } = await aPersonalToken(gateway, ada);
    await Promise.all(Array.from({ length: 5 }, () => listScans(token)));
    await ada.call('DELETE', `${path}/${id}`);
    expect(await trailOf()).toEqual([
      'signed-in',
      'token-created',
      'token-first-used',
      'token-revoked',
    ]);
  });

  it('is revoked with the account', async () => {
    const { token } = await aPersonalToken(gateway, ada);
    await ada.call('DELETE', `${apiBasePath}/users/profile`);
    expect(codeOf(await listScans(token))).toEqual([401, 'TOKEN_INVALID']);
    expect(await query('SELECT id FROM access_tokens WHERE user_id = $1')).toEqual([]);
    expect((await trailOf()).slice(-2)).toEqual(['account-deleted', 'token-revoked']);
  });
});

describe('creating a token', () => {
  it.each([
    ['no name', { ...valid, name: ' ' }, 'name'],
    ['a long name', { ...valid, name: 'n'.repeat(limits.tokenNameChars + 1) }, 'name'],
    ['no scope', { ...valid, scopes: [] }, 'scopes'],
    ['an unknown scope', { ...valid, scopes: ['everything'] }, 'scopes.0'],
    ['a scope twice', { ...valid, scopes: ['scans:read', 'scans:read'] }, 'scopes'],
    ['no time', { ...valid, expiresInDays: 0 }, 'expiresInDays'],
    ['too long a time', { ...valid, expiresInDays: limits.tokenDays + 1 }, 'expiresInDays'],
  ])('refuses %s', async (_, body, field) => {
    const problem = problemOf(await requestPersonalToken(gateway, ada, body));
    expect([problem.status, Object.keys(problem.error.fields ?? {})]).toEqual([400, [field]]);
  });

  it('requires the cookie of the same session, and our own origin', async () => {
    const bob = await gateway.signIn();
    const ask = (headers: Record<string, string>) =>
      requestPersonalToken(gateway, ada, valid, headers);
    expect(codeOf(await ask({ cookie: '' }))).toEqual([401, 'SESSION_COOKIE_REQUIRED']);
    expect(codeOf(await ask({ cookie: `rolefit_session=${bob.refreshToken}` }))).toEqual([
      401,
      'SESSION_COOKIE_REQUIRED',
    ]);
    expect(codeOf(await ask({ origin: 'https://elsewhere.example' }))).toEqual([
      403,
      'ORIGIN_REFUSED',
    ]);
    expect(await listOf(ada)).toEqual([]);
  });

  it('is refused to an extension', async () => {
    const pair = dataOf('createExtensionSession', await connectExtension(gateway, ada));
    const answer = await requestPersonalToken(gateway, pair, valid);
    expect(codeOf(answer)).toEqual([401, 'SESSION_INVALID']);
  });

  it('is refused beyond the limit for one user, even concurrently', async () => {
    const answers = await Promise.all(
      Array.from({ length: limits.personalTokensPerUser + 3 }, () =>
        requestPersonalToken(gateway, ada, valid),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(codeOf)).toEqual(Array(3).fill([409, 'TOKENS_FULL']));
    expect(await listOf(ada)).toHaveLength(limits.personalTokensPerUser);
  });
});
