import { execFile } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { apiBasePath } from '@rolefit/contracts';
import { makePdf, resumes } from '@rolefit/testing';
import { type Browser, type BrowserContextOptions } from 'playwright-core';
import { rootDir } from '../../tools/launcher/bootstrap/paths.mjs';
import { findPorts } from '../../tools/launcher/processes/ports.ts';
import { openDataDir } from '../../tools/launcher/product/data-dir.ts';
import { type StartedRolefit, startRolefit } from '../../tools/launcher/test/rolefit.ts';
import { prepareDataDir } from '../../tools/launcher/test/template-cluster.ts';
import { violations } from './support/accessibility.js';
import { call, giveResume } from './support/api.js';
import { openBrowser, Visitor } from './support/browser.js';
import { waitUntil } from './support/wait-until.js';

/** Stands for an address of the network; every machine has it, and nobody else reaches it. */
const host = '127.0.0.2';
/** Not trusted by browsers as 127.0.0.2 is, so pages have no clipboard and no other things that need TLS: as under any address of a network. */
const publicHost = 'rolefit.lan';

const run = promisify(execFile);
const linkIn = (text: string): string => {
  const [link] = /http:\S+\/link#[\w-]{43}/.exec(text) ?? [];
  if (link === undefined) throw new Error(`there is no link in: ${text}`);
  return link;
};
/** Whether a server accepts connections there. */
const answers = (address: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, address);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

