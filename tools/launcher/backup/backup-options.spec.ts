import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataDir } from '../product/data-dir.ts';
import { chooseBackupFile } from './backup-file.ts';
import { backupUsage, parseBackupOptions } from './backup-options.ts';
import { readPassphrase } from './passphrase.ts';

const parse = (...args: string[]) => parseBackupOptions(args, backupUsage);
const folder = mkdtempSync(join(tmpdir(), 'rolefit-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('parseBackupOptions', () => {
  it('takes a path, relative to the folder where npm was called, and a data folder', () => {
    process.env.INIT_CWD = '/home/ada';
    expect(parse('usb/one.age', '--data', '/srv/data')).toEqual({
      path: '/home/ada/usb/one.age',
      dataDir: '/srv/data',
      help: false,
    });
    expect(parse('--help')).toMatchObject({ path: null, help: true });
    delete process.env.INIT_CWD;
  });

  it('refuses what it does not know, a passphrase above all', () => {
    expect(() => parse('--passphrase', 'secret')).toThrow("Unknown option '--passphrase'.");
    expect(() => parse('one.age', 'two.age')).toThrow('One file or folder is enough');
  });
});

describe('chooseBackupFile', () => {
  const data = openDataDir(join(folder, 'data'));

  it('names the file after the time in a folder, and never replaces one', () => {
    const at = new Date(2026, 10, 27, 3, 4, 5);
    const { file, unfinishedFile } = chooseBackupFile(null, data, at);
    expect(file).toBe(join(data.dir, 'backups', 'rolefit-2026-11-27-030405.age'));
    expect(unfinishedFile).toMatch(/backups\/\.rolefit-[0-9a-f]{8}\.unfinished$/);
    writeFileSync(file, '');
    expect(() => chooseBackupFile(file, data)).toThrow('exists already');
    expect(() => chooseBackupFile(join(folder, 'none', 'one.age'), data)).toThrow(
      `There is no folder ${join(folder, 'none')}.`,
    );
  });
});

describe('readPassphrase', () => {
  it('reads the first line of a file, and refuses a short one only where it is chosen', async () => {
    const file = join(folder, 'passphrase');
    process.env.BACKUP_PASSPHRASE_FILE = file;
    writeFileSync(file, 'four words to remember\nmore\n');
    await expect(readPassphrase({ isNew: true })).resolves.toBe('four words to remember');
    writeFileSync(file, 'short\n');
    await expect(readPassphrase({ isNew: true })).rejects.toThrow('at least 12 characters');
    await expect(readPassphrase({ isNew: false })).resolves.toBe('short');
    process.env.BACKUP_PASSPHRASE_FILE = join(folder, 'none');
    await expect(readPassphrase({ isNew: false })).rejects.toThrow('cannot be read');
    delete process.env.BACKUP_PASSPHRASE_FILE;
  });
});
