import type { JobSort, SavedStage, ScanStatus } from '@rolefit/contracts';
import { limits } from '@rolefit/contracts';
import { scanColumns } from './scan-row.js';

/** Filters of a list, combined with AND. */
export interface ScanFilters {
  /** Each must occur in the title or the company, ignoring case and accents. */
  readonly words?: readonly string[] | undefined;
  readonly status?: readonly ScanStatus[] | undefined;
  readonly saved?: boolean | undefined;
  readonly stage?: readonly SavedStage[] | undefined;
  /** Overall score, 0 to 100, inclusive. */
  readonly minScore?: number | undefined;
  readonly maxScore?: number | undefined;
  readonly readyToApply?: boolean | undefined;
  /** Whether a condition waits for the user's answer. */
  readonly unanswered?: boolean | undefined;
  /** Whether it is saved at a stage from applied on. */
  readonly applied?: boolean | undefined;
  /** Undefined for both. */
  readonly archived?: boolean | undefined;
}

/** A cursor into a sorted list. */
export interface ScanPlace {
  /** `sortKey` of the row. */
  readonly key: Date | number | string;
  readonly id: string;
  /** Whether the page lies after or before the cursor. */
  readonly side: 'after' | 'before';
}

/** A page of a sorted and filtered list. */
export interface ScanListQuery extends ScanFilters {
  readonly sort: JobSort;
  /** Page number, counted from 1, or a cursor. */
  readonly from: number | ScanPlace;
  readonly limit: number;
}

interface Order {
  readonly key: string;
  readonly type: 'timestamptz' | 'int' | 'text';
  readonly isDescending: boolean;
}

/** The lower end of the score, so that a posting that says little does not come before one that says enough; `ofNone` where there is no score. */
export const lowEnd = (ofNone: number) =>
  `coalesce(CASE WHEN s.overall_score IS NOT NULL THEN s.score_low END, s.overall_score, ${ofNone})`;

/** By the lower end of the score; where that is the same, by the score itself. */
const scoreKey = (ofNone: number) => `${lowEnd(ofNone)} * 1000 + coalesce(s.overall_score, 0)`;

/** Each key repeats the expression of an index literally, so that PostgreSQL need not sort. Unknown values come last. */
const orders: Readonly<Record<JobSort, Order>> = {
  newest: { key: 's.created_at', type: 'timestamptz', isDescending: true },
  oldest: { key: 's.created_at', type: 'timestamptz', isDescending: false },
  'best-score': { key: scoreKey(-1), type: 'int', isDescending: true },
  'worst-score': { key: scoreKey(101), type: 'int', isDescending: false },
  company: { key: 's.company_key', type: 'text', isDescending: false },
  title: { key: 'coalesce(s.title_key, chr(1114111))', type: 'text', isDescending: false },
};

/** A statement and the values of its `$1`, `$2`, … */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

const sumOfAll = (count: string) =>
  `coalesce(sum(${count}) FILTER (WHERE day = '-infinity'), 0)::int`;

/** The totals over all scans of the user `$1`; the week is today and the six days before, in UTC. */
export const scanTotalsSql = `SELECT ${sumOfAll('scans')} AS "totalJobs",
    ${sumOfAll('saved')} AS "totalSavedJobs",
    json_build_object('saved', ${sumOfAll('saved - applied - interview - offer - rejected')}, 'applied', ${sumOfAll('applied')},
      'interview', ${sumOfAll('interview')}, 'offer', ${sumOfAll('offer')}, 'rejected', ${sumOfAll('rejected')}) AS "savedByStage",
    coalesce(sum(scans) FILTER (WHERE day > '-infinity'), 0)::int AS "totalScannedThisWeek"
  FROM scan_totals WHERE user_id = $1 AND (day = '-infinity' OR day > (now() AT TIME ZONE 'UTC')::date - 7)`;

/**
 * One page. With a filter or an offset, a subquery selects the ids first, by an index-only scan where possible, so that only the rows of the page are
 * read; without them the subquery would only add planning time.
 * @returns a statement that returns one row more than `limit` where there are more, in the order of reading away from the cursor
 */
