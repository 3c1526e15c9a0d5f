import { type ScanStatus } from '@rolefit/contracts';
import { type ListView } from './list-view';
import { texts } from './texts';

interface StatusChoice {
  readonly label: string;
  readonly statuses: readonly ScanStatus[];
}

/** Choices of the status filter. All running states are one choice. */
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

/** The view with a choice of statuses added or removed. */
export function toggleStatus(
  view: ListView,
  { statuses }: StatusChoice,
  isOn: boolean,
): readonly ScanStatus[] {
  const others = view.statuses.filter((status) => !statuses.includes(status));
  return isOn ? [...others, ...statuses] : others;
}

/** An active filter: its label, and the view without it. */
export interface ActiveFilter {
  readonly key: string;
  readonly label: string;
  readonly without: Partial<ListView>;
}

function scoreLabel(min: number | null, max: number | null): string {
  if (max === null) return texts.scoreFrom(min ?? 0);
  return min === null ? texts.scoreTo(max) : texts.scoreBetween(min, max);
}

/** The active filters. Includes the search, but not the stage, which has its own navigation. */
export function activeFilters(view: ListView): ActiveFilter[] {
  const { readyToApply, isSaved, minScore, maxScore } = view;
  const q = view.q.trim();
  return [
    ...(q === '' ? [] : [{ key: 'q', label: texts.searchFor(q), without: { q: '' } }]),
    ...statusChoices
      .filter((choice) => isChosen(choice, view))
      .map((choice) => ({
        key: choice.label,
        label: choice.label,
        without: { statuses: toggleStatus(view, choice, false) },
      })),
    ...(readyToApply === null
      ? []
      : [
          {
            key: 'ready',
            label: readyToApply ? texts.applicable : texts.notApplicable,
            without: { readyToApply: null },
          },
        ]),
    ...(minScore === null && maxScore === null
      ? []
      : [
          {
            key: 'score',
            label: scoreLabel(minScore, maxScore),
            without: { minScore: null, maxScore: null },
          },
        ]),
    ...(isSaved === null
      ? []
      : [
          {
            key: 'saved',
            label: isSaved ? texts.saved : texts.notSaved,
            without: { isSaved: null },
          },
        ]),
  ];
}
