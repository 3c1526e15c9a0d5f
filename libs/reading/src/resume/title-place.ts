import type { Dated } from './dated-lines.js';
import { apartChars, neighbours, strengthAt } from './header-lines.js';
import { withoutDates } from './role-names.js';
import { sectionStart, type SectionedLine } from './sections.js';

/** Position of a title relative to the dates of its role. */
export type TitlePlace = 'above' | 'beside' | 'below';

const leastAgreeing = 2;
const agreeingShare = 2 / 3;

function placeOfTitle(lines: readonly SectionedLine[], { at, to }: Dated): TitlePlace | null {
  const isSure = (index: number | undefined) =>
    index !== undefined && strengthAt(lines, index) >= 2;
  if (isSure(at)) return 'beside';
  const isAbove = isSure(neighbours(lines, at - 1, -1, 0, lines.length)[0]);
  const isBelow = isSure(neighbours(lines, to, 1, 0, lines.length)[0]);
  if (isAbove === isBelow) return null;
  return isAbove ? 'above' : 'below';
}

/** Where most known titles of a resume are: people lay out all their roles alike. Null if there is no clear majority. */
export function usualTitlePlace(
  lines: readonly SectionedLine[],
  dated: readonly Dated[],
): TitlePlace | null {
  const places = dated
    .filter(({ at }) => lines[at]?.section === 'experience')
    .map((one) => placeOfTitle(lines, one))
    .filter((place) => place !== null);
  for (const place of ['above', 'beside', 'below'] as const) {
    const agreeing = places.filter((one) => one === place).length;
    if (agreeing >= leastAgreeing && agreeing >= agreeingShare * places.length) return place;
  }
  return null;
}

/**
 * Whether separate date lines precede their titles here: the section begins with one, or there is a
 * gap before this one and none after.
 */
export function areDatesFirst(lines: readonly SectionedLine[], { at, to, isLone }: Dated): boolean {
  if (!isLone) return false;
  const first = lines[sectionStart(lines, at)];
  const opens =
    first !== undefined && first.text.length <= apartChars && withoutDates(first.text) === '';
  return opens || (lines[at]?.isAfterGap === true && lines[to]?.isAfterGap === false);
}
