import { existsSync, globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { benchmarks } from './benchmarks.ts';

/** Benchmarks whose name on the command line is not that of their file. */
const fileOf: Readonly<Record<string, string>> = { pdfs: 'pdf-text' };

describe('the list of benchmarks', () => {
  it('has every benchmark', () => {
    const files = globSync('**/*.bench.ts', { cwd: __dirname }).map((file) =>
      basename(file, '.bench.ts'),
    );
    expect([...benchmarks.keys()].map((name) => fileOf[name] ?? name).sort()).toEqual(files.sort());
  });
});

/** Node runs these files itself, and it is stricter than the compiler and Jest. */
describe('the modules of the benchmarks', () => {
  const modules = globSync('**/*.ts', { cwd: __dirname, exclude: ['**/*.spec.ts'] }).map(
    (path) => ({ path, source: readFileSync(join(__dirname, path), 'utf8') }),
  );

  it.each(modules)('$path has only types that can be stripped', ({ source }) => {
    expect(() => stripTypeScriptTypes(source)).not.toThrow();
  });

  it('import files that exist under the imported name', () => {
    const imported = modules.flatMap(({ path, source }) =>
      [...source.matchAll(/ from '(\.[^']+)'/g)].map(([, to = '']) =>
        join(__dirname, dirname(path), to),
      ),
    );
    expect(imported.filter((path) => !existsSync(path))).toEqual([]);
  });
});
