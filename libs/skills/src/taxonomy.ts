import { neutralText } from './gender.js';
import { aliasesOf } from './parse-aliases.js';
import { skillsOf, type ParsedSkill } from './parse-skills.js';
import { relationsFrom } from './relations.js';
import type { SkillEntry, SkillKind, SkillRelation } from './skill-entry.js';
import { skillKey } from './skill-key.js';
import { professions } from './taxonomy/index.js';
import { aliasBlocks } from './taxonomy/languages/index.js';
import { fold } from './tokens.js';

/**
 * A skill with the data for name recognition. `profession` is the index of the profession's folder:
 * skills of one profession disambiguate each other's abbreviations. `field` is the field of work: the
 * name of the list in that folder.
 */
export interface TaxonomySkill extends ParsedSkill {
  readonly profession: number;
  readonly field: string;
}

interface Taxonomy {
  readonly skills: readonly TaxonomySkill[];
  readonly byId: ReadonlyMap<string, TaxonomySkill>;
}

function parsed(): TaxonomySkill[] {
  return professions.flatMap((fields, profession) =>
    Object.entries(fields).flatMap(([field, blocks]) =>
      blocks.flatMap(skillsOf).map(({ entry, spellings, verbWords, contextWords }) => ({
        entry,
        spellings,
        verbWords,
        contextWords,
        profession,
        field,
      })),
    ),
  );
}

const fieldsOfTools: ReadonlySet<SkillKind> = new Set(['practice', 'method', 'soft', 'knowledge']);
const fieldsOfTechnologies: ReadonlySet<SkillKind> = new Set(['practice', 'method', 'soft']);

/**
 * Whether one skill is a field of work and the other a product for it: data visualisation does not
 * imply knowledge of Tableau.
 */
function isFieldOf(field: SkillEntry, product: SkillEntry): boolean {
  if (product.kind === 'tool') return fieldsOfTools.has(field.kind);
  return product.kind === 'technology' && fieldsOfTechnologies.has(field.kind);
}

/**
 * Near skills of each skill, made symmetric, except from a product to its field only. A field's own
 * line may name a technology that belongs to it ("ETL ~ sql"), though no tool.
 */
function nearOnBothSides(skills: readonly TaxonomySkill[]): Map<string, Set<string>> {
  const entries = new Map(skills.map(({ entry }) => [entry.id, entry]));
  const near = new Map<string, Set<string>>();
  const add = (from: SkillEntry, to: SkillEntry) => {
    const known = near.get(from.id);
    if (known) known.add(to.id);
    else near.set(from.id, new Set([to.id]));
  };
  for (const { entry } of skills) {
    for (const id of entry.near) {
      const other = entries.get(id);
      if (!other) continue;
      if (other.kind !== 'tool' || !isFieldOf(entry, other)) add(entry, other);
      if (!isFieldOf(other, entry)) add(other, entry);
    }
  }
  return near;
}

/** The skills with the aliases of all languages, and with `near` made symmetric. */
function completed(skills: readonly TaxonomySkill[]): TaxonomySkill[] {
  const near = nearOnBothSides(skills);
  const foreign = new Map<string, ParsedSkill['spellings']>();
  for (const { skillId, spellings } of aliasBlocks.flatMap(aliasesOf))
    foreign.set(skillId, [...(foreign.get(skillId) ?? []), ...spellings]);
  return skills.map((skill) => {
    const { entry, spellings } = skill;
    const added = foreign.get(entry.id);
    const { id, name, kind, aliases, implies, parts } = entry;
    // Written out, since spreading thousands of objects takes part of a second.
    return {
      entry: {
        id,
        name,
        kind,
        aliases: added ? [...aliases, ...added.map(({ text }) => text)] : aliases,
        implies,
        near: [...(near.get(id) ?? [])],
        parts,
      },
      spellings: added ? [...spellings, ...added] : spellings,
      verbWords: skill.verbWords,
      contextWords: skill.contextWords,
      profession: skill.profession,
      field: skill.field,
    };
  });
}

