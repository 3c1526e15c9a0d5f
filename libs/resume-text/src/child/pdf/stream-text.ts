import { joinSpacedLetters } from './layout/chain-text.ts';

/** One run of text as provided by pdf.js. `transform` is the text matrix: direction and size in its first four numbers, the position in the last two. */
export interface TextRun {
  readonly str: string;
  readonly dir: string;
  readonly width: number;
  readonly transform: readonly number[];
  readonly fontName: string;
  readonly hasEOL: boolean;
}

interface Placed {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Unit vector of the writing direction: a rotated page or heading is read like any other. */
  readonly along: readonly [number, number];
  readonly size: number;
  readonly width: number;
  readonly font: string;
  readonly leftToRight: boolean;
}

/** Shares of the font size. Word spaces are a quarter of it and rarely under a fifth, even in justified text. */
const gaps = { word: 0.15, column: 1.5, newLine: 0.5, newBlock: 2, back: 1 } as const;

function place(run: TextRun): Placed {
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = run.transform;
  const length = Math.hypot(a, b) || 1;
  return {
    text: run.str,
    x,
    y,
    along: [a / length, b / length],
    size: Math.hypot(c, d) || length,
    width: run.width,
    font: run.fontName,
    leftToRight: run.dir === 'ltr',
  };
}

/** The separator of two neighbours, by position alone. */
function separator(before: Placed, after: Placed): '' | ' ' | '\t' | '\n' | '\n\n' {
  const [dx, dy] = [after.x - before.x, after.y - before.y];
  const [ax, ay] = before.along;
  const turned = ax * after.along[0] + ay * after.along[1] < 0.99;
  const down = dx * ay - dy * ax;
  const size = Math.max(before.size, after.size);
  if (turned || down < -gaps.newBlock * size || down > gaps.newBlock * size) return '\n\n';
  if (Math.abs(down) > gaps.newLine * Math.min(before.size, after.size)) return '\n';
  // pdf.js has already put spaces between words of right-to-left scripts, whose widths are negative.
  if (!before.leftToRight || !after.leftToRight) return '';
  const gap = dx * ax + dy * ay - before.width;
  if (gap < -before.width - gaps.back * size) return '\n';
  if (gap > gaps.column * size) return '\t';
  return gap > gaps.word * size ? ' ' : '';
}

/** True where a narrow gap splits a word, as kerning and letter-spacing do: the same font, small letter to small letter. */
function splitsWord(before: Placed, after: Placed, between: string): boolean {
  return (
    between === '' &&
    before.font === after.font &&
    /\p{Ll}$/u.test(before.text) &&
    /^\p{Ll}/u.test(after.text)
  );
}

/**
 * Joins the runs of a page, in the order of the content stream: a line feed where the text moves down or back, an empty
 * line at a larger step, a tab between columns of one line, a space where the gap is wide enough.
 * @param runs from `page.getTextContent()`; runs of white space only mark the end of a word
 */
export function streamText(runs: readonly TextRun[]): string {
  let text = '';
  let before: Placed | undefined;
  let blank: Placed | undefined;
  let lineEnded = false;
  for (const run of runs) {
    const after = place(run);
    if (run.str.trim() === '') {
      if (run.str !== '') blank = after;
      lineEnded ||= run.hasEOL;
      continue;
    }
    if (before) {
      const between = separator(before, after);
      if (between.includes('\n')) text += between;
      else if (lineEnded) text += '\n';
      else if (between !== '') text += between;
      else if (blank && !splitsWord(before, after, between)) text += ' ';
    }
    text += run.str;
    before = after;
    blank = undefined;
    lineEnded = run.hasEOL;
  }
  return text.split('\n').map(joinSpacedLetters).join('\n');
}
