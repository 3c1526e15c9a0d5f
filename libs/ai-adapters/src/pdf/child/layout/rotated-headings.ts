import type { Phrase } from './phrase.ts';

/** How much farther apart than the lines beside a turned heading the next line may be to belong to it still. */
const reach = 1.25;

/** Heights of the lines of upright text, from top to bottom. */
function linesOf(phrases: readonly Phrase[]): readonly Phrase[] {
  return phrases.filter(({ isRotated }) => !isRotated).toSorted((one, other) => one.baseline - other.baseline);
}

/** The first line of the block beside a heading: up from the lines at its side as long as the steps are no larger than among these. */
function topOfBlock(lines: readonly Phrase[], heading: Phrase): number {
  const beside = lines.filter(({ baseline }) => baseline >= heading.top && baseline <= heading.bottom);
  const steps = beside.slice(1).map(({ baseline }, index) => baseline - (beside[index]?.baseline ?? baseline));
  const largest = Math.max(...steps, heading.size / 2) * reach;
  let top = beside[0]?.baseline ?? heading.top;
  for (const { baseline } of lines.toReversed()) if (baseline < top && top - baseline <= largest) top = baseline;
  return Math.min(heading.top, ...lines.filter(({ baseline }) => baseline === top).map((line) => line.top));
}

/**
 * Puts headings that run up or down the side of their block at its top: that is where they are read, though they are printed beside
 * its middle.
 */
export function raiseRotatedHeadings(phrases: readonly Phrase[]): readonly Phrase[] {
  if (!phrases.some(({ isRotated }) => isRotated)) return phrases;
  const lines = linesOf(phrases);
  return phrases.map((phrase) => {
    if (!phrase.isRotated) return phrase;
    const top = topOfBlock(lines, phrase) - 1;
    return { ...phrase, top, bottom: top + 1, baseline: top + 1 };
  });
}
