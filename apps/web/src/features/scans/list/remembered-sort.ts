import { type JobSort, jobSortSchema } from '@rolefit/contracts';

const keyFor = (userId: string) => `sort:${userId}`;

/** The order of all matches that this user chose last in this browser; by default the best score first. */
export function readSort(userId: string): JobSort {
  return jobSortSchema.safeParse(localStorage.getItem(keyFor(userId))).data ?? 'best-score';
}

export function rememberSort(userId: string, sort: JobSort): void {
  localStorage.setItem(keyFor(userId), sort);
}
