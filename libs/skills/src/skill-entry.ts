/** What sort of thing a skill is. `soft` skills weigh little: everybody claims them. */
export type SkillKind =
  'technology' | 'tool' | 'method' | 'knowledge' | 'practice' | 'certificate' | 'soft';

/** A skill of the taxonomy. */
export interface SkillEntry {
  /** Stable, kebab-case: `react`, `c-plus-plus`, `patient-triage`. */
  readonly id: string;
  /** Canonical name as shown to users. */
  readonly name: string;
  readonly kind: SkillKind;
  /** Other spellings in use; the name itself is not repeated here. */
  readonly aliases: readonly string[];
  /** Ids of skills that whoever has this one has too: React implies JavaScript. */
  readonly implies: readonly string[];
  /** Ids of skills close enough to earn partial credit: Vue is near React. Said on both sides, except that a field of work is not near a product. */
  readonly near: readonly string[];
}

/** How having one skill counts for another: whole when implied, part when near. */
export interface SkillRelation {
  readonly kind: 'implies' | 'near';
  /** Steps from one to the other: 1 is direct. */
  readonly distance: number;
}
