/** CHANGELOG.md: what is not released yet, and below it a section for each release, newest first. */

export interface Release {
  readonly version: string;
  readonly date: string;
  /** Its entries, as Markdown. */
  readonly text: string;
}

const versionPattern = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;
const headingPattern = /^## (\S+) \((\d{4}-\d{2}-\d{2})\)$/;
const unreleased = '## Unreleased';

export const isVersion = (text: string): boolean => versionPattern.test(text);

/** Whether a version comes after another one. */
export function isNewer(version: string, other: string): boolean {
  const [a, b] = [version, other].map((text) => text.split('.').map(Number));
  const place = a?.findIndex((number, index) => number !== b?.[index]) ?? -1;
  return place >= 0 && (a?.[place] ?? 0) > (b?.[place] ?? 0);
}

/** @throws Error where a heading is not as it should be, or versions are out of order */
export function readChangelog(text: string): {
  readonly unreleased: string;
  readonly releases: readonly Release[];
} {
  const [, first = '', ...others] = text.split(/^(?=## )/m);
  const { heading, body } = partsOf(first);
  if (heading !== unreleased) throw new Error(`CHANGELOG.md must begin with "${unreleased}".`);
  const releases = others.map(toRelease);
  const wrong = releases.find(
    ({ version }, place) => place > 0 && !isNewer(releases[place - 1]?.version ?? '', version),
  );
  if (wrong) throw new Error(`CHANGELOG.md: ${wrong.version} must stand above older versions.`);
  return { unreleased: body, releases };
}

function partsOf(section: string): { readonly heading: string; readonly body: string } {
  const [heading = '', ...lines] = section.split('\n');
  return { heading, body: lines.join('\n').trim() };
}

function toRelease(section: string): Release {
  const { heading, body } = partsOf(section);
  const [, version = '', date = ''] = headingPattern.exec(heading) ?? [];
  if (!isVersion(version))
    throw new Error(`CHANGELOG.md: "${heading}" must be "## 1.2.3 (2026-12-31)".`);
  if (body === '') throw new Error(`CHANGELOG.md: ${version} has no entries.`);
  return { version, date, text: body };
}

/**
 * The changelog after a release: what was not released yet becomes the section of the version.
 * @throws Error where nothing has changed, or the version is not the newest
 */
export function withRelease(text: string, version: string, date: string): string {
  const { unreleased: entries, releases } = readChangelog(text);
  if (entries === '') throw new Error('CHANGELOG.md has no unreleased entries.');
  const newest = releases[0]?.version;
  if (newest !== undefined && !isNewer(version, newest))
    throw new Error(`${version} is not newer than ${newest}, the last release.`);
  return text.replace(`${unreleased}\n`, `${unreleased}\n\n## ${version} (${date})\n`);
}
