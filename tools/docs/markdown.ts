export type Cell = string | number;

/** A Markdown table; bars inside cells are escaped. */
export function table(head: readonly Cell[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) =>
    `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A share from 0 to 1 as "60%". */
export function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
