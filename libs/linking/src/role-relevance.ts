import { anyOf, familyRelation, skillByName, titleFamilies, titleFamily } from '@rolefit/skills';
import type { Case } from './case.js';
import type { Wanted } from './skills/held-lookup.js';
import { keptFor, remember } from './remember.js';
import { experienceCredits } from './credits.js';
import { contentWords } from './words.js';

/** Relevance of each role of the resume, 0 to 1, by its index. */
export type Relevance = readonly number[];

/** Credit for the relation of two role families; 0 if one of them is unknown. */
export function familyShare(
  a: string | null,
  b: string | null,
  shares: { readonly sameFamily: number; readonly relatedFamily: number },
): number {
  if (a === null || b === null) return 0;
  if (a === b) return shares.sameFamily;
  const relation = familyRelation(a, b);
  return relation === null ? 0 : relation === 'same' ? shares.sameFamily : shares.relatedFamily;
}

/** Relevance of the roles whose lines show a skill or one that counts for it. */
export function relevanceOfSkill(want: Wanted, { resume, related }: Case): Relevance {
  const best = new Array<number>(resume.roles.length).fill(0);
  for (const { held, answer } of related(want))
    for (const role of held.roles)
      if (role < best.length) best[role] = Math.max(best[role] ?? 0, answer.share);
  return best;
}

function tellsItsKind({ posting, asks }: Case): boolean {
  return (posting.title?.family ?? null) !== null || asks.hardSkillIds.length > 0;
}

const fieldsKept = 2_000;

/**
 * The profession that a field denotes, by its titles or by its own name ("nursing", "customer
 * service").
 */
const familyOfField = remember((field: string): string | null => {
  const id = field.trim().toLowerCase().replace(/\s+/g, '-');
  return titleFamilies.includes(id) ? id : titleFamily(field);
}, fieldsKept);

/**
 * Relevance of roles for the posting as a whole: the same role family counts fully, a related one
 * in part, any other by the required skills that it used. If the posting has neither family nor
 * skills, each role counts.
 */
export const relevanceForPosting = keptFor((input: Case): Relevance => {
  const { posting, resume, asks } = input;
  const family = posting.title?.family ?? null;
  const ids = asks.hardSkillIds;
  if (!tellsItsKind(input)) return resume.roles.map(() => 1);
  const bySkill = ids.map((skillId) => relevanceOfSkill({ name: skillId, skillId }, input));
  const enough = Math.min(experienceCredits.enoughSkills, ids.length);
  return resume.roles.map((role, index) => {
    const used = bySkill.reduce((sum, relevance) => sum + (relevance[index] ?? 0), 0);
    const share = enough === 0 ? 0 : Math.min(1, used / enough) * experienceCredits.bySkills;
    return Math.max(familyShare(family, role.family, experienceCredits), share);
  });
});

function relevanceByWords(
  words: readonly string[],
  title: string,
  role: number,
  input: Case,
): number {
  if (words.length === 0) return 0;
  const inTitle = contentWords(title);
  const rest = words.filter((word) => !inTitle.includes(word));
  if (rest.length === 0) return 1;
  const inLines = input.wordsOfRole(role);
  return rest.every((word) => inLines.has(word)) ? experienceCredits.byWords : 0;
}

const fieldKinds = new Set(['knowledge', 'practice', 'method']);

const betweenFields = new RegExp(String.raw`\/| (?:${anyOf(({ or }) => or)}) `, 'iu');

/** Relevance for a field, the best of several: "teller/cashier" is either. */
export function relevanceOfField(field: string, input: Case, forPosting: Relevance): Relevance {
  const [first = field, ...others] = field
    .split(betweenFields)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  return others
    .map((one) => relevanceOfOne(one, input, forPosting))
    .reduce(
      (best, one) => best.map((share, role) => Math.max(share, one[role] ?? 0)),
      relevanceOfOne(first, input, forPosting),
    );
}

/**
 * Relevance for a field in words ("nursing", "customer service"): as a skill, as a profession, or
 * by its words in a role.
 */
function relevanceOfOne(field: string, input: Case, forPosting: Relevance): Relevance {
  const { resume } = input;
  const skill = skillByName(field);
  const family = familyOfField(field);
  const bySkill = relevanceOfSkill({ name: field, skillId: skill?.id ?? null }, input);
  const words = [...new Set(contentWords(field))];
  const isUnknown = !skill && family === null && tellsItsKind(input);
  // Years in "acute care" are years in the profession, which role lines seldom spell out; years of
  // Java are not.
  const isOfTrade =
    skill !== undefined &&
    family === null &&
    fieldKinds.has(skill.kind) &&
    input.posting.title?.family != null;
  return resume.roles.map((role, index) => {
    const kindred = isOfTrade
      ? familyShare(input.posting.title?.family ?? null, role.family, experienceCredits) *
        experienceCredits.skillElsewhere
      : 0;
    const ofFamily = familyShare(family, role.family, experienceCredits);
    const inWords = relevanceByWords(words, role.title, index, input);
    const mention =
      family === null || ofFamily > 0 || inWords === 1 ? 1 : experienceCredits.mentioned;
    const general = isUnknown ? (forPosting[index] ?? 0) * experienceCredits.unknownField : kindred;
    return Math.max(mention * (bySkill[index] ?? 0), ofFamily, mention * inWords, general);
  });
}
