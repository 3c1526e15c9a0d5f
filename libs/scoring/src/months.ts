import type { ResumeFacts } from '@rolefit/contracts';

type Role = ResumeFacts['roles'][number];

/** Months since year 0, so that months subtract. `date` starts with `YYYY-MM`. */
export function monthNumber(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}

/** First and last month of a role, both counted; null for a role without dates. */
export interface MonthSpan {
  readonly first: number;
  readonly last: number;
}

/**
 * When a role was held. A role with one date only counts that month; nothing lies after `asOf`, which is what "present" means.
 * @param asOf the day of reading, `YYYY-MM-DD`
 */
export function roleSpan(role: Role, asOf: string): MonthSpan | null {
  const now = monthNumber(asOf);
  const start = role.start ?? role.end;
  const end = role.isCurrent ? asOf : (role.end ?? role.start);
  if (start === null || end === null) return null;
  const first = monthNumber(start);
  const last = Math.min(monthNumber(end), now);
  return first <= last ? { first, last } : null;
}

/**
 * Months that roles cover, each month once and with the best relevance of the roles that cover it, so that two jobs at a time do
 * not make two years of one.
 * @param roles spans with a relevance from 0 to 1
 * @returns months, a fraction where relevance is partial
 */
export function coveredMonths(
  roles: readonly { readonly span: MonthSpan; readonly relevance: number }[],
): number {
  const [only] = roles;
  if (only !== undefined && roles.length === 1)
    return only.relevance * (only.span.last + 1 - only.span.first);
  const edges = [...new Set(roles.flatMap(({ span }) => [span.first, span.last + 1]))].sort(
    (a, b) => a - b,
  );
  // Months of one relevance are counted, not added up: the sum is then the same in any order of the roles.
  const counts = new Map<number, number>();
  edges.slice(1).forEach((end, index) => {
    const start = edges[index] ?? end;
    let best = 0;
    for (const { span, relevance } of roles)
      if (relevance > best && span.first <= start && start <= span.last) best = relevance;
    counts.set(best, (counts.get(best) ?? 0) + end - start);
  });
  return [...counts]
    .sort(([a], [b]) => b - a)
    .reduce((sum, [relevance, count]) => sum + relevance * count, 0);
}
