import { type ScanStatus } from '@rolefit/contracts';
import { type ListView } from './list-view';
import { texts } from './texts';

interface StatusChoice {
  readonly label: string;
  readonly statuses: readonly ScanStatus[];
}

/** What can be told apart by a filter: whoever looks for running scans does not mind which step they are at. */
export const statusChoices: readonly StatusChoice[] = [
  { label: texts.statuses.completed, statuses: ['completed'] },
  { label: texts.statuses.running, statuses: ['queued', 'reading', 'matching'] },
  { label: texts.statuses.waiting, statuses: ['waiting-for-resume'] },
  { label: texts.statuses.notScored, statuses: ['needs-text'] },
  { label: texts.statuses.failed, statuses: ['failed'] },
];

export function isChosen({ statuses }: StatusChoice, view: ListView): boolean {
  return statuses.some((status) => view.statuses.includes(status));
}

/** The view with a choice of statuses turned on or off. */
export function toggleStatus(view: ListView, { statuses }: StatusChoice, isOn: boolean): readonly ScanStatus[] {
  const others = view.statuses.filter((status) => !statuses.includes(status));
  return isOn ? [...others, ...statuses] : others;
}

/** A filter that is on, in words, and what takes it off. */
export interface ActiveFilter {
  readonly key: string;
  readonly label: string;
  readonly without: Partial<ListView>;
}

function scoreLabel(min: number | null, max: number | null): string {
  if (max === null) return texts.scoreFrom(min ?? 0);
  return min === null ? texts.scoreTo(max) : texts.scoreBetween(min, max);
}

/** The filters that are on; the search is one, the stage is none: it has a row of its own. */
export function activeFilters(view: ListView): ActiveFilter[] {
  const { readyToApply, isSaved, minScore, maxScore } = view;
  const q = view.q.trim();
  return [
    ...(q === '' ? [] : [{ key: 'q', label: texts.searchFor(q), without: { q: '' } }]),
    ...statusChoices
      .filter((choice) => isChosen(choice, view))
      .map((choice) => ({ key: choice.label, label: choice.label, without: { statuses: toggleStatus(view, choice, false) } })),
    ...(readyToApply === null ? [] : [{ key: 'ready', label: readyToApply ? texts.applicable : texts.notApplicable, without: { readyToApply: null } }]),
    ...(minScore === null && maxScore === null ? [] : [{ key: 'score', label: scoreLabel(minScore, maxScore), without: { minScore: null, maxScore: null } }]),
    ...(isSaved === null ? [] : [{ key: 'saved', label: isSaved ? texts.saved : texts.notSaved, without: { isSaved: null } }]),
  ];
}
