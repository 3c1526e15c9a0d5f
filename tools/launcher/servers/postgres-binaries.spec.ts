import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closedFolder } from './postgres-binaries.ts';

describe('the folders on the way to the binaries of PostgreSQL', () => {
  it('are searched from the root for one that other users cannot enter', async () => {
    const root = await mkdtemp(join(tmpdir(), 'rolefit-closed-'));
    const inner = join(root, 'open', 'closed', 'bin');
    await mkdir(inner, { recursive: true });
    await chmod(root, 0o755);
    expect(closedFolder(inner)).toBeNull();
    await chmod(join(root, 'open', 'closed'), 0o700);
    expect(closedFolder(inner)).toBe(join(root, 'open', 'closed'));
    await chmod(root, 0o750);
    expect(closedFolder(inner)).toBe(root);
    await rm(root, { recursive: true });
  });
});
