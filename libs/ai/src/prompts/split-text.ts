/** A model reads so much at once without losing the middle; about 6,000 tokens. */
export const pieceChars = 24_000;

// Where to cut, best first: between paragraphs, between lines, between sentences, between words.
const borders = ['\n\n', '\n', '. ', ' '];

function cutBefore(text: string, limit: number): number {
  for (const border of borders) {
    const at = text.lastIndexOf(border, limit - border.length);
    if (at > limit / 2) return at + border.length;
  }
  return limit;
}

/** Splits a text into pieces of at most `pieceChars`; joined again they are the text, nothing is cut away. */
export function splitText(text: string, limit = pieceChars): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > limit) {
    const at = cutBefore(rest, limit);
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  pieces.push(rest);
  return pieces;
}
