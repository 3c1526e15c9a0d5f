import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataDir } from './data-dir.ts';

describe('the data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rolefit-data-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('of another user is one sentence with the remedy', () => {
    mkdirSync(join(folder, 'postgres'));
    const refuse = (path: unknown) => {
      if (path === join(folder, 'postgres')) throw new Error('EACCES: permission denied');
    };
    expect(() => openDataDir(folder, refuse)).toThrow(
      `${folder}/postgres belongs to another user; perhaps Rolefit was once started with sudo. Take the data over with: sudo chown -R "$(id -un)" ${folder}`,
    );
    expect(openDataDir(folder).postgresDir).toBe(join(folder, 'postgres'));
  });

  it('cannot be a file', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(() => openDataDir(file)).toThrow(`The data folder ${file} cannot be written: `);
  });
});
