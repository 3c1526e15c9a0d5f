import { mkdtempSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeLock, waitForLock } from './lock.mjs';
import { processIdentity } from './process-identity.mjs';

describe('the lock of a data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rolefit-lock-'));
  const file = join(folder, 'lock');
  afterEach(() => rmSync(file, { force: true }));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is held by one at a time and free again after its release', () => {
    const mine = takeLock(file);
    expect(takeLock(file)).toEqual({ holder: expect.objectContaining({ pid: process.pid }) });
    mine.release?.();
    expect(existsSync(file)).toBe(false);
    expect(takeLock(file).release).toBeDefined();
    expect(readdirSync(folder)).toEqual(['lock']);
  });

  it('is taken over when its process is gone, even when another process has got the same id', () => {
    writeFileSync(file, JSON.stringify({ pid: process.pid, identity: 'an earlier process' }));
    expect(takeLock(file).release).toBeDefined();
  });

  it('is taken over when it was left half written', () => {
    writeFileSync(file, '{"pid":');
    expect(takeLock(file).release).toBeDefined();
  });

  it('can be waited for', async () => {
    const first = takeLock(file);
    const onWait = jest.fn();
    const second = waitForLock(file, onWait);
    expect(onWait).toHaveBeenCalledTimes(1);
    first.release?.();
    expect((await second).release).toBeDefined();
  });

  it('tells processes apart by when they began', () => {
    expect(processIdentity(process.pid)).toBe(processIdentity(process.pid));
    expect(processIdentity(process.pid)).not.toBe(processIdentity(1));
    expect(processIdentity(2 ** 30)).toBeNull();
  });
});
