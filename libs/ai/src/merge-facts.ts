import type { PostingFacts, Quote } from '@rolefit/contracts';
import { findSkillMentions, skillKey } from '@rolefit/skills';
import { mergeByKey, readBy } from './merge-by-key.js';
import { mergeSkills } from './merge-skills.js';

// A text that asks for so much in so many words is a posting, whatever somebody says of it.
const asksMin = 4;

function asksOf({ skills, duties, experience, education, licences }: PostingFacts): number {
  return skills.length + duties.length + experience.length + education.length + licences.length;
}

/** The model says whether it is a posting, unless the text's own words say otherwise beyond doubt. */
function isPosting(model: PostingFacts, builtin: PostingFacts): boolean {
  if (model.isPosting === builtin.isPosting) return model.isPosting;
  return model.isPosting
    ? asksOf(model) >= asksMin
    : builtin.isPosting && asksOf(builtin) >= asksMin;
}

/**
 * One posting read twice: by the model, whose facts are grounded, and by the built-in reader.
 *
 * The rule: the union. Where both have a fact (the same skill; or the same key or overlapping quotes for all else) the model's stands, with its
 * importance, years and alternatives, because it understands the sentence, as far as the text's own words do not contradict it; what only the built-in
 * reader found stays, because a word of the taxonomy in the right section is not an opinion. Each fact says who found it. The title is the
 * model's, language and missing title the built-in reader's. Facts stand in the order of the text.
 * @param text what both read
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
  };
  return { ...merged, ...inTextOrder(merged) };
}

function titleOf({ title }: PostingFacts, builtin: PostingFacts): PostingFacts['title'] {
  if (title === null) return builtin.title && readBy(builtin.title, 'builtin');
  return readBy(title, builtin.title?.text === title.text ? 'both' : 'model');
}

type Lists = Omit<PostingFacts, 'isPosting' | 'language' | 'title'>;

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
    salaries: pieces.flatMap(({ salaries }) => salaries),
  };
}
