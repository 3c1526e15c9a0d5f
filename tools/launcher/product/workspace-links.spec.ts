import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkProjects, missingLinks } from './workspace-links.ts';

describe('the links of the workspace', () => {
  let root: string;
  const packages = {
    'libs/kite': {},
    'node_modules/@fly/kite': { link: true, resolved: 'libs/kite' },
    'node_modules/string': { resolved: 'https://registry.example/string.tgz' },
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'links-'));
    mkdirSync(join(root, 'libs/kite'), { recursive: true });
    writeFileSync(join(root, 'libs/kite/name'), 'kite');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('are made where they are missing, for projects only', () => {
    expect(missingLinks(root, packages)).toEqual([['node_modules/@fly/kite', 'libs/kite']]);
    linkProjects(root, packages);
    expect(readFileSync(join(root, 'node_modules/@fly/kite/name'), 'utf8')).toBe('kite');
    expect(missingLinks(root, packages)).toEqual([]);
  });

  it('stay as they are where they exist', () => {
    linkProjects(root, packages);
    expect(() => linkProjects(root, packages)).not.toThrow();
  });
});
