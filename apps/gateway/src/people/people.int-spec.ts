import {
  AuditRepository,
  IdentitiesRepository,
  PeopleRepository,
  UsersRepository,
} from '@rolefit/database';
import { openSignUp } from '@rolefit/database/testing';
import { setupLinkMaxAgeMs } from '../account-links/account-link-url.js';
import { OperatorLinks } from '../account-links/operator-links.js';
import { SessionsService } from '../auth/sessions/sessions.service.js';
import { SignInLinks } from '../sign-in-links/sign-in-links.js';
import { aPasskey } from '../testing/passkey-browser.fixture.js';
import {
  type Answer,
  dataOf,
  problemOf,
  startGateway,
  type TestGateway,
} from '../testing/gateway.fixture.js';
import { aLinkBrowser, type LinkBrowser, tokenIn } from '../testing/link-browser.fixture.js';

let gateway: TestGateway;
let owner: LinkBrowser;
beforeAll(async () => {
  gateway = await startGateway({ PUBLIC_URL: 'http://localhost:4000' });
});
beforeEach(async () => {
  await query('DELETE FROM users');
  owner = browser();
  const links = gateway.app.get(SignInLinks);
  await owner.use(await links.open({ kind: 'setup' }, 'setup', setupLinkMaxAgeMs), 'Olga');
});
afterAll(() => gateway?.close());

const browser = () => aLinkBrowser(gateway);
const query = <Row>(sql: string, parameters: unknown[] = []) =>
  gateway.database.dataSource.query<Row[]>(sql, parameters);
const codeOf = (answer: Answer) => [answer.status, problemOf(answer).error.code];
const remove = (by: LinkBrowser, id: string) => by.call('DELETE', `/auth/people/${id}`);
const idOf = async (one: LinkBrowser) => (await one.session()).user?.id ?? '';
const eventsOf = async (id: string) =>
  (await gateway.app.get(AuditRepository).page(id, null, 20)).map(({ event }) => event);
const namesFor = async (one: LinkBrowser) =>
  dataOf('listPeople', await one.call('GET', '/auth/people')).people.map(({ name }) => name);

/** The secret of the link that the operator prints for an account. */
async function printedFor(account: string): Promise<string> {
  const operator = new OperatorLinks(
    gateway.config,
    gateway.app.get(SignInLinks),
    gateway.app.get(PeopleRepository),
  );
  const { lines } = await operator.print({ account, isStart: false });
  return tokenIn(lines[1]?.trim() ?? '');
}

async function aGuest(name = 'Gül'): Promise<{ guest: LinkBrowser; id: string }> {
  const guest = browser();
  const { url } = dataOf('createInvitation', await owner.call('POST', '/auth/invitations', {}));
  await guest.use(tokenIn(url), name);
  return { guest, id: await idOf(guest) };
}

