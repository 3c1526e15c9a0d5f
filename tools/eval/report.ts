import { type Figure } from './task.ts';

export interface Row extends Figure {
  readonly task: string;
}

/** Prints the figures as a table. @returns whether every goal is met */
export function report(rows: readonly Row[]): boolean {
  const cells = [
    ['task', 'figure', 'value', 'goal', ''],
    ...rows.map((row) => [row.task, row.figure, format(row.value), goalOf(row), verdict(row)]),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...cells.map((line) => line[column]?.length ?? 0)),
  );
  for (const line of cells)
    process.stdout.write(
      `${line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}\n`,
    );
  for (const row of rows.filter(({ note }) => note))
    process.stdout.write(`${row.task}, ${row.figure.trim()}: ${row.note}\n`);
  return rows.every((row) => verdict(row) !== 'MISSED');
}

function format(value: number | null): string {
  if (value === null) return '–';
  return Number.isInteger(value) ? String(value) : value.toFixed(3);
}

function goalOf({ min, max }: Figure): string {
  if (min !== undefined) return `≥ ${min}`;
  return max === undefined ? '' : `≤ ${max}`;
}

function verdict({ value, min, max }: Figure): '' | 'met' | 'MISSED' {
  if (value === null || (min === undefined && max === undefined)) return '';
  return (min === undefined || value >= min) && (max === undefined || value <= max)
    ? 'met'
    : 'MISSED';
}
