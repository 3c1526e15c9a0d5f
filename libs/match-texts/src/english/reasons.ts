import type { LinkVerdict, ReasonValues } from '@rolefit/contracts';
import type { NameOf, TextsFor } from '../texts.js';
import { count, listOf, monthsInWords, quoted, someLabels } from './amounts.js';
import { languageName } from './names.js';
import { degreesWithArticle, languageWithLevel } from './phrases.js';

const sameWords = {
  shown: 'A line of your resume says much the same.',
  partly: 'A line of your resume says part of this.',
  'not-found': 'Loosely related line in your resume.',
  contradicted: 'Your resume says otherwise.',
} as const satisfies Record<LinkVerdict, string>;

const closeWords = {
  ...sameWords,
  shown: 'No line says exactly this, but the closest one and your work make it likely.',
  partly: 'No line says exactly this. This is the closest one.',
} as const satisfies Record<LinkVerdict, string>;

const closeReading = {
  shown: 'A close reading found this in the quoted line.',
  partly: 'A close reading found part of this in the quoted line.',
  'not-found': 'A close reading found no line of your resume that shows this.',
  contradicted: 'A close reading found a line that says the opposite.',
} as const satisfies Record<LinkVerdict, string>;

const roles = {
  shown: (role: string) => `${role} is this kind of work.`,
  partly: (role: string) => `${role} is related work.`,
  'not-found': (role: string) => `${role} is only loosely related.`,
  contradicted: () => 'Your resume says otherwise.',
} as const satisfies Record<LinkVerdict, (role: string) => string>;

const traits = {
  shown: (source: string) => `${source} makes this likely.`,
  partly: (source: string) => `${source} suggests some of this.`,
  'not-found': (source: string) => `${source} says little about this.`,
  contradicted: () => 'Your resume says otherwise.',
} as const satisfies Record<LinkVerdict, (source: string) => string>;

const work = {
  shown: 'The quoted line shows this kind of work.',
  partly: 'The quoted line shows related work.',
  'not-found': 'The quoted line is only loosely related.',
  contradicted: 'Your resume says otherwise.',
} as const satisfies Record<LinkVerdict, string>;

const byTitle = {
  named: (title: string) => `Named in your resume, and your role as ${title} shows it in use.`,
  shown: (title: string) => `Your role as ${title} shows it, though no line names it.`,
  suggested: (title: string) => `Your role as ${title} suggests it, but no line names it.`,
} as const;

const asksFor = (years: number) => `The posting asks for ${count(years, 'year')}.`;

/** Why a requirement earned its credit. */
export const reasonsIn = (name: NameOf): TextsFor<ReasonValues> => ({
  'skill-found': () => 'Found in a recent role.',
  'skill-found-earlier': () => 'Found, but not in a recent dated role.',
  'skill-named': () => 'Named in your resume.',
  'skill-listed': ({ name: skill }) => `Only listed: no role shows ${skill} in use.`,
  'skill-stated': ({ name: skill, score, isInResume }) =>
    `Added by you: ${skill} at ${score}.${isInResume ? ' Your resume names it too.' : ''}`,
  'skill-missing': ({ name: skill }) => `We couldn’t find ${skill} in your resume or your skills.`,
  'skill-close': ({ name: skill, held }) => `No ${skill}, but ${held} is close: partial credit.`,
  'skill-included': ({ in: held }) => `Not named, but ${quoted(held)} includes it.`,
  'skill-covered': ({ by }) => `Covered by ${listOf(by.map(quoted))}.`,
  'skill-in-parts': ({ parts }) => `Not named, but you show parts of it: ${listOf(parts)}.`,
  'skill-by-title': ({ title, is }) => byTitle[is](quoted(title)),
  'skills-found': (some) => `Your resume shows ${someLabels(some, name)}.`,
  'skills-missing': (some) => `We couldn’t find ${someLabels(some, name)} in your resume.`,
  'same-words': ({ verdict }) => sameWords[verdict],
  'close-words': ({ verdict }) => closeWords[verdict],
  'similar-work': ({ verdict, title, isTrait }) => {
    const role = title === null ? null : `Your role as ${quoted(title)}`;
    if (isTrait) return traits[verdict](role ?? 'The quoted line');
    return role === null ? work[verdict] : roles[verdict](role);
  },
  'close-reading': ({ verdict }) => closeReading[verdict],
  contradicted: () => 'Your resume says otherwise.',
  'rest-missing': () => 'We couldn’t find the rest of what this line asks for.',
  'nothing-found': () => 'We couldn’t find this in your resume.',
  'licence-named': () => 'Named in your resume.',
  stated: () => 'Stated by you.',
  'said-to-have': () => 'You said that you have this.',
  'years-dated': ({ months, isPartial, asked }) =>
    isPartial
      ? `Your dated roles add up to ${monthsInWords(months)}, with related roles counted in part. ${asksFor(asked)}`
      : `Your dated roles add up to ${monthsInWords(months)}. ${asksFor(asked)}`,
  'years-stated': ({ months, skill, asked }) =>
    `Your resume states ${monthsInWords(months)} of ${skill}. ${asksFor(asked)}`,
  'years-missing': ({ asked }) => `We couldn’t find dated roles that show it. ${asksFor(asked)}`,
  'degree-found': ({ hasField }) =>
    hasField
      ? 'Your resume shows a degree of this level and field.'
      : 'Your resume shows a degree of this level.',
  'degree-lower': ({ held, asked }) =>
    `Your resume names ${degreesWithArticle[held]}. The posting asks for ${degreesWithArticle[asked]}.`,
  'degree-in-other-field': () => 'The level fits, but the field is a different one or isn’t named.',
  'degree-missing': () => 'We couldn’t find such a degree in your resume.',
  'degree-by-experience': ({ months }) =>
    `The posting accepts equivalent experience. Your dated roles show ${monthsInWords(months)} of it.`,
  'language-found': (language) => `Your resume names ${languageWithLevel(language)}.`,
  'language-stated': (language) => `You stated ${languageWithLevel(language)}.`,
  'language-without-level': ({ code, isStated }) =>
    isStated
      ? `You stated ${languageName(code)} without a level.`
      : `Your resume names ${languageName(code)} without a level.`,
  'language-lower': ({ code, level, asked, isStated }) =>
    isStated
      ? `You stated ${languageName(code)} ${level}. The posting asks for ${asked}.`
      : `Your resume names ${languageName(code)} ${level}. The posting asks for ${asked}.`,
  'language-written': ({ code, isListed }) =>
    isListed
      ? `Your resume is written in ${languageName(code)}.`
      : `Your resume is written in ${languageName(code)}, but doesn’t list it.`,
  'language-missing': ({ code }) => `We couldn’t find ${languageName(code)} in your resume.`,
  'only-languages-stated': ({ languages }) =>
    languages.length === 0
      ? 'You stated that you speak no other language.'
      : `You stated only ${listOf(languages.map(languageWithLevel))}.`,
});
