import { skillById, type SkillMention } from '@rolefit/skills';
import { isAdministrative } from './administrative.js';
import type { PostingSection } from './posting-sections.js';
import type { Unit } from './units.js';
import { findUnknownSkills, type UnknownSkill } from './unknown-skills.js';

/** The skills that a sentence of a posting names: of the taxonomy, and beyond it. Offsets count in the posting. */
export interface NamedSkills {
  readonly known: readonly SkillMention[];
  readonly unknown: readonly UnknownSkill[];
}

/** "The sales team", "our marketing manager": people, not what they can. */
const people =
  /^[\s/-]{1,3}(?:\p{L}+\s)?(?:teams?|departments?|divisions?|managers?|directors?|officers?|heads?|leads?|leaders?|representatives?|reps?|specialists?|engineers?|developers?|administrators?|analysts?|consultants?|coordinators?|associates?|assistants?|colleagues?|staff|personnel|companies|company|industry|industries|sector|market)\b/iu;
/** A tool or a technology is one beside a role as well: whoever seeks Java developers asks for Java. */
const namedBesideRoles = new Set(['technology', 'tool', 'certificate']);

function isPeople(text: string, { skillId, end }: SkillMention): boolean {
  return !namedBesideRoles.has(skillById(skillId)?.kind ?? 'soft') && people.test(text.slice(end, end + 40));
}

/** Parts of a posting that ask nothing, whatever they name. */
const silent = new Set<PostingSection>(['benefits', 'about', 'boilerplate']);

/** Whether a sentence of a section may ask for something at all: pay, benefits, law and the employer's own story never do. */
export function mayAsk(unit: Unit, section: PostingSection): boolean {
  return !silent.has(section) && !isAdministrative(unit.text);
}

/** The names in a sentence that the taxonomy does not know; offsets in the text that `unit` counts in. */
export function unknownIn(unit: Unit, mentions: readonly SkillMention[]): UnknownSkill[] {
  const places = mentions.map(({ start, end }) => ({ start: start - unit.start, end: end - unit.start }));
  return findUnknownSkills(unit.text, places).map(({ name, start, end }) => ({ name, start: unit.start + start, end: unit.start + end }));
}

/**
 * The skills that a sentence of a posting names; none where it cannot ask for any.
 * @param mentions those of the taxonomy that lie within the sentence
 */
export function skillsNamedBy(text: string, unit: Unit, section: PostingSection, mentions: readonly SkillMention[]): NamedSkills {
  if (!mayAsk(unit, section)) return { known: [], unknown: [] };
  return { known: mentions.filter((mention) => !isPeople(text, mention)), unknown: unknownIn(unit, mentions) };
}
