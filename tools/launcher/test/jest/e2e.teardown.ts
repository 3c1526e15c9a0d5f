import { rmSync } from 'node:fs';
import { isRunning } from '../../bootstrap/process-identity.mjs';
import { runGlobals } from './run-globals.ts';

/** Stops the shared Rolefit. @throws Error if it fails or leaves a process behind */
export default async function teardown(): Promise<void> {
  if (!runGlobals.sharedRolefit) return;
  const { dataDir, launcher } = runGlobals.sharedRolefit;
  const family = launcher.family();
  const code = await launcher.stop();
  const survivors = family.filter(isRunning);
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  if (code !== 0 || survivors.length > 0)
    throw new Error(
      `The shared Rolefit ended with ${code} and left ${survivors.length} processes behind:\n${launcher.output()}`,
    );
}
