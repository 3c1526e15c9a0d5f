/** Maximum piece that a model reads without losing the middle; about 6,000 tokens. */
export const pieceChars = 24_000;

// Where to split, best first, if no section begins within reach: between paragraphs, lines,
// sentences, words.
const borders = ['\n\n', '\n', '. ', ' '];

function cutBefore(text: string, from: number, limit: number, sections: readonly number[]): number {
  const last = from + limit;
  const section = sections.findLast((start) => start <= last && start > from + limit / 3);
  if (section !== undefined) return section;
  for (const border of borders) {
    const at = text.lastIndexOf(border, last - border.length);
    if (at > from + limit / 2) return at + border.length;
  }
  // Never splits a surrogate pair.
  return /[\ud800-\udbff]/.test(text.charAt(last - 1)) ? last - 1 : last;
}

/**
 * Splits a text into pieces of at most `limit` UTF-16 units, before a section's heading if one is
 * within reach. The pieces concatenate to the text.
 * @param sections offsets of sections, ascending
 */
export function splitText(text: string, sections: readonly number[], limit = pieceChars): string[] {
  const pieces: string[] = [];
  let from = 0;
  while (text.length - from > limit) {
    const at = cutBefore(text, from, limit, sections);
    pieces.push(text.slice(from, at));
    from = at;
  }
  pieces.push(text.slice(from));
  return pieces;
}
