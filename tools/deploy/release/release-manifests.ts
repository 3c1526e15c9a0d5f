/** The manifests of a release: those of k8s/, with the image by its digest. They are published beside it. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export interface ReleasedImage {
  /** Without a tag, such as `ghcr.io/rolefit/rolefit`. */
  readonly name: string;
  /** Such as `sha256:…`, of the image for all processors. */
  readonly digest: string;
}

const digestPattern = /^sha256:[0-9a-f]{64}$/;
/** For trying things out from a working copy, with secrets that a script makes. */
const leftOut = 'overlays/kind';

/**
 * @param root the repository
 * @param folder is made, and must not exist
 * @throws Error where the digest is none, or the component names its image in another way than expected
 */
export function writeReleaseManifests(
  root: string,
  { name, digest }: ReleasedImage,
  folder: string,
): void {
  if (!digestPattern.test(digest)) throw new Error(`"${digest}" is not a digest of an image.`);
  const source = join(root, 'k8s');
  cpSync(source, folder, {
    recursive: true,
    errorOnExist: true,
    force: false,
    filter: (path) => relative(source, path) !== leftOut,
  });
  const file = join(folder, 'components/image/kustomization.yaml');
  const text = readFileSync(file, 'utf8');
  const named = text.replace(
    /^( {4}newName: ).+\n( {4}newTag: .+\n)/m,
    (_, newName: string, newTag: string) => `${newName}${name}\n${newTag}    digest: ${digest}\n`,
  );
  if (named === text) throw new Error(`${file} names no image.`);
  writeFileSync(file, named);
}
