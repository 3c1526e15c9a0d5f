import type { ResumeFacts } from '@rolefit/contracts';

type Role = ResumeFacts['roles'][number];

/** Months since year 0, for subtraction. `date` starts with `YYYY-MM`. */
export function monthNumber(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}

/** First and last month of a role, inclusive; null for a role without dates. */
export interface MonthSpan {
  readonly first: number;
  readonly last: number;
}

/**
 * Span of a role. A role with a single date counts for that month; no span ends after `asOf`, which
 * is the meaning of "present".
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
 * Months covered by roles, each counted once with the highest relevance of the roles that cover it,
 * so that two simultaneous jobs do not double the time.
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
  // Counting months per relevance makes the sum independent of the order of the roles.
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

/** Whole months; a fraction of a month does not count. */
export function wholeMonths(months: number): number {
  // Floating-point error must not cost a month.
  return Math.floor(months + 1e-9);
}

/** Years to one decimal place. */
export function inTenths(years: number): number {
  return Math.round(years * 10) / 10;
}
