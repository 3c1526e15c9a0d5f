/**
 * How much more CPU time a text of twice the length takes, for two doublings: the least of some rounds in which the lengths take turns, so that
 * what else the machine does meets all of them alike.
 * @param {(length: number) => unknown} work
 * @param {number} most the largest length
 */
export async function growthOf(work, most, rounds) {
  const lengths = [most / 4, most / 2, most].map(Math.floor);
  const least = lengths.map(() => Infinity);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, length] of lengths.entries()) {
      const start = process.cpuUsage().user;
      await work(length);
      least[at] = Math.min(least[at], (process.cpuUsage().user - start) / 1_000);
    }
  }
  const [quarter, half, whole] = least.map((ms) => Math.max(ms, 0.1));
  return { ms: whole, growth: [half / quarter, whole / half] };
}
