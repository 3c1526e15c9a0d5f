/**
 * CPU time of this process in milliseconds, which does not depend on the load of the machine. User and system time are added, since each alone
 * is an estimate by clock ticks.
 */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** A quarter, a half and all of a size. */
export const doublings = (largest: number): number[] =>
  [largest / 4, largest / 2, largest].map(Math.floor);

export interface Growth {
  /** CPU time of the largest size. */
  readonly ms: number;
  /** For each size but the first, its CPU time divided by that of the size before. */
  readonly growth: readonly number[];
}

/**
 * Measures how CPU time grows with size. Sizes take turns within a round, so that other load affects all of them alike, and the minimum over
 * the rounds counts.
 * @param sizes each twice the one before
 */
export async function growthOf(
  work: (size: number) => unknown,
  sizes: readonly number[],
  rounds: number,
): Promise<Growth> {
  const least = sizes.map(() => Infinity);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, size] of sizes.entries()) {
      const start = cpuMs();
      await work(size);
      least[at] = Math.min(least[at] ?? Infinity, cpuMs() - start);
    }
  }
  const times = least.map((time) => Math.max(time, 0.1));
  return {
    ms: times.at(-1) ?? NaN,
    growth: times.slice(1).map((time, at) => time / (times[at] ?? NaN)),
  };
}
