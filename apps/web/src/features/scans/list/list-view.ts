import {
  type JobSort,
  jobSorts,
  limits,
  type SavedStage,
  savedStages,
  type ScanStatus,
} from '@rolefit/contracts';
import { texts } from '../texts';

/** The state of a list of scans as encoded in the URL; null means any. */
export interface ListView {
  /** As typed. */
  readonly q: string;
  readonly sort: JobSort;
  /** Empty for any. */
  readonly statuses: readonly ScanStatus[];
  readonly readyToApply: boolean | null;
  readonly isSaved: boolean | null;
  readonly minScore: number | null;
  readonly maxScore: number | null;
  readonly stage: SavedStage | null;
  /** Whether a condition waits for the user's answer. */
  readonly isUnanswered: boolean | null;
  /** Whether it is saved at a stage from applied on. */
  readonly isApplied: boolean | null;
  /** Null where archived scans are left out. */
  readonly isArchived: boolean | null;
  /** For display; the server uses the cursor if there is one. */
  readonly page: number;
  readonly cursor: string | null;
  /** Of the screen, not of the address: the order without a parameter, and the number of rows. */
  readonly defaultSort: JobSort;
  readonly pageSize: number;
}

/** What a screen decides about its list. */
export type ListDefaults = Pick<ListView, 'defaultSort' | 'pageSize'>;

const standard: ListDefaults = { defaultSort: 'newest', pageSize: limits.pageSizeDefault };

/** The list without filters. */
export const wholeList: ListView = {
  q: '',
  sort: 'newest',
  statuses: [],
  readyToApply: null,
  isSaved: null,
  minScore: null,
  maxScore: null,
  stage: null,
  isUnanswered: null,
  isApplied: null,
  isArchived: null,
  page: limits.pageDefault,
  cursor: null,
  ...standard,
};

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => value === text) ?? null;
}

function isStatus(text: string): text is ScanStatus {
  return Object.hasOwn(texts.status, text);
}

function readYesOrNo(text: string | null): boolean | null {
  return text === 'true' ? true : text === 'false' ? false : null;
}

function readNumber(text: string | null, max: number): number | null {
  return text !== null && /^\d{1,9}$/.test(text) && Number(text) <= max ? Number(text) : null;
}

/** Parses a score from the URL or a field; null if it is invalid. */
export function readScore(text: string | null): number | null {
  return readNumber(text, 100);
}

/** Parses the query string. It may be typed by hand or outdated, so invalid values are ignored. */
export function readListView(search: URLSearchParams, defaults: ListDefaults = standard): ListView {
  const [minScore, maxScore] = [
    readScore(search.get('minScore')),
    readScore(search.get('maxScore')),
  ];
  const isRange = minScore === null || maxScore === null || minScore <= maxScore;
  const cursor = search.get('cursor');
  const page = readNumber(search.get('page'), cursor ? Number.MAX_SAFE_INTEGER : limits.pageMax);
  return {
    q: (search.get('q') ?? '').slice(0, limits.searchChars),
    sort: oneOf(jobSorts, search.get('sort')) ?? defaults.defaultSort,
    statuses: [...new Set((search.get('status') ?? '').split(',').filter(isStatus))],
    readyToApply: readYesOrNo(search.get('readyToApply')),
    isSaved: readYesOrNo(search.get('saved')),
    minScore: isRange ? minScore : null,
    maxScore: isRange ? maxScore : null,
    stage: oneOf(savedStages, search.get('stage')),
    isUnanswered: readYesOrNo(search.get('unanswered')),
    isApplied: readYesOrNo(search.get('applied')),
    isArchived: readYesOrNo(search.get('archived')),
    page: page === null || page < 1 ? limits.pageDefault : page,
    cursor: cursor === '' ? null : cursor,
    ...defaults,
  };
}

type Texts = Readonly<Record<string, string>>;

/** All parameters that differ from the defaults; URL and API share their names. */
function queryParamsOf({
  q,
  sort,
  defaultSort,
  statuses,
  readyToApply,
  isSaved,
  minScore,
  maxScore,
  stage,
  isUnanswered,
  isApplied,
  isArchived,
  page,
  cursor,
}: ListView): Texts {
  const params = {
    q: q === '' ? null : q,
    sort: sort === defaultSort ? null : sort,
    status: statuses.length === 0 ? null : statuses.join(','),
    readyToApply,
    saved: isSaved,
    minScore,
    maxScore,
    stage,
    unanswered: isUnanswered,
    applied: isApplied,
    archived: isArchived,
    page: page === limits.pageDefault ? null : page,
    cursor,
  };
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      value === null ? [] : [[name, String(value)]],
    ),
  );
}

/** The query string; empty for the list without filters. */
export function searchOf(view: ListView): string {
  return new URLSearchParams(queryParamsOf(view)).toString();
}

/** Query parameters for the server. */
export function queryOf(view: ListView): Texts {
  const { page = String(limits.pageDefault), ...params } = queryParamsOf({
    ...view,
    q: view.q.trim(),
    defaultSort: standard.defaultSort,
  });
  // Pages above the limit are reachable by cursor only, and a cursor makes the page number irrelevant.
  return {
    limit: String(view.pageSize),
    ...params,
    ...(view.cursor === null ? { page } : {}),
  };
}

/** The same filters and order, from the first page on. */
export function fromTheFirst(view: ListView): ListView {
  return { ...view, page: limits.pageDefault, cursor: null };
}

/** The same sort order without any filter. */
export function withoutFilters({ sort, defaultSort, pageSize }: ListView): ListView {
  return { ...wholeList, sort, defaultSort, pageSize };
}
