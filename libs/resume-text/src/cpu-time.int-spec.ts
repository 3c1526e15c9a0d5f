import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpuTimeMs } from './cpu-time.js';

const onLinux = process.platform === 'linux' ? it : it.skip;

onLinux('grows with what a process does, not with what it waits, and ends with it', async () => {
  const child = spawn(process.execPath, [
    '-e',
    "process.stdin.once('data', () => { for (const end = Date.now() + 60_000; Date.now() < end; ); }); process.stdout.write('ready')",
  ]);
  await once(child.stdout, 'data');
  const started = cpuTimeMs(child.pid!)!;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(cpuTimeMs(child.pid!)! - started).toBeLessThan(300);
  child.stdin.write('go');
  while (cpuTimeMs(child.pid!)! < started + 200)
    await new Promise((resolve) => setTimeout(resolve, 20));
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(cpuTimeMs(child.pid!)).toBeNull();
});
