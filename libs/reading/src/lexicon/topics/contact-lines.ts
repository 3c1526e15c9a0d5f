import type { Alternatives } from '../lexicon.js';

/** Lines of a resume that tell nothing of the person's skills: profiles elsewhere, page numbers, instructions of a template. */
export interface ContactLineWords {
  /** Before the name of a site with a profile. */
  readonly my: Alternatives;
  /** After it. */
  readonly profiles: Alternatives;
  /** Before the number of a page. */
  readonly pages: Alternatives;
  /** Between it and the number of all pages. */
  readonly of: Alternatives;
  /** First words of an instruction in square brackets. */
  readonly instructions: Alternatives;
}
