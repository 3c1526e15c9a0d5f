import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchSources } from './watch-sources.ts';

describe('watching sources', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rolefit-watch-'));
  const file = join(folder, 'inner', 'a.ts');
  let changes = 0;

  /** Saves as many editors do: into another file that then replaces the first. */
  const save = (path: string): void => {
    writeFileSync(`${path}~`, `export const change = ${changes};\n`);
    renameSync(`${path}~`, path);
  };
  const changed = async (since: number): Promise<void> => {
    while (changes === since) await new Promise((resolve) => setTimeout(resolve, 20));
  };

  beforeAll(() => {
    mkdirSync(join(folder, 'inner'));
    writeFileSync(file, '');
    watchSources([folder], async () => void (changes += 1));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('notices a file that is replaced, again and again', async () => {
    for (let round = 0; round < 3; round += 1) {
      const before = changes;
      save(file);
      await changed(before);
    }
    expect(changes).toBeGreaterThanOrEqual(3);
  });

  it('notices files in a folder that was added later', async () => {
    mkdirSync(join(folder, 'later'));
    await new Promise((resolve) => setTimeout(resolve, 500));
    const before = changes;
    save(join(folder, 'later', 'b.ts'));
    await changed(before);
    expect(changes).toBeGreaterThan(before);
  });
});