const initials = /^\w(?:\.\w)+$/;

const lowerAscii = /^[a-z0-9 ]*$/;

/**
 * The lookup forms of a name: its key, without inner dots ("nodejs") unless they are initials,
 * without accents.
 */
function formsOf(name: string): readonly string[] {
  const key = skillKey(name);
  if (lowerAscii.test(key)) return [key];
  const bare = fold(key);
  return [
    key,
    key.includes('.') && !initials.test(key) ? key.replace(/(?<=\w)\.(?=\w)/g, '') : key,
    bare,
  ];
}

function namesOf(skills: readonly TaxonomySkill[]): Map<string, SkillEntry | null> {
  const names = new Map<string, SkillEntry | null>();
  const toldApart = new Map<string, SkillEntry | null>();
  const add = (form: string, entry: SkillEntry, isToldApart: boolean) => {
    const owner = isToldApart ? toldApart.get(form) : undefined;
    if (isToldApart) toldApart.set(form, owner === undefined || owner === entry ? entry : null);
    else if (!names.has(form)) names.set(form, entry);
  };
  for (const { entry, spellings } of skills)
    for (const { text, isToldApart } of spellings)
      for (const form of formsOf(text)) add(form, entry, isToldApart);
  for (const [form, owner] of toldApart) if (!names.has(form)) names.set(form, owner);
  return names;
}

let taxonomy: Taxonomy | undefined;
/** `null`: a name shared by several skills, ambiguous without context. */
let byName: ReadonlyMap<string, SkillEntry | null> | undefined;

// Parsed lazily, so that merely importing this library is free, and a bundler can drop the lines.
function theTaxonomy(): Taxonomy {
  if (!taxonomy) {
    const skills = completed(parsed());
    taxonomy = { skills, byId: new Map(skills.map((skill) => [skill.entry.id, skill])) };
  }
  return taxonomy;
}

/** Every skill with its spellings, in file order. */
export function taxonomySkills(): readonly TaxonomySkill[] {
  return theTaxonomy().skills;
}

/** All skills, in file order. */
export function allSkills(): SkillEntry[] {
  return theTaxonomy().skills.map(({ entry }) => entry);
}

/** The skill with this id, if it exists. */
export function skillById(id: string): SkillEntry | undefined {
  return theTaxonomy().byId.get(id)?.entry;
}

/**
 * The skill of this name or alias, ignoring case, plural `s` and insignificant punctuation ("C++"
 * stays "C++"); undefined for an abbreviation that is ambiguous without context. Looks up the
 * complete name; for skills inside a sentence use `findSkillMentions`.
 */
export function skillByName(name: string): SkillEntry | undefined {
  byName ??= namesOf(theTaxonomy().skills);
  const [key = '', , bare = key] = formsOf(name);
  return (
    byName.get(key) ??
    byName.get(bare) ??
    (key.length > 3 && key.endsWith('s') ? byName.get(bare.slice(0, -1)) : undefined) ??
    byNeutralName(key)
  );
}

/** A title is a skill in both genders: "Krankenpflegerin" as "Krankenpfleger". */
function byNeutralName(key: string): SkillEntry | undefined {
  const neutral = neutralText(key);
  return neutral === key ? undefined : (byName?.get(neutral) ?? undefined);
}

const relationsOf = new Map<string, Map<string, SkillRelation>>();

function keptRelations(have: string): ReadonlyMap<string, SkillRelation> {
  let relations = relationsOf.get(have);
  if (!relations) {
    relations = relationsFrom(have, skillById);
    relationsOf.set(have, relations);
  }
  return relations;
}

/**
 * How having `have` counts for `want` (ids); null if it does not. Equal ids are no relation.
 * `distance` counts the steps; the relations of a skill are memoised.
 */
export function relationBetween(have: string, want: string): SkillRelation | null {
  return keptRelations(have).get(want) ?? null;
}

/** Ids of all skills for which having `have` counts, except itself. */
export function relatedSkills(have: string): Iterable<string> {
  return keptRelations(have).keys();
}
