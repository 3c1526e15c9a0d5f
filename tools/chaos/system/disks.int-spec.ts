import { statfsSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillDisk, keepSmallDisks, mountSmallDisk } from './disks.ts';

describe('a small disk', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'rolefit-disk-'));
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));

  it('runs full and has room again, and what lies on it can be kept; or there is none here', () => {
    const folder = join(dir, 'disk');
    if (!mountSmallDisk(folder, 2)) return;
    writeFileSync(join(folder, 'before'), 'x');
    const makeRoom = fillDisk(folder);
    expect(statfsSync(folder).bavail).toBe(0);
    expect(() => writeFileSync(join(folder, 'more'), Buffer.alloc(10_000))).toThrow('ENOSPC');
    makeRoom();
    writeFileSync(join(folder, 'more'), Buffer.alloc(10_000));
    keepSmallDisks();
    expect(statfsSync(folder).type).toBe(statfsSync(dir).type);
    expect(() => writeFileSync(join(folder, 'before'), 'y', { flag: 'wx' })).toThrow('EEXIST');
  });
});
