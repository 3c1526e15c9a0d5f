/** A Markdown table; bars inside cells are escaped. */
export function table(head, rows) {
  const line = (cells) => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A share from 0 to 1 as "60%". */
export function percent(share) {
  return `${Math.round(share * 1000) / 10}%`;
}
