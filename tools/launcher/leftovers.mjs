import { isRunning, sendSignal } from './process-identity.mjs';

const graceMs = 10_000;

/**
 * Ends what a launcher that was killed outright may have left behind. Only a process that is certainly the recorded one is
 * touched: the same id and the same beginning.
 */
export async function stopLeftovers(processes = []) {
  for (const { pid, identity, stopSignal } of [...processes].reverse()) {
    if (!isRunning({ pid, identity })) continue;
    sendSignal(pid, stopSignal);
    const deadline = Date.now() + graceMs;
    while (isRunning({ pid, identity }) && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
    if (isRunning({ pid, identity })) sendSignal(-pid, 'SIGKILL');
  }
}
