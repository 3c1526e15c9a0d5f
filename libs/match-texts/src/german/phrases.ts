import type { EducationLevel, PhraseValues } from '@rolefit/contracts';
import type { TextsFor } from '../texts.js';
import { listOf, quoted, years } from './amounts.js';
import { answers, conditions } from './conditions.js';
import { germanCredential } from './credential-names.js';
import { countryAfterFor, languageName } from './names.js';

export const degrees = {
  secondary: 'Schulabschluss',
  vocational: 'Berufsausbildung',
  associate: 'Associate Degree',
  bachelor: 'Bachelorabschluss',
  master: 'Masterabschluss',
  doctorate: 'Promotion',
} as const satisfies Record<EducationLevel, string>;

/** "Bachelorabschluss in Informatik", but "Berufsausbildung (Elektroniker)". */
function degree({ level, field }: PhraseValues['degree']): string {
  if (field === null) return degrees[level];
  return level === 'secondary' || level === 'vocational'
    ? `${degrees[level]} (${field})`
    : `${degrees[level]} in ${field}`;
}

const kinds = {
  licence: 'Lizenz oder Zulassung',
  clearance: 'Sicherheitsüberprüfung',
  'work-permit': 'Arbeitserlaubnis',
  place: 'Arbeitsort',
  language: 'Sprache',
  degree: 'Abschluss',
} as const;

const none = {
  licence: 'keine Lizenz oder Zulassung',
  clearance: 'keine Sicherheitsüberprüfung',
  place: 'kein Ort',
} as const;

const arrangements = { onsite: 'vor Ort', hybrid: 'hybrid', remote: 'remote' } as const;

/** "Deutsch B2", "Deutsch". */
export function languageWithLevel({ code, level }: PhraseValues['language']): string {
  return level === null ? languageName(code) : `${languageName(code)} ${level}`;
}

function place({ arrangement, places }: PhraseValues['place']): string {
  const named = listOf(places, 'oder');
  if (arrangement === 'remote') return places.length === 0 ? 'Remote' : `Remote (${named})`;
  const how = arrangement === 'onsite' ? 'Vor Ort' : 'Hybrid';
  return places.length === 0 ? how : `${how} in ${named}`;
}

export const phrases: TextsFor<PhraseValues> = {
  'any-of': ({ names }) => listOf(names, 'oder'),
  quoted: ({ text }) => quoted(text),
  years: ({ years: amount, skills, field, occupation }) => {
    const experience = `${years(amount)} Erfahrung`;
    if (skills.length > 0) return `${experience} mit ${listOf(skills)}`;
    if (occupation !== null) return `${experience} als ${occupation}`;
    return field === null ? experience : `${experience} im Bereich ${field}`;
  },
  degree,
  language: languageWithLevel,
  licence: ({ name, inPosting }) => inPosting ?? germanCredential(name),
  'work-permit': ({ country }) =>
    country === null ? 'Arbeitserlaubnis' : `Arbeitserlaubnis für ${countryAfterFor(country)}`,
  place,
  condition: ({ topic, amount }) => conditions[topic](amount),
  kind: ({ kind }) => kinds[kind],
  'only-names': ({ of, names }) => (names.length === 0 ? none[of] : `nur ${listOf(names)}`),
  'only-languages': ({ languages }) =>
    languages.length === 0 ? 'keine Sprache' : `nur ${listOf(languages.map(languageWithLevel))}`,
  'only-work-permits': ({ countries }) =>
    countries.length === 0
      ? 'keine Arbeitserlaubnis'
      : `nur Arbeitserlaubnis für ${listOf(countries.map(countryAfterFor))}`,
  relocation: () => 'Umzug möglich',
  arrangements: ({ arrangements: stated, isComplete }) =>
    `${isComplete ? 'nur ' : ''}${listOf(stated.map((one) => arrangements[one]))}`,
  answer: ({ topic, isMet, amount }) => answers(topic, isMet, amount),
};
