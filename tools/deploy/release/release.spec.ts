import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { render } from '../kustomize.ts';
import { containersOf } from '../manifest.ts';
import { isNewer, readChangelog } from './changelog.ts';
import { checkRelease } from './check-release.ts';
import { prepareRelease } from './prepare-release.ts';
import { writeReleaseManifests } from './release-manifests.ts';
import { versionsOf } from './versions.ts';

const root = join(__dirname, '../../..');
const today = new Date('2026-12-31T12:00:00Z');
const digest = `sha256:${'0123456789abcdef'.repeat(4)}`;

const changelog = (...sections: readonly string[]) =>
  ['# Changelog\n\nWhat users notice, newest first.\n', ...sections].join('\n');

describe('this repository', () => {
  const versions = versionsOf(root).map(({ version }) => version);

  it('has one version everywhere', () => {
    expect(versions).toHaveLength(6);
    expect(new Set(versions).size).toBe(1);
  });

  it('has a changelog in order, whose newest release is that version', () => {
    const { releases } = readChangelog(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'));
    // Before the first release there is none.
    expect(releases[0]?.version ?? versions[0]).toBe(versions[0]);
  });
});

describe('a release', () => {
  let copy: string;
  const path = (file: string) => join(copy, file);
  const read = (file: string) => readFileSync(path(file), 'utf8');

  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'rolefit-release-'));
    for (const file of [...new Set(versionsOf(root).map(({ path: named }) => named))]) {
      mkdirSync(dirname(path(file)), { recursive: true });
      cpSync(join(root, file), path(file));
    }
    writeFileSync(path('CHANGELOG.md'), changelog('## Unreleased\n\n- Cards are blue.\n'));
  });
  afterEach(() => rmSync(copy, { recursive: true, force: true }));

  it('has its version in every file, and its entries in a section of the changelog', () => {
    prepareRelease(copy, '7.8.9', today);
    expect(checkRelease(copy, 'v7.8.9')).toBe('- Cards are blue.');
    expect(read('CHANGELOG.md')).toBe(
      changelog('## Unreleased\n\n## 7.8.9 (2026-12-31)\n\n- Cards are blue.\n'),
    );
    expect(new Set(versionsOf(copy).map(({ version }) => version))).toEqual(new Set(['7.8.9']));
    const lock = JSON.parse(read('package-lock.json'));
    const before = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    for (const part of [before, before.packages[''], before.packages['apps/extension']])
      part.version = '7.8.9';
    expect(lock).toEqual(before);
  });

  it('is followed by another one', () => {
    prepareRelease(copy, '7.8.9', today);
    const later = read('CHANGELOG.md').replace(
      '## Unreleased\n',
      '## Unreleased\n\n- Cards are red.\n',
    );
    writeFileSync(path('CHANGELOG.md'), later);
    expect(() => checkRelease(copy, 'v7.8.9')).toThrow('unreleased entries');
    prepareRelease(copy, '7.10.0', today);
    expect(checkRelease(copy, 'v7.10.0')).toBe('- Cards are red.');
  });

  it.each([
    ['v7.8.9', '7.8.9', 'not a version'],
    ['7.8', '', 'not a version'],
    ['7.8.9-rc.1', '', 'not a version'],
    ['7.8.8', '7.8.9', 'not newer than 7.8.9'],
    ['7.8.9', '7.8.9', 'not newer than 7.8.9'],
  ])('%s after %s is refused, and changes nothing', (version, former, message) => {
    const section = former === '' ? '' : `\n## ${former} (2026-01-01)\n\n- Cards.\n`;
    writeFileSync(path('CHANGELOG.md'), changelog(`## Unreleased\n\n- More.\n${section}`));
    const before = [read('CHANGELOG.md'), read('package.json')];
    expect(() => prepareRelease(copy, version, today)).toThrow(message);
    expect([read('CHANGELOG.md'), read('package.json')]).toEqual(before);
  });

  it('is refused without entries', () => {
    writeFileSync(path('CHANGELOG.md'), changelog('## Unreleased\n'));
    expect(() => prepareRelease(copy, '7.8.9', today)).toThrow('no unreleased entries');
  });

  it('is not that of another tag, or of a file that says something else', () => {
    prepareRelease(copy, '7.8.9', today);
    expect(() => checkRelease(copy, 'v7.8.8')).toThrow('package.json says 7.8.9');
    const image = path('k8s/components/image/kustomization.yaml');
    writeFileSync(image, readFileSync(image, 'utf8').replace('newTag: 7.8.9', 'newTag: 7.8.8'));
    expect(() => checkRelease(copy, 'v7.8.9')).toThrow(
      'components/image/kustomization.yaml says 7.8.8',
    );
  });

  it('names its image by digest in the manifests that are published', () => {
    const folder = path('manifests');
    const name = 'ghcr.io/rolefit/rolefit';
    writeReleaseManifests(root, { name, digest }, folder);
    const overlays = ['production', 'production/migrate', 'operators', 'operators/migrate'];
    const images = overlays
      .flatMap((overlay) => containersOf(render(join(folder, 'overlays', overlay))))
      .map(({ image }) => image);
    expect(images).toHaveLength(6);
    expect([...new Set(images)]).toEqual([`${name}:${versionsOf(root)[0]?.version}@${digest}`]);
    expect(existsSync(join(folder, 'overlays/kind'))).toBe(false);
    expect(() => writeReleaseManifests(root, { name, digest: 'latest' }, path('other'))).toThrow(
      'not a digest',
    );
  });
});

describe('a changelog', () => {
  it.each([
    [changelog('## 1.0.0 (2026-01-01)\n\n- Cards.\n'), 'must begin with'],
    [changelog('## Unreleased\n', '## 1.0.0\n\n- Cards.\n'), 'must be "## 1.2.3 (2026-12-31)"'],
    [changelog('## Unreleased\n', '## 1.0.0 (2026-01-01)\n'), 'has no entries'],
    [
      changelog(
        '## Unreleased\n',
        '## 1.9.0 (2026-01-01)\n\n- A.\n',
        '## 1.10.0 (2026-01-02)\n\n- B.\n',
      ),
      '1.10.0 must stand above',
    ],
  ])('is refused where it is not in order', (text, message) => {
    expect(() => readChangelog(text)).toThrow(message);
  });

  it('compares versions by number', () => {
    expect(isNewer('1.10.0', '1.9.9')).toBe(true);
    expect(isNewer('1.9.9', '1.10.0')).toBe(false);
    expect(isNewer('1.0.0', '1.0.0')).toBe(false);
  });
});
