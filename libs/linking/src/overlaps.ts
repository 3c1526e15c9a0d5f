interface Range {
  readonly start: number;
  readonly end: number;
}

/** Whether two stretches of one text share a character. */
export function overlaps(a: Range, b: Range): boolean {
  return a.start < b.end && b.start < a.end;
}
