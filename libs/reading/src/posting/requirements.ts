import {
  requirementRanks,
  type Demand,
  type Importance,
  type Requirement,
  type RequirementKind,
  type RequirementPart,
  type TitleFact,
} from '@rolefit/contracts';
import { fieldsOfWork, skillById, type SkillMention } from '@rolefit/skills';
import { skillIdsWithin } from '../skills/mentions.js';
import { isOnlyConditions } from './conditions/find-conditions.js';
import type { AskedConditions } from './conditions/read-conditions.js';
import { isAdministrative, tellsNoDuty } from './administrative.js';
import { asksNothing } from './asks-nothing.js';
import { namesContact } from './contacts.js';
import { waivesDemand } from './only-denial.js';
import { quoteOf } from '../document/lines.js';
import type { Unit } from '../document/units.js';
import type { SentenceFacts } from './sentence.js';
import type { PostingSection } from './sections.js';
import { isTerm } from './terms/add-terms.js';
import { wordOverlap, wordSet } from './word-overlap.js';

/** A sentence that may be a requirement. */
export interface AskingSentence {
  readonly unit: Unit;
  readonly section: PostingSection;
  /** Importance of the sentence as a whole, for one without facts. */
  readonly importance: Importance;
  /** Whether its words ask something of the reader, in a section that is no list of requirements. */
  readonly asksReader: boolean;
  readonly facts: SentenceFacts;
  /** The conditions that the sentence sets. */
  readonly asked: AskedConditions;
}

/** A requirement before it is ranked among the others. */
export type FoundRequirement = Omit<Requirement, 'id' | 'rank' | 'fields'>;

const askingSections: ReadonlySet<PostingSection> = new Set<PostingSection>([
  'required',
  'preferred',
  'education',
  'languages',
]);

/** Skills as parts: each alone, alternatives together. */
function skillParts(skills: SentenceFacts['skills']): RequirementPart[][] {
  const groups = new Map<string, RequirementPart[]>();
  for (const { name, skillId, key, group } of skills) {
    const id = group === null ? `skill ${key}` : `group ${group}`;
    const part: RequirementPart = { type: 'skill', name, skillId };
    const known = groups.get(id);
    if (known && group !== null) known.push(part);
    else if (!known) groups.set(id, [part]);
  }
  return [...groups.values()];
}

function educationPart({
  level,
  field,
}: NonNullable<SentenceFacts['otherDegree']>): RequirementPart {
  return { type: 'education', level, field, orEquivalent: false };
}

function partsOf(facts: SentenceFacts): RequirementPart[][] {
  const alone = (part: RequirementPart): RequirementPart[] => [part];
  const isInstead = ({ key }: { readonly key: string }) => facts.insteadOfDegree.has(key);
  const instead = facts.skills
    .filter(isInstead)
    .map(({ name, skillId }): RequirementPart => ({ type: 'skill', name, skillId }));
  return [
    ...facts.experience.map(({ years, field }) => alone({ type: 'experience', years, field })),
    ...facts.education.map(({ level, field, orEquivalent }): RequirementPart[] => [
      { type: 'education', level, field, orEquivalent },
      ...(facts.otherDegree ? [educationPart(facts.otherDegree)] : []),
      ...instead,
    ]),
    ...facts.languages.map(({ code, level }) => alone({ type: 'language', code, level })),
    ...[...facts.licences, ...facts.clearances].map(({ name }) => alone({ type: 'licence', name })),
    ...skillParts(facts.skills.filter((skill) => !isInstead(skill))),
  ];
}

function isVirtue({ skillId }: { readonly skillId: string | null }): boolean {
  return skillId !== null && skillById(skillId)?.kind === 'soft';
}

function isSoftSkill(part: RequirementPart): boolean {
  return part.type === 'skill' && isVirtue(part);
}

function kindOf(facts: SentenceFacts, parts: readonly RequirementPart[][]): RequirementKind {
  if (facts.licences.length + facts.clearances.length > 0) return 'licence';
  if (facts.experience.length > 0) return 'experience';
  if (facts.education.length > 0) return 'education';
  if (facts.languages.length > 0) return 'language';
  if (parts.some((group) => !group.every(isSoftSkill))) return 'skill';
  return parts.length > 0 ? 'soft' : 'other';
}

/** What a sentence asks for beyond any doubt, wherever it appears. */
function firmFactsOf(facts: SentenceFacts) {
  return [
    ...facts.experience,
    ...facts.education,
    ...facts.languages,
    ...facts.licences,
    ...facts.clearances,
  ];
}

function importanceOf({ facts, importance }: AskingSentence): Demand {
  const asked = [...firmFactsOf(facts), ...facts.skills];
  const isRequired =
    asked.length > 0
      ? asked.some((one) => one.importance === 'required')
      : importance === 'required';
  return isRequired ? 'must' : 'nice';
}

const lettersLeast = 6;

