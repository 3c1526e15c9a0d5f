/** The id of the link of a row, by which the focus finds it. */
export function rowId(id: string): string {
  return `match-${id}`;
}

export function focusRow(id: string): void {
  document.getElementById(rowId(id))?.focus();
}
