import { tryRun } from '../bootstrap/command.mjs';

/** Repeats failed downloads and waits for another apt that is running. */
const settings = ['-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=300'];

/** Runs `apt-get` with retries, as `tryRun` does. */
export const aptGet = (
  args: readonly string[],
  options?: Parameters<typeof tryRun>[2],
): ReturnType<typeof tryRun> => tryRun('apt-get', [...settings, ...args], options);
