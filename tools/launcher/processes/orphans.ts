import { isRunning, sendSignal } from '../bootstrap/process-identity.mjs';
import { type RunningProcess } from './supervisor.ts';

const graceMs = 10_000;

/** Ends the processes that a killed launcher has left behind, the last started first. Later processes with the same ids are not touched. */
export async function stopOrphans(processes: readonly RunningProcess[]): Promise<void> {
  for (const { pid, identity, stopSignal } of [...processes].reverse()) {
    if (!isRunning({ pid, identity })) continue;
    sendSignal(pid, stopSignal);
    const deadline = Date.now() + graceMs;
    while (isRunning({ pid, identity }) && Date.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 50));
    if (isRunning({ pid, identity })) sendSignal(-pid, 'SIGKILL');
  }
}
