/**
 * `npm run check:image`: builds the image without an engine and smoke-tests it. The result migrates a database, serves and stops, as a user who owns
 * no file, with nothing but the image's own variables and those of a cluster. A missing file, package or variable shows here.
 */
import { globSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stagesOf } from './dockerfile.ts';
import { BuildStepError, ImageBuilder, stagesFor } from './image-builder.ts';
import { smokeTest } from './smoke-test.ts';

const rootDir = join(import.meta.dirname, '../..');
const wanted = 'rolefit';
const dir = mkdtempSync(join(realpathSync(tmpdir()), 'rolefit-image-'));

async function timed<Value>(what: string, work: () => Promise<Value>): Promise<Value> {
  const start = performance.now();
  const value = await work();
  console.log(`✓ ${what} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return value;
}

function megabytes(folder: string): number {
  const bytes = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
  return Math.round(bytes / 1024 ** 2);
}

try {
  const builder = new ImageBuilder(rootDir, dir);
  for (const stage of stagesFor(
    wanted,
    stagesOf(readFileSync(join(rootDir, 'Dockerfile'), 'utf8')),
  ))
    await timed(`stage ${stage.name}`, () => builder.build(stage));
  const image = builder.stage(wanted);
  console.log(
    `The image's own files: ${megabytes(image.folder)} MB, of which packages ${megabytes(join(image.folder, 'node_modules'))} MB`,
  );
  await smokeTest(image, {
    dir,
    fixtures: join(builder.stage('build').folder, 'libs/testing/dist/index.js'),
    timed,
  });
  console.log('1 passed, 0 failed');
} catch (error) {
  console.error(error instanceof BuildStepError ? error.details : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
} finally {
  rmSync(dir, { recursive: true, force: true });
}
