/** Kinds of skills. `soft` skills weigh little, since nearly everyone claims them. */
export type SkillKind =
  'technology' | 'tool' | 'method' | 'knowledge' | 'practice' | 'certificate' | 'soft';

/** A skill of the taxonomy. */
export interface SkillEntry {
  /** Stable, kebab-case: `react`, `c-plus-plus`, `patient-triage`. */
  readonly id: string;
  /** Canonical name for display. */
  readonly name: string;
  readonly kind: SkillKind;
  /** Other spellings in use, without the name itself. */
  readonly aliases: readonly string[];
  /** Ids of implied skills: React implies JavaScript. */
  readonly implies: readonly string[];
  /**
   * Ids of skills close enough to earn partial credit: Vue is near React. Symmetric, except that a
   * field of work is not near a product.
   */
  readonly near: readonly string[];
  /** Ids of the parts of a suite, of which two together show the suite: Word and Excel show Microsoft Office. */
  readonly parts: readonly string[];
}

/** How having one skill counts for another: fully if implied, partially if near. */
export interface SkillRelation {
  readonly kind: 'implies' | 'near';
  /** Number of steps between them: 1 is direct. */
  readonly distance: number;
}
