import { type JobSort, limits } from '@rolefit/contracts';
import { formatNumber, pluralOf } from '@/lib/format';

const countsTo = limits.totalMatchingMax;

/** Texts of the lists of scans: search, filters, order and pages. */
export const texts = {
  search: 'Search titles and companies',
  filter: 'Filter',
  filterCount: (count: number) =>
    pluralOf(count, { one: '1 filter is on', other: '# filters are on' }),
  sort: 'Sort',
  sorts: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    'best-score': 'Best score first',
    'worst-score': 'Weakest score first',
    company: 'Company, A to Z',
    title: 'Title, A to Z',
  } satisfies Record<JobSort, string>,
  statuses: {
    completed: 'Completed',
    running: 'In progress',
    waiting: 'Waiting for your resume',
    notScored: 'Not scored',
    failed: 'Failed',
  },
  applicable: 'Applicable',
  notApplicable: 'Not Applicable',
  strong: 'Strong',
  unanswered: 'Not answered',
  answered: 'Nothing to answer',
  applied: 'Applied',
  notApplied: 'Not applied yet',
  archived: 'Archived',
  archivedCount: (count: number) => `Archived (${formatNumber(count)})`,
  notArchived: 'Not archived',
  quickFilters: 'Quick filters',
  saved: 'Saved',
  notSaved: 'Not saved',
  scoreFrom: (min: number) => `Score ${min} or more`,
  scoreTo: (max: number) => `Score ${max} or less`,
  scoreBetween: (min: number, max: number) => `Score ${min} to ${max}`,
  searchFor: (q: string) => `“${q}”`,
  takeOff: (filter: string) => `Remove filter ${filter}`,
  clear: 'Clear filters',
  all: (count: number) => pluralOf(count, { one: '1 scan', other: '# scans' }),
  matching: (count: number) =>
    count >= countsTo
      ? `${formatNumber(countsTo)}+ scans match`
      : pluralOf(count, { one: '1 scan matches', other: '# scans match' }),
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${formatNumber(page)}`,
  pageOf: (page: number, pages: number) => `Page ${formatNumber(page)} of ${formatNumber(pages)}`,
  noMatchTitle: 'No results',
  noMatch: 'No scans match these filters.',
  pastEndTitle: 'Nothing on this page',
  pastEnd: 'The list has become shorter since this page was opened.',
  toFirstPage: 'Go to the first page',
  loading: 'Loading...',
};
