const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const leftToRight = /[\p{L}\p{N}]/u;
const mirrored: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
};

/** True where a text contains right-to-left letters. */
export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);

/** Direction of a piece; null for blanks and punctuation, which follow their neighbours. */
function directionOf(piece: string): 'left' | 'right' | null {
  if (rightToLeft.test(piece)) return 'left';
  return leftToRight.test(piece) ? 'right' : null;
}

/** Splits pieces into runs of one direction; neutral pieces join a run on both sides of them, otherwise the line's direction. */
function runsOf(
  pieces: readonly string[],
  base: 'left' | 'right',
): readonly { readonly towards: 'left' | 'right'; readonly pieces: string[] }[] {
  const directions = pieces.map(directionOf);
  const resolved = directions.map((direction, index) => {
    if (direction !== null) return direction;
    const before = directions.slice(0, index).findLast((one) => one !== null);
    const after = directions.slice(index + 1).find((one) => one !== null);
    return before !== undefined && before !== null && before === after ? before : base;
  });
  const runs: { towards: 'left' | 'right'; pieces: string[] }[] = [];
  pieces.forEach((piece, index) => {
    const towards = resolved[index] ?? base;
    const last = runs.at(-1);
    if (last?.towards === towards) last.pieces.push(piece);
    else runs.push({ towards, pieces: [piece] });
  });
  return runs;
}

/**
 * Reorders the pieces of a line from their visual order, left to right, into reading order. A subset of the
 * bidirectional algorithm (UAX 9), for lines whose pieces are single characters.
 */
export function readingOrderOfLine(pieces: readonly string[]): string {
  if (!pieces.some(hasRightToLeft)) return pieces.join('');
  const count = (towards: 'left' | 'right'): number =>
    pieces.filter((piece) => directionOf(piece) === towards).length;
  const base = count('left') >= count('right') ? 'left' : 'right';
  const runs = runsOf(pieces, base).map(({ towards, pieces: run }) =>
    (towards === 'left' ? run.toReversed().map((piece) => mirrored[piece] ?? piece) : run).join(''),
  );
  return (base === 'left' ? runs.toReversed() : runs).join('');
}
