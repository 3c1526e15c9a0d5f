/** Prints figures as one table and returns whether every goal is met. A row is `{task, figure, value, min?, max?, note?}`; `value` null was not measured. */
export function report(rows) {
  const cells = [['task', 'figure', 'value', 'goal', ''], ...rows.map((row) => [row.task, row.figure, format(row.value), goalOf(row), verdict(row)])];
  const widths = cells[0].map((_, column) => Math.max(...cells.map((line) => line[column].length)));
  for (const line of cells) process.stdout.write(`${line.map((cell, column) => cell.padEnd(widths[column])).join('  ').trimEnd()}\n`);
  for (const row of rows.filter(({ note }) => note)) process.stdout.write(`${row.task}, ${row.figure.trim()}: ${row.note}\n`);
  return rows.every((row) => verdict(row) !== 'MISSED');
}

function format(value) {
  if (value === null || value === undefined) return '–';
  return Number.isInteger(value) ? String(value) : value.toFixed(3);
}

function goalOf({ min, max }) {
  if (min !== undefined) return `≥ ${min}`;
  return max === undefined ? '' : `≤ ${max}`;
}

function verdict({ value, min, max }) {
  if (value === null || value === undefined || (min === undefined && max === undefined)) return '';
  return (min === undefined || value >= min) && (max === undefined || value <= max) ? 'met' : 'MISSED';
}
