import type { ResumeSection } from '@rolefit/contracts';
import type { Alternatives, WordList } from '../lexicon.js';

/** Headings of resumes. */
export interface ResumeHeadingWords {
  /** Words that make a line a heading, by the section that they open. */
  readonly strong: Readonly<Partial<Record<ResumeSection, WordList>>>;
  /** Words of sections that are as often items of a list. */
  readonly weak: Readonly<Partial<Record<ResumeSection, WordList>>>;
  /** Words beside those that carry no meaning alone. */
  readonly modifiers: WordList;
  /** Whole headings that single words do not show. */
  readonly whole: Readonly<Partial<Record<ResumeSection, Alternatives>>>;
  /** Whole headings of miscellaneous sections; such words may also be labels in a list: "other". */
  readonly miscellaneous: Alternatives;
  /** Whole headings of hobbies, interests and goals. */
  readonly wishes: Alternatives;
  /** Words that make "languages" a heading of skills: "programming languages". */
  readonly technical: Alternatives;
  /** Parts of headings in a script without spaces, in the order in which they are looked for. */
  readonly unspaced: Readonly<Partial<Record<ResumeSection, WordList>>>;
  /** Parts beside those that carry no meaning alone. */
  readonly unspacedModifiers: WordList;
}
