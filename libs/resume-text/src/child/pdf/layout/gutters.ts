import type { Phrase } from './phrase.ts';

/** A stretch of the page's width that no phrase of a block crosses. */
export interface Gutter {
  readonly left: number;
  readonly right: number;
}

/** Occupied stretches of the width, from left to right and disjoint. */
export type Stretches = readonly Gutter[];

/** Adds phrases to occupied stretches. */
export function take(taken: Stretches, phrases: readonly Phrase[]): Stretches {
  const all = [...taken, ...phrases].sort((one, other) => one.left - other.left);
  const merged: { left: number; right: number }[] = [];
  for (const { left, right } of all) {
    const last = merged.at(-1);
    if (last && left <= last.right) last.right = Math.max(last.right, right);
    else merged.push({ left, right });
  }
  return merged;
}

/** The free stretches that are wide enough to separate columns. */
export function guttersOf(taken: Stretches, minWidth: number): readonly Gutter[] {
  return taken.slice(1).flatMap((stretch, index) => {
    const left = taken[index]?.right ?? stretch.left;
    return stretch.left - left >= minWidth ? [{ left, right: stretch.left }] : [];
  });
}

const middleOf = ({ left, right }: Gutter): number => (left + right) / 2;

/** True for phrases that end left of the middle of a gutter. */
export const isLeftOf = (phrase: Phrase, gutter: Gutter): boolean =>
  phrase.right <= middleOf(gutter);

/** The phrases on either side of a gutter. */
export function sidesOf(phrases: readonly Phrase[], gutter: Gutter): readonly [Phrase[], Phrase[]] {
  return [
    phrases.filter((phrase) => isLeftOf(phrase, gutter)),
    phrases.filter((phrase) => !isLeftOf(phrase, gutter)),
  ];
}
