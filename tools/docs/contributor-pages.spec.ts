import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { withoutCode } from './headings.ts';

const root = join(__dirname, '../..');
const read = (page: string) => readFileSync(join(root, page), 'utf8');
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')));

/** Code spans that are paths of this repository and do not exist. Placeholders such as `<name>` and patterns are left out. */
function missingPaths(markdown: string): string[] {
  const spans = [...withoutCode(markdown).matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  return spans.filter(
    (span) =>
      /^(?:apps|libs|tools|docs|k8s|observability)\/[\w./-]+$/.test(span) &&
      !existsSync(join(root, span)),
  );
}

const missingScripts = (markdown: string) =>
  [...markdown.matchAll(/\bnpm run ([\w:-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !Object.hasOwn(scripts, name));

describe.each(['CONTRIBUTING.md', 'docs/architecture.md', 'docs/glossary.md'])('%s', (page) => {
  it('names files, folders and scripts that exist', () => {
    expect(missingPaths(read(page))).toEqual([]);
    expect(missingScripts(read(page))).toEqual([]);
  });
});

describe('docs/architecture.md', () => {
  const page = read('docs/architecture.md');

  it('has every library in the table of tags', () => {
    const [, table = ''] = /## Direction of dependencies([\s\S]*?)^## /m.exec(page) ?? [];
    const named = [...table.matchAll(/^\| `(\w+)` \| ([^|]+) \|/gm)].flatMap(
      ([, tag = '', projects = '']) =>
        projects
          .trim()
          .split(/,\s*/)
          .map((project) => `${project}: ${tag}`),
    );
    const packageSchema = z.object({ nx: z.object({ tags: z.tuple([z.string()]) }) });
    const projects = ['apps', 'libs'].flatMap((parent) =>
      readdirSync(join(root, parent)).map(
        (name) =>
          `${name}: ${packageSchema.parse(JSON.parse(read(`${parent}/${name}/package.json`))).nx.tags[0]}`,
      ),
    );
    expect(named.filter((entry) => entry !== 'tools: root').sort()).toEqual(projects.sort());
  });

  it.each(['apps/gateway/src', 'apps/worker/src', 'apps/web/src', 'apps/extension/src', 'tools'])(
    'has every folder of %s in the tree',
    (parent) => {
      const [, tree = ''] = /## The tree\n+```\n([\s\S]*?)```/.exec(page) ?? [];
      const generated = [
        'testing',
        'assets',
        'node_modules',
        'browser',
        'former-postgres',
        'lighthouse',
        'runtime',
      ];
      const folders = readdirSync(join(root, parent), { withFileTypes: true }).filter(
        (entry) => entry.isDirectory() && !generated.includes(entry.name),
      );
      expect(
        folders
          .map(({ name }) => name)
          .filter((name) => !new RegExp(`(?<![\\w-])${name}/`).test(tree)),
      ).toEqual([]);
    },
  );
});

describe('docs/glossary.md', () => {
  it('has each word once, in alphabetical order', () => {
    const [, engineering = ''] =
      /## Engineering([\s\S]*?)^## /m.exec(read('docs/glossary.md')) ?? [];
    const words = [...engineering.matchAll(/^\| ([^|]+?) \|/gm)]
      .map(([, word = '']) => word)
      .filter((word) => word !== 'word' && !/^-+$/.test(word));
    expect(words.length).toBeGreaterThan(30);
    expect(words).toEqual([...new Set(words)].sort((one, other) => one.localeCompare(other, 'en')));
  });
});

describe('the checks themselves', () => {
  it('find paths and scripts that do not exist', () => {
    expect(
      missingPaths('See `libs/nothing/src`, `tools/docs`, `api/x.ts` and `apps/web/<name>.tsx`.'),
    ).toEqual(['libs/nothing/src']);
    expect(missingScripts('npm run check, npm run no-such-script')).toEqual(['no-such-script']);
  });
});
