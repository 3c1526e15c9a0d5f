import { type ScanStatus } from '@rolefit/contracts';
import { scoreBands } from '@rolefit/scoring';
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

/** A filter of one click. */
export interface QuickFilter {
  readonly key: string;
  readonly label: string;
  readonly isOn: (view: ListView) => boolean;
  readonly on: Partial<ListView>;
  readonly off: Partial<ListView>;
}

const strongFrom = scoreBands.find(({ word }) => word === 'strong')?.from ?? 0;

/** The most useful filters, as chips above the list. */
export const quickFilters: readonly QuickFilter[] = [
  {
    key: 'ready',
    label: texts.applicable,
    isOn: ({ readyToApply }) => readyToApply === true,
    on: { readyToApply: true },
    off: { readyToApply: null },
  },
  {
    key: 'strong',
    label: texts.strong,
    isOn: ({ minScore, maxScore }) => minScore === strongFrom && maxScore === null,
    on: { minScore: strongFrom, maxScore: null },
    off: { minScore: null },
  },
  {
    key: 'unanswered',
    label: texts.unanswered,
    isOn: ({ isUnanswered }) => isUnanswered === true,
    on: { isUnanswered: true },
    off: { isUnanswered: null },
  },
  {
    key: 'not-applied',
    label: texts.notApplied,
    isOn: ({ isApplied }) => isApplied === false,
    on: { isApplied: false },
    off: { isApplied: null },
  },
  {
    key: 'archived',
    label: texts.archived,
    isOn: ({ isArchived }) => isArchived === true,
    on: { isArchived: true },
    off: { isArchived: null },
  },
];

/** The active filters that no quick filter shows. */
export function otherFilters(view: ListView): ActiveFilter[] {
  const shown = quickFilters.filter(({ isOn }) => isOn(view)).map(({ off }) => off);
  return activeFilters(shown.reduce<ListView>((rest, off) => ({ ...rest, ...off }), view));
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

function yesOrNo(
  key: string,
  value: boolean | null,
  [yes, no]: readonly [string, string],
  without: Partial<ListView>,
): ActiveFilter[] {
  return value === null ? [] : [{ key, label: value ? yes : no, without }];
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
    ...yesOrNo('unanswered', view.isUnanswered, [texts.unanswered, texts.answered], {
      isUnanswered: null,
    }),
    ...yesOrNo('applied', view.isApplied, [texts.applied, texts.notApplied], { isApplied: null }),
    ...yesOrNo('archived', view.isArchived, [texts.archived, texts.notArchived], {
      isArchived: null,
    }),
  ];
}
