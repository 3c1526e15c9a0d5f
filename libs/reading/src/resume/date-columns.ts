import { type Dated } from './dated-lines.js';
import { namesDegree } from './education.js';
import { isPlace } from '../sentence/places.js';
import { sectionEnd, type SectionedLine } from './sections.js';
import { strengthOf } from './role-names.js';
import { isLevel } from '../sentence/skill-levels.js';

// Longer columns of dates do not fit on a page.
const columnMax = 20;
// Only a place and a duration may separate two dates of a column.
const betweenMax = 3;
const titleWords = 9;
// A line that holds only a degree is short.
const degreeWords = 8;

function isShort(line: SectionedLine, words: number): boolean {
  return !line.isBullet && !line.isHeading && line.text.split(/\s+/).length <= words;
}

function touches(
  lines: readonly SectionedLine[],
  left: Dated | undefined,
  right: Dated | undefined,
): boolean {
  if (!left?.isLone || !right?.isLone || right.at - left.to > betweenMax) return false;
  return lines
    .slice(left.to, right.at)
    .every(({ text, isHeading }) => !isHeading && (isPlace(text) || isLevel(text)));
}

function titlesWithin(lines: readonly SectionedLine[], from: number, to: number): number[] {
  return lines
    .slice(from, to)
    .flatMap((line, step) =>
      isShort(line, titleWords) && strengthOf(line) >= 2 ? [from + step] : [],
    );
}

/**
 * Titles and degrees above a column, in order; degrees as null, since their dates do not open a
 * role.
 */
function entriesAbove(
  lines: readonly SectionedLine[],
  from: number,
  to: number,
): (number | null)[] {
  return lines.slice(from, to).flatMap((line, step): (number | null)[] => {
    if (line.section === 'education')
      return isShort(line, degreeWords) && namesDegree(line.text) ? [null] : [];
    return line.section === 'experience' && isShort(line, titleWords) && strengthOf(line) >= 2
      ? [from + step]
      : [];
  });
}

/**
 * Consecutive dates set as a separate column, separated by places at most. Each belongs to the
 * title at the same position among the titles that follow in the section, or among the preceding
 * titles and degrees if the counts match.
 * @returns the title's line by the dated line's index in `all`; null for the dates of a degree
 */
export function columnTitles(
  lines: readonly SectionedLine[],
  all: readonly Dated[],
): Map<number, number | null> {
  const titles = new Map<number, number | null>();
  for (let from = 0; from < all.length;) {
    let to = from + 1;
    while (touches(lines, all[to - 1], all[to])) to++;
    const first = all[from];
    const last = all[to - 1];
    if (first && last && to - from > 1 && to - from <= columnMax) {
      const below = titlesWithin(
        lines,
        last.to,
        Math.min(all[to]?.at ?? lines.length, sectionEnd(lines, last.to - 1)),
      );
      const above = entriesAbove(lines, all[from - 1]?.to ?? 0, first.at);
      const found = below.length === to - from ? below : above.length === to - from ? above : [];
      found.forEach((at, step) => titles.set(from + step, at));
    }
    from = to;
  }
  return titles;
}
