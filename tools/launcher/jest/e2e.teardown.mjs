import { rmSync } from 'node:fs';
import { isRunning } from '../process-identity.mjs';

/** Stops the shared Rolefit as Ctrl-C does. @throws Error where it fails or leaves a process behind */
export default async function teardown() {
  const { dataDir, launcher } = globalThis.sharedRolefit;
  const family = launcher.family();
  const code = await launcher.stop();
  const survivors = family.filter(isRunning).map(({ pid }) => pid);
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  if (code !== 0 || survivors.length > 0) throw new Error(`The shared Rolefit ended with ${code} and left ${survivors.length} processes behind:\n${launcher.output()}`);
}
