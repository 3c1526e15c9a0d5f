import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rotateLog } from './log-rotation.ts';

const folder = mkdtempSync(join(tmpdir(), 'rolefit-logs-'));
const log = join(folder, 'a.log');
afterAll(() => rmSync(folder, { recursive: true }));

describe('rotateLog', () => {
  it('keeps what was written in a second file, while the writer continues in the first one', () => {
    const writer = openSync(log, 'a');
    writeSync(writer, 'first\n');
    rotateLog(log, 100);
    expect(readFileSync(log, 'utf8')).toBe('first\n');
    rotateLog(log, 5);
    writeSync(writer, 'second\n');
    expect(readFileSync(log, 'utf8')).toBe('second\n');
    expect(readFileSync(`${log}.1`, 'utf8')).toBe('first\n');
    closeSync(writer);
  });

  it('ignores a log that does not exist', () => {
    expect(() => rotateLog(join(folder, 'none.log'), 0)).not.toThrow();
  });
});
