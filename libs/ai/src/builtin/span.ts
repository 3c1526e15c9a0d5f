/** A place in a text, in UTF-16 units; the end is the first that no longer belongs to it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}
