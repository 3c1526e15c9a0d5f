import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataDir } from './data-dir.ts';
import { makePlan } from './plan.ts';
import { sharedAddress } from './shared-address.ts';

describe('the plan of a start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rolefit-plan-'));
  const data = openDataDir(folder);
  const plan = ({ port }: { port: number | null }, user: Record<string, string> = {}) =>
    makePlan({ data, user, port });
  let other: Server;
  let takenPort: number;

  beforeAll(async () => {
    other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    takenPort = (other.address() as AddressInfo).port;
  });
  afterAll(async () => {
    await new Promise((resolve) => other.close(resolve));
    rmSync(folder, { recursive: true });
  });

  it('says in one sentence that the port is taken', async () => {
    await expect(plan({ port: takenPort })).rejects.toThrow(
      `Port ${takenPort} is taken by another program. Choose another one, for example: npm start -- --port ${takenPort + 100}`,
    );
  });

  it('keeps its inner ports and its secret from one start to the next', async () => {
    const first = await plan({ port: 0 });
    const second = await plan({ port: 0 });
    expect(second.ports).toEqual(first.ports);
    expect(second.own.SESSION_SECRET).toBe(first.own.SESSION_SECRET);
    expect(new Set(Object.values(first.ports)).size).toBe(6);
  });

  it('gives up a port that somebody else has taken meanwhile', async () => {
    data.ports.write({ ...data.ports.read(), github: takenPort });
    expect((await plan({ port: 0 })).ports.github).not.toBe(takenPort);
  });

  it('prefers the option to PORT, and PUBLIC_URL to its own address', async () => {
    await expect(plan({ port: 0 }, { PORT: String(takenPort) })).resolves.toBeDefined();
    await expect(plan({ port: null }, { PORT: String(takenPort) })).rejects.toThrow('is taken');
    await expect(plan({ port: null }, { PORT: 'web' })).rejects.toThrow(
      'PORT must be a number from 0 to 65535, not web.',
    );
    expect((await plan({ port: 0 }, { PUBLIC_URL: 'https://rolefit.example/' })).publicUrl).toBe(
      'https://rolefit.example',
    );
  });

  it('checks the other ports too, on the address that HOST names', async () => {
    await expect(plan({ port: 0 }, { WORKER_PORT: 'abc' })).rejects.toThrow(
      'WORKER_PORT must be a number from 0 to 65535, not abc.',
    );
    await expect(plan({ port: 0 }, { OPERATIONS_PORT: String(takenPort) })).rejects.toThrow(
      `Port ${takenPort} is taken by another program. Choose another one, for example: OPERATIONS_PORT=${takenPort + 100}`,
    );
    await expect(plan({ port: takenPort }, { HOST: '0.0.0.0' })).rejects.toThrow('is taken');
    await expect(plan({ port: takenPort }, { HOST: '127.0.0.2' })).resolves.toBeDefined();
    // What is wrong with HOST itself is said later.
    await expect(plan({ port: takenPort }, { HOST: '192.0.2.7' })).resolves.toBeDefined();
  });

  it('offers an address that this machine reaches, whatever HOST it listens on', async () => {
    const urlOn = async (HOST: string) => (await plan({ port: 0 }, { HOST })).url;
    expect(await urlOn('0.0.0.0')).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await urlOn('192.168.1.20')).toMatch(/^http:\/\/192\.168\.1\.20:\d+$/);
    expect(await urlOn('fd00::20')).toMatch(/^http:\/\/\[fd00::20\]:\d+$/);
  });

  it('offers neither demo users nor the inbox to others, and has links that work for them', async () => {
    const alone = await plan({ port: 0 });
    expect(alone.own).toMatchObject({ MAIL_INBOX: 'true' });
    const shared = await makePlan({
      data,
      user: { HOST: '192.168.1.20' },
      port: 0,
      isShared: true,
    });
    expect(shared.isShared).toBe(true);
    expect(shared.own).not.toHaveProperty('MAIL_INBOX');
    expect(shared.publicUrl).toBe(`http://192.168.1.20:${shared.port}`);
    expect(shared.own).not.toHaveProperty('ALLOWED_ORIGINS');
  });
});

describe('the address that others reach', () => {
  const own = ['192.168.1.20', '10.8.0.1'];

  it('is the one that Rolefit listens on', () => {
    expect(sharedAddress('192.168.1.20', 4000, own)).toEqual({
      url: 'http://192.168.1.20:4000',
      origins: [],
    });
    expect(sharedAddress('fd00::20', 4000, own).url).toBe('http://[fd00::20]:4000');
  });

  it('is the first of the network, among others, where Rolefit listens on all', () => {
    expect(sharedAddress('0.0.0.0', 4000, own)).toEqual({
      url: 'http://192.168.1.20:4000',
      origins: ['http://127.0.0.1:4000', 'http://10.8.0.1:4000'],
    });
    expect(sharedAddress('::', 4000, []).url).toBe('http://127.0.0.1:4000');
  });
});
