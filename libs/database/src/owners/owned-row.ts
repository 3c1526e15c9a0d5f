/** Which row of a table is meant: tables are divided by user, so its id alone would not say where to look (ADR 51). */
export interface OwnedRow {
  readonly id: string;
  readonly userId: string;
}