describe('a Rolefit that others in the network reach', () => {
  let dataDir: string;
  let rolefit: StartedRolefit;
  let browser: Browser;
  let url: string;
  let port: number;
  const visitors: Visitor[] = [];

  beforeAll(async () => {
    dataDir = mkdtempSync(join(realpathSync(tmpdir()), 'rolefit-home-'));
    await prepareDataDir(dataDir);
    ({ port } = await findPorts(['port']));
    url = `http://${publicHost}:${port}`;
    [rolefit, browser] = await Promise.all([
      startRolefit({ dataDir, port, args: ['--host', host], env: { PUBLIC_URL: url } }),
      openBrowser([`--host-resolver-rules=MAP ${publicHost} ${host}`]),
    ]);
  });
  afterEach(() => expect(visitors.flatMap((visitor) => visitor.takeProblems())).toEqual([]));
  afterAll(async () => {
    await browser?.close();
    await rolefit?.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  });

  async function arrive(options?: BrowserContextOptions): Promise<Visitor> {
    const visitor = await Visitor.arrive(browser, { url }, options);
    visitors.push(visitor);
    return visitor;
  }
  const button = ({ page }: Visitor, name: string | RegExp) => page.getByRole('button', { name });
  /** Creates an account from its link, up to the start of the onboarding. */
  async function createAccount(
    visitor: Visitor,
    link: string,
    title: string,
    name: string,
  ): Promise<void> {
    const { page } = visitor;
    await page.goto(link);
    await page.getByRole('heading', { name: title }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('Your name').fill(name);
    await button(visitor, 'Create account').click();
    await page.waitForURL(/\/onboarding/);
    await page.waitForFunction(() => localStorage.getItem('token') !== null);
    await page.getByText('Drop your resume here or').waitFor();
  }
  async function completeOnboarding({ page }: Visitor): Promise<void> {
    // The calls of this helper are made outside of the browser, which alone knows the name.
    const reached = Visitor.of(page, rolefit);
    await giveResume(reached, makePdf(resumes.nurse));
    await call(reached, 'completeOnboarding', { query: { onboarding: 'true' } });
  }
  const signInLink = (...args: string[]) =>
    run(process.execPath, [
      join(rootDir, 'tools', 'launcher', 'run.mjs'),
      'sign-in-link',
      '--data',
      dataDir,
      ...args,
    ]);

  it('listens under that address alone, with its other servers on 127.0.0.1', async () => {
    expect(rolefit.url).toBe(`http://${host}:${port}`);
    expect(await answers(host, port)).toBe(true);
    expect(await answers('127.0.0.1', port)).toBe(false);
    const { ports, running } = openDataDir(dataDir);
    for (const [name, inner] of Object.entries(ports.read() ?? {}))
      expect([name, await answers(host, inner)]).toEqual([name, false]);
    expect((running.read()?.processes ?? []).map(({ name }) => name).toSorted()).toEqual([
      'PostgreSQL',
      'Redis',
      'gateway',
      'worker',
    ]);
  });

  it('offers nobody the demo users or the inbox', async () => {
    for (const path of ['/auth/github', '/auth/inbox']) {
      const answer = await fetch(`http://${host}:${port}${apiBasePath}${path}`, {
        redirect: 'manual',
        headers: { host: `${publicHost}:${port}` },
      });
      expect([path, answer.status]).toEqual([path, path === '/auth/inbox' ? 404 : 302]);
      expect(answer.headers.get('location') ?? '/login').toMatch(/^\/login/);
    }
    const guest = await arrive();
    await guest.goto('/login');
    await guest.page.getByText('You need a link to sign in').waitFor();
    expect(await guest.page.getByRole('link', { name: /Github/ }).count()).toBe(0);
    await guest.leave();
  });

  it('gives the owner an account by the printed link, guests by invitation, and each a second device', async () => {
    const owner = await arrive();
    await owner.goto('/');
    expect(await owner.page.evaluate(() => window.isSecureContext)).toBe(false);
    // It is printed after the line that says that Rolefit is ready.
    await waitUntil('the link is printed', () => rolefit.output().includes('/link#'));
    const setupLink = linkIn(rolefit.output());
    expect(setupLink).toContain(`${url}/link#`);
    await createAccount(owner, setupLink, 'Welcome to your Rolefit', 'Olga Owner');
    await owner.page.getByText('Invite others first').click();
    await button(owner, 'Invite someone').waitFor();
    expect(await violations(owner.page)).toEqual([]);
    await completeOnboarding(owner);
    const late = await arrive();
    await late.page.goto(setupLink);
    await late.page.getByRole('heading', { name: 'This link has been used' }).waitFor();
    await late.leave();

    await owner.goto('/profile');
    const { page } = owner;
    await button(owner, 'Invite someone').click();
    await page.getByLabel('Whom is it for?').fill('My sister');
    await button(owner, 'Create invitation').click();
    const invitation = linkIn(
      (await page.getByRole('group', { name: 'Invitation link' }).textContent()) ?? '',
    );
    await button(owner, 'Copy the link').click();
    await page.getByText('Copied', { exact: true }).waitFor();
    await button(owner, 'Done').click();
    await page.getByText('Open invitations').waitFor();

    const guest = await arrive();
    await createAccount(guest, invitation, 'Olga Owner invites you to Rolefit', 'Gül Guest');
    expect(await guest.page.getByText('Invite others first').count()).toBe(0);
    await completeOnboarding(guest);
    await guest.goto('/profile');
    await guest.page.getByRole('heading', { name: 'Devices' }).waitFor();
    expect(await guest.page.getByRole('heading', { name: 'People' }).count()).toBe(0);

    await owner.goto('/profile');
    const people = page.getByRole('listitem').filter({ hasText: 'Gül Guest' });
    await people.filter({ hasText: 'Invited as “My sister”' }).waitFor();
    expect(await violations(page)).toEqual([]);

    await button(guest, 'Sign in on another device').click();
    const deviceLink = linkIn(
      (await guest.page.getByRole('group', { name: 'Link', exact: true }).textContent()) ?? '',
    );
    await guest.page.emulateMedia({ colorScheme: 'dark' });
    // Some scanners read only dark codes on a light background.
    expect(
      await guest.page.getByRole('img', { name: 'QR code of the link' }).evaluate((code) => {
        const { color, backgroundColor } = getComputedStyle(code);
        return { color, backgroundColor };
      }),
    ).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' });
    const phone = await arrive({ viewport: { width: 390, height: 844 } });
    await phone.page.goto(deviceLink);
    await phone.page.getByRole('heading', { name: 'Did you create this link?' }).waitFor();
    await button(phone, 'Sign in as Gül Guest').click();
    await phone.page.waitForURL(/\/dashboard/);
    // Live events come over a socket from the same origin.
    await phone.goto('/profile');
    await phone.page.getByText('This device', { exact: true }).waitFor();
    for (const visitor of [phone, guest, owner]) await visitor.leave();
  });

  it('lets the owner back in who has lost everything, and a guest by name', async () => {
    const { stdout } = await signInLink();
    expect(stdout).toContain('Olga Owner');
    const owner = await arrive();
    await owner.page.goto(linkIn(stdout));
    await button(owner, 'Sign in as Olga Owner').click();
    await owner.page.waitForURL(/\/dashboard/);
    await owner.leave();

    const guest = await arrive();
    await guest.page.goto(linkIn((await signInLink('--for', 'gül guest')).stdout));
    await button(guest, 'Sign in as Gül Guest').click();
    await guest.page.waitForURL(/\/dashboard/);
    await guest.leave();
    await expect(signInLink('--for', 'Nobody')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('No account is called “Nobody”.'),
    });
  });
});

it('says in one sentence that this machine does not have an address', async () => {
  const dataDir = mkdtempSync(join(realpathSync(tmpdir()), 'rolefit-home-'));
  try {
    await expect(startRolefit({ dataDir, args: ['--host', '192.0.2.1'] })).rejects.toThrow(
      'this machine has no address 192.0.2.1. It has ',
    );
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
