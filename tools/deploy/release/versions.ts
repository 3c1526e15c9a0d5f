/** The files that say which version this is. All of them have the version of the next or the last release. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Place {
  readonly path: string;
  /** Text before and after the version. */
  readonly before: RegExp;
}

const places: readonly Place[] = [
  { path: 'package.json', before: /^ {2}"version": "/m },
  { path: 'package-lock.json', before: /^ {2}"version": "/m },
  { path: 'package-lock.json', before: /^ {4}"": \{\n {6}"name": "rolefit",\n {6}"version": "/m },
  { path: 'apps/extension/package.json', before: /^ {2}"version": "/m },
  {
    path: 'package-lock.json',
    before: /^ {4}"apps\/extension": \{\n {6}"name": "@rolefit\/extension",\n {6}"version": "/m,
  },
  { path: 'k8s/components/image/kustomization.yaml', before: /^ {4}newTag: /m },
];

const versionAfter = (before: RegExp) => new RegExp(`(${before.source})([\\w.+-]+)`, 'm');

/** @throws Error where a file does not name its version as expected */
export function versionsOf(root: string): { readonly path: string; readonly version: string }[] {
  return places.map(({ path, before }) => {
    const version = versionAfter(before).exec(readFileSync(join(root, path), 'utf8'))?.[2];
    if (version === undefined) throw new Error(`${path} names no version.`);
    return { path, version };
  });
}

export function setVersions(root: string, version: string): void {
  for (const { path, before } of places) {
    const file = join(root, path);
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replace(versionAfter(before), (_, start) => `${start}${version}`),
    );
  }
}
