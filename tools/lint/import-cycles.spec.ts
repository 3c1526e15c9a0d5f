import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');

/** Lints the files with the repository's configuration. */
function lint(files: Readonly<Record<string, string>>): { code: number | null; output: string } {
  const folder = mkdtempSync(join(tmpdir(), 'rolefit-lint-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        join(root, 'node_modules/oxlint/bin/oxlint'),
        '--config',
        join(root, '.oxlintrc.json'),
        folder,
      ],
      { cwd: root, encoding: 'utf8' },
    );
    return { code: status, output: stdout + stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const two = (type: string) => ({
  'one.ts': "import { two } from './two.js';\nexport const one = (): number => two;\n",
  'two.ts': `import ${type}{ one } from './one.js';\nexport const two = 2;\nexport type One = typeof one;\n`,
});

describe('cycles of imports', () => {
  it('are reported with the files in them', () => {
    const { code, output } = lint(two(''));
    expect(code).toBe(1);
    expect(output).toMatch(/no-cycle/);
    expect(output).toMatch(/one\.ts[^]*two\.ts/);
  });

  it('may be closed by types alone, which no program loads', () => {
    expect(lint(two('type '))).toMatchObject({ code: 0 });
  });
});
