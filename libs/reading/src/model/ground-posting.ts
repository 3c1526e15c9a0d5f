import type {
  Importance,
  PostingFacts,
  Quote,
  SkillRequirement,
  TitleFact,
} from '@rolefit/contracts';
import { skillByName, titleFamily, titleSeniority } from '@rolefit/skills';
import { deniesRemote } from '../posting/places.js';
import {
  levelShown,
  permitCountry,
  placesOfCredential,
  placesOfEducation,
  placesOfLanguage,
  placesOfPermit,
  placesOfYears,
  placeShown,
  showsCredential,
  showsEducation,
  showsEquivalent,
  showsLanguage,
  showsYears,
} from './claim-checks.js';
import type { Claims } from './claims.js';
import { isNamedIn, placesNaming, shownName } from './named-in.js';
import type { PlacesIn } from '../sentence/standing.js';
import type { PostingAnswer } from './prompts/answer-schemas.js';
import { occursIn } from '../document/quotes.js';

function groundTitle(answer: PostingAnswer, claims: Claims): TitleFact | null {
  if (answer.title === null) return null;
  const text = claims.words(answer.title.text);
  const [fact] = claims.ground([answer.title], (_claim, quote) =>
    text !== '' && occursIn(text, quote.text)
      ? { text, family: titleFamily(text), seniority: titleSeniority(text), quote }
      : null,
  );
  return fact ?? null;
}

/** Importance of a model's claim in the posting; null if the sentence negates it. */
function importanceOf(
  claimed: Importance,
  claims: Claims,
  quote: Quote,
  placesIn: PlacesIn,
): Importance | null {
  const standing = claims.standing(quote, placesIn);
  if (standing === 'negated') return null;
  return standing === 'preferred' ? 'preferred' : claimed;
}

function groundEducation(answer: PostingAnswer, claims: Claims): PostingFacts['education'] {
  return claims.ground(
    answer.education,
    ({ level, field, importance: claimed, orEquivalent }, quote) => {
      const importance = showsEducation(level, quote.text)
        ? importanceOf(claimed, claims, quote, (sentence) => placesOfEducation(level, sentence))
        : null;
      if (importance === null) return null;
      return {
        level,
        field: field !== null && occursIn(field, quote.text) ? field : null,
        importance,
        orEquivalent: orEquivalent && showsEquivalent(quote.text),
        quote,
      };
    },
  );
}

function groundCredentials(
  answers: PostingAnswer['licences'],
  claims: Claims,
): PostingFacts['licences'] {
  return claims.ground(answers, ({ name, importance: claimed }, quote) => {
    const importance = showsCredential(name, quote.text)
      ? importanceOf(claimed, claims, quote, (sentence) => placesOfCredential(name, sentence))
      : null;
    return importance && { name: name.trim(), importance, quote };
  });
}

/** @param prefix distinguishes the groups of alternatives of several pieces of one text */
function groundSkills(answer: PostingAnswer, claims: Claims, prefix: string): SkillRequirement[] {
  return claims.ground(
    answer.skills,
    ({ name: claimed, importance: claimedImportance, years, group, quote: _quote }, quote) => {
      const name = claims.words(claimed);
      if (
        name === '' ||
        name.length > 60 ||
        claims.isPersonal(claimed) ||
        !isNamedIn(name, quote.text)
      )
        return null;
      const importance = importanceOf(claimedImportance, claims, quote, (sentence) =>
        placesNaming(name, sentence),
      );
      if (importance === null) return null;
      const entry = skillByName(name);
      return {
        name: shownName(name, quote.text),
        skillId: entry?.id ?? null,
        importance,
        // Years that the quote does not show do not invalidate the skill.
        years:
          years !== null && years > 0 && years <= 30 && showsYears(years, quote.text)
            ? years
            : null,
        group: group === null || group.trim() === '' ? null : `${prefix}${group.trim()}`,
        quote,
      };
    },
  );
}

/**
 * Turns a model's answer into facts with verbatim quotes. A claim is dropped and counted if its
 * quote is not in the text, does not show it, or comes from a sentence that negates it; claims that
 * the sentence only prefers become preferences.
 */
export function groundPosting(answer: PostingAnswer, claims: Claims, prefix: string): PostingFacts {
  return {
    isPosting: answer.isPosting,
    language: null,
    title: groundTitle(answer, claims),
    skills: groundSkills(answer, claims, prefix),
    experience: claims.ground(answer.experience, ({ years, field, importance: claimed }, quote) => {
      const importance =
        years > 0 && years <= 40 && showsYears(years, quote.text)
          ? importanceOf(claimed, claims, quote, (sentence) => placesOfYears(years, sentence))
          : null;
      return (
        importance && {
          years,
          field: field !== null && occursIn(field, quote.text) ? field : null,
          importance,
          quote,
        }
      );
    }),
    duties: claims.ground(answer.duties, (_claim, quote) => ({ quote, skillIds: [] })),
    education: groundEducation(answer, claims),
    languages: claims.ground(answer.languages, ({ code, importance: claimed }, quote) => {
      const importance = showsLanguage(code, quote.text)
        ? importanceOf(claimed, claims, quote, (sentence) => placesOfLanguage(code, sentence))
        : null;
      return (
        importance && {
          code: code.toLowerCase(),
          level: levelShown(code, quote.text),
          importance,
          quote,
        }
      );
    }),
    licences: groundCredentials(answer.licences, claims),
    clearances: groundCredentials(answer.clearances, claims),
    workPermits: claims.ground(answer.workPermits, ({ country }, quote) => {
      const shown = permitCountry(country, quote.text);
      return shown === undefined || claims.standing(quote, placesOfPermit) !== 'stated'
        ? null
        : { country: shown, quote };
    }),
    places: claims.ground(answer.places, ({ place, arrangement }, quote) =>
      arrangement === 'remote' && claims.isInSentence(quote, deniesRemote)
        ? null
        : { place: placeShown(place, quote.text), arrangement, quote },
    ),
    // Pay, conditions and terms are parsed without a model.
    salaries: [],
    conditions: [],
    weeklyHours: [],
    contracts: [],
    closingDates: [],
    requirements: [],
    fields: [],
    occupations: [],
    occupationProfile: [],
  };
}
