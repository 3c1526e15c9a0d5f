import type { Statement } from '@rolefit/contracts';

/** A resume statement with its content words. */
export interface Line {
  readonly statement: Statement;
  readonly words: readonly string[];
}
