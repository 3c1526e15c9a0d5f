import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const child = fileURLToPath(new URL('plain-reading.child.mjs', import.meta.url));

/** The limit of the built-in analyser: so many processes that read and judge postings and do nothing else. @returns postings a second of all together */
export async function measurePlainReading({ processes, ms }) {
  const children = Array.from({ length: processes }, () => fork(child));
  try {
    await Promise.all(children.map((one) => once(one, 'message')));
    const counts = await Promise.all(
      children.map(async (one) => {
        one.send(ms);
        const [perSecond] = await once(one, 'message');
        return perSecond;
      }),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  } finally {
    for (const one of children) one.disconnect();
  }
}
