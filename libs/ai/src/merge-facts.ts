import type { PostingFacts, Quote, SkillRequirement } from '@rolefit/contracts';
import { findSkillMentions, skillKey } from '@rolefit/skills';

function overlaps(a: Quote, b: Quote): boolean {
  return a.start < b.end && b.start < a.end;
}

/**
 * Both readers' facts of one kind: all of the model's, and of the built-in reader's those that the model has neither by key nor by place.
 */
export function mergeByKey<Fact extends { readonly quote: Quote }>(model: readonly Fact[], builtin: readonly Fact[], key: (fact: Fact) => string): Fact[] {
  const kept = new Map<string, Fact>();
  for (const fact of model) if (!kept.has(key(fact))) kept.set(key(fact), fact);
  const mine = [...kept.values()];
  return [...mine, ...builtin.filter((fact) => !kept.has(key(fact)) && !mine.some(({ quote }) => overlaps(quote, fact.quote)))];
}

function skillKeyOf({ name, skillId }: SkillRequirement): string {
  return skillId ?? skillKey(name);
}

/** Skills are many to a line, so only their keys decide. */
function mergeSkills(model: readonly SkillRequirement[], builtin: readonly SkillRequirement[]): SkillRequirement[] {
  const kept = new Map<string, SkillRequirement>();
  for (const skill of model) {
    const known = kept.get(skillKeyOf(skill));
    if (!known || (known.importance === 'preferred' && skill.importance === 'required')) kept.set(skillKeyOf(skill), skill);
  }
  const merged = [...kept.values(), ...builtin.filter((skill) => !kept.has(skillKeyOf(skill))).map((skill) => ({ ...skill, group: skill.group === null ? null : `b:${skill.group}` }))];
  const sizes = new Map<string, number>();
  for (const { group } of merged) if (group !== null) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  return merged.map((skill) => (skill.group !== null && (sizes.get(skill.group) ?? 0) < 2 ? { ...skill, group: null } : skill));
}

/**
 * One posting read twice: by the model, whose facts are grounded, and by the built-in reader.
 *
 * The rule: the union. Where both have a fact (the same skill; or the same key or overlapping quotes for all else) the model's stands, with its
 * importance, years and alternatives, because it understands the sentence; what only the built-in reader found stays, because a word of the
 * taxonomy in the right section is not an opinion. Whether it is a posting at all, and its title, the model says; language and missing title come
 * from the built-in reader. Facts stand in the order of the text.
 */
export function mergePostingFacts(model: PostingFacts, builtin: PostingFacts): PostingFacts {
  const duties = mergeByKey(model.duties, builtin.duties, ({ quote }) => String(quote.start));
  const merged: PostingFacts = {
    isPosting: model.isPosting,
    language: builtin.language,
    title: model.title ?? builtin.title,
    skills: mergeSkills(model.skills, builtin.skills),
    experience: mergeByKey(model.experience, builtin.experience, ({ years, field }) => `${years} ${field ?? ''}`),
    duties: duties.map(({ quote }) => ({ quote, skillIds: [...new Set(findSkillMentions(quote.text).map(({ skillId }) => skillId))] })),
    education: mergeByKey(model.education, builtin.education, ({ level }) => level),
    languages: mergeByKey(model.languages, builtin.languages, ({ code }) => code),
    licences: mergeByKey(model.licences, builtin.licences, ({ name }) => skillKey(name)),
    clearances: mergeByKey(model.clearances, builtin.clearances, ({ name }) => skillKey(name)),
    workPermits: mergeByKey(model.workPermits, builtin.workPermits, ({ country }) => country ?? ''),
    places: mergeByKey(model.places, builtin.places, ({ place, arrangement }) => `${place ?? ''} ${arrangement}`),
  };
  return { ...merged, ...inTextOrder(merged) };
}

type Lists = Omit<PostingFacts, 'isPosting' | 'language' | 'title'>;

function inTextOrder({ skills, experience, duties, education, languages, licences, clearances, workPermits, places }: PostingFacts): Lists {
  return {
    skills: byPlace(skills),
    experience: byPlace(experience),
    duties: byPlace(duties),
    education: byPlace(education),
    languages: byPlace(languages),
    licences: byPlace(licences),
    clearances: byPlace(clearances),
    workPermits: byPlace(workPermits),
    places: byPlace(places),
  };
}

function byPlace<Fact extends { readonly quote: Quote }>(facts: readonly Fact[]): Fact[] {
  return facts.toSorted((a, b) => a.quote.start - b.quote.start);
}

/** The facts of several pieces of one posting: it is one if any piece is; the first title counts. */
export function joinPostingFacts(pieces: readonly PostingFacts[]): PostingFacts {
  return {
    isPosting: pieces.some(({ isPosting }) => isPosting),
    language: null,
    title: pieces.find(({ title }) => title !== null)?.title ?? null,
    skills: pieces.flatMap(({ skills }) => skills),
    experience: pieces.flatMap(({ experience }) => experience),
    duties: pieces.flatMap(({ duties }) => duties),
    education: pieces.flatMap(({ education }) => education),
    languages: pieces.flatMap(({ languages }) => languages),
    licences: pieces.flatMap(({ licences }) => licences),
    clearances: pieces.flatMap(({ clearances }) => clearances),
    workPermits: pieces.flatMap(({ workPermits }) => workPermits),
    places: pieces.flatMap(({ places }) => places),
  };
}
