/** `node tools/deploy/release/manifests.main.ts NAME DIGEST FOLDER`: writes the manifests of a release into a new folder. */
import { join } from 'node:path';
import { writeReleaseManifests } from './release-manifests.ts';
import { runOrExplain } from './run-or-explain.ts';

const [name = '', digest = '', folder = ''] = process.argv.slice(2);
runOrExplain(() => {
  writeReleaseManifests(join(import.meta.dirname, '../../..'), { name, digest }, folder);
  return `Wrote ${folder}.`;
});
