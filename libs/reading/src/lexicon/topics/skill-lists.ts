import type { Alternatives } from '../lexicon.js';

/** Words in the lists of skills of a resume. */
export interface SkillListWords {
  /** First words of an item that do not belong to its name. */
  readonly itemOpeners: Alternatives;
  /** Words of degree before a noun of knowledge. */
  readonly qualities: Alternatives;
  /** Nouns and adjectives of knowledge before a name. */
  readonly knowledge: Alternatives;
  /** Between them and the name. */
  readonly ofKnowledge: Alternatives;
  /** Words of degree right before a name. */
  readonly bareQualities: Alternatives;
  /** Words of knowledge in a script without spaces. */
  readonly unspacedKnowledge: Alternatives;
  /** Last words of an item that do not belong to its name. */
  readonly itemClosers: Alternatives;
  /** Before the name of a kind: "web design". */
  readonly kindAttributes: Alternatives;
  /** Kinds of skills that stand before a list without a colon: "programming Java, PHP". */
  readonly kinds: Alternatives;
  /** Those found between two lists that a PDF has merged. */
  readonly innerKinds: Alternatives;
}
