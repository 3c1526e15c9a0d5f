import type { Quote, ResumeFacts, Role } from '@rolefit/contracts';
import { skillByName, titleFamily, titleSeniority } from '@rolefit/skills';
import {
  levelShown,
  needsSponsorship,
  permitCountry,
  placesOfCredential,
  placesOfEducation,
  placesOfLanguage,
  placesOfPermit,
  placeShown,
  showsCredential,
  showsEducation,
  showsLanguage,
} from './claim-checks.js';
import type { Claims } from './claims.js';
import { isNamedIn, placesNaming, shownName } from './named-in.js';
import type { PlacesIn } from '../sentence/standing.js';
import type { ResumeAnswer } from './prompts/answer-schemas.js';
import { occursIn } from '../document/quotes.js';

/** A skill with the quotes that show it; their place in the resume is determined later. */
export interface GroundedSkill {
  readonly name: string;
  readonly skillId: string | null;
  readonly quotes: readonly Quote[];
}

/** A model's answer about a resume, as far as the text supports it. */
export interface GroundedResume extends Pick<
  ResumeFacts,
  'roles' | 'education' | 'languages' | 'licences' | 'clearances' | 'workPermits' | 'places'
> {
  readonly skills: readonly GroundedSkill[];
}

/**
 * A month in the contract's format, from `YYYY-MM` or `YYYY`; null if the text near the quote does
 * not show the year.
 */
function monthShown(
  claimed: string | null,
  text: string,
  { start, end }: Quote,
  monthWithoutOne: string,
): string | null {
  const [, year, month] = /^(\d{4})(?:-(0[1-9]|1[0-2]))?(?:-\d{2})?$/.exec(claimed ?? '') ?? [];
  if (year === undefined) return null;
  const near = text.slice(Math.max(0, start - 200), end + 200);
  return near.includes(year) || new RegExp(`['’/]\\s?${year.slice(2)}\\b`).test(near)
    ? `${year}-${month ?? monthWithoutOne}`
    : null;
}

/**
 * Whether the quote states that the candidate has the skill, rather than lacks it or would like to
 * learn it.
 */
function isHeld(claims: Claims, quote: Quote, placesIn: PlacesIn): boolean {
  return claims.standing(quote, placesIn) === 'stated';
}

function groundCredentials(
  answers: ResumeAnswer['licences'],
  claims: Claims,
): ResumeFacts['licences'] {
  return claims.ground(answers, ({ name }, quote) =>
    showsCredential(name, quote.text) &&
    isHeld(claims, quote, (sentence) => placesOfCredential(name, sentence))
      ? { name: name.trim(), quote }
      : null,
  );
}

function groundRoles(answer: ResumeAnswer, claims: Claims, text: string): Role[] {
  return claims.ground(answer.roles, (claim, quote) => {
    const title = claims.words(claim.title);
    if (title === '' || claims.isPersonal(claim.title) || !occursIn(title, quote.text)) return null;
    const employer = claim.employer === null ? null : claims.words(claim.employer);
    const start = monthShown(claim.start, text, quote, '01');
    const end = claim.isCurrent ? null : monthShown(claim.end, text, quote, '12');
    const isWhole = start !== null && (claim.isCurrent || (end !== null && end >= start));
    return {
      title,
      employer: employer !== null && employer !== '' && occursIn(employer, text) ? employer : null,
      // An incomplete span counts no years: both months or none.
      start: isWhole ? start : null,
      end: isWhole ? end : null,
      isCurrent: isWhole && claim.isCurrent,
      family: titleFamily(title),
      seniority: titleSeniority(title),
      quote,
    };
  });
}

function groundSkills(answer: ResumeAnswer, claims: Claims): GroundedSkill[] {
  return answer.skills.flatMap(({ name: claimed, quotes }) => {
    const name = claims.words(claimed);
    const found =
      name === '' || name.length > 60 || claims.isPersonal(claimed)
        ? []
        : quotes
            .map((quote) => claims.locate(quote))
            .filter((quote) => quote !== null)
            .filter((quote) => isNamedIn(name, quote.text));
    const kept = found.filter((quote) =>
      isHeld(claims, quote, (sentence) => placesNaming(name, sentence)),
    );
    if (kept.length === 0) {
      claims.reject();
      return [];
    }
    const entry = skillByName(name);
    return [
      {
        name: shownName(name, ...kept.map((quote) => quote.text)),
        skillId: entry?.id ?? null,
        quotes: kept,
      },
    ];
  });
}

/**
 * Turns a model's answer into facts with verbatim quotes. A claim is dropped and counted if its
 * quote is not in the text, does not show it, or comes from a sentence that negates it.
 * @param text the original, with personal data
 */
export function groundResume(answer: ResumeAnswer, claims: Claims, text: string): GroundedResume {
  return {
    roles: groundRoles(answer, claims, text),
    skills: groundSkills(answer, claims),
    education: claims.ground(answer.education, ({ level, field }, quote) =>
      showsEducation(level, quote.text) &&
      isHeld(claims, quote, (sentence) => placesOfEducation(level, sentence))
        ? { level, field: field !== null && occursIn(field, quote.text) ? field : null, quote }
        : null,
    ),
    languages: claims.ground(answer.languages, ({ code }, quote) =>
      showsLanguage(code, quote.text) &&
      isHeld(claims, quote, (sentence) => placesOfLanguage(code, sentence))
        ? { code: code.toLowerCase(), level: levelShown(code, quote.text), quote }
        : null,
    ),
    licences: groundCredentials(answer.licences, claims),
    clearances: groundCredentials(answer.clearances, claims),
    workPermits: claims.ground(answer.workPermits, ({ country }, quote) => {
      const shown = permitCountry(country, quote.text);
      return shown === undefined ||
        claims.isInSentence(quote, needsSponsorship) ||
        !isHeld(claims, quote, placesOfPermit)
        ? null
        : { country: shown, quote };
    }),
    places: claims.ground(answer.places, ({ place }, quote) => {
      const shown = placeShown(claims.words(place), quote.text);
      return shown === null ? null : { place: shown, quote };
    }),
  };
}
