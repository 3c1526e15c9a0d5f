import { tryRun } from './run.mjs';

const patience = ['-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=300'];

/** `apt-get` as `tryRun` runs it, patient with a mirror that does not answer at first and with somebody else who is just installing something. */
export const aptGet = (args, options) => tryRun('apt-get', [...patience, ...args], options);