function isDemand({ section, facts, asksReader, unit }: AskingSentence): boolean {
  const isIntroduction = /:$/u.test(unit.text) && facts.skills.length === 0;
  if (isIntroduction || (unit.text.match(/\p{L}/gu)?.length ?? 0) < lettersLeast)
    return facts.skills.length > 0;
  if (firmFactsOf(facts).length > 0) return true;
  if (facts.skills.every(isVirtue) && asksNothing(unit.text)) return false;
  return askingSections.has(section)
    ? facts.skills.length > 0 || !(isAdministrative(unit.text) || namesContact(unit.text))
    : asksReader;
}

const itemWordsLeast = 2;
/** "Grundpflege", "Reconciliations": a duty in one word, which only a bullet tells from a heading. */
const dutyWord = /^\p{L}{6,}$/u;

/** Whether a line in a list of duties is an item of it, rather than a sentence about the employer. */
function isDutyItem({ text, isBullet }: Unit): boolean {
  const isLongEnough =
    text.split(/\s+/u).length >= itemWordsLeast || (isBullet && dutyWord.test(text));
  return isLongEnough && (isBullet || !/\.$/u.test(text)) && !tellsNoDuty(text);
}

/** The requirement that a sentence states, or null. */
export function requirementOf(text: string, sentence: AskingSentence): FoundRequirement | null {
  const { unit, section, facts } = sentence;
  const parts = partsOf(facts);
  if (parts.flat().every(isSoftSkill) && isOnlyConditions(unit.text, sentence.asked.covered))
    return onlyConditions(text, sentence);
  const isDuty =
    (facts.duties.length > 0 && !askingSections.has(section)) ||
    (section === 'duties' && isDutyItem(unit));
  const isNoDemand = parts.length === 0 && (isTerm(text, unit) || waivesDemand(unit.text));
  if (isNoDemand || (!isDuty && !isDemand(sentence))) return null;
  const quote = quoteOf(text, unit.start, unit.end);
  const hasFirmFacts = facts.experience.length + facts.education.length > 0;
  if (isDuty && !hasFirmFacts)
    return { kind: 'duty', importance: 'duty', understood: true, parts, quote };
  return {
    kind: kindOf(facts, parts),
    importance: importanceOf(sentence),
    understood: parts.length > 0,
    parts,
    quote,
  };
}

/** A sentence that asks for nothing else is judged by its conditions alone. */
function onlyConditions(
  text: string,
  { unit, asked: { conditions } }: AskingSentence,
): FoundRequirement | null {
  // "No travel" asks for nothing.
  if (conditions.length === 0) return null;
  return {
    kind: 'condition',
    importance: conditions.some(({ importance }) => importance === 'required') ? 'must' : 'nice',
    understood: true,
    parts: conditions.map(({ topic, amount }) => [{ type: 'condition', topic, amount }]),
    quote: quoteOf(text, unit.start, unit.end),
  };
}

/** The craft that the title names. */
export function titleRequirement(title: TitleFact): FoundRequirement {
  return {
    kind: 'title',
    importance: 'must',
    understood: title.family !== null,
    parts: [],
    quote: title.quote,
  };
}

const requirementWord = /[\p{L}\p{N}+#]{2,}/gu;
// Word overlap above which two requirements are the same, repeated in the summary and in the list.
const sameRequirement = 0.8;

const demands: readonly Demand[] = ['must', 'nice', 'duty'];

/** Without repetitions; of two alike, the one that weighs more stays. */
function withoutRepetitions(found: readonly FoundRequirement[]): FoundRequirement[] {
  const kept: { readonly one: FoundRequirement; readonly words: ReadonlySet<string> }[] = [];
  const ordered = found.toSorted(
    (a, b) => demands.indexOf(a.importance) - demands.indexOf(b.importance),
  );
  for (const one of ordered) {
    const words = wordSet(one.quote.text, requirementWord);
    if (
      one.kind !== 'title' &&
      kept.some(
        (other) => other.one.kind !== 'title' && wordOverlap(other.words, words) >= sameRequirement,
      )
    )
      continue;
    kept.push({ one, words });
  }
  return kept.map(({ one }) => one);
}

// Lighter occupations are noise.
const fieldsMax = 6;

function strongestFields(fields: ReadonlyMap<string, number>): Requirement['fields'] {
  return [...fields]
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, fieldsMax)
    .map(([field, weight]) => ({ field, weight: Math.round(weight * 1000) / 1000 }));
}

/** Requirements without repetitions, in text order, ranked within their importance. */
export function rankedRequirements(
  found: readonly FoundRequirement[],
  mentions: readonly SkillMention[],
): Requirement[] {
  const unique = withoutRepetitions(found);
  const ranks = requirementRanks(unique);
  return unique
    .toSorted((a, b) => a.quote.start - b.quote.start)
    .map((one, at) => ({
      id: `r${at + 1}`,
      kind: one.kind,
      importance: one.importance,
      rank: ranks.get(one) ?? 0,
      understood: one.understood,
      parts: one.parts,
      fields: strongestFields(
        fieldsOfWork(one.quote.text, skillIdsWithin(mentions, one.quote.start, one.quote.end)),
      ),
      quote: one.quote,
    }));
}
