/**
 * Outlives the launcher by a moment. It is told of every process the launcher starts, one JSON line each, and when its
 * standard input closes, because the launcher is done or was killed without a chance to tidy up, it stops what still runs,
 * the youngest first, and removes the temporary folders.
 */
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { isRunning, sendSignal } from '../process-identity.mjs';

const wards = new Map();
const folders = [];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

const input = createInterface({ input: process.stdin });
input.on('line', (line) => {
  const { watch, forget, removeFolder } = JSON.parse(line);
  if (watch) wards.set(watch.pid, watch);
  if (forget) wards.delete(forget);
  if (removeFolder) folders.push(removeFolder);
});
input.on('close', async () => {
  for (const ward of [...wards.values()].reverse()) await stop(ward);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function stop(ward) {
  if (isRunning(ward)) {
    sendSignal(ward.pid, ward.stopSignal);
    const deadline = Date.now() + ward.graceMs;
    while (isRunning(ward) && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 25));
    if (isRunning(ward)) sendSignal(ward.pid, 'SIGKILL');
  }
  sendSignal(-ward.pid, 'SIGKILL');
}
