import type { Span } from './span.js';

/** Lets other work of the process go first; long texts are read in pieces with a pause between, so that no piece holds the loop. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

// A longer text is read in turns; a normal one in one go takes a few milliseconds.
const longChars = 30_000;

/** Lets other work go first where a text is long; a short one is read faster without. */
export function pauseIn(text: string): Promise<void> {
  return text.length > longChars ? pause() : Promise.resolve();
}

/** So much text takes a few milliseconds to search. */
const pieceChars = 8_000;

/** Cuts at ends of lines into pieces of about equal size; a line longer than a piece is a piece. */
export function piecesOf(text: string): Span[] {
  const pieces: Span[] = [];
  for (let start = 0; start < text.length;) {
    const newline = text.indexOf('\n', start + pieceChars);
    const blank =
      newline < 0 || newline > start + 2 * pieceChars ? text.indexOf(' ', start + pieceChars) : -1;
    const end =
      newline >= 0 && newline <= start + 2 * pieceChars
        ? newline + 1
        : blank >= 0
          ? blank + 1
          : text.length;
    pieces.push({ start, end });
    start = end;
  }
  return pieces;
}
