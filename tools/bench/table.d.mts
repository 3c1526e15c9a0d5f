/** A line of the table: a figure as a ratio, with the lowest and highest of a round. */
export interface Row {
  readonly figure: string;
  readonly against: string;
  readonly goal: string;
  readonly ratio: number;
  readonly spread: readonly [number, number];
  readonly isMet: boolean;
  readonly note?: string;
}