export function scanPageStatement(userId: string, query: ScanListQuery): Statement {
  const parameters: unknown[] = [userId, query.limit + 1];
  const add = (value: unknown) => `$${parameters.push(value)}`;
  const { from } = query;
  const { key, type, isDescending } = orders[query.sort];
  const isForward = typeof from === 'number' || from.side === 'after';
  const direction = isDescending === isForward ? 'DESC' : 'ASC';
  const order = `ORDER BY ${key} ${direction}, s.id ${direction}`;
  const filters = filtersOf(query, add);
  const shown = archivedFilter(query);
  const beside =
    typeof from === 'number'
      ? []
      : [
          `(${key}, s.id) ${direction === 'DESC' ? '<' : '>'} (${add(from.key)}::${type}, ${add(from.id)}::uuid)`,
        ];
  const isOffset = typeof from === 'number' && from > 1;
  const found = `FROM scans s WHERE ${['s.user_id = $1', ...shown, ...filters, ...beside].join(' AND ')} ${order} LIMIT $2 ${isOffset ? `OFFSET ${add((from - 1) * query.limit)}` : ''}`;
  const columns = `SELECT ${scanColumns}, ${key} AS "sortKey"`;
  const sql =
    isOffset || filters.length > 0
      ? `${columns} FROM (SELECT s.id ${found}) found JOIN scans s ON s.user_id = $1 AND s.id = found.id ${order}`
      : `${columns} ${found}`;
  return { sql, parameters };
}

/** Counts the scans that pass the filters, up to `limits.totalMatchingMax`. @returns null without a filter but that for archived ones */
export function scanCountStatement(userId: string, filters: ScanFilters): Statement | null {
  const parameters: unknown[] = [userId];
  const conditions = filtersOf(filters, (value) => `$${parameters.push(value)}`);
  if (conditions.length === 0) return null;
  conditions.push(...archivedFilter(filters));
  const sql = `SELECT count(*)::int AS count FROM (SELECT 1 FROM scans s WHERE ${['s.user_id = $1', ...conditions].join(' AND ')} LIMIT ${limits.totalMatchingMax}) matching`;
  return { sql, parameters };
}

const hasOpenCondition = `(s.status = 'completed' AND coalesce(s.highlights @? '$.conditions[*] ? (@.status == "unknown")', false))`;
const isAppliedFor = `(s.saved_at IS NOT NULL AND s.saved_stage <> 'saved')`;

/** Apart from the others: nearly all lists have it, and it is not selective enough to find ids first. */
function archivedFilter({ archived }: ScanFilters): string[] {
  return archived === undefined ? [] : [`s.archived_at IS ${archived ? 'NOT NULL' : 'NULL'}`];
}

function filtersOf(
  {
    words,
    status,
    saved,
    stage,
    minScore,
    maxScore,
    readyToApply,
    unanswered,
    applied,
  }: ScanFilters,
  add: (value: unknown) => string,
): string[] {
  const contains = (word: string) => {
    const pattern = `search_pattern(${add(word)})`;
    return `(s.title_key LIKE ${pattern} OR s.company_key LIKE ${pattern})`;
  };
  return [
    ...(words ?? []).map(contains),
    ...(status === undefined ? [] : [`s.status = ANY (${add(status)}::text[])`]),
    ...(saved === undefined ? [] : [`s.saved_at IS ${saved ? 'NOT NULL' : 'NULL'}`]),
    ...(stage === undefined
      ? []
      : [`s.saved_at IS NOT NULL AND s.saved_stage = ANY (${add(stage)}::text[])`]),
    ...(minScore === undefined ? [] : [`s.overall_score >= ${add(minScore)}::int`]),
    ...(maxScore === undefined ? [] : [`s.overall_score <= ${add(maxScore)}::int`]),
    ...(readyToApply === undefined ? [] : [`s.ready_to_apply = ${add(readyToApply)}::boolean`]),
    ...(unanswered === undefined ? [] : [`${hasOpenCondition} = ${add(unanswered)}::boolean`]),
    ...(applied === undefined ? [] : [`${isAppliedFor} = ${add(applied)}::boolean`]),
  ];
}
