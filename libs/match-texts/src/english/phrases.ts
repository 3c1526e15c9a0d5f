import type { EducationLevel, PhraseValues } from '@rolefit/contracts';
import type { TextsFor } from '../texts.js';
import { count, listOf, quoted } from './amounts.js';
import { answers, conditions } from './conditions.js';
import { countryAfterFor, languageName } from './names.js';

export const degrees = {
  secondary: 'secondary school',
  vocational: 'vocational training',
  associate: 'associate degree',
  bachelor: 'bachelor’s degree',
  master: 'master’s degree',
  doctorate: 'doctorate',
} as const satisfies Record<EducationLevel, string>;

export const degreesWithArticle = {
  secondary: 'a secondary school certificate',
  vocational: 'vocational training',
  associate: 'an associate degree',
  bachelor: 'a bachelor’s degree',
  master: 'a master’s degree',
  doctorate: 'a doctorate',
} as const satisfies Record<EducationLevel, string>;

const kinds = {
  licence: 'Licence',
  clearance: 'Security clearance',
  'work-permit': 'Work permit',
  place: 'Place',
  language: 'Language',
  degree: 'Degree',
} as const;

const nouns = { licence: 'licence', clearance: 'clearance', place: 'place' } as const;

const arrangements = { onsite: 'on site', hybrid: 'hybrid', remote: 'remote' } as const;
const places = { onsite: 'On site', hybrid: 'Hybrid', remote: 'Remote' } as const;

/** "bachelor’s degree in nursing", but "vocational training (electrician)". */
function degree({ level, field }: PhraseValues['degree']): string {
  if (field === null) return degrees[level];
  return level === 'secondary' || level === 'vocational'
    ? `${degrees[level]} (${field})`
    : `${degrees[level]} in ${field}`;
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** "German B2", "German". */
export function languageWithLevel({ code, level }: PhraseValues['language']): string {
  return level === null ? languageName(code) : `${languageName(code)} ${level}`;
}

/** Three countries are better known by short names. */
const shortCountries: Readonly<Record<string, string>> = { US: 'US', GB: 'UK', EU: 'EU' };

export const phrases: TextsFor<PhraseValues> = {
  'any-of': ({ names }) => listOf(names, 'or'),
  quoted: ({ text }) => quoted(text),
  years: ({ years, skills, field, occupation }) => {
    const amount = count(years, 'year');
    if (skills.length > 0) return `${amount} of ${listOf(skills)}`;
    if (occupation !== null) return `${amount} of experience as ${occupation}`;
    return `${amount} of experience${field === null ? '' : ` in ${field}`}`;
  },
  degree: (asked) => capitalised(degree(asked)),
  language: languageWithLevel,
  licence: ({ name }) => name,
  'work-permit': ({ country }) => {
    if (country === null) return 'Work permit';
    const short = shortCountries[country];
    return short === undefined
      ? `Work permit for ${countryAfterFor(country)}`
      : `${short} work permit`;
  },
  place: ({ arrangement, places: named }) => {
    if (named.length === 0) return places[arrangement];
    return `${places[arrangement]} ${arrangement === 'remote' ? 'within' : 'in'} ${listOf(named, 'or')}`;
  },
  condition: ({ topic, amount }) => conditions[topic](amount),
  kind: ({ kind }) => kinds[kind],
  'only-names': ({ of, names }) =>
    names.length === 0 ? `no ${nouns[of]}` : `only ${listOf(names)}`,
  'only-languages': ({ languages }) =>
    languages.length === 0 ? 'no language' : `only ${listOf(languages.map(languageWithLevel))}`,
  'only-work-permits': ({ countries }) => {
    if (countries.length === 0) return 'no work permit';
    const permits = countries.length === 1 ? 'a work permit' : 'work permits';
    return `only ${permits} for ${listOf(countries.map(countryAfterFor))}`;
  },
  relocation: () => 'would relocate',
  arrangements: ({ arrangements: stated, isComplete }) =>
    `${isComplete ? 'only ' : ''}${listOf(stated.map((one) => arrangements[one]))}`,
  answer: ({ topic, isMet, amount }) => answers(topic, isMet, amount),
};