describe('removing a guest', () => {
  it('deletes their account with its restore period, and ends their sessions immediately', async () => {
    const { guest, id } = await aGuest();
    const { id: otherId } = await aGuest('Otto');
    const { accessToken } = await guest.session();
    expect((await remove(owner, id)).status).toBe(200);
    await expect(namesFor(owner)).resolves.toEqual(['Olga', 'Otto']);
    const headers = { authorization: `Bearer ${accessToken ?? ''}` };
    expect((await guest.send('GET', '/auth/me', undefined, headers)).status).toBe(401);
    await expect(guest.session()).rejects.toThrow('SESSION_EXPIRED');
    const [row] = await query<{ deleted_at: Date }>('SELECT deleted_at FROM users WHERE id = $1', [
      id,
    ]);
    expect(row?.deleted_at).toBeInstanceOf(Date);
    await expect(eventsOf(id)).resolves.toContain('account-removed');
    await expect(eventsOf(await idOf(owner))).resolves.toContain('person-removed');
    await expect(eventsOf(otherId)).resolves.not.toContain('account-removed');
  });

  it('leaves them no way back, not even to restore the account', async () => {
    const caller = await gateway.signIn();
    await aPasskey(gateway, caller);
    await remove(owner, caller.user.id);
    for (const table of ['identities', 'passkeys'])
      await expect(
        query(`SELECT 1 FROM ${table} WHERE user_id = $1`, [caller.user.id]),
      ).resolves.toEqual([]);
    const identity = await gateway.app.get(IdentitiesRepository).signIn(
      {
        provider: 'email',
        subject: 'again@test.example',
        login: null,
        name: 'Again',
        email: caller.user.email,
        isEmailVerified: true,
        avatar: null,
      },
      openSignUp,
    );
    expect(identity.id).not.toBe(caller.user.id);
  });

  it('ends a link that was printed for them before', async () => {
    const { id } = await aGuest();
    const token = await printedFor('Gül');
    await remove(owner, id);
    const late = browser();
    await expect(late.check(token)).resolves.toEqual({ status: 'expired' });
    expect(codeOf(await late.use(token))).toEqual([422, 'SIGN_IN_LINK_EXPIRED']);
  });

  it('stops a sign-in that has begun', async () => {
    const { id } = await aGuest();
    const user = await gateway.app.get(UsersRepository).findSignedIn(id);
    await remove(owner, id);
    const opened = gateway.app
      .get(SessionsService)
      .open(user!, 'web', { browser: null, system: null }, 'device-link');
    await expect(opened).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });
    await expect(
      query('SELECT 1 FROM sessions WHERE user_id = $1 AND revoked_at IS NULL', [id]),
    ).resolves.toEqual([]);
  });

  it('can be undone by whoever runs the server', async () => {
    const { id } = await aGuest();
    await remove(owner, id);
    const again = browser();
    const answer = await again.use(await printedFor('Gül'));
    expect(dataOf('useAccountLink', answer)).toEqual({ next: '/restore' });
    expect((await again.call('POST', '/auth/restore', {})).status).toBe(200);
    await expect(namesFor(owner)).resolves.toEqual(['Olga', 'Gül']);
  });

  it('is refused for oneself, another owner, and whoever is not there', async () => {
    const { id } = await aGuest();
    expect(codeOf(await remove(owner, await idOf(owner)))).toEqual([409, 'PERSON_IS_OWNER']);
    await query('UPDATE users SET is_owner = true WHERE id = $1', [id]);
    expect(codeOf(await remove(owner, id))).toEqual([409, 'PERSON_IS_OWNER']);
    await query('UPDATE users SET is_owner = false, deleted_at = now() WHERE id = $1', [id]);
    for (const unknown of [id, '00000000-0000-4000-8000-000000000000', 'x'])
      expect(codeOf(await remove(owner, unknown))).toEqual([404, 'PERSON_NOT_FOUND']);
    await expect(eventsOf(await idOf(owner))).resolves.not.toContain('person-removed');
  });

  it('is for the owner alone, with the cookie of their browser and from our own pages', async () => {
    const { guest, id } = await aGuest();
    const { id: otherId } = await aGuest('Otto');
    for (const target of [otherId, id, await idOf(owner)])
      expect(codeOf(await remove(guest, target))).toEqual([403, 'OWNER_ONLY']);
    const { accessToken } = await owner.session();
    const stolen = { authorization: `Bearer ${accessToken ?? ''}` };
    const path = `/auth/people/${id}`;
    expect(codeOf(await browser().send('DELETE', path, undefined, stolen))).toEqual([
      401,
      'SESSION_COOKIE_REQUIRED',
    ]);
    expect(
      codeOf(
        await owner.send('DELETE', path, undefined, { ...stolen, origin: 'https://evil.example' }),
      ),
    ).toEqual([403, 'ORIGIN_REFUSED']);
    await expect(namesFor(owner)).resolves.toEqual(['Olga', 'Gül', 'Otto']);
  });

  it('happens once for two calls at the same time', async () => {
    const { id } = await aGuest();
    const answers = await Promise.all([remove(owner, id), remove(owner, id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const events = await eventsOf(await idOf(owner));
    expect(events.filter((event) => event === 'person-removed')).toHaveLength(1);
  });
});
