import { runGlobals } from './run-globals.ts';

export default async function teardown(): Promise<void> {
  await runGlobals.testServers?.stop();
}
