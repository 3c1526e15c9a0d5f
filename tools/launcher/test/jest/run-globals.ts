import { type StartedRolefit } from '../rolefit.ts';
import { type TestServers } from '../test-servers.ts';

interface RunGlobals {
  testServers?: TestServers;
  sharedRolefit?: { readonly dataDir: string; readonly launcher: StartedRolefit };
}

/** Passes servers from Jest's global set-up to its tear-down, which loads modules again; only `globalThis` is shared. */
export const runGlobals: RunGlobals = ((
  globalThis as { rolefitRunGlobals?: RunGlobals }
).rolefitRunGlobals ??= {});
