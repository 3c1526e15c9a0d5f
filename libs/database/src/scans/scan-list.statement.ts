import type { JobSort, SavedStage, ScanStatus } from '@rolefit/contracts';
import { limits } from '@rolefit/contracts';
import { scanColumns } from './scan-row.js';

/** What a list is narrowed by; all that is given must hold. */
export interface ScanFilters {
  /** Each must be in the title or the company, ignoring case and accents. */
  readonly words?: readonly string[] | undefined;
  readonly status?: readonly ScanStatus[] | undefined;
  readonly saved?: boolean | undefined;
  readonly stage?: readonly SavedStage[] | undefined;
  /** Overall score, 0 to 100, included. */
  readonly minScore?: number | undefined;
  readonly maxScore?: number | undefined;
  readonly readyToApply?: boolean | undefined;
}

/** A place in a sorted list: what the scan there is sorted by, and its id. */
export interface ScanPlace {
  /** The same type that `sortKey` of the row has. */
  readonly key: Date | number | string;
  readonly id: string;
  /** Which side of the place is wanted. */
  readonly side: 'after' | 'before';
}

/** Which part of which list. */
export interface ScanListQuery extends ScanFilters {
  readonly sort: JobSort;
  /** The page's number, counted from 1, or the place that it lies beside. */
  readonly from: number | ScanPlace;
  readonly limit: number;
}

interface Order {
  readonly key: string;
  readonly type: 'timestamptz' | 'int' | 'text';
  readonly isDescending: boolean;
}

/** Each is the expression of an index word for word: without it the page would be sorted by hand. What is unknown counts as the last of its order. */
const orders: Readonly<Record<JobSort, Order>> = {
  newest: { key: 's.created_at', type: 'timestamptz', isDescending: true },
  oldest: { key: 's.created_at', type: 'timestamptz', isDescending: false },
  'best-score': { key: 'coalesce(s.overall_score, -1)', type: 'int', isDescending: true },
  'worst-score': { key: 'coalesce(s.overall_score, 101)', type: 'int', isDescending: false },
  company: { key: 's.company_key', type: 'text', isDescending: false },
  title: { key: 'coalesce(s.title_key, chr(1114111))', type: 'text', isDescending: false },
};

/** A statement and what belongs into its `$1`, `$2`, … */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

const sumOfAll = (count: string) => `coalesce(sum(${count}) FILTER (WHERE day = '-infinity'), 0)::int`;

/** The totals over all scans of the user `$1`; the week is today and the six days before, in UTC. */
export const scanTotalsSql = `SELECT ${sumOfAll('scans')} AS "totalJobs",
    ${sumOfAll('saved')} AS "totalSavedJobs",
    json_build_object('saved', ${sumOfAll('saved - applied - interview - offer - rejected')}, 'applied', ${sumOfAll('applied')},
      'interview', ${sumOfAll('interview')}, 'offer', ${sumOfAll('offer')}, 'rejected', ${sumOfAll('rejected')}) AS "savedByStage",
    coalesce(sum(scans) FILTER (WHERE day > '-infinity'), 0)::int AS "totalScannedThisWeek"
  FROM scan_totals WHERE user_id = $1 AND (day = '-infinity' OR day > (now() AT TIME ZONE 'UTC')::date - 7)`;

/**
 * One page. Where scans are passed over, by a filter or by a page's number, ids are found first, from an index alone where it holds
 * all that is asked for, and only the page's rows are read; otherwise that would only cost planning.
 * @returns a statement that gives one scan more than `limit` where the list goes on, in the list's order read from the place away
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
  const beside = typeof from === 'number' ? [] : [`(${key}, s.id) ${direction === 'DESC' ? '<' : '>'} (${add(from.key)}::${type}, ${add(from.id)}::uuid)`];
  const isOffset = typeof from === 'number' && from > 1;
  const found = `FROM scans s WHERE ${['s.user_id = $1', ...filters, ...beside].join(' AND ')} ${order} LIMIT $2 ${isOffset ? `OFFSET ${add((from - 1) * query.limit)}` : ''}`;
  const columns = `SELECT ${scanColumns}, ${key} AS "sortKey"`;
  const sql = isOffset || filters.length > 0 ? `${columns} FROM (SELECT s.id ${found}) found JOIN scans s ON s.id = found.id ${order}` : `${columns} ${found}`;
  return { sql, parameters };
}

/** Counts the scans that pass the filters, to `limits.totalMatchingMax` and no further. @returns null where nothing is filtered */
export function scanCountStatement(userId: string, filters: ScanFilters): Statement | null {
  const parameters: unknown[] = [userId];
  const conditions = filtersOf(filters, (value) => `$${parameters.push(value)}`);
  if (conditions.length === 0) return null;
  const sql = `SELECT count(*)::int AS count FROM (SELECT 1 FROM scans s WHERE ${['s.user_id = $1', ...conditions].join(' AND ')} LIMIT ${limits.totalMatchingMax}) matching`;
  return { sql, parameters };
}

function filtersOf({ words, status, saved, stage, minScore, maxScore, readyToApply }: ScanFilters, add: (value: unknown) => string): string[] {
  const contains = (word: string) => {
    const pattern = `search_pattern(${add(word)})`;
    return `(s.title_key LIKE ${pattern} OR s.company_key LIKE ${pattern})`;
  };
  return [
    ...(words ?? []).map(contains),
    ...(status === undefined ? [] : [`s.status = ANY (${add(status)}::text[])`]),
    ...(saved === undefined ? [] : [`s.saved_at IS ${saved ? 'NOT NULL' : 'NULL'}`]),
    ...(stage === undefined ? [] : [`s.saved_at IS NOT NULL AND s.saved_stage = ANY (${add(stage)}::text[])`]),
    ...(minScore === undefined ? [] : [`s.overall_score >= ${add(minScore)}::int`]),
    ...(maxScore === undefined ? [] : [`s.overall_score <= ${add(maxScore)}::int`]),
    ...(readyToApply === undefined ? [] : [`s.ready_to_apply = ${add(readyToApply)}::boolean`]),
  ];
}
