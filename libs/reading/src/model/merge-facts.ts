import type { PostingFacts, Quote } from '@rolefit/contracts';
import { findSkillMentions, skillKey } from '@rolefit/skills';
import { mergeByKey, readBy } from './merge-by-key.js';
import { mergeSkills } from './merge-skills.js';

// With this many explicit requirements a text is a posting, whatever the model claims.
const asksMin = 4;

function asksOf({ skills, duties, experience, education, licences }: PostingFacts): number {
  return skills.length + duties.length + experience.length + education.length + licences.length;
}

/** The model decides whether it is a posting, unless the text clearly contradicts it. */
function isPosting(model: PostingFacts, builtin: PostingFacts): boolean {
  if (model.isPosting === builtin.isPosting) return model.isPosting;
  return model.isPosting
    ? asksOf(model) >= asksMin
    : builtin.isPosting && asksOf(builtin) >= asksMin;
}

/**
 * Merges two readings of a posting: the model's grounded facts and the built-in reader's. The
 * result is the union. If both have a fact (the same skill; for others the same key or overlapping
 * quotes), the model's wins with its importance, years and alternatives, because it understands the
 * sentence, unless the text contradicts it. Facts found only by the built-in reader stay, because a
 * taxonomy name in the right section is reliable. Each fact records its reader. The title is the
 * model's; the language, and a missing title, the built-in reader's. Facts are in text order.
 * @param text the text that both read
 */
export function mergePostingFacts(
  model: PostingFacts,
  builtin: PostingFacts,
  text: string,
): PostingFacts {
  const duties = mergeByKey(model.duties, builtin.duties, ({ quote }) => String(quote.start));
  const merged: PostingFacts = {
    isPosting: isPosting(model, builtin),
    language: builtin.language,
    title: titleOf(model, builtin),
    skills: mergeSkills(model.skills, builtin.skills, text),
    experience: mergeByKey(
      model.experience,
      builtin.experience,
      ({ years, field }) => `${years} ${field ?? ''}`,
    ),
    duties: duties.map(({ quote, readBy: by }) => ({
      quote,
      readBy: by,
      skillIds: [...new Set(findSkillMentions(quote.text).map(({ skillId }) => skillId))],
    })),
    education: mergeByKey(model.education, builtin.education, ({ level }) => level),
    languages: mergeByKey(model.languages, builtin.languages, ({ code }) => code),
    licences: mergeByKey(model.licences, builtin.licences, ({ name }) => skillKey(name)),
    clearances: mergeByKey(model.clearances, builtin.clearances, ({ name }) => skillKey(name)),
    workPermits: mergeByKey(model.workPermits, builtin.workPermits, ({ country }) => country ?? ''),
    places: mergeByKey(
      model.places,
      builtin.places,
      ({ place, arrangement }) => `${place ?? ''} ${arrangement}`,
    ),
    salaries: builtin.salaries,
    conditions: builtin.conditions,
    weeklyHours: builtin.weeklyHours,
    contracts: builtin.contracts,
    closingDates: builtin.closingDates,
    requirements: builtin.requirements,
    fields: builtin.fields,
    occupations: builtin.occupations,
    occupationProfile: builtin.occupationProfile,
  };
  return { ...merged, ...inTextOrder(merged) };
}

function titleOf({ title }: PostingFacts, builtin: PostingFacts): PostingFacts['title'] {
  if (title === null) return builtin.title && readBy(builtin.title, 'builtin');
  return readBy(title, builtin.title?.text === title.text ? 'both' : 'model');
}

type Lists = Omit<
  PostingFacts,
  'isPosting' | 'language' | 'title' | 'fields' | 'occupations' | 'occupationProfile'
>;

function inTextOrder({
  skills,
  experience,
  duties,
  education,
  languages,
  licences,
  clearances,
  workPermits,
  places,
  salaries,
  conditions,
  weeklyHours,
  contracts,
  closingDates,
  requirements,
}: PostingFacts): Lists {
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
    salaries: byPlace(salaries),
    conditions: byPlace(conditions),
    weeklyHours: byPlace(weeklyHours),
    contracts: byPlace(contracts),
    closingDates: byPlace(closingDates),
    requirements: byPlace(requirements),
  };
}

function byPlace<Fact extends { readonly quote: Quote }>(facts: readonly Fact[]): Fact[] {
  return facts.toSorted((a, b) => a.quote.start - b.quote.start);
}

/**
 * Joins the facts of several pieces of one posting: it is a posting if any piece is; the first
 * title counts.
 */
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
    salaries: pieces.flatMap(({ salaries }) => salaries),
    conditions: pieces.flatMap(({ conditions }) => conditions),
    weeklyHours: pieces.flatMap(({ weeklyHours }) => weeklyHours),
    contracts: pieces.flatMap(({ contracts }) => contracts),
    closingDates: pieces.flatMap(({ closingDates }) => closingDates),
    requirements: pieces.flatMap(({ requirements }) => requirements),
    fields: [],
    occupations: [],
    occupationProfile: [],
  };
}
