/** Rounds a share between 0 and 1 to thousandths, which are readable and precise enough. */
export function toCredit(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;
}

/** Credit by number of steps below the requirement; zero beyond the end of the list. */
export function creditBelow(ladder: readonly number[], steps: number): number {
  return ladder[Math.max(0, steps)] ?? 0;
}
