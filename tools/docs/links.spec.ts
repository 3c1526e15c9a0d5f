import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { anchorsOf, withoutCode } from './headings.ts';

const root = join(__dirname, '../..');
const read = (page: string) => readFileSync(join(root, page), 'utf8');

const inDocs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map(
  (name) => `docs/${name}`,
);
const pages = [...readdirSync(root), ...inDocs].filter((name) => name.endsWith('.md'));

/** The error of a link; null for a correct one. Addresses on the web are not checked. */
function flawOf(page: string, label: string, target: string): string | null {
  if (/^[a-z]+:/.test(target)) return null;
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? page : normalize(join(dirname(page), path));
  if (!existsSync(join(root, file))) return 'leads nowhere';
  if (anchor !== undefined && !anchorsOf(read(file)).includes(anchor)) return 'leads to no heading';
  const number = /^ADR (\d+)$/.exec(label)?.[1];
  return number !== undefined && !basename(path).startsWith(`${number.padStart(4, '0')}-`)
    ? 'leads to another decision'
    : null;
}

it.each(pages)('%s leads to pages and headings that are there', (page) => {
  const links = [...withoutCode(read(page)).matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/g)];
  const flaws = links.flatMap(([link, label = '', target = '']) => {
    const flaw = flawOf(page, label, target);
    return flaw === null ? [] : [`${link} ${flaw}`];
  });
  expect(flaws).toEqual([]);
});

it('knows a link that leads nowhere, to no heading, or to another decision than it says', () => {
  expect(flawOf('README.md', 'x', 'docs/none.md')).toBe('leads nowhere');
  expect(flawOf('README.md', 'x', 'docs/operations.md#none')).toBe('leads to no heading');
  expect(flawOf('README.md', 'x', 'docs/operations.md#scale')).toBeNull();
  expect(flawOf('docs/scale.md', 'ADR 0011', 'adr/0022-elastic-replicas.md')).toBe(
    'leads to another decision',
  );
});
