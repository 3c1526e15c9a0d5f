import { type Phrase } from './layout/phrase.ts';
import { closeWideLetters } from './layout/chain-text.ts';
import type { Block, PageLayout } from './layout/reading-order.ts';
import { rowsOf } from './layout/rows.ts';

/** Shares of the font size. */
const gaps = { word: 0.15, column: 1.5, newBlock: 2, stretched: 0.1 } as const;

function beside(before: Phrase, after: Phrase): '' | ' ' | '\t' {
  const size = Math.max(before.size, after.size);
  const gap = after.left - before.right;
  if (gap > gaps.column * size || before.isTurned !== after.isTurned) return '\t';
  return gap > gaps.word * size ? ' ' : '';
}

/** A line that is stretched to the width of its column has the same gap everywhere, and the file writes it in one go. */
function isStretched(row: readonly Phrase[]): boolean {
  const widths = row.slice(1).map((phrase, index) => phrase.left - (row[index]?.right ?? 0));
  return widths.length > 1 && Math.max(...widths) - Math.min(...widths) < gaps.stretched * (row[0]?.size ?? 0) && row.every(({ order }) => order === row[0]?.order);
}

function rowText(row: readonly Phrase[]): string {
  const stretched = isStretched(row);
  const line = row.map((phrase, index) => {
    const before = row[index - 1];
    const gap = before ? beside(before, phrase) : '';
    return `${gap === '\t' && stretched ? ' ' : gap}${phrase.text}`;
  });
  return closeWideLetters(line.join(''));
}

const bottomOf = (row: readonly Phrase[]): Phrase | undefined => row.toSorted((one, other) => other.baseline - one.baseline)[0];

/** Between two rows of a block: an empty line at a step that is larger than lines of one paragraph make. */
function between(above: readonly Phrase[], below: readonly Phrase[]): '\n' | '\n\n' {
  const [before, after] = [bottomOf(above), bottomOf(below)];
  if (!before || !after) return '\n';
  return Math.abs(after.baseline - before.baseline) > gaps.newBlock * Math.max(before.size, after.size) ? '\n\n' : '\n';
}

/**
 * Writes blocks down in reading order: a line feed at the end of a line, an empty line at a larger step and between blocks, a tab
 * between the cells of one line.
 */
export function blocksText(blocks: readonly Block[]): string {
  return blocks.map(({ phrases }) => blockText(rowsOf(phrases))).join('\n\n');
}

function blockText(rows: readonly (readonly Phrase[])[]): string {
  return rows.map((row, index) => `${index > 0 ? between(rows[index - 1] ?? [], row) : ''}${rowText(row)}`).join('');
}

/** Writes one page down: head, left column, right column, foot. */
export function layoutText({ head, columns, foot }: PageLayout): string {
  return blocksText([...head, ...(columns?.left ?? []), ...(columns?.right ?? []), ...foot]);
}
