import type { Statement } from '@rolefit/contracts';

/** A statement of the resume with its content words. */
export interface Line {
  readonly statement: Statement;
  readonly words: readonly string[];
}
