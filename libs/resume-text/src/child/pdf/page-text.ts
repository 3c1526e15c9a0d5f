import { cellEdgesOf, rowText } from './layout/cells.ts';
import { joinSpacedLetters } from './layout/chain-text.ts';
import type { Phrase } from './layout/phrase.ts';
import type { Block, PageLayout } from './layout/reading-order.ts';
import { rowsOf, type Row } from './layout/rows.ts';
import { joinSplitDates } from './layout/split-dates.ts';

/** Share of the font size: a larger step between baselines starts a new paragraph. */
const newBlock = 2;

const lowestOf = (row: Row): Phrase | undefined =>
  row.toSorted((one, other) => other.baseline - one.baseline)[0];

/** Separator of two rows of a block: an empty line where the step is larger than within a paragraph. */
function between(above: Row, below: Row): '\n' | '\n\n' {
  const [before, after] = [lowestOf(above), lowestOf(below)];
  if (!before || !after) return '\n';
  return Math.abs(after.baseline - before.baseline) > newBlock * Math.max(before.size, after.size)
    ? '\n\n'
    : '\n';
}

function blockText(rows: readonly Row[]): string {
  const cells = cellEdgesOf(rows);
  return rows
    .map(
      (row, index) =>
        `${index > 0 ? between(rows[index - 1] ?? [], row) : ''}${joinSpacedLetters(rowText(row, cells))}`,
    )
    .join('');
}

/**
 * Writes blocks in reading order: a line feed at the end of a line, an empty line at a larger step and between blocks, a tab
 * between the cells of one line.
 */
export function blocksText(blocks: readonly Block[]): string {
  return blocks.map(({ phrases }) => blockText(joinSplitDates(rowsOf(phrases)))).join('\n\n');
}

/** Writes one page: head, left column, right column, foot. */
export function layoutText({ head, columns, foot }: PageLayout): string {
  return blocksText([...head, ...(columns?.left ?? []), ...(columns?.right ?? []), ...foot]);
}
