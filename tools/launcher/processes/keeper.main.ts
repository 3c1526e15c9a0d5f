/**
 * Outlives the launcher by a moment. The launcher reports each process that it starts as a line of JSON. When standard input closes, because the
 * launcher has finished or was killed, this stops what still runs, the last started first, and removes the temporary folders.
 */
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { isRunning, sendSignal } from '../bootstrap/process-identity.mjs';
import { type KeeperMessage, type WatchedProcess } from './keeper.ts';

const watched = new Map<number, WatchedProcess>();
const folders: string[] = [];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

const input = createInterface({ input: process.stdin });
input.on('line', (line) => {
  const { watch, forget, removeFolder } = JSON.parse(line) as KeeperMessage;
  if (watch) watched.set(watch.pid, watch);
  if (forget) watched.delete(forget);
  if (removeFolder) folders.push(removeFolder);
});
input.on('close', async () => {
  for (const one of [...watched.values()].reverse()) await stop(one);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function stop(one: WatchedProcess): Promise<void> {
  if (isRunning(one)) {
    sendSignal(one.pid, one.stopSignal);
    const deadline = Date.now() + one.graceMs;
    while (isRunning(one) && Date.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 25));
    if (isRunning(one)) sendSignal(one.pid, 'SIGKILL');
  }
  sendSignal(-one.pid, 'SIGKILL');
}
