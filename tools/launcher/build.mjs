import { join } from 'node:path';
import { nodeModulesDir, rootDir } from './paths.mjs';
import { run } from './run.mjs';

/** Compiles a project and what it refers to; without a path all libraries, the gateway and the worker. Quick when little has changed. */
export async function compile(project = 'tsconfig.build.json') {
  await run(process.execPath, [join(nodeModulesDir, 'typescript-native', 'bin', 'tsc'), '-b', join(rootDir, project)], {
    sentence: 'The sources do not compile.',
  });
}
