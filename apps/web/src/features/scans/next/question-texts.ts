import { type Arrangement, type ConditionTopic } from '@rolefit/contracts';
import { formatNumber, pluralOf } from '@/lib/format';
import { credentialInSentence, withArticle } from '../highlights/english-credential';
import { abbreviatedCertificate } from './certificates';

interface WorkQuestion {
  readonly any: string;
  readonly of?: (amount: number) => string;
}

const work: Readonly<Record<ConditionTopic, WorkQuestion>> = {
  nights: { any: 'Would you work nights?' },
  evenings: { any: 'Would you work evenings?' },
  weekends: { any: 'Would you work weekends?' },
  shifts: { any: 'Would you work shifts?' },
  'on-call': { any: 'Would you be on call?' },
  overtime: { any: 'Would you work overtime?' },
  'flexible-hours': { any: 'Are your hours flexible?' },
  lifting: {
    any: 'Can you lift heavy things?',
    of: (amount) => `Can you lift up to ${formatNumber(amount)} kg?`,
  },
  standing: { any: 'Can you be on your feet for long hours?' },
  vision: { any: 'Is your eyesight good?' },
  heights: { any: 'Can you work at heights?' },
  'minimum-age': {
    any: 'Are you of the minimum age?',
    of: (amount) => `Are you ${formatNumber(amount)} or older?`,
  },
  'driving-record': {
    any: 'Is your driving record good?',
    of: (amount) =>
      amount === 0
        ? 'Is your driving record clean?'
        : `Do you have at most ${formatNumber(amount)} points on your licence?`,
  },
  'own-vehicle': { any: 'Do you have your own vehicle?' },
  travel: {
    any: 'Would you travel for work?',
    of: (amount) => `Would you travel up to ${formatNumber(amount)}% of the time?`,
  },
  'office-days': {
    any: 'Would you come to the office?',
    of: (amount) =>
      pluralOf(amount, {
        one: 'Would you come to the office 1 day a week?',
        other: 'Would you come to the office # days a week?',
      }),
  },
  'background-check': { any: 'Would you pass a background check?' },
  'drug-test': { any: 'Would you take a drug test?' },
};

/** Names of people rather than of papers. */
const people =
  /(?:nurse|practitioner|assistant|aide|electrician|plumber|technician|worker|psychologist|therapist|counselor|midwife)$/i;
/** A name in the words of a posting: "certification in mathematics". */
const grantedIn = /^(?:teach\w+ )?(?:certificat(?:ion|e)|licen[cs]e) /i;

/** Uncountable nouns, which take no article: "forklift certification", "NMC registration". */
const uncounted = /(?:certification|registration|accreditation|qualification)$/;
/** Abbreviated job titles. */
const abbreviatedPeople = /^(?:CNA|CPA|LPN|LVN|RN)$/;

/** Keeps its capitals within a sentence. */
const abbreviation = /^[A-Z]{2}/;

const lowerFirst = (name: string): string =>
  abbreviation.test(name) ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

/** "Are you a registered nurse?", "Are you ACLS certified?", "Do you have a driver's license?", or, for any other name, "Do you have this licence or certificate: NIH Stroke Scale?" */
function licenceQuestion(name: string): string {
  if (people.test(name)) return `Are you ${withArticle(lowerFirst(name))}?`;
  if (grantedIn.test(name)) return `Do you have ${withArticle(lowerFirst(name))}?`;
  if (abbreviatedCertificate.test(name)) return `Are you ${name} certified?`;
  if (abbreviatedPeople.test(name)) return `Are you ${withArticle(name)}?`;
  return paperQuestion(name, 'this licence or certificate');
}

function paperQuestion(name: string, what: string): string {
  const inSentence = credentialInSentence(name);
  const isUncounted = uncounted.test(name) && (inSentence !== name || abbreviation.test(name));
  return /^an? /.test(inSentence) || isUncounted
    ? `Do you have ${inSentence}?`
    : `Do you have ${what}: ${name}?`;
}

/** Texts of "Needs your answer". */
export const texts = {
  questions: 'Needs your answer',
  questionsLead: 'One tap answers for every posting that asks.',
  touches: (scans: number) => pluralOf(scans, { one: 'In 1 posting', other: 'In # postings' }),
  yes: 'Yes',
  no: 'No',
  skip: 'Not now',
  answerTo: (answer: string, question: string) => `${answer}: ${question}`,
  saved: 'Answer saved. Your matches are being updated.',
  undo: 'Undo',
  notSaved: 'Your answer wasn’t saved.',
  allAnswers: 'All your answers',

  ask: {
    workPermit: (country: string) => `Can you work in ${country} without a sponsor?`,
    licence: licenceQuestion,
    clearance: (name: string) => paperQuestion(name, 'this clearance'),
    language: (language: string, level: string | null) =>
      level === null ? `Do you speak ${language}?` : `Is your ${language} at least ${level}?`,
    places: {
      onsite: (places: readonly string[]) => `Could you work on site in ${orOf(places)}?`,
      hybrid: (places: readonly string[]) => `Could you work partly on site in ${orOf(places)}?`,
      remote: (places: readonly string[]) => `Could you work remotely from ${orOf(places)}?`,
    } satisfies Record<Arrangement, (places: readonly string[]) => string>,
    work,
  },
};

function orOf(places: readonly string[]): string {
  const shown = places.slice(0, 3);
  return shown.length < 2
    ? (shown[0] ?? '')
    : `${shown.slice(0, -1).join(', ')} or ${shown.at(-1)}`;
}
