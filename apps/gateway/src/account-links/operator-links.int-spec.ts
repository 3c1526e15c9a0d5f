import { PeopleRepository } from '@rolefit/database';
import { aUser } from '@rolefit/database/testing';
import { startGateway, type TestGateway } from '../testing/gateway.fixture.js';
import { aLinkBrowser, tokenIn } from '../testing/link-browser.fixture.js';
import { SignInLinks } from '../sign-in-links/sign-in-links.js';
import { readOperatorArgs } from './operator-args.js';
import { OperatorLinks } from './operator-links.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ PUBLIC_URL: 'http://192.168.1.20:4000' });
});
beforeEach(() => gateway.database.dataSource.query('DELETE FROM users'));
afterAll(() => gateway?.close());

const people = () => gateway.app.get(PeopleRepository);
const print = async (...args: string[]) => {
  const request = readOperatorArgs(args);
  if (request === null) throw new Error('not understood');
  return new OperatorLinks(gateway.config, gateway.app.get(SignInLinks), people()).print(request);
};
/** The link that was printed. */
const linkIn = ({ lines }: { lines: readonly string[] }) =>
  lines.find((line) => line.includes('/link#'))?.trim() ?? '';
/** Signs a new browser in by a printed link. */
async function userBy(link: string, name?: string) {
  const browser = aLinkBrowser(gateway);
  expect((await browser.use(tokenIn(link), name)).status).toBe(200);
  return (await browser.session()).user;
}

describe('the link that the operator prints', () => {
  it.each([[[]], [['--at-start']]])(
    'creates the account of the owner where nobody has one (%j)',
    async (args) => {
      const printed = await print(...args);
      expect(printed.isDone).toBe(true);
      expect(linkIn(printed)).toMatch(/^http:\/\/192\.168\.1\.20:4000\/link#[\w-]{43}$/);
      await expect(userBy(linkIn(printed), 'Olga')).resolves.toMatchObject({ isOwner: true });
    },
  );

  it('leads the owner back in, and is not printed at every start', async () => {
    const owner = await people().createOwner('Olga');
    await expect(print('--at-start')).resolves.toEqual({ isDone: true, lines: [] });
    const printed = await print();
    expect(printed.lines[0]).toContain('Olga');
    await expect(userBy(linkIn(printed))).resolves.toMatchObject({ id: owner?.id });
  });

  it('leads the owner back to an account that they have deleted', async () => {
    const owner = await people().createOwner('Olga');
    await gateway.database.dataSource.query('UPDATE users SET deleted_at = now()');
    const browser = aLinkBrowser(gateway);
    const answer = await browser.use(tokenIn(linkIn(await print())));
    expect(answer.body).toMatchObject({ data: { next: '/restore' } });
    await expect(browser.session()).resolves.toMatchObject({ user: { id: owner?.id } });
  });

  it('leads a guest back in, by name in any case, and does not make them the owner', async () => {
    const owner = await people().createOwner('Olga');
    const guest = await aUser(gateway.database.dataSource, { name: 'Gül Yılmaz' });
    await expect(userBy(linkIn(await print('--for', 'gül yılmaz')))).resolves.toMatchObject({
      id: guest.id,
      isOwner: false,
    });
    await expect(people().findOwner()).resolves.toMatchObject({ id: owner?.id });
  });

  it('makes a chosen account the owner’s where there is no owner, once', async () => {
    const { dataSource } = gateway.database;
    const ada = await aUser(dataSource, { name: 'Ada', email: 'ada@example.org' });
    await aUser(dataSource, { name: 'Bruno' });
    const advice = await print();
    expect(advice.isDone).toBe(false);
    expect(advice.lines).toEqual(expect.arrayContaining(['  Ada, ada@example.org']));
    expect((await print('--at-start')).lines.join('\n')).toContain('--for NAME');
    const printed = await print('--for', 'ADA@example.org');
    expect(printed.lines[0]).toBe('Ada is the owner of this Rolefit now.');
    await expect(userBy(linkIn(printed))).resolves.toMatchObject({ id: ada.id, isOwner: true });
    expect((await print('--for', 'Bruno')).lines.join('\n')).not.toContain('owner');
  });

  it('is not printed for a name that several accounts have, or none', async () => {
    const { dataSource } = gateway.database;
    await aUser(dataSource, { name: 'Ada' });
    await aUser(dataSource, { name: 'Ada' });
    for (const name of ['Ada', 'Nobody']) {
      const printed = await print('--for', name);
      expect([printed.isDone, linkIn(printed)]).toEqual([false, '']);
    }
    await expect(people().findOwner()).resolves.toBeNull();
  });

  it.each([[['--for']], [['--for', ' ']], [['--for', 'Ada', 'Bruno']], [['--all']]])(
    'needs arguments that are understood, which %j are not',
    (args) => {
      expect(readOperatorArgs(args)).toBeNull();
    },
  );
});
