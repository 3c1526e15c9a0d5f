/** Prints `{figure, against, goal, ratio, spread, isMet, note}` rows as a table; `spread` is the lowest and highest ratio of a round. */
export function printTable(rows) {
  const cells = [
    ['figure', 'against', 'median', 'lowest – highest', 'goal', ''],
    ...rows.map((row) => [
      row.figure,
      row.against,
      format(row.ratio),
      `${format(row.spread[0])} – ${format(row.spread[1])}`,
      row.goal,
      row.isMet ? 'met' : 'MISSED',
    ]),
  ];
  const widths = cells[0].map((_, column) => Math.max(...cells.map((line) => line[column].length)));
  for (const line of cells) process.stdout.write(`${line.map((cell, column) => cell.padEnd(widths[column])).join('  ').trimEnd()}\n`);
  for (const row of rows.filter((candidate) => candidate.note)) process.stdout.write(`${row.figure}: ${row.note}\n`);
}

function format(ratio) {
  return `${ratio >= 10 ? ratio.toFixed(1) : ratio.toFixed(2)}×`;
}
