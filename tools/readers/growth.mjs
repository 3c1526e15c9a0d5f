/** CPU time of this process in milliseconds, which does not grow with what else the machine does. User and system apart would be estimates by clock ticks. */
export function usedMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** The quarter, the half and the whole of a size. */
export const doublings = (most) => [most / 4, most / 2, most].map(Math.floor);

/**
 * How much more CPU time each size takes than the one before: the least of some rounds in which the sizes take turns, so that what else the machine does
 * affects all of them alike.
 * @param {(size: number) => unknown} work
 * @param {readonly number[]} sizes each twice the one before
 */
export async function growthOf(work, sizes, rounds) {
  const least = sizes.map(() => Infinity);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, size] of sizes.entries()) {
      const start = usedMs();
      await work(size);
      least[at] = Math.min(least[at], usedMs() - start);
    }
  }
  const ms = least.map((time) => Math.max(time, 0.1));
  return { ms: ms.at(-1), growth: ms.slice(1).map((time, at) => time / ms[at]) };
}
