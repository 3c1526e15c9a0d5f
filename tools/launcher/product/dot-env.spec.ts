import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDotEnv } from './dot-env.ts';

describe('a file of settings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rolefit-dot-env-'));
  const file = join(folder, '.env');
  afterAll(() => rmSync(folder, { recursive: true }));
  const read = (text: string) => {
    writeFileSync(file, text);
    return readDotEnv(file);
  };

  it('has settings, comments, quotes and values of several lines', () => {
    expect(
      read(
        '# mine\r\n\r\nAI_MODEL=qwen3:8b # small\r\nexport PORT = 4100\r\nMAIL_FROM="Ada <a@b.c>"\nA_KEY="one\ntwo: three\n"\nEMPTY=\n',
      ),
    ).toEqual({
      AI_MODEL: 'qwen3:8b',
      PORT: '4100',
      MAIL_FROM: 'Ada <a@b.c>',
      A_KEY: 'one\ntwo: three\n',
      EMPTY: '',
    });
    expect(readDotEnv(join(folder, 'none'))).toEqual({});
  });

  it.each([
    ['AI_MODEL: qwen3:8b', 'line 1 is no setting'],
    ['PORT=4100\nthis is my configuration', 'line 2 is no setting'],
    ['=secret', 'line 1 is no setting'],
    ['PORT=4100\nAI_MODEL="qwen3\nREDIS_URL=redis://:secret@a', 'line 2 opens a quote (")'],
  ])('is refused, without its text, where a line would be ignored: %j', (text, reason) => {
    expect(() => read(text)).toThrow(`${file}, ${reason}`);
    expect(() => read(text)).not.toThrow('secret');
  });

  it('cannot be a folder', () => {
    const made = join(folder, 'made');
    mkdirSync(made);
    expect(() => readDotEnv(made)).toThrow(`${made} is a folder.`);
  });
});
