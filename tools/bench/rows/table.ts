import type { Row } from './row.ts';

const headings = ['figure', 'against', 'median', 'lowest – highest', 'goal', ''];

/** Prints the rows as a table, and their notes below it. */
export function printTable(rows: readonly Row[]): void {
  const lines = [headings, ...rows.map(cellsOf)];
  const widths = headings.map((_, column) =>
    Math.max(...lines.map((cells) => cells[column]?.length ?? 0)),
  );
  for (const cells of lines)
    process.stdout.write(
      `${cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}\n`,
    );
  for (const { figure, note } of rows) if (note) process.stdout.write(`${figure}: ${note}\n`);
}

function cellsOf({
  figure,
  against,
  ratio,
  spread: [lowest, highest],
  goal,
  isMet,
}: Row): string[] {
  return [
    figure,
    against,
    format(ratio),
    `${format(lowest)} – ${format(highest)}`,
    goal,
    isMet ? 'met' : 'MISSED',
  ];
}

function format(ratio: number): string {
  return `${ratio >= 10 ? ratio.toFixed(1) : ratio.toFixed(2)}×`;
}
