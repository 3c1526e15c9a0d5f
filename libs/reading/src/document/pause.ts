import type { Span } from './span.js';

/**
 * Yields to the event loop. Long texts are read in pieces with a pause in between, so that no piece
 * blocks it.
 */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

// Longer texts are read in pieces; shorter ones take a few milliseconds.
const longChars = 30_000;

/** Yields to the event loop if the text is long. */
export function pauseIn(text: string): Promise<void> {
  return text.length > longChars ? pause() : Promise.resolve();
}

/** Text size that takes a few milliseconds to search. */
const pieceChars = 8_000;

/** Splits at line ends into pieces of about equal size; a longer line is one piece. */
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
