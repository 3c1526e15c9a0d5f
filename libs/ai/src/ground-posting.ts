import type { PostingFacts, SkillRequirement, TitleFact } from '@rolefit/contracts';
import { skillByName, titleFamily, titleSeniority } from '@rolefit/skills';
import { levelShown, permitCountry, placeShown, showsCredential, showsEducation, showsEquivalent, showsLanguage, showsYears } from './claim-checks.js';
import type { Claims } from './claims.js';
import { isNamedIn, shownName } from './named-in.js';
import type { PostingAnswer } from './prompts/answer-schemas.js';
import { occursIn } from './quotes.js';

function groundTitle(answer: PostingAnswer, claims: Claims): TitleFact | null {
  if (answer.title === null) return null;
  const text = claims.words(answer.title.text);
  const [fact] = claims.ground([answer.title], (_claim, quote) =>
    text !== '' && occursIn(text, quote.text) ? { text, family: titleFamily(text), seniority: titleSeniority(text), quote } : null,
  );
  return fact ?? null;
}

/** @param prefix keeps the marks of alternatives of several pieces of one text apart */
function groundSkills(answer: PostingAnswer, claims: Claims, prefix: string): SkillRequirement[] {
  return claims.ground(answer.skills, ({ name: claimed, importance, years, group, quote: _quote }, quote) => {
    const name = claims.words(claimed);
    if (name === '' || name.length > 60 || claims.isPersonal(claimed) || !isNamedIn(name, quote.text)) return null;
    const entry = skillByName(name);
    return {
      name: shownName(name, quote.text),
      skillId: entry?.id ?? null,
      importance,
      // Years that the quote does not show are no reason to lose the skill.
      years: years !== null && years > 0 && years <= 30 && showsYears(years, quote.text) ? years : null,
      group: group === null || group.trim() === '' ? null : `${prefix}${group.trim()}`,
      quote,
    };
  });
}

/**
 * Turns a model's answer into facts with verbatim quotes. What has no quote in the text, or a quote that does not show it, is dropped and counted.
 */
export function groundPosting(answer: PostingAnswer, claims: Claims, prefix: string): PostingFacts {
  return {
    isPosting: answer.isPosting,
    language: null,
    title: groundTitle(answer, claims),
    skills: groundSkills(answer, claims, prefix),
    experience: claims.ground(answer.experience, ({ years, field, importance }, quote) =>
      years > 0 && years <= 40 && showsYears(years, quote.text) ? { years, field: field !== null && occursIn(field, quote.text) ? field : null, importance, quote } : null,
    ),
    duties: claims.ground(answer.duties, (_claim, quote) => ({ quote, skillIds: [] })),
    education: claims.ground(answer.education, ({ level, field, importance, orEquivalent }, quote) =>
      showsEducation(level, quote.text) ? { level, field: field !== null && occursIn(field, quote.text) ? field : null, importance, orEquivalent: orEquivalent && showsEquivalent(quote.text), quote } : null,
    ),
    languages: claims.ground(answer.languages, ({ code, importance }, quote) =>
      showsLanguage(code, quote.text) ? { code: code.toLowerCase(), level: levelShown(code, quote.text), importance, quote } : null,
    ),
    licences: claims.ground(answer.licences, ({ name, importance }, quote) => (showsCredential(name, quote.text) ? { name: name.trim(), importance, quote } : null)),
    clearances: claims.ground(answer.clearances, ({ name, importance }, quote) => (showsCredential(name, quote.text) ? { name: name.trim(), importance, quote } : null)),
    workPermits: claims.ground(answer.workPermits, ({ country }, quote) => {
      const shown = permitCountry(country, quote.text);
      return shown === undefined ? null : { country: shown, quote };
    }),
    places: claims.ground(answer.places, ({ place, arrangement }, quote) => ({ place: placeShown(place, quote.text), arrangement, quote })),
    // Amounts are read by their digits, without a model.
    salaries: [],
  };
}
