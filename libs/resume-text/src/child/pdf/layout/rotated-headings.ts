import type { Phrase } from './phrase.ts';

/** The next line still belongs to a rotated heading if its distance is at most this multiple of the distances beside the heading. */
const reach = 1.25;

/** Heights of the lines of upright text, from top to bottom. */
function linesOf(phrases: readonly Phrase[]): readonly Phrase[] {
  return phrases
    .filter(({ isRotated }) => !isRotated)
    .toSorted((one, other) => one.baseline - other.baseline);
}

/** The first line of the block beside a heading: upwards from the lines beside it while the steps are no larger than among these. */
function topOfBlock(lines: readonly Phrase[], heading: Phrase): number {
  const beside = lines.filter(
    ({ baseline }) => baseline >= heading.top && baseline <= heading.bottom,
  );
  const steps = beside
    .slice(1)
    .map(({ baseline }, index) => baseline - (beside[index]?.baseline ?? baseline));
  const largest = Math.max(...steps, heading.size / 2) * reach;
  let top = beside[0]?.baseline ?? heading.top;
  for (const { baseline } of lines.toReversed())
    if (baseline < top && top - baseline <= largest) top = baseline;
  return Math.min(
    heading.top,
    ...lines.filter(({ baseline }) => baseline === top).map((line) => line.top),
  );
}

/**
 * Moves headings that run vertically along the side of their block to its top, where they are read, although they are printed beside
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
