import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const child = fileURLToPath(new URL('plain-reading.child.mjs', import.meta.url));

/** The limit of the built-in analyser: so many processes that read and judge postings and do nothing else. @returns postings a second of all together, and milliseconds of processor time of each */
export async function measurePlainReading({ processes, ms }) {
  const children = Array.from({ length: processes }, () => fork(child));
  try {
    await Promise.all(children.map((one) => once(one, 'message')));
    const measured = await Promise.all(
      children.map(async (one) => {
        one.send(ms);
        const [answer] = await once(one, 'message');
        return answer;
      }),
    );
    const cpuMs = measured.reduce((sum, one) => sum + one.cpuMs, 0) / measured.length;
    return { perSecond: measured.reduce((sum, { perSecond }) => sum + perSecond, 0), cpuMs };
  } finally {
    for (const one of children) one.disconnect();
  }
}
